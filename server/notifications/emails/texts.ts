import type { Language } from '@volante/contract/countries/country.ts';
import { atTime } from '@volante/contract/words/day-and-time.ts';
import type { EmailKind } from '../kinds.ts';

/** Facts that only some messages may state: they hold for some applications and installations. */
interface Claims {
  brand: string;
  /** The company has set a contact. */
  canAsk: boolean;
  /** Staff have set a day from which the driver may apply again. */
  canApplyAgain: boolean;
  /** Apart from the tasks in this message, nothing is missing. */
  hasRest: boolean;
  /** The sentence that says how long an answer usually takes; '' while too few are known. */
  answerTime: string;
  /** The driver may still move the visit. */
  canMove: boolean;
}

/** A sentence that always holds, or one for given facts; null: nothing to say. */
type Sentence = string | ((claims: Claims) => string | null);

interface Words {
  subject: (facts: { brand: string; day: string; time: string; asker: string }) => string;
  lines: string[];
  /** Replacements for `lines`, by the variant of the message. */
  variants?: Record<string, string[]>;
  /** The sentence that announces the points; left out when there are none. */
  pointsLead?: string;
  /** Below the day and time, or the lines. In `lines`, `{day}` is the announced day. */
  after: Sentence[];
  /** The button's words, if they aren't the usual ones. */
  open?: string;
  /** Replaces `after` once the application is decided. */
  afterDecision?: Sentence[];
}

interface EmailTexts {
  greeting: (name: string) => string;
  at: (time: string, place: string) => string;
  join: string;
  open: string;
  /** Who asks a guarantor, while the driver hasn't given a name. */
  someone: string;
  /** Shown instead of the button while the meeting has no link. */
  joinLater: string;
  help: (channels: string) => string;
  emails: Record<EmailKind, Words>;
}

const change = {
  'es-MX': ({ canMove }: Claims) =>
    `Si necesitas ${canMove ? 'cambiarla o cancelarla' : 'cancelarla'}, abre el enlace de tu solicitud.`,
  en: ({ canMove }: Claims) => `To ${canMove ? 'change or cancel' : 'cancel'} it, open your application link.`,
};
const ready = {
  'es-MX': 'Dura unos 30 minutos. Ten a la mano tu teléfono con buena señal.',
  en: 'It takes about 30 minutes. Have your phone ready, with a good signal.',
};

/** The texts of every message, in both languages. `{asker}` is the driver who asks a guarantor. */
export const emailTexts: Record<Language, EmailTexts> = {
  'es-MX': {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    at: (time, place) => `${time}, ${place}`,
    join: 'Entrar a la videollamada',
    open: 'Abrir mi solicitud',
    someone: 'Alguien que te conoce',
    joinLater: 'Para entrar a la videollamada, abre el enlace de tu solicitud.',
    help: (channels) => `¿Dudas? Aquí te ayudamos: ${channels}`,
    emails: {
      application_sent: {
        subject: () => 'Recibimos tu solicitud',
        lines: ['Ya tenemos tu solicitud. Una persona va a revisar tus datos y tus documentos.'],
        after: [
          ({ answerTime }) => answerTime || null,
          'En el enlace de tu solicitud puedes ver cómo va, y si falta algo o hay que corregir un documento.',
          'Guarda ese enlace y no lo compartas. Con él se entra a tu solicitud.',
        ],
      },
      privacy_answered: {
        subject: () => 'Contestamos lo que pediste sobre tus datos',
        lines: ['Ya contestamos lo que nos pediste sobre tus datos.'],
        after: ['Para leer la respuesta, abre el enlace de tu solicitud y entra a «Ver todos mis datos».'],
      },
      erased: {
        subject: () => 'Borramos tus datos',
        lines: ['Borramos tus datos y tus archivos, como lo pediste. El enlace de tu solicitud ya no abre nada.'],
        after: [],
      },
      application_link: {
        subject: ({ brand }) => `Tu enlace para tu solicitud en ${brand}`,
        lines: ['Nos pediste un auto. Llena tu solicitud desde tu celular, cuando te quede bien.'],
        variants: { begun: ['Con este enlace sigues tu solicitud donde la dejaste, cuando te quede bien.'] },
        after: [
          'Guarda este correo y no lo reenvíes. El enlace abre tu solicitud.',
          'Si no lo esperabas, borra este correo.',
        ],
      },
      guarantor_asked: {
        subject: ({ asker, brand }) =>
          asker ? `${asker} te pide ser su aval en ${brand}` : `Te piden ser aval en ${brand}`,
        open: 'Ver qué me piden',
        lines: ['{asker} quiere un auto con nosotros y te pide ser su aval.'],
        after: [
          'En este enlace te decimos a qué te comprometes y cómo dejar de ser aval. Puedes aceptar o decir que no.',
          'Este enlace es solo para ti. No lo reenvíes.',
          'Si no conoces a esta persona, borra este correo. No te compromete a nada.',
        ],
      },
      guarantor_reminder: {
        subject: ({ asker, brand }) =>
          asker ? `${asker} espera tu respuesta en ${brand}` : `Esperan tu respuesta en ${brand}`,
        open: 'Ver qué me piden',
        lines: ['{asker} te pidió ser su aval y todavía no respondes. Te lo recordamos solo esta vez.'],
        after: [
          'En este enlace te decimos a qué te comprometes y cómo dejar de ser aval. Puedes aceptar o decir que no.',
          'Si no haces nada, no te comprometes a nada.',
        ],
      },
      visit_booked: {
        subject: ({ day, time }) => `Tu videollamada desde tu casa: ${day}, ${time}`,
        lines: ['Tu videollamada desde tu casa quedó agendada.'],
        after: [ready['es-MX'], change['es-MX']],
      },
      visit_moved: {
        subject: ({ day, time }) => `Tu videollamada desde tu casa cambió: ${day}, ${time}`,
        lines: ['Tu videollamada desde tu casa tiene nueva fecha. La anterior ya no cuenta.'],
        after: [ready['es-MX'], change['es-MX']],
      },
      visit_cancelled: {
        subject: ({ day, time }) => `Cancelamos tu videollamada del ${day}, ${time}`,
        lines: ['Esta videollamada quedó cancelada:'],
        after: ['Si quieres otra fecha, abre el enlace de tu solicitud.'],
        afterDecision: ['Ya hay una decisión sobre tu solicitud. Para saber más, abre su enlace.'],
      },
      visit_reminder_day: {
        subject: ({ day, time }) => `Ya casi es tu videollamada desde tu casa: ${day}, ${time}`,
        lines: ['Te recordamos tu videollamada desde tu casa.'],
        after: [ready['es-MX'], change['es-MX']],
      },
      visit_reminder_hour: {
        subject: ({ time }) => `Tu videollamada desde tu casa empieza ${atTime(time, 'es')}`,
        lines: ['Tu videollamada desde tu casa empieza en menos de una hora.'],
        after: [ready['es-MX']],
      },
      papers_sent_back: {
        subject: () => 'Falta algo para seguir con tu solicitud',
        lines: ['Revisamos tu solicitud.'],
        variants: { turn: ['Ya puedes seguir con tu solicitud.'] },
        pointsLead: 'Para seguir, falta que hagas esto:',
        after: [
          'Abre el enlace de tu solicitud. Ahí ves qué hacer en cada caso.',
          ({ hasRest }) => (hasRest ? 'Lo demás ya lo tenemos. No hace falta que lo envíes otra vez.' : null),
        ],
      },
      visit_wanted: {
        subject: () => 'Elige cuándo hacemos la videollamada desde tu casa',
        lines: ['Lo que sigue: tu videollamada desde tu casa. Elige el día y la hora que mejor te queden.'],
        variants: {
          repeat: ['Necesitamos repetir la videollamada desde tu casa. Elige otro día y otra hora.'],
          no_show: ['No pudimos verte en tu videollamada. No pasa nada, elige otro día y otra hora.'],
        },
        after: ['Para elegir, abre el enlace de tu solicitud.', ready['es-MX']],
      },
      approved: {
        subject: () => '¡Felicidades! Tu solicitud fue aprobada',
        lines: ['Aprobamos tu solicitud.', 'Un asesor te va a llamar o escribir para entregarte tu auto.'],
        after: ['En el enlace de tu solicitud puedes ver qué sigue y qué llevar.'],
      },
      rejected: {
        subject: () => 'Ya hay una respuesta a tu solicitud',
        lines: ['Esta vez no pudimos aprobar tu solicitud. Gracias por tu tiempo.'],
        pointsLead: 'Por qué:',
        after: [
          ({ canAsk, brand }) => (canAsk ? `Si quieres preguntar por la decisión, habla con ${brand}.` : null),
          ({ canApplyAgain }) =>
            `En el enlace de tu solicitud puedes ver lo que enviaste${canApplyAgain ? ' y cuándo puedes intentarlo otra vez' : ''}.`,
        ],
      },
      erasure_ahead: {
        subject: () => 'Tu solicitud se va a borrar pronto',
        lines: ['Tu solicitud lleva tiempo sin cambios. Si sigue así, el {day} borramos tus datos y tus archivos.'],
        after: [
          'Para conservarla, abre el enlace de tu solicitud y continúa.',
          'Si ya no la necesitas, no tienes que hacer nada.',
        ],
      },
      access_code: {
        subject: ({ brand }) => `Tu código para ver tu solicitud en ${brand}`,
        lines: ['Tu código es {code}.', 'Vale 10 minutos, y solo en el teléfono o la computadora donde lo pediste.'],
        after: [
          ({ brand }) => `No se lo des a nadie. Tampoco a nosotros: nadie de ${brand} te lo va a pedir.`,
          'Si no lo pediste, no tienes que hacer nada. Sin el código no se ven tus datos.',
        ],
      },
      new_device: {
        subject: () => 'Tu solicitud ya se ve en otro dispositivo',
        lines: ['Tu solicitud ya se ve en otro dispositivo: {device}.', 'Cuándo: {at}.', 'Cómo: {how}.'],
        open: 'Ver mis teléfonos',
        after: [
          'Si fuiste tú, no tienes que hacer nada.',
          'Si no fuiste tú, ábrelo en tus teléfonos y toca «No fui yo».',
        ],
      },
      link_replaced: {
        subject: ({ brand }) => `Tu nuevo enlace para tu solicitud en ${brand}`,
        lines: [
          'Nos dijiste que no conoces un dispositivo que veía tu solicitud. Ya no la ve, y tu enlace de antes ya no sirve.',
        ],
        after: ['De ahora en adelante, entra con el enlace de este correo.'],
      },
    },
  },
  en: {
    greeting: (name) => (name ? `Hi ${name},` : 'Hi,'),
    at: (time, place) => `${time}, ${place}`,
    join: 'Join the video call',
    open: 'Open my application',
    someone: 'Somebody who knows you',
    joinLater: 'To join the video call, open your application link.',
    help: (channels) => `Questions? We’re here to help: ${channels}`,
    emails: {
      application_sent: {
        subject: () => 'We have your application',
        lines: ['We have your application. A person will review your information and your documents.'],
        after: [
          ({ answerTime }) => answerTime || null,
          'Your application link shows where it stands, and whether anything is missing or needs fixing.',
          'Keep that link and don’t share it. It opens your application.',
        ],
      },
      privacy_answered: {
        subject: () => 'We answered what you asked about your information',
        lines: ['We answered what you asked about your information.'],
        after: ['To read the answer, open your application link and go to “See all my information”.'],
      },
      erased: {
        subject: () => 'We erased your information',
        lines: [
          'We erased your information and your files, as you asked. Your application link doesn’t open anything anymore.',
        ],
        after: [],
      },
      application_link: {
        subject: ({ brand }) => `Your link to your application with ${brand}`,
        lines: ['You asked us for a car. Fill in your application on your phone, whenever it suits you.'],
        variants: {
          begun: ['Use this link to go on with your application where you left off, whenever it suits you.'],
        },
        after: [
          'Keep this e-mail and don’t forward it. The link opens your application.',
          'If you weren’t expecting it, delete this e-mail.',
        ],
      },
      guarantor_asked: {
        subject: ({ asker, brand }) =>
          asker ? `${asker} asks you to be their guarantor at ${brand}` : `You’re asked to be a guarantor at ${brand}`,
        open: 'See what I’m asked',
        lines: ['{asker} wants a car from us and asks you to be their guarantor.'],
        after: [
          'This link tells you what you’d commit to and how to stop being the guarantor. You can agree or say no.',
          'This link is only for you. Don’t forward it.',
          'If you don’t know this person, delete this email. It doesn’t commit you to anything.',
        ],
      },
      guarantor_reminder: {
        subject: ({ asker, brand }) =>
          asker ? `${asker} is waiting for your answer at ${brand}` : `They’re waiting for your answer at ${brand}`,
        open: 'See what I’m asked',
        lines: ['{asker} asked you to be their guarantor, and you haven’t answered yet. We’ll only remind you once.'],
        after: [
          'This link tells you what you’d commit to and how to stop being the guarantor. You can agree or say no.',
          'If you do nothing, you don’t commit to anything.',
        ],
      },
      visit_booked: {
        subject: ({ day, time }) => `Your video call from your home: ${day}, ${time}`,
        lines: ['Your video call from your home is booked.'],
        after: [ready.en, change.en],
      },
      visit_moved: {
        subject: ({ day, time }) => `Your video call from your home was moved: ${day}, ${time}`,
        lines: ['Your video call from your home has a new time. The old one doesn’t count anymore.'],
        after: [ready.en, change.en],
      },
      visit_cancelled: {
        subject: ({ day, time }) => `We canceled your video call on ${day}, ${time}`,
        lines: ['We canceled this video call:'],
        after: ['For another time, open your application link.'],
        afterDecision: ['There’s a decision on your application. To find out more, open your application link.'],
      },
      visit_reminder_day: {
        subject: ({ day, time }) => `Your video call from your home is coming up: ${day}, ${time}`,
        lines: ['Your video call from your home is almost here.'],
        after: [ready.en, change.en],
      },
      visit_reminder_hour: {
        subject: ({ time }) => `Your video call from your home starts at ${time}`,
        lines: ['Your video call from your home starts in less than an hour.'],
        after: [ready.en],
      },
      papers_sent_back: {
        subject: () => 'Your application needs something else from you',
        lines: ['We reviewed your application.'],
        variants: { turn: ['You can go on with your application now.'] },
        pointsLead: 'To go on, please do this:',
        after: [
          'Open your application link. It shows what to do in each case.',
          ({ hasRest }) => (hasRest ? 'We have everything else. There’s no need to send it again.' : null),
        ],
      },
      visit_wanted: {
        subject: () => 'Choose a time for the video call from your home',
        lines: ['Next up: the video call from your home. Choose the day and time that suit you best.'],
        variants: {
          repeat: ['We need to do the video call from your home again. Choose another day and time.'],
          no_show: ['We missed you on your video call. That’s all right, choose another day and time.'],
        },
        after: ['To choose, open your application link.', ready.en],
      },
      approved: {
        subject: () => 'Congratulations! Your application was approved',
        lines: ['We approved your application.', 'An advisor will call or text you to hand over your car.'],
        after: ['Your application link shows what happens next and what to bring.'],
      },
      rejected: {
        subject: () => 'There’s a decision on your application',
        lines: ['We couldn’t approve your application this time. Thanks for your time.'],
        pointsLead: 'Why:',
        after: [
          ({ canAsk, brand }) => (canAsk ? `To ask about this decision, contact ${brand}.` : null),
          ({ canApplyAgain }) =>
            `Your application link shows what you sent${canApplyAgain ? ' and when you can try again' : ''}.`,
        ],
      },
      erasure_ahead: {
        subject: () => 'Your application will be erased soon',
        lines: [
          'Nothing has happened on your application for a while. If it stays that way, we’ll erase your information and your files on {day}.',
        ],
        after: [
          'To keep it, open your application link and go on.',
          'If you don’t need it anymore, you don’t have to do anything.',
        ],
      },
      access_code: {
        subject: ({ brand }) => `Your code to see your application with ${brand}`,
        lines: [
          'Your code is {code}.',
          'It works for 10 minutes, and only on the phone or computer where you asked for it.',
        ],
        after: [
          ({ brand }) => `Don’t give it to anyone. Not to us, either: nobody at ${brand} will ask you for it.`,
          'If you didn’t ask for it, you don’t have to do anything. Without the code, nobody sees your information.',
        ],
      },
      new_device: {
        subject: () => 'Your application can now be seen on another device',
        lines: ['Your application can now be seen on another device: {device}.', 'When: {at}.', 'How: {how}.'],
        open: 'See my phones',
        after: [
          'If it was you, you don’t have to do anything.',
          'If it wasn’t you, look it up in your phones and tap “It wasn’t me”.',
        ],
      },
      link_replaced: {
        subject: ({ brand }) => `Your new link to your application with ${brand}`,
        lines: [
          'You told us that you don’t know a device that could see your application. It can’t anymore, and your old link no longer works.',
        ],
        after: ['From now on, use the link in this e-mail.'],
      },
    },
  },
};
