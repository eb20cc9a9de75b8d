import { stateNamed } from '../cards/address.ts';
import { boxAround, type Cell, type Rows } from './cells.ts';
import { addressIn, BEFORE_PART, type Language, QUARTER } from './home.ts';
import { fieldsOf, type PageFields } from './reading.ts';
import { type Found, findValue } from './values.ts';

/** The label of an address. */
export const HOME =
  '(?:(?:TU |SU )?(?:DOMICILIO|DIRECCION)|CALLE,? (?:Y )?NUMERO(?: EXTERIOR)?(?: E INTERIOR)?|(?:SERVICE |MAILING |BILLING |PROPERTY )?ADDRESS|SERVICE LOCATION)(?: (?:DEL?(?: LA)? )?(?:SERVICIO|CLIENTE|USUARIO|TITULAR|SUMINISTRO|TOMA))?';

/** The label of a postal code, alone or with what follows it. */
export const POSTAL_CODE = 'CODIGO POSTAL(?: Y (?:ENTIDAD|CIUDAD|MUNICIPIO|ESTADO))?';

/** A postal code or ZIP code. */
export const POSTAL = /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/;

/** In letters: longer lines are prose. */
export const LONGEST_STREET = 60;

/** State and ZIP code. */
export const AMERICAN_END = / (?!CP)[A-Z]{2},? \d{5}(?:-\d{4})?$/;

/** A part of an address with the word that says what it is, behind a postal code. */
export function withLabel(label: string, text: string): string {
  return text.replace(/^(\d{5},? )?/, `$1${label}`);
}

/** Rows in which the parts of a labelled address stand, above and below its first label. */
const [ABOVE, BELOW] = [2, 14];

/** An address beside its label, or in parts with a label each. */
export function homeBesideLabels(rows: Rows, language: Language | null): PageFields {
  const beside =
    findValue(rows, { label: HOME, read: (text) => (/\d/.test(text) ? text : null), wraps: true }) ??
    streetInParts(rows);
  const label = new RegExp(`^(?:${HOME})(?![A-ZÑ])`);
  const at = rows.findIndex((row) => row.some((cell) => beside?.cells.includes(cell) || label.test(cell.text)));
  if (at < 0) return fieldsOf({});
  const near = rows.slice(Math.max(0, at - ABOVE), at + BELOW);
  return addressIn([...(beside ? partsOf(beside, near) : []), ...partsBeside(near, beside?.value ?? '')], language);
}

/** Street, number and what is inside, with a label each. */
function streetInParts(rows: Rows): Found | null {
  const part = (label: string, form: RegExp) =>
    findValue(rows, { label, read: (text) => form.exec(text.trim())?.[0] ?? null });
  const street = part('CALLE', /^[A-ZÑ0-9][A-ZÑ0-9 .]*[A-ZÑ][A-ZÑ0-9 .]*$/);
  const number = part('(?:NO|NUM|NUMERO)?\\.? ?EXT(?:ERIOR)?', /^\d{1,5} ?[A-Z]?$|^S\/N$|^MZ\.? ?\d+,? LT\.? ?\d+$/);
  const inside = part('(?:NO|NUM|NUMERO)?\\.? ?INT(?:ERIOR)?', /^\w{1,5}$/);
  if (!street || !number || street.cells[0]!.page !== number.cells[0]!.page) return null;
  const parts = [street, number, ...(inside ? [{ ...inside, value: `INT ${inside.value}` }] : [])];
  return { value: parts.map(({ value }) => value).join(' '), cells: parts.flatMap(({ cells }) => cells) };
}

/** A labelled address in the lines that it is printed in or, if these end anywhere, in its parts. */
function partsOf({ value, cells }: Found, near: Rows): Cell[] {
  const texts: string[] = [];
  let rest = value;
  for (const { text } of cells.slice(1).toReversed()) {
    if (!rest.endsWith(` ${text}`)) break;
    texts.unshift(text);
    rest = rest.slice(0, -text.length - 1);
  }
  const first = cells.slice(0, cells.length - texts.length);
  const lines = [joined(first, rest), ...texts.map((text, k) => ({ ...cells[first.length + k]!, text }))];
  const isRunning =
    lines.length > 1 &&
    /,|\bCOL\b|\bCOLONIA\b|\bFRACC/.test(value) &&
    !lines.some(({ text }) => AMERICAN_END.test(text));
  if (!isRunning) return lines;
  const right = Math.max(
    ...near.flat().flatMap((cell) => (isInColumn(cell, lines[0]!) ? [cell.right] : [])),
    ...lines.map((line) => line.right),
  );
  const running = lines.reduce((text, line, k) => {
    if (k === 0) return line.text;
    return `${text}${hasRoom(lines[k - 1]!, line, right) ? ',' : ' '}${line.text}`;
  }, '');
  let at = 0;
  const parts = running.split(BEFORE_PART).reduce(withTown, []);
  return parts.flatMap((text, n) => {
    const start = running.indexOf(text, at);
    at = start + text.length;
    let end = -1;
    const own = lines.filter((line) => {
      const from = end + 1;
      end = from + line.text.length;
      return from < at && end > start;
    });
    if (text === '' || own.length === 0) return [];
    const state = stateNamed(parts[n + 1] ?? '');
    const hasTown = stateNamed(parts[n + 2] ?? '') === state;
    if (own.length === 1 || !state || hasTown || !QUARTER.test(text)) return [joined(own, text)];
    // Before a state is a town, or a neighborhood goes on in a second line: only a town that is called like its state shows which.
    const [quarter, town] = own;
    const named = town!.text.split(',')[0]!;
    return stateNamed(named) === state
      ? [
          { ...quarter!, text: text.slice(0, -named.length - 1) },
          { ...town!, text: named },
        ]
      : [];
  });
}

/** Whether a cell begins where a line of an address does: it shows how long the lines of this column may be. */
function isInColumn(cell: Cell, line: Cell): boolean {
  const isProse = cell.text.length > LONGEST_STREET;
  return !isProse && cell.page === line.page && Math.abs(cell.left - line.left) < 0.7 * (line.bottom - line.top);
}

/** Whether the first word of the next line would have had room in a line, so that this ends where it is meant to. */
function hasRoom(line: Cell, next: Cell, right: number): boolean {
  const [word = ''] = next.text.split(' ');
  const letter = (next.right - next.left) / next.text.length;
  return line.right + (word.length + 2) * letter < right;
}

/** What follows a postal code belongs to it. */
function withTown(parts: readonly string[], part: string): string[] {
  const before = parts.at(-1) ?? '';
  return /^(?:C\.? ?P\b\.?:? ?)?\d{5}$/.test(before) ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part];
}

function joined(cells: readonly Cell[], text: string): Cell {
  return { ...cells[0]!, text, box: boxAround(cells), lines: cells.flatMap(({ lines }) => lines) };
}

/** Parts with labels of their own, which an address that has no postal code lacks. */
function partsBeside(rows: Rows, value: string): Cell[] {
  if (POSTAL.test(value.replace(/^\D*\d{5}$/, ''))) return [];
  const part = (label: string, form: RegExp, before: string): Cell[] => {
    const found = findValue(rows, { label, read: (text) => form.exec(text)?.[0] ?? null });
    return found
      ? [
          {
            ...found.cells[0]!,
            text: before === '' ? found.value : withLabel(`${before} `, found.value),
            lines: found.cells.flatMap(({ lines }) => lines),
          },
        ]
      : [];
  };
  const [quarter, town] = [/^[A-ZÑ0-9][A-ZÑ0-9 .]+$/, /^[A-ZÑ][A-ZÑ .,]+$|^\d{5},? [A-ZÑ][A-ZÑ .,]+$/];
  return [
    ...part('COL(?:ONIA)?', quarter, 'COL'),
    ...part(`(?:C\\.? ?P|${POSTAL_CODE})`, /^\d{5}(?!\d).*$/, ''),
    ...part(
      '(?:MUNICIPIO|CIUDAD|POBLACION|LOCALIDAD|DELEGACION|ALCALDIA)(?: ?(?:/|Y|O) ?(?:MUNICIPIO|ALCALDIA|DELEGACION|ESTADO|ENTIDAD))?',
      town,
      'MUNICIPIO',
    ),
    ...part('(?:ESTADO|ENTIDAD(?: FEDERATIVA)?)', /^[A-ZÑ][A-ZÑ .]+$/, ''),
  ];
}
