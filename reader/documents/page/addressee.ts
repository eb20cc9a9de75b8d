import { curpLetters } from '@volante/contract/fields/identifiers/curp-names.ts';
import { bare } from '../letters.ts';
import { type Cell, type Rows, textOf } from './cells.ts';
import { addressIn, type Language, languageOf, STREET_WORDS } from './home.ts';
import {
  AMERICAN_END,
  HOME,
  homeBesideLabels,
  LONGEST_STREET,
  POSTAL,
  POSTAL_CODE,
  withLabel,
} from './labelled-home.ts';
import { asName, MONTH_BEGINNINGS } from './plain.ts';
import { type PageFields, withMore } from './reading.ts';
import { belowOf, type Found, findValue, isLabel } from './values.ts';

const HOLDER =
  '(?:(?:NOMBRE|TITULAR|CLIENTE|USUARIO)(?: ?[O/] ?| DENOMINACION O )RAZON SOCIAL|NOMBRE(?: DEL?(?: LA)? (?:CLIENTE|TITULAR|USUARIO|SUSCRIPTOR|CONTRATANTE|CUENTAHABIENTE))?|NOMBRE COMPLETO|A NOMBRE DE|TITULAR(?: DE(?: LA)? (?:CUENTA|CONTRATO|SERVICIO)| DEL (?:CONTRATO|SERVICIO))?|CLIENTE|USUARIO|SUSCRIPTOR|CUENTAHABIENTE|ACCOUNT (?:HOLDER|NAME|OWNER)|CUSTOMER(?: NAME)?|SERVICE FOR|PREPARED FOR|BILL(?:ED)? TO|NAME)';

/** A name printed beside its label, or above a street and a postal code, with the address below it. */
export function readAddressee(rows: Rows): PageFields {
  const labelled = findValue(rows, { label: HOLDER, read: asHolder, wraps: true });
  const language = languageOf(textOf(rows));
  const blocks = ownBlocks(blocksIn(rows, language));
  const people = new Set(blocks.map(({ name }) => bare(name.text)));
  // Two people on a page: nobody knows who is meant.
  const only = people.size === 1 ? blocks[0]! : null;
  const named = labelled ?? (only ? wholeName(rows, only) : null) ?? nameAboveCodes(rows) ?? nameAboveHandle(rows);
  const beneath = named && linesBelow(rows, named.cells.at(-1)!);
  const own = blocks.find(({ name }) => named && bare(name.text) === bare(named.value)) ?? (labelled ? null : only);
  const near = own?.lines ?? (beneath && isHome(beneath) ? beneath : null);
  // Nobody lives in a box at the post office, which may be in another town.
  const lines = near && BOX.test(near[0]!.text) ? null : near;
  const labelledHome = homeBesideLabels(rows, language);
  // A labelled street may lack the town, which an envelope's block has.
  const isWhole = labelledHome.fields.postalCode ?? labelledHome.fields.zip;
  const at = isWhole || !lines ? labelledHome : withMore(labelledHome, addressIn(lines, language));
  return {
    fields: { ...(named && { holder: withInitial(named.value, rows) }), ...at.fields },
    used: { ...(named && { holder: named.cells }), ...at.used },
  };
}

/** A name whose initial lost the space before or behind it, if the page has it elsewhere with that space. */
function withInitial(name: string, rows: Rows): string {
  const letters = [...name.replaceAll(' ', '')].map((letter) => letter.replace('.', '\\.')).join(' ?');
  const found = textOf(rows).match(new RegExp(`(?<![A-ZÑ])${letters}(?![A-ZÑ])`, 'g')) ?? [];
  const longest = found.toSorted((a, b) => wordsOf(b) - wordsOf(a))[0] ?? name;
  const added = longest.split(' ').filter((word) => !name.split(' ').includes(word));
  return wordsOf(longest) === wordsOf(name) + 1 && added.some((word) => word.length === 1) ? longest : name;
}

/** Companies, and words that stand where a name could. */
const NOBODY =
  /\b(?:S\.? ?A\.?|C\.?V\.?|INC|LLC|CORP|COMPANY|BANK|BANCA|BANCO|BBVA|BANAMEX|SANTANDER|BANORTE|HSBC|CITI\w*|CHASE|CHIME|WELLS|FARGO|NUBANK|MERCADO|MEXICO|COMISION|ELECTRICIDAD|ELECTRIC|POWER|ENERGY|WATER|AGUA|TELMEX|TELEFONOS|CFE|SUMINISTRADOR\w*|SISTEMA|POTABLE|ALCANTARILLADO|DRENAJE|INSTITUCION|SERVICIOS?|SERVICES?|CUENTA|ACCOUNT|STATEMENT|CLIENTES?|CUSTOMER|ATENCION|CENTRO DE|ESTADO|SUCURSAL|AVENIDA|AV|CALLE|PRIVADA|CERRADA|CALZADA|BOULEVARD|BLVD|CIRCUITO|RETORNO|ANDADOR|PROLONGACION|CARRETERA|PASEO|COL|COLONIA|FRACC\w*|BARRIO|UNIDAD HABITACIONAL|MUNICIPIO|DELEGACION|ALCALDIA|DEMARCACION|PAGINA|PAGE|RESUMEN|SUMMARY|TOTAL|PERIODO?|TARIFA|PRODUCTO|BOX|REFORMA|CLASICA|NOMINA|CHECKING|SAVINGS|AHORRO|DEBITO|CREDITO|PAGO|TARJETA|SPEI|TRANSFERENCIA|DEPOSITO|COMPRA|RETIRO|PAYMENT|DEPOSIT|PURCHASE|TRANSFER|CARD|FROM|YOUR|THE|WITH|OUR|YOU|WE|IS|ON|OF|BY|AT|AND|NEW|GET|FREE|UNION|COMMUNICATIONS?|WIRELESS|CABLE|UTILITIES|DEPARTMENT|ASSOCIATION|FINANCIAL|CREDIT|MENSAJES?|AVISOS?|OFFICE|BRANCH|USO|DOMESTIC[OA]|RESIDENCIAL|COMERCIAL|INDUSTRIAL|POPULAR|BIMESTRE|BALANCE|CHARGES?|METERING|MEDIDOR|LECTURA|CONSUMO|IMPORTANTES?|IMPORTANT|INFORMATION|INFORMACION|TO|PARA|POR|CON|TUS?|SUS?|EN|QUE)\b/;

/** Who shares an account, below its holder. */
const JOINT = /^(?:OR|AND|&|Y\/?O|[YO]) /;

function asHolder(text: string): string | null {
  if (JOINT.test(text)) return null;
  const name = asName(text.replace(/^(?:SR|SRA|MR|MRS|MS)\.? /, ''));
  return name && !NOBODY.test(name) ? name : null;
}

interface Block {
  name: Cell;
  /** The last name, if the first row of the name is full. */
  rest?: Cell;
  lines: Cell[];
}

/** Blocks without those of a company, to whose box payments are sent. */
function ownBlocks(blocks: readonly Block[]): readonly Block[] {
  const homes = blocks.filter(({ lines }) => !BOX.test(lines[0]!.text));
  return homes.length > 0 ? homes : blocks;
}

/** Two streets that cross an address's own. */
const BETWEEN = /^(?:ENTRE|E\/) /;

const BOX = /^P\.? ?O\.? ?BOX\b/;

/** A row that reaches so far, of the longest below it, has no room for another word. */
const FULL = 0.8;

/** Names that stand above an address, and don't belong to one themselves. */
function blocksIn(rows: Rows, language: Language | null): Block[] {
  const belong = underAddresses(rows);
  const blocks = rows.slice(0, 60).flatMap((row, k) =>
    row.flatMap((name) => {
      if (!asHolder(name.text) || belong.has(name)) return [];
      const lines = linesBelow(rows, name, k);
      if (isHome(lines)) return language !== 'en' || addressIn(lines, language).fields.zip ? [{ name, lines }] : [];
      const [rest, ...others] = lines;
      const isFull = lines.slice(0, 3).every(({ right }) => name.right - name.left > FULL * (right - name.left));
      const isRest = rest && isFull && /^[A-ZÑ]+$/.test(rest.text) && asHolder(`${name.text} ${rest.text}`);
      return isRest && isHome(others) ? [{ name, rest, lines: others }] : [];
    }),
  );
  return blocks.filter(({ name }) => !blocks.some(({ lines }) => lines.includes(name)));
}

/**
 * Two words above an address may be the last names, with the first ones above them: if these are one word, or if both together begin the way the only person's
 * RFC or CURP on the page does. Null if the upper ones may be another person's.
 */
function wholeName(rows: Rows, { name, rest }: Block): Found | null {
  if (rest) return { value: `${name.text} ${rest.text}`, cells: [name, rest] };
  const own = { value: asHolder(name.text)!, cells: [name] };
  const above = nameAbove(rows, name);
  const both = above && asHolder(`${above.text} ${name.text}`);
  const whole = above && both ? { value: both, cells: [above, name] } : null;
  const code = codeOf(rows);
  if (code && fitsCode(own.value, code)) return own;
  if (whole && code) return fitsCode(whole.value, code) ? whole : null;
  // Of two whole names, one may be that of somebody who shares the account.
  if (above && asHolder(above.text) && wordsOf(above.text) > 1 && wordsOf(own.value) > 2) return null;
  if (!above || wordsOf(own.value) > 2) return own;
  return above.text.includes(' ') ? null : whole;
}

function wordsOf(name: string): number {
  return name.split(' ').length;
}

/** A line of letters right above a name, in the same print. */
function nameAbove(rows: Rows, name: Cell): Cell | null {
  const height = name.bottom - name.top;
  const isAbove = (cell: Cell) =>
    cell.page === name.page &&
    Math.abs(cell.left - name.left) < 0.7 * height &&
    Math.abs(cell.bottom - cell.top - height) < 0.3 * height &&
    name.top - cell.bottom < 0.75 * height &&
    cell.bottom < name.top + 0.5 * height &&
    LETTERS.test(cell.text);
  const above = rows.flat().findLast(isAbove);
  return above && !isLabel(above.text) && !NOBODY.test(above.text) && !GREETING.test(above.text) ? above : null;
}

/** The letters and the birthdate with which the RFC or the CURP of the only person on a page begins. */
function codeOf(rows: Rows): string | null {
  const codes = rows
    .flat()
    .flatMap(({ text }) => text.match(/(?<![A-ZÑ&])[A-ZÑ]{4}\d\d(?:0\d|1[0-2])(?:[0-2]\d|3[01])(?=[A-Z\d]{3})/g) ?? []);
  const [code] = codes;
  return code && codes.every((other) => other === code) ? code : null;
}

/** Whether a whole name, with given or last names first, can be that of a code. */
function fitsCode(name: string, code: string): boolean {
  const words = name.split(' ');
  return words.some((_, n) => {
    const [first, rest] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
    const letters = code.slice(0, 4).replaceAll('Ñ', 'X');
    return n > 0 && [curpLetters(first, rest), curpLetters(rest, first)].includes(letters);
  });
}

const GREETING = /^(?:HOLA|ESTIMAD[AO]|DEAR|HELLO)\b/;

/** What stands right below a street. */
function underAddresses(rows: Rows): Set<Cell> {
  // A number of six digits is of a machine that sorts letters, a sum isn't of a street either, nothing follows a ZIP code, and a brand has a
  // digit inside its only word.
  const isStreet = ({ text }: Cell) =>
    /\d/.test(text) &&
    !/^[A-Z]+\d[A-Z]+$/.test(text) &&
    /[A-ZÑ]{2}/.test(text) &&
    !/\d{6}|\d\.\d{2}\b/.test(text) &&
    !DATED.test(text) &&
    !isLabel(text) &&
    !AMERICAN_END.test(text);
  const found = rows.flatMap((row, k) =>
    row.filter(isStreet).flatMap((cell) => {
      const below = belowOf(rows, k, cell);
      const height = cell.bottom - cell.top;
      if (!below || below.top - cell.bottom >= height) return [];
      // The codes of a sorting machine are smaller than the name below them.
      return below.bottom - below.top < LARGER * height ? [below] : [];
    }),
  );
  return new Set(found);
}

/** The lines of one address aren't of sizes further apart. */
const LARGER = 1.25;
const DATED = new RegExp(`\\b(?:${MONTH_BEGINNINGS})[A-Z]*\\b.*\\b20\\d\\d\\b|\\d[/-]\\d{1,2}[/-]\\d{2}`);

function linesBelow(rows: Rows, name: Cell, from = rows.findIndex((row) => row.includes(name))): Cell[] {
  const lines: Cell[] = [];
  let label = '';
  for (let [cell, k] = [name, from]; lines.length < 6; ) {
    const next = belowOf(rows, k, cell);
    const height = cell.bottom - cell.top;
    if (!next || Math.abs(next.left - name.left) > 2 * height) break;
    [cell, k] = [next, rows.findIndex((row) => row.includes(next))];
    const text = next.text.replace(OF_HOME, '');
    if (text === '') label = /^COLONIA$/.test(next.text) ? 'COL ' : OF_TOWN.test(next.text) ? 'MUNICIPIO ' : '';
    if (text === '' || CODES.test(text) || BETWEEN.test(text) || (lines.length === 0 && JOINT.test(text))) continue;
    if (isLabelled(text)) break;
    lines.push(text === next.text && label === '' ? next : { ...next, text: withLabel(label, text) });
    label = '';
  }
  const last = lines.findIndex(({ text }) => POSTAL.test(text) && text !== lines[0]?.text);
  // The town may stand below the postal code, in Mexico.
  return last < 0 ? lines : lines.slice(0, last + (AMERICAN_END.test(lines[last]!.text) ? 1 : 2));
}

const PART_OF_HOME = `(?:LOCALIDAD|CIUDAD|POBLACION|MUNICIPIO|ALCALDIA|COLONIA|ESTADO|C\\.? ?P\\.?|${POSTAL_CODE})`;
/** Labels of the parts of an address, which stand alone above or below them, or begin their line. */
const OF_HOME = new RegExp(
  `^(?:${HOLDER}$|${HOME}(?:$| ?: ?)|${PART_OF_HOME}(?:(?:, ?| ?/ ?| [YO] )${PART_OF_HOME})*$)`,
);
const OF_TOWN = /^(?:LOCALIDAD|CIUDAD|POBLACION|MUNICIPIO)$/;
/** Identifiers below a name. */
const CODES = /^(?:R\.?F\.?C\b|C\.?U\.?R\.?P\b)/;

/** A name with its identifiers right below it, of one person only. */
function nameAboveCodes(rows: Rows): Found | null {
  const code = codeOf(rows);
  const last = rows.slice(0, 60).flatMap((row, k) =>
    row.flatMap((cell) => {
      const below = belowOf(rows, k, cell);
      return below && CODES.test(below.text) && /\d{6}/.test(below.text) && LETTERS.test(cell.text) ? [cell] : [];
    }),
  );
  const [name] = last;
  if (!code || !name || last.length > 1) return null;
  const above = nameAbove(rows, name);
  const wholes = [[name], ...(above ? [[above, name]] : [])].map((cells) => ({
    value: asHolder(cells.map(({ text }) => text).join(' ')),
    cells,
  }));
  const fitting = wholes.find(({ value }) => value && fitsCode(value, code));
  return fitting?.value ? { value: fitting.value, cells: fitting.cells } : null;
}

/** By which others send money to somebody. */
const HANDLE = /^\$[A-Z][A-Z0-9]{1,19}$/;

/** The only name with such a word right below it. */
function nameAboveHandle(rows: Rows): Found | null {
  const [name, ...others] = rows.flatMap((row, k) =>
    row.filter((cell) => asHolder(cell.text) && HANDLE.test(belowOf(rows, k, cell)?.text ?? '')),
  );
  return name && others.length === 0 ? { value: asHolder(name.text)!, cells: [name] } : null;
}

const LETTERS = /^[A-ZÑ.' ]+(?:-[A-ZÑ.' ]+)*$/;

function isLabelled(text: string): boolean {
  return isLabel(text) && !/^(?:COL|C\.? ?P|DOM)/.test(text);
}

const STREET_WORD = new RegExp(`^(?:${STREET_WORDS})\\b`);

/** The first line is a street with its number, and one below it has a postal code. */
function isHome(below: readonly Cell[]): boolean {
  const last = below.findIndex(({ text }) => POSTAL.test(text) && text !== below[0]?.text);
  const lines = last < 0 ? below : below.slice(0, last + 1);
  const [street, ...others] = lines.map(({ text }) => text);
  if (street !== undefined && street.length > LONGEST_STREET) return false;
  // A row of movements has a sum, and the words of banks; other rows have signs that no address has.
  if (lines.some(({ text }) => /\d\.\d{2}\b|\bSPEI\b|\bREF\b|\bBCO\b|[%$¡!¿?@]/.test(text))) return false;
  const isStreet = street !== undefined && /\d|S\/N/.test(street.replace(/C\.? ?P\.?:? ?\d{5}/, ''));
  const [next] = others;
  const isNumber = /^(?:NUM\.? ?|NO\.? ?|# ?)?\d{1,4}[A-Z]?(?: INT\b.*)?$/.test(next ?? '');
  const isWrapped =
    isNumber || (STREET_WORD.test(street ?? '') && next !== undefined && /\d/.test(next) && !POSTAL.test(next));
  return (isStreet || isWrapped) && others.some((line) => POSTAL.test(line));
}
