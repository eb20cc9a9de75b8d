import { areDaysFirst, statedPeriod } from '@volante/contract/documents/stated-month.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { DocumentKind } from '../document.ts';
import { readAddressee } from '../page/addressee.ts';
import { type Cell, type Rows, textOf } from '../page/cells.ts';
import { isElsewhere } from '../page/home.ts';
import { fieldsOf, type PageFields, withMore } from '../page/reading.ts';
import { belowOf, type Found, findValue } from '../page/values.ts';
import { newestDateIn } from './newest-date.ts';

/** Whose bill a page is: words of companies and of what they measure. */
const companies: { kind: DocumentKind; words: RegExp; measures: RegExp }[] = [
  {
    kind: 'electricity_bill',
    words:
      /COMISION ?FEDERAL ?DE ?ELECTRICIDAD|\bCFE\b|SUMINISTRADOR DE SERVICIOS BASICOS|\b(?:ELECTRIC|ENERGY|POWER) (?:BILL|COMPANY|CO\b|SERVICE|DELIVERY)|& ?LIGHT\b|\bFPL\b|TXU|RELIANT|ONCOR|LUZ Y FUERZA/,
    measures: /\bKWH?\b|NO\.? ?DE ?SERVICIO|\bRMU\b|TARIFA/,
  },
  {
    kind: 'water_bill',
    words:
      /SISTEMA DE AGUAS|\bSACMEX\b|SEGIAGUA|AGUA ?Y ?(?:DRENAJE|SANEAMIENTO|ALCANTARILLADO)|AGUA ?POTABLE|\b(?:SIAPA|CESPT|JAPAC|JAPAY|JMAS|SAPAL|CEA|COMAPA|OOAPAS|INTERAPAS|SADM|CAASIM|SOAPAP|OAPAS)\b|COMISION (?:ESTATAL|MUNICIPAL) DE(?:L)? AGUA|WATER (?:BILL|UTILIT|DEPARTMENT|SERVICE|& ?SEWER|AND SEWER|AUTHORITY|CHARGES?)|SEWER/,
    measures: /\bM3\b|METROS CUBICOS|CONSUMO DE AGUA|\bDRENAJE|\bTOMA\b|GALLONS|\bGAL\b|\bCCF\b/,
  },
  {
    kind: 'gas_bill',
    words:
      /\bNATURGY|GAS NATURAL (?:DE )?MEXICO|COMPAÑIA MEXICANA DE GAS|\bECOGAS|\bENGIE\b|METROGAS|\bGAS (?:COMPANY|CO\b|SERVICE|BILL|UTILITY)|ATMOS ENERGY|SOCALGAS|SOUTHWEST GAS|CENTERPOINT ENERGY|\bSPIRE\b|NICOR/,
    measures: /GAS NATURAL|CONSUMO DE GAS|NATURAL GAS|\bTHERMS?\b|\bGJ\b/,
  },
  {
    kind: 'phone_bill',
    words:
      /\bTELMEX\b|TELEFONOS DE MEXICO|\bTELCEL\b|RADIOMOVIL DIPSA|\bIZZI\b|TOTAL ?PLAY|MEGACABLE|\bAT ?& ?T\b|MOVISTAR|AXTEL|\bVERIZON\b|T-?MOBILE|XFINITY|COMCAST|SPECTRUM|CRICKET WIRELESS/,
    measures: /TELEFONO|TELEFONIA|INTERNET|RENTA MENSUAL|LLAMADAS|WIRELESS|\bMBPS\b|\bPLAN\b|\bLINES?\b/,
  },
];

const OWED =
  /TOTAL ?A ?PAGAR|(?:LIMITE|VENCIMIENTO) ?DE ?PAGO|FECHA ?LIMITE|PAGAR ?ANTES|SALDO ?A ?PAGAR|AMOUNT ?DUE|TOTAL ?DUE|DUE ?DATE|PAY ?BY|PERIODO ?(?:FACTURADO|DE ?(?:CONSUMO|FACTURACION))/;

/** How much speaks for each kind of bill: a company's name alone says little, since statements name them, too. */
export function billScores(text: string): { kind: DocumentKind; score: number }[] {
  const owed = says(OWED, text) ? 1 : 0;
  return companies.map(({ kind, words, measures }) => {
    const named = says(words, text);
    return { kind, score: (named ? 2 : 0) + (says(measures, text) ? 2 : 0) + (named ? owed : 0) };
  });
}

/** Whether a text has words, some of whose spaces may have been dropped. */
export function says(words: RegExp, text: string): boolean {
  return new RegExp(words.source.replaceAll(/ (?!\?)/g, ' ?')).test(text);
}

/** Offices that companies print on every bill: Paseo de la Reforma 164; Parque Vía 190; Lago Zurich 245. */
const OFFICES = new Set(['06600', '06500', '06599', '11529']);
/** A company's own small print. */
const COMPANY = /S\.? ?A\.?(?: ?B\.?)? ?DE ?C\.? ?V|\bR\.?F\.?C\b|\bSUC(?:URSAL)?\b|^.{60}/;
/** In days: two months, or a little more. */
const LONGEST = 75;

/** Holder, address and period of a bill for electricity, water or a phone. */
export function readBill(rows: Rows): PageFields {
  const own = rows.filter((row) => !row.some(({ text }) => /REFORMA ?(?:NUM\.? ?)?164|PARQUE VIA ?190/.test(text)));
  const { fields, used } = readAddressee(own);
  const registry = registryIn(own);
  // The registry number begins with the postal code of the meter.
  const differs = registry && fields.postalCode && registry.value !== fields.postalCode;
  const found = { fields: { ...fields }, used: { ...used } };
  if (differs) for (const field of ['postalCode', 'city', 'state'] as const) delete found.fields[field];
  else if (!fields.postalCode && !fields.zip)
    return withMore(found, fieldsOf({ postalCode: onlyPostalCode(own, registry) }), periodIn(own));
  return withMore(found, periodIn(own));
}

function registryIn(rows: Rows) {
  const cell = rows.flat().find(({ text }) => /\bRMU ?:? ?\d{5} /.test(text));
  return cell ? { value: /\bRMU ?:? ?(\d{5}) /.exec(cell.text)![1]!, cells: [cell] } : null;
}

function onlyPostalCode(rows: Rows, registry: { value: string; cells: Cell[] } | null) {
  const printed = rows.flat().flatMap((cell) => {
    if (COMPANY.test(cell.text)) return [];
    const codes = [...cell.text.matchAll(/^\D*C\.? ?P\.?:? ?(\d{5})(?!\d)/g)].map(([, code]) => code!);
    return codes.filter((code) => !OFFICES.has(code)).map((value) => ({ value, cells: [cell] }));
  });
  const all = [...printed, ...(registry ? [registry] : [])];
  const [only] = all;
  const contradicted = only && rows.flat().some(({ text }) => isElsewhere(text, only.value));
  return only && !contradicted && all.every(({ value }) => value === only.value) ? only : null;
}

/** The days that a paper covers, and the cells that say so. */
export function periodIn(rows: Rows, most = LONGEST): PageFields {
  const daysFirst = areDaysFirst(textOf(rows));
  const read = (text: string) => statedPeriod(text, most, daysFirst);
  const found = readStated(rows, read) ?? periodInColumns(rows, read) ?? periodWithoutYear(rows, read);
  const { cells } = found ?? {};
  return found && cells
    ? fieldsOf({ periodFrom: { value: found.value.from, cells }, periodTo: { value: found.value.to, cells } })
    : fieldsOf({});
}

const DAY_MONTH = '([A-Z]{3})[A-Z]*\\.? (\\d{1,2})';
const WITHOUT_YEAR = new RegExp(`${DAY_MONTH} ?(?:-|TO|THRU|THROUGH) ?${DAY_MONTH}(?!\\d|,? ?20\\d\\d)`);
/** A bill is dated so many days after the last one that it covers, at most. */
const DATED_AFTER = 45;

/** The only days on the page that have no year, in the year of the date that follows their end within some weeks. */
function periodWithoutYear<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const cells = rows.flat();
  const stated = cells.flatMap((cell) => WITHOUT_YEAR.exec(cell.text)?.[0] ?? []);
  const cell = cells.find(({ text }) => WITHOUT_YEAR.test(text));
  const [, , , month, day] = WITHOUT_YEAR.exec(cell?.text ?? '') ?? [];
  if (!cell || !month || stated.some((other) => daysOf(other) !== daysOf(stated[0]!))) return null;
  for (const dated of cells) {
    const date = newestDateIn(dated.text, '2099-12-31');
    const end = date && newestDateIn(`${month} ${day}, ${date.slice(0, 4)}`, '2099-12-31');
    if (!date || !end || end > date || addDays(end, DATED_AFTER) < date) continue;
    const value = read(`${WITHOUT_YEAR.exec(cell.text)![0]}, ${date.slice(0, 4)}`);
    if (value !== null) return { value, cells: [cell, dated] };
  }
  return null;
}

/** Days in one form, to compare two. */
function daysOf(period: string): string {
  return WITHOUT_YEAR.exec(period)!.slice(1).join(' ');
}

/** First and last day below, or beside, labels of their own. */
function periodInColumns<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const day = (label: string) =>
    findValue(rows, { label, read: (text) => /^(?:[A-Z]{3,10} ?)?\d[\dA-Z ,./-]*$/.exec(text)?.[0] ?? null });
  const from = day(
    '(?:FROM|DESDE|DEL|START(?: DATE)?|PREVIOUS READ(?:ING)?(?: DATE)?|FECHA (?:INICIAL|DE INICIO)|INICIO)',
  );
  const to = day(
    '(?:TO|HASTA|AL|END(?: DATE)?|CURRENT READ(?:ING)?(?: DATE)?|PRESENT READ(?:ING)?(?: DATE)?|FECHA (?:FINAL|DE FIN)|FIN)',
  );
  const value = from && to ? read(`${from.value} TO ${to.value}`) : null;
  return from && to && value !== null ? { value, cells: [...from.cells, ...to.cells] } : null;
}

/** What the text of a paper states, and the first cells that state it: a row, two rows, or two cells of a column. */
export function readStated<Value>(rows: Rows, read: (text: string) => Value | null): Found<Value> | null {
  const inColumns = rows.flatMap((row, k) =>
    row.flatMap((cell) => {
      const below = belowOf(rows, k, cell);
      return below ? [[cell, below]] : [];
    }),
  );
  const whole = read(textOf(rows));
  const value = whole ?? inColumns.map((pair) => read(wordsOf(pair))).find((found) => found !== null) ?? null;
  if (value === null) return null;
  const says = (cells: readonly Cell[]) => JSON.stringify(read(wordsOf(cells))) === JSON.stringify(value);
  const places = [
    ...rows.flat().map((cell) => [cell]),
    ...rows,
    ...inColumns,
    ...rows.map((row, k) => [...row, ...(rows[k + 1] ?? [])]),
  ];
  const cells = places.find(says)?.filter(({ text }) => /\d/.test(text));
  return { value, cells: cells ?? [] };
}

/** The words of cells in a row; a date that is divided after a dash goes on. */
function wordsOf(cells: readonly Cell[]): string {
  return cells
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\w)- (?=\d{4}$)/, '-');
}
