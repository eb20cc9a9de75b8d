import type { Random } from './random.ts';
import { type ScreenWords, screenWords } from './topics.ts';
import type { Tongue } from './values.ts';

/** Texts of weekly screens in driver apps. */
export const DRIVER: Record<Tongue, ScreenWords> = {
  es: screenWords(
    'Ganancias;Mis ganancias;Resumen semanal;Ingresos;Mi semana;Tu semana;Esta semana;Mis ingresos;Liquidación semanal;Actividad;Historial;Resumen;Mis números;Dinero;Balance de la semana;Relación de viajes;Semana;Desempeño | ganaste;total de la semana;tus ganancias;ingresos totales;neto;te llevas;ganado;acumulado;lo que llevas;ganancias totales;a pagar al conductor;pago neto;esta semana;total;ganancias de la semana;ingreso neto;generado;tu bolsa;ya incluye propinas | Tarifas;Tarifa neta;Viajes;Propinas;Promociones;Bonos;Efectivo;Peajes;Incentivos;Cuota de servicio;Reembolsos;Extras;Ajustes;Dinámica;Tarifa base;Tarjeta;Comisión;Impuestos;IVA;ISR;Entregas;Tiempo de espera;Cancelaciones pagadas;Otros ingresos;Ganancias',
  ),
  en: screenWords(
    'Earnings;My earnings;Weekly summary;Income;My week;Your week;This week;Weekly pay statement;Activity;History;Summary;Statement;Money;Weekly recap;Pay;Driver statement;Week;Performance | you earned;total this week;your earnings;total income;net;you keep;earned;made so far;take-home;total earnings;payable to driver;net pay;this week;total;earnings this week;net income;paid to you;you made;tips included | Fares;Net fare;Trips;Tips;Promotions;Bonuses;Cash;Tolls;Incentives;Service fee;Reimbursements;Extras;Adjustments;Surge;Base pay;Card;Commission;Taxes;Deliveries;Wait time;Paid cancellations;Other income;Customer tips;Boost;Earnings',
  ),
};

export const COUNTS: Record<Tongue, string[]> = {
  es: 'Viajes;Viajes completados;Entregas;Recorridos;Servicios;Carreras;Pedidos;Pasajeros;Puntos;Cancelados;Terminados;Bloques;Corridas'.split(
    ';',
  ),
  en: 'Trips;Completed trips;Deliveries;Rides;Jobs;Orders;Passengers;Points;Cancelled;Finished;Blocks;Dashes;Drives'.split(
    ';',
  ),
};

export const TIMES: Record<Tongue, string[]> = {
  es: 'En línea;Tiempo en línea;Conectado;Horas activas;Al volante;En ruta;Tiempo reservado;Horas;Manejo;Tiempo conectado'.split(
    ';',
  ),
  en: 'Online;Time online;Connected;Active hours;Behind the wheel;On the road;Booked time;Hours;Driving;Active time'.split(
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
  es: 'Los pagos se depositan cada lunes;Incluye propinas y promociones;Actualizado hace 5 min;Sujeto a cambios hasta el martes;Descuento de tu préstamo por semana;La renta del auto no está incluida;No incluye impuestos;Tu estado de cuenta está listo'.split(
    ';',
  ),
  en: 'Payouts arrive every Monday;Includes tips and promotions;Updated 5 min ago;May change until Tuesday;Loan installment deducted weekly;Car rental not included;Before taxes;Your statement is ready'.split(
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
