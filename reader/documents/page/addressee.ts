import { mx } from '@volante/contract/countries/mx.ts';
import { stateNamed } from '../cards/address.ts';
import { bare } from '../letters.ts';
import { boxAround, type Cell, type Rows } from './cells.ts';
import { asName, plain } from './plain.ts';
import { fieldsOf, type PageFields } from './reading.ts';
import { belowOf, type Found, findValue, isLabel } from './values.ts';

const HOLDER =
  '(?:NOMBRE(?: DEL?(?: LA)? (?:CLIENTE|TITULAR|USUARIO|SUSCRIPTOR|CONTRATANTE|CUENTAHABIENTE))?|NOMBRE COMPLETO|TITULAR(?: DE LA CUENTA)?|CLIENTE|USUARIO|SUSCRIPTOR|CUENTAHABIENTE|ACCOUNT (?:HOLDER|NAME|OWNER)|CUSTOMER(?: NAME)?|SERVICE FOR|NAME)';
const HOME =
  '(?:DOMICILIO|DIRECCION|(?:SERVICE |MAILING |BILLING )?ADDRESS)(?: (?:DEL?(?: LA)? )?(?:SERVICIO|CLIENTE|USUARIO|TITULAR|SUMINISTRO|TOMA))?';

/** A name printed beside its label, or above a street and a postal code, with the address below it. */
export function readAddressee(rows: Rows): PageFields {
  const labelled = findValue(rows, { label: HOLDER, read: asHolder, wraps: true });
  const block = blocksIn(rows);
  const [only] = block;
  // Two people on a page: nobody knows who is meant.
  const named = labelled ?? (block.length === 1 && only ? wholeName(rows, only.name) : null);
  const beneath = labelled && linesBelow(rows, labelled.cells.at(-1)!);
  const own =
    block.find(({ name }) => asHolder(name.text) === labelled?.value) ??
    (labelled ? null : block.length === 1 ? only : null);
  const beside = findValue(rows, { label: HOME, read: (text) => (/\d/.test(text) ? text : null), wraps: true });
  const lines = own?.lines ?? (beneath && isHome(beneath) ? beneath : null);
  const labelledHome = beside ? addressIn([...partsOf(beside), ...partsBeside(rows, beside)]) : null;
  // A labelled street may lack the town, which an envelope's block has.
  const isWhole = labelledHome?.fields.postalCode ?? labelledHome?.fields.zip;
  const at = isWhole ? labelledHome : lines ? addressIn(lines) : labelledHome;
  return {
    fields: { ...(named && { holder: named.value }), ...at?.fields },
    used: { ...(named && { holder: named.cells }), ...at?.used },
  };
}

/** Companies, and words that stand where a name could. */
const NOBODY =
  /\b(?:S\.? ?A\.?|C\.?V\.?|INC|LLC|CORP|COMPANY|BANK|BANCA|BANCO|BBVA|BANAMEX|SANTANDER|BANORTE|HSBC|CITI\w*|CHASE|CHIME|WELLS|FARGO|NUBANK|MERCADO|MEXICO|COMISION|ELECTRICIDAD|ELECTRIC|POWER|ENERGY|WATER|AGUA|TELMEX|TELEFONOS|CFE|SUMINISTRADOR\w*|INSTITUCION|SERVICIOS?|SERVICES?|CUENTA|ACCOUNT|STATEMENT|CLIENTES?|CUSTOMER|ATENCION|CENTRO DE|ESTADO|SUCURSAL|AVENIDA|AV|CALLE|PRIVADA|CERRADA|CALZADA|BOULEVARD|BLVD|CIRCUITO|RETORNO|ANDADOR|PROLONGACION|CARRETERA|PASEO|COL|COLONIA|FRACC\w*|BARRIO|UNIDAD HABITACIONAL|MUNICIPIO|DELEGACION|ALCALDIA|DEMARCACION|PAGINA|PAGE|RESUMEN|SUMMARY|TOTAL|PERIODO?|TARIFA|PRODUCTO|BOX|REFORMA|CLASICA|NOMINA|CHECKING|SAVINGS|AHORRO|DEBITO|CREDITO|PAGO|TARJETA|SPEI|TRANSFERENCIA|DEPOSITO|COMPRA|RETIRO|PAYMENT|DEPOSIT|PURCHASE|TRANSFER|CARD)\b/;

function asHolder(text: string): string | null {
  const name = asName(text.replace(/^(?:SR|SRA|MR|MRS|MS)\.? /, ''));
  return name && !NOBODY.test(name) ? name : null;
}

interface Block {
  name: Cell;
  lines: Cell[];
}

/** Names that stand above an address, and don't belong to one themselves. */
function blocksIn(rows: Rows): Block[] {
  const blocks = rows.slice(0, 60).flatMap((row, k) =>
    row.flatMap((name) => {
      if (!asHolder(name.text) || isUnderAddress(rows, name)) return [];
      const lines = linesBelow(rows, name, k);
      return isHome(lines) ? [{ name, lines }] : [];
    }),
  );
  return blocks.filter(({ name }) => !blocks.some(({ lines }) => lines.includes(name)));
}

/** Two words above an address may be the last names, with the first ones above them; null if those may be another person's. */
function wholeName(rows: Rows, name: Cell): Found | null {
  const own = { value: asHolder(name.text)!, cells: [name] };
  const height = name.bottom - name.top;
  const isAbove = (cell: Cell) =>
    cell.page === name.page &&
    Math.abs(cell.left - name.left) < 0.7 * height &&
    Math.abs(cell.bottom - cell.top - height) < 0.3 * height &&
    name.top - cell.bottom < 0.75 * height &&
    cell.bottom < name.top + 0.5 * height &&
    /^[A-ZÑ.' ]+$/.test(cell.text);
  const above = own.value.split(' ').length === 2 ? rows.flat().findLast(isAbove) : undefined;
  if (!above || isLabel(above.text) || NOBODY.test(above.text) || GREETING.test(above.text)) return own;
  const value = above.text.includes(' ') ? null : asHolder(`${above.text} ${name.text}`);
  return value ? { value, cells: [above, name] } : null;
}

const GREETING = /^(?:HOLA|ESTIMAD[AO]|DEAR|HELLO)\b/;

function isUnderAddress(rows: Rows, name: Cell): boolean {
  const isClose = (cell: Cell) => name.top - cell.bottom < cell.bottom - cell.top;
  return rows.some((row, k) =>
    row.some((cell) => /\d/.test(cell.text) && !isLabel(cell.text) && isClose(cell) && belowOf(rows, k, cell) === name),
  );
}

function linesBelow(rows: Rows, name: Cell, from = rows.findIndex((row) => row.includes(name))): Cell[] {
  const lines: Cell[] = [];
  for (let [cell, k] = [name, from]; lines.length < 6; ) {
    const next = belowOf(rows, k, cell);
    const height = cell.bottom - cell.top;
    if (!next || isLabelled(next.text) || Math.abs(next.left - name.left) > 2 * height) break;
    lines.push(next);
    [cell, k] = [next, rows.findIndex((row) => row.includes(next))];
  }
  const last = lines.findIndex(({ text }) => POSTAL.test(text) && text !== lines[0]?.text);
  return last < 0 ? lines : lines.slice(0, hasTown(lines[last]!.text) ? last + 1 : last + 2);
}

const POSTAL = /(?<!\d)\d{5}(?:-\d{4})?(?!\d)/;

function isLabelled(text: string): boolean {
  return isLabel(text) && !/^(?:COL|C\.? ?P|DOM)/.test(text);
}

/** After the postal code, or before it, is a town. */
function hasTown(text: string): boolean {
  return text.replace(/C\.? ?P\.?/, '').replace(/[^A-ZÑ]/g, '').length >= 4 && !/^COL|^FRACC/.test(text);
}

/** The first line is a street with its number, and one below it has a postal code. */
function isHome(lines: readonly Cell[]): boolean {
  const [street, ...others] = lines.map(({ text }) => text);
  // A row of movements has a sum, and the words of banks.
  if (lines.some(({ text }) => /\d\.\d{2}\b|\bSPEI\b|\bREF\b|\bBCO\b/.test(text))) return false;
  const isStreet = street !== undefined && /\d|S\/N/.test(street.replace(/C\.? ?P\.?:? ?\d{5}/, ''));
  const isWrapped = others[0] !== undefined && /\d/.test(others[0]) && !POSTAL.test(others[0]);
  return (isStreet || isWrapped) && others.some((line) => POSTAL.test(line));
}

/** A labelled address in its parts, as if each were a line. */
function partsOf({ value, cells }: Found): Cell[] {
  const whole = { ...cells[0]!, box: boxAround(cells), lines: cells.flatMap(({ lines }) => lines) };
  const parts = value.split(/\s*,\s*|\s+(?=COL\b|COLONIA\b|FRACC\b|C\.?P\.? ?\d)/).filter(Boolean);
  return parts.map((text) => ({ ...whole, text }));
}

/** Neighborhood and postal code with labels of their own, if the address itself lacks them. */
function partsBeside(rows: Rows, { value }: Found): Cell[] {
  if (POSTAL.test(value.replace(/^\D*\d{5}$/, ''))) return [];
  const quarter = findValue(rows, {
    label: 'COL(?:ONIA)?',
    read: (text) => (/^[A-ZÑ][A-ZÑ0-9 .]+$/.test(text) ? text : null),
  });
  const postal = findValue(rows, {
    label: '(?:C\\.? ?P|CODIGO POSTAL)',
    read: (text) => /^\d{5}(?!\d)/.exec(text)?.[0] ?? null,
  });
  const part = (found: Found | null, before: string) =>
    found
      ? [{ ...found.cells[0]!, text: `${before} ${found.value}`, lines: found.cells.flatMap(({ lines }) => lines) }]
      : [];
  return [...part(quarter, 'COL'), ...part(postal, 'C.P.')];
}

/** What says that a neighborhood follows; of these words only RESIDENCIAL belongs to its name. */
const QUARTER =
  /^(?:(?:COL|COLONIA|FRACC|FRACCIONAMIENTO|BARR|BARRIO|BO|U\.? ?H(?:AB)?|UNIDAD HABITACIONAL|PUEBLO|PBLO|EJIDO|LOC)\b\.?:? ?|(?=RESIDENCIAL ))(.+)$/;
const STREET =
  /^(?:(?:C|CALLE|AV|AVENIDA)\b\.? (?!DE))?(.*?[A-ZÑ]{2}.*?),? (?:NUM(?:ERO)?\b\.? ?|NO\b\.? ?|EXT\b\.? ?|# ?)?(\d+[A-Z]?|S\/N)(?:,? (?:-|INT(?:ERIOR)?\b\.?|DEPTO?\b\.?|DEP\b\.?|PISO) ?(\w+))?$/;

/** The parts of an address of several lines; each only where its form shows what it is. */
export function addressIn(lines: readonly Cell[]): PageFields {
  const american = americanIn(lines);
  if (american) return american;
  const postal = lines.flatMap((cell) =>
    [...cell.text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].map(([code]) => ({ value: code, cells: [cell] })),
  );
  const [postalCode] = postal;
  if (!postalCode || postal.some(({ value }) => value !== postalCode.value)) return fieldsOf({});
  if (lines.some(({ text }) => isElsewhere(text, postalCode.value))) return fieldsOf({});
  const town = townAbove(lines, postalCode.cells[0]!, postalCode.value);
  const townName = town && asTown(town.text);
  const quarter = lines.find(({ text }) => QUARTER.test(text));
  const end = lines.findIndex((cell) => cell === quarter || cell === town || cell === postalCode.cells[0]);
  const own = lines.slice(0, end);
  // Without a word before it the line above the postal code is a neighborhood, unless it goes on with the street.
  const last = own.length > 1 && !/\d/.test(own.at(-1)!.text) ? own.at(-1) : undefined;
  const street = streetIn(last && !quarter ? own.slice(0, -1) : own);
  const neighborhood = withoutPostal(QUARTER.exec(quarter?.text ?? '')?.[1] ?? (quarter ? '' : (last?.text ?? '')));
  const named = quarter ?? last;
  return fieldsOf({
    postalCode,
    ...street,
    neighborhood:
      named && /^[A-ZÑ0-9][A-ZÑ0-9 .'-]+$/.test(neighborhood) ? { value: neighborhood, cells: [named] } : null,
    ...(town
      ? {
          city: townName ? { value: townName, cells: [town] } : null,
          state: { value: stateOf(postalCode.value)!.name, cells: [postalCode.cells[0]!] },
        }
      : townIn(lines, postalCode.value)),
  });
}

/** The line above the postal code if that has the state alone: then it is a town and no neighborhood. */
function townAbove(lines: readonly Cell[], line: Cell, postalCode: string): Cell | null {
  const k = lines.indexOf(line);
  const above = lines[k - 1];
  const alone = line.text.replace(/,? ?(?:C\. ?P\.?:? ?|CP:? ?)?\d{5},? ?/, ' ').trim();
  const state = stateOf(postalCode);
  if (!state || k < 2 || !above || stateNamed(alone) !== state.name) return null;
  return /^[A-ZÑ][A-ZÑ .]+$/.test(above.text) && !QUARTER.test(above.text) ? above : null;
}

/** Recognition puts spaces into words: a town that is called like a state is spelled like it, and one that ends in two letters is none. */
function asTown(text: string): string | null {
  if (!/^[A-ZÑ][A-ZÑ .]+$/.test(text) || /^(?:O|DE|DEMARCACION)\b| [A-ZÑ]{1,2}$/.test(text)) return null;
  const state = mx.states.find(({ name }) => bare(name) === bare(text));
  return state ? plain(state.name) : text;
}

function streetIn(cells: readonly Cell[]) {
  const found = STREET.exec(
    cells
      .map(({ text }) => text)
      .join(' ')
      .replace(/[,.]+$/, ''),
  );
  if (!found || cells.length > 2) return {};
  const [, street = '', number = '', department] = found;
  return {
    street: { value: street.trim(), cells },
    streetNumber: { value: number, cells },
    department: department ? { value: department, cells } : null,
  };
}

function withoutPostal(text: string): string {
  return text
    .replace(/,? ?(?:C\.? ?P\.?:? ?)?\d{5}.*$/, '')
    .replace(/[ ,]+C\. ?P\.?:?$/, '')
    .replace(/[ ,.]+$/, '')
    .trim();
}

/** Whether a line ends in another state than that of the postal code: then either was misread. */
export function isElsewhere(text: string, postalCode: string): boolean {
  const [, tail = ''] = /,\s*([A-ZÑ. ]+)$/.exec(withoutPostal(text)) ?? [];
  const named = stateNamed(tail);
  return named !== null && named !== stateOf(postalCode)?.name;
}

function stateOf(postalCode: string) {
  const prefix = Number(postalCode.slice(0, 2));
  return mx.states.find(({ postalPrefixes }) => postalPrefixes.some(([from, to]) => prefix >= from && prefix <= to));
}

/** Town and state, where the state is the one of the postal code. */
function townIn(lines: readonly Cell[], postalCode: string) {
  const state = stateOf(postalCode);
  for (const cell of lines.toReversed()) {
    const text = cell.text
      .replace(/,? ?(?:C\.? ?P\.?:? ?)?\d{5},? ?/, ' ')
      .replace(/[\s,]+$/, '')
      .trim();
    if (!state || QUARTER.test(text)) continue;
    const words = text.split(/[\s,]+/);
    for (let n = 1; n < words.length; n++) {
      if (stateNamed(words.slice(n).join(' ')) !== state.name) continue;
      const city = words
        .slice(0, n)
        .join(' ')
        .replace(/[,.]+$/, '');
      const town = asTown(city);
      return { state: { value: state.name, cells: [cell] }, city: town ? { value: town, cells: [cell] } : null };
    }
  }
  return {};
}

const AMERICAN = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);

/** As on an envelope in the United States: street, then town, state and ZIP code. */
function americanIn(lines: readonly Cell[]): PageFields | null {
  for (const [k, cell] of lines.entries()) {
    const found = /^([A-Z][A-Z .'-]+?),? ([A-Z]{2}),? (\d{5})(?:-?\d{4})?$/.exec(cell.text);
    const [, city, state, zip] = found ?? [];
    if (!city || !state || !zip || k === 0 || k > 2 || !AMERICAN.has(state)) continue;
    const cells = lines.slice(0, k);
    const street = cells.map(({ text }) => text).join(' ');
    return fieldsOf({
      // An 8 at the end may be a B.
      street:
        /^\d+\w? .*[A-Z]{2}/.test(street) && !/(?:APT|UNIT|STE|#) ?\d*8$/.test(street)
          ? { value: street, cells }
          : null,
      city: { value: city, cells: [cell] },
      state: { value: state, cells: [cell] },
      zip: { value: zip, cells: [cell] },
    });
  }
  return null;
}
