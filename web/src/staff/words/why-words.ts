import { isClosedReason } from '@volante/contract/admission/closing.ts';
import { isDocumentType } from '@volante/contract/documents/rules.ts';
import { platforms } from '@volante/contract/earnings/platforms.ts';
import type { Why } from '@volante/contract/staff/queue-row.ts';
import type { Language } from '../../lib/language.ts';
import { dictionary } from '../../lib/text.ts';
import { closedWords } from './closed-words.ts';
import { staffDocumentName } from './document-names.ts';
import { showMoment, showMomentIn } from './moments.ts';

/** Why an application waits, or why a move is doubtful or refused, in a sentence. `zone` is the driver's; null where no reason names a moment. */
export function whyText({ code, params }: Why, language: Language, zone: string | null): string {
  // A page that is older than the server doesn't know its newest reasons.
  const text = texts[language][code]?.(figuresOf(params, language, zone)) ?? '';
  // The dot of a Spanish time (`9:00 a.m.`) also ends the sentence.
  return text.replace(/\.\.$/, '.');
}

interface Reports {
  count: number;
  names: string;
  platform: string;
  part: string;
  at: string;
  /** The same moment, of something that didn't happen where the driver is. */
  when: string;
  /** By which the link was sent; '' if a person told the driver. */
  channel: string;
  /** Why it was closed without decision. */
  closed: string;
}

function figuresOf(params: Why['params'], language: Language, zone: string | null): Reports {
  const { count, types, steps, parts, platform, part, at, reason, channel } = params as Record<string, unknown>;
  const words = texts[language];
  const names = [
    ...asList(types).map((type) => (isDocumentType(type) ? staffDocumentName(type, language) : type)),
    ...asList(parts).map((each) => (words.parts as Record<string, string>)[each] ?? each),
    ...asList(steps).map((step) => (words.steps as Record<string, string>)[step] ?? step),
  ];
  return {
    count: typeof count === 'number' ? count : names.length,
    names: names.join(', '),
    platform: (platforms as Record<string, { name: string }>)[String(platform)]?.name ?? String(platform ?? ''),
    part: (words.parts as Record<string, string>)[String(part)] ?? String(part ?? ''),
    closed: isClosedReason(reason) ? closedWords[language][reason] : '',
    at: typeof at === 'string' && zone !== null ? showMomentIn(zone, at, language) : '',
    when: typeof at === 'string' ? showMoment(at, language) : '',
    channel: (words.channels as Record<string, string>)[String(channel)] ?? '',
  };
}

function asList(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

type Say = (figures: Reports) => string;
const say = (sentence: Say): Say => sentence;
const many = (count: number, item: string, more: string) => (count === 1 ? item : `${count} ${more}`);

const texts = dictionary({
  es: {
    decided: say(() => 'Ya tiene una decisión.'),
    closed: say(({ closed }) => `Se cerró sin decisión${closed && `: ${closed}`}.`),
    confirm: say(() => 'Otra persona tiene que confirmar la decisión.'),
    visit_unreported: say(() => 'La videollamada ya pasó y falta su reporte.'),
    visit_passed: say(() => 'La videollamada fue satisfactoria: falta decidir.'),
    visit_failed: say(() => 'La videollamada no fue satisfactoria: falta decidir.'),
    legal_check: say(() => 'Espera la revisión legal.'),
    papers_to_review: say(({ count }) => `${many(count, '1 documento', 'documentos')} por revisar.`),
    correction_answered: say(({ part }) => `El conductor contestó una corrección${part && ` de ${part}`}.`),
    parts_to_approve: say(({ names }) => `Falta aprobar${names && ` ${names}`}.`),
    ready_to_move: say(() => 'No falta nada: puede avanzar.'),
    account_reading: say(({ platform }) => `Estamos leyendo su cuenta${platform && ` de ${platform}`}.`),
    visit_ahead: say(({ at }) => `Tiene videollamada${at && ` el ${at}`}.`),
    driver_steps: say(({ names }) => `Le falta al conductor${names && `: ${names}`}.`),
    link_made: say(({ when }) => `Se creó su enlace${when && ` el ${when}`}.`),
    link_sent: say(({ channel, when }) => {
      const done = channel ? `Se le envió el enlace por ${channel}` : 'Se le dio el enlace';
      return `${done}${when && ` el ${when}`}.`;
    }),
    link_opened: say(({ when }) => `Abrió el enlace por primera vez${when && ` el ${when}`}.`),
    begun: say(({ when }) => `Empezó a llenar su solicitud${when && ` el ${when}`}.`),
    not_in_table: say(() => 'Desde esta etapa no se puede pasar ahí.'),
    role: say(() => 'Con tu rol no puedes hacerlo.'),
    papers_not_reviewed: say(({ count }) => `${many(count, '1 documento', 'documentos')} sin revisar.`),
    papers_missing: say(({ names }) => `Faltan documentos${names && `: ${names}`}.`),
    earnings_not_approved: say(() => 'Las ganancias no están aprobadas.'),
    data_not_approved: say(() => 'Los datos personales no están aprobados.'),
    facts_differ: say(({ count }) => `${many(count, '1 dato no coincide', 'datos no coinciden')}.`),
    matches_open: say(({ count }) => `${many(count, '1 coincidencia', 'coincidencias')} con otras solicitudes.`),
    visit_not_recorded: say(() => 'No hay una videollamada reportada como satisfactoria.'),
    second_person: say(() => 'Otra persona tiene que confirmarlo.'),
    second_person_by_amount: say(() => 'Según el monto, puede que otra persona tenga que confirmarlo.'),
    far_from_median: say(() => 'Está lejos de lo que gana casi siempre.'),
    typed: say(() => 'La escribió a mano.'),
    equal_figures: say(() => 'Varias semanas tienen la misma cifra.'),
    other_name: say(() => 'Su perfil tiene otro nombre.'),
    other_platform: say(({ platform }) => `La captura nombra otra plataforma${platform && `: ${platform}`}.`),
    part_of_range: say(() => 'De las fechas solo se leyó una parte.'),
    negative_week: say(() => 'La captura muestra una cantidad negativa.'),
    parts_exceed: say(() => 'En la captura, las partes suman más que el total.'),
    two_totals: say(() => 'En la captura hay dos totales de la semana.'),
    other_sum: say(() => 'Las palabras junto al monto nombran otra cosa.'),
    no_trips: say(() => 'La captura dice cero viajes.'),
    too_much: say(() => 'Es más de lo que se suele ganar en una semana.'),
    other_span: say(() => 'La captura parece de otras fechas, no de una semana.'),
    other_currency: say(() => 'La captura muestra otra moneda.'),
    several_weeks: say(() => 'La captura muestra varias semanas.'),
    several_names: say(() => 'La captura de su perfil muestra más de un nombre.'),
    cut_name: say(() => 'En la captura de su perfil, el nombre no sale completo.'),
    other_total: say(() => 'Dos capturas dicen totales distintos de la misma semana.'),
    other_person: say(() => 'La captura nombra a otra persona.'),
    other_phone: say(() => 'La captura parece de otro teléfono.'),
    other_app: say(() => 'La captura no se parece a las demás.'),
    far_above: say(() => 'Es más del triple de lo que dicen las otras capturas.'),
    uneven_digits: say(() => 'Un dígito de la cantidad no se ve como los demás.'),
    from_gallery: say(() => 'Parece tomada en la galería del teléfono, no en la app.'),
    reading_waits: say(() => 'Todavía se está leyendo.'),
    no_reader: say(() => 'Este tipo de documento no se lee: compáralo a mano.'),
    nothing_read: say(() => 'No se encontró ningún dato.'),
    photo_unclear: say(() => 'La foto no se alcanza a leer.'),
    steps: {
      contact: 'contacto',
      earnings: 'ganancias',
      personal_data: 'datos personales',
      documents: 'documentos',
      review: 'revisar y enviar',
      home_visit: 'videollamada',
    },
    parts: {
      personal_data: 'sus datos personales',
      earnings: 'sus ganancias',
      obligor: 'su aval',
      home_photos: 'las fotos de su casa',
    },
    channels: { whatsapp: 'WhatsApp', sms: 'mensaje de texto', email: 'correo' },
  },
  en: {
    decided: say(() => 'It’s decided.'),
    closed: say(({ closed }) => `Closed without decision${closed && `: ${closed}`}.`),
    confirm: say(() => 'Another person has to confirm the decision.'),
    visit_unreported: say(() => 'The video call is over and has no report yet.'),
    visit_passed: say(() => 'The video call went well: it’s time to decide.'),
    visit_failed: say(() => 'The video call didn’t go well: it’s time to decide.'),
    legal_check: say(() => 'Waits for the legal check.'),
    papers_to_review: say(({ count }) => `${many(count, '1 document', 'documents')} to review.`),
    correction_answered: say(({ part }) => `The driver answered a correction${part && ` of ${part}`}.`),
    parts_to_approve: say(({ names }) => `Not approved yet${names && `: ${names}`}.`),
    ready_to_move: say(() => 'Nothing is missing: it can move on.'),
    account_reading: say(({ platform }) => `We’re reading their ${platform ? `${platform} ` : ''}account.`),
    visit_ahead: say(({ at }) => `A video call is booked${at && ` for ${at}`}.`),
    driver_steps: say(({ names }) => `The driver still has to do${names ? `: ${names}` : ' something'}.`),
    link_made: say(({ when }) => `Their link was made${when && ` on ${when}`}.`),
    link_sent: say(({ channel, when }) => {
      const done = channel ? `The link was sent to them by ${channel}` : 'They were given the link';
      return `${done}${when && ` on ${when}`}.`;
    }),
    link_opened: say(({ when }) => `They first opened the link${when && ` on ${when}`}.`),
    begun: say(({ when }) => `They began to fill in their application${when && ` on ${when}`}.`),
    not_in_table: say(() => 'It can’t go there from this stage.'),
    role: say(() => 'Your role can’t do this.'),
    papers_not_reviewed: say(({ count }) => `${many(count, '1 document isn’t', 'documents aren’t')} reviewed.`),
    papers_missing: say(({ names }) => `Documents are missing${names && `: ${names}`}.`),
    earnings_not_approved: say(() => 'The earnings aren’t approved.'),
    data_not_approved: say(() => 'The personal data aren’t approved.'),
    facts_differ: say(({ count }) => `${many(count, '1 fact differs', 'facts differ')}.`),
    matches_open: say(({ count }) => `${many(count, '1 match', 'matches')} with other applications.`),
    visit_not_recorded: say(() => 'No video call was reported as passed.'),
    second_person: say(() => 'Another person will have to confirm it.'),
    second_person_by_amount: say(() => 'Depending on the amount, another person may have to confirm it.'),
    far_from_median: say(() => 'It’s far from what they usually earn.'),
    typed: say(() => 'It was typed by hand.'),
    equal_figures: say(() => 'Several weeks have the same figure.'),
    other_name: say(() => 'Their profile has another name.'),
    other_platform: say(({ platform }) => `The screenshot names another platform${platform && `: ${platform}`}.`),
    part_of_range: say(() => 'Only part of the dates was read.'),
    negative_week: say(() => 'The screenshot shows a negative amount.'),
    parts_exceed: say(() => 'On the screenshot, the parts add up to more than the total.'),
    two_totals: say(() => 'The screenshot shows two totals for the week.'),
    other_sum: say(() => 'The words beside the amount name something else.'),
    no_trips: say(() => 'The screenshot says zero trips.'),
    too_much: say(() => 'It’s more than a week usually brings.'),
    other_span: say(() => 'The screenshot looks like another period, not a week.'),
    other_currency: say(() => 'The screenshot shows another currency.'),
    several_weeks: say(() => 'The screenshot shows several weeks.'),
    several_names: say(() => 'The screenshot of their profile shows more than one name.'),
    cut_name: say(() => 'On the screenshot of their profile, the name is cut off.'),
    other_total: say(() => 'Two screenshots give different totals for the same week.'),
    other_person: say(() => 'The screenshot names another person.'),
    other_phone: say(() => 'The screenshot looks like another phone’s.'),
    other_app: say(() => 'The screenshot doesn’t look like the others.'),
    far_above: say(() => 'It’s more than three times what the other screenshots say.'),
    uneven_digits: say(() => 'One digit of the amount doesn’t look like the others.'),
    from_gallery: say(() => 'It looks taken in the phone’s gallery, not in the app.'),
    reading_waits: say(() => 'It’s still being read.'),
    no_reader: say(() => 'This kind of document isn’t read: compare it by hand.'),
    nothing_read: say(() => 'Nothing was found in it.'),
    photo_unclear: say(() => 'The photo is too unclear to read.'),
    steps: {
      contact: 'contact',
      earnings: 'earnings',
      personal_data: 'personal data',
      documents: 'documents',
      review: 'review and send',
      home_visit: 'video call',
    },
    parts: {
      personal_data: 'their personal data',
      earnings: 'their earnings',
      obligor: 'their guarantor',
      home_photos: 'the photos of their home',
    },
    channels: { whatsapp: 'WhatsApp', sms: 'text message', email: 'e-mail' },
  },
});
