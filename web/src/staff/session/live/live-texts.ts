import { dictionary } from '../../../lib/text.ts';

export const liveTexts = dictionary({
  es: {
    offline: 'Sin conexión. Lo que escribes se queda aquí, y lo nuevo se ve cuando vuelva.',
    lost: 'Los cambios de los demás tardan un poco en verse: la conexión en vivo se cortó y se está recuperando.',
  },
  en: {
    offline: 'No connection. What you type stays here, and what’s new shows up once it’s back.',
    lost: 'Other people’s changes show up a bit later: the live connection dropped and is coming back.',
  },
});
