import type { TextLine } from '../engine/text-line.ts';
import { fold, squeeze } from './fold.ts';
import { type Row, rowsOf } from './layout.ts';
import { findMoney } from './money.ts';

/** What the rest of a screen says about its kind; counts of independent witnesses. */
export interface ScreenContext {
  /** Words of a driver's app: trips, hours online, acceptance, a platform's name. */
  driver: number;
  /** Shapes of a summary that need no known word: durations, counts, an axis or a list of the days of a week. */
  shape: number;
  /** Words of something else: bank, shop, receipt, campaign, spending, chat. */
  foreign: number;
}

const DRIVER = [
  /viaje|trips?\b|rides?\b|entregas|deliver|orders?completed|pedidoscompletad|servicios|recorridos|carreras|corridas|jobs\b|runs\b|drives\b|dashes|tareas|tasks|batches|blocks|bloques|turnos|shifts|jornada/,
  /enlinea|online|conectad|conexion|activetime|tiempoactivo|dashtime|horasactiv|bookedtime|timeonline|alvolante|wheel|enruta|ontheroad|timeonroad|driven/,
  /gananci|earning|ingreso|ganaste|youearned|youmade|netpay|facturacion/,
  /conductor|driver|driving|socio|dasher|repartidor|chofer/,
  /aceptacion|acceptance|cancelaci|cancellation|finalizacion|completion/,
  /uber|didi|lyft|indrive|doordash|cabify|rappi|bolt\b/,
  /porhora|perhour|hourly|\/h\b|\/hr|porviaje|pertrip|perride/,
  /tarifaneta|netfare|tarifadeviaje|tripfare|ridefare|basepay|pagobase/,
];
interface Foreign {
  weight: number;
  words: RegExp;
  /** Counts even as the label of a lesser sum; other words may be a line of a driver's own statement ("Renta -$1,200"). */
  rows?: true;
}

const FOREIGN: readonly Foreign[] = [
  { weight: 3, words: /gasto|gastad|spending|spent|expense|presupuesto|budget|egresos|consumos/ },
  {
    weight: 2,
    words:
      /movimientos|estadodecuenta|accountstatement|saldodisponible|availablebalance|clabe|spei|cuentadeahorro|cuentadecheques|checking|savings|ahorro/,
  },
  { weight: 2, words: /tarjetadecredito|creditcard|banco|^bank/ },
  { weight: 3, words: /nomina|payroll|payslip|salary|sueldo|^isr$|^imss$/, rows: true },
  {
    weight: 3,
    words:
      /comprar|carrito|addtocart|buynow|opiniones|reviews|resenas|envio|shipping|subtotal|^iva$|checkout|tupedido|yourorder|llegagratis|entregaestimada|deliveryfee/,
    rows: true,
  },
  {
    weight: 3,
    words:
      /recibo|receipt|cobramos|wecharged|pagaste|youpaid|viajastecon|yourodewith|graciaspor(viajar|tuviaje|elegir)|thanksfor(riding|choosing|tipping)|^(tuconductor|yourdriver):?$|totalpagado|totalpaid|amountcharged/,
    rows: true,
  },
  {
    weight: 3,
    words:
      /earnupto|earnextra|ganahasta|ganaextra|completa\d+|complete\d+|desafio|challenge|quest$|terminosycond|terms(and|&)cond|participa|inscri|optin|garantiz|guarantee|promocionvalida|validodel|validfrom|vigencia/,
  },
  { weight: 3, words: /resumenmensual|monthlysummary|resumenanual|annualsummary|yearly|anofiscal|taxsummary|1099/ },
  {
    weight: 3,
    words:
      /renta\b|rentade|alquiler|leasing|rental|mensualidad|prestamo|loan|invoice|poliza|policy|cobertura|coverage|pagarahora|paynow/,
  },
  {
    weight: 2,
    words:
      /instalar|^install|descargas|downloads|appstore|playstore|seguidores|followers|publicaciones|trailer|pelicula|temporada|episod/,
    rows: true,
  },
  { weight: 3, words: /estimad[oa]|estimate|proyecta|forecast|pronostico|simulador|calculadora/ },
  {
    weight: 2,
    words:
      /hotel|reservacion|reservation|reservar|checkin|noches|nights|vuelo|flight|habitacion|anfitrion|bloquear|compartircontacto|sharecontact/,
    rows: true,
  },
];
const DURATION = /\d\s?(h|hr|hrs|horas?|hours?|min|mins|minutos|minutes)(?![a-z])/;
const PERCENT = /^\d{1,3}\s?%$/;

export function screenContext(lines: TextLine[]): ScreenContext {
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
  const headings = lines.filter((line) => !labels.has(line)).map((line) => squeeze(line.text));
  let foreign = isChat(lines) ? 3 : 0;
  for (const { weight, words: pattern, rows: anywhere } of FOREIGN) {
    if ((anywhere ? words : headings).some((text) => pattern.test(text))) foreign += weight;
  }
  return { driver, shape: shapes.filter(Boolean).length, foreign };
}

// The days under a chart, by letter, by name or by number.
function isWeekAxis(row: Row): boolean {
  const day =
    /^(l|m|j|v|s|d|t|w|f|x|lun?|mar?|mie?|jue?|vie?|sab?|dom?|mon?|tue?|wed?|thu?|fri?|sat?|sun?|lu|ma|mi|ju|vi|sa|do|mo|tu|we|th|fr|su)[.,]?$/;
  const words = row.map((line) => squeeze(line.text));
  const numbers = words.filter((word) => /^\d{1,2}$/.test(word)).map(Number);
  const steps = numbers.slice(1).filter((number, k) => number === numbers[k]! + 1).length;
  return words.filter((word) => day.test(word)).length >= 3 || steps >= 3;
}

// "Day  Week  Month" side by side.
function isPeriodSwitch(row: Row): boolean {
  const words = row.map((line) => squeeze(line.text));
  return (
    [
      /^(dia|diario|hoy|day|daily|today)$/,
      /^(semana|semanal|week|weekly)$/,
      /^(mes|mensual|month|monthly|ano|year|historial|history)$/,
    ].filter((period) => words.some((word) => period.test(word))).length >= 2
  );
}

// One sum for each day of the week: nothing but a week's earnings is listed so.
function isDayRow(row: Row): boolean {
  const day = /^(lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\d{0,2}/;
  return day.test(squeeze(row[0]!.text)) && row.some((line) => findMoney(line.text).length > 0);
}

// A label and a plain number: so many of something were done.
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

// Bubbles carry the hour at their end, right after the words or in a small box; one clock alone is the status bar's.
function isChat(lines: TextLine[]): boolean {
  const stamped = lines.filter(
    (line) => /\d{1,2}:\d{2}\s?([ap]\.?m\.?)?\s?[√✓v/]*$/i.test(line.text.trim()) && line.text.trim().length > 7,
  );
  const small = lines.filter((line) => /^\d{1,2}:\d{2}(\s?[ap]\.?m\.?)?$/i.test(line.text.trim()));
  return stamped.length + small.length >= 4 && lines.some((line) => line.text.length > 24);
}
