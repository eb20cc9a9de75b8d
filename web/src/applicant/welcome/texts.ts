import { perCountry } from '@volante/contract/countries/country.ts';
import { aboutMinutes } from '../../lib/format.ts';
import { dictionary } from '../../lib/text.ts';

export const welcomeTexts = dictionary({
  es: {
    title: 'Tu próximo auto empieza aquí',
    lead: (minutes: number) =>
      `Gracias por tu interés. Cuéntanos de ti, conecta tus plataformas y sube tus documentos. Te toma ${aboutMinutes(minutes, 'es')} y puedes parar cuando quieras. Guardamos todo.`,
    leadBegun: (minutes: number) =>
      `Qué bueno que volviste. Guardamos lo que ya nos diste. Te toma ${aboutMinutes(minutes, 'es')} terminar.`,
    start: 'Empezar',
    goOn: 'Continuar',
    papers: perCountry({
      mx: 'Ten a la mano tu INE, licencia y estados de cuenta',
      us: 'Ten a la mano tu licencia y estados de cuenta',
    }),
  },
  en: {
    title: 'Your next car starts here',
    lead: (minutes: number) =>
      `Thanks for your interest. Tell us about yourself, connect your platforms, and upload your documents. It takes ${aboutMinutes(minutes, 'en')}, and you can stop anytime. We save everything.`,
    leadBegun: (minutes: number) =>
      `Good to see you again. We saved your answers. It takes ${aboutMinutes(minutes, 'en')} to finish.`,
    start: 'Get Started',
    goOn: 'Continue',
    papers: perCountry({
      mx: 'Have your INE, driver’s license, and bank statements ready',
      us: 'Have your driver’s license and bank statements ready',
    }),
  },
});
