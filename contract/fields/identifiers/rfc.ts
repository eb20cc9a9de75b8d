import { isDate } from '../dates.ts';

/** A person's RFC: 4 letters (Ñ and & are letters here), 6 digits, 3 letters or digits. */
export const rfcPattern = /^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/;

export type RfcWarning =
  | 'rfc_generic'
  | 'rfc_bad_date'
  | 'rfc_bad_check_digit'
  | 'rfc_foul_word'
  | 'rfc_birthdate_differs';

const generic = new Set(['XAXX010101000', 'XEXX010101000']);
const alphabet = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

// Words in which the tax authority replaces the fourth letter by an X; an RFC that still spells one was mistyped.
const foulWords = new Set(
  'BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KOGE KOJO KAKA KULO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN'.split(
    ' ',
  ),
);

/**
 * The strict check of an RFC that matches the pattern: warnings for the applicant and flags for the reviewer, never a refusal,
 * since about one in seventy real ones has a wrong check digit. Source: the tax authority's algorithm (SAT, 2006). `birthdate` is
 * `yyyy-mm-dd` or empty.
 */
export function checkRfc(rfc: string, birthdate: string): RfcWarning[] {
  if (generic.has(rfc)) return ['rfc_generic'];
  const warnings: RfcWarning[] = [];
  const digits = rfc.slice(4, 10);
  if (!isDate(fullDate('19', digits)) && !isDate(fullDate('20', digits))) warnings.push('rfc_bad_date');
  else if (birthdate && digits !== birthdate.slice(2).replaceAll('-', '')) warnings.push('rfc_birthdate_differs');
  if (rfc.at(-1) !== checkDigit(rfc)) warnings.push('rfc_bad_check_digit');
  if (foulWords.has(rfc.slice(0, 4))) warnings.push('rfc_foul_word');
  return warnings;
}

function fullDate(century: string, digits: string): string {
  return `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}

function checkDigit(rfc: string): string {
  const sum = [...rfc.slice(0, 12)].reduce((total, letter, i) => total + alphabet.indexOf(letter) * (13 - i), 0);
  const rest = 11 - (sum % 11);
  if (rest === 11) return '0';
  return rest === 10 ? 'A' : String(rest);
}
