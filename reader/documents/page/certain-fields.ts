import { checkRfc } from '@volante/contract/fields/identifiers/rfc.ts';
import type { Picture } from '../../engine/picture.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { findCurp } from '../cards/curp-on-card.ts';
import { type LinePrint, spacesOf, withPrintedSpaces } from '../cards/line-print.ts';
import { type Cut, cuts, type SecondLook, wordsOf } from '../cards/second-look.ts';
import type { DocumentFields } from '../document.ts';
import { bare, isClabe, lookalike } from '../letters.ts';
import type { DocumentPlaces } from '../places.ts';
import { boxAround } from './cells.ts';
import { plain, SPANISH_MONTHS } from './plain.ts';
import type { PageFields } from './reading.ts';
import { isLabel } from './values.ts';

/** Lines that are read a second time, at most: each takes a twentieth of a second or more. */
const MOST = 48;
/** A value isn't certain if one of its lines is less so. */
const SURE = 0.8;

interface Page {
  lines: readonly TextLine[];
  picture: Picture;
  look: SecondLook;
  /** Lines whose text is that of the second engine, since the first one wasn't certain. */
  vouched: ReadonlySet<number>;
}

type Read = (texts: readonly string[]) => PageFields | null;

/**
 * The fields that two engines read alike: the lines that a value is from are read by the second one, and the page is read again with
 * them. A value that differs gets one more try with another cut. `first` was read from `texts`.
 */
export async function certainFields(
  first: PageFields,
  { lines, look, vouched }: Page,
  texts: readonly string[],
  read: Read,
): Promise<{ fields: DocumentFields; places: DocumentPlaces }> {
  const [fields, places]: [DocumentFields, DocumentPlaces] = [{}, {}];
  let open = Object.keys(first.fields) as (keyof DocumentFields)[];
  open = open.filter((field) => {
    const own = linesOf(first, field);
    return own.length > 0 && own.every((k) => vouched.has(k) || lines[k]!.confidence >= SURE);
  });
  const earlier = new Map<keyof DocumentFields, PageFields[]>();
  for (const cut of ['close', 'wide'] as const) {
    const asked = [...new Set(open.flatMap((field) => linesOf(first, field)))].slice(0, MOST);
    if (asked.length === 0) break;
    const unsteady = await unsteadyIn(
      asked.filter((k) => isNumber(texts[k]!)),
      lines,
      look,
    );
    const again = new Map<number, Again>();
    for (const k of asked) {
      const isRepeated = texts.some((text, other) => other !== k && text === texts[k]);
      const checked = hasCheckedCode(texts[k]!, isRepeated);
      const second = checked
        ? { text: texts[k]!, certain: false, isSame: true }
        : await readAgain(lines[k]!, look, cut);
      again.set(k, unsteady.has(k) ? { text: '', certain: false, isSame: false } : second);
    }
    open = open.filter((field) => {
      // Only its own lines: what another value's line is misread as says nothing about this one.
      const own = linesOf(first, field);
      const second = read(texts.map((text, k) => (own.includes(k) ? (again.get(k)?.text ?? '') : text)));
      const value =
        second &&
        agreed(
          field,
          [first, ...(earlier.get(field) ?? [])],
          second,
          own.every((k) => again.get(k)?.certain),
        );
      if (second) earlier.set(field, [...(earlier.get(field) ?? []), second]);
      if (value === null || value === undefined) return true;
      Object.assign(fields, { [field]: value });
      const box = boxAround(first.used[field] ?? []);
      if (box && field !== 'deposits') places[field] = { page: 1, box };
      return false;
    });
  }
  // Half a name is none.
  if (first.fields.lastName2 === '' && fields.firstName) fields.lastName2 = '';
  if (NAMES.some((name) => first.fields[name] !== undefined && fields[name] === undefined))
    for (const name of NAMES) {
      delete fields[name];
      delete places[name];
    }
  return { fields, places };
}

/** Whether a line has a number that nothing else on the page confirms, as the words of a date do. */
function isNumber(text: string): boolean {
  return (/\d{3}/.test(text) && !/\b20\d\d\b|[A-Z]{3}[ /-]\d\d\b/.test(text)) || /\d\.\d\d(?!\d)/.test(text);
}

/** The lines of which the same engine reads other numbers in a wider cut. */
async function unsteadyIn(
  numbers: readonly number[],
  lines: readonly TextLine[],
  look: SecondLook,
): Promise<Set<number>> {
  const again = await look.again(numbers.map((k) => lines[k]!));
  return new Set(numbers.filter((k, at) => digits(lookalike(again[at]!)) !== digits(lookalike(lines[k]!.text))));
}

function linesOf({ used }: PageFields, field: keyof DocumentFields): number[] {
  return (used[field] ?? []).flatMap(({ lines }) => lines);
}

const NAMES = ['firstName', 'lastName1', 'lastName2'] as const;
/** Words, whose spelling is that of the second engine, which knows Spanish letters and spaces. */
const WORDS = new Set<keyof DocumentFields>([
  ...(['holder', ...NAMES, 'street', 'neighborhood', 'city', 'department'] as const),
]);

function agreed(
  field: keyof DocumentFields,
  earlier: readonly PageFields[],
  newest: PageFields,
  spacesSure: boolean,
): unknown {
  const value = newest.fields[field];
  const others = earlier.map(({ fields }) => fields[field]);
  if (field === 'deposits') return sameDeposits(value, others);
  if (typeof value !== 'string') return null;
  // Two cuts of one engine misread a digit alike: numbers need both engines.
  const [byFirst] = others;
  if (!WORDS.has(field)) return byFirst === value ? value : null;
  if (typeof byFirst === 'string' && digits(byFirst) !== digits(value)) return null;
  const isSame = (other: unknown) =>
    typeof other === 'string' &&
    digits(other) === digits(value) &&
    (spacesSure ? lookalike(other) === lookalike(value) : wordsOf(other) === wordsOf(value));
  return others.some(isSame) ? value : null;
}

function digits(text: string): string {
  return text.replace(/\D/g, '');
}

/** The deposits that both readings have. */
function sameDeposits(value: DocumentFields['deposits'] | unknown, others: readonly unknown[]) {
  const key = (deposit: object) => JSON.stringify({ ...deposit, box: null });
  const known = new Set((others as DocumentFields['deposits'][]).flatMap((deposits) => deposits ?? []).map(key));
  const kept = ((value ?? []) as NonNullable<DocumentFields['deposits']>).filter((deposit) => known.has(key(deposit)));
  return kept.length > 0 ? kept : null;
}

/**
 * Whether a line has an identifier whose check digit fits, or an RFC that is printed twice: it is read by the same engine in another cut, since the second engine knows
 * words, not codes.
 */
function hasCheckedCode(text: string, isRepeated: boolean): boolean {
  const curp = /(?<![A-Z])[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z\d]\d/.exec(text)?.[0];
  const rfc = /(?<![A-ZÑ&])[A-ZÑ&]{4}\d{6}[A-Z\d]{3}(?![A-Z\d])/.exec(text)?.[0];
  if (curp) return findCurp(curp) === curp;
  if (rfc) return isRepeated || !checkRfc(rfc, '').includes('rfc_bad_check_digit');
  return isClabe(text.replace(/^\D*/, '').replace(/[ -]/g, ''));
}

/** A reading of a line by the second engine. */
interface Again {
  text: string;
  /** Whether both engines read the same letters. */
  isSame: boolean;
  /** Whether its spaces are certain, too. */
  certain: boolean;
}

const readBefore = new WeakMap<TextLine, Map<Cut, Again>>();

export async function readAgain(line: TextLine, look: SecondLook, cut: Cut): Promise<Again> {
  const known = readBefore.get(line) ?? new Map<Cut, Again>();
  readBefore.set(line, known);
  const again = known.get(cut) ?? judged(line, look, await spelledWhole(line, look, cut));
  known.set(cut, again);
  return again;
}

/** The second engine now and then finds nothing, or only the end, of a cut: then another one is read. */
async function spelledWhole(line: TextLine, look: SecondLook, cut: Cut): Promise<string> {
  let longest = '';
  for (const other of new Set([cut, ...cuts])) {
    const text = withoutSpecks(withSigns(plain(await look.spell(line, other)), plain(line.text)));
    if (bare(text).length > bare(longest).length) longest = text;
    if (bare(longest).length >= WHOLE * bare(line.text).length) break;
  }
  return longest;
}

/** Signs that only the first engine reads right: that before the number of an apartment, and no colon behind a town. */
function withSigns(text: string, first: string): string {
  const tidy = first.includes(':') ? text : text.replace(/(?<=,.*) ?:$/, '');
  const [, number] = /#(\d{1,5})(?!\d)/.exec(first) ?? [];
  return number && !text.includes('#') ? tidy.replace(new RegExp(`(?<= )\\S( ?${number})(?!\\d)`), '#$1') : tidy;
}

/** Share of a line's letters. */
const WHOLE = 0.6;

/** Specks at the ends of a line are no letters, and a label's first letter is no word. */
function withoutSpecks(text: string): string {
  const tidy = text.replace(/^[^A-ZÑ0-9$+(-]+|[^A-ZÑ0-9:.)%]+$/g, '').replace(/ [^A-ZÑ0-9$&/+#-](?= )/g, '');
  const whole = tidy.replace(/^([A-Z]) (?=[A-ZÑ]{3})/, '$1');
  return isLabel(whole) && !isLabel(tidy) ? whole : tidy;
}

/** A line that is only a date or a sum. */
const FIGURES = /^[\d/.,$ +-]+$|^\d{1,2}[/. -]?[A-Z0]{3}(?:[/. -]?\d{2,4})?$/;

function judged(line: TextLine, look: SecondLook, spelled: string): Again {
  if (lookalike(spelled) !== lookalike(line.text)) return { text: spelled, isSame: false, certain: false };
  const text = withOrdinals(spelled, line.text.toUpperCase());
  // In a date or a sum the second engine takes digits for letters: the form shows which they are.
  const first = plain(line.text).trim();
  if (FIGURES.test(first)) return { text: first, isSame: true, certain: true };
  if (wordsOf(text) === wordsOf(line.text)) return { text, isSame: true, certain: true };
  const print = look.measure(line);
  if (spacesOf(print, text) === 'agree' && makesWords(text, line.text.toUpperCase()))
    return { text, isSame: true, certain: true };
  const spaced = printedSpaces(print, text);
  return { text: spaced ?? text, isSame: true, certain: spaced !== null };
}

/** The figures of `50TH`, which the second engine takes for letters. */
function withOrdinals(text: string, first: string): string {
  const letters = first.replace(/\s/g, '');
  let at = 0;
  return text.replace(/\S+/g, (word) => {
    const own = letters.slice(at, at + word.length);
    at += word.length;
    return /^\d+(?:ST|ND|RD|TH)$/.test(own) && lookalike(own) === lookalike(word) ? own : word;
  });
}

/** The reading with the spaces of the print; null if it isn't clear: beside letters such as T there are gaps inside words, too. */
export function printedSpaces(print: LinePrint, text: string): string | null {
  const spaced = withPrintedSpaces(print, text);
  return spaced !== null && makesWords(spaced, text) ? spaced : null;
}

/** Short words that a space may set apart. */
const LITTLE = new Set(
  'A AL ANA DE DEL DR EL EVA GIL INT LA LAS LEO LOS LUZ MAR MZ LT NO OF ON PAZ REY RIO ROO SAN SOL ST STA SUR TO UNO VIA Y'.split(
    ' ',
  ),
);

/** Words of streets ("16 DE SEPTIEMBRE") whose letters stand far apart in some print. */
const MONTHS = new Set(SPANISH_MONTHS.split('|'));

/** Whether spaces that one reading has more than the other set whole words apart, rather than letters. */
function makesWords(text: string, other: string): boolean {
  const wordsIn = (line: string) => line.split(' ').map((word) => word.replace(/^([A-ZÑ]),$/, '$1'));
  const [known, words] = [new Set(wordsIn(other)), wordsIn(text)];
  if (words.some((word, k) => MONTHS.has(word + (words[k + 1] ?? '')) && !MONTHS.has(word))) return false;
  return words.every((word) => known.has(word) || !/^[A-ZÑ]{1,3}$/.test(word) || LITTLE.has(word));
}
