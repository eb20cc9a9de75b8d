import type { DocumentKind } from '../document.ts';
import { readAddressee } from '../page/addressee.ts';
import { type Cell, type Rows, textOf } from '../page/cells.ts';
import { isElsewhere } from '../page/home.ts';
import { spaceless } from '../page/plain.ts';
import { fieldsOf, type PageFields, withMore } from '../page/reading.ts';
import { belowOf } from '../page/values.ts';
import { namedBanks } from './banks.ts';
import { periodIn } from './period.ts';

/** Whose bill a page is: words of companies and of what they measure. */
const companies: { kind: DocumentKind; words: RegExp; measures: RegExp }[] = [
  {
    kind: 'electricity_bill',
    words:
      /RECIBO DE (?:LUZ|ENERGIA)|COMISION ?FEDERAL ?DE ?ELECTRICIDAD|\bCFE\b|SUMINISTRADOR DE SERVICIOS BASICOS|\b(?:ELECTRIC|ENERGY|POWER) (?:BILL|COMPANY|CO\b|SERVICE|DELIVERY)|\bELECTRIC(?:ITY)? (?:BILL|CHARGES?|USAGE)\b|\bEDISON\b|& ?LIGHT\b|\bFPL\b|TXU|RELIANT|ONCOR|LUZ Y FUERZA/,
    measures: /\bKWH?\b|NO\.? ?DE ?SERVICIO|\bRMU\b/,
  },
  {
    kind: 'water_bill',
    words:
      /RECIBO (?:POR SERVICIO )?DE AGUA|SISTEMA DE AGUAS|GESTION INTEGRAL DEL AGUA|(?:SUMINISTRO|SERVICIOS?) DE AGUA\b|\bAGUA DE [A-Z]{4,}|\bSACMEX\b|SEGIAGUA|AGUA ?Y ?(?:DRENAJE|SANEAMIENTO|ALCANTARILLADO)|AGUA ?POTABLE|\b(?:SIAPA|CESPT|JAPAC|JAPAY|JMAS|SAPAL|CEA|COMAPA|OOAPAS|INTERAPAS|SADM|CAASIM|SOAPAP|OAPAS)\b|COMISION (?:ESTATAL|MUNICIPAL) DE(?:L)? AGUA|WATER (?:BILL|UTILIT|DEPARTMENT|SERVICE|& ?SEWER|AND SEWER|AUTHORITY|CHARGES?)|SEWER/,
    measures: /\bM[3³](?![A-Z0-9])|METROS CUBICOS|CONSUMO DE AGUA|\bDRENAJE|\bTOMA\b|GALLONS|\bGAL\b|\bCCF\b/,
  },
  {
    kind: 'gas_bill',
    words:
      /(?:RECIBO|FACTURA) DE GAS\b|\bNATURGY|GAS NATURAL (?:DE )?MEXICO|COMPAÑIA MEXICANA DE GAS|\bECOGAS|\bENGIE\b|METROGAS|\bGAS (?:COMPANY|CO\b|SERVICE|BILL|UTILITY|SUPPLY|DELIVERY|EMERGENC)|ATMOS ENERGY|SOCALGAS|SOUTHWEST GAS|CENTERPOINT ENERGY|\bSPIRE\b|NICOR/,
    measures: /GAS NATURAL|CONSUMO DE GAS|NATURAL GAS|\bTHERMS?\b|\bGJ\b/,
  },
  {
    kind: 'phone_bill',
    words:
      /\bTELMEX\b|TELEFONOS DE MEXICO|\bTELCEL\b|RADIOMOVIL DIPSA|\bIZZI\b|TOTAL ?PLAY|MEGACABLE|\bAT ?& ?T\b|MOVISTAR|AXTEL|\bVERIZON\b|T-?MOBILE|XFINITY|COMCAST|SPECTRUM|CRICKET WIRELESS/,
    measures: /TELEFONO|TELEFON[IO]C?A|INTERNET|\bMEGAS\b|RENTA MENSUAL|LLAMADAS|WIRELESS|\bMBPS\b|\bPLAN\b|\bLINES?\b/,
  },
];

const OWED =
  /TOTAL ?A ?PAGAR|(?:LIMITE|VENCIMIENTO) ?DE ?PAGO|FECHA ?LIMITE|PAGAR ?ANTES|SALDO ?A ?PAGAR|AMOUNT ?DUE|TOTAL ?DUE|DUE ?DATE|PAY ?BY|PERIODO ?(?:FACTURADO|DE ?(?:CONSUMO|FACTURACION))/;

/** What is owed for something that is measured isn't a statement, if nothing else decides. */
const IF_EQUAL = 0.5;

/** Rows at the top of a page, in which its sender says who they are. */
const TOP = 8;

/**
 * How much speaks for each kind of bill: a company's name alone says little, since the movements of statements name them, too. One at the top of the page
 * that says what is owed is the sender, unless a bank is there, and then a statement of what is to be paid is a bill.
 */
export function billScores(rows: Rows): { kind: DocumentKind; score: number }[] {
  const text = textOf(rows);
  const [top, still] = [textOf(rows.slice(0, TOP)), textOf(rows.filter((row) => !row.some(isOfMovement)))];
  const owed = OWED.test(text) ? 1 : 0;
  return companies.map(({ kind, words, measures }) => {
    const isNamed = (where: string) => (spaceless(words).test(where) ? 1 : 0);
    const sender = namedBanks(top).length === 0 ? isNamed(top) : 0;
    const measured = spaceless(measures).test(text) ? 2 : 0;
    const named = Math.max(isNamed(still), isNamed(top));
    const isBill = measured > 0 && named > 0 && owed > 0;
    return { kind, score: measured + named * (2 + owed + 4 * sender * owed) + (isBill ? IF_EQUAL : 0) };
  });
}

/** Of a movement: items of a bill have sums without a sign, and no date. */
function isOfMovement({ text }: Cell): boolean {
  return /^[-+(][ $]*[\d,]+\.\d{2}\)?$|^[A-Z]{3}\.? \d{1,2}\b|^\d{1,2}[ /-]/.test(text);
}

/** Offices that companies print on every bill: Paseo de la Reforma 164; Parque Vía 190; Lago Zurich 245. */
const OFFICES = new Set(['06600', '06500', '06599', '11529']);
/** A company's own small print. */
const COMPANY = /S\.? ?A\.?(?: ?B\.?)? ?DE ?C\.? ?V|\bR\.?F\.?C\b|\bSUC(?:URSAL)?\b|^.{60}/;
/** The number of a company, which has three letters. */
const COMPANY_NUMBER = /R\.?F\.?C\b.{0,4}(?<![A-ZÑ&])[A-ZÑ&]{3}\d{6}/;
/** In days: a quarter, or a little more. */
const LONGEST = 100;

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
    return withMore(found, fieldsOf({ postalCode: onlyPostalCode(own, registry) }), periodIn(own, LONGEST));
  return withMore(found, periodIn(own, LONGEST));
}

function registryIn(rows: Rows) {
  const cell = rows.flat().find(({ text }) => /\bRMU ?:? ?\d{5} /.test(text));
  return cell ? { value: /\bRMU ?:? ?(\d{5}) /.exec(cell.text)![1]!, cells: [cell] } : null;
}

function onlyPostalCode(rows: Rows, registry: { value: string; cells: Cell[] } | null) {
  const printed = rows
    .flatMap((row, k) => row.map((cell) => ({ cell, below: belowOf(rows, k, cell) })))
    .flatMap(({ cell, below }) => {
      if (COMPANY.test(cell.text) || (below && COMPANY_NUMBER.test(below.text))) return [];
      const codes = [...cell.text.matchAll(/^\D*C\.? ?P\.?:? ?(\d{5})(?!\d)/g)].map(([, code]) => code!);
      return codes.filter((code) => !OFFICES.has(code)).map((value) => ({ value, cells: [cell] }));
    });
  const all = [...printed, ...(registry ? [registry] : [])];
  const [only] = all;
  const contradicted = only && rows.flat().some(({ text }) => isElsewhere(text, only.value));
  return only && !contradicted && all.every(({ value }) => value === only.value) ? only : null;
}
