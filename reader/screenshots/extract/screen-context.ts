import { fold, squeeze } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { foreignWeight } from './foreign-words.ts';
import { middle, type Row, rowsOf } from './layout.ts';
import { findMoney } from './money.ts';
import { isPeriodSwitch } from './weeks/period-switch.ts';

/** Evidence for the kind of a screen: numbers of independent signs. */
export interface ScreenContext {
  /** Words of a driver app: trips, hours online, acceptance, a platform's name. */
  driver: number;
  /** Shapes of a summary that need no known word: durations, counts, a chart axis or a list of weekdays. */
  shape: number;
  /** Words of other apps: bank, shop, receipt, campaign, spending, chat. */
  foreign: number;
  /** Whether it shows chat bubbles with times. */
  chat: boolean;
}

const DRIVER = [
  /viaje|envios|trips?\b|rides?\b|entregas|deliver|orders?completed|pedidoscompletad|servicios|recorridos|carreras|corridas|jobs\b|runs\b|drives\b|dashes|tareas|tasks|batches|blocks|bloques|turnos|shifts|jornada/,
  /enlinea|online|conectad|conexion|activetime|tiempoactivo|dashtime|horasactiv|bookedtime|timeonline|alvolante|wheel|enruta|ontheroad|timeonroad|driven/,
  /gananci|earning|ingreso|ganaste|ganado|earned|youmade|netpay|facturacion/,
  /conductor|driver|driving|socio|dasher|repartidor|chofer/,
  /aceptacion|acceptance|cancelaci|cancellation|finalizacion|completion/,
  /uber|didi|lyft|indrive|doordash|cabify|rappi|bolt\b/,
  /porhora|perhour|hourly|\/h\b|\/hr|porviaje|pertrip|perride/,
  /tarifaneta|netfare|tarifadeviaje|tripfare|ridefare|basepay|pagobase/,
];
const DURATION = /\d\s?(h|hr|hrs|horas?|hours?|min|mins|minutos|minutes)(?![a-z])/;
// "29 nov · 6:13" in a list of trips is the time of a trip, not the end of a chat bubble.
const DATED_HOUR =
  /^([a-z]{3,9}[.,]?\s?)?(\d{1,2}\s?(de\s?)?[a-z]{3,10}|[a-z]{3,9}\.?\s?\d{1,2}|\d{1,2}[/-]\d{1,2}([/-]\d{2,4})?)\W{0,3}\d{1,2}:\d{2}/;
// "8:00 - 12:30" is a shift, or a courier's block of hours.
const HOURS = /^\d{1,2}:\d{2}(\s?[ap]\.?m\.?)?\s?(-|a|to|al)\s?\d{1,2}:\d{2}(\s?[ap]\.?m\.?)?$/;
const TABLE = 3;
const PERCENT = /^\d{1,3}\s?%$/;

/**
 * `addsUp`: the sums on the screen add up to the week's. `near`: the lines whose foreign words count, by default all. A card
 * about something else says nothing against the rest of a screen.
 */
export function screenContext(
  lines: TextLine[],
  asked: { kind: 'earnings' | 'profile'; addsUp: boolean },
  near: TextLine[] = lines,
): ScreenContext {
  const words = lines.map((line) => squeeze(line.text));
  const says = (pattern: RegExp): boolean => words.some((text) => pattern.test(text));
  let driver = DRIVER.filter(says).length;
  if (lines.filter((line) => PERCENT.test(line.text.trim())).length >= 2) driver++;
  const rows = rowsOf(lines);
  const shapes = [
    lines.some((line) => DURATION.test(fold(line.text))),
    rows.some(isWeekAxis),
    rows.filter(isDayRow).length >= 5,
    rows.some(isCount),
    rows.some(isPeriodSwitch),
  ];
  const labels = new Set(rows.filter(isSumRow).flat());
  // Times in a table aren't times of messages.
  const tabled = new Set(rows.filter((row) => row.length >= TABLE && row.some(hasMoney)).flat());
  const chat = isChat(lines.filter((line) => !tabled.has(line) && !isBesideSum(line, lines)));
  const foreign = (chat ? 3 : 0) + foreignWeight(near, labels, asked);
  return { driver, shape: shapes.filter(Boolean).length, foreign, chat };
}

// The labels of the days below a chart: letters, names or numbers.
function isWeekAxis(row: Row): boolean {
  const day =
    /^(l|m|j|v|s|d|t|w|f|x|lun?|mar?|mie?|jue?|vie?|sab?|dom?|mon?|tue?|wed?|thu?|fri?|sat?|sun?|lu|ma|mi|ju|vi|sa|do|mo|tu|we|th|fr|su)[.,]?$/;
  const words = row.map((line) => squeeze(line.text));
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const steps = numbers.slice(1).filter((number, k) => number === numbers[k]! + 1).length;
  return words.filter((word) => day.test(word)).length >= 3 || steps >= 3;
}

// One sum for each day of the week: only a week's earnings are listed like this.
function isDayRow(row: Row): boolean {
  const day = /^(lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\d{0,2}/;
  return day.test(squeeze(row[0]!.text)) && row.some((line) => findMoney(line.text).length > 0);
}

function hasMoney(line: TextLine): boolean {
  return findMoney(line.text).length > 0;
}

// The time of a trip below its kind, and what it brought to the right of both, halfway between.
function isBesideSum(line: TextLine, lines: TextLine[]): boolean {
  const kind = lines.find(
    (other) =>
      Math.abs(other.left - line.left) < 0.5 * line.height &&
      middle(other) < middle(line) &&
      line.top - other.bottom < 0.6 * line.height,
  );
  const isBetween = (sum: TextLine): boolean =>
    kind !== undefined && sum.left > line.right && middle(kind) < middle(sum) && middle(sum) < middle(line);
  return lines.some((sum) => isBetween(sum) && hasMoney(sum) && !/\p{L}{4}/u.test(sum.text));
}

// A label and a plain number: a count.
function isCount(row: Row): boolean {
  const [first, last] = [row[0]!, row[row.length - 1]!];
  return row.length === 2 && /[a-z]{4}/i.test(first.text) && /^\d{1,3}$/.test(last.text.trim());
}

function isSumRow(row: Row): boolean {
  const last = row[row.length - 1]!;
  return (
    row.length === 2 &&
    /[a-z]{3}/i.test(row[0]!.text) &&
    findMoney(last.text).length > 0 &&
    last.height < 1.35 * row[0]!.height
  );
}

// Chat bubbles end with a time, right after the words or in a small box. A single time is that of the status bar.
function isChat(lines: TextLine[]): boolean {
  const stamped = lines.filter(
    (line) =>
      /\d{1,2}:\d{2}\s?([ap]\.?m\.?)?\s?[√✓v/]*$/i.test(line.text.trim()) &&
      line.text.trim().length > 7 &&
      !DATED_HOUR.test(fold(line.text).trim()) &&
      !HOURS.test(fold(line.text).trim()),
  );
  const small = lines.filter((line) => /^\d{1,2}:\d{2}(\s?[ap]\.?m\.?)?$/i.test(line.text.trim()));
  return stamped.length + small.length >= 4 && lines.some((line) => line.text.length > 24);
}
