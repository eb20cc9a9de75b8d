import { dictionary } from '../../../lib/text.ts';

const at = (wide: boolean) => (wide ? 'dispositivo' : 'teléfono');
const on = (wide: boolean) => (wide ? 'device' : 'phone');

/** What a device that proved nothing says instead of stored values. `wide`: a computer or tablet. */
export const limitedTexts = dictionary({
  es: {
    hello: (initials: string) => (initials ? `Hola, ${initials}` : 'Hola'),
    masked: (wide: boolean) => `Por tu seguridad, en este ${at(wide)} no mostramos lo que ya nos diste.`,
    stillOpen: 'Puedes enviar lo que falta.',
    covered: (wide: boolean) =>
      `Por tu seguridad, en este ${at(wide)} no mostramos tus datos. Confirma que eres tú para verlos o cambiarlos.`,
    prove: 'Confirmar que soy yo',
    seeSteps: 'Ver cómo va mi solicitud',
  },
  en: {
    hello: (initials: string) => (initials ? `Hi, ${initials}` : 'Hi'),
    masked: (wide: boolean) => `For your safety, this ${on(wide)} doesn’t show what you already gave us.`,
    stillOpen: 'You can send what’s missing.',
    covered: (wide: boolean) =>
      `For your safety, this ${on(wide)} doesn’t show your information. Confirm it’s you to see or change it.`,
    prove: 'Confirm it’s me',
    seeSteps: 'See where my application stands',
  },
});
