import type { Country } from '@volante/contract/country.ts';
import type { Contradiction } from '@volante/contract/earnings/calls.ts';
import { fold, squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { wordsAround } from './captions.ts';
import type { IsWhole } from './choose-amount.ts';
import type { Choice } from './choose-earnings.ts';
import type { Figure } from './find-figures.ts';
import { captionsOf, gapBetween, middle, rowOf, rowsOf } from './layout.ts';
import { isMoneyIn } from './parts/money-in.ts';
import { exceeds, isBelowByCosts, TAKEN_OFF } from './parts/parts-of-sum.ts';
import { WEEKDAY } from './weeks/calendar-words.ts';
import { spanIn } from './weeks/week-range.ts';

/** What the rules know besides the screen. */
export interface Asked {
  /** The day of the upload. */
  capturedAt: string;
  country: Country;
  /** What the picture shows of a sum; absent where only its lines are known. */
  isWhole?: IsWhole;
}

type Rule = (choice: Choice, asked: Asked) => boolean;

/**
 * What on the screen speaks against the chosen week or amount; the most telling one first. A reading with any of these is never sure,
 * however probable the gate finds it: words and shapes say what a screen is about, not that its figures are right.
 */
export function contradictionsOf(choice: Choice, asked: Asked): Contradiction[] {
  return order.filter((name) => rules[name](choice, asked));
}

const order: readonly Contradiction[] = [
  'negative_week',
  'other_currency',
  'other_span',
  'part_of_range',
  'several_weeks',
  'other_sum',
  'too_much',
  'parts_exceed',
  'two_totals',
  'no_trips',
];

const rules: Record<Contradiction, Rule> = {
  negative_week: (choice) => negativeTotal(choice) !== null || takenWhole(choice),
  other_currency: ({ figures }, { country }) =>
    figures.some(({ currency }) => currency !== null && currency !== country.currency),
  other_span: (choice, { capturedAt }) =>
    namesOtherSpan(choice) || showsOtherSpan(choice, capturedAt) || isTotalOfDay(choice),
  part_of_range: ({ week, lines }) =>
    week.partial || (week.single && lines.some((line) => !week.lines.includes(line) && goesOn(line, week.lines))),
  several_weeks: (choice) =>
    Boolean(choice.week.isGuess) || hasOtherSum(choice) || (isOneOfSeveral(choice) && !isRepeated(choice)),
  other_sum: (choice) => isBestWeek(choice.week.lines, choice.lines) || isMoneyIn(choice) || isNamedOtherwise(choice),
  too_much: ({ amount }, { country }) => amount.value > country.beyondAWeek,
  parts_exceed: ({ amount, figures, lines }) => exceeds(amount.figure, amount.value, figures, lines),
  two_totals: (choice) =>
    choice.figures.some(
      (figure) =>
        figure !== choice.amount.figure &&
        differs(figure, choice.amount.value) &&
        isTotal(figure, choice.figures, choice.lines) &&
        !isGross(figure, choice),
    ),
  no_trips: ({ amount, lines }) => amount.value > 0 && countsNoTrips(lines),
};

/**
 * The figure that says that the week ended below zero: a negative one that stands out, has the digits of the sum, or is called the week's total, or
 * the sum itself if its minus was lost and the rows below it add up to less than nothing, or what was paid is more than what was made. Null if
 * there is none.
 */
export function negativeTotal(choice: Choice): Figure | null {
  const { amount, figures, lines } = choice;
  const below = figures.filter(({ negative, value }) => negative && value > 0);
  const same = takenWhole(choice)
    ? undefined
    : below.find((figure) => figure.value === amount.value && !isPaidOut(figure, lines));
  const total = below.find((figure) => isTotal(figure, figures, lines));
  const isBelow = addsBelowZero(choice) || isBelowByCosts(amount.figure, amount.value, figures, lines);
  return negativeHead(figures) ?? same ?? total ?? (isBelow ? amount.figure : null);
}

/** A negative sum that stands out as only the total of a screen does. */
function negativeHead(figures: readonly Figure[]): Figure | null {
  const [tallest, next] = [...figures].sort((a, b) => b.height - a.height);
  return tallest?.negative && tallest.marked && (!next || tallest.height > STANDS_OUT * next.height) ? tallest : null;
}

const STANDS_OUT = 1.2;

/** Whether all of the sum is taken off, as when customers paid it in cash: it was earned nevertheless. */
function takenWhole({ amount, figures, lines }: Choice): boolean {
  const isTaken = ({ text }: TextLine) => TAKEN_OFF.test(squeeze(text)) || PAID_OUT.test(squeeze(text));
  return figures.some(
    (figure) =>
      figure.negative &&
      figure.value > 0 &&
      figure.value === amount.value &&
      !isPaidOut(figure, lines) &&
      rowOf(figure.line, lines).some(isTaken),
  );
}

// What was earned went to the driver: "Transferred to bank -$4,512.30".
const TO_DRIVER =
  /transferred|transferid|transfer(encia)?s?(to|a)(your|tu|su|mi|the)?(bank|banco|account|cuenta|card|tarjeta)|banktransfer|transferenciabancaria|directdeposit|deposito(directo|bancario)|(paid|cash|cashed)out|payout(to|sent)|withdr|deposited|depositad|retirad|retiros?(de|a|en)|enviad[oa]a|sentto|pagad[oa]a(tu|su|mi)(cuenta|banco|tarjeta)/;
// Not what the driver owes, what customers paid, or what came back.
const NOT_TO_DRIVER =
  /(?<!retir(o|ado)(de|en))efectivo|cashcollected|debes|deuda|adeud|owe|debt|pendiente|pending|prestamo|loan|failed|fallid|rechazad|devuelt|return|revers|ajust|adjust/;

function isPaidOut({ line }: Figure, lines: TextLine[]): boolean {
  const words = squeeze(
    rowOf(line, lines)
      .map(({ text }) => text)
      .join(' '),
  );
  return TO_DRIVER.test(words) && !NOT_TO_DRIVER.test(words);
}

function addsBelowZero({ amount, figures, lines }: Choice): boolean {
  const head = amount.figure;
  const parts = figures.filter(
    (figure) => figure !== head && (figure.marked || figure.decimals === 2) && figure.line.top >= head.line.bottom,
  );
  const isPayout = ({ line }: Figure) => rowOf(line, lines).some(({ text }) => PAID_OUT.test(squeeze(text)));
  const sum = parts.reduce((total, { value, negative }) => total + (negative ? -value : value), 0);
  const earnsSome = parts.some(({ value, negative }) => value > 0 && !negative);
  return amount.value > 0 && earnsSome && Math.abs(sum + amount.value) < ROUNDING && !parts.some(isPayout);
}

// What a week brought is paid out below it on many screens.
const PAID_OUT = /payout|paidout|cashedout|transfer|deposit|retir|enviad|sentto|banco|bank|saldo|balance/;

// Without "october 2026", which heads the days of a week on some screens.
const MONTH =
  'january|february|march|april|may|june|july|august|september|october|november|december|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre';
const OTHER_SPAN = new RegExp(
  String.raw`resumen(anual|mensual|delano|delmes)|^(anual|mensual|monthly|yearly|annual)|(this|last|your|the)(month|year)|(este|ultimo|del|tu)(mes|ano)|(mes|ano)(pasado|anterior|actual)|yeartodate|\d{1,2}(months|meses)|(de|earnings|ganado|ganaste|earned)(hoy|today|ayer|yesterday)$|^(thatday|esedia|deldia|dayearnings|dailyearnings)$|^(your|tu|mi|my)(${MONTH})(in|en|$)|(in|en)(numbers|review|numeros)$`,
);

// Only what heads the sum counts: menus and other sums name other spans on many screens.
function headsOf({ title, amount, week, lines }: Choice): TextLine[] {
  const words = [...(title ? [title] : []), ...wordsAround(amount.figure.line, lines)];
  return words.filter((line) => !week.lines.includes(line));
}

function namesOtherSpan(choice: Choice): boolean {
  return headsOf(choice).some(({ text }) => text.length < 40 && OTHER_SPAN.test(squeeze(text)));
}

const OF_DAY = /^(total|ganancias?|earnings)?(de(l|este|ese)?dia|(of|for)?(the|this|that)?day|dehoy|today)(total)?$/;

/** Whether a row calls the same sum a day's total. */
function isTotalOfDay({ amount, figures, lines }: Choice): boolean {
  return figures.some(
    ({ value, line }) =>
      value === amount.value &&
      value > 0 &&
      OF_DAY.test(
        squeeze(
          rowOf(line, lines)
            .map(({ text }) => text.replace(/(MXN?|USD?)?\s?\$?[\d.,]+/g, ' '))
            .join(' '),
        ),
      ),
  );
}

// An arrow to the day before or after is often read as a digit or a letter.
const ARROW = /^[<>‹›«»1lIVL|()]{1,2}$/;

function showsOtherSpan({ near, week, amount, lines }: Choice, capturedAt: string): boolean {
  const captions = captionsOf(amount.figure.line, lines);
  // A day with a label or a sum in its row is a row of the breakdown.
  const alone = rowsOf(lines.filter((line) => !ARROW.test(line.text.trim()))).filter((row) =>
    row.every((line) => captions.includes(line) && !week.lines.includes(line)),
  );
  const heads = alone.filter((row) => row.length === 1).flat();
  if (heads.some(({ text }) => ONE_DAY.test(fold(text).trim()))) return true;
  return [...near, ...captions].some((line) => {
    const days = week.lines.includes(line) ? null : spanIn(line.text, capturedAt);
    return days !== null && days !== 7 && days !== 8;
  });
}

// What the words at the sum call it, where that isn't what the week brought: how they begin ("Promedio de 8 semanas"), all that they are, or how they end.
const BEGINS_AS =
  'promedio|average|avg|meta|goal|objetivo|target|estimad|estimat|proyec|project|pronostic|forecast|pendiente|porpagar|porcobrar|pending|podrias|gana(hasta|desde)|youcould|earn(upto|from)|(te)?faltan?|(bono|premio)de|loan|prestamo|credito|deuda|adeudo|debt|debes|youowe|gast(o|as|aste)|yousp|expense|ahorr|yousaved|savings|ejemplo|example|mejorsemana|bestweek|haceunano|ayearago|(ganancias|ingresos)de(la)?flota|fleet(earnings|income)|rentasemanal|rent$';
const IS_ONLY =
  'propinas?|tips?|bonos?|bonus|bonuses|renta|impuestos?|tax|taxes|tarifadeservicio|servicefee|comision|commission|efectivocobrado|cashcollected|retirado|cashedout|withdrawn|saldodisponible|availablebalance|disponible|available|ayer|yesterday|por(hora|viaje|entrega|pedido)|per(hour|trip|ride|delivery|order)|flota|fleet|togo|remaining';
const ENDS_AS = 'youowe(us)?|que(nos|le)?debes|adeudas|amountdue|apagar|pordepositar|todeposit';
const ITS = '(tu|tus|el|la|los|mi|mis|your|the|my)?(weekly|daily)?';
const OTHER_SUM = new RegExp(`^${ITS}(${BEGINS_AS}|(${IS_ONLY})$|.*(${ENDS_AS})$)`);
const HEADS_OTHER_SUM = new RegExp(`^${ITS}(${BEGINS_AS})`);
const LONGEST_NAME = 30;

/** Whether the words at the sum, above the dates over it, or at the top of the page call it something else. */
function isNamedOtherwise({ amount, week, lines, title }: Choice): boolean {
  const head = amount.figure.line;
  const names = (around: TextLine[], other: RegExp): boolean =>
    around.some(
      (line) => !week.lines.includes(line) && line.text.length < LONGEST_NAME && other.test(squeeze(line.text)),
    );
  const dates = captionsOf(head, lines).filter((line) => week.lines.includes(line) && line.bottom < middle(head));
  const above = dates.flatMap((date) => wordsAround(date, lines).filter((line) => line.bottom < middle(date)));
  // "Estimado conductor," begins a mail.
  const headings = [...above, ...(title ? [title] : [])].filter(({ text }) => !/[,:]\s*$/.test(text));
  return names(wordsAround(head, lines), OTHER_SUM) || names(headings, HEADS_OTHER_SUM);
}

// "Saturday, Sep 12" with nothing else, as the heading of a day.
const ONE_DAY = new RegExp(
  String.raw`^(${WEEKDAY})[.,]*\s*(\d{1,2}[/.-]\d{1,2}|\d{1,2}\s*(de\s*)?[a-z]{3,10}|[a-z]{3,10}\.?\s*\d{1,2}(st|nd|rd|th)?)\.?(,?\s*(de\s*)?20\d\d)?$`,
);

/** "- 8 nov" or "al 8 de nov" beside the dates of the week. */
function goesOn(line: TextLine, week: TextLine[]): boolean {
  const beside = week.some((other) => gapBetween(line, other) < 1.5 * Math.min(line.height, other.height));
  const begins =
    /^\s*([-–—]|(al|to|hasta|through|thru|until)\b)\s*\S/i.test(line.text) && /\d|[a-z]{3}/i.test(line.text);
  const sum = /\$|\d[.,]\d{2}\s*$/.test(line.text);
  return beside && begins && !sum;
}

/** Other weeks with sums of their own, while the chosen one is neither in the row of its sum nor above all of them. */
function isOneOfSeveral({ weeks, week, amount, figures, lines }: Choice): boolean {
  const others = weeks.filter(({ start }) => start !== week.start);
  const ownSum = (seen: typeof week) =>
    figures.some((figure) => seen.lines.some((line) => rowOf(line, lines).includes(figure.line)));
  const top = Math.min(...week.lines.map((line) => line.top));
  const heads = top <= amount.figure.line.bottom && others.every(({ lines: [first] }) => first!.top > top);
  // One of a list that is opened: its parts below add up to the sum right below it.
  const sum = amount.figure.line;
  const isOpened =
    amount.verified && week.lines.every((line) => line.top < sum.top && gapBetween(line, sum) < 1.3 * sum.height);
  return others.length > 0 && !ownSum(week) && !heads && !isOpened && others.some(ownSum);
}

/** Whether the only mention of the week is in a row that gives it another sum. */
function hasOtherSum({ weeks, week, amount, figures, lines }: Choice): boolean {
  if (weeks.some((other) => other !== week && other.start === week.start)) return false;
  const beside = rowsOf(lines)
    .filter((row) => week.lines.some((line) => row.includes(line)))
    .map((row) => row.filter((line) => !week.lines.includes(line)));
  if (beside.some((row) => row.includes(amount.figure.line))) return false;
  return beside.some(
    (row) => row.length === 1 && figures.some((own) => own.line === row[0] && differs(own, amount.value)),
  );
}

/** Whether the chosen week and its sum stand a second time, as in a list beside the opened week. */
export function isRepeated({ week, weeks, amount, figures, lines }: Choice): boolean {
  const again = weeks.filter(({ start, single, partial }) => start === week.start && !single && !partial);
  if (again.length < 2) return false;
  return again
    .flatMap((seen) => seen.lines)
    .some((line) =>
      figures.some(
        (figure) =>
          figure !== amount.figure &&
          Math.round(figure.value * 100) === Math.round(amount.value * 100) &&
          (gapBetween(line, figure.line) < 1.3 * Math.max(line.height, figure.line.height) ||
            isOnlySumOfRow(figure, line, figures, lines)),
      ),
    );
}

function isOnlySumOfRow(figure: Figure, label: TextLine, figures: readonly Figure[], lines: TextLine[]): boolean {
  const row = rowOf(label, lines);
  return figures.filter(({ line }) => row.includes(line)).length === 1 && row.includes(figure.line);
}

const BEST_WEEK = /(best|top|record|highest)week|mejorsemana|semana(record|masalta)/;
/** Lines from the words over a week's own sum to its dates, in their heights. */
const UP_TO_DATES = 4;

/** Whether the week is named as the best one of a longer time, whose sum another one is. */
function isBestWeek(week: readonly TextLine[], lines: readonly TextLine[]): boolean {
  return lines.some(
    (line) =>
      BEST_WEEK.test(squeeze(line.text)) &&
      week.some(
        (dates) =>
          line === dates ||
          (line.top < dates.top &&
            dates.top - line.bottom < UP_TO_DATES * dates.height &&
            Math.abs(line.left - dates.left) < dates.height),
      ),
  );
}

const ROUNDING = 0.035;

// The whole row: "Gross" is another sum, and "Total of your tips" a part.
const TOTAL =
  /^(tus?|el|la|your?|the)?((total|monto|importe)(del?|of|for)?)?(ganancias?|ingresos?|earnings|income|ganado|ganaste|generaste|cobraste|earned|made|net[oa]s?|net|semanal|weekly|totale?s?|semana|week|pay|(de|en|for|of)?(la|esta|this|the)(semana|week))+$/;

/** Whether a figure is alone in a row that calls it the earnings of the week. */
function isTotal(figure: Figure, figures: readonly Figure[], lines: TextLine[]): boolean {
  const row = rowOf(figure.line, lines);
  const isAlone = figures.every((other) => other === figure || !row.includes(other.line));
  const words = row
    .map(({ text }) => text.replace(/(MXN|USD)?\s?\$?\s?\d[\d,]*(\.\d{2})?\s?(MXN|USD)?/, ' '))
    .join(' ');
  return (
    isAlone &&
    !/^\W*(la |esta |this )?(semana|week)\W*$/i.test(words) &&
    !/\d/.test(words) &&
    TOTAL.test(squeeze(words.replace(/[^\p{L}\s]/gu, ' ')))
  );
}

/**
 * Whether a larger total is what was earned before what the screen takes off, to the cent. Not if that was paid out or collected in cash: the
 * rest is a balance then.
 */
function isGross(total: Figure, { amount, figures, lines }: Choice): boolean {
  const off = cents(total.value - amount.value);
  const says = (words: RegExp, { line }: Figure) => rowOf(line, lines).some(({ text }) => words.test(squeeze(text)));
  const taken = figures
    .filter((figure) => figure.negative || says(TAKEN_OFF, figure))
    .filter((figure) => figure !== amount.figure && !says(PAID_OUT, figure) && !says(CASH, figure))
    .toSorted((a, b) => a.line.top - b.line.top);
  return off > 0 && !says(NET, total) && taken.some((_, from) => reaches(off, taken.slice(from)));
}

const NET = /net[oa]|^(your)?net|takehome/;
const CASH = /efectivo|cash/;

/** Whether the first ones of these figures add up to the sum, in cents. */
function reaches(sum: number, figures: readonly Figure[]): boolean {
  return figures.some(
    (_, last) => sum === figures.slice(0, last + 1).reduce((all, { value }) => all + cents(value), 0),
  );
}

function cents(value: number): number {
  return Math.round(value * 100);
}

function differs({ value, negative, marked, decimals }: Figure, amount: number): boolean {
  const isMoney = !negative && (marked || decimals === 2);
  return isMoney && Math.abs(value - amount) > ROUNDING && Math.round(value) !== Math.round(amount);
}

const TRIPS =
  /^(tus?|your|mis?|my|numerode|totalde|total)?(viajes?|trips?|rides?|carreras|entregas|deliveries|pedidos|orders|servicios|jobs)(completad[oa]s|realizad[oa]s|hech[oa]s|completed|done|total(es)?)?$/;

/** Whether all counts of trips and deliveries on the screen are zero. */
function countsNoTrips(lines: TextLine[]): boolean {
  const rows = rowsOf(lines).map((row) => row.map(({ text }) => text).join(' '));
  const counts = rows.flatMap((text) => {
    const [, before, number, after] = /^(\D*)\b(\d{1,3})(\D*)$/.exec(text) ?? [];
    return number !== undefined && TRIPS.test(squeeze(`${before} ${after}`)) ? [Number(number)] : [];
  });
  return counts.length > 0 && counts.every((count) => count === 0);
}
