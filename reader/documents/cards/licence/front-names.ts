import type { TextLine } from '../../../engine/text-line.ts';
import type { DocumentFields } from '../../document.ts';
import { signsOf } from '../line-print.ts';
import type { SecondLook } from '../second-look.ts';
import type { Street } from './front-address.ts';
import {
  above,
  below,
  type Card,
  capitals,
  fromFirstSign,
  leftOf,
  signAt,
  signPlaces,
  spellExactly,
  withoutLabel,
  withTildes,
} from './front-lines.ts';
import { statesNamed } from './front-number.ts';

/** Words that are printed on licences and are no names. */
const NO_NAME =
  /\b(USA|DRIVERS?|LICENSE|OPERATORS?|CHAUFFEURS?|CLASS|SEX|EYES?|HAIR|HGT|WGT|HEIGHT|WEIGHT|DONOR|ORGAN|VETERAN|NONE|END|ENDORSEMENTS?|RE?STR?|RESTRICTIONS?|NOT|FOR|FEDERAL|LIMITS|APPLY|REAL|PURPOSES|IDENTIFICATION|UNTIL|UNDER|SPECIMEN|SAMPLE|ISS|ISSUED?|EXP|EXPIRES|DOB|BIRTH|BIRTHDATE|DATE|DL|DLN|DD|LN|FN|NAMES?|LAST|FIRST|MIDDLE|FAMILY|GIVEN|ADDRESS|SAFE|TEMPORARY|LIMITED|TERM|STATE|CARD|COMMERCIAL|ENHANCED|DUPS?|TYPE)\b/;
/** Generations, which a record has apart from the name. */
const GENERATION = /[ ,]+(JR|SR|II|III|IV)\.?$/;

const HEADS = {
  family:
    /^(?:1[ .:]*(?:(?:LAST|FAMILY) ?NAMES?|NAMES?$|LN|SURNAME)?|LN|(?:LAST|FAMILY) ?NAME|SURNAME)[ .:]*(?=[A-Z]|$)/,
  given:
    /^(?:2[ .:]*(?:(?:FIRST|GIVEN) ?(?:AND ?MIDDLE ?)?NAMES?|NAMES?$|FN)?|FN|(?:FIRST|GIVEN) ?(?:AND ?MIDDLE ?)?NAMES?)[ .:]*(?=[A-Z]|$)/,
  whole: /^(?:NAME)[ .:]*(?=[A-Z]|$)/,
} as const;

/** What the labels 1 and 2 may be read as. */
const [FIRST, SECOND] = [/[1ILT|]/, /[2Z]/];

/** Both names, by their labels or, on a numbered card, by their place above the street: AAMVA's order is fixed. */
export async function readNames(card: Card, street: Street | null): Promise<DocumentFields> {
  const [family, given, whole] = [labelled(card, 'family'), labelled(card, 'given'), labelled(card, 'whole')];
  if (whole.length > 0) return family.length + given.length > 0 ? {} : readWhole(card, whole);
  if (family.length > 1 || given.length > 1) return {};
  const [head = null, second = null] = [family[0], given[0]];
  const firsts = second ?? (card.numbered ? firstNames(card, head, street) : null);
  const lasts = head ?? (card.numbered && firsts ? inColumn(above(card.lines, firsts), firsts, FIRST, card) : null);
  if (!lasts || !firsts) return {};
  // Some states print the given names above the family name, both with their labels.
  const isTurned = head !== null && second !== null && isAbove(second, head);
  const [upper, lower] = isTurned ? [firsts, lasts] : [lasts, firsts];
  if (!isAbove(upper, lower) || continues(card, lower, street?.line ?? null) || continues(card, upper, lower))
    return {};
  const lastName = await spellName(card.look, lasts);
  const firstName = lastName && (await spellName(card.look, firsts));
  return firstName ? { lastName, firstName } : {};
}

/** First names without a legible label: below the labelled last name, or above the street in the column of the address. */
function firstNames(card: Card, family: TextLine | null, street: Street | null): TextLine | null {
  if (family) return inColumn(below(card.lines, family), family, SECOND, card);
  return street && inColumn(above(card.lines, street.line), street.column, SECOND, card);
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
    nameSigns(text)
      .replace(/,/g, ' ')
      .replace(/[|!]/g, 'I')
      .replace(/ *- */g, '-')
      .replace(/[^A-ZÑ '-]/g, '')
      .replace(/\s+/g, ' ')
      .replace(/^[ '-]+|[ '-]+$/g, '');
  const text = await spellExactly(line, look, tidy, (read) => /[A-Z]{2}/.test(read));
  const name = text?.replace(GENERATION, '') ?? '';
  // A tilde has to be seen both in the print and by the engine that knows it.
  if (/Ñ/.test(name) && bareTildes(tidy(await look.spell(line))) !== bareTildes(text ?? '')) return null;
  return isName(name) ? name : null;
}

/** The letters of a text with tildes. */
const bareTildes = (text: string) => text.replace(/[^A-ZÑ]/g, '');

/** Capitals, in which a zero beside letters is the letter O. */
function nameSigns(text: string): string {
  return withTildes(text).replace(/0(?=['A-ZÑ])|(?<=[A-ZÑ'])0/g, 'O');
}

function isName(name: string): boolean {
  return /^[A-ZÑ]+(?:[ '-][A-ZÑ]+)*$/.test(name) && name.length >= 2 && name.length <= 40 && !NO_NAME.test(name);
}

/** The values with this label: after it, to its right, or below it. */
function labelled({ lines, look, numbered }: Card, which: keyof typeof HEADS): TextLine[] {
  return lines.flatMap((line) => {
    const text = nameSigns(line.text);
    const head = HEADS[which].exec(text)?.[0];
    // The first letter of a state's name may look like a label.
    if (head === undefined || statesNamed([line]).length > 0) return [];
    if (head.length < text.length) {
      const value = withoutLabel(line, look, signsOf(head).length);
      return isName(nameSigns(value.text).replace(/,/g, '')) || which === 'whole' ? [value] : [];
    }
    const right = lines.filter((other) => leftOf(lines, other) === line);
    const next = right[0] ?? below(lines, line);
    const isOf = right[0] || /[A-Z]{4}/.test(text) || (numbered && next && isSmallOver(line, next));
    return next && isOf && mayBeName(next) ? [next] : [];
  });
}

/** Whether a number is directly over a value, with which it begins, in small print. */
function isSmallOver(label: TextLine, value: TextLine): boolean {
  return (
    label.height < 0.7 * value.height &&
    Math.abs(label.left - value.left) < 0.5 * value.height &&
    value.top - label.bottom < 0.5 * value.height
  );
}

function mayBeName({ text }: TextLine): boolean {
  const plain = nameSigns(text)
    .replace(/[ .]*,[ .]*/g, ' ')
    .trim();
  return isName(plain) && !HEADS.family.test(plain) && !HEADS.given.test(plain);
}

/** How far the first letters of two lines of a column are apart, at most, in heights of a line. */
const SAME = 0.3;
/** How far a label's is before that of its value, and the space between them, at least. */
const [BEFORE, SPACE] = [0.15, 0.15];

/**
 * A line of names without its label, if it begins in the column of another value. Its label may be misread as one of `labels`, which
 * lies before that column.
 */
function inColumn(line: TextLine | null, value: TextLine, label: RegExp, { look }: Card): TextLine | null {
  if (!line) return null;
  const [first = 0] = signPlaces(line);
  const offset = (which: number) => ((signAt(line, which) ?? Infinity) - signAt(value)!) / line.height;
  const gap = look.measure(line).gaps[0] ?? 0;
  const isLabelled = label.test(line.text.charAt(first)) && offset(0) < -BEFORE && gap >= SPACE;
  if (Math.abs(offset(isLabelled ? 1 : 0)) > SAME) return null;
  const name = isLabelled ? withoutLabel(line, look, 1) : fromFirstSign(line);
  return mayBeName(name) ? name : null;
}

/** Whether a name has a second line. */
function continues({ lines }: Card, line: TextLine, next: TextLine | null): boolean {
  const more = below(lines, line);
  return (
    more !== null &&
    more.top !== next?.top &&
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
