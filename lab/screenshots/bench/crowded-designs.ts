import { bars, type Design, hours, page, row, type Scene, status, tile } from './scene.ts';
import { DAYS, dayOf, isoPlus, SHORT } from './wording.ts';

// A fourth family: weekly screens crowded with cards about something else, written before the reader learned to look past them
// and used only for evaluation.
const span = (s: Scene, from: number, to: number): string => {
  const [a, b] = [dayOf(s.start, from), dayOf(s.start, to)];
  return s.tongue === 'es'
    ? `${a.d} ${SHORT.es[a.m]} - ${b.d} ${SHORT.es[b.m]}`
    : `${SHORT.en[a.m]} ${a.d} - ${SHORT.en[b.m]} ${b.d}`;
};
const head = (s: Scene, size = 40, style = ''): string =>
  `<div style="padding:2px 18px;font-size:${size}px;font-weight:700;${style}">${s.money.head(s.total)}</div>`;
const small = (s: Scene, text: string): string =>
  `<div style="padding:0 18px;font-size:13px;color:${s.soft}">${text}</div>`;
const title = (text: string): string => `<div style="padding:16px 18px;font-size:21px;font-weight:700">${text}</div>`;
const card = (s: Scene, inner: string): string =>
  `<div style="margin:14px;background:${s.card};border-radius:14px;padding:14px">${inner}</div>`;
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const trips = (s: Scene): string => row(s, s.say('Viajes', 'Trips'), String(s.random.whole(20, 120)));
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());

export const CROWDED_EARNINGS: Record<string, Design> = {
  questBelow: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias', 'Earnings'))}${small(s, s.range)}${head(s)}${bars(s, letters(s))}${card(s, `<b>${s.say('Desafío activo', 'Active Quest')}</b><br>${s.say('Completa 40 viajes y gana', 'Complete 40 trips and earn')} ${s.money.text(650)}<br><span style="font-size:12px">${s.say('Aplican términos y condiciones', 'Terms and conditions apply')}</span>`)}`,
    ),
  referralBanner: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:12px;padding:14px;background:${s.accent};color:#fff;border-radius:12px;font-size:14px">${s.say('Invita a un amigo y gana hasta', 'Refer a friend, earn up to')} ${s.money.text(3500)}</div><div style="text-align:center">${small(s, s.range)}${head(s, 44)}</div>${trips(s)}${row(s, s.say('Horas', 'Hours'), hours(s))}`,
    ),
  taxRows: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Resumen de la semana', 'Weekly statement'))}${small(s, s.range)}${head(s, 36)}${row(s, s.say('Tarifas de viajes', 'Trip fares'), part(s, 1.19))}${row(s, s.say('IVA', 'Sales tax'), `-${part(s, 0.08)}`)}${row(s, s.say('ISR', 'Withholding'), `-${part(s, 0.11)}`)}${trips(s)}`,
    ),
  loanFoot: (s) =>
    page(
      s,
      `${status(s)}${small(s, s.range)}${head(s, 42)}${trips(s)}${row(s, s.say('En línea', 'Online'), hours(s))}<div style="position:absolute;bottom:30px;left:18px;right:18px;font-size:12px;color:${s.soft}">${s.say('Descuento de tu préstamo: $250.00 por semana. Renta del auto no incluida.', 'Loan installment: $45.00 a week. Car rental not included.')}</div>`,
    ),
  expenseCard: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Tu semana', 'Your week'))}${small(s, s.range)}${head(s)}<div style="display:flex">${tile(s, hours(s), s.say('Activo', 'Active'))}${tile(s, String(s.random.whole(20, 110)), s.say('Viajes', 'Trips'))}</div>${card(s, `${s.say('Gastos estimados', 'Estimated expenses')}<div style="font-size:20px">${part(s, 0.21)}</div><span style="font-size:12px">${s.say('Gasolina y mantenimiento', 'Fuel and upkeep')}</span>`)}`,
    ),
  walletHead: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:18px;font-size:14px;color:${s.soft}">${s.say('Saldo disponible', 'Available balance')}</div><div style="padding:0 18px;font-size:46px;font-weight:700">${part(s, 0.37)}</div><div style="margin:14px 18px;padding:12px;background:${s.accent};color:#fff;text-align:center;border-radius:22px">${s.say('Retirar', 'Cash out')}</div>${title(s.say('Esta semana', 'This week'))}${small(s, s.range)}${row(s, s.say('Ganancias', 'Earnings'), s.money.text(s.total))}${trips(s)}${row(s, s.say('En línea', 'Online'), hours(s))}`,
    ),
  weekEnding: (s) => {
    const e = dayOf(s.start, 6);
    return page(
      s,
      `${status(s)}${title(s.say('Semana que termina el', 'Week ending') + (s.tongue === 'es' ? ` ${e.d} de ${SHORT.es[e.m]}` : ` ${SHORT.en[e.m]} ${e.d}`))}${head(s, 40)}${small(s, s.say('pago neto', 'net pay'))}${trips(s)}${row(s, s.say('Incentivos', 'Incentives'), part(s, 0.1))}`,
    );
  },
  relativeButtons: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:8px;padding:14px;font-size:13px">${[s.say('Esta semana', 'This week'), s.say('Semana pasada', 'Last week'), s.say('Hace 2 semanas', '2 weeks ago')].map((t, k) => `<span style="flex:1;text-align:center;padding:9px 2px;border-radius:18px;background:${k === 1 ? s.accent : s.card};color:${k === 1 ? '#fff' : s.ink}">${t}</span>`).join('')}</div>${head(s, 44, 'text-align:center')}<div style="text-align:center">${small(s, s.range)}</div>${trips(s)}${row(s, s.say('Tiempo', 'Time'), hours(s))}`,
    ),
  clockRange: (s) => {
    const [a, b] = [dayOf(s.start), dayOf(isoPlus(s.start, 7))];
    const range =
      s.tongue === 'es'
        ? `${a.d} ${SHORT.es[a.m]}, 5:00 a.m. - ${b.d} ${SHORT.es[b.m]}, 4:59 a.m.`
        : `${SHORT.en[a.m]} ${a.d}, 5:00 AM - ${SHORT.en[b.m]} ${b.d}, 4:59 AM`;
    return page(
      s,
      `${status(s)}${small(s, range)}${head(s, 42)}${trips(s)}${row(s, s.say('Propinas', 'Tips'), part(s, 0.06))}${row(s, s.say('Bonos', 'Bonuses'), part(s, 0.11))}`,
    );
  },
  letterDays: (s) => {
    const [a, b] = [dayOf(s.start), dayOf(s.start, 6)];
    const [x, y] = s.tongue === 'es' ? ['L', 'D'] : ['M', 'Su'];
    return page(
      s,
      `${status(s)}<div style="text-align:center;padding:20px">${x} ${a.d} ${SHORT[s.tongue][a.m]} – ${y} ${b.d} ${SHORT[s.tongue][b.m]}</div>${head(s, 46, 'text-align:center')}${bars(s, letters(s), 170)}<div style="display:flex">${tile(s, String(s.random.whole(20, 110)), s.say('viajes', 'rides'))}${tile(s, hours(s), s.say('al volante', 'driving'))}</div>`,
    );
  },
  bankLink: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ingresos', 'Income'))}${small(s, s.range)}${head(s)}${trips(s)}${card(s, `${s.say('Depósito a tu banco', 'Paid to your bank')} •••• 4821<br>${s.say('CLABE registrada', 'Checking account on file')}`)}${row(s, s.say('Estado de cuenta', 'Account statement'), '›')}`,
    ),
  shopTab: (s) =>
    page(
      s,
      `${status(s)}${small(s, s.range)}${head(s, 41)}${bars(s, letters(s))}${trips(s)}<div style="position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-around;padding:14px;font-size:12px;background:${s.card}"><span>${s.say('Inicio', 'Home')}</span><span>${s.say('Ganancias', 'Earnings')}</span><span>${s.say('Promociones', 'Promotions')}</span><span>${s.say('Cuenta', 'Account')}</span></div>`,
    ),
  nonsense: (s) =>
    page(
      s,
      `${status(s)}${title('Fluvia')}${small(s, s.range)}${head(s, 40)}<div style="display:flex">${tile(s, String(s.random.whole(20, 110)), 'Zarpes')}${tile(s, hours(s), 'Nemo')}</div>${row(s, 'Calibra', part(s, 0.8))}${row(s, 'Dorsal', part(s, 0.2))}`,
    ),
  nonsenseBars: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:24px 0 6px">‹ &nbsp; ${s.range} &nbsp; ›</div>${head(s, 48, 'text-align:center')}<div style="text-align:center">${small(s, 'Ostrum')}</div>${bars(s, letters(s), 190)}${row(s, 'Vectas', String(s.random.whole(10, 99)))}`,
    ),
  monthBelow: (s) =>
    page(
      s,
      `${status(s)}${small(s, s.range)}${head(s, 44)}${trips(s)}${row(s, s.say('Este mes', 'This month'), s.money.text(s.total * 3.4))}${row(s, s.say('Este año', 'This year'), s.money.text(s.total * 31.2))}`,
    ),
  priorWeeks: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Semanas', 'Weeks'))}<div style="padding:0 18px;font-size:16px">${span(s, 0, 6)}</div>${head(s, 42)}${trips(s)}${[1, 2, 3].map((k) => row(s, span(s, -7 * k, -7 * k + 6), s.money.text(s.total * s.random.between(0.6, 1.3)))).join('')}`,
    ),
  insurance: (s) =>
    page(
      s,
      `${status(s)}${small(s, s.range)}${head(s, 42)}${row(s, s.say('Tarifa', 'Fares'), part(s, 1.1))}${row(s, s.say('Seguro por viaje', 'Per-trip insurance'), `-${part(s, 0.04)}`)}${row(s, s.say('Renta del auto', 'Car rental'), `-${part(s, 0.06)}`)}${trips(s)}`,
    ),
  goalRing: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:14px">${s.range}</div>${head(s, 38, 'text-align:center')}${card(s, `${s.say('Te faltan', 'You need')} ${part(s, 0.3)} ${s.say('para tu meta semanal', 'to reach your weekly goal')}`)}${trips(s)}${row(s, s.say('Conectado', 'Connected'), hours(s))}`,
    ),
};
