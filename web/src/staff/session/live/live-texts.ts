import { dictionary } from '../../../lib/text.ts';

export const liveTexts = dictionary({
  es: {
    lost: 'Los cambios de los demás tardan un poco en verse: la conexión en vivo se cortó y se está recuperando.',
  },
  en: {
    lost: 'Other people’s changes show up a bit later: the live connection dropped and is coming back.',
  },
});
