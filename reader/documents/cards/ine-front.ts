import { isDate } from '@volante/contract/fields/dates.ts';
import { birthdateOfCurp } from '@volante/contract/fields/identifiers/curp.ts';
import { contradictsNames } from '@volante/contract/fields/identifiers/curp-names.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { DocumentFields } from '../document.ts';
import { bare, fitMask } from '../letters.ts';
import { readAddress } from './address.ts';
import { findCurp } from './curp-on-card.ts';
import { findLabel, lineBelow, linesAbove, linesBetween } from './labels.ts';
import { type LinePrint, withPrintedSpaces } from './line-print.ts';
import { holds, type SecondLook, spellCertainly } from './second-look.ts';

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
 * The fields of an INE's front. A field without a check digit is used only if two readings agree. The CURP also has to agree with
 * the printed birthdate or the voter's key, and the names with the CURP.
 */
export async function readIneFront(lines: TextLine[], look: SecondLook): Promise<DocumentFields> {
  const fields: DocumentFields = {};
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
  const sex = sexes.find((sex, k) => sexes.indexOf(sex) !== k);
  if (sex && !sexes.some((other) => other !== sex)) fields.sex = sex;
  if (voter?.key && agreed === birthOfKey && (await holds(look, voter.line, findVoterKey)))
    fields.claveElector = voter.key;
  if (span?.year && (await holds(look, span.line, lastYear))) fields.expiryYear = span.year;
  const digits = section && fourDigits(section.text);
  if (digits && (await holds(look, section, fourDigits))) fields.section = digits;

  const { names, address } = blocksOf(lines);
  Object.assign(fields, await readNames(names, look, fields.curp ?? null));
  if (fields.claveElector && fields.lastName1 && !fitsNames(fields.claveElector, fields)) delete fields.claveElector;
  return { ...fields, ...(await readAddress(address, look)) };
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
  if (found) return last > first && last - first <= 15 ? last : null;
  // Older cards show the year of issue separately.
  return Number(/VIGENCIA(?:HASTA)?(20\d\d)$/.exec(bare(text))?.[1]) || null;
}

function sectionLine(lines: TextLine[]): TextLine | null {
  const inRow = lines.find((line) => sectionInRow(line.text));
  if (inRow) return inRow;
  const label = findLabel(lines, 'SECCION');
  if (!label) return null;
  if (fourDigits(label.rest)) return label.line;
  const below = lineBelow(
    lines.filter((line) => fourDigits(line.text)),
    label.line,
  );
  return below;
}

/** On older cards the section follows the state and the municipality. */
function sectionInRow(text: string): string | null {
  return /SEC[A-Z]{0,3}N(\d{4})$/.exec(bare(text))?.[1] ?? null;
}

function fourDigits(text: string): string | null {
  return sectionInRow(text) ?? /^\D*(\d{4})$/.exec(text.replace(/\s/g, ''))?.[1] ?? null;
}

function printedSex(lines: TextLine[]): string | null {
  const label = findLabel(lines, 'SEXO');
  if (!label) return null;
  if (/^[HM]$/.test(label.rest)) return label.rest;
  const below = lineBelow(lines, label.line);
  return below && /^[HM]$/.test(bare(below.text)) ? bare(below.text) : null;
}

/** The lines of the names and those of the address. */
function blocksOf(lines: TextLine[]): { names: TextLine[]; address: TextLine[] } {
  const [top, middle, end] = ['NOMBRE', 'DOMICILIO', 'CLAVEDEELECTOR'].map((label) => findLabel(lines, label)?.line);
  // A label may be hidden by a reflection or a fold.
  const above = (to: TextLine, count: number) =>
    top ? linesBetween(lines, top, to) : linesAbove(lines, to).slice(-count);
  if (middle) return { names: above(middle, 3), address: end ? linesBetween(lines, middle, end) : [] };
  const both = end ? above(end, 6) : [];
  return both.length === 6 ? { names: both.slice(0, 3), address: both.slice(3) } : { names: [], address: [] };
}

async function readNames(found: TextLine[], look: SecondLook, curp: string | null): Promise<DocumentFields> {
  if (!curp || (found.length !== 3 && !(found.length === 2 && hasOneLastName(curp)))) return {};
  const kinds = found.length === 3 ? nameKinds : nameKinds.filter((kind) => kind !== 'lastName2');
  const spelled: string[] = [];
  for (const line of found) {
    const name = await spellCertainly(line, look, plainName, (text) => /[A-Z]{2}/.test(text));
    if (!name) return {};
    spelled.push(name);
  }
  const named = (texts: readonly string[]) => {
    const names: DocumentFields = {};
    for (const [k, kind] of kinds.entries()) names[kind] = withCurpLetters(texts[k]!, curp, nameKinds.indexOf(kind));
    const { lastName1 = '', lastName2 = '', firstName = '' } = names;
    return contradictsNames(curp, firstName, `${lastName1} ${lastName2}`) ? null : names;
  };
  const apart = spelled.map((name, k) => withParticle(name, look.measure(found[k]!)));
  return named(spelled) ?? named(apart) ?? {};
}

/** A name, all of whose readings lost the space after "DEL" or "DE LA", as the print has it. The CURP has to want it. */
function withParticle(name: string, print: LinePrint): string {
  const printed = name.includes(' ') ? null : withPrintedSpaces(print, name);
  return printed && /^(DE|DEL|LA|DE LA|DE LOS|DE LAS) [A-ZÑ]+$/.test(printed) ? printed : name;
}

const nameKinds = ['lastName1', 'lastName2', 'firstName'] as const;

/** A CURP has X for both letters of a second last name that is missing. */
function hasOneLastName(curp: string): boolean {
  return curp[2] === 'X' && curp[14] === 'X';
}

/** Capitals without accents, as the card prints them; "MA." keeps its dot. */
function plainName(text: string): string {
  const letters = [...text.toUpperCase().normalize('NFC')]
    .map((letter) => (letter === 'Ñ' ? letter : letter.normalize('NFD').charAt(0)))
    .join('');
  return letters
    .replace(/^(MA|M|J)\.(?=\S)/, '$1. ')
    .replace(/[^A-ZÑ. ]|(?<!^(?:MA|M|J))\./g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The CURP has X instead of Ñ among its inner consonants, so it shows whether N or Ñ is right there. */
function withCurpLetters(name: string, curp: string, which: number): string {
  const words = name.split(' ');
  const place = which === 2 && words.length > 1 && /^(JOSE|MARIA|J|MA|M)\.?$/.test(words[0]!) ? 1 : 0;
  const word = words[place]!;
  const at = [...word].findIndex((letter, k) => k > 0 && /[^AEIOU]/.test(letter));
  const letter = word[at];
  if (at < 0 || (letter !== 'N' && letter !== 'Ñ')) return name;
  const wanted = curp[13 + which];
  if (wanted !== 'N' && wanted !== 'X') return name;
  words[place] = `${word.slice(0, at)}${wanted === 'X' ? 'Ñ' : 'N'}${word.slice(at + 1)}`;
  return words.join(' ');
}

/** The key skips "DEL", "DE LA" and the like, so its letters may come from any word of a last name. */
function fitsNames(key: string, { lastName1 = '', lastName2 = '', firstName = '' }: DocumentFields): boolean {
  const heads = (name: string) => name.split(' ').map((word) => word.charAt(0).replace('Ñ', 'X'));
  return (
    heads(lastName1).includes(key[0]!) &&
    (lastName2 === '' || heads(lastName2).includes(key[2]!)) &&
    (heads(firstName)[0] === key[4] || /^(JOSE|MARIA|J|MA|M)\.? /.test(firstName))
  );
}
