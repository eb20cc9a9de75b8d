import { type MessageChannel, messageChannels } from '@volante/contract/notifications/channels.ts';
import type { BulkAct, SkipReason } from '@volante/contract/staff/bulk/bulk.ts';
import { formatNumber } from '../../lib/format.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary, plural } from '../../lib/text.ts';

/** Who gets applications: somebody by name, oneself, or nobody. */
export type Receiver = { name: string } | 'me' | null;

/** What a sentence may say of an order. */
export interface Facts {
  to: Receiver;
  days: number;
}

const counted = (language: Language) => (n: number, one: string, other: string) =>
  `${formatNumber(n, language)} ${plural(language, n, { one, other })}`;
const es = counted('es');
const en = counted('en');
const formEs = (n: number, one: string, other: string) => plural('es', n, { one, other });
const formEn = (n: number, one: string, other: string) => plural('en', n, { one, other });
const toEs = (to: Exclude<Receiver, null>) => (to === 'me' ? 'ti' : to.name);
const toEn = (to: Exclude<Receiver, null>) => (to === 'me' ? 'you' : to.name);

type Sentence = (n: number, facts: Facts) => string;
type ByChannel = Readonly<Record<MessageChannel, number>>;
/** Those that some go by. */
const some = (language: Language, counts: ByChannel, names: Record<MessageChannel, string>) =>
  messageChannels.flatMap((channel) =>
    counts[channel] > 0 ? [`${names[channel]}: ${formatNumber(counts[channel], language)}`] : [],
  );
type OfEachAct = Record<BulkAct, Sentence>;
type OfEachReason = Record<SkipReason, Sentence>;

export const bulkTexts = dictionary({
  es: {
    start: 'Seleccionar',
    stop: 'Terminar de seleccionar',
    select: (name: string) => `Seleccionar a ${name}`,
    selectAll: 'Seleccionar todas las que se ven',
    selectAllOf: (n: number) => formEs(n, 'La que se ve', `Las ${formatNumber(n, 'es')} que se ven`),
    selected: (n: number) => es(n, 'seleccionada', 'seleccionadas'),
    clear: 'Quitar la selección',
    acts: 'Qué hacer',
    act: {
      assign: 'Asignar a…',
      tell: 'Avisar lo devuelto…',
      send_link: 'Enviar enlaces…',
      close_silent: 'Cerrar las que no contestan…',
    },
    title: {
      assign: (n: number) => `Asignar ${es(n, 'solicitud', 'solicitudes')}`,
      tell: (n: number) => `Avisar a ${es(n, 'conductor', 'conductores')} lo que se devolvió`,
      send_link: (n: number) => `Enviar su enlace a ${es(n, 'conductor', 'conductores')}`,
      close_silent: (n: number) => `Cerrar las que no contestan, entre ${es(n, 'solicitud', 'solicitudes')}`,
    },
    to: '¿A quién?',
    toNobody: 'Nadie',
    toMe: (name: string) => `${name} (tú)`,
    choose: 'Elige',
    chooseTo: 'Elige a quién.',
    days: '¿Cuántos días sin respuesta?',
    daysHint: 'Se cierran solo aquellas cuyo conductor no ha hecho nada en ese tiempo.',
    daysWrong: (least: number, most: number) => `Escribe un número de ${least} a ${most}.`,
    look: 'Ver qué va a pasar',
    looking: 'Revisando qué va a pasar…',
    back: 'Cambiar',
    cancel: 'Cancelar',
    close: 'Cerrar',
    none: 'No hay nada que hacer con las que elegiste.',
    noneToSend: 'Ahora no hay nada que enviar.',
    stay: (n: number) => `${es(n, 'se queda', 'se quedan')} como ${formEs(n, 'está', 'están')}:`,
    will: {
      assign: (n, { to }) =>
        to === null
          ? `${es(n, 'va a quedar', 'van a quedar')} sin nadie a cargo.`
          : `${es(n, 'se va a asignar', 'se van a asignar')} a ${toEs(to)}.`,
      tell: (n) =>
        `${formEs(n, 'Le', 'Les')} vamos a avisar a ${es(n, 'conductor', 'conductores')} lo que se devolvió.`,
      send_link: (n) => `${formEs(n, 'Le', 'Les')} vamos a enviar su enlace a ${es(n, 'conductor', 'conductores')}.`,
      close_silent: (n, { days }) =>
        `${es(n, 'se va a cerrar: su conductor lleva', 'se van a cerrar: sus conductores llevan')} ${days} días o más sin hacer nada. Se ${formEs(n, 'le', 'les')} avisa por donde se pueda.`,
    } satisfies OfEachAct as OfEachAct,
    channels: (counts: ByChannel) =>
      `${some('es', counts, { whatsapp: 'WhatsApp', sms: 'Mensaje de texto', email: 'Correo' }).join(' · ')}.`,
    lines: (n: number) => formEs(n, 'renglón', 'renglones'),
    /** Whether it can be undone. */
    after: {
      assign: 'Lo puedes deshacer.',
      tell: 'Un aviso enviado no se puede deshacer.',
      send_link: 'Un enlace enviado no se puede deshacer.',
      close_silent:
        'No se deshacen juntas: cada una se puede abrir otra vez en su página, o vuelve el conductor con su enlace.',
    },
    go: {
      assign: (n: number) => `Asignar ${formatNumber(n, 'es')}`,
      tell: (n: number) => `Avisar a ${formatNumber(n, 'es')}`,
      send_link: (n: number) => `Enviar ${es(n, 'enlace', 'enlaces')}`,
      close_silent: (n: number) => `Cerrar ${formatNumber(n, 'es')}`,
    },
    progress: (done: number, all: number) => `${formatNumber(done, 'es')} de ${formatNumber(all, 'es')}`,
    broken: (done: number, all: number) =>
      `${formEs(done, 'Va', 'Van')} ${formatNumber(done, 'es')} de ${formatNumber(all, 'es')}.`,
    stopHere: 'Parar aquí',
    goOn: (n: number) => formEs(n, 'Seguir con la que falta', `Seguir con las ${formatNumber(n, 'es')} que faltan`),
    did: {
      assign: (n, { to }) =>
        to === null
          ? `${es(n, 'quedó', 'quedaron')} sin nadie a cargo.`
          : `${es(n, 'asignada', 'asignadas')} a ${toEs(to)}.`,
      tell: (n) => `Aviso en camino a ${es(n, 'conductor', 'conductores')}.`,
      send_link: (n) => `Enlace en camino a ${es(n, 'conductor', 'conductores')}.`,
      close_silent: (n) => `${es(n, 'solicitud cerrada', 'solicitudes cerradas')}.`,
    } satisfies OfEachAct as OfEachAct,
    stayed: (n: number) => `${es(n, 'se quedó como estaba', 'se quedaron como estaban')}.`,
    undo: 'Deshacer',
    undone: (n: number) => `Deshecho: ${es(n, 'vuelve', 'vuelven')} a quien ${formEs(n, 'la', 'las')} tenía.`,
    notUndone: (n: number) => `${es(n, 'no vuelve: cambió', 'no vuelven: cambiaron')} mientras tanto.`,
    reason: {
      already: (n, { to }) =>
        to === null
          ? es(n, 'ya no está a cargo de nadie', 'ya no están a cargo de nadie')
          : to === 'me'
            ? es(n, 'ya es tuya', 'ya son tuyas')
            : `${es(n, 'ya está', 'ya están')} a cargo de ${to.name}`,
      changed_meanwhile: (n) => es(n, 'cambió mientras tanto', 'cambiaron mientras tanto'),
      account_disabled: (n, { to }) =>
        `${es(n, 'no se puede', 'no se pueden')} asignar: ${to === 'me' || to === null ? 'esa cuenta' : to.name} no recibe solicitudes`,
      other_country: (n, { to }) =>
        `${es(n, 'no se puede', 'no se pueden')} asignar: ${to === 'me' || to === null ? 'esa cuenta' : to.name} no trabaja en ese país`,
      nothing_to_tell: (n) => es(n, 'no tiene nada por avisar', 'no tienen nada por avisar'),
      no_channel: (n) => es(n, 'no tiene por dónde recibirlo', 'no tienen por dónde recibirlo'),
      agreement_missing: (n) =>
        es(n, 'es de un conductor que no ha aceptado mensajes', 'son de conductores que no han aceptado mensajes'),
      sent_today: (n) =>
        es(n, 'ya recibió el enlace en las últimas 24 horas', 'ya recibieron el enlace en las últimas 24 horas'),
      no_link: (n) => es(n, 'no tiene enlace', 'no tienen enlace'),
      not_silent: (n, { days }) =>
        `${es(n, 'no lleva', 'no llevan')} ${days} días ${formEs(n, 'pendiente', 'pendientes')} de su conductor`,
      application_closed: (n) => es(n, 'ya está cerrada', 'ya están cerradas'),
      not_found: (n) => es(n, 'ya no existe', 'ya no existen'),
      refused: (n) => es(n, 'no se pudo', 'no se pudieron'),
    } satisfies OfEachReason as OfEachReason,
  },
  en: {
    start: 'Select',
    stop: 'Stop selecting',
    select: (name: string) => `Select ${name}`,
    selectAll: 'Select all that are shown',
    selectAllOf: (n: number) => formEn(n, 'The one shown', `All ${formatNumber(n, 'en')} shown`),
    selected: (n: number) => en(n, 'selected', 'selected'),
    clear: 'Clear the selection',
    acts: 'What to do',
    act: {
      assign: 'Assign to…',
      tell: 'Tell what was sent back…',
      send_link: 'Send links…',
      close_silent: 'Close silent ones…',
    },
    title: {
      assign: (n: number) => `Assign ${en(n, 'application', 'applications')}`,
      tell: (n: number) => `Tell ${en(n, 'driver', 'drivers')} what was sent back`,
      send_link: (n: number) => `Send ${en(n, 'driver', 'drivers')} their link`,
      close_silent: (n: number) => `Close the silent ones of ${en(n, 'application', 'applications')}`,
    },
    to: 'To whom?',
    toNobody: 'Nobody',
    toMe: (name: string) => `${name} (you)`,
    choose: 'Choose',
    chooseTo: 'Choose to whom.',
    days: 'How many days of silence?',
    daysHint: 'Only those are closed whose driver has done nothing for so long.',
    daysWrong: (least: number, most: number) => `Write a number from ${least} to ${most}.`,
    look: 'See what will happen',
    looking: 'Checking what will happen…',
    back: 'Change',
    cancel: 'Cancel',
    close: 'Close',
    none: 'There is nothing to do with those you chose.',
    noneToSend: 'There is nothing to send now.',
    stay: (n: number) => `${en(n, 'stays', 'stay')} as ${formEn(n, 'it is', 'they are')}:`,
    will: {
      assign: (n, { to }) => `${formatNumber(n, 'en')} will be assigned to ${to === null ? 'nobody' : toEn(to)}.`,
      tell: (n) => `${en(n, 'driver', 'drivers')} will be told what was sent back.`,
      send_link: (n) => `${en(n, 'driver', 'drivers')} will be sent their link.`,
      close_silent: (n, { days }) =>
        `${formatNumber(n, 'en')} will be closed: ${formEn(n, 'its driver has', 'their drivers have')} done nothing for ${days} days or more. They are told wherever they can be reached.`,
    },
    channels: (counts: ByChannel) =>
      `${some('en', counts, { whatsapp: 'WhatsApp', sms: 'Text message', email: 'E-mail' }).join(' · ')}.`,
    lines: (n: number) => formEn(n, 'line', 'lines'),
    after: {
      assign: 'You can undo it.',
      tell: 'A message that was sent can’t be undone.',
      send_link: 'A link that was sent can’t be undone.',
      close_silent:
        'They aren’t reopened together: each can be reopened on its page, or the driver comes back with the link.',
    },
    go: {
      assign: (n: number) => `Assign ${formatNumber(n, 'en')}`,
      tell: (n: number) => `Tell ${formatNumber(n, 'en')}`,
      send_link: (n: number) => `Send ${en(n, 'link', 'links')}`,
      close_silent: (n: number) => `Close ${formatNumber(n, 'en')}`,
    },
    progress: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')}`,
    broken: (done: number, all: number) => `${formatNumber(done, 'en')} of ${formatNumber(all, 'en')} done so far.`,
    stopHere: 'Stop here',
    goOn: (n: number) => `Go on with the ${formEn(n, 'one', `${formatNumber(n, 'en')}`)} left`,
    did: {
      assign: (n, { to }) => `${formatNumber(n, 'en')} assigned to ${to === null ? 'nobody' : toEn(to)}.`,
      tell: (n) => `A message is on its way to ${en(n, 'driver', 'drivers')}.`,
      send_link: (n) => `A link is on its way to ${en(n, 'driver', 'drivers')}.`,
      close_silent: (n) => `${en(n, 'application', 'applications')} closed.`,
    },
    stayed: (n: number) => `${en(n, 'stayed as it was', 'stayed as they were')}.`,
    undo: 'Undo',
    undone: (n: number) => `Undone: ${en(n, 'is', 'are')} back with whoever had ${formEn(n, 'it', 'them')}.`,
    notUndone: (n: number) => `${en(n, 'isn’t: it was', 'aren’t: they were')} changed meanwhile.`,
    reason: {
      already: (n, { to }) =>
        to === null
          ? en(n, 'is nobody’s already', 'are nobody’s already')
          : `${en(n, 'is', 'are')} ${to === 'me' ? 'yours' : `${to.name}’s`} already`,
      changed_meanwhile: (n) => en(n, 'was changed meanwhile', 'were changed meanwhile'),
      account_disabled: (n, { to }) =>
        `${formatNumber(n, 'en')} can’t be assigned: ${to === 'me' || to === null ? 'that account' : to.name} gets no applications`,
      other_country: (n, { to }) =>
        `${formatNumber(n, 'en')} can’t be assigned: ${to === 'me' || to === null ? 'that account' : to.name} doesn’t work in that country`,
      nothing_to_tell: (n) => en(n, 'has nothing to tell', 'have nothing to tell'),
      no_channel: (n) => en(n, 'has no way to receive it', 'have no way to receive it'),
      agreement_missing: (n) =>
        en(n, 'is of a driver who hasn’t agreed to messages', 'are of drivers who haven’t agreed to messages'),
      sent_today: (n) => en(n, 'got the link within the last 24 hours', 'got the link within the last 24 hours'),
      no_link: (n) => en(n, 'has no link', 'have no links'),
      not_silent: (n, { days }) =>
        `${en(n, 'hasn’t', 'haven’t')} waited for ${formEn(n, 'its driver', 'their drivers')} for ${days} days`,
      application_closed: (n) => en(n, 'is closed already', 'are closed already'),
      not_found: (n) => en(n, 'doesn’t exist any more', 'don’t exist any more'),
      refused: (n) => en(n, 'was refused', 'were refused'),
    },
  },
});
