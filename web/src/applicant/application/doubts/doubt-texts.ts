import type { RecognizedDocument } from '@volante/contract/documents/doubts.ts';
import { dictionary } from '../../../lib/text.ts';

/** What a document was recognized as, after "parece" and "it looks like". */
type Recognized = Record<RecognizedDocument, string>;

const documentsEs: Recognized = {
  ine_front: 'el frente de una INE',
  ine_back: 'el reverso de una INE',
  dl_front: 'el frente de una licencia',
  dl_back: 'el reverso de una licencia',
  curp: 'una CURP',
  tax_situation: 'una constancia de situación fiscal',
  bank_statement: 'un estado de cuenta',
  electricity_bill: 'un recibo de luz',
  water_bill: 'un recibo de agua',
  gas_bill: 'un recibo de gas',
  phone_bill: 'un recibo de teléfono o internet',
};
const documentsEn: Recognized = {
  ine_front: 'the front of an INE',
  ine_back: 'the back of an INE',
  dl_front: 'the front of a driver’s license',
  dl_back: 'the back of a driver’s license',
  curp: 'a CURP',
  tax_situation: 'a tax status certificate',
  bank_statement: 'a bank statement',
  electricity_bill: 'an electricity bill',
  water_bill: 'a water bill',
  gas_bill: 'a gas bill',
  phone_bill: 'a phone or internet bill',
};

/** What the applicant could mend about a document. Each sentence takes the facts that it states. */
export const doubtTexts = dictionary({
  es: {
    before: 'Antes de enviar',
    toMend: 'Todavía puedes cambiarlo',
    mayStay: 'Si así está bien, déjalo así. Una persona lo va a revisar.',
    change: 'Cambiarlo',
    look: 'Revisar',
    mine: 'Sí, es mío',
    notMine: 'No, enviar otro',
    dark: 'La foto se ve oscura. Toma otra con más luz.',
    blurred: 'La foto se ve borrosa. Toma otra sin mover el teléfono.',
    cut: 'Parece que le falta una parte. Toma otra con las cuatro esquinas dentro.',
    glare: 'Hay un reflejo. Inclina un poco la tarjeta o aléjate de la lámpara.',
    small: 'La foto es muy chica. Toma otra más de cerca.',
    wrongSide: (shows: 'front' | 'back') =>
      shows === 'back' ? 'Parece el reverso, y aquí va el frente.' : 'Parece el frente, y aquí va el reverso.',
    documents: documentsEs,
    wrongDocument: (looksLike: string) => `Parece ${looksLike}, y aquí va otro documento.`,
    otherCountry: (from: string, ours: string) => `Parece de ${from}, y tu solicitud es para ${ours}.`,
    expired: (ended: string) => `Dice que está vigente hasta ${ended}. Si tienes uno vigente, envíalo.`,
    fields: { name: 'nombre', birthdate: 'fecha de nacimiento', curp: 'CURP', rfc: 'RFC' },
    codeDiffers: (fields: string) => `Su código QR y su texto no dicen lo mismo: ${fields}. Descárgalo otra vez.`,
    otherMonth: (says: string, asked: string) => `Leímos ${says}, y aquí va el de ${asked}.`,
    sameMonth: (says: string) => `Leímos ${says}, igual que en otro de tus estados de cuenta.`,
    old: (newest: string, months: number) =>
      `La fecha más nueva que leímos es ${newest}, y pedimos uno de los últimos ${months} meses.`,
    otherName: (says: string, typed: string) => `Dice “${says}” y tú escribiste “${typed}”.`,
    whose: (says: string, typed: string) => `Dice “${says}” y tú escribiste “${typed}”. ¿Es tuyo?`,
    sentBack: (reason: string) => `Es el mismo archivo que ya revisamos: ${reason}.`,
  },
  en: {
    before: 'Before you send',
    toMend: 'You can still replace it',
    mayStay: 'If it’s right, leave it as it is. A person will review it.',
    change: 'Replace it',
    look: 'Check',
    mine: 'Yes, it’s mine',
    notMine: 'No, send another',
    dark: 'The photo looks dark. Take another one with more light.',
    blurred: 'The photo looks blurry. Take another one and hold your phone still.',
    cut: 'Part of it seems to be missing. Take another one with all four corners inside.',
    glare: 'There’s a reflection. Tilt the card a little or move away from the lamp.',
    small: 'The photo is very small. Take another one from closer up.',
    wrongSide: (shows: 'front' | 'back') =>
      shows === 'back'
        ? 'It looks like the back, and the front goes here.'
        : 'It looks like the front, and the back goes here.',
    documents: documentsEn,
    wrongDocument: (looksLike: string) => `It looks like ${looksLike}, and a different document goes here.`,
    otherCountry: (from: string, ours: string) =>
      `It looks like it’s from ${from}, and your application is for ${ours}.`,
    expired: (ended: string) => `It says it’s valid until ${ended}. If you have a current one, send that.`,
    fields: { name: 'name', birthdate: 'date of birth', curp: 'CURP', rfc: 'RFC' },
    codeDiffers: (fields: string) => `Its QR code and its text say different things: ${fields}. Download it again.`,
    otherMonth: (says: string, asked: string) => `We read ${says}, and the one for ${asked} goes here.`,
    sameMonth: (says: string) => `We read ${says}, the same as on another of your statements.`,
    old: (newest: string, months: number) =>
      `The newest date we read is ${newest}, and we need one from the last ${months} months.`,
    otherName: (says: string, typed: string) => `It says “${says}”, and you typed “${typed}”.`,
    whose: (says: string, typed: string) => `It says “${says}”, and you typed “${typed}”. Is it yours?`,
    sentBack: (reason: string) => `It’s the same file we already reviewed: it ${reason}.`,
  },
});
