import { perCountry } from '@volante/contract/country.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import { dictionary } from '../../../lib/text.ts';

/** The words that offer to photograph a card, by side. */
type Offers = Partial<Record<DocumentType, { text: string; open: string }>>;

export const documentTexts = dictionary({
  es: {
    from: {
      identity_card_front: 'De tu INE. Revísalo.',
      identity_card_back: 'De tu INE. Revísalo.',
      drivers_license_front: 'De tu licencia. Revísalo.',
      drivers_license_back: 'De tu licencia. Revísalo.',
      curp: 'De tu CURP en PDF. Revísalo.',
      proof_of_tax_situation: 'De tu constancia fiscal. Revísalo.',
      proof_of_address: 'De tu comprobante de domicilio. Revísalo.',
      other: 'De tu documento. Revísalo.',
    },
    offer: 'Llénalo con una foto',
    offers: perCountry<Offers>({
      mx: {
        identity_card_front: {
          text: 'Toma la foto del frente de tu INE y ponemos tu CURP, tu fecha de nacimiento y tu domicilio por ti.',
          open: 'Tomar la foto de mi INE',
        },
        identity_card_back: {
          text: 'Toma la foto del reverso de tu INE y ponemos tu fecha de nacimiento por ti.',
          open: 'Tomar la foto del reverso',
        },
      },
      us: {
        drivers_license_back: {
          text: 'Toma la foto del reverso de tu licencia y ponemos tu domicilio por ti.',
          open: 'Tomar la foto de mi licencia',
        },
      },
    }),
    reading: 'Estamos leyendo tu documento',
    readingText: 'Tarda unos segundos. Puedes seguir escribiendo: lo tuyo no se cambia.',
    isItYou: '¿Eres tú?',
    contradicts: (read: string, typed: string) =>
      `El documento que enviaste dice “${read}” y tú escribiste “${typed}”.`,
  },
  en: {
    from: {
      identity_card_front: 'From your INE. Change it if it’s off.',
      identity_card_back: 'From your INE. Change it if it’s off.',
      drivers_license_front: 'From your license. Change it if it’s off.',
      drivers_license_back: 'From your license. Change it if it’s off.',
      curp: 'From your CURP PDF. Change it if it’s off.',
      proof_of_tax_situation: 'From your tax document. Change it if it’s off.',
      proof_of_address: 'From your proof of address. Change it if it’s off.',
      other: 'From your document. Change it if it’s off.',
    },
    offer: 'Fill it in with a photo',
    offers: perCountry<Offers>({
      mx: {
        identity_card_front: {
          text: 'Take a photo of the front of your INE, and we’ll fill in your CURP, date of birth, and address for you.',
          open: 'Take the photo of my INE',
        },
        identity_card_back: {
          text: 'Take a photo of the back of your INE, and we’ll fill in your date of birth for you.',
          open: 'Take the photo of the back',
        },
      },
      us: {
        drivers_license_back: {
          text: 'Take a photo of the back of your license, and we’ll fill in your address for you.',
          open: 'Take the photo of my license',
        },
      },
    }),
    reading: 'We’re reading your document',
    readingText: 'It takes a few seconds. You can go on typing: what you type stays.',
    isItYou: 'Is this you?',
    contradicts: (read: string, typed: string) => `The document you sent says “${read}”, and you typed “${typed}”.`,
  },
});
