import { dictionary } from '../../lib/text.ts';

/** Texts about files and forms being sent, for other screens. */
export const sendingTexts = dictionary({
  es: {
    uploading: (n: number) => (n === 1 ? '1 archivo subiendo' : `${n} archivos subiendo`),
    waiting: (n: number) =>
      n === 1 ? '1 archivo espera internet. Se sube solo.' : `${n} archivos esperan internet. Se suben solos.`,
    held: (n: number, wide: boolean) => {
      const here = wide ? 'dispositivo' : 'teléfono';
      return n === 1
        ? `1 archivo espera en este ${here}. Se sube solo.`
        : `${n} archivos esperan en este ${here}. Se suben solos.`;
    },
    unsent: 'lo enviamos cuando vuelva tu internet',
    form: 'Un formulario',
    forms: {
      'where-you-drive': 'Dónde manejas',
      'waiting-list': 'Tu correo',
      customer: 'Contacto',
      'personal-data': 'Datos personales',
      obligor: 'Tu aval',
    } as Record<string, string>,
    allIn: 'Ya se subió todo',
    failed: (name: string) => `No se pudo subir: ${name}.`,
    look: 'Ver qué pasó',
    homePhotos: 'Fotos de tu casa',
    screenshots: (platform: string) => `Capturas de ${platform}`,
  },
  en: {
    uploading: (n: number) => (n === 1 ? '1 file uploading' : `${n} files uploading`),
    waiting: (n: number) =>
      n === 1
        ? '1 file is waiting for a connection. It’ll upload on its own.'
        : `${n} files are waiting for a connection. They’ll upload on their own.`,
    held: (n: number, wide: boolean) => {
      const here = wide ? 'device' : 'phone';
      return n === 1
        ? `1 file is waiting on this ${here}. It’ll upload on its own.`
        : `${n} files are waiting on this ${here}. They’ll upload on their own.`;
    },
    unsent: 'we’ll send it once your internet is back',
    form: 'A form',
    forms: {
      'where-you-drive': 'Where you drive',
      'waiting-list': 'Your email',
      customer: 'Contact',
      'personal-data': 'Personal information',
      obligor: 'Your guarantor',
    } as Record<string, string>,
    allIn: 'Everything’s uploaded',
    failed: (name: string) => `Couldn’t upload: ${name}.`,
    look: 'See what happened',
    homePhotos: 'Photos of your home',
    screenshots: (platform: string) => `Screenshots of ${platform}`,
  },
});
