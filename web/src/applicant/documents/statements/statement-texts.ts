import { dictionary } from '../../../lib/text.ts';

/** Texts of screens with several documents: the statements, and the state of each card. */
export const statementTexts = dictionary({
  es: {
    lead: (n: number) => `De los últimos ${n} meses, en PDF o en foto. Sirve cualquier cuenta a tu nombre.`,
    several: (n: number) => `Elegir los ${n} PDF juntos`,
    missing: 'Requerido',
    open: 'Falta',
    sent: 'Enviado',
    approved: 'Aprobado',
    rejected: 'Otra vez',
    ready: 'Por enviar',
    still: (n: number) => (n === 1 ? 'Falta 1 mes' : `Faltan ${n} meses`),
    full: 'Solo caben los meses que faltan: quita un archivo para poner otro.',
    check: 'Revisa que cada archivo esté en su mes.',
  },
  en: {
    lead: (n: number) => `For the last ${n} months, as PDF or photo. Any account in your name will do.`,
    several: (n: number) => `Choose the ${n} PDFs together`,
    missing: 'Required',
    open: 'Missing',
    sent: 'Sent',
    approved: 'Approved',
    rejected: 'Again',
    ready: 'To be sent',
    still: (n: number) => (n === 1 ? '1 month is missing' : `${n} months are missing`),
    full: 'There’s only room for the missing months: remove a file to add another.',
    check: 'Check that each file is in its month.',
  },
});
