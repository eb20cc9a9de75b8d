import type { Words } from '@volante/contract/words/languages.ts';

interface ReadyAnswer {
  id: string;
  /** What it says, in the language of whoever chooses it. */
  title: Words<string>;
  /** In the driver's language; `name` is '' if it isn't known. */
  text: Words<(name: string) => string>;
}

const es = (name: string) => (name ? `Hola, ${name}. ` : 'Hola. ');
const en = (name: string) => (name ? `Hi ${name}. ` : 'Hi. ');

/** Answers to what drivers ask most; each can be changed before it is sent. */
export const readyAnswers: readonly ReadyAnswer[] = [
  {
    id: 'received',
    title: { es: 'Lo estamos revisando', en: 'We’re looking at it' },
    text: {
      es: (name) => `${es(name)}Ya recibimos lo que mandaste y lo estamos revisando. Te avisamos por aquí.`,
      en: (name) => `${en(name)}We have what you sent and we’re reviewing it. We’ll let you know here.`,
    },
  },
  {
    id: 'photo',
    title: { es: 'Que mande otra foto', en: 'Ask for another photo' },
    text: {
      es: (name) =>
        `${es(name)}No alcanzamos a leer la foto. ¿Nos mandas otra? Con luz, sin reflejos y que se vean las cuatro esquinas.`,
      en: (name) =>
        `${en(name)}We couldn’t read the photo. Can you send another one? With light, without glare, and with all four corners.`,
    },
  },
  {
    id: 'screenshots',
    title: { es: 'Qué capturas mandar', en: 'Which screenshots to send' },
    text: {
      es: (name) =>
        `${es(name)}Abre tu app de conductor, entra a Ganancias y elige cada semana. Toma una captura por semana y mándalas por aquí.`,
      en: (name) =>
        `${en(name)}Open your driver app, go to Earnings and choose each week. Take one screenshot per week and send them here.`,
    },
  },
  {
    id: 'in_app',
    title: { es: 'Que siga en la app', en: 'Continue in the app' },
    text: {
      es: (name) =>
        `${es(name)}Eso lo puedes hacer en tu solicitud: abre el enlace que te mandamos y sigue donde te quedaste.`,
      en: (name) =>
        `${en(name)}You can do that in your application: open the link we sent you and go on where you left off.`,
    },
  },
  {
    id: 'call',
    title: { es: 'Le vamos a llamar', en: 'We’ll call them' },
    text: {
      es: (name) => `${es(name)}Mejor te llamamos para verlo contigo. ¿A qué hora te queda bien hoy?`,
      en: (name) => `${en(name)}We’d better call you about it. What time works for you today?`,
    },
  },
  {
    id: 'thanks',
    title: { es: 'Gracias', en: 'Thanks' },
    text: {
      es: (name) => `${es(name)}¡Gracias por avisarnos!`,
      en: (name) => `${en(name)}Thanks for letting us know!`,
    },
  },
];
