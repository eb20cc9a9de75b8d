import { editDistance } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { DocumentFields } from '../../document.ts';
import { bare, lookalike } from '../../letters.ts';
import { holds, type SecondLook } from '../second-look.ts';
import { isZipOf } from './american-states.ts';
import {
  above,
  type Card,
  capitals,
  fromFirstSign,
  labelOf,
  leftOf,
  part,
  signAt,
  signPlaces,
  spellExactly,
  withoutLabel,
} from './front-lines.ts';
import { statesNamed } from './front-number.ts';

/** Capitals, in which a zero beside a letter is the letter O, except that of a ZIP code. */
function townSigns(text: string): string {
  return capitals(text).replace(/0+(?=[A-Z])|(?<=[A-Z])0+(?!\d)/g, (zeros) => 'O'.repeat(zeros.length));
}

/** City, state and ZIP code of a line, if they belong together; the city as it was read. */
function townIn(text: string): { city: string; state: string; zip: string } | null {
  const found = /^([A-Z][A-Z .'-]+?)[ ,.]*([A-Z]{2})[ ,.]*(\d{5})(?: ?[-–—]? ?\d{4})?$/.exec(townSigns(text));
  const [, city = '', state = '', zip = ''] = found ?? [];
  return found && isZipOf(state, zip) ? { city, state, zip } : null;
}

/** A line that ends like one with a state and a ZIP code. */
const LIKE_TOWN = /^[A-Z][A-Z .'-]+[ ,.]*[A-Z]{1,2}[ ,.]*[\dOISBZGL]{3,5}(?: ?[-–—]? ?\d{3,4})?$/;

export interface Town {
  line: TextLine;
  state: string;
  /** All of it, if the line itself lacks a letter. */
  whole?: { city: string; state: string; zip: string };
}

/** The line of the town, read once more if no line has a ZIP code of its state; and all lines, with that one in its place. */
export async function findTown(
  lines: readonly TextLine[],
  look: SecondLook,
): Promise<{ lines: readonly TextLine[]; town: Town | null }> {
  const townOf = (line: TextLine) => {
    const found = townIn(line.text);
    return found && { line, state: found.state };
  };
  for (const line of lines) {
    const town = townOf(line);
    if (town) return { lines, town };
  }
  for (const line of lines.filter(({ text }) => LIKE_TOWN.test(capitals(text)))) {
    const town = townOf(await look.anew(line)) ?? townOf(await look.anew(line, 'tight'));
    if (town) return { lines: lines.map((other) => (other === line ? town.line : other)), town };
    const whole = await vouched(line, lines, look);
    if (whole) return { lines, town: { line, state: whole.state, whole } };
  }
  return { lines, town: null };
}

/**
 * A town whose line lacks one letter, usually of the state, as the second engine reads it in two cuts: the card's title has to name
 * that state, and the line the same city and ZIP code.
 */
async function vouched(line: TextLine, lines: readonly TextLine[], look: SecondLook): Promise<Town['whole'] | null> {
  const named = statesNamed(lines);
  const [close, wide] = [tidyTown(await look.spell(line)), tidyTown(await look.spell(line, 'wide'))];
  const town = close === wide ? townIn(close) : null;
  if (!town || named.length !== 1 || named[0] !== town.state) return null;
  const [read, spelled] = [lookalike(line.text), lookalike(close)];
  const hasBoth = read.startsWith(lookalike(town.city)) && bare(line.text).endsWith(town.zip);
  return hasBoth && editDistance(read, spelled) <= 1 ? town : null;
}

function tidyTown(text: string): string {
  const { city, state, zip } = townIn(text.replace(/[^A-Za-z0-9]+$/, '')) ?? {};
  return city && state && zip ? `${city}, ${state} ${zip}` : '';
}

export async function readTown({ line, whole }: Town, look: SecondLook): Promise<DocumentFields> {
  if (whole) return whole;
  const { state, zip } = townIn(line.text)!;
  const city = (await spellCity(line, look)) ?? (await spellLostLetters(line, look));
  if (city) return { city, state, zip };
  const isCertain = await holds(look, line, (text) => townIn(text) && `${townIn(text)!.state} ${townIn(text)!.zip}`);
  return isCertain ? { state, zip } : {};
}

/** The city of a line that lacks letters, if a tight cut has the same state and ZIP code, and all letters that are spelled. */
async function spellLostLetters(line: TextLine, look: SecondLook): Promise<string | null> {
  const [found, tight] = [townIn(line.text), await look.anew(line, 'tight')];
  const again = townIn(tight.text);
  return found && again?.state === found.state && again.zip === found.zip ? spellCity(tight, look) : null;
}

async function spellCity(line: TextLine, look: SecondLook): Promise<string | null> {
  // The last four digits would have to be equal as well.
  const end = [...line.text].length - (/\d{5} ?[-–—]? ?\d{4} *$/.exec(line.text)?.[0].trimEnd().length ?? 5) + 5;
  const cut = /\d{5} ?[-–—]? ?\d{4} *$/.test(line.text) ? part(line, 0, end) : line;
  const certain = await spellExactly(cut, look, tidyTown, (text) => text !== '');
  return (certain && townIn(certain)?.city) || null;
}

const STREET = /^(\d+[A-Z]?(-\d+)? (?!\d{2,4}$)(?=.*[A-Z])[A-Z0-9]|P\.? ?O\.? BOX \d|(HC|RR|RT) \d+ BOX \d)/;
const KINDS = 'ST|STREET|AVE|AVENUE|RD|ROAD|DR|DRIVE|LN|LANE|CT|COURT|BLVD|WAY|PL|CIR|TRL|PKWY|HWY|TER';
const HAS_KIND = new RegExp(` (${KINDS})\\b`);
/** Words that only end like one with the kind of a street. */
const WHOLE = /^(HIGH|PARK|FREE|EXPRESS|BROAD|CAUSE|SPEED)WAY$|^(WEST|EAST|FOREST|CENTER)$/;

/** Whether a number or the kind of the street has no space before it. */
function isGlued(street: string): boolean {
  if (/[A-Z]{3}\d|\b(FL|RM)\d/.test(street)) return true;
  const kind = new RegExp(`[A-Z]{3}(${KINDS})$`);
  return !HAS_KIND.test(street) && street.split(' ').some((word) => kind.test(word) && !WHOLE.test(word));
}

const APARTMENT = /^(APT|UNIT|STE|SUITE|LOT|SPC|TRLR|BLDG|FL|RM|#)[ .#]*[A-Z0-9]{1,5}$/;

export interface Street {
  line: TextLine;
  /** The first value of the address whose beginning is certain. */
  column: TextLine;
  text: string | null;
}

/** The street above the town; `text` is null if it isn't certain. */
export async function readStreet(card: Card, town: TextLine): Promise<Street | null> {
  const { lines, look } = card;
  const last = above(lines, town);
  if (!last) return null;
  const apartment = APARTMENT.test(capitals(last.text)) ? last : null;
  const line = apartment ? above(lines, apartment) : last;
  if (!line) return null;
  const own = withoutEight(card, line, town);
  if (!own) return { line, column: town, text: null };
  const parts: string[] = [];
  for (const piece of apartment ? [own, apartment] : [own]) {
    const form = piece === own ? STREET : APARTMENT;
    const text = await spellStreet(piece, look, (read) => form.test(read) && !isGlued(read));
    if (!text) return { line, column: own, text: null };
    parts.push(text);
  }
  return { line, column: own, text: parts.join(' ') };
}

/** Up to this gap after it, in heights of a line, "#" is right before what follows; a space is wider than the second. */
const [TIGHT, LOOSE] = [0.14, 0.2];

/** A street, whose "#" only the first engine knows, both times it reads it. */
async function spellStreet(line: TextLine, look: SecondLook, fits: (text: string) => boolean): Promise<string | null> {
  const signs = [...line.text];
  const mark = signs.indexOf('#');
  if (mark < 1) return spellExactly(line, look, tidyStreet, fits);
  const [again = ''] = await look.again([line]);
  if (signs.lastIndexOf('#') !== mark || again.split('#').length !== 2) return null;
  const [street, number] = [part(line, 0, mark), part(line, mark + 1)];
  const name = await spellExactly(street, look, tidyStreet, fits);
  const unit = await spellExactly(number, look, tidyStreet, (text) => /^[A-Z0-9-]{1,6}$/.test(text));
  if (!name || !unit) return null;
  // A letter in the place of the sign makes the gap after it one that is measured.
  const { gaps } = look.measure({ ...line, text: line.text.replace('#', 'H') });
  const gap = gaps[signPlaces(street).length] ?? LOOSE;
  if (gap > TIGHT && gap < LOOSE) return null;
  return `${name} #${gap < LOOSE ? '' : ' '}${unit}`;
}

/** From here to there the middle of a value's first digit is from that of the town below it, in heights of the line. */
const COLUMN: [from: number, to: number] = [-0.3, 0.25];
/** Up to here, where a label before it wasn't read. */
const INDENTED = -0.45;

/**
 * The line without its label, the number 8; null if it can't be told from a digit of the house's number. A line without that label
 * begins where the town does.
 */
function withoutEight({ lines, look, numbered }: Card, line: TextLine, town: TextLine): TextLine | null {
  const text = capitals(line.text);
  const worded = /^8?[ .:]*ADD(RESS)?[ .:]*(?=\d)/.exec(text)?.[0];
  if (worded) return part(line, worded.length);
  const own = fromFirstSign(line);
  if (!numbered || isLabelledEight(lines, line)) return own;
  const { gaps } = look.measure(line);
  const signs = capitals(own.text);
  const count = /^\d+/.exec(signs)?.[0].length ?? 0;
  // Ones and sevens leave a gap before them.
  const inside = gaps.slice(1, Math.max(1, count - 1)).filter((_, k) => !/[17]/.test(signs.slice(k + 1, k + 3)));
  const usual = Math.max(0.08, ...inside);
  const apart = gaps[0]! > 1.5 * usual;
  const labels = labelColumn(lines, line);
  if (labels !== null && Math.abs(signAt(line)! - labels) < 0.2 * line.height && gaps[0]! > 1.25 * usual + 0.04)
    return /^[8BS3]/.test(signs) ? withoutLabel(line, look, 1) : null;
  const offset = (which: number) => ((signAt(line, which) ?? Infinity) - signAt(town)!) / line.height;
  const isIn = (place: number) => place > COLUMN[0] && place < COLUMN[1];
  if (offset(0) <= COLUMN[0] && isIn(offset(1)) && (apart || gaps[0]! > 0.25))
    return /^[8BS3]/.test(signs) ? withoutLabel(line, look, 1) : null;
  const begins = isIn(offset(0)) || (own !== line && offset(0) > INDENTED);
  const isRight = begins || line.left > town.left - 0.25 * line.height;
  if (!apart) return isRight ? own : null;
  if (!signs.startsWith('8')) return isRight && (count === 1 || /^\d?[17]/.test(signs)) ? own : null;
  return (!isRight && !/^8[. ]*[17]/.test(signs)) || gaps[0]! > 0.25 ? withoutLabel(line, look, 1) : null;
}

/** Where the labels 1 and 2 of the names above a street are, if they are in one row with the names. */
function labelColumn(lines: readonly TextLine[], street: TextLine): number | null {
  const { left, top, height } = street;
  const labelled = lines.filter(
    (line) =>
      /^[12][ .:]*(?!.*(NAME|LAST|FIRST|GIVEN))[A-Z]/.test(capitals(line.text)) &&
      line.top < top &&
      line.top > top - 5 * height &&
      Math.abs(line.left - left) < height &&
      Math.abs(line.height - height) < 0.2 * height,
  );
  const places = labelled.map((line) => signAt(line)!);
  return places.length > 0 ? places.reduce((sum, place) => sum + place) / places.length : null;
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
    .replace(/^(APT|UNIT|STE|SUITE|LOT|SPC|TRLR|BLDG|FL|RM)[ .]*(?=[A-Z0-9]{1,5}$)/, '$1 ');
}
