import { offerWords } from '@volante/contract/documents/stated-month.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { Picture } from '../engine/picture.ts';
import type { TextLine } from '../engine/text-line.ts';
import type { SecondLook } from './cards/second-look.ts';
import type { DocumentPhoto, DocumentReading } from './document.ts';
import { bare } from './letters.ts';
import type { Rows } from './page/cells.ts';
import { certainFields, printedSpaces, readAgain } from './page/certain-fields.ts';
import { cellsOfPhoto } from './page/photo-cells.ts';
import { MONTH_BEGINNINGS, plain, SPANISH_MONTHS } from './page/plain.ts';
import { withLabelMended } from './page/values.ts';
import type { Statement } from './texts/movements/deposits.ts';
import { newestDateIn } from './texts/newest-date.ts';
import { readLaterRows, readRows } from './texts/read-text.ts';

/** A bill covers two months and is due in the next one; in days. */
const ONE_BILL = 95;

/** Other dates of a bill aren't later than its own by more days. */
const DAYS_AFTER = 10;

/** Before the dates of the bill itself, without spaces; others are those of earlier bills, or of a contract. */
const OWN_DATE =
  /LIMITE|VENCIMIENTO|VENCE|PAG(?:AR|UE)ANTES|CORTE|EMISION|EXPEDICION|PERIODO(?:DE)?(?:FACTURA|CONSUMO)|FECHADE(?:LA)?FACTURA|DUE(?:DATE|BY|ON)|BILL(?:ING)?(?:DATE|PERIOD)|STATEMENTDATE|INVOICEDATE|DATEOFISSUE|DATEISSUED/;

/** Days of an offer are later than the bill. */
const OFFER = new RegExp(offerWords);

/** Less certain lines aren't asked when a page is from. */
const SURE = 0.85;
/** A dropped letter of a month makes a line with dates less certain than this. */
const SURE_DATE = 0.93;

export interface SeenPage {
  lines: readonly TextLine[];
  /** The picture upright, and the degrees by which it was turned clockwise for that. */
  picture: Picture;
  turn: number;
  look: SecondLook;
}

/**
 * What a photographed or scanned page says, by the readers of PDFs: each value if two engines read the lines that it is from alike. A proof
 * of address also has its newest date, if a second date confirms it. Of a later page of a statement, its movements.
 */
export async function readPageLines(
  page: SeenPage,
  { documentType, today, continues }: Pick<DocumentPhoto, 'documentType' | 'today' | 'continues'>,
): Promise<Pick<DocumentReading, 'kind' | 'fields' | 'places' | 'open'>> {
  const { lines, look } = page;
  const before = continues ? openedStatement(continues) : null;
  const read = (rows: Rows) => (before ? readLaterRows(rows, before) : readRows(rows));
  const texts = await spacedTexts(lines, look, before ? 0 : MOST_SPACED);
  const vouched = before ? new Set<number>() : await vouchFor(texts, lines, look);
  const rows = cellsOfPhoto(lines, texts, page);
  const { kind, page: first, statement } = read(rows);
  const { fields, places } = await certainFields(first, { ...page, vouched }, texts, (texts) => {
    const again = read(cellsOfPhoto(lines, texts.map(labelledDates), page));
    return again.kind === kind ? again.page : null;
  });
  // Nothing is from a time to come.
  const isToCome = [fields.month, fields.periodFrom].some((time) => time && time.slice(0, 7) > today.slice(0, 7));
  if (isToCome) for (const field of ['month', 'periodFrom', 'periodTo', 'deposits'] as const) delete fields[field];
  const newestDate = documentType === 'proof_of_address' ? newestOfBill(textRows(rows, lines), today) : null;
  const isOpen = statement && (before || (fields.month ?? fields.periodTo?.slice(0, 7)) === statement.month);
  return {
    ...{ kind, fields: { ...fields, ...(newestDate && { newestDate }) }, places },
    ...(isOpen && { open: openOf(statement) }),
  };
}

const lists = { in: 1, out: -1, both: 0 } as const;

function openOf({ month, period, currency, list }: Statement): string {
  const days = period ? [period.from, period.to] : [];
  return [month, currency, list === 1 ? 'in' : list === -1 ? 'out' : 'both', ...days].join(',');
}

function openedStatement(open: string): Statement {
  const [month = '', currency, list, from, to] = open.split(',');
  return {
    month,
    period: from && to ? { from, to } : null,
    currency: currency as Statement['currency'],
    list: lists[list as keyof typeof lists],
  };
}

/** The rows of a page as text, of lines that were read for certain. */
function textRows(rows: Rows, lines: readonly TextLine[]): string[] {
  const sure = rows.map((row) => row.filter((cell) => cell.lines.every((k) => lines[k]!.confidence >= SURE)));
  return sure.filter((row) => row.length > 0).map((row) => respaced(row.map(({ text }) => text).join('\t')));
}

/** Longer lines are prose. */
const LONG = 70;
/** Lines whose spaces are asked of the second engine, at most; the first ones hold who and where. */
const MOST_SPACED = 36;
/** The engine seems to have dropped a space. */
const LACKS_SPACE = /[A-ZÑ]{9}|[A-Z]{4}'[A-Z]{3}|[A-ZÑ]\d|\d[A-ZÑ]{3}|[A-ZÑ0-9][,.:][A-ZÑ0-9]|[A-Z][*]/;
/** Rows about money from platforms come first. */
const PAYER = /UBER|DIDI|LYFT/;

/** The last line of an address; a page's second one is that of a coupon at its end. */
const ENDS_IN_POSTAL = /(?:[A-Z]{2},?|C\.? ?P\.?) ?\d{5}(?:-\d{4})?$/;
/** Lines from a name to its postal code, with those beside them. */
const ABOVE_POSTAL = 6;

/** What the lines say, with the spaces that the first engine drops, where the second one or the print shows them. */
async function spacedTexts(lines: readonly TextLine[], look: SecondLook, most: number): Promise<string[]> {
  const texts = lines.map(({ text }) => asWords(plain(text).trim()));
  const lacking = texts.flatMap((text, k) =>
    LACKS_SPACE.test(text) && text.length <= LONG && !isCode(text) ? [k] : [],
  );
  const payers = lacking.filter((k) => PAYER.test(texts[k]!));
  const homes = lacking.filter((k) => texts.slice(k, k + ABOVE_POSTAL).some((text) => ENDS_IN_POSTAL.test(text)));
  const asked = new Set([...payers, ...homes, ...lacking].slice(0, most + payers.length / (most > 0 ? 2 : 1)));
  for (const k of asked) {
    const close = await readAgain(lines[k]!, look, 'close');
    const isHome = homes.includes(k);
    const { text, isSame } = close.isSame || !isHome ? close : await readAgain(lines[k]!, look, 'wide');
    // A street may be called by a day of the year, and an apartment's number follow that of the house.
    const isStreet = isHome && !/20\d\d/.test(texts[k]!) && digitsOf(text) === digitsOf(texts[k]!);
    if (isSame) texts[k] = isStreet || keepsNumbers(text, texts[k]!) ? text : texts[k]!;
    else if (!HAS_DATE.test(texts[k]!)) texts[k] = printedSpaces(look.measure(lines[k]!), texts[k]!) ?? texts[k]!;
  }
  return texts.map(labelledDates);
}

/** Lines of which the second engine is asked twice, at most. */
const MOST_VOUCHED = 12;

/**
 * Puts what the second engine says, alike in two cuts, in place of what the first one isn't certain of: words and dates in small print, and the words
 * around other numbers, in which both engines have to agree. Answers which lines.
 */
async function vouchFor(texts: string[], lines: readonly TextLine[], look: SecondLook): Promise<Set<number>> {
  const doubtful = lines.flatMap(({ confidence, text }, k) => {
    const least = /20\d\d/.test(text) ? SURE_DATE : SURE;
    return confidence < least && text.length <= LONG && bare(text).length >= 4 ? [k] : [];
  });
  const vouched = new Set<number>();
  for (const k of doubtful.slice(0, MOST_VOUCHED)) {
    const [close, wide] = [await readAgain(lines[k]!, look, 'close'), await readAgain(lines[k]!, look, 'wide')];
    const isDated = HAS_DATE.test(close.text);
    const [text, other] = isDated ? [fromDate(close.text), fromDate(wide.text)] : [bare(close.text), bare(wide.text)];
    const isSame = text === other && bare(close.text).length >= 4;
    if (!isSame || (!isDated && digitsOf(close.text) !== digitsOf(lines[k]!.text))) continue;
    texts[k] = labelledDates(close.text);
    vouched.add(k);
  }
  return vouched;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** A text from its first date on, or all of it. */
function fromDate(text: string): string {
  return text.slice(Math.max(0, text.search(HAS_DATE)));
}

/** Whether no number is divided: the second engine puts spaces into dates. */
function keepsNumbers(text: string, other: string): boolean {
  const numbers = (line: string) => line.match(/\d+/g)?.length ?? 0;
  return !HAS_DATE.test(other) || numbers(text) === numbers(other);
}

/** Zeros inside words are the letter. */
function asWords(text: string): string {
  return isCode(text) ? text : text.replace(/(?<=[A-ZÑ]{3})0(?=[A-ZÑ]{2})/g, 'O');
}

/** Letters and digits without a gap, as in an identifier. */
function isCode(text: string): boolean {
  return /^(?:[A-ZÑ&]{4}\d{6}[A-Z0-9]{3,8}|\d+)$/.test(text);
}

/** The label mended, and dates with the spaces between their words; identifiers, which mix letters and digits, stay as they are. */
function labelledDates(line: string): string {
  const text = withLabelMended(line);
  return /[A-Z]{4}\d{6}/.test(text) || !HAS_DATE.test(text) ? text : respaced(text);
}

/** The newest date, if it is near one of the bill's own dates and near the date of another row. */
function newestOfBill(rows: readonly string[], today: string): string | null {
  const dated = rows.flatMap((row, k) => {
    if (OFFER.test(row)) return [];
    const date = newestDateIn(row, today);
    return date ? [{ date, own: OWN_DATE.test(bare(`${rows[k - 1] ?? ''}${row}`)) }] : [];
  });
  const latest = dated.filter(({ own }) => own).reduce((last, { date }) => (date > last ? date : last), '');
  const ofBill = latest === '' ? [] : dated.filter(({ date }) => date <= addDays(latest, DAYS_AFTER));
  const [newest, ...others] = ofBill.toSorted((item, other) => (item.date < other.date ? 1 : -1));
  const [next] = others;
  const isNear = ({ date }: { date: string }) => newest !== undefined && addDays(date, ONE_BILL) >= newest.date;
  return newest && next && isNear(next) && ofBill.some((item) => item.own && isNear(item)) ? newest.date : null;
}

const whole = `${SPANISH_MONTHS}|JANUARY|FEBRUARY|MARCH|APRIL|JUNE|JULY|AUGUST|SEPTEMBER|OCTOBER|NOVEMBER|DECEMBER`;

const HAS_DATE = new RegExp(
  `\\d ?[/.-]? ?(?:DE ?)?(?:${MONTH_BEGINNINGS}|0CT|AG0|N0V|JU1|5EP|D1C)|(?:${MONTH_BEGINNINGS})[A-Z]* ?\\d|\\d[/-]\\d\\d?[/-]\\d`,
);

/** A row in capitals, with the spaces between words of dates that the engine drops, and the letters and commas that it takes for others. */
export function respaced(row: string): string {
  return plain(row)
    .replace(/0CT/g, 'OCT')
    .replace(/(?<![A-Z\d])O(?=\d[/.-])/g, '0')
    .replace(/AG0/g, 'AGO')
    .replace(/N0V/g, 'NOV')
    .replace(/(?<=\d) [«»=~] (?=[A-Z\d])/g, ' - ')
    .replace(/(?<=\d[ /.-]?)5EP/g, 'SEP')
    .replace(/(?<=\d[ /.-]?)D1C/g, 'DIC')
    .replace(/(?<=JU|ABRI)1(?!\d)/g, 'L')
    .replace(/(?<=(?:[A-Z]{3}|\d[/-]|DEL) ?)[|IL](?=,? ?20\d\d|[/-]\d| DE | AL )/g, '1')
    .replace(/(?<=\d)(?=[A-Z])|(?<=[A-Z])(?=\d)|(?<=,)(?=\d{4})/g, ' ')
    .replace(
      new RegExp(`(PERIODO?|\\b(?:DEL?|AL|FROM|FOR|TO|THROUGH|THRU))(?=(?:${MONTH_BEGINNINGS})[A-Z]*\\b)`, 'g'),
      '$1 ',
    )
    .replace(new RegExp(`\\b(${whole})(?=(?:AL|DEL?|TO|THROUGH|THRU)\\b)`, 'g'), '$1 ')
    .replace(
      new RegExp(
        `(?<=(?:${MONTH_BEGINNINGS})[A-Z]* \\d\\d?)[.,] ?(?=20\\d\\d)|(?<=(?:${MONTH_BEGINNINGS})[A-Z]* \\d\\d)(?=20\\d\\d(?!\\d))`,
        'g',
      ),
      ', ',
    );
}
