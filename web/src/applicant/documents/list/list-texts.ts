import { capital } from '@volante/contract/words/languages.ts';
import { dictionary } from '../../../lib/text.ts';

/** Texts of the list of all documents. */
export const listTexts = dictionary({
  es: {
    title: 'Tus documentos',
    leads: {
      wanted: (n: number, today: boolean) =>
        capital(
          `${today ? 'para hoy ' : ''}${n === 1 ? 'falta 1.' : `faltan ${n}. Empieza con el que tengas a la mano.`}`,
        ),
      back: (n: number) =>
        n === 1 ? 'Hay 1 por corregir. Envíalo otra vez.' : `Hay ${n} por corregir. Envíalos otra vez.`,
      optional: (uploading: number) =>
        `${uploading === 0 ? 'Ya están los de hoy.' : 'Los de hoy se están subiendo.'} Los demás puedes enviarlos ahora o después.`,
      none: (uploading: number) => (uploading === 0 ? 'No falta ninguno.' : 'No falta ninguno. Se están subiendo.'),
    },
    required: 'Para hoy',
    optional: 'Opcionales',
    beforeCall: 'Antes de tu videollamada',
    forVisit: 'Los necesitamos para la videollamada desde tu casa. Puedes enviarlos ahora o después.',
    start: (name: string) => `Empezar con ${name}`,
    goOnWith: (name: string) => `Continuar con ${name}`,
    goOn: 'Continuar',
    restLater: 'Lo demás después',
    states: {
      missing: 'Falta',
      open: 'Opcional',
      later: 'Después',
      uploading: 'Subiendo…',
      onPhone: 'Abierto en tu teléfono',
      sent: 'Enviado',
      approved: 'Aprobado',
      rejected: 'Corrige',
    },
    some: (given: number, of: number) => `${given} de ${of}`,
  },
  en: {
    title: 'Your documents',
    leads: {
      wanted: (n: number, today: boolean) =>
        `${n} to go${today ? ' for today' : ''}.${n === 1 ? '' : ' Start with whichever you have handy.'}`,
      back: (n: number) => (n === 1 ? '1 needs fixing. Send it again.' : `${n} need fixing. Send them again.`),
      optional: (uploading: number) =>
        `${uploading === 0 ? 'Today’s are done.' : 'Today’s are uploading.'} You can send the rest now or later.`,
      none: (uploading: number) => (uploading === 0 ? 'Nothing’s missing.' : 'Nothing’s missing. Files are uploading.'),
    },
    required: 'For today',
    optional: 'Optional',
    beforeCall: 'Before your video call',
    forVisit: 'We need them for the video call from your home. You can send them now or later.',
    start: (name: string) => `Start with ${name}`,
    goOnWith: (name: string) => `Continue with ${name}`,
    goOn: 'Continue',
    restLater: 'The rest later',
    states: {
      missing: 'Missing',
      open: 'Optional',
      later: 'Later',
      uploading: 'Uploading…',
      onPhone: 'Open on your phone',
      sent: 'Sent',
      approved: 'Approved',
      rejected: 'Fix',
    },
    some: (given: number, of: number) => `${given} of ${of}`,
  },
});
