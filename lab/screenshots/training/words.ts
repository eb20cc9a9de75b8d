import { readFileSync } from 'node:fs';
import { WORDS_OF } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import type { Tongue } from './values.ts';

/** The words of one kind of screen in one language: headings, captions of its large sum, labels of its rows. */
export interface ScreenWords {
  titles: string[];
  captions: string[];
  rows: string[];
}

/** A kind of screen that isn't a week's earnings. */
interface Topic extends Record<Tongue, ScreenWords> {
  name: string;
  /** It appears in a driver's app, among that app's words. */
  inApp: boolean;
  /** It is about several people or cars, in most cases listed with a sum each. */
  ofSeveral: boolean;
}

/**
 * The look-alikes used in training. The file has a paragraph for each: its name (with a star if it appears in a driver's app,
 * with a plus if it is about several people), then a line in Spanish and one in English.
 */
export const TOPICS: Topic[] = readFileSync(new URL('./topics.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const [name, es, en] = paragraph.split('\n') as [string, string, string];
    const [, title, marks] = /^([^*+]+?) ?([*+]*)$/.exec(name)!;
    return {
      name: title!,
      inApp: marks!.includes('*'),
      ofSeveral: marks!.includes('+'),
      es: screenWords(es),
      en: screenWords(en),
    };
  });

/** "titles | captions | rows", each a list separated by semicolons. */
function screenWords(line: string): ScreenWords {
  const [titles, captions, rows] = line.split(' | ').map((part) => part.split(';').map((word) => word.trim()));
  return { titles: titles!, captions: captions!, rows: rows! };
}

const ABOUT_OTHERS = ['balance', 'spend', 'owe', 'goal', 'guess', 'rider', 'trade', 'invest', 'home', 'health', 'car'];
const RARELY = ['state', 'when', 'theirs', 'long', 'brief'];
const IN_APP = ['balance', 'owe', 'goal', 'guess', 'when', 'theirs', 'long', 'brief'];
const OWN = ['trips', 'wheel', 'earned', 'driver'];
const STRAY = 0.15;
/** Share of a driver's own screens that are pages of an account and say that their sum is the week's earnings. */
const IN_ACCOUNT = 0.12;
const PIECES = ['parts', 'parts', 'trips', 'wheel', 'earned', 'performance'];

/** Words for a screen, drawn from classes of meaning instead of a list for one topic, so that no topic has to be foreseen. */
export function wordsOfClasses(random: Random, weekly: boolean): ScreenWords & { inApp: boolean; ofSeveral: boolean } {
  if (weekly) {
    // Drivers' apps, too, say "collected" or "what remains".
    const stray = () => (random.chance(STRAY) ? [wordOf(random, random.pick(ABOUT_OTHERS))] : []);
    if (random.chance(IN_ACCOUNT)) return accountWords(random);
    const caption = () => [random.chance(0.65) ? wordOf(random, 'earned') : '', ...stray(), ...filler(random, 2)];
    return {
      inApp: true,
      ofSeveral: false,
      titles: several(random, 3, () => [wordOf(random, random.pick(OWN)), ...stray(), ...filler(random, 1)]),
      captions: several(random, 3, caption),
      rows: several(random, 6, () => [wordOf(random, random.pick(PIECES)), ...stray(), ...filler(random, 1)]),
    };
  }
  const classes = random.some(random.chance(0.7) ? ABOUT_OTHERS : [...ABOUT_OTHERS, ...RARELY], random.whole(1, 2));
  const inApp = classes.some((name) => IN_APP.includes(name)) && random.chance(0.6);
  const foreign = () => wordOf(random, random.pick(classes));
  const own = (share: number) => (random.chance(share) ? [wordOf(random, random.pick(OWN))] : []);
  // The subject may be named in the title, or only at the sum.
  const [entitled, captioned] = random.pick([
    [1, 1],
    [1, 0.4],
    [0, 1],
  ] as const);
  const named = (share: number) => (random.chance(share) ? [foreign()] : own(inApp ? 0.8 : 0.3));
  return {
    inApp,
    ofSeveral: classes.includes('theirs'),
    titles: several(random, 2, () => [...named(entitled), ...own(inApp ? 0.4 : 0.1), ...filler(random, 1)]),
    captions: several(random, 2, () => [...named(captioned), ...own(inApp ? 0.4 : 0.15), ...filler(random, 2)]),
    rows: several(random, 5, () => [random.chance(0.7) ? foreign() : '', ...own(0.2), ...filler(random, 1)]),
  };
}

function accountWords(random: Random): ScreenWords & { inApp: boolean; ofSeveral: boolean } {
  return {
    inApp: true,
    ofSeveral: false,
    titles: several(random, 3, () => [wordOf(random, 'balance'), ...filler(random, 1)]),
    captions: several(random, 3, () => [
      wordOf(random, 'earned'),
      random.pick(['de la semana', 'this week', 'semanales', 'for the week']),
    ]),
    rows: several(random, 6, () => [wordOf(random, random.pick([...PIECES, 'balance'])), ...filler(random, 1)]),
  };
}

function wordOf(random: Random, name: string): string {
  return random.pick(WORDS_OF.get(name)!);
}

function filler(random: Random, most: number): string[] {
  return Array.from({ length: random.whole(0, most) }, () => wordOf(random, 'neutral'));
}

function several(random: Random, count: number, words: () => string[]): string[] {
  return Array.from({ length: count }, () => {
    const text = random.some(words(), 9).filter(Boolean).join(' ') || wordOf(random, 'neutral');
    return text[0]!.toUpperCase() + text.slice(1);
  });
}

/** Texts of weekly screens in driver apps. */
export const DRIVER: Record<Tongue, ScreenWords> = {
  es: screenWords(
    'Ganancias;Mis ganancias;Resumen semanal;Ingresos;Mi semana;Tu semana;Esta semana;Mis ingresos;Liquidación semanal;Actividad;Historial;Resumen;Mis números;Dinero;Balance de la semana;Relación de viajes;Semana;Desempeño;Por semana;Semanal;Corte de la semana;Estado de viajes;Mis cuentas;Reporte semanal;Comprobante de la semana;Lo que ganaste;Cuánto llevas;Tablero;Panel del socio;Mis entregas;Mi jornada;Detalle de la semana;Tus resultados;Rendimiento;Bitácora de viajes;Mi trabajo;Total de la semana;Asistente del conductor;Conductor;Repartidor;Recuento;Tu actividad;Mis viajes;Hola;Buen trabajo;Así vas | ganaste;total de la semana;tus ganancias;ingresos totales;neto;te llevas;ganado;acumulado;lo que llevas;ganancias totales;a pagar al conductor;pago neto;esta semana;total;ganancias de la semana;ingreso neto;generado;tu bolsa;ya incluye propinas;te corresponde;lo tuyo;para ti;netos;libre de comisión;ya sin comisión;después de cuotas;entre viajes y bonos;viajes, bonos y propinas;de tu semana;se deposita el martes;llega a tu cuenta el lunes;te depositamos;te quedas con;en tu bolsillo;recibes;por tus viajes;por tus entregas;producido;hecho esta semana;tu corte está listo;por manejar;con propinas y extras;de trabajo;facturado;total ganado | Tarifas;Tarifa neta;Viajes;Propinas;Promociones;Bonos;Efectivo;Peajes;Incentivos;Cuota de servicio;Reembolsos;Extras;Ajustes;Dinámica;Tarifa base;Tarjeta;Comisión;Impuestos;IVA;ISR;Entregas;Tiempo de espera;Cancelaciones pagadas;Otros ingresos;Ganancias;Base;Retención ISR;Retención IVA;Pagado por pasajeros;Cobrado a clientes;Cuota de la app;Parte de la app;Ingreso bruto;Bruto;Neto;Extra por demanda;Zona de alta demanda;Bono nocturno;Bono por racha;Garantía de la semana;Turbo;Espera;Aeropuerto;Viajes en efectivo;Viajes con tarjeta;Ya cobrado;Por depositar;Depósitos;De clientes;Larga distancia;Apoyo de gasolina;Pedidos;Envíos;Comida;Paquetes;Turno de noche;Turno de día;Mañana;Tarde;Fin de semana;Por hora;Por viaje;Recargos;Regalos;Renta del auto;Seguro por viaje;Puntos;Aceptación;Cancelación',
  ),
  en: screenWords(
    'Earnings;My earnings;Weekly summary;Income;My week;Your week;This week;Weekly pay statement;Activity;History;Summary;Statement;Money;Weekly recap;Pay;Driver statement;Week;Performance;By week;Weekly;Weekly cut-off;Trip statement;My numbers;Weekly report;Weekly pay stub;What you made;So far;Dashboard;Partner dashboard;My deliveries;My shift log;Week in detail;Your results;Trip log;My work;Total for the week;Driver assistant;Driver;Courier;Recap;Your activity;My trips;Hi;Nice work;How you did | you earned;total this week;your earnings;total income;net;you keep;earned;made so far;take-home;total earnings;payable to driver;net pay;this week;total;earnings this week;net income;paid to you;you made;tips included;your share;yours;for you;after fees;before tips;trips, bonuses and tips;for the week;lands on Tuesday;deposited on Monday;we pay you;you keep after fees;in your pocket;you receive;from your trips;from your deliveries;brought in;made this week;your pay is ready;from driving;with tips and extras;gross less fees;total made;generated | Fares;Net fare;Trips;Tips;Promotions;Bonuses;Cash;Tolls;Incentives;Service fee;Reimbursements;Extras;Adjustments;Surge;Base pay;Card;Commission;Taxes;Deliveries;Wait time;Paid cancellations;Other income;Customer tips;Boost;Earnings;Base;Withholding;State fee;Riders paid;Charged to customers;Platform fee;App share;Gross;Net;Busy pay;Peak pay;Night bonus;Streak bonus;Weekly guarantee;Waiting;Airport;Cash trips;Card trips;Already paid;To be deposited;Deposits;From customers;Long distance;Gas support;Orders;Parcels;Food;Packages;Night;Daytime;Morning;Evening;Weekend;Per hour;Per trip;Surcharges;Gifts;Car rental;Per-trip insurance;Points;Acceptance;Cancellation',
  ),
};

export const COUNTS: Record<Tongue, string[]> = {
  es: 'Viajes;Viajes completados;Entregas;Recorridos;Servicios;Carreras;Pedidos;Pasajeros;Puntos;Cancelados;Terminados;Bloques;Corridas;Vueltas;Envíos;Realizados;Completados;Tareas;Paradas;Kilómetros;Viajes realizados;Pedidos entregados'.split(
    ';',
  ),
  en: 'Trips;Completed trips;Deliveries;Rides;Jobs;Orders;Passengers;Points;Cancelled;Finished;Blocks;Dashes;Drives;Rides given;Parcels;Completed;Done;Tasks;Stops;Miles;Trips taken;Drop-offs'.split(
    ';',
  ),
};

export const TIMES: Record<Tongue, string[]> = {
  es: 'En línea;Tiempo en línea;Conectado;Horas activas;Al volante;En ruta;Tiempo reservado;Horas;Manejo;Tiempo conectado;Tiempo;Rato manejando;Conexión;Tiempo en camino;Trabajado'.split(
    ';',
  ),
  en: 'Online;Time online;Connected;Active hours;Behind the wheel;On the road;Booked time;Hours;Driving;Active time;Time;Wheel time;Logged in;Drive time;Worked'.split(
    ';',
  ),
};

export const TABS: Record<Tongue, string[]> = {
  es: 'Inicio;Ganancias;Buzón;Menú;Cuenta;Promociones;Mensajes;Mapa;Oportunidades;Billetera;Viajes;Ayuda'.split(';'),
  en: 'Home;Earnings;Inbox;Menu;Account;Promotions;Messages;Map;Opportunities;Wallet;Trips;Help'.split(';'),
};

export const BUTTONS: Record<Tongue, string[]> = {
  es: 'Ver detalles;Retirar;Cobrar ahora;Ver desglose;Ver viajes;Descargar;Ayuda;Transferir;Ver más'.split(';'),
  en: 'View details;Cash out;Get paid now;See breakdown;View trips;Download;Help;Transfer;See more'.split(';'),
};

export const NOTES: Record<Tongue, string[]> = {
  es: 'Los pagos se depositan cada lunes;Incluye propinas y promociones;Actualizado hace 5 min;Sujeto a cambios hasta el martes;Descuento de tu préstamo por semana;La renta del auto no está incluida;No incluye impuestos;Tu estado de cuenta está listo;El depósito llega el martes a la cuenta que registraste;Puedes cobrar antes con tu tarjeta sin comisión'.split(
    ';',
  ),
  en: 'Payouts arrive every Monday;Includes tips and promotions;Updated 5 min ago;May change until Tuesday;Loan installment deducted weekly;Car rental not included;Before taxes;Your statement is ready;Your transfer reaches the account on file on Tuesday;Cash out early to your debit card at no charge'.split(
    ';',
  ),
};

const SYLLABLES =
  'ba ca da fa ga la ma na pa ra sa ta va be ce de fe le me ne pe re se te ve bi di fi li mi ni pi ri si ti vi bo co do fo lo mo no po ro so to bu cu du lu mu nu ru su tu zar bran cli gren pos tor ven mel dur kan sol trin plo ver nor lex fin dal rup zen'.split(
    ' ',
  );

/** A word of no language. */
export function inventedWord(random: Random, capital: boolean): string {
  const word = Array.from({ length: random.whole(2, 4) }, () => random.pick(SYLLABLES)).join('');
  return capital ? word[0]!.toUpperCase() + word.slice(1) : word;
}
