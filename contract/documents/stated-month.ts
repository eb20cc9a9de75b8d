import { isDate } from '../fields/dates.ts';

/**
 * The month (`yyyy-mm`) that the text of a bank statement says it is for: that of most days of its period or, without one, the
 * month in its title. Null if the text doesn't say, says several, or has about as many days in two months: then nobody is told
 * that it is the wrong one.
 */
export function statedMonth(text: string): string | null {
  const read = capitals(text);
  const periods = periodsIn(read);
  const own = periods.filter(({ at }) => LABEL.test(read.slice(Math.max(0, at - 30), at)));
  const months = new Set((own.length > 0 ? own : periods).map(({ month }) => month));
  if (months.size === 0) for (const month of titlesIn(read)) months.add(month);
  const [only = null] = months;
  return months.size === 1 ? only : null;
}

/**
 * The first and the last day that a paper says it covers: of its own period, or of the only one on it. Null if it names several, or
 * numbers that can be read in two ways. `most` is how many days such a paper covers at most.
 */
export function statedPeriod(
  text: string,
  most = LONGEST,
  daysFirst = areDaysFirst(text),
): { from: string; to: string } | null {
  const read = capitals(text);
  const periods = periodsIn(read, most, daysFirst);
  const own = periods.filter(({ at }) => LABEL.test(read.slice(Math.max(0, at - 30), at)));
  const found = own.length > 0 ? own : periods;
  const [only] = found;
  const period = only?.period;
  if (!period || found.some((other) => String(other.period) !== String(period))) return null;
  return { from: period[0], to: period[1] };
}

const names = ['ENE|JAN', 'FEB', 'MAR', 'ABR|APR', 'MAY', 'JUN', 'JUL', 'AGO|AUG', 'SEP|SET', 'OCT', 'NOV', 'DIC|DEC'];
const word = `((?:${names.join('|')})[A-Z]{0,7})\\.?`;
const [date, year] = ['(\\d\\d?)(?:ST|ND|RD|TH)?', '(20\\d\\d|\\d\\d(?!\\d))'];
const between = '(?: ?[-–—/] ?| ?:? ?(?:AL?|Y|HASTA|TO|THROUGH|THRU|AND)(?: EL(?: DIA)?)?:? )';
const of = '(?:[/ .-]| ?DE(?:L)? )?';
const numeric = `${date}[/.-]${date}[/.-]${year}`;

type Period = [from: string, to: string];

/** The wordings of banks, each with how its match is read. In figures, either the day or the month comes first. */
const wordings: { example: string; pattern: string; orders: ((found: string[]) => Period)[] }[] = [
  {
    example: 'BBVA, HSBC: DEL 01/10/2026 AL 31/10/2026',
    pattern: `${numeric}${between}${numeric}`,
    orders: [
      ([a, b, c, d, e, f]) => [day(c, b, a), day(f, e, d)],
      ([a, b, c, d, e, f]) => [day(c, a, b), day(f, d, e)],
    ],
  },
  {
    example: '2026-10-01 - 2026-10-31',
    pattern: `(20\\d\\d)-(\\d\\d)-(\\d\\d)${between}(20\\d\\d)-(\\d\\d)-(\\d\\d)`,
    orders: [([a, b, c, d, e, f]) => [day(a, b, c), day(d, e, f)]],
  },
  {
    example: 'Santander, Banorte, Scotiabank, Nu: 01-OCT-2026 AL 31-OCT-2026',
    pattern: `${date}${of}${word}${of}${year}${between}${date}${of}${word}${of}${year}`,
    orders: [([a, b, c, d, e, f]) => [day(c, number(b), a), day(f, number(e), d)]],
  },
  {
    example: 'Mercado Pago: DEL 1 DE OCTUBRE AL 31 DE OCTUBRE DE 2026',
    pattern: `${date}${of}${word}${between}${date}${of}${word}${of}(20\\d\\d)`,
    orders: [([a, b, c, d, e]) => [day(yearBefore(b, d, e), number(b), a), day(e, number(d), c)]],
  },
  {
    example: 'Banamex: DEL 01 AL 31 DE OCTUBRE DEL 2026',
    pattern: `${date}${between}${date}${of}${word}${of}(20\\d\\d)`,
    orders: [([a, b, c, d]) => [day(d, number(c), a), day(d, number(c), b)]],
  },
  {
    example: 'Chase, Bank of America: OCTOBER 1, 2026 THROUGH OCTOBER 31, 2026',
    pattern: `${word} ${date},? (20\\d\\d)${between}${word} ${date},? (20\\d\\d)`,
    orders: [([a, b, c, d, e, f]) => [day(c, number(a), b), day(f, number(d), e)]],
  },
  {
    example: 'Capital One: OCT 1 - OCT 31, 2026',
    pattern: `${word} ${date}${between}${word} ${date},? (20\\d\\d)`,
    orders: [([a, b, c, d, e]) => [day(yearBefore(a, c, e), number(a), b), day(e, number(c), d)]],
  },
  {
    example: 'OCTOBER 1 - 31, 2026',
    pattern: `${word} ${date}${between}${date},? (20\\d\\d)`,
    orders: [([a, b, c, d]) => [day(d, number(a), b), day(d, number(a), c)]],
  },
];

/** Before the statement's own period; other periods are those of an offer, a contract or an earlier statement. */
const LABEL =
  /(?:PERIODO|PERIOD|RESUMEN|ESTADO DE CUENTA|STATEMENT)(?: DE(?:L)?)?(?: FACTURACION| FACTURADO| CONSUMO| CORTE)?[ :.(]*(?:DE(?:L)?:? |FROM |FOR )?$/;

/** What an offer on a paper begins with, as alternatives of a pattern in capitals. */
export const offerWords = '(?:VIGENCIA|VIGENTE|VALID|PROMO|OFERTA|OFFER|ENROLL|SORTEO|CONTEST)';

/** Before days that aren't those of the paper: an offer's, an earlier bill's, or those between which something is to happen. */
const BEFORE_OTHER = new RegExp(
  `${offerWords}[A-Z]*[^\\d.]{0,24}$|(?:PREVIOUS|PRIOR|LAST|ANTERIOR) ?(?:BILL|STATEMENT|FACTURA|RECIBO|PERIODO?)?[^\\d.]{0,12}$|(?<!PERIOD |ACTIVITY |TRANSACTIONS )\\bBETWEEN $|\\bENTRE (?:EL )?$`,
);
/** After the days of an offer. */
const AFTER_OFFER =
  /^[.,]? ?(?:CONSULTA|APLICA|SUJET|RESTRIC|HASTA AGOTAR|O HASTA|TERMS|WHILE SUPPLIES)|^[^.]{0,40}(?:PARTICIPA|SORTEO|PROMOCION|BONUS)/;

interface Stated {
  at: number;
  /** Null if it can't be told. */
  month: string | null;
  /** Null if its numbers can be read in two ways. */
  period: Period | null;
}

/** All periods, each at its place. */
function periodsIn(text: string, most = LONGEST, dayFirst = firstsIn(text)): Stated[] {
  return wordings.flatMap(({ pattern, orders }) =>
    [...text.matchAll(new RegExp(`(?<![\\dA-Z/])${pattern}(?!\\d)`, 'g'))].flatMap((match) => {
      const periods = orders.map((read) => read(match.slice(1))).filter((period) => isPeriod(period, most));
      const settled = periods.length > 1 && dayFirst !== null ? [periods[dayFirst ? 0 : 1]!] : periods;
      const months = new Set(settled.map(monthOf));
      const [only = null] = months;
      const period = settled.length === 1 ? settled[0]! : null;
      const end = match.index + match[0].length;
      const isOther =
        BEFORE_OTHER.test(text.slice(Math.max(0, match.index - 40), match.index)) ||
        AFTER_OFFER.test(text.slice(end, end + 60));
      return settled.length > 0 && !isOther
        ? [{ at: match.index, month: months.size === 1 ? only : null, period }]
        : [];
    }),
  );
}

/** Whether a paper's dates in figures begin with the day; null if it doesn't tell. */
export function areDaysFirst(text: string): boolean | null {
  return firstsIn(capitals(text));
}

/** Whether dates in figures begin with the day, by those that can be read in one way only, or by the language; null if they don't tell. */
function firstsIn(text: string): boolean | null {
  const dates = [...text.matchAll(new RegExp(numeric, 'g'))];
  const isDayFirst = dates.some(([, first]) => Number(first) > 12);
  const isMonthFirst = dates.some(([, , second]) => Number(second) > 12);
  if (isDayFirst !== isMonthFirst) return isDayFirst;
  return !isDayFirst && ENGLISH.test(text) && !SPANISH.test(text) ? false : null;
}

/** Papers in English are from the United States, where the month comes first. */
const ENGLISH = /\b(?:ACCOUNT|STATEMENT|AMOUNT DUE|DUE DATE|SERVICE ADDRESS|BALANCE|BILLING)\b/;
const SPANISH = /\b(?:CUENTA|PERIODO|PAGO|PAGAR|SALDO|FECHA|SERVICIOS?|DEL?)\b/;

/** `ESTADO DE CUENTA SEPTIEMBRE 2026`; not a date in that month. */
function titlesIn(text: string): string[] {
  const title = '(?:ESTADO DE CUENTA|PERIODO|MES|STATEMENT(?: PERIOD)?)[ :.(-]*(?:(?:DE(?:L)?|AL|FOR|MES) ){0,4}';
  const month = `${word}[ ,/-]*(?:DE(?:L)? )?(20\\d\\d)`;
  const found = [
    ...text.matchAll(new RegExp(`${title}${month}`, 'g')),
    ...text.matchAll(new RegExp(`(?<!\\d ?(?:DE )?)\\b${month}(?: BANK| ACCOUNT| MONTHLY)? STATEMENT`, 'g')),
  ];
  return found.map(([, name, of]) => `${of}-${number(name).padStart(2, '0')}`);
}

/** The month with clearly more days than any other. */
function monthOf([from, to]: Period): string | null {
  const days = new Map<string, number>();
  for (let at = Date.parse(from); at <= Date.parse(to); at += DAY) {
    const month = new Date(at).toISOString().slice(0, 7);
    days.set(month, (days.get(month) ?? 0) + 1);
  }
  const [[month = '', most = 0] = [], [, next = 0] = []] = [...days].sort((a, b) => b[1] - a[1]);
  return most - next >= CLEARLY ? month : null;
}

/** A statement covers a month, give or take a weekend. */
function isPeriod(period: Period, most: number): boolean {
  const [from, to] = period;
  const days = (Date.parse(to) - Date.parse(from)) / DAY;
  return period.every(isDate) && days >= 20 && days <= most;
}

/** The year of the first day, if only the last one has a year: a period over New Year begins in the year before. */
function yearBefore(first = '', last = '', end = ''): string {
  return Number(number(first)) > Number(number(last)) ? String(Number(end) - 1) : end;
}

function day(year = '', month = '', date = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function number(name = ''): string {
  return String(names.findIndex((starts) => new RegExp(`^(?:${starts})`).test(name)) + 1);
}

function capitals(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toUpperCase()
    .replace(SHORT_YEAR, '20$1')
    .replace(/\s+/g, ' ');
}

/** `SEP 17 '26`. */
const SHORT_YEAR = /(?<=\s)['’](\d\d)(?!\d)/g;

const DAY = 86_400_000;
/** In days. */
const LONGEST = 40;
/** In days; the cut in the middle of a month leaves no month with more. */
const CLEARLY = 4;
