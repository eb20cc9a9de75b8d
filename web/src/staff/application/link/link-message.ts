import type { Language } from '../../../lib/language.ts';

interface Facts {
  name: string;
  advisor: string;
  brand: string;
  url: string;
}

/** The message with the link, in the driver's language. */
export const linkMessage: Record<Language, (facts: Facts) => string> = {
  es: ({ name, advisor, brand, url }) =>
    [
      `Hola${name && `, ${name}`}. Soy ${advisor}, de ${brand}.`,
      `Este es tu enlace para solicitar tu auto: ${url}`,
      'Es solo para ti. Guárdalo y no lo compartas.',
    ].join('\n'),
  en: ({ name, advisor, brand, url }) =>
    [
      `Hi${name && ` ${name}`}. I’m ${advisor}, from ${brand}.`,
      `This is your link to apply for your car: ${url}`,
      'It’s only for you. Keep it and don’t share it.',
    ].join('\n'),
};

/**
 * Opens WhatsApp on the person's own phone or computer, with the message; without a phone number they choose the
 * recipient.
 */
export function whatsAppAddress(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/** The text below the QR code, in the driver's language. */
export const scanTexts: Record<Language, { title: string; lead: string }> = {
  es: { title: 'Tu enlace', lead: 'Escanéalo con la cámara de tu celular.' },
  en: { title: 'Your link', lead: 'Scan it with your phone’s camera.' },
};
