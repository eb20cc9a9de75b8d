import { isLabel } from './values.ts';

/** Capitals without accents, single spaces, and the wide signs that recognition takes for narrow ones; Ñ and tabs stay. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .toUpperCase()
    .replace(/Ñ/g, '\ue000')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\ue000/g, 'Ñ')
    .replace(/[^\S\t]+/g, ' ');
}

/** A pattern of words whose spaces may have been dropped. */
export function spaceless(words: RegExp): RegExp {
  return new RegExp(words.source.replaceAll(/ (?!\?)/g, ' ?'));
}

/** What the months' names begin with in either language, as alternatives of a pattern. */
export const MONTH_BEGINNINGS = 'ENE|JAN|FEB|MAR|ABR|APR|MAY|JUN|JUL|AGO|AUG|SEP|SET|OCT|NOV|DIC|DEC';

/** The months' names as alternatives of a pattern. */
export const SPANISH_MONTHS =
  'ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE';

/**
 * A person's name as printed in capitals; null for anything that isn't two to eight words of letters, and for an initial with a single word: the name
 * before it wasn't read.
 */
export function asName(text: string | null): string | null {
  const name = text?.trim() ?? '';
  return /^[A-ZÑ.']+(?:[ -][A-ZÑ.']+){1,7}$/.test(name) &&
    name.includes(' ') &&
    !/^[A-ZÑ]\.? [A-ZÑ]+$/.test(name) &&
    !isLabel(name) &&
    !/\b(S\.?A\.?|BANCO|CUENTA|CLIENTE|ESTADO|CALLE|COL|SERVICIO|PAGINA|RESUMEN|PERIODO|TITULAR)\b/.test(name)
    ? name
    : null;
}
