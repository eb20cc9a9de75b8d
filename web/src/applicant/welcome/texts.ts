import { dictionary } from '../../lib/text.ts';

export const welcomeTexts = dictionary({
  es: {
    title: 'Tu próximo auto empieza aquí',
    lead: 'Esto es todo lo que te pedimos. Guardamos todo, y puedes parar cuando quieras.',
    leadBegun: 'Qué bueno que volviste. Guardamos lo que ya nos diste. Esto es lo que falta.',
    start: 'Empezar',
    goOn: 'Continuar',
  },
  en: {
    title: 'Your next car starts here',
    lead: 'This is everything we ask for. We save it all, and you can stop anytime.',
    leadBegun: 'Good to see you again. We saved your answers. Here’s what’s left.',
    start: 'Get Started',
    goOn: 'Continue',
  },
});
