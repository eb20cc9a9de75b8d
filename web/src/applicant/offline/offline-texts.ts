import { dictionary } from '../../lib/text.ts';

/** `wide`: a computer or tablet, for which the texts don't say "phone". */

export const offlineTexts = dictionary({
  es: {
    later: (wide: boolean) =>
      `Lo guardamos en este ${wide ? 'dispositivo' : 'teléfono'} y lo enviamos en cuanto vuelva tu internet.`,
    changed: 'Mientras no tenías internet cambiaron tus datos. Revísalos y vuelve a enviarlos.',
    opened: (wide: boolean) =>
      `Sin internet. Puedes seguir escribiendo: se guarda en este ${wide ? 'dispositivo' : 'teléfono'}.`,
  },
  en: {
    later: (wide: boolean) =>
      `We saved it on this ${wide ? 'device' : 'phone'} and will send it once your internet is back.`,
    changed: 'Your details changed while you had no internet. Check them and send them again.',
    opened: (wide: boolean) => `No internet. You can keep typing: it’s saved on this ${wide ? 'device' : 'phone'}.`,
  },
});
