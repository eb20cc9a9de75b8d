import { dictionary } from '../../lib/text.ts';

export const offlineTexts = dictionary({
  es: {
    later: 'Lo guardamos en este teléfono y lo enviamos en cuanto regrese tu internet.',
    changed: 'Mientras no tenías internet cambiaron tus datos. Revísalos y vuelve a enviarlos.',
    opened: 'Sin internet. Puedes seguir escribiendo: se guarda en este teléfono.',
  },
  en: {
    later: 'We saved it on this phone and will send it once your internet is back.',
    changed: 'Your details changed while you had no internet. Check them and send them again.',
    opened: 'No internet. You can keep typing: it’s saved on this phone.',
  },
});
