import { dictionary } from '../../lib/text.ts';

/** Labels of the support link, by channel. */
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
