import { dictionary } from '../../../lib/text.ts';

export const requestTexts = dictionary({
  es: {
    title: 'Peticiones sobre sus datos',
    kinds: {
      correction: 'Corregir un dato',
      deletion: 'Borrar sus datos',
      objection: 'No usar sus datos para algo',
      withdrawal: 'Retiró un consentimiento',
    },
    consents: {
      privacy_notice: 'Aviso de privacidad',
      background_and_credit_check: 'Antecedentes e historial de crédito',
      privacy_policy: 'Política de privacidad',
      location: 'Ubicación',
    },
    outcomes: { granted: 'Concedida', partly: 'En parte', refused: 'Negada' },
    noWords: 'No escribió nada más.',
    asked: (moment: string) => `La hizo el ${moment}`,
    due: (day: string) => `Contestar a más tardar el ${day}`,
    overdue: 'Vencida',
    law: (law: string) => `Plazo: ${law}`,
    ownLaw: 'Plazo nuestro, sin una ley que lo fije',
    kept: (day: string) => `No se puede borrar antes del ${day}: ya se decidió.`,
    answer: 'Contestar',
    answerTo: (kind: string, reference: string) => `Contestar: ${kind}, ${reference}`,
    answerLead: 'El conductor lee este texto en sus datos, y un mensaje le avisa.',
    outcome: 'Respuesta',
    choose: 'Elige',
    text: 'Lo que va a leer',
    textShort: 'Escribe qué le contestas, en al menos 3 letras.',
    outcomeMissing: 'Elige una respuesta.',
    outcomesToGive: { granted: 'Sí, lo hicimos', partly: 'En parte', refused: 'No' },
    erasesAll: 'Se borra todo al enviar, y no se puede deshacer. El conductor recibe este texto por mensaje.',
    onlyAdmin: 'Para borrar, pídelo a alguien de administración.',
    confirm: (reference: string) => `Escribe la referencia ${reference}`,
    confirmWrong: 'No es la referencia.',
    send: 'Enviar la respuesta',
    erase: 'Borrar y contestar',
    cancel: 'Cancelar',
    sent: 'El conductor ya puede leer la respuesta.',
    erased: 'Los datos se borraron y se lo decimos al conductor.',
    answered: (name: string | null, moment: string) =>
      name ? `${name} contestó el ${moment}` : `Se contestó el ${moment}`,
  },
  en: {
    title: 'Requests about their data',
    kinds: {
      correction: 'Correct something',
      deletion: 'Erase their data',
      objection: 'Not use their data for something',
      withdrawal: 'Withdrew a consent',
    },
    consents: {
      privacy_notice: 'Privacy notice',
      background_and_credit_check: 'Background and credit check',
      privacy_policy: 'Privacy policy',
      location: 'Location',
    },
    outcomes: { granted: 'Granted', partly: 'In part', refused: 'Refused' },
    noWords: 'They wrote nothing else.',
    asked: (moment: string) => `Made on ${moment}`,
    due: (day: string) => `Answer by ${day} at the latest`,
    overdue: 'Overdue',
    law: (law: string) => `Period: ${law}`,
    ownLaw: 'Our own period, no law sets it',
    kept: (day: string) => `Can’t be erased before ${day}: it was decided.`,
    answer: 'Answer',
    answerTo: (kind: string, reference: string) => `Answer: ${kind}, ${reference}`,
    answerLead: 'The driver reads this text in their file, and a message tells them.',
    outcome: 'Answer',
    choose: 'Choose',
    text: 'What they’ll read',
    textShort: 'Write what you answer, in at least 3 letters.',
    outcomeMissing: 'Choose an answer.',
    outcomesToGive: { granted: 'Yes, we did it', partly: 'In part', refused: 'No' },
    erasesAll: 'Everything is erased when you send this, and can’t be undone. The driver gets this text by message.',
    onlyAdmin: 'To erase it, ask an administrator.',
    confirm: (reference: string) => `Type the reference ${reference}`,
    confirmWrong: 'That isn’t the reference.',
    send: 'Send the answer',
    erase: 'Erase and answer',
    cancel: 'Cancel',
    sent: 'The driver can read the answer now.',
    erased: 'The data is erased, and we’re telling the driver.',
    answered: (name: string | null, moment: string) =>
      name ? `${name} answered on ${moment}` : `Answered on ${moment}`,
  },
});

/** Proposals for the answer, in the language of the driver's country. */
export const answerDrafts = {
  es: {
    erased: 'Borramos todos tus datos y tus archivos, como lo pediste.',
    kept: (day: string) =>
      `Tu solicitud ya se decidió, y la ley nos pide guardar estos datos por un tiempo. Los vamos a borrar después del ${day}.`,
  },
  en: {
    erased: 'We erased all your information and your files, as you asked.',
    kept: (day: string) =>
      `Your application was decided, and the law requires us to keep this information for a time. We will erase it after ${day}.`,
  },
};
