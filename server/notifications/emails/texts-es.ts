import { atTime } from '@volante/contract/words/day-and-time.ts';
import type { Claims, EmailTexts } from './email-words.ts';

const change = ({ canMove }: Claims) =>
  `Si necesitas ${canMove ? 'cambiarla o cancelarla' : 'cancelarla'}, abre el enlace de tu solicitud.`;
const ready = 'Dura unos 30 minutos. Ten a la mano tu teléfono con buena señal.';

const reopen = ({ canReopen }: Claims) =>
  canReopen ? 'Si cambias de idea, hasta el {day} puedes volver a abrirla con el enlace de tu solicitud.' : null;

/** `{asker}` is the driver who asks a guarantor. */
export const spanishTexts: EmailTexts = {
  greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  at: (time, place) => `${time}, ${place}`,
  join: 'Entrar a la videollamada',
  open: 'Abrir mi solicitud',
  someone: 'Alguien que te conoce',
  thanks: 'Gracias por enviarla.',
  joinLater: 'Para entrar a la videollamada, abre el enlace de tu solicitud.',
  help: (channels) => `¿Dudas? Aquí te ayudamos: ${channels}`,
  optOut: 'Responde ALTO para no recibir más.',
  stop: '¿Ya no quieres estos correos? Ábrelo aquí:',
  emails: {
    application_sent: {
      short: 'Recibimos tu solicitud. {answer} Una persona la va a revisar y te avisamos.',
      subject: () => 'Recibimos tu solicitud',
      lines: ['Ya tenemos tu solicitud. Una persona va a revisar tus datos y tus documentos.'],
      after: [
        ({ answerTime }) => answerTime || null,
        'En el enlace de tu solicitud puedes ver cómo va, y si falta algo o hay que corregir un documento.',
        'Guarda ese enlace y no lo compartas. Con él se entra a tu solicitud.',
      ],
    },
    privacy_answered: {
      short: 'Ya contestamos lo que nos pediste sobre tus datos. Ábrelo para leer la respuesta.',
      subject: () => 'Contestamos lo que pediste sobre tus datos',
      lines: ['Ya contestamos lo que nos pediste sobre tus datos.'],
      after: ['Para leer la respuesta, abre el enlace de tu solicitud y entra a «Ver todos mis datos».'],
    },
    account_signed_out: {
      short: 'Se cerró la sesión de tu cuenta de conductor. Conéctala otra vez para completar tus ganancias.',
      subject: () => 'Conecta otra vez tu cuenta de conductor',
      lines: ['Se cerró la sesión de tu cuenta de conductor y ya no podemos ver tus ganancias nuevas.'],
      after: [
        'Abre el enlace de tu solicitud y conéctala otra vez, o sube capturas de pantalla. Lo que ya vimos no se pierde.',
      ],
    },
    erased: {
      short: 'Borramos tus datos y tus archivos, como lo pediste.',
      subject: () => 'Borramos tus datos',
      lines: ['Borramos tus datos y tus archivos, como lo pediste. El enlace de tu solicitud ya no abre nada.'],
      after: [],
    },
    application_link: {
      short: 'Aquí está tu solicitud. Llénala desde tu celular, cuando te quede bien, y no compartas el enlace.',
      subject: ({ brand }) => `Tu enlace para tu solicitud en ${brand}`,
      lines: ['Nos pediste un auto. Llena tu solicitud desde tu celular, cuando te quede bien.'],
      variants: { begun: ['Con este enlace sigues tu solicitud donde la dejaste, cuando te quede bien.'] },
      after: [
        'Guarda este correo y no lo reenvíes. El enlace abre tu solicitud.',
        'Si no lo esperabas, borra este correo.',
      ],
    },
    guarantor_asked: {
      short:
        'Te piden ser aval. {asker} quiere un auto con nosotros. En el enlace ves a qué te comprometes. Puedes aceptar o decir que no.',
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
      short: 'Todavía no respondes si quieres ser aval. Te lo pidió {asker}. Es el único recordatorio.',
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
      short: 'Tu videollamada desde tu casa quedó agendada: {day}, {time}. Ten a la mano tu teléfono con buena señal.',
      subject: ({ day, time }) => `Tu videollamada desde tu casa: ${day}, ${time}`,
      lines: ['Tu videollamada desde tu casa quedó agendada.'],
      after: [ready, change],
    },
    visit_moved: {
      short: 'Tu videollamada desde tu casa tiene nueva fecha: {day}, {time}. La anterior ya no cuenta.',
      subject: ({ day, time }) => `Tu videollamada desde tu casa cambió: ${day}, ${time}`,
      lines: ['Tu videollamada desde tu casa tiene nueva fecha. La anterior ya no cuenta.'],
      after: [ready, change],
    },
    visit_cancelled: {
      short: 'Tu videollamada del {day}, {time}, quedó cancelada.',
      subject: ({ day, time }) => `Cancelamos tu videollamada del ${day}, ${time}`,
      lines: ['Esta videollamada quedó cancelada:'],
      after: ['Si quieres otra fecha, abre el enlace de tu solicitud.'],
      afterDecision: [
        ({ isOver }) => (isOver ? null : 'Ya hay una decisión sobre tu solicitud. Para saber más, abre su enlace.'),
      ],
    },
    visit_reminder_day: {
      short: 'Te recordamos tu videollamada desde tu casa: {day}, {time}. Dura unos 30 minutos.',
      subject: ({ day, time }) => `Ya casi es tu videollamada desde tu casa: ${day}, ${time}`,
      lines: ['Te recordamos tu videollamada desde tu casa.'],
      after: ['Prueba antes tu cámara y tu internet en el enlace de tu solicitud. Dura 20 segundos.', ready, change],
    },
    visit_reminder_hour: {
      short:
        'Tu videollamada desde tu casa empieza en menos de una hora: {time}. Ten a la mano tu teléfono con buena señal.',
      subject: ({ time }) => `Tu videollamada desde tu casa empieza ${atTime(time, 'es')}`,
      lines: ['Tu videollamada desde tu casa empieza en menos de una hora.'],
      after: [ready, 'Si vas tarde o no puedes, avísanos en el enlace de tu solicitud.'],
    },
    papers_sent_back: {
      short: 'Para seguir con tu solicitud, falta que hagas esto: {tasks} En el enlace ves cómo.',
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
      short: 'Elige cuándo hacemos la videollamada desde tu casa. Dura unos 30 minutos.',
      subject: () => 'Elige cuándo hacemos la videollamada desde tu casa',
      lines: ['Lo que sigue: tu videollamada desde tu casa. Elige el día y la hora que mejor te queden.'],
      variants: {
        repeat: ['Necesitamos repetir la videollamada desde tu casa. Elige otro día y otra hora.'],
        no_show: ['No pudimos verte en tu videollamada. No pasa nada, elige otro día y otra hora.'],
      },
      after: ['Para elegir, abre el enlace de tu solicitud.', ready],
    },
    approved: {
      short: '¡Felicidades! Aprobamos tu solicitud. Un asesor te va a llamar o escribir para entregarte tu auto.',
      subject: () => '¡Felicidades! Tu solicitud fue aprobada',
      pointsLead: 'Estas son tus condiciones:',
      lines: ['Aprobamos tu solicitud.', 'Un asesor te va a llamar o escribir para entregarte tu auto.'],
      after: ['En el enlace de tu solicitud puedes ver qué sigue y qué llevar.'],
    },
    rejected: {
      short: 'Ya hay una respuesta a tu solicitud. Ábrela para leerla.',
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
      short:
        'Tu solicitud lleva tiempo sin cambios. Si sigue así, el {day} borramos tus datos. En el enlace ves si puedes seguir.',
      subject: () => 'Tu solicitud se va a borrar pronto',
      lines: ['Tu solicitud lleva tiempo sin cambios. Si sigue así, el {day} borramos tus datos y tus archivos.'],
      after: [
        ({ isOver, canReopen }) =>
          isOver
            ? canReopen
              ? 'Para conservarla, ábrela otra vez con el enlace de tu solicitud.'
              : null
            : 'Para conservarla, abre el enlace de tu solicitud y continúa.',
        'Si ya no la necesitas, no tienes que hacer nada.',
      ],
    },
    silence_warning: {
      short:
        'Hace tiempo que no sabemos de ti. Si no sigues con tu solicitud, la cerramos a partir del {day}. Para seguir, ábrela y continúa donde la dejaste.',
      subject: () => '¿Sigues con tu solicitud?',
      lines: ['Hace tiempo que no sabemos de ti. Si no sigues con tu solicitud, la cerramos a partir del {day}.'],
      after: [
        'Para seguir, abre el enlace de tu solicitud. Lo que ya enviaste está guardado.',
        'Si ya no te interesa, no tienes que hacer nada.',
      ],
    },
    silence_last_warning: {
      short: 'A partir del {day} cerramos tu solicitud. Si quieres seguir, ábrela y continúa donde la dejaste.',
      subject: () => 'Tu solicitud se va a cerrar',
      lines: ['A partir del {day} cerramos tu solicitud, porque no hemos sabido de ti. Es el último aviso.'],
      after: ['Para seguir, abre el enlace de tu solicitud. Lo que ya enviaste está guardado.'],
    },
    closed_withdrew: {
      short: 'Cerramos tu solicitud, como lo pediste. Gracias por tu tiempo.',
      subject: () => 'Cerramos tu solicitud, como lo pediste',
      lines: ['Cerramos tu solicitud, como lo pediste. No es un rechazo.'],
      after: [reopen],
    },
    closed_silent: {
      short: 'Cerramos tu solicitud, porque no supimos de ti. No es un rechazo. En el enlace ves si puedes seguir.',
      subject: () => 'Cerramos tu solicitud, porque no supimos de ti',
      lines: ['Cerramos tu solicitud, porque no supimos de ti. No es un rechazo.'],
      after: [reopen],
    },
    closed_duplicate: {
      short:
        'Tenías dos solicitudes y cerramos una, porque se repetía. No es un rechazo. Para la otra, entra con su enlace.',
      subject: () => 'Cerramos una solicitud repetida',
      lines: ['Tenías dos solicitudes con nosotros. Cerramos esta, porque se repetía. No es un rechazo.'],
      after: ['A la otra entras con su propio enlace.'],
    },
    closed_not_served: {
      short: 'Cerramos tu solicitud, porque todavía no estamos donde vives. No es un rechazo.',
      subject: () => 'Todavía no estamos donde vives',
      lines: ['Cerramos tu solicitud, porque todavía no estamos donde vives. No es un rechazo.'],
      after: [
        ({ canReopen }) =>
          canReopen
            ? 'Si te cambias de lugar, hasta el {day} puedes volver a abrirla con el enlace de tu solicitud.'
            : null,
      ],
    },
    reopened: {
      short: 'Tu solicitud está abierta otra vez. Todo lo que enviaste sigue ahí.',
      subject: () => 'Tu solicitud está abierta otra vez',
      lines: ['Abrimos otra vez tu solicitud. Todo lo que enviaste sigue ahí.'],
      after: ['Para ver qué sigue, abre el enlace de tu solicitud.'],
    },
    guarantor_agreed: {
      short: 'Ya tienes aval. La persona a la que se lo pediste aceptó y nos dio sus datos.',
      subject: () => 'Ya tienes aval',
      lines: ['La persona a la que le pediste ser tu aval aceptó, y ya nos dio sus datos.'],
      after: ['En el enlace de tu solicitud puedes ver qué sigue.'],
    },
    guarantor_refused: {
      short: 'La persona a la que le pediste ser tu aval no lo va a ser. No pasa nada, puedes pedírselo a alguien más.',
      subject: () => 'Necesitas a otra persona como aval',
      lines: [
        'La persona a la que le pediste ser tu aval no lo va a ser. No pasa nada, puedes pedírselo a alguien más.',
      ],
      open: 'Pedírselo a otra persona',
      after: ['Para hacerlo, abre el enlace de tu solicitud.'],
    },
    answer_late: {
      short:
        'Tu solicitud está tardando más de lo normal. Está con nosotros desde el {day}, y te avisamos en cuanto haya respuesta.',
      subject: () => 'Tu solicitud está tardando más de lo normal',
      lines: ['Tu solicitud está tardando más de lo normal. Está con nosotros desde el {day}.'],
      after: ['Te avisamos en cuanto haya respuesta. En el enlace de tu solicitud puedes ver cómo va.'],
    },
    left_off_day: {
      short: 'Dejaste tu solicitud a medias. Todo lo que ya pusiste está guardado. Sigue donde te quedaste.',
      subject: () => 'Tu solicitud te espera donde la dejaste',
      lines: ['Dejaste tu solicitud a medias. Todo lo que ya pusiste está guardado.'],
      after: ['Para seguir, abre el enlace de tu solicitud.'],
    },
    left_off_days: {
      short: 'Tu solicitud sigue guardada, por si quieres seguir. Es el último recordatorio.',
      subject: () => 'Tu solicitud sigue guardada',
      lines: ['Tu solicitud sigue guardada. Es el último recordatorio.'],
      after: ['Para seguir, abre el enlace de tu solicitud.', 'Si ya no te interesa, no tienes que hacer nada.'],
    },
    access_code: {
      short: 'Tu código es {code}. Vale 10 minutos. No se lo des a nadie, tampoco a nosotros.',
      subject: ({ brand }) => `Tu código para ver tu solicitud en ${brand}`,
      lines: ['Tu código es {code}.', 'Vale 10 minutos, y solo en el teléfono o la computadora donde lo pediste.'],
      after: [
        ({ brand }) => `No se lo des a nadie. Tampoco a nosotros: nadie de ${brand} te lo va a pedir.`,
        'Si no lo pediste, no tienes que hacer nada. Sin el código no se ven tus datos.',
      ],
    },
    new_device: {
      short: 'Tu solicitud ya se ve en otro dispositivo: {device}. Si no fuiste tú, ábrela y toca «No fui yo».',
      subject: () => 'Tu solicitud ya se ve en otro dispositivo',
      lines: ['Tu solicitud ya se ve en otro dispositivo: {device}.', 'Cuándo: {at}.', 'Cómo: {how}.'],
      open: 'Ver mis teléfonos',
      after: [
        'Si fuiste tú, no tienes que hacer nada.',
        'Si no fuiste tú, ábrelo en tus teléfonos y toca «No fui yo».',
      ],
    },
    link_replaced: {
      short: 'Tu enlace de antes ya no sirve. De ahora en adelante entra con este.',
      subject: ({ brand }) => `Tu nuevo enlace para tu solicitud en ${brand}`,
      lines: [
        'Nos dijiste que no conoces un dispositivo que veía tu solicitud. Ya no la ve, y tu enlace de antes ya no sirve.',
      ],
      after: ['De ahora en adelante, entra con el enlace de este correo.'],
    },
  },
};
