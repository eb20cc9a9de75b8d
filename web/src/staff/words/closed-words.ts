import { dictionary } from '../../lib/text.ts';

/** Why an application was closed without decision, in the words of staff. */
export const closedWords = dictionary({
  es: {
    withdrew: 'ya no quiere seguir',
    silent: 'no contesta',
    duplicate: 'tiene otra solicitud',
    not_served: 'no estamos donde vive',
  },
  en: {
    withdrew: 'doesn’t want to go on',
    silent: 'doesn’t answer',
    duplicate: 'has another application',
    not_served: 'lives where we aren’t',
  },
});
