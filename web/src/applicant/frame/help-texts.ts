import { dictionary } from '../../lib/text.ts';

/** What a button to a person of the company says, by the way it leads. */
export const helpTexts = dictionary({
  es: {
    whatsApp: '¿Dudas? Escríbenos por WhatsApp',
    phone: '¿Dudas? Llámanos',
    email: '¿Dudas? Escríbenos',
  },
  en: {
    whatsApp: 'Questions? Message us on WhatsApp',
    phone: 'Questions? Call us',
    email: 'Questions? Email us',
  },
});
