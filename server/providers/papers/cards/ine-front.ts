import { isDate } from '@volante/contract/fields/dates.ts';
import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames } from '@volante/contract/fields/identifiers/curp-names.ts';
import type { TextLine } from '../../ocr/engine/text-line.ts';
import { bare, fitMask, lookalike } from '../letters.ts';
import type { PaperFields } from '../paper.ts';
import { readAddress } from './address.ts';
import { findCurp } from './curp-on-card.ts';
import { findLabel, lineBelow, linesBetween } from './labels.ts';

/** A second, independent reading of lines of a picture, by another engine or another cut. */
export interface SecondLook {
  /** With Spanish letters and spaces. */
  spell(line: TextLine, cut?: 'close' | 'wide'): Promise<string>;
  /** By the first engine again, on a slightly wider cut. */
  again(lines: TextLine[]): Promise<string[]>;
}

/** Whether the lines are those of the front of an INE. */
export function isIneFront(lines: readonly TextLine[]): boolean {
  const marks = [
    'CREDENCIALPARAVOTAR',
    'INSTITUTONACIONALELECTORAL',
    'CLAVEDEELECTOR',
    'VIGENCIA',
    'DOMICILIO',
    'NOMBRE',
  ];
  const found = marks.filter(
    (mark) => findLabel(lines, mark) || (mark.length > 15 && lines.some((line) => bare(line.text).includes(mark))),
  );
  return found.length >= 3 && !lines.some((line) => /^.DM.{20,}</.test(line.text));
}

/**
 * The fields of an INE's front. A field without a check digit is given only if two readings agree; the CURP also has to agree
 * with the printed birthdate or the voter's key, and the names with the CURP.
 */
export async function readIneFront(lines: TextLine[], look: SecondLook): Promise<PaperFields> {
  const fields: PaperFields = {};
  const curp = await certainCurp(lines, look);
  const voter = lines.map((line) => ({ line, key: findVoterKey(line.text) })).find(({ key }) => key !== null);
  const printed = lines.map((line) => printedDate(line.text)).find((date) => date !== null) ?? null;
  const span = lines.map((line) => ({ line, year: lastYear(line.text) })).find(({ year }) => year !== null);
  const section = sectionLine(lines);
  const birthOfCurp = curp && birthdateOfCurp(curp);
  const birthOfKey = voter?.key?.slice(6, 12);
  const births = [birthOfCurp?.slice(2).replaceAll('-', ''), birthOfKey, printed?.slice(2).replaceAll('-', '')].filter(
    Boolean,
  );
  const agreed = births.find((birth, k) => births.indexOf(birth) !== k);
  if (curp && agreed === births[0]) fields.curp = curp;
  if (fields.curp) fields.birthdate = birthdateOfCurp(fields.curp);
  else if (printed && agreed === printed.slice(2).replaceAll('-', '')) fields.birthdate = printed;

  const sexes = [fields.curp?.[10], voter?.key?.[14], printedSex(lines)].filter(
    (sex) => sex !== undefined && sex !== null,
  );
  const sex = sexes.find((one, k) => sexes.indexOf(one) !== k);
  if (sex && !sexes.some((other) => other !== sex)) fields.sex = sex;
  if (voter?.key && agreed === birthOfKey && (await holds(look, voter.line, findVoterKey)))
    fields.claveElector = voter.key;
  if (span?.year && (await holds(look, span.line, lastYear))) fields.expiryYear = span.year;
  const digits = section && fourDigits(section.text);
  if (digits && (await holds(look, section, fourDigits))) fields.section = digits;

  Object.assign(fields, await readNames(lines, look, fields.curp ?? null));
  if (fields.claveElector && fields.lastName1 && !fitsNames(fields.claveElector, fields)) delete fields.claveElector;
  return { ...fields, ...(await readAddress(addressLines(lines), look)) };
}

/** Whether another reading of the line, by either engine, gives the same value. */
async function holds<T>(look: SecondLook, line: TextLine, read: (text: string) => T | null): Promise<boolean> {
  const value = read(line.text);
  const [again = ''] = await look.again([line]);
  return value === read(again) || value === read(await look.spell(line));
}

async function certainCurp(lines: TextLine[], look: SecondLook): Promise<string | null> {
  const label = findLabel(lines, 'CURP');
  const below = label && lineBelow(lines, label.line);
  const candidates = lines.filter((line) => bare(line.text).length >= 17 && /\d{4}/.test(line.text));
  for (const line of candidates) {
    const found = findCurp(line.text);
    if (found) return found;
  }
  const worth = below && bare(below.text).length >= 16 ? [below] : candidates.slice(0, 2);
  for (const text of [...(await look.again(worth)), ...(await Promise.all(worth.map((line) => look.spell(line))))]) {
    const found = findCurp(text);
    if (found) return found;
  }
  return null;
}

function findVoterKey(text: string): string | null {
  const plain = bare(text);
  for (let at = 0; at + 18 <= plain.length; at++) {
    const key = fitMask(plain.slice(at, at + 18), 'AAAAAA99999999A999');
    if (!key || !/^[A-Z]{6}\d{8}[HM]\d{3}$/.test(key)) continue;
    const month = Number(key.slice(8, 10));
    if (month >= 1 && month <= 12 && plain.length - at <= 20) return key;
  }
  return null;
}

function printedDate(text: string): string | null {
  const found = /(\d\d)\/(\d\d)\/((?:19|20)\d\d)/.exec(text.replace(/\s/g, ''));
  const date = found && `${found[3]}-${found[2]}-${found[1]}`;
  return date && isDate(date) ? date : null;
}

function lastYear(text: string): number | null {
  const found = /(20\d\d)[-–—_.~]+(20\d\d)$/.exec(text.replace(/\s/g, ''));
  const [first, last] = [Number(found?.[1]), Number(found?.[2])];
  return found && last > first && last - first <= 15 ? last : null;
}

function sectionLine(lines: TextLine[]): TextLine | null {
  const label = findLabel(lines, 'SECCION');
  if (!label) return null;
  if (fourDigits(label.rest)) return label.line;
  const below = lineBelow(
    lines.filter((line) => fourDigits(line.text)),
    label.line,
  );
  return below;
}

function fourDigits(text: string): string | null {
  return /^\D*(\d{4})$/.exec(text.replace(/\s/g, ''))?.[1] ?? null;
}

function printedSex(lines: TextLine[]): string | null {
  const label = findLabel(lines, 'SEXO');
  if (!label) return null;
  if (/^[HM]$/.test(label.rest)) return label.rest;
  const below = lineBelow(lines, label.line);
  return below && /^[HM]$/.test(bare(below.text)) ? bare(below.text) : null;
}

function addressLines(lines: TextLine[]): TextLine[] {
  const [from, to] = [findLabel(lines, 'DOMICILIO'), findLabel(lines, 'CLAVEDEELECTOR')];
  return from && to ? linesBetween(lines, from.line, to.line) : [];
}

async function readNames(lines: TextLine[], look: SecondLook, curp: string | null): Promise<PaperFields> {
  const [from, to] = [findLabel(lines, 'NOMBRE'), findLabel(lines, 'DOMICILIO')];
  const found = from && to ? linesBetween(lines, from.line, to.line) : [];
  if (found.length !== 3 || !curp) return {};
  const names: string[] = [];
  for (const line of found) {
    const name =
      agreeOnName(line.text, await look.spell(line)) ?? agreeOnName(line.text, await look.spell(line, 'wide'));
    if (!name) return {};
    names.push(name);
  }
  const [lastName1, lastName2, firstName] = names.map((name, k) => withCurpLetters(name, curp, k)) as [
    string,
    string,
    string,
  ];
  const contradicted = contradictsNames(curp, firstName, `${lastName1} ${lastName2}`);
  return contradicted ? {} : { lastName1, lastName2, firstName };
}

/** The second reading's spelling if it has the first one's letters. */
function agreeOnName(first: string, second: string): string | null {
  const spelled = second
    .toUpperCase()
    .normalize('NFC')
    .replace(/[^A-ZÑÁÉÍÓÚÜ ]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const plain = [...spelled].map((letter) => (letter === 'Ñ' ? letter : letter.normalize('NFD').charAt(0))).join('');
  return /[A-Z]{2}/.test(plain) && lookalike(first) === lookalike(plain) ? plain : null;
}

/** The CURP writes X for Ñ in the first consonant inside a name, so there it decides between N and Ñ. */
function withCurpLetters(name: string, curp: string, which: number): string {
  const words = name.split(' ');
  const place = which === 2 && words.length > 1 && /^(JOSE|MARIA|J|MA|M)$/.test(words[0]!) ? 1 : 0;
  const word = words[place]!;
  const at = [...word].findIndex((letter, k) => k > 0 && /[^AEIOU]/.test(letter));
  const letter = word[at];
  if (at < 0 || (letter !== 'N' && letter !== 'Ñ')) return name;
  const wanted = curp[13 + which];
  if (wanted !== 'N' && wanted !== 'X') return name;
  words[place] = `${word.slice(0, at)}${wanted === 'X' ? 'Ñ' : 'N'}${word.slice(at + 1)}`;
  return words.join(' ');
}

function fitsNames(key: string, { lastName1 = '', lastName2 = '', firstName = '' }: PaperFields): boolean {
  const letters = [lastName1, lastName2, firstName].map((name) => name.charAt(0).replace('Ñ', 'X'));
  return letters.every((letter, k) => key[k * 2] === letter || (k === 2 && /^(JOSE|MARIA) /.test(firstName)));
}
