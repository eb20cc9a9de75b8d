import { fold, squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { captionsOf, gapBetween, rowOf, rowsOf } from './layout.ts';
import { findMoney } from './money.ts';
import { isPeriodSwitch, namesWeek } from './weeks/period-switch.ts';

const WHOLE =
  /total|gananci|gananc|earning|ingreso|income|ganaste|ganado|youearned|earned|youmade|neto|^net[^a-z]|^net$|netpay|netearn|factur|generad|generaste|cobraste|recib|resumen|summary|semanal|weekly|acumulad/;
const PART =
  /saldo|balance|propina|\btips?\b|^tips|tips$|promocion|promo|bono|bonus|recompensa|reward|incentiv|meta|goal|objetivo|disponib|available|retir|cashout|efectivo|cashcollect|semanapasada|lastweek|semanaanterior|previous|anterior|promedio|average|avg|porhora|perhour|hourly|\/h|porviaje|pertrip|perride|hoy|today|ayer|yesterday|comision|servicefee|fee|impuesto|tax|deuda|owed|pagos|payout|deposit|transfer|tarifa|fare|ajuste|adjust|peaje|toll|reembols|refund|extra|desafio|quest|direct|tarjeta|card|faltan|pendiente|pending|inicial|(?<!monto|pago|amount|pay)final(?!amount|pay)|gross|bruto|starting|ending|mejordia|bestday|vs\.?|mas que|morethan|lessthan/;
// "tip" as a word of its own: the expressions above see text without spaces.
const TIPS = /\btips?\b/;

// Words about an account: in a page heading they name where the money goes, not a partial sum.
const ACCOUNT = /saldo|balance|pagos|payout|deposit|transfer|cartera|wallet/g;
// "Week ending Nov 8" names the week, not the sum at its end.
const ENDING = /week(ending|starting)|semana(que)?(termina|inicia|final)/g;
// "Includes tips", "before taxes", "trips, bonuses and tips": more than the part that is named.
const LISTS_PARTS =
  /inclu|^(ya)?con(propina|bono|extra|todo)|^(with)?tips(included|andall)|^(tus|your)?with(tips|bonus)|antesde(impuesto|retiro|comision|cuota|gasto)|^before(tax|fee|cash|expense)|(viajes|trips|rides|entregas|deliveries|tarifas|fares)(,|y|and|&|\+)|(,|y|and|&|\+)(viajes|trips|rides|entregas|deliveries|tarifas|fares)/;
// Where the money goes and when: "deposit on Wednesday".
const ARRIVES =
  /(deposit|transfer|pago|payout|paid|llega).*(lunes|martes|miercoles|jueves|viernes|monday|tuesday|wednesday|thursday|friday|camino|programad|scheduled|onitsway)/;
// A page named after payments lists what the driver was paid.
const PAID = /^(mis|tus|my|your)?(pagos|payouts|payments)$/;
const BALANCE = /saldo|balance|disponib|available|cartera|wallet|retir|cashout/;
const EARNED = /gana|earn|ingreso|income|semana|week|factur|generad/;

/** Whether the words around a figure say that it is the whole week ("whole"), another sum ("part"), or neither. */
export function captionKind(line: TextLine, lines: TextLine[]): 'whole' | 'part' | 'none' {
  const own = kindOf(line.text);
  if (own !== 'none') return own;
  const captions = wordsAround(line, lines);
  const kinds = captions.map((other) => kindOf(other.text));
  const sameRow = captions.filter((other) => Math.min(other.bottom, line.bottom) - Math.max(other.top, line.top) > 0);
  const rowKind = sameRow.map((other) => kindOf(other.text)).find((kind) => kind !== 'none');
  if (rowKind) return rowKind;
  if (kinds.includes('whole')) return 'whole';
  return kinds.includes('part') ? 'part' : 'none';
}

/** Whether the words beside the figure say "total of the week", regardless of other sums on the screen. */
export function isWeekTotal(figure: { line: TextLine }, lines: TextLine[]): boolean {
  return wordsAround(figure.line, lines).some((line) => {
    const words = squeeze(line.text);
    return /total/.test(words) && /semana|week/.test(words) && !PART.test(words);
  });
}

/**
 * The lines without those of the week: dates say nothing about the sum. Neither does "Last week" beside the sum and its dates,
 * where it names that week and no other sum.
 */
export function withoutWeek(figure: { line: TextLine }, week: TextLine[], lines: TextLine[]): TextLine[] {
  const captions = captionsOf(figure.line, lines);
  const besides = week.some((line) => line === figure.line || captions.includes(line));
  const named = (line: TextLine): boolean => besides && captions.includes(line) && namesWeek(line.text);
  return lines.filter((line) => line === figure.line || !(week.includes(line) || named(line)));
}

// Of a phone's status bar, which is often as high as the page's heading.
const STATUS = /^(\S{1,10} )?(lte|[2345]g\+?)\b.{0,6}$|^\S{2,10} \d{1,3} ?%$/i;

/** Whether the screen's heading is about tips, bonuses or a balance alone. */
export function isAboutPart(figure: { line: TextLine }, all: TextLine[]): boolean {
  const lines = all.filter((line) => !PAID.test(squeeze(line.text)));
  // The label of another sum isn't a heading.
  const listed = new Set(
    rowsOf(lines)
      .filter((row) => !row.includes(figure.line) && row.some(isSum))
      .flat(),
  );
  const above = lines.filter(
    (line) =>
      line !== figure.line &&
      !listed.has(line) &&
      !STATUS.test(line.text.trim()) &&
      line.bottom < figure.line.top + 0.5 * line.height &&
      /[a-z]{3}/i.test(line.text),
  );
  const tallest = Math.max(0, ...above.map((line) => line.height));
  const headings = above.filter((line) => line.height > 0.9 * tallest);
  const whole = above.some((line) => kindOf(line.text) === 'whole');
  if (!whole && captionKind(figure.line, lines) === 'part') return true;
  if (isEarningsRow(figure.line, lines)) return false;
  const earned = wordsAround(figure.line, lines).some(
    (line) => kindOf(line.text) === 'whole' && EARNED.test(squeeze(line.text)),
  );
  const isPart = (heading: TextLine): boolean =>
    kindOf(heading.text) === 'part' &&
    !PAID.test(squeeze(heading.text)) &&
    heading.text.length < 30 &&
    !(earned && isAccount(heading));
  return headings.length > 0 && headings.every(isPart);
}

/** Whether the words beside the figure call it a balance, which is money on an account and not the earnings of a week. */
export function isAboutAccount(figure: { line: TextLine }, lines: TextLine[]): boolean {
  const around = [figure.line, ...wordsAround(figure.line, lines)];
  return around.some((line) => BALANCE.test(squeeze(line.text))) && captionKind(figure.line, lines) !== 'whole';
}

/** Whether the figure's own row calls it earnings, and not a part of them. */
export function isEarningsRow(line: TextLine, lines: TextLine[]): boolean {
  const row = rowOf(line, lines);
  const words = squeeze(row.map((piece) => piece.text.replace(/[$\d.,]+/g, ' ')).join(' '));
  return EARNED.test(words) && !PART.test(words);
}

/** Whether the figure's row has a week's dates, and the words right above or below these call it earnings. */
export function isByEarnings(
  line: TextLine,
  lines: TextLine[],
  dated: ReadonlySet<TextLine>,
  earned = EARNED,
): boolean {
  const row = rowOf(line, lines);
  const dates = row.filter((piece) => dated.has(piece));
  const words = squeeze(row.map((piece) => piece.text).join(' '));
  const isBy = (other: TextLine): boolean =>
    dates.some(
      (date) =>
        gapBetween(other, date) < date.height &&
        Math.min(other.bottom, date.bottom) - Math.max(other.top, date.top) < 0.3 * date.height &&
        Math.abs(other.left - date.left) < date.height,
    );
  const calls = ({ text }: TextLine): boolean => earned.test(squeeze(text)) && kindOf(text) === 'whole';
  return !PART.test(words) && lines.some((other) => isBy(other) && calls(other));
}

const DEPOSIT =
  /^(tu|your)?(monto|importe|cantidad|total|amount)?(del?|of|for|en)?(tu|your|the)?(deposit|pagoenviado|payout|paidout|transfer|enviad|sent)/;

/**
 * Whether the words beside the figure call it what was deposited, and not when: that is what was left of the earnings after cash and
 * earlier balances.
 */
export function isAboutDeposit(figure: { line: TextLine }, lines: TextLine[]): boolean {
  const around = [figure.line, ...wordsAround(figure.line, lines)].map(({ text }) => squeeze(text));
  const isDeposit = around.some((words) => DEPOSIT.test(words) && !ARRIVES.test(words));
  return isDeposit && captionKind(figure.line, lines) !== 'whole';
}

/** The words that describe a figure. Buttons don't, and neither does the label of another sum in that sum's row. */
export function wordsAround(line: TextLine, lines: TextLine[]): TextLine[] {
  const foreign = rowsOf(lines).filter((row) => isPeriodSwitch(row) || (!row.includes(line) && row.some(isSum)));
  const others = new Set(foreign.flat());
  const sums = lines.filter((other) => other !== line && isSum(other));
  const ofOther = (label: TextLine): boolean =>
    sums.some(
      (sum) =>
        (standsUnder(label, sum) && sum.top > line.bottom) ||
        (sharesRow(label, sum) && label.left > line.right && sum.left > label.right),
    );
  return captionsOf(line, lines).filter((other) => !/\d/.test(other.text) && !others.has(other) && !ofOther(other));
}

// On a tile, the label right below a sum, in its column, belongs to that sum.
function standsUnder(label: TextLine, sum: TextLine): boolean {
  const gap = label.top - sum.bottom;
  return (
    gap > -0.5 * label.height && gap < label.height && Math.min(label.right, sum.right) > Math.max(label.left, sum.left)
  );
}

// A table beside the sum has labels of its own.
function sharesRow(a: TextLine, b: TextLine): boolean {
  return Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.height, b.height);
}

function isSum(line: TextLine): boolean {
  return findMoney(line.text).some(({ marked, decimals }) => marked || decimals === 2);
}

function isAccount(line: TextLine): boolean {
  return !PART.test(squeeze(line.text).replace(ACCOUNT, ''));
}

// The heading of a list of weeks, each with its own sum.
const EARLIER_WEEKS = /^(mis|tus|my|your)?(semanas(anteriores|pasadas|previas)|(previous|past|earlier)weeks)$/;
// The screen's own week, seen from the next one.
const MADE_LAST_WEEK =
  /^(lastweek,?you(made|earned)|you(made|earned)lastweek|(la)?semana(pasada|anterior),?(ganaste|generaste|cobraste)|(ganaste|generaste|cobraste)la?semana(pasada|anterior))[:.]?$/;

/** Whether a word of {@link PART} is there; not if it only arises where two others meet, as in "esto llevas". */
function namesPart(text: string, words: string): boolean {
  if (!PART.test(words)) return false;
  const pieces = fold(text).trim().split(/\s+/);
  if (pieces.join('') !== words) return true;
  const starts = new Set<number>();
  let at = 0;
  for (const piece of pieces) {
    starts.add(at);
    at += piece.length;
  }
  return [...words.matchAll(new RegExp(PART, 'g'))].some(({ index, 0: match }) => {
    const within = [...match].some((_, k) => k > 0 && starts.has(index + k));
    return starts.has(index) || !within;
  });
}

function kindOf(text: string): 'whole' | 'part' | 'none' {
  const words = squeeze(text).replace(ENDING, 'week');
  if (MADE_LAST_WEEK.test(words)) return 'whole';
  if (EARLIER_WEEKS.test(words)) return 'none';
  if ((namesPart(text, words) || TIPS.test(fold(text))) && !LISTS_PARTS.test(words) && !ARRIVES.test(words))
    return 'part';
  return WHOLE.test(words) ? 'whole' : 'none';
}
