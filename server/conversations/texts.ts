import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { type DocumentType, isStatement, statementScreen } from '@volante/contract/documents/rules.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { formatDateRange, formatMoney } from '@volante/contract/words/amounts.ts';
import { documentName } from '@volante/contract/words/documents.ts';
import { capital, type WordLanguage, type Words } from '@volante/contract/words/languages.ts';

/** A week that a screenshot filled: `Uber, 9–15 nov, $3,980`. */
export function weekLine(
  { platform, week, amount }: { platform: Platform; week: string; amount: number },
  country: CountryCode,
  language: WordLanguage,
): string {
  const name = capital(platformName(platform, language));
  const days = formatDateRange(week, addDays(week, 6), language);
  return `${name}, ${days}, ${formatMoney(amount, countries[country].currency, language)}`;
}

/** A document's name, short enough for a button. */
export function shortName(type: DocumentType, language: WordLanguage): string {
  return shortNames[language][isStatement(type) ? statementScreen : type] ?? documentName(type, language).slice(0, 20);
}

const shortNames: Words<Partial<Record<DocumentType | typeof statementScreen, string>>> = {
  es: {
    identity_card_front: 'INE, frente',
    identity_card_back: 'INE, reverso',
    drivers_license_front: 'Licencia, frente',
    drivers_license_back: 'Licencia, reverso',
    proof_of_address: 'Comprob. domicilio',
    bank_statements: 'Estado de cuenta',
    curp: 'CURP',
    proof_of_tax_situation: 'Situación fiscal',
    selfie_photo: 'Mi selfie',
    garage_photo: 'Foto de mi cochera',
    driving_record: 'Historial de manejo',
  },
  en: {
    identity_card_front: 'ID card, front',
    identity_card_back: 'ID card, back',
    drivers_license_front: 'License, front',
    drivers_license_back: 'License, back',
    proof_of_address: 'Proof of address',
    bank_statements: 'Bank statement',
    curp: 'CURP',
    proof_of_tax_situation: 'Tax certificate',
    selfie_photo: 'My selfie',
    garage_photo: 'My garage',
    driving_record: 'Driving record',
  },
};

/** What a driver is answered by itself. Facts are arguments; none of them identifies anybody. */
interface ReplyTexts {
  stranger(company: string): string;
  /** What came after the most that is kept in an hour. */
  tooMany(company: string): string;
  /** To whoever wrote from a number that a driver typed and that may be somebody else's. Nothing in it is about an application. */
  prove(company: string, link: string): string;
  proved: string;
  stopped: string;
  started: string;
  help(link: string | null): string;
  /** Weeks that screenshots filled, as lines. */
  weeks(lines: readonly string[]): string;
  manyWeeks(platform: string, count: number): string;
  missing(count: number): string;
  noneMissing: string;
  profile(platform: string): string;
  document(name: string): string;
  /** A screenshot that its driver finishes in the app. */
  open(count: number): string;
  duplicate(count: number): string;
  filled(count: number): string;
  outOfRange(count: number): string;
  tooLarge(count: number): string;
  gone(count: number): string;
  unusable(count: number): string;
  notTaken(count: number): string;
  closed: string;
  goOn(link: string): string;
  whatIsThis: string;
  whichOf(count: number): string;
  screenshotOf(platform: string): string;
  somethingElse: string;
  dropped: string;
}

const es = (count: number, singular: string, plural: string) => (count === 1 ? singular : `${count} ${plural}`);

export const replyTexts: Words<ReplyTexts> = {
  es: {
    stranger: (company) =>
      `Hola, aquí ${company}. Con este número no encontramos ninguna solicitud. Si ya tienes una, escríbenos desde el teléfono que nos diste.`,
    tooMany: (company) =>
      `Hola, aquí ${company}. Mandaste muchos mensajes en poco tiempo y los últimos no se guardaron. Mándalos otra vez en una hora.`,
    prove: (company, link) =>
      `Hola, aquí ${company}. Para atenderte por aquí, confirma que este número es tuyo: abre este enlace en el teléfono donde llenaste tu solicitud.\n${link}\nLo que ya mandaste lo recibimos en cuanto confirmes. Si no llenaste ninguna, no hagas nada.`,
    proved: 'Listo, tu número quedó confirmado. Ya podemos seguir por aquí.',
    stopped: 'Listo, ya no te escribimos por aquí. Si cambias de opinión, responde ALTA.',
    started: 'Listo, te volvemos a escribir por aquí. Para dejar de recibir mensajes, responde BAJA.',
    help: (link) =>
      `Aquí puedes mandarnos tus capturas y documentos, o escribirnos tu duda y una persona te contesta.${link ? ` Tu solicitud está en ${link}` : ''} Para dejar de recibir mensajes, responde BAJA.`,
    weeks: (lines) => `${lines.join('\n')}.`,
    manyWeeks: (platform, count) => `${platform}, ${count} semanas.`,
    missing: (count) => (count === 1 ? 'Te falta 1 semana.' : `Te faltan ${count} semanas.`),
    noneMissing: 'Ya no te falta ninguna semana.',
    profile: (platform) => `Perfil de ${platform}, listo.`,
    document: (name) => `${name}: ya lo tenemos.`,
    open: (count) =>
      es(
        count,
        'Una captura necesita tu ayuda: complétala en la app.',
        'capturas necesitan tu ayuda: complétalas en la app.',
      ),
    duplicate: (count) => es(count, 'Una foto ya la tenías aquí.', 'fotos ya las tenías aquí.'),
    filled: (count) =>
      es(count, 'Una captura es de una semana que ya está llena.', 'capturas son de semanas que ya están llenas.'),
    outOfRange: (count) =>
      es(count, 'Una captura es de una semana que no pedimos.', 'capturas son de semanas que no pedimos.'),
    tooLarge: (count) => es(count, 'Un archivo pesa más de 5 MB.', 'archivos pesan más de 5 MB.'),
    gone: (count) =>
      es(
        count,
        'Un archivo no lo pudimos recibir. Mándalo otra vez.',
        'archivos no los pudimos recibir. Mándalos otra vez.',
      ),
    unusable: (count) => es(count, 'Un archivo no se pudo leer.', 'archivos no se pudieron leer.'),
    notTaken: (count) =>
      es(count, 'Un archivo no lo podemos tomar por aquí.', 'archivos no los podemos tomar por aquí.'),
    closed: 'Tu solicitud ya está cerrada, así que ya no recibimos archivos.',
    goOn: (link) => `Sigue aquí: ${link}`,
    whatIsThis: '¿Qué es lo que mandaste?',
    whichOf: (count) => `Hay ${count} archivos que no reconocimos. ¿Qué es el primero?`,
    screenshotOf: (platform) => `Captura de ${platform}`,
    somethingElse: 'Otra cosa',
    dropped: 'Gracias. Ese no lo necesitamos para tu solicitud.',
  },
  en: {
    stranger: (company) =>
      `Hi, this is ${company}. We found no application with this number. If you have one, write to us from the phone you gave us.`,
    tooMany: (company) =>
      `Hi, this is ${company}. You sent many messages in a short time, and we didn’t keep the last ones. Send them again in an hour.`,
    prove: (company, link) =>
      `Hi, this is ${company}. So that we can help you here, confirm that this number is yours: open this link on the phone where you filled in your application.\n${link}\nWe’ll take what you’ve sent as soon as you confirm. If you never filled one in, do nothing.`,
    proved: 'Done, your number is confirmed. We can go on here.',
    stopped: 'Done, we won’t write to you here. If you change your mind, reply START.',
    started: 'Done, we’ll write to you here again. To stop getting messages, reply STOP.',
    help: (link) =>
      `You can send us your screenshots and documents here, or ask a question and a person will answer.${link ? ` Your application is at ${link}` : ''} To stop getting messages, reply STOP.`,
    weeks: (lines) => `${lines.join('\n')}.`,
    manyWeeks: (platform, count) => `${platform}, ${count} weeks.`,
    missing: (count) => (count === 1 ? '1 week is missing.' : `${count} weeks are missing.`),
    noneMissing: 'No week is missing any more.',
    profile: (platform) => `${platform} profile, done.`,
    document: (name) => `${name}: we have it.`,
    open: (count) =>
      es(
        count,
        'A screenshot needs your help: finish it in the app.',
        'screenshots need your help: finish them in the app.',
      ),
    duplicate: (count) => es(count, 'We already had one of the pictures.', 'pictures were already here.'),
    filled: (count) =>
      es(
        count,
        'One screenshot is of a week that’s already filled.',
        'screenshots are of weeks that are already filled.',
      ),
    outOfRange: (count) =>
      es(count, 'One screenshot is of a week we don’t ask for.', 'screenshots are of weeks we don’t ask for.'),
    tooLarge: (count) => es(count, 'One file is larger than 5 MB.', 'files are larger than 5 MB.'),
    gone: (count) =>
      es(count, 'We couldn’t get one file. Send it again.', 'files couldn’t be received. Send them again.'),
    unusable: (count) => es(count, 'One file couldn’t be read.', 'files couldn’t be read.'),
    notTaken: (count) => es(count, 'We can’t take one of the files here.', 'files can’t be taken here.'),
    closed: 'Your application is closed, so we don’t take files any more.',
    goOn: (link) => `Continue here: ${link}`,
    whatIsThis: 'What did you send?',
    whichOf: (count) => `We didn’t recognize ${count} files. What is the first one?`,
    screenshotOf: (platform) => `${platform} screenshot`,
    somethingElse: 'Something else',
    dropped: 'Thanks. We don’t need that one for your application.',
  },
};
