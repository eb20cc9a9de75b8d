import { dictionary } from '../../../lib/text.ts';

/** Texts of screens with several documents: the statements, and the state of each card. */
export const statementTexts = dictionary({
  es: {
    lead: (n: number) =>
      `De los últimos ${n} meses, en PDF o en foto. Sirve cualquier cuenta a tu nombre. Cada PDF, de hasta 5 MB.`,
    several: (n: number) => `Elegir los ${n} PDF juntos`,
    single: (month: string) => `Elegir el de ${month}`,
    missing: 'Requerido',
    open: 'Falta',
    sent: 'Enviado',
    approved: 'Aprobado',
    rejected: 'Corrige',
    ready: 'Por enviar',
    still: (n: number) => (n === 1 ? 'Falta 1 mes' : `Faltan ${n} meses`),
    full: (names: string) => `Sin lugar: ${names}. Solo caben los meses que faltan: quita un archivo para poner otro.`,
    check: 'Revisa que cada archivo esté en su mes.',
    stated: (month: string) => `El PDF dice ${month}`,
    unsure: (month: string) => `No pudimos leer de qué mes es. Revisa que sea el de ${month}.`,
    looksLike: (month: string) => `Parece de ${month}`,
    here: (month: string) => `Aquí va el de ${month}.`,
    move: (month: string) => `Pasarlo a ${month}`,
    swap: (month: string) => `Cambiarlo por el de ${month}`,
  },
  en: {
    lead: (n: number) =>
      `For the last ${n} months, as PDFs or photos. Any account in your name will do. PDFs can be up to 5 MB each.`,
    several: (n: number) => `Choose the ${n} PDFs together`,
    single: (month: string) => `Choose the one for ${month}`,
    missing: 'Required',
    open: 'Missing',
    sent: 'Sent',
    approved: 'Approved',
    rejected: 'Fix',
    ready: 'Ready to send',
    still: (n: number) => (n === 1 ? '1 statement to go' : `${n} statements to go`),
    full: (names: string) => `No room for ${names}. Only the missing months fit: remove a file to add another.`,
    check: 'Check that each file is in its month.',
    stated: (month: string) => `The PDF says ${month}`,
    unsure: (month: string) => `We couldn’t tell which month it’s for. Check that it’s ${month}.`,
    looksLike: (month: string) => `It looks like ${month}`,
    here: (month: string) => `This spot is for ${month}.`,
    move: (month: string) => `Move it to ${month}`,
    swap: (month: string) => `Swap it with the one for ${month}`,
  },
});
