import { mx } from '@volante/contract/countries/mx.ts';
import { stateNamed } from '../cards/address.ts';
import { bare } from '../letters.ts';
import { americanIn } from './american-home.ts';
import { boxAround, type Cell } from './cells.ts';
import { plain } from './plain.ts';
import { fieldsOf, type PageFields } from './reading.ts';
import type { Found } from './values.ts';

/** A part of an address: what stands between commas, or from a word like COL or C.P. on. */
interface Piece {
  text: string;
  cell: Cell;
}

/** Where another part of an address begins. */
export const BEFORE_PART =
  /\s*[,;]\s*|\s+(?=(?:COL|COLONIA|FRACC\w*)\b\.?:? ?[A-ZÑ0-9]|C\.? ?P\b\.?:? ?\d{5})|(?<!C\.? ?P\.?:?)\s+(?=\d{5} [A-ZÑ]{3})/;
/** Lines of an address that are about something else. */
const NOT_HOME = /^(?:TEL|R\.?F\.?C|C\.?U\.?R\.?P|E-?MAIL|CORREO|ENTRE|E\/|ESQ)\b/;
const CODE = /(?:\bC\. ?P\.?:? ?|\bCP\b\.?:? ?)?(?<!\d)(\d{5})(?!\d)/;

/** What says that a neighborhood follows; of these words only RESIDENCIAL belongs to its name. */
export const QUARTER =
  /^(?:(?:COL|COLONIA|FRACC|FRACCIONAMIENTO|BARR|BARRIO|BO|U\.? ?H(?:AB)?|UNIDAD HABITACIONAL|PUEBLO|PBLO|EJIDO|LOC)\b\.?:? ?|(?=RESIDENCIAL ))(.+)$/;
/** Words that belong to a neighborhood's name if DE follows, as in `BARRIO DE SAN LUCAS`. */
const PART_OF_NAME = /^(?:BARRIO|PUEBLO|EJIDO)\b/;
const NUMBER =
  '(?:(?:NUM(?:ERO)?|NO|EXT(?:ERIOR)?)\\b\\.? ?){0,2}(?:# ?)?(\\d+(?: ?-? ?[A-Z])?|S\\/N|KM\\.? ?\\d+(?:\\.\\d+)?|(?:MZ|MZA|MANZANA)\\.? ?\\d+,? (?:LT|LTE|LOTE)\\.? ?\\d+)';
const INSIDE =
  '(?:(?:NUM(?:ERO)?|NO)\\b\\.? ?)?(?:-|INT(?:ERIOR)?\\b\\.?|D(?:E?PTO?|EP)\\b\\.?|PISO) ?(\\w+(?:-\\w+)?)';
const STREET = new RegExp(
  `^(?:(?:C|CALLE)\\b\\.? (?!DE|\\d+\\b(?! DE\\b)))?(.*?[A-ZÑ]{2}.*?),? ${NUMBER}(?:,? ${INSIDE})?$`,
);
const ONLY_INSIDE = new RegExp(`^${INSIDE}$`);
/** A street goes on with these in the next line, and one of which there is only the first word with others, too. */
const GOES_ON = /^(?:NORTE|SUR|ORIENTE|PONIENTE|NTE|OTE|PTE)\b|^[A-ZÑ .]+ \d+[A-Z]?(?: INT\b.*)?$/;
const OF_NUMBER = /^(?:DE|DEL)\b/;
/** What a street's name begins with. */
export const STREET_WORDS =
  'C|CALLE|AV|AVENIDA|BLVD|BOULEVARD|PRIV|PRIVADA|CDA|CERRADA|AND|ANDADOR|CALZ|CALZADA|PROL|PROLONGACION|RET|RETORNO|CTO|CIRC|CIRCUITO|CARR|CARRETERA|CAM|CAMINO|PASEO|PSO|DIAG|DIAGONAL|EJE|VIA';
const ONLY_WORD = new RegExp(`^(?:${STREET_WORDS})\\.?$`);
const PARTICLE = / (?:DE|DEL|LA|LAS|EL|LOS|Y)$/;
const BETWEEN_STREETS = /^(?:E\.? |ENTRE )?[A-ZÑ0-9 .]+ Y [A-ZÑ0-9 .]+$/;
/** What says that a town follows. */
const TOWN = /^(?:MUNICIPIO|MPIO|DELEGACION|DELEG|ALCALDIA|ALC)\b\.?:? ?/;
const LETTERS = /^[A-ZÑ][A-ZÑ .'-]+$/;

export type Language = 'es' | 'en';

/** The language of most of a page's words that are of one of them; null if there is no telling. */
export function languageOf(text: string): Language | null {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  const [spanish, english] = [count(SPANISH), count(ENGLISH)];
  return spanish === english ? null : spanish > english ? 'es' : 'en';
}

const SPANISH =
  /\b(?:DEL?|LA|LOS|EL|Y|TU|SU|CUENTA|SALDO|PAGO|PAGAR|FECHA|PERIODO|DEPOSITOS?|RETIROS?|SERVICIOS?|DOMICILIO|NOMBRE|COMPRA|CON)\b/g;
const ENGLISH =
  /\b(?:THE|OF|AND|YOUR|TO|FOR|ON|ACCOUNT|BALANCE|PAYMENT|AMOUNT|DUE|DATE|STATEMENT|DEPOSITS?|WITHDRAWALS?|SERVICE|ADDRESS|BILL|CARD|PURCHASE)\b/g;

/** The parts of an address of several lines; each only where its form, or the parts around it, show what it is. Of a page in Spanish it is Mexican. */
export function addressIn(lines: readonly Cell[], language: Language | null): PageFields {
  const american = language === 'es' ? null : americanIn(lines);
  return american ?? (language === 'en' ? fieldsOf({}) : mexicanIn(lines));
}

function mexicanIn(lines: readonly Cell[]): PageFields {
  const pieces = withWholeNames(
    lines.flatMap((cell) =>
      cell.text
        .split(BEFORE_PART)
        .map((text) => ({ text: withoutCountry(text.replace(/ ?C\. ?P\.?:?$/, '').trim()), cell }))
        .filter(({ text }) => text !== '' && !NOT_HOME.test(text)),
    ),
  );
  const postal = pieces.flatMap(({ text, cell }) => {
    const code = CODE.exec(text)?.[1];
    return code ? [{ value: code, cells: [cell] }] : [];
  });
  const [postalCode] = postal;
  if (!postalCode || postal.some(({ value }) => value !== postalCode.value)) return fieldsOf({});
  if (lines.some(({ text }) => isElsewhere(text, postalCode.value))) return fieldsOf({});
  const at = pieces.findIndex(({ text }) => CODE.test(text));
  const parts = pieces.map(({ text, cell }) => ({ text: text.replace(CODE, ' ').replace(/\s+/g, ' ').trim(), cell }));
  const street = streetIn(parts.slice(0, at));
  const from = street?.used ?? 0;
  const town = townIn(parts, from, at, postalCode.value);
  const end = Math.min(town?.at ?? at, at);
  const labelled = parts.find(({ text }, k) => k >= from && QUARTER.test(text));
  const open = parts.slice(from || 1, end).filter(({ text }) => text !== '' && !ONLY_INSIDE.test(text));
  const quarter =
    (labelled && withRest(labelled, parts, end)) ??
    quarterAmong(wrappedPieces(open), town !== null, postalCode.cells[0]!);
  const named = quarter && QUARTER.exec(quarter.text)?.[1];
  const isNamed = named && !(OF_NUMBER.test(named) && PART_OF_NAME.test(quarter.text));
  const neighborhood = quarter && (isNamed ? named : quarter.text).replace(/[ .,]+$/, '');
  // The rest may be in the next line.
  const isWhole = neighborhood && !PARTICLE.test(neighborhood);
  return fieldsOf({
    postalCode,
    ...street?.found,
    neighborhood:
      quarter && isWhole && /^[A-ZÑ0-9][A-ZÑ0-9 .'-]+$/.test(neighborhood)
        ? { value: neighborhood, cells: [quarter.cell] }
        : null,
    city: town?.city ?? null,
    state: town?.state ?? null,
  });
}

/** Street, number and what is inside, from the fewest pieces that end in a number; `used` is how many. */
function streetIn(parts: readonly Piece[]) {
  for (let n = 1; n <= Math.min(3, parts.length); n++) {
    if (n > 1 && QUARTER.test(parts[n - 1]!.text)) return null;
    const text = parts
      .slice(0, n)
      .map((part) => part.text)
      .join(' ');
    const [, name, number, inside] = STREET.exec(text.replace(/[,.]+$/, '')) ?? [];
    const next = parts[n]?.text ?? '';
    const goesOn = GOES_ON.test(next) || (OF_NUMBER.test(next) && ONLY_WORD.test(name ?? ''));
    if (!name || !number || !/^[A-ZÑ0-9 .'/-]+$/.test(name) || (goesOn && !QUARTER.test(next))) continue;
    const apart = inside ? undefined : ONLY_INSIDE.exec(next)?.[1];
    const cells = [...new Set(parts.slice(0, n).map(({ cell }) => cell))];
    const two = inside || apart ? null : TWO_NUMBERS.exec(text.replace(/[,.]+$/, ''));
    if (two && !OF_NUMBERED.test(two[1]!)) return twoNumbers(two, cells, n);
    const department = inside ?? apart;
    return {
      used: apart ? n + 1 : n,
      found: {
        street: { value: name.trim(), cells },
        streetNumber: { value: number, cells },
        department: department ? { value: department, cells: apart ? [parts[n]!.cell] : cells } : null,
      },
    };
  }
  return null;
}

/** A street's name with two numbers, of which the second one is of what is inside, if there are fewer of those. */
const TWO_NUMBERS = /^(?:(?:C|CALLE)\b\.? (?!DE))?(.*[A-ZÑ]{2}) (\d+) (\d+)$/;
/** What is called by a number: `NORTE 45 120` is 120 of a street. */
const OF_NUMBERED = new RegExp(
  `(?:^|\\b)(?:${STREET_WORDS}|NORTE|SUR|ORIENTE|PONIENTE|NTE|OTE|PTE|MZ|MANZANA|LT|LOTE|KM|NO|NUM)\\.?$`,
);

function twoNumbers([, name = '', number = '', inside = '']: string[], cells: Cell[], used: number) {
  const isInside = Number(inside) < Number(number);
  const found = isInside
    ? { street: { value: name, cells }, streetNumber: { value: number, cells }, department: { value: inside, cells } }
    : { street: null, streetNumber: null, department: null };
  return { used, found };
}

/** Pieces that are only the first word of a town's name, or end in a particle, go on in the next line. */
function withWholeNames(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1);
    const isOpen = before && (FIRST_WORD.test(before.text) || (PARTICLE.test(before.text) && LETTERS.test(piece.text)));
    const goesOn = isOpen && before.cell !== piece.cell;
    if (goesOn) whole[whole.length - 1] = joinedPiece(before, piece);
    else whole.push(piece);
  }
  return whole;
}

const FIRST_WORD = /^(?:SAN|SANTA|SANTO|STA\.?|CIUDAD|CD\.?|VILLA|EL|LA|LOS|LAS|NUEVO|NUEVA|PUERTO)$/;

function joinedPiece({ text, cell }: Piece, next: Piece): Piece {
  const lines = [...cell.lines, ...next.cell.lines];
  return { text: `${text} ${next.text}`, cell: { ...cell, lines, box: boxAround([cell, next.cell]) } };
}

/** Pieces as one where the first ends in a particle at the end of its line. */
function wrappedPieces(pieces: readonly Piece[]): readonly Piece[] {
  const [first, second, ...others] = pieces;
  const goesOn = first && second && PARTICLE.test(first.text) && first.cell !== second.cell;
  return goesOn ? [joinedPiece(first, second), ...others] : pieces;
}

/** A neighborhood with what it goes on with: the only piece between its line and that of the town. */
function withRest(quarter: Piece, parts: readonly Piece[], end: number): Piece {
  const rest = parts.slice(parts.indexOf(quarter) + 1, end).filter(({ text }) => text !== '');
  const [next] = rest;
  const goesOn = next && rest.length === 1 && next.cell !== quarter.cell && LETTERS.test(next.text);
  return goesOn && next.cell !== parts[end]?.cell ? joinedPiece(quarter, next) : quarter;
}

/** Of the pieces between street and town, or postal code, the one that can only be the neighborhood. */
function quarterAmong(open: readonly Piece[], hasTown: boolean, postal: Cell): Piece | null {
  const [first, ...others] = open;
  if (first && others.length > 0 && BETWEEN_STREETS.test(first.text)) return quarterAmong(others, hasTown, postal);
  // Before a postal code in its line may be the town.
  if (!first || others.length > 0 || (!hasTown && first.cell === postal)) return null;
  return /\d/.test(first.text) && !/^\d{1,2} DE [A-ZÑ]+$/.test(first.text) ? null : first;
}

interface Town {
  /** Where its piece stands. */
  at: number;
  city: Found | null;
  state: Found | null;
}

/** Town and state, where the state is the one of the postal code; a town alone if it follows the postal code in its line. */
function townIn(parts: readonly Piece[], from: number, postalAt: number, postalCode: string): Town | null {
  const state = stateOf(postalCode);
  const labelledAt = parts.findIndex(({ text }, k) => k >= from && TOWN.test(text));
  const labelled = parts[labelledAt];
  if (labelled) {
    const { cell } = labelled;
    const words = labelled.text.replace(TOWN, '').split(' ');
    const n = words.findIndex((_, start) => start > 0 && stateNamed(words.slice(start).join(' ')) === state?.name);
    const city = asTown(words.slice(0, n < 0 ? undefined : n).join(' '));
    const named = n < 0 ? parts.find(({ text }, k) => k >= from && stateNamed(text) === state?.name)?.cell : cell;
    return {
      at: labelledAt,
      city: city ? { value: city, cells: [cell] } : null,
      state: state && named ? { value: state.name, cells: [named] } : null,
    };
  }
  for (let k = parts.length - 1; state && k >= from; k--) {
    const { text, cell } = parts[k]!;
    if (QUARTER.test(text)) continue;
    const words = text.split(' ');
    const n = words.findIndex((_, start) => stateNamed(words.slice(start).join(' ')) === state.name);
    if (n < 0) continue;
    const named = { value: state.name, cells: [cell] };
    const own = asTown(
      words
        .slice(0, n)
        .join(' ')
        .replace(/[,.]+$/, ''),
    );
    if (n > 0) return { at: k, city: own ? { value: own, cells: [cell] } : null, state: named };
    const before = parts.findLastIndex((part, at) => at < k && part.text !== '');
    const above = parts[before];
    const earlier = parts.slice(Math.max(from, 1), Math.max(0, before));
    // The only part between street and state may be the neighborhood.
    // The state may be named twice, once beside its town.
    const beside = parts[before - 1];
    const isTwice =
      above && stateNamed(above.text) === state.name && above.cell !== cell && beside?.cell === above.cell;
    if (isTwice && before > from && LETTERS.test(beside.text)) continue;
    const isTown =
      above && before >= Math.max(from, 1) && LETTERS.test(above.text) && earlier.some(({ text }) => text !== '');
    if (!isTown || QUARTER.test(above.text)) return { at: k, city: null, state: named };
    const city = asTown(above.text);
    return { at: before, city: city ? { value: city, cells: [above.cell] } : null, state: named };
  }
  const line = parts[postalAt]!.cell;
  const after = parts.findIndex(({ cell, text }, k) => k >= postalAt && cell === line && text !== '');
  const last = parts[after];
  const startsWithCode = /^\W*(?:C\.? ?P\b\.?:? ?)?\d{5}/.test(line.text.slice(line.text.search(CODE)));
  if (!last || after !== parts.length - 1 || !startsWithCode || !isAfterCode(line.text, last.text)) return null;
  const city = LETTERS.test(last.text) ? asTown(last.text) : null;
  return city ? { at: after, city: { value: city, cells: [line] }, state: null } : null;
}

function isAfterCode(line: string, words: string): boolean {
  return line.lastIndexOf(words) > line.search(CODE);
}

/** Recognition puts spaces into words: a town that is called like a state is spelled like it, and one that ends in two letters is none. */
function asTown(text: string): string | null {
  if (!LETTERS.test(text) || !/[A-ZÑ]{3}/.test(text) || /^(?:O|DE|DEMARCACION)\b| [A-ZÑ]{1,2}$/.test(text)) return null;
  const state = mx.states.find(({ name }) => bare(name) === bare(text));
  return state ? plain(state.name) : text;
}

/** Whether a line ends in another state than that of the postal code: then either was misread. */
export function isElsewhere(text: string, postalCode: string): boolean {
  const line = text.replace(/,? ?(?:C\.? ?P\.?:? ?)?\d{5}.*$/, '').replace(/[ ,]+C\. ?P\.?:?$/, '');
  const [, before = '', tail = ''] = /^(.*),\s*([A-ZÑ. ]+)$/.exec(line.replace(/[ ,.]+$/, '')) ?? [];
  const [named, own] = [stateNamed(tail), stateOf(postalCode)?.name];
  // The country has the name of a state.
  const isCountry = COUNTRY.test(tail) && stateNamed(/[A-ZÑ. ]+$/.exec(before)?.[0].trim() ?? '') === own;
  return named !== null && named !== own && !isCountry;
}

const COUNTRY = /^MEX(?:ICO|\.)?$/;

/** `N.L. MEXICO` as `N.L.`: the country stands behind a state, which it isn't. */
function withoutCountry(text: string): string {
  const [, state] = /^(.+) MEXICO(?= ?(?:\d{5})?$)/.exec(text) ?? [];
  return state && stateNamed(state) ? text.replace(' MEXICO', '') : text;
}

function stateOf(postalCode: string) {
  const prefix = Number(postalCode.slice(0, 2));
  return mx.states.find(({ postalPrefixes }) => postalPrefixes.some(([from, to]) => prefix >= from && prefix <= to));
}
