import type { Currency } from '@volante/contract/country.ts';
import { MOST_DEPOSITS, type StatementDeposit } from '@volante/contract/documents/deposits.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { isDate } from '@volante/contract/fields/dates.ts';
import { boxAround, type Cell, type Rows, textOf } from '../page/cells.ts';
import type { Found } from '../page/values.ts';

/** The platforms and their payers, as statements write them: without spaces, cut off, behind a bank's own words. */
const payers: readonly { platform: Platform; words: RegExp }[] = [
  {
    platform: 'uber',
    words: /\bUBER\b|UBER ?(?:B\.? ?V|TECHNOLOG|PORTIER|PAYMENT|USA|MEXICO)|\bRAS?IER\b|PORTIER ?(?:MEXICO|LLC)/,
  },
  { platform: 'didi', words: /\bDIDI\b|DIDI ?(?:MOBILITY|MEXICO|GLOBAL|CHUXING)/ },
  { platform: 'lyft', words: /LYFT/ },
];

/** A row with one of these isn't what a driver earned, or may not be. */
const OTHERWISE =
  /\bTRIPS?\b|\bRIDES?\b|\bVIAJES?\b|UBER ?EATS|HELP\.?UBER|UBER ?ONE|UBER ?PASS|\bPASS\b|PRESTAMO|CREDITO ?(?:DIDI|UBER)|\bLOAN|REEMBOLSO|REFUND|DEVOLUCION|DEVUELT|REVERSA|REVERSO|REVERSAL|RETURN|BONIFICACION|CASHBACK|CASH ?BACK|RECHAZ|CANCELAD|FINANC|TARJETA ?DIDI|DIDI ?CARD|DISPUTE/;
const PAID_OUT =
  /ENVIAD|\bCARGO\b|COMPRA|RETIRO\b|PAGO ?(?:CON|EN|A|DE SERVICIO)\b|PURCHASE|\bPOS\b|DEBIT ?CARD|CARD ?\d{4}|CHECK ?CARD|WITHDRAWAL|DOMICILIA|\bSENT\b|TRANSFER ?TO/;
const PAID_IN =
  /RECIBID|\bABONO|DEPOSITO|\bDEP\b|DIRECT ?DEP|PAYROLL|NOMINA|\bCREDIT\b|\bACH ?CREDIT|EDI ?PAYM|PPD ?ID|CCD ?ID|ORIG ?CO ?NAME|INSTANT ?PAY|CASH ?OUT|REAL ?TIME|\bRTP\b|TRANSFERENCIA ?RECIBIDA|TRANSFER ?FROM|PAGO ?RECIBIDO|INGRESO/;
/** Headings of lists and of columns. */
const IN =
  /^(?:TOTAL )?(?:DEPOSITOS?|ABONOS?|DEPOSITS?|CREDITS?|CREDITOS?|ADDITIONS|ENTRADAS|INGRESOS)\b|DEPOSITS? (?:AND|&|\/) ?(?:OTHER )?(?:ADDITIONS|CREDITS)|(?:DEPOSITOS|ABONOS) ?(?:\/|Y) ?(?:ABONOS|DEPOSITOS)/;
const OUT =
  /^(?:TOTAL )?(?:RETIROS?|CARGOS?|WITHDRAWALS?|DEBITS?|SUBTRACTIONS|SALIDAS|PURCHASES|PAYMENTS)\b|WITHDRAWALS? (?:AND|&|\/)|(?:RETIROS|CARGOS) ?(?:\/|Y)|(?:ATM|CARD|ELECTRONIC) (?:&|AND|WITHDRAWALS|PURCHASES)|CHECKS PAID/;
const SALDO = /^SALDO|^BALANCE|(?:DAILY|RUNNING|ENDING DAILY) BALANCE/;

const MONEY =
  /^([-+−–]?) ?\$? ?([-+−–]?) ?((?:\d{1,3}(?:[, ]\d{3})+|\d{1,7})\.\d{2})(?: ?([-+−–]))?(?: ?(?:MXN|USD|M\.?N\.?))?$/;
const SUMS = / ?[-+]? ?\$? ?\d{1,3}(?:,\d{3})*\.\d{2}/g;
const MONTHS: Record<string, number> = {
  ...{ ENE: 1, JAN: 1, FEB: 2, MAR: 3, ABR: 4, APR: 4, MAY: 5, JUN: 6, JUL: 7, AGO: 8, AUG: 8 },
  ...{ SEP: 9, SET: 9, OCT: 10, NOV: 11, DIC: 12, DEC: 12 },
};

interface Money {
  cell: Cell;
  minor: number;
  sign: 1 | -1 | 0;
}

/** One movement: the row with its date, and those below it up to the next date. */
interface Movement {
  date: string;
  text: string;
  cells: Cell[];
  money: Money[];
  /** What the heading of its list says. */
  section: 1 | -1 | 0;
  columns: readonly Column[];
}

/** The column of sums that came in (1), went out (-1), or of what was there then (0). */
interface Column {
  cell: Cell;
  means: 1 | -1 | 0;
}

/**
 * What platforms paid into the account. A row counts if something shows that the money came in (its column, its list, its words, its sign or
 * the balance after it) and nothing says otherwise. `month` is that of the statement, which gives dates their year.
 */
export function readDeposits(rows: Rows, month: string | null): Found<StatementDeposit>[] {
  const text = textOf(rows);
  const spanish = /ESTADO ?DE ?CUENTA|CLABE|SALDO|ABONO|DEPOSITOS/.test(text);
  if (month === null || (spanish && /(?:MONEDA|CUENTA EN|DIVISA)[ :]*(?:USD|DOLARES|DLLS)/.test(text))) return [];
  const currency: Currency = spanish ? 'MXN' : 'USD';
  const movements = movementsIn(rows, month, spanish);
  const newestFirst = (movements[0]?.date ?? '') > (movements.at(-1)?.date ?? '');
  const found = movements.flatMap((movement, k) => {
    const named = payers.filter(({ words }) => words.test(movement.text));
    const earlier = movements[newestFirst ? k + 1 : k - 1];
    const money = OTHERWISE.test(movement.text) ? null : depositOf(movement, earlier);
    if (named.length !== 1 || !money) return [];
    const [cell] = movement.cells;
    const cells = [...movement.cells.filter(({ page }) => page === cell!.page)];
    const box = boxAround(cells);
    const value = {
      ...{ date: movement.date, amountMinor: money.minor, currency, platform: named[0]!.platform, page: cell!.page },
      ...(box && { box }),
    };
    // A digit is misread more easily than a payer.
    return [{ value, cells: [...new Set([cell!, money.cell])] }];
  });
  return found.slice(0, MOST_DEPOSITS);
}

function movementsIn(rows: Rows, month: string, spanish: boolean): Movement[] {
  const movements: Movement[] = [];
  let section: Movement['section'] = 0;
  let columns: Column[] = [];
  let open = 0;
  for (const row of centred(rows, (row) => dateAt(row.map(({ text }) => text).join(' '), month, spanish) !== null)) {
    const text = row.map((cell) => cell.text).join(' ');
    const date = dateAt(text, month, spanish);
    const money = row.flatMap(moneyIn);
    const heads = date ? [] : headsIn(row);
    if (heads.length >= 2 && money.length === 0) columns = heads;
    else if (!date && money.length === 0 && text.length <= HEADING)
      section = OUT.test(text) ? -1 : IN.test(text) ? 1 : section;
    const before = movements.at(-1);
    if (date) {
      movements.push({ date, text, cells: [...row], money, section, columns });
      open = LINES;
    } else if (
      before &&
      open > 0 &&
      text.length <= WRAPPED &&
      heads.length === 0 &&
      !/^(?:TOTAL|SALDO (?:FINAL|INICIAL)|PAGINA|PAGE)\b/.test(text)
    ) {
      open--;
      before.text += ` ${text}`;
      before.cells.push(...row);
      if (before.money.length === 0) before.money.push(...money);
    } else open = 0;
  }
  return movements;
}

/** Letters of a list's heading, at most: longer rows are prose. */
const HEADING = 48;
/** Letters of a wrapped row, at most. */
const WRAPPED = 80;
/** Rows below that of the date, at most. */
const LINES = 5;

/**
 * The rows with those that belong to the date below them moved into its row: a description of several rows, with date and sum beside its
 * middle.
 */
function centred(rows: Rows, isDated: (row: readonly Cell[]) => boolean): Rows {
  const all = rows.map((row) => [...row]);
  for (const [k, row] of all.entries()) {
    const [before, next] = [all[k - 1]?.at(-1), all[k + 1]];
    const [cell, date] = [row[0], next?.[0]];
    if (
      !next ||
      !cell ||
      !date ||
      !before ||
      isDated(row) ||
      !isDated(next) ||
      row.some((one) => moneyIn(one).length > 0)
    )
      continue;
    const beneath = all[k + 2]?.[0];
    const isInside = cell.left > date.right && date.top - cell.top < 0.7 * (cell.top - before.top);
    if (!isInside || !beneath || Math.abs(beneath.left - cell.left) > cell.bottom - cell.top) continue;
    next.splice(1, 0, ...row.splice(0));
  }
  return all;
}

function headsIn(row: readonly Cell[]): Column[] {
  return row.flatMap((cell): Column[] => {
    if (SALDO.test(cell.text)) return [{ cell, means: 0 }];
    if (IN.test(cell.text)) return [{ cell, means: 1 }];
    return OUT.test(cell.text) ? [{ cell, means: -1 }] : [];
  });
}

function moneyIn(cell: Cell): Money[] {
  const parts = cell.text.match(SUMS) ?? [];
  // Sums too close to each other are one cell.
  const isSums = parts.length > 1 && parts.join('').replaceAll(' ', '') === cell.text.replaceAll(' ', '');
  return (isSums ? parts : [cell.text]).flatMap((text): Money[] => {
    const [, before = '', after = '', digits, behind = ''] = MONEY.exec(text.trim()) ?? [];
    if (!digits) return [];
    const sign = before || after || behind;
    const minor = Math.round(Number(digits.replace(/[, ]/g, '')) * 100);
    return [{ cell, minor, sign: sign === '+' ? 1 : sign ? -1 : 0 }];
  });
}

/** The sum that came in; null where nothing shows it, or something speaks against it. */
function depositOf(movement: Movement, earlier?: Movement): Money | null {
  const [money, balance, ...more] = movement.money;
  if (!money || money.sign === -1 || money.minor === 0) return null;
  const column = columnOf(money, movement.columns);
  const step = balance && more.length <= 1 ? stepOf(earlier, movement) : 0;
  const votes = [
    movement.section,
    column,
    money.sign,
    PAID_IN.test(movement.text) ? 1 : 0,
    PAID_OUT.test(movement.text) ? -1 : 0,
    step,
  ];
  if (votes.includes(-1) || !votes.includes(1)) return null;
  // With several sums in a row, the first one is the movement's if the next is a balance.
  return movement.money.length === 1 || column === 1 || step === 1 ? money : null;
}

/** Whether the balance after a movement is the one before it with its sum, or without; 0 if there is no telling. */
function stepOf(earlier: Movement | undefined, movement: Movement): 1 | -1 | 0 {
  const [was, [money, is]] = [earlier?.money.at(-1), movement.money];
  if (!was || !money || !is || earlier!.money.length < 2 || earlier!.money.length !== movement.money.length) return 0;
  if (is.minor - was.minor === money.minor) return 1;
  return was.minor - is.minor === money.minor ? -1 : 0;
}

/** What the column says in which a sum stands: the heading whose right edge or middle is nearest. */
function columnOf({ cell }: Money, columns: readonly Column[]): 1 | -1 | 0 {
  const far = (column: Column) =>
    Math.min(
      Math.abs(column.cell.right - cell.right),
      Math.abs(column.cell.left + column.cell.right - cell.left - cell.right) / 2,
      Math.abs(column.cell.left - cell.left),
    );
  if (/\d\.\d{2} ?[-+$]?\d/.test(cell.text)) return 0;
  const [nearest, next] = columns.toSorted((one, other) => far(one) - far(other));
  if (!nearest || columns.every(({ means }) => means !== 1)) return 0;
  return next && far(nearest) > 0.6 * far(next) ? 0 : nearest.means;
}

/** The date at the beginning of a row, in the year that puts it next to the statement's month; null if there is none. */
function dateAt(text: string, month: string, spanish: boolean): string | null {
  const word =
    /^(\d{1,2})(?: ?[/.-] ?| ?DE | )?([A-Z]{3})[A-Z]*\.?(?:(?: ?[/.-] ?| ?DEL? | )(20\d\d|\d\d))?(?![\dA-Z])/.exec(
      text,
    );
  const named = /^([A-Z]{3})[A-Z]*\.? ?(\d{1,2})(?:, ?(20\d\d))?(?![\dA-Z])/.exec(text);
  const figures = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](20\d\d|\d\d))?(?![\d/])/.exec(text);
  const iso = /^(20\d\d)-(\d\d)-(\d\d)(?!\d)/.exec(text);
  if (iso) return near(Number(iso[2]), Number(iso[3]), iso[1], month);
  if (word && MONTHS[word[2]!]) return near(MONTHS[word[2]!]!, Number(word[1]), word[3], month);
  if (named && MONTHS[named[1]!]) return near(MONTHS[named[1]!]!, Number(named[2]), named[3], month);
  if (!figures) return null;
  const [first, second] = [Number(figures[1]), Number(figures[2])];
  return spanish ? near(second, first, figures[3], month) : near(first, second, figures[3], month);
}

/** In days, from the middle of the statement's month. */
const NEAR = 46;

function near(month: number, day: number, year: string | undefined, stated: string): string | null {
  const middle = Date.parse(`${stated}-15`);
  const years = year
    ? [Number(year.length === 2 ? `20${year}` : year)]
    : [-1, 0, 1].map((by) => Number(stated.slice(0, 4)) + by);
  const two = (number: number) => String(number).padStart(2, '0');
  const dates = years.map((one) => `${one}-${two(month)}-${two(day)}`).filter(isDate);
  return dates.find((date) => Math.abs(Date.parse(date) - middle) <= NEAR * 86_400_000) ?? null;
}
