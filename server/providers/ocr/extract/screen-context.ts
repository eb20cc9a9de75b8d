import type { TextLine } from '../engine/text-line.ts';
import { fold, squeeze } from './fold.ts';
import { rowsOf } from './layout.ts';
import { findMoney } from './money.ts';

/** What the rest of a screen says about its kind; counts of independent witnesses. */
export interface ScreenContext {
  /** Words and shapes of a driver's app: trips, hours online, durations, an axis of weekdays, a platform's name. */
  driver: number;
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
const FOREIGN: readonly (readonly [weight: number, words: RegExp])[] = [
  [3, /gasto|gastad|gastaste|spending|spent|expense|presupuesto|budget|egresos|consumos/],
  [
    2,
    /movimientos|estadodecuenta|accountstatement|saldodisponible|availablebalance|clabe|spei|nomina|payroll|cuentadeahorro|checking|savings/,
  ],
  [2, /tarjetadecredito|creditcard|banco|\bbank/],
  [
    3,
    /comprar|agregaralcarrito|addtocart|carrito|buynow|opiniones|reviews|envio|subtotal|\biva\b|checkout|tupedido|yourorder|llegagratis|entregaestimada/,
  ],
  [
    3,
    /recibo|receipt|cobramos|wecharged|pagaste|youpaid|graciaspor(viajar|tuviaje|elegir)|thanksfor(riding|choosing|tipping)|tuconductor|yourdriver|pasajero:|totalpagado|amountcharged/,
  ],
  [
    3,
    /earnupto|ganahasta|completa\d+|complete\d+|desafio|challenge|quest\b|terminosycond|terms(and|&)cond|oferta|participa|inscri|optin|garantiz|guarantee|bonodebienvenida|promocionvalida|validodel|validfrom|vigencia/,
  ],
  [3, /resumenmensual|monthlysummary|resumenanual|annualsummary|yearly|anofiscal|taxsummary|1099/],
  [3, /renta\b|alquiler|leasing|rental|mensualidad|prestamo|\bloan|credito|factura\b|invoice/],
  [2, /instalar|install\b|descargas|downloads|appstore|playstore|calificacionesyresenas/],
  [3, /estimad[oa]|estimate|proyect|forecast|pronostico|simulador|calculadora/],
  [2, /hotel|reservacion|reservation|checkin|checkout|noches|nights|vuelo|flight|habitacion/],
];
const DURATION = /\d+\s?(h|hr|hrs|horas?|hours?)\b(\s?\d+\s?(m|min|mins|minutos|minutes)?)?|\d+\s?(min|mins|minutos)\b/;
const PERCENT = /^\d{1,3}\s?%$/;

export function screenContext(lines: TextLine[]): ScreenContext {
  const words = lines.map((line) => squeeze(line.text));
  const says = (pattern: RegExp): boolean => words.some((text) => pattern.test(text));
  let driver = DRIVER.filter(says).length;
  if (lines.some((line) => DURATION.test(fold(line.text)))) driver++;
  if (lines.filter((line) => PERCENT.test(line.text.trim())).length >= 2) driver++;
  if (hasWeekdayAxis(lines)) driver++;
  if (hasWeekdayRows(lines)) driver++;
  let foreign = 0;
  for (const [weight, pattern] of FOREIGN) if (says(pattern)) foreign += weight;
  if (isChat(lines)) foreign += 3;
  return { driver, foreign };
}

function hasWeekdayAxis(lines: TextLine[]): boolean {
  const day = /^(l|m|j|v|s|d|t|w|f|x|lun?|mar?|mie?|jue?|vie?|sab?|dom?|mon?|tue?|wed?|thu?|fri?|sat?|sun?)[.,]?$/;
  return rowsOf(lines).some((row) => row.filter((line) => day.test(squeeze(line.text))).length >= 4);
}

// One sum for each day of the week: nothing but a week's earnings is listed so.
function hasWeekdayRows(lines: TextLine[]): boolean {
  const day = /^(lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]?\d{0,2}/;
  const rows = rowsOf(lines).filter(
    (row) => day.test(squeeze(row[0]!.text)) && row.some((line) => findMoney(line.text).length > 0),
  );
  return rows.length >= 5;
}

// Bubbles carry the hour at their end, right after the words or in a small box; one clock alone is the status bar's.
function isChat(lines: TextLine[]): boolean {
  const stamped = lines.filter(
    (line) => /\d{1,2}:\d{2}\s?([ap]\.?m\.?)?\s?[√✓v/]*$/i.test(line.text.trim()) && line.text.trim().length > 7,
  );
  const small = lines.filter((line) => /^\d{1,2}:\d{2}(\s?[ap]\.?m\.?)?$/i.test(line.text.trim()));
  return stamped.length + small.length >= 4 && lines.some((line) => line.text.length > 24);
}
