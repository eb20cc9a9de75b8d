import { isDate } from '../dates.ts';

/** The official format of a CURP, including sex X; it never contains Ñ. */
export const curpPattern =
  /^[A-Z][AEIOUX][A-Z]{2}\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[HMX](AS|B[CS]|C[CHLMS]|D[FG]|G[RT]|HG|JC|M[CNS]|N[ELT]|OC|PL|Q[RT]|S[LPR]|T[CLS]|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}[A-Z\d]\d$/;

export type CurpWarning =
  | 'curp_generic'
  | 'curp_bad_date'
  | 'curp_wrong_century'
  | 'curp_bad_check_digit'
  | 'curp_foul_word'
  | 'curp_birthdate_differs';

/** Maximum plausible age, in years. */
const OLDEST = 120;
const alphabet = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';
// Generic CURPs for foreigners without their own: men, women.
const generic = new Set(['XEXX010101HNEXXXA4', 'XEXX010101MNEXXXA8']);

// Words in which the registry replaces the second letter by an X (DOF 2021-10-18, annex); a CURP that spells one was
// mistyped.
export const foulWords = new Set(
  'BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY'.split(
    ' ',
  ),
);

/**
 * Strict check of a CURP that matches the pattern: warnings for the applicant and flags for the reviewer, never a refusal.
 * Source: Instructivo Normativo para la asignación de la CURP (DOF 2021-10-18). `birthdate` is `yyyy-mm-dd` or empty, `today`
 * is `yyyy-mm-dd`.
 */
export function checkCurp(curp: string, birthdate: string, today: string): CurpWarning[] {
  if (generic.has(curp)) return ['curp_generic'];
  const warnings: CurpWarning[] = [];
  const born = birthdateOfCurp(curp);
  if (!isDate(born)) warnings.push('curp_bad_date');
  else if (born > today || Number(today.slice(0, 4)) - Number(born.slice(0, 4)) > OLDEST)
    warnings.push('curp_wrong_century');
  else if (birthdate && born !== birthdate) warnings.push('curp_birthdate_differs');
  if (Number(curp[17]) !== curpCheckDigit(curp)) warnings.push('curp_bad_check_digit');
  if (foulWords.has(curp.slice(0, 4))) warnings.push('curp_foul_word');
  return warnings;
}

/** `yyyy-mm-dd`; a digit in the 17th place means born before 2000, a letter from 2000 on. The date may not exist. */
export function birthdateOfCurp(curp: string): string {
  const century = /\d/.test(curp.charAt(16)) ? '19' : '20';
  return `${century}${curp.slice(4, 6)}-${curp.slice(6, 8)}-${curp.slice(8, 10)}`;
}

/** The last digit of a CURP by RENAPO's rule, from the first 17 characters. */
export function curpCheckDigit(curp: string): number {
  const sum = [...curp.slice(0, 17)].reduce((total, letter, i) => total + alphabet.indexOf(letter) * (18 - i), 0);
  return (10 - (sum % 10)) % 10;
}
