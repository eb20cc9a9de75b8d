import type { Cell, Rows } from './cells.ts';

/** A value with the cells that it was read from. */
export interface Found<Value = string> {
  value: Value;
  cells: readonly Cell[];
}

/** The beginnings of labels: what begins so is no value. */
const LABEL =
  /^(?:APELLIDO|BIMESTRE|CALLE(?::|$|,? (?:Y )?NUM)|CLABE|CLAVE\b|CLIENTE|CODIGO|COLONIA ?(?::|$)|CIUDAD ?(?::|$|[,/] ?ESTADO| Y ESTADO)|C\.? ?P\.? ?:?$|CORTE\b|CUENTA|C\.?U\.?R\.?P|DELEGACION|DIRECCION|DOMICILIO|ENTIDAD|ENTRE CALLE|Y CALLE|ESTADO ?(?::|$)|ESTATUS|FECHA|FOLIO|LOCALIDAD|MEDIDOR|MONEDA|MUNICIPIO|NO\.|NOMBRE|NUMERO|PERIODO?\b|POBLACION ?(?::|$)|PRIMER|PRODUCTO|REGIMEN|R\.?F\.?C|SALDO|SEGUNDO|SERVICIO|SEXO|SUCURSAL|SUSCRIPTOR|TARIFA|TELEFONO|TIPO DE|TITULAR|TOTAL|USUARIO|VENCIMIENTO|ACCOUNT|ADDRESS|AMOUNT|BALANCE|BILL(?:ING)? (?:DATE|PERIOD|TO|NUMBER)|CUSTOMER|DATE\b|DUE\b(?!Ñ)|INICIO DE|INT(?:ERIOR)?\.? ?(?::|$)|SITUACION|ULTIMO CAMBIO|VIALIDAD|INVOICE|METER\b|NAME\b|PHONE|SERVICE|STATEMENT)/;

export function isLabel(text: string): boolean {
  return LABEL.test(text.trim()) || /:\s*$/.test(text);
}

interface Asked<Value> {
  /** The source of a pattern for plain text; its spaces may be missing. */
  label: string;
  /** Words of the label that may follow, in this order, in its row or below it. */
  more?: readonly string[];
  /** The value of a text beside the label; null for anything else. */
  read: (text: string) => Value | null;
  /** Whether a value may go on in the next rows, before an address; one that seems to, but isn't of these, is left out. */
  wraps?: boolean;
}

/** The value of a label: after it, to its right, below it, or in two rows to its right that it stands between. */
export function findValue<Value>(
  rows: Rows,
  { label, more = [], read, wraps = false }: Asked<Value>,
): Found<Value> | null {
  const pattern = new RegExp(`^[^A-ZÑ0-9]*(?:${label.replaceAll(' ', ' ?')})(?![A-ZÑ])\\s*\\.?\\s*:?\\s*(.*)$`);
  for (const [k, row] of rows.entries()) {
    for (const [column, cell] of row.entries()) {
      const own = pattern.exec(cell.text)?.[1];
      if (own === undefined) continue;
      const { rest, last } = withoutMore(rows, k, cell, own, more);
      for (const place of placesOf(rows, k, column, last, rest)) {
        for (const whole of wraps && !place.isWhole ? wrapped(rows, place) : [place]) {
          const value = read(beforeLabel(whole.value));
          if (value !== null) return { value, cells: whole.cells };
        }
      }
    }
  }
  return null;
}

/** What follows the label once its other words are taken away, some of which may be in the row below. */
function withoutMore(rows: Rows, k: number, cell: Cell, own: string, more: readonly string[]) {
  let [rest, last] = [own, cell];
  let words = [...more];
  const drop = () => {
    while (words.length > 0 && rest.startsWith(words[0]!)) rest = rest.slice(words.shift()!.length).trimStart();
    rest = rest.replace(/^[.:]\s*/, '');
  };
  drop();
  const below = words.length > 0 ? belowOf(rows, k, cell) : null;
  const from = below ? words.findIndex((word) => below.text.startsWith(word)) : -1;
  if (below && from >= 0) {
    const before = rest;
    words = words.slice(from);
    [rest, last] = [below.text, below];
    drop();
    rest = [before, rest].filter(Boolean).join(' ');
  }
  return { rest, last };
}

/** What may be a label's value; nothing goes on below it if it is whole. */
interface ValuePlace extends Found {
  isWhole?: true;
}

/** Where the value of a label may be, the likeliest first. */
function placesOf(rows: Rows, k: number, column: number, last: Cell, rest: string): ValuePlace[] {
  const label = rows[k]![column]!;
  const ofLast = rows.find((row) => row.includes(last))!;
  const right = rows[k]![column + 1] ?? (last === label ? undefined : ofLast[ofLast.indexOf(last) + 1]);
  const below = belowOf(rows, rows.indexOf(ofLast), last);
  const beneath = rest === '' && below && !isLabel(below.text) ? [{ value: below.text, cells: [below] }] : [];
  const isSmall = right && below && isLarger(below, label) && !isLarger(right, label);
  return [
    ...(isSmall ? beneath : []),
    ...(rest ? [{ value: rest, cells: last === label ? [label] : [label, last] }] : []),
    ...(rest === '' && right && !isLabel(right.text) ? [{ value: right.text, cells: [right] }] : []),
    ...(rest === '' ? centredBeside(rows, last) : []),
    ...beneath,
  ];
}

/** Whether a cell is in larger print than a label, as the values of a form are whose labels are small. */
function isLarger(cell: Cell, label: Cell): boolean {
  return cell.bottom - cell.top > 1.2 * (label.bottom - label.top);
}

/** A value isn't further from the label beside it, in heights of the letters. */
export const FAR = 10;

/** Two cells of one column to the right of a label whose middle is between them. */
function centredBeside(rows: Rows, label: Cell): ValuePlace[] {
  const height = label.bottom - label.top;
  const middle = (label.top + label.bottom) / 2;
  const near = rows
    .flat()
    .filter(
      (cell) =>
        cell.page === label.page &&
        cell.left > label.right &&
        Math.abs((cell.top + cell.bottom) / 2 - middle) < 1.6 * height &&
        !isLabel(cell.text),
    )
    .toSorted((a, b) => a.left - b.left);
  const [first] = near;
  const column = near.filter(({ left }) => first && Math.abs(left - first.left) < height);
  const [upper, lower] = column.toSorted((a, b) => a.top - b.top);
  const isBetween =
    upper &&
    lower &&
    upper.bottom - middle < 0.3 * height &&
    middle - lower.top < 0.3 * height &&
    lower.top - upper.bottom < 1.2 * height &&
    upper.left - label.right < FAR * height;
  return column.length === 2 && isBetween
    ? [{ value: `${upper.text} ${lower.text}`, cells: [upper, lower], isWhole: true }]
    : [];
}

/** What is directly below isn't further away, in heights of the letters. */
const BELOW = 1.6;

/** The cell directly below, in the same column. */
export function belowOf(rows: Rows, k: number, cell: Cell, reach = BELOW): Cell | null {
  const height = cell.bottom - cell.top;
  for (let at = k + 1; at < rows.length; at++) {
    const row = rows[at]!;
    // Rows of other columns may lie between.
    if (row.every(({ top }) => top - cell.bottom > reach * height)) return null;
    const below = row.find((other) => isUnder(cell, other));
    if (below) return below.top - cell.bottom < reach * height && below.page === cell.page ? below : null;
  }
  return null;
}

function isUnder(cell: Cell, other: Cell): boolean {
  const height = cell.bottom - cell.top;
  const overlap = Math.min(cell.right, other.right) - Math.max(cell.left, other.left);
  return (
    Math.abs(cell.left - other.left) < 1.5 * height ||
    overlap > 0.5 * Math.min(cell.right - cell.left, other.right - other.left)
  );
}

function isStreet({ text }: Cell): boolean {
  return /\d/.test(text) && /[A-ZÑ]{2}/.test(text) && !/\d\.\d{2}/.test(text);
}

/** Rows of one value are closer to each other than this, in heights of the letters; those of others may be, too. */
const CLOSE = 0.75;
const UNFINISHED = 1.2;
/** Letters of one value aren't larger than others by more. */
const LIKE = 1.3;

/** Rows below the first one, at most. */
const ROWS = 4;

/** The value with what goes on below it, the longest first. */
function wrapped(rows: Rows, { value, cells }: Found): Found[] {
  const all = [...cells];
  const found: Found[] = [{ value, cells }];
  let text = value;
  for (let n = 0; n < ROWS; n++) {
    const cell = all.at(-1)!;
    const k = rows.findIndex((row) => row.includes(cell));
    const below = belowOf(rows, k, cell);
    if (!below || below.text.includes(':') || isLabel(below.text)) break;
    const height = cell.bottom - cell.top;
    const row = rows.find((other) => other.includes(below))!;
    const labelled = row.some((other) => other.right <= below.left && isLabel(other.text));
    // What begins left of the value is another one.
    // An address is unfinished before its postal code.
    const reach = text.includes(',') && !/\d{5}/.test(text) ? UNFINISHED : CLOSE;
    if (labelled || below.top - cell.bottom > reach * height || below.left < cell.left - height) break;
    const size = (below.bottom - below.top) / height;
    if (size < 1 / LIKE || size > LIKE) break;
    all.push(below);
    // A value ends before an address.
    if (!isStreet(below)) found.shift();
    text = `${text} ${below.text}`;
    found.unshift({ value: text, cells: [...all] });
  }
  return found;
}

/** Cells too close to each other are read as one: the value ends where another label begins. */
function beforeLabel(text: string): string {
  const next =
    /\s(?:TIPO DE|NUMERO|NO\.|NOMBRE|CODIGO|ENTRE|Y CALLE|COLONIA|PERIODO|FECHA|CLABE|CURP|RFC|TOTAL|TELEFONO|CUENTA)[^:]{0,40}:.*$/;
  return text.replace(next, '').trim();
}

/** Words that labels begin with, of at least seven letters: with one letter misread they are still no other word. */
const LABEL_WORDS =
  'DOMICILIO DIRECCION MUNICIPIO LOCALIDAD SUSCRIPTOR TITULAR PERIODO CLIENTE CUSTOMER SERVICE ACCOUNT STATEMENT'.split(
    ' ',
  );

/** A text whose first word is a label's with one letter misread, dropped or added, with that word put right. */
export function withLabelMended(text: string): string {
  const [word = ''] = /^[A-ZÑ0-9]+/.exec(text) ?? [];
  if (word.length < 6 || LABEL_WORDS.includes(word)) return text;
  const meant = LABEL_WORDS.find((label) => isNearly(label, word));
  return meant ? meant + text.slice(word.length) : text;
}

function isNearly(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (long.length - short.length > 1) return false;
  let k = 0;
  while (k < short.length && short[k] === long[k]) k++;
  const rest = short.length === long.length ? k + 1 : k;
  return short.slice(rest) === long.slice(k + 1);
}
