import { statedMonth } from '@volante/contract/documents/stated-month.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { TextLine } from '../engine/text-line.ts';
import type { DocumentPhoto, DocumentReading } from './document.ts';
import { bare } from './letters.ts';
import { plain } from './texts/labels.ts';
import { newestDateIn } from './texts/newest-date.ts';

/** Less certain lines are left out. */
const SURE = 0.85;
/** A bill covers two months and is due in the next one; in days. */
const ONE_BILL = 95;

/** Before the dates of the bill itself, without spaces; others are those of earlier bills, or of a contract. */
const OWN_DATE =
  /LIMITE|VENCIMIENTO|VENCE|PAG(?:AR|UE)ANTES|CORTE|EMISION|EXPEDICION|PERIODO(?:DE)?(?:FACTURA|CONSUMO)|FECHADE(?:LA)?FACTURA|DUE(?:DATE|BY|ON)|BILL(?:ING)?(?:DATE|PERIOD)|STATEMENTDATE|INVOICEDATE|DATEOFISSUE|DATEISSUED/;

/** Whether pages of this kind are read by their letters: they say when they are from. */
export function isDatedPage(type: DocumentPhoto['documentType']): boolean {
  return type === 'proof_of_address' || type.startsWith('bank_statement');
}

/**
 * What a photographed or scanned page says about its time: a statement its month, a proof of address its newest date. Nothing that
 * a single misread digit could change: a year counts once it was read twice.
 */
export function readPageLines(
  lines: readonly TextLine[],
  { documentType, today }: Pick<DocumentPhoto, 'documentType' | 'today'>,
): Pick<DocumentReading, 'kind' | 'fields'> {
  const rows = rowsOf(lines.filter(({ confidence }) => confidence >= SURE)).map(respaced);
  if (documentType === 'proof_of_address') {
    const newestDate = newestOfBill(rows, today);
    return { kind: 'unknown', fields: newestDate ? { newestDate } : {} };
  }
  const text = rows.join('\n');
  const month = /ESTADODECUENTA|STATEMENT|CLABE|FECHADECORTE/.test(bare(text)) ? statedMonth(text) : null;
  // A period has two dates, which agree on its length.
  const isTwice = month !== null && text.split(month.slice(0, 4)).length > 2;
  return month && isTwice && month <= today.slice(0, 7)
    ? { kind: 'bank_statement', fields: { month } }
    : { kind: 'unknown', fields: {} };
}

/** The newest date, if it is near one of the bill's own dates and near the date of another row. */
function newestOfBill(rows: readonly string[], today: string): string | null {
  const dated = rows.flatMap((row, k) => {
    const date = newestDateIn(row, today);
    return date ? [{ date, own: OWN_DATE.test(bare(`${rows[k - 1] ?? ''}${row}`)) }] : [];
  });
  const [newest, ...others] = dated.toSorted((item, other) => (item.date < other.date ? 1 : -1));
  const [next] = others;
  const isNear = ({ date }: { date: string }) => newest !== undefined && addDays(date, ONE_BILL) >= newest.date;
  return newest && next && isNear(next) && dated.some((item) => item.own && isNear(item)) ? newest.date : null;
}

/** The lines side by side, as rows with tabs between them. */
function rowsOf(lines: readonly TextLine[]): string[] {
  const middle = ({ top, bottom }: TextLine) => (top + bottom) / 2;
  const rows: TextLine[][] = [];
  for (const line of lines.toSorted((line, other) => middle(line) - middle(other))) {
    const row = rows.at(-1);
    if (row && middle(line) - middle(row[0]!) < line.height / 2) row.push(line);
    else rows.push([line]);
  }
  return rows.map((row) =>
    row
      .toSorted((textLine, other) => textLine.left - other.left)
      .map(({ text }) => text)
      .join('\t'),
  );
}

const months = 'ENE|JAN|FEB|MAR|ABR|APR|MAY|JUN|JUL|AGO|AUG|SEP|SET|OCT|NOV|DIC|DEC';
const whole =
  'ENERO|FEBRERO|MARZO|ABRIL|MAYO|JUNIO|JULIO|AGOSTO|SEPTIEMBRE|OCTUBRE|NOVIEMBRE|DICIEMBRE|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER';

/** A row in capitals, with the spaces between words of dates that the engine drops, and the letters and commas that it takes for others. */
export function respaced(row: string): string {
  return plain(row)
    .replace(/(?<=\d)0CT|\b0CT/g, 'OCT')
    .replace(/AG0/g, 'AGO')
    .replace(/N0V/g, 'NOV')
    .replace(/(?<=JU|ABRI)1(?!\d)/g, 'L')
    .replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)|(?<=,)(?=\d{4})/g, ' ')
    .replace(new RegExp(`(PERIODO?|\\b(?:DEL?|AL|FROM|FOR|TO|THROUGH|THRU))(?=(?:${months})[A-Z]*\\b)`, 'g'), '$1 ')
    .replace(new RegExp(`\\b(${whole})(?=(?:AL|DEL?|TO|THROUGH|THRU)\\b)`, 'g'), '$1 ')
    .replace(new RegExp(`(?<=(?:${months})[A-Z]* \\d\\d?)[.,] ?(?=20\\d\\d)`, 'g'), ', ');
}
