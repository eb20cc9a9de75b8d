import type { DocumentFields } from '../document.ts';
import { fitMask } from '../letters.ts';

const WEIGHTS = [7, 3, 1];
/** Characters per line. */
const LINE = 30;

/** The check digit of ICAO 9303 over a piece of the machine-readable lines. */
export function mrzCheck(text: string): string {
  const sum = [...text].reduce((total, letter, k) => total + signValue(letter) * WEIGHTS[k % 3]!, 0);
  return String(sum % 10);
}

export interface Mrz {
  /** The first two lines; null if some of their characters are missing, for example beyond the edge of the card. */
  lines: [string, string] | null;
  fields: DocumentFields;
  /** Index of the text with the names. They have no check digit, so they should be read again. */
  names: number;
}

/**
 * The machine-readable lines of an INE's back (TD1, issuer MEX), found among recognized texts from top to bottom. Null unless the
 * check digits of number, birthdate and expiry are right; the whole lines are given if the fourth check digit is right, too.
 * `today` decides the century of the birthdate.
 */
export function findMrz(texts: readonly string[], today: string): Mrz | null {
  const plain = texts.map(tidyMrz);
  for (const [k, text] of plain.entries()) {
    const cic = numberOf(text);
    const at = cic ? plain.findIndex((other, n) => n > k && datesOf(other) !== null) : -1;
    if (!cic || at < 0) continue;
    const { fields } = datesOf(plain[at]!, today)!;
    const names = plain.findIndex((other, n) => n > at && /^[A-Z0-9<]{8,}$/.test(other) && other.includes('<<'));
    const [first, second] = [firstLine(text), secondLine(plain[at]!)];
    const whole = first && second && compositeOf(first, second) === second[29];
    return whole
      ? { lines: [first, second], fields: { cic, ocr: first.slice(17, 30), ...fields }, names }
      : { lines: null, fields: { cic, ...fields }, names };
  }
  return null;
}

function compositeOf(first: string, second: string): string {
  return mrzCheck(first.slice(5) + second.slice(0, 7) + second.slice(8, 15) + second.slice(18, 29));
}

/** The third line, with the names. */
export interface NameLine {
  /** All of its 30 characters. */
  line: string;
  /** Without the given names if they may have been cut off at the end of the line. */
  parts: { lastNames: string; firstName?: string };
}

/**
 * Parses the line of names: last names before the double filler, given names after it. Null if it has another form or is
 * incomplete.
 */
export function readNameLine(text: string): NameLine | null {
  const tidy = tidyMrz(text);
  // Without a filler at the end, the line is complete only if it has its full length.
  const isFull = tidy.length === LINE && !tidy.endsWith('<');
  if (!isFull && !tidy.endsWith('<')) return null;
  const plain = tidy.replace(/<+$/, '');
  const letters = fitMask(plain, 'A'.repeat(plain.length));
  const parts = letters?.split('<<') ?? [];
  if (parts.length !== 2 || parts.some((part) => !/^[A-Z]+(<[A-Z]+)*$/.test(part))) return null;
  const [lastNames, firstName] = parts.map((part) => part.replaceAll('<', ' ')) as [string, string];
  return { line: letters!.slice(0, LINE).padEnd(LINE, '<'), parts: isFull ? { lastNames } : { lastNames, firstName } };
}

/** The nine digits of the card's number, if their check digit is right. */
function numberOf(text: string): string | null {
  const found = /^[I1L|]DM[EF][XK](.{9})(.)/.exec(text);
  const [cic, check] = [digits(found?.[1]), digits(found?.[2])];
  return cic && check && mrzCheck(cic) === check ? cic : null;
}

function datesOf(text: string, today = '2000-01-01'): { fields: DocumentFields } | null {
  const found = /^(.{6})(.)([HMX])(.{6})(.)ME/.exec(text);
  const [birth, birthCheck, expiry, expiryCheck] = [1, 2, 4, 5].map((k) => digits(found?.[k]));
  if (!birth || !birthCheck || !expiry || !expiryCheck) return null;
  if (mrzCheck(birth) !== birthCheck || mrzCheck(expiry) !== expiryCheck) return null;
  const century = Number(`20${birth.slice(0, 2)}`) > Number(today.slice(0, 4)) - 15 ? '19' : '20';
  return { fields: { birthdate: dateOf(century, birth), sex: found![3]!, expiry: dateOf('20', expiry) } };
}

function firstLine(text: string): string | null {
  const ocr = digits(/^.{15}<*([^<]{13})$/.exec(text)?.[1]);
  const check = digits(text[14]);
  return ocr && check && `IDMEX${numberOf(text)}${check}<<${ocr}`;
}

function secondLine(text: string): string | null {
  const found = /^(.{6})(.)(.)(.{6})(.)ME.(.*)(.)$/.exec(text);
  const [birth, birthCheck, expiry, expiryCheck, last] = [1, 2, 4, 5, 7].map((k) => digits(found?.[k]));
  const optional = /^<*(\d\d)<+(\d{5})<*$/.exec(fitFillers(found?.[6] ?? ''));
  if (!last || !optional) return null;
  return `${birth}${birthCheck}${found![3]}${expiry}${expiryCheck}MEX<${optional[1]}<<${optional[2]}<${last}`;
}

function digits(text: string | undefined): string | null {
  return text === undefined ? null : fitMask(text, '9'.repeat(text.length));
}

function fitFillers(text: string): string {
  return [...text].map((letter) => (letter === '<' ? letter : (fitMask(letter, '9') ?? letter))).join('');
}

function tidyMrz(text: string): string {
  return text.toUpperCase().replace(/×/g, 'X').replace(/[«‹≤]/g, '<').replace(/\s/g, '');
}

function signValue(letter: string): number {
  if (letter === '<') return 0;
  return /\d/.test(letter) ? Number(letter) : letter.charCodeAt(0) - 55;
}

function dateOf(century: string, digits: string): string {
  return `${century}${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
}
