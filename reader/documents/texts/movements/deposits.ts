import type { Currency } from '@volante/contract/country.ts';
import { MOST_DEPOSITS, type StatementDeposit } from '@volante/contract/documents/deposits.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { DocumentFields } from '../../document.ts';
import { boxAround, type Cell, type Rows, textOf } from '../../page/cells.ts';
import type { Found } from '../../page/values.ts';
import { AMOUNT, type Column, columnOf, type Direction, headsIn, IN, OUT, SALDO } from './columns.ts';
import { DAYS, dateAt, dayAt, ONLY_DAY, UNREAD_DAY } from './movement-dates.ts';
import { type Money, moneyAhead, moneyBehind, moneyIn } from './sums.ts';

/** The platforms and their payers, as statements write them: without spaces, cut off, behind a bank's own words. */
const payers: readonly { platform: Platform; words: RegExp }[] = [
  {
    platform: 'uber',
    words:
      /\bUBER\b|UBER ?(?:B\.? ?V|TECHNOLOG|PORTIER|PAYMENT|USA|MEXICO)|\bRA(?:S?IER|ISER)(?![A-Z])|PORTIER ?(?:MEXICO|LLC)/,
  },
  { platform: 'didi', words: /\bDIDI\b|DIDI ?(?:MOBILITY|MEXICO|GLOBAL|CHUXING)/ },
  { platform: 'lyft', words: /LYFT/ },
];

/** A row with one of these isn't what a driver earned, or may not be: people send money by Zelle, and name a platform in their message. */
const OTHERWISE =
  /\bTRIPS?\b|\bRIDES?\b|\bVIAJES?\b|UBER ?EATS|HELP\.?UBER|UBER ?ONE|UBER ?PASS|\bPASS\b|PRESTAMO|CREDITO ?(?:DIDI|UBER)|\bLOAN|REEMBOLSO|REFUND|DEVOLUCION|DEVUELT|REVERSA|REVERSO|REVERSAL|RETURN|BONIFICACION|CASHBACK|CASH ?BACK|RECHAZ|CANCELAD|FINANC|TARJETA ?DIDI|DIDI ?CARD|DISPUTE|ZELLE|VENMO|PAGO ?CUENTA ?DE ?TERCERO/;
/** A person's message about a ride: the company's name has no article; spaces may have been dropped. */
const IN_A_MESSAGE =
  /\b(EN|EL|LO DE|DEL|AL|UN|TU|MI|LOS|THE|YOUR|MY|FOR|AN?) (UBERS?|DIDIS?|LYFTS?)\b|[A-ZÑ](EL|UN|THE|YOUR) ?(UBER|DIDI|LYFT)\b|\b(UBER|DIDI|LYFT) ?(AL?|DEL|PARA|HASTA|TO|FOR|HOME|MONEY|SPLIT|LUNES|MARTES|MIERCOLES|JUEVES|VIERNES|SABADO|DOMINGO)\b/;
/** Somebody whose message says that the money is from driving. */
const FROM_SOMEBODY = /([A-ZÑ]{3,}) ([A-ZÑ]{3,}) DE (?:UBER|DIDI|LYFT)\b/;
const OF_BANKS =
  /^(?:ORDEN|PARTE|CUENTA|CLIENTE|CONCEPTO|PAGOS?|TRANSFERENCIA|DEPOSITOS?|ABONOS?|SPEI|RECIBID[OA]|RECIBISTE|UNA?|INGRESOS?|SEMANAL|LIQUIDACION|GANANCIAS|DISPERSION|NOMINA|ELECTRONICA|INTERBANCARI[OA]|STP|BANC[A-Z]*|BBVA|MEXICO)$/;
/** What follows is a person's words. */
const MESSAGE = /\b(?:CONCEPTO|MENSAJE|MOTIVO|MEMO)\b.*$/;
/** Who sent the money, where the row says so: what a person writes to it names anybody. */
const SENDER = /(?:ORDEN ?DE|ORDENANTE|REMITENTE|ENVIADO ?POR|\bFROM\b|\bDE ?:)[ :]*(.{0,30})/;
const BY_NAME = /(?:RECIBID[OA]|SPEI) ?DE ([A-ZÑ .]{0,30})/;
/** Letters before the platform where it is the sender, at most: more are a person's. */
const FIRST_WORD = 5;
const BANK = /BANC|BBVA|STP|CITI|SANTANDER|BANORTE|HSBC|AZTECA|INBURSA|NVIO|MERCADO|\bNU\b|MEXICO/;
const PAID_OUT =
  /ENVIAD|ENVIASTE|PAGASTE|RETIRASTE|\bCARGO\b|COMPRA|RETIRO\b|PAGO ?(?:CON|EN|A|DE SERVICIO)\b|PURCHASE|\bPOS\b|DEBIT ?CARD|CARD ?\d{4}|CHECK ?CARD|WITHDRAWAL|DOMICILIA|\bSENT\b|TRANSFER ?TO/;
const PAID_IN =
  /RECIBID|RECIBISTE|\bABONO|DEPOSITO|\bDEP(?:OSIT)?\b|DIRECT ?DEP|PAYROLL|NOMINA|\bCREDIT\b|\bACH ?CREDIT|INSTANT ?PAY|CASH ?OUT|TRANSFERENCIA ?RECIBIDA|TRANSFER ?FROM|PAGO ?RECIBIDO|INGRESO/;
/** Words of American transfers, which stand in lists of withdrawals as well. */
const EITHER_WAY = /EDI ?PAYM|PPD ?ID|CCD ?ID|ORIG ?CO ?NAME|REAL ?TIME|\bRTP\b/;

/** One movement: the row with its date, and those below it up to the next date. */
interface Movement {
  date: string;
  text: string;
  cells: Cell[];
  money: Money[];
  /** What the heading of its list says. */
  section: Direction;
  /** Words that stand in lists of both directions don't show one, since nobody knows which list this is. */
  isLoose: boolean;
  columns: readonly Column[];
  /** Its date is the heading of a day, which several movements may have. */
  isOfDay: boolean;
}

/** What a page of a statement leaves to the next one. */
export interface Statement {
  /** Gives dates their year. */
  month: string;
  /** The days that it covers, which give rows that have days only their month; null if it doesn't say. */
  period: { from: string; to: string } | null;
  /** Dates of Mexican statements begin with the day. */
  currency: Currency;
  /** What the list says that goes on. */
  list: Direction;
}

export interface Movements {
  deposits: Found<StatementDeposit>[];
  /** Whether the page has movements, of anyone. */
  isList: boolean;
  statement: Statement;
}

/**
 * What platforms paid into the account. A row counts if something shows that the money came in (its column, its list, its words, its sign or
 * the balance after it) and nothing says otherwise.
 */
export function readMovements(rows: Rows, statement: Statement, goesOn = false): Movements {
  const { movements, list } = movementsIn(rows, statement, goesOn);
  const signs = movements.flatMap(({ money: [first] }) => (first ? [first.sign] : []));
  // Where what went out has a minus, what has no sign came in.
  const isSigned =
    signs.filter((sign) => sign === -1).length >= Math.max(3, LEAST_SIGNED * signs.length) && !signs.includes(1);
  const steps = movements.map(({ date }, k) =>
    Math.sign(Date.parse(date) - Date.parse(movements[k - 1]?.date ?? date)),
  );
  const newestFirst = steps.reduce((sum: number, step) => sum + step, 0) < 0;
  const found = movements.flatMap((movement, k) => {
    const own = movement.text.replace(MESSAGE, '');
    const named = payers.filter(({ words }) => words.test(own));
    const [before, after] = [movements[k - 1], movements[k + 1]];
    const [earlier, later] = newestFirst ? [after, before] : [before, after];
    const { text } = movement;
    const byName = BY_NAME.exec(text)?.[1];
    const sender = SENDER.exec(text)?.[1] ?? (byName && !BANK.test(byName) ? byName : undefined);
    const isSender = sender === undefined || (named[0]?.words.exec(sender)?.index ?? FIRST_WORD) < FIRST_WORD;
    const words = FROM_SOMEBODY.exec(text)?.slice(1) ?? [];
    const isMessage = IN_A_MESSAGE.test(text) || (words.length > 0 && words.every((word) => !OF_BANKS.test(word)));
    const isOther = OTHERWISE.test(text) || isMessage || !isSender || isBesidePerson(movement.cells);
    const money = isOther ? null : depositOf(movement, isSigned, earlier, later);
    if (named.length !== 1 || !money) return [];
    const [cell] = movement.cells;
    const cells = [...movement.cells.filter(({ page }) => page === cell!.page)];
    const box = boxAround(cells);
    const { currency } = statement;
    const value = {
      ...{ date: movement.date, amountMinor: money.minor, currency, platform: named[0]!.platform, page: cell!.page },
      ...(box && { box }),
    };
    // A digit is misread more easily than a payer.
    return [{ value, cells: [...new Set([cell!, money.cell])] }];
  });
  return {
    deposits: found.slice(0, MOST_DEPOSITS),
    isList: movements.length > 0,
    statement: { ...statement, list },
  };
}

/** Three to six words of letters: a person's name, unless one of them is a bank's or a platform's. */
const PERSON = /^(?:[-+]? ?\$? ?[\d,]+\.\d{2} )?([A-ZÑ]{2,}(?: [A-ZÑ]{2,}){2,5})$/;

/** Whether a platform's name stands in a column beside that of a person: then it is part of what they wrote. */
function isBesidePerson(cells: readonly Cell[]): boolean {
  const at = cells.findIndex(({ text }) => payers.some(({ words }) => words.test(text)));
  return cells.slice(0, Math.max(0, at)).some(({ text }) => {
    const words = PERSON.exec(text)?.[1]?.split(' ') ?? [];
    return (
      words.length > 0 && !words.some((word) => OF_BANKS.test(word)) && !PAID_IN.test(text) && !EITHER_WAY.test(text)
    );
  });
}

/** A statement by what its first page says; null if that is neither a month nor a period, or is in dollars in Mexico. */
export function statementOn(rows: Rows, { month: stated, periodFrom, periodTo }: DocumentFields): Statement | null {
  const text = textOf(rows);
  const month = stated ?? periodTo?.slice(0, 7) ?? null;
  const period = periodFrom && periodTo ? { from: periodFrom, to: periodTo } : null;
  const spanish = /ESTADO ?DE ?CUENTA|CLABE|SALDO|ABONO|DEPOSITOS/.test(text);
  if (month === null || (spanish && /(?:MONEDA|CUENTA EN|DIVISA)[ :]*(?:USD|DOLARES|DLLS)/.test(text))) return null;
  return { month, period, currency: spanish ? 'MXN' : 'USD', list: 0 };
}

function movementsIn(
  rows: Rows,
  { month, period, currency, list }: Statement,
  goesOn: boolean,
): { movements: Movement[]; list: Direction } {
  const spanish = currency === 'MXN';
  const days = rows.flat().find(({ text }) => DAYS.test(text));
  const dateOf = (row: readonly Cell[]) =>
    (days && period && dayAt(row[0], days, period)) ?? dateAt(row.map(({ text }) => text).join(' '), month, spanish);
  const movements: Movement[] = [];
  // Pages may be out of order, so a list that went on is believed only where it speaks against a deposit.
  let section: Direction = list === -1 ? -1 : 0;
  let isLoose = goesOn && list === 0;
  let last = list;
  let columns: Column[] = [];
  let isAfterHeads = false;
  let sums: readonly Cell[] = [];
  let open = 0;
  const isDay = (row: readonly Cell[]) => row.length === 1 && ONLY_DAY.test(row[0]!.text) && dateOf(row) !== null;
  for (const row of centred(inOneColumn(rows, isDay), (row) => dateOf(row) !== null)) {
    const text = row.map((cell) => cell.text).join(' ');
    const date = dateOf(row);
    const money = row.flatMap(moneyIn);
    const behind = row.flatMap(moneyBehind);
    const merged = date && behind.length === 0 ? row.flatMap(moneyAhead) : behind;
    const heads = date ? [] : headsIn(row);
    // The sums right below are those of a summary, whose heads are no columns of the list.
    if (isAfterHeads && !date && money.length >= 2) columns = [];
    isAfterHeads = heads.length >= 2 && money.length === 0;
    if (isAfterHeads) {
      // The labels beneath the sums of a summary are no columns, either.
      columns = isBeneath(row, sums) ? [] : heads;
      // Columns of both kinds are of no list of one.
      if ([1, -1].every((means) => heads.some((head) => head.means === means))) {
        section = 0;
        last = 0;
      }
    } else if (row.some((cell) => AMOUNT.test(cell.text)) && heads.some(({ means }) => means === 0)) {
      // A list with a balance has sums of both kinds.
      section = 0;
      last = 0;
    } else if (!date && money.length === 0 && !goesOnBelow(row, open > 0 ? movements.at(-1) : undefined)) {
      const heading = headingIn(row, merged.length === 0).replace(/(?<=\b[A-Z&]) (?=[A-Z&]\b)/g, '');
      section = OUT.test(heading) ? -1 : IN.test(heading) ? 1 : section;
    }
    sums = !date && money.length >= 2 ? row : [];
    if (section !== 0) {
      isLoose = false;
      last = section;
    }
    const before = movements.at(-1);
    if (date) {
      // The columns of a row stand too close where its words end in a sum, which then is the first one.
      movements.push({
        date,
        text,
        cells: [...row],
        money: withoutZeros([...merged, ...money]),
        section,
        isLoose,
        columns,
        isOfDay: isDay(row),
      });
      open = LINES;
    } else if (before?.isOfDay && money.length === 0 && UNREAD_DAY.test(text)) {
      open = 0;
    } else if (before?.isOfDay && open > 0 && before.money.length > 0 && money.length > 0) {
      if (SALDO.test(text)) before.money.push(...money);
      else movements.push({ ...before, text, cells: [...row], money: withoutZeros(money) });
      open = LINES;
    } else if (
      before &&
      open > 0 &&
      text.length <= WRAPPED &&
      (heads.length === 0 || before.isOfDay) &&
      !/^(?:TOTAL|SALDO (?:FINAL|INICIAL)|PAGINA|PAGE)\b/.test(text)
    ) {
      open--;
      before.text += ` ${text}`;
      before.cells.push(...row);
      if (before.money.length === 0) before.money.push(...money);
    } else open = 0;
  }
  return { movements, list: last };
}

/** Whether a row of labels stands right below a row of sums. */
function isBeneath([label]: readonly Cell[], [sum]: readonly Cell[]): boolean {
  if (!label || !sum || label.page !== sum.page) return false;
  return label.top - sum.bottom < sum.bottom - sum.top;
}

/** Days of a list in two columns, at least, and in heights of their letters what lies right of a heading and between columns. */
const [LEAST_DAYS, BESIDE_DAY, BETWEEN_COLUMNS] = [4, 5, 10];

/** The rows of a list in two columns, whose days are headings, one column after the other. */
function inOneColumn(rows: Rows, isDay: (row: readonly Cell[]) => boolean): Rows {
  const isAlone = (cell: Cell, next: Cell | undefined) =>
    !next || next.left - cell.right > BESIDE_DAY * (cell.bottom - cell.top);
  const days = rows.flatMap((row) => row.filter((cell, k) => isDay([cell]) && isAlone(cell, row[k + 1])));
  const [left, right] = [Math.min(...days.map((cell) => cell.left)), Math.max(...days.map((cell) => cell.left))];
  const height = days[0] ? days[0].bottom - days[0].top : 0;
  const count = (at: number) => days.filter((cell) => Math.abs(cell.left - at) < height).length;
  const areColumns = right - left >= BETWEEN_COLUMNS * height && count(left) + count(right) === days.length;
  if (days.length < LEAST_DAYS || !areColumns || count(left) < 2) return rows;
  const top = Math.min(...days.map((cell) => cell.page * 10 + cell.top));
  const isListed = ({ page, top: at }: Cell) => page * 10 + at >= top - height / 2;
  const first = rows.map((row) => row.filter((cell) => !isListed(cell) || cell.left < right - height));
  const second = rows.map((row) => row.filter((cell) => isListed(cell) && cell.left >= right - height));
  return [...first, ...second].filter((row) => row.length > 0);
}

/** Whether a row stands below the words of a movement, right of its date. */
function goesOnBelow([cell]: readonly Cell[], movement: Movement | undefined): boolean {
  const [date] = movement?.cells ?? [];
  return cell !== undefined && date !== undefined && cell.page === date.page && cell.left > date.right;
}

/** A row that may be a list's heading: all of it, or its first cell if a sentence stands beside that. */
function headingIn(row: readonly Cell[], isPlain: boolean): string {
  const [first, ...others] = row.map(({ text }) => text);
  const text = [first, ...others].join(' ');
  if (isPlain && text.length <= HEADING) return text;
  const isBeside = others.length > 0 && others.every((other) => /^(?:\d+ )?[A-Z].* .* /.test(other));
  return isBeside && first !== undefined && !/\d/.test(first) && first.length <= HEADING ? first : '';
}

/** A zero in an empty column, or of a fee, is no sum of a movement. */
function withoutZeros(money: readonly Money[]): Money[] {
  const sums = money.filter(({ minor }) => minor !== 0);
  return sums.length > 0 ? sums : [...money];
}

/** Share of the sums of a list that have a minus, at least. */
const LEAST_SIGNED = 0.4;
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
      row.some((piece) => moneyIn(piece).length > 0)
    )
      continue;
    const beneath = all[k + 2]?.[0];
    const isInside = cell.left > date.right && date.top - cell.top < 0.7 * (cell.top - before.top);
    if (!isInside || !beneath || Math.abs(beneath.left - cell.left) > cell.bottom - cell.top) continue;
    next.splice(1, 0, ...row.splice(0));
  }
  return all;
}

/** The sum that came in; null where nothing shows it, or something speaks against it. */
function depositOf(movement: Movement, isSigned: boolean, earlier?: Movement, later?: Movement): Money | null {
  const [money, balance, ...more] = movement.money;
  if (!money || money.sign === -1 || money.minor === 0) return null;
  const column = columnOf(money, movement.columns);
  const step = balance && more.length <= 1 ? stepOf(earlier, movement) : 0;
  const { text, section, isLoose } = movement;
  const votes = [
    section,
    column?.means,
    money.sign || (isSigned ? 1 : 0),
    PAID_IN.test(text) || (EITHER_WAY.test(text) && !isLoose) ? 1 : 0,
    PAID_OUT.test(text) ? -1 : 0,
    ...movement.cells.map((cell) => kindOf(cell.text)),
    step,
  ];
  if (votes.includes(-1) || !votes.includes(1)) return null;
  if (column?.means === 1 || step === 1) return money;
  // Of the first movement, the next one proves which sum is its balance.
  const isFirst = (earlier?.money.length ?? 0) < 2 && movement.money.length === 2;
  if (isFirst && later && stepOf(movement, later) !== 0) return money;
  // With several sums in a row, the first one is the movement's only if the next is its balance; and the only one may be the balance.
  const isAlone = movement.money.length === 1;
  const isBalance =
    column?.means === 0 || (isAlone && [earlier, later].some((other) => other && other.money.length > 1));
  const isOnly = movement.money.every(({ minor }) => minor === money.minor);
  return isOnly && !isBalance ? money : null;
}

/** What a column says in which each movement has its kind. */
function kindOf(text: string): Direction {
  if (/^(?:ENTRADA|INGRESO|ABONO|DEPOSITO|CREDIT|DEPOSIT)$/.test(text)) return 1;
  return /^(?:SALIDA|EGRESO|CARGO|RETIRO|DEBIT|WITHDRAWAL)$/.test(text) ? -1 : 0;
}

/** Whether the balance after a movement is the one before it with its sum, or without; 0 if there is no telling. */
function stepOf(earlier: Movement | undefined, movement: Movement): 1 | -1 | 0 {
  const [was, [money, is]] = [earlier?.money.at(-1), movement.money];
  if (!was || !money || !is || earlier!.money.length < 2 || earlier!.money.length !== movement.money.length) return 0;
  if (is.minor - was.minor === money.minor) return 1;
  return was.minor - is.minor === money.minor ? -1 : 0;
}
