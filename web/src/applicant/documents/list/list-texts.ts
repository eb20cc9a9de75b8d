import { dictionary } from '../../../lib/text.ts';

/** Texts of the list of all documents. */
export const listTexts = dictionary({
  es: {
    title: 'Tus documentos',
    leads: {
      wanted: (n: number) =>
        n === 1 ? 'Falta 1 obligatorio.' : `Faltan ${n} obligatorios. Empieza con el que tengas a la mano.`,
      back: (n: number) =>
        n === 1 ? 'Hay 1 por corregir. Envíalo otra vez.' : `Hay ${n} por corregir. Envíalos otra vez.`,
      optional: (uploading: number) =>
        `${uploading === 0 ? 'Ya están los obligatorios.' : 'Los obligatorios se están subiendo.'} Los demás puedes enviarlos hoy o después.`,
      none: (uploading: number) => (uploading === 0 ? 'No falta ninguno.' : 'No falta ninguno. Se están subiendo.'),
    },
    required: 'Obligatorios',
    optional: 'Opcionales',
    forVisit: 'Hoy no son obligatorios, pero sí para la videollamada desde tu casa.',
    start: (name: string) => `Empezar con ${name}`,
    goOnWith: (name: string) => `Continuar con ${name}`,
    goOn: 'Continuar',
    restLater: 'Lo demás después',
    states: {
      missing: 'Falta',
      open: 'Opcional',
      later: 'Después',
      uploading: 'Subiendo…',
      sent: 'Enviado',
      approved: 'Aprobado',
      rejected: 'Corrige',
    },
    some: (given: number, of: number) => `${given} de ${of}`,
  },
  en: {
    title: 'Your documents',
    leads: {
      wanted: (n: number) =>
        n === 1
          ? '1 required document is missing.'
          : `${n} required documents are missing. Start with whichever you have handy.`,
      back: (n: number) => (n === 1 ? '1 needs fixing. Send it again.' : `${n} need fixing. Send them again.`),
      optional: (uploading: number) =>
        `${uploading === 0 ? 'We have the required ones.' : 'The required ones are uploading.'} You can send the rest today or later.`,
      none: (uploading: number) => (uploading === 0 ? 'Nothing’s missing.' : 'Nothing’s missing. Files are uploading.'),
    },
    required: 'Required',
    optional: 'Optional',
    forVisit: 'They aren’t required today, but you’ll need them for the video call from your home.',
    start: (name: string) => `Start with ${name}`,
    goOnWith: (name: string) => `Continue with ${name}`,
    goOn: 'Continue',
    restLater: 'The rest later',
    states: {
      missing: 'Missing',
      open: 'Optional',
      later: 'Later',
      uploading: 'Uploading…',
      sent: 'Sent',
      approved: 'Approved',
      rejected: 'Fix',
    },
    some: (given: number, of: number) => `${given} of ${of}`,
  },
});
