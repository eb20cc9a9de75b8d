import { ageOn, isDate } from '@volante/contract/fields/dates.ts';
import type { TextLine } from '../../engine/text-line.ts';
import type { DocumentFields } from '../document.ts';
import { bare } from '../letters.ts';
import { americanStates, isZipOf } from './american-states.ts';
import { above, below, capitals, labelOf, leftOf, part, spellExactly } from './front-lines.ts';
import { holds, type SecondLook } from './second-look.ts';

/** The number of AAMVA's standard before a label, as on "4b EXP". */
const NUMBERED = /^(3|4[ABD]|9A?|12|15|16|17|18)[ .:]*(DOB|BIRTH|ISS|EXP|DL|LIC|ID|CLAS|END|R|SEX|HGT|HEIGHT|WGT|EYE)/;
/** Words that are printed on licences and are no names. */
const NO_NAME =
  /\b(USA|DRIVERS?|LICENSE|CLASS|SEX|EYES?|HAIR|HGT|WGT|HEIGHT|WEIGHT|DONOR|ORGAN|VETERAN|NONE|END|ENDORSEMENTS?|RE?STR?|RESTRICTIONS?|NOT|FOR|FEDERAL|LIMITS|APPLY|REAL|PURPOSES|IDENTIFICATION|UNTIL|UNDER|SPECIMEN|SAMPLE|ISS|ISSUED?|EXP|EXPIRES|DOB|BIRTH|BIRTHDATE|DATE|DL|DLN|DD|LN|FN|NAMES?|LAST|FIRST|MIDDLE|FAMILY|GIVEN|ADDRESS|SAFE|TEMPORARY|LIMITED|TERM|STATE|CARD|COMMERCIAL|DUPS?|TYPE)\b/;
/** Generations, which a record has apart from the name. */
const GENERATION = /[ ,]+(JR|SR|II|III|IV)\.?$/;

/**
 * The fields of the front of a US licence. The card has no check digits, so each value needs its label, two readings that agree in
 * every letter, and what else is known: dates in order, a ZIP code of its state, the state's pattern of numbers. Sex and second
 * names apart from first ones aren't read. `today` is `yyyy-mm-dd`.
 */
export async function readLicenceFront(
  read: readonly TextLine[],
  look: SecondLook,
  today: string,
): Promise<DocumentFields> {
  const lines = read.map((line) => part(line, line.text.length - line.text.trimStart().length));
  // Mexican and Canadian licences have other addresses and dates.
  if (!lines.some(({ text }) => /DRIVERS?LICENSE/.test(bare(text)))) return {};
  const card = { lines, look, numbered: lines.filter(({ text }) => NUMBERED.test(capitals(text))).length >= 2 };
  const town = lines.find((line) => townIn(line.text)) ?? null;
  const [address, street] = town ? [await readTown(town, look), await readStreet(card, town)] : [{}, null];
  const licenceNumber = await readNumber(card, town ? townIn(town.text)!.state : null);
  return {
    ...(await readNames(card, street?.line ?? null)),
    ...(await readDates(card, today)),
    ...(licenceNumber && { licenceNumber }),
    ...(street?.text && { street: street.text }),
    ...address,
  };
}

interface Card {
  lines: readonly TextLine[];
  look: SecondLook;
  /** Whether values have the numbers of AAMVA's standard as labels. */
  numbered: boolean;
}

// Dates

const dateKinds = {
  birthdate: /(DOB|BIRTHDATE|DATEOFBIRTH|^3)$/,
  issued: /(ISS(UED?)?(DATE)?|(?<!CLA)SS|4A[ILS]*)$/,
} as const;
const EXPIRY = /(EXP(IRES|IRY|IRATION)?(DATE)?|4B)$/;

/** The dates that have a label, if they are in order: those of birth, issue and expiry. */
async function readDates({ lines, look }: Card, today: string): Promise<DocumentFields> {
  const found = new Map<keyof typeof labelsOfDates, Set<string>>();
  for (const line of lines) {
    for (const [k, { date, head }] of datesIn(line.text).entries()) {
      const label = kindOf(head) ?? (head === '' ? kindOf(bare(labelOf(lines, line) ?? '')) : null);
      if (label && (await holds(look, line, (text) => datesIn(text)[k]?.date ?? null)))
        found.set(label, (found.get(label) ?? new Set()).add(date));
    }
  }
  const dates = Object.fromEntries([...found].flatMap(([kind, all]) => (all.size === 1 ? [[kind, [...all][0]!]] : [])));
  const { birthdate, issued, expiry } = dates as DocumentFields;
  const inOrder =
    (!issued || issued <= today) &&
    (!issued || !expiry || issued < expiry) &&
    (!birthdate || ageOn(birthdate, issued ?? today) >= 14) &&
    (!birthdate || ageOn(birthdate, today) <= 100);
  return inOrder && Object.keys(dates).length >= 2 ? dates : {};
}

const labelsOfDates = { ...dateKinds, expiry: EXPIRY } as const;

function kindOf(head: string): keyof typeof labelsOfDates | null {
  const kinds = Object.keys(labelsOfDates) as (keyof typeof labelsOfDates)[];
  return kinds.find((kind) => labelsOfDates[kind].test(head)) ?? null;
}

/** The dates of a line, each with the letters and digits between it and the one before. */
function datesIn(text: string): { date: string; head: string }[] {
  let end = 0;
  const plain = text.replace(/\s/g, '');
  return [...plain.matchAll(/(?<!\d)(\d\d)[/-](\d\d)[/-]((?:19|20)\d\d)(?!\d)/g)].flatMap((match) => {
    const [all, month, day, year] = match;
    const head = bare(plain.slice(end, match.index));
    end = match.index + all.length;
    const date = `${year}-${month}-${day}`;
    return isDate(date) ? [{ date, head }] : [];
  });
}

// Number

const NUMBER_HEAD =
  /^(?:4D[ .:]*)?(?:DRIVERS? ?LICENSE|DLN?|LIC(?:ENSE)?O?|CUSTOMER ?IDENTIFIER|ID)?[ .:]*(?:NO|NUMBER|NUM)?[ .:#]*/;

/** The number after or below its label, if it fits the patterns of the state of the address or of the card's title. */
async function readNumber({ lines, look }: Card, ofTown: string | null): Promise<string | null> {
  const titles = Object.keys(americanStates).filter((state) => {
    const name = bare(americanStates[state]!.name);
    return lines.some(({ text }) => bare(text).replace(/STATE$/, '') === name);
  });
  const states = new Set([...titles, ...(ofTown ? [ofTown] : [])]);
  const [state] = states;
  if (!state || states.size > 1) return null;
  const masks = americanStates[state]!.numbers;
  const read = (text: string) => {
    const plain = capitals(text);
    const head = NUMBER_HEAD.exec(plain)?.[0] ?? '';
    const number = withMask(bare(plain.slice(head.length)), masks);
    return number === null ? null : { number, labelled: bare(head) !== '' };
  };
  const found = new Set<string>();
  for (const line of lines) {
    const value = read(line.text);
    if (!value) continue;
    const label = value.labelled ? '' : capitals(labelOf(lines, line) ?? '-');
    if (NUMBER_HEAD.exec(label)?.[0] !== label) continue;
    const { length } = value.number;
    // The small letters of the label are often read differently.
    if (!(await holds(look, line, (text) => withMask(bare(text).slice(-length), masks)))) return null;
    found.add(value.number);
  }
  return found.size === 1 ? [...found][0]! : null;
}

const asDigit: Record<string, string> = { O: '0', I: '1', L: '1', S: '5', B: '8', Z: '2', G: '6' };

function withMask(text: string, masks: readonly string[]): string | null {
  for (const mask of masks.filter(({ length }) => length === text.length)) {
    const fitted = [...text].map((sign, k) => (mask[k] === '9' ? (asDigit[sign] ?? sign) : sign));
    const fits = fitted.every((sign, k) =>
      mask[k] === '9' ? /\d/.test(sign) : mask[k] === 'A' ? /[A-Z]/.test(sign) : mask[k] === '*' || mask[k] === sign,
    );
    if (fits) return fitted.join('');
  }
  return null;
}

// Address

/** City, state and ZIP code of a line, if they belong together; the city as it was read. */
function townIn(text: string): { city: string; state: string; zip: string } | null {
  const found = /^([A-Z][A-Z .'-]+?)[ ,.]*([A-Z]{2})[ ,.]*(\d{5})(?: ?[-–—]? ?\d{4})?$/.exec(capitals(text));
  const [, city = '', state = '', zip = ''] = found ?? [];
  return found && isZipOf(state, zip) ? { city, state, zip } : null;
}

function tidyTown(text: string): string {
  const { city, state, zip } = townIn(text) ?? {};
  return city && state && zip ? `${city}, ${state} ${zip}` : '';
}

async function readTown(line: TextLine, look: SecondLook): Promise<DocumentFields> {
  const { state, zip } = townIn(line.text)!;
  // The last four digits would have to be equal as well.
  const end = [...line.text].length - (/\d{5} ?[-–—]? ?\d{4} *$/.exec(line.text)?.[0].trimEnd().length ?? 5) + 5;
  const cut = /\d{5} ?[-–—]? ?\d{4} *$/.test(line.text) ? part(line, 0, end) : line;
  const certain = await spellExactly(cut, look, tidyTown, (text) => text !== '');
  const city = certain && townIn(certain)?.city;
  if (city) return { city, state, zip };
  const isCertain = await holds(look, line, (text) => townIn(text) && `${townIn(text)!.state} ${townIn(text)!.zip}`);
  return isCertain ? { state, zip } : {};
}

const STREET = /^(\d+[A-Z]?(-\d+)? (?!\d{2,4}$)(?=.*[A-Z])[A-Z0-9]|P\.? ?O\.? BOX \d)/;
/** A number or the kind of the street without the space before it. */
const GLUED =
  /[A-Z]{3}\d|^(?!.* (ST|STREET|AVE|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|CT|COURT|BLVD|WAY|PL|CIR|TRL|PKWY|HWY|TER)\b).*[A-Z]{3}(ST|STREET|AVE|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|CT|COURT|BLVD|WAY|PL|CIR|TRL|PKWY|HWY|TER)\b/;
const APARTMENT = /^(APT|UNIT|STE|SUITE|LOT|SPC|TRLR|#)[ .#]*[A-Z0-9]{1,5}$/;

/** The street above the town; `text` is null if it isn't certain. */
async function readStreet(
  { lines, look, numbered }: Card,
  town: TextLine,
): Promise<{ line: TextLine; text: string | null } | null> {
  const last = above(lines, town);
  if (!last) return null;
  const apartment = APARTMENT.test(capitals(last.text)) ? last : null;
  const line = apartment ? above(lines, apartment) : last;
  if (!line) return null;
  const own = withoutEight(lines, line, town, look, numbered);
  if (!own) return { line, text: null };
  const parts: string[] = [];
  for (const piece of apartment ? [own, apartment] : [own]) {
    const form = piece === own ? STREET : APARTMENT;
    const text = await spellExactly(piece, look, tidyStreet, (read) => form.test(read) && !GLUED.test(read));
    if (!text) return { line: own, text: null };
    parts.push(text);
  }
  return { line: own, text: parts.join(' ') };
}

/**
 * The line without its label, the number 8; null if it can't be told from a digit of the house's number. A line without that label
 * begins where the town does.
 */
function withoutEight(
  lines: readonly TextLine[],
  line: TextLine,
  town: TextLine,
  look: SecondLook,
  numbered: boolean,
): TextLine | null {
  const text = capitals(line.text);
  const worded = /^8?[ .:]*ADD(RESS)?[ .:]*(?=\d)/.exec(text)?.[0];
  if (worded) return part(line, worded.length);
  if (!numbered || isLabelledEight(lines, line)) return line;
  const { gaps } = look.measure(line);
  const count = /^\d+/.exec(text)?.[0].length ?? 0;
  const usual = Math.max(0.08, ...gaps.slice(1, Math.max(1, count - 1)));
  const apart = gaps[0]! > 1.5 * usual;
  const isRight = line.left > town.left - 0.25 * line.height;
  if (!apart) return isRight ? line : null;
  if (!text.startsWith('8')) return null;
  // Ones and sevens leave a gap before them.
  return (!isRight && !/^8[. ]*[17]/.test(text)) || gaps[0]! > 0.25
    ? part(line, /^8[ .:]*/.exec(text)![0].length)
    : null;
}

function isLabelledEight(lines: readonly TextLine[], line: TextLine): boolean {
  const before = leftOf(lines, line);
  const label = labelOf(lines, line);
  return (
    (label !== null && /^8?ADD(RESS)?$/.test(bare(label))) ||
    (before !== null &&
      /^8.?$/.test(bare(before.text)) &&
      (bare(before.text) === '8' || before.height < 0.75 * line.height))
  );
}

function tidyStreet(text: string): string {
  return capitals(text)
    .replace(/[^A-Z0-9 #/&.-]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[ .]+$|^[ .]+/g, '')
    .replace(/^(APT|UNIT|STE|SUITE|LOT|SPC|TRLR)[ .]*(?=[A-Z0-9]{1,5}$)/, '$1 ');
}

// Names

const HEADS = {
  family: /^(?:1[ .:]*(?:(?:LAST|FAMILY) ?NAMES?|LN|SURNAME)?|LN|(?:LAST|FAMILY) ?NAME|SURNAME)[ .:]*(?=[A-Z]|$)/,
  given:
    /^(?:2[ .:]*(?:(?:FIRST|GIVEN) ?(?:AND ?MIDDLE ?)?NAMES?|FN)?|FN|(?:FIRST|GIVEN) ?(?:AND ?MIDDLE ?)?NAMES?)[ .:]*(?=[A-Z]|$)/,
  whole: /^(?:NAME)[ .:]*(?=[A-Z]|$)/,
} as const;

/** Both names, by their labels or, on a numbered card, by their place above the street. */
async function readNames(card: Card, street: TextLine | null): Promise<DocumentFields> {
  const [family, given, whole] = [labelled(card, 'family'), labelled(card, 'given'), labelled(card, 'whole')];
  if (whole.length > 0) return family.length + given.length > 0 ? {} : readWhole(card, whole);
  if (family.length > 1 || given.length > 1) return {};
  const [first = null] = given;
  const second = first ?? (card.numbered ? (family[0] ? below(card.lines, family[0]) : besides(card, street)) : null);
  const head = family[0] ?? (card.numbered && second ? besides(card, second) : null);
  if (!head || !second || !isAbove(head, second) || continues(card, second, street) || continues(card, head, second))
    return {};
  const lastName = await spellName(card.look, head);
  const firstName = lastName && (await spellName(card.look, second));
  return firstName ? { lastName, firstName } : {};
}

/** "FAMILY, GIVEN MIDDLE". */
async function readWhole({ lines, look }: Card, [line, ...others]: readonly TextLine[]): Promise<DocumentFields> {
  if (!line || others.length > 0 || continues({ lines, look, numbered: false }, line, null)) return {};
  const tidy = (text: string) =>
    capitals(text)
      .replace(/[^A-Z ,'-]/g, '')
      .replace(/ *, */g, ', ')
      .trim();
  const text = await spellExactly(line, look, tidy, (read) => /^[^,]+, [^,]+$/.test(read));
  const [lastName = '', firstName = ''] = text?.split(', ') ?? [];
  return isName(lastName) && isName(firstName) ? { lastName, firstName } : {};
}

async function spellName(look: SecondLook, line: TextLine): Promise<string | null> {
  // New York has a comma between given names.
  const tidy = (text: string) =>
    capitals(text)
      .replace(/,/g, ' ')
      .replace(/[^A-Z '-]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  const text = await spellExactly(line, look, tidy, (read) => /[A-Z]{2}/.test(read));
  const name = text?.replace(GENERATION, '') ?? '';
  return isName(name) ? name : null;
}

function isName(name: string): boolean {
  return /^[A-Z]+(?:[ '-][A-Z]+)*$/.test(name) && name.length >= 2 && name.length <= 40 && !NO_NAME.test(name);
}

/** The values with this label: after it, to its right, or below it. */
function labelled({ lines }: Card, which: keyof typeof HEADS): TextLine[] {
  return lines.flatMap((line) => {
    const text = capitals(line.text);
    const head = HEADS[which].exec(text)?.[0];
    if (head === undefined) return [];
    if (head.length < text.length) {
      const value = part(line, head.length);
      return isName(capitals(value.text).replace(/,/g, '')) || which === 'whole' ? [value] : [];
    }
    const right = lines.filter((other) => leftOf(lines, other) === line);
    const value = right[0] ?? (/[A-Z]{4}/.test(text) ? below(lines, line) : null);
    return value && mayBeName(value) ? [value] : [];
  });
}

function mayBeName({ text }: TextLine): boolean {
  const plain = capitals(text)
    .replace(/[ .]*,[ .]*/g, ' ')
    .trim();
  return isName(plain) && !HEADS.family.test(plain) && !HEADS.given.test(plain);
}

/** The name directly above a line, if it begins in the same column as the line's value. */
function besides({ lines }: Card, line: TextLine | null): TextLine | null {
  const found = line && above(lines, line);
  if (!found || !mayBeName(found) || Math.abs(found.left - line.left) > line.height * 0.3) return null;
  // One that begins where the label of the other does has a label itself, misread as a letter.
  const whole = lines.find(({ top, bottom }) => top === line.top && bottom === line.bottom);
  return whole && Math.abs(found.left - whole.left) < Math.abs(found.left - line.left) ? null : found;
}

/** Whether a name has a second line. */
function continues({ lines }: Card, line: TextLine, next: TextLine | null): boolean {
  const more = below(lines, line);
  return (
    more !== null &&
    more.box.y !== next?.box.y &&
    mayBeName(more) &&
    Math.abs(more.left - line.left) < line.height &&
    more.top - line.bottom < line.height * 0.5
  );
}

function isAbove(line: TextLine, other: TextLine): boolean {
  return (
    Math.abs(line.left - other.left) < line.height &&
    other.top > line.top + line.height * 0.3 &&
    other.top - line.bottom < 2.5 * line.height
  );
}
