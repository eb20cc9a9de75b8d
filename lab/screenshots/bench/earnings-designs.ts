import { bars, type Design, hours, page, row, type Scene, status, tile } from './scene.ts';
import { DAYS, dayOf, isoPlus, RANGES, SHORT } from './wording.ts';

const big = (s: Scene, style = ''): string =>
  `<div style="font-size:${s.random.whole(30, 52)}px;font-weight:700;${style}">${s.money.head(s.total)}</div>`;
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
const threes = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, 3));
const jobs = (s: Scene): string =>
  s.say(['Recorridos', 'Carreras', 'Corridas', 'Viajes', 'Servicios'], ['Runs', 'Jobs', 'Trips', 'Drives', 'Rides']);
const whole = (s: Scene): string =>
  s.say(
    ['Lo que llevas', 'Tu bolsa', 'Ganaste', 'Acumulado', 'Neto', 'Esta semana'],
    ['Take-home', 'You made', 'Net', 'Your week', 'Paid to you', 'So far'],
  );

export const EARNINGS: Record<string, Design> = {
  chartFirst: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:14px 18px;font-size:22px;font-weight:700">${s.say('Mi semana', 'My week')}</div>${bars(s, letters(s), 190)}<div style="text-align:center;padding:20px 0 4px;color:${s.soft}">${s.range}</div>${big(s, 'text-align:center')}<div style="display:flex;padding-top:16px">${tile(s, String(s.random.whole(20, 130)), jobs(s))}${tile(s, hours(s), s.say('Al volante', 'Behind the wheel'))}</div>`,
    ),
  pillBanner: (s) =>
    page(
      s,
      `<div style="background:${s.accent};color:#fff;padding-bottom:26px">${status(s)}<div style="text-align:center;padding:18px"><span style="background:#ffffff33;border-radius:20px;padding:8px 20px">${s.range}</span></div><div style="text-align:center;font-size:14px">${whole(s)}</div>${big(s, 'text-align:center')}</div>${row(s, jobs(s), String(s.random.whole(20, 130)))}${row(s, s.say('Conexión', 'Time on road'), hours(s))}${row(s, s.say('Propinas', 'Gratuity'), s.money.text(s.total * 0.07))}${row(s, s.say('Peajes', 'Tolls'), s.money.text(s.total * 0.02))}`,
    ),
  serifLedger: (s) => {
    const [a, b, c] = [s.total * 0.8, s.total * 0.13, s.total * 0.07].map((v) => Math.round(v * 100) / 100) as [
      number,
      number,
      number,
    ];
    const last = Math.round((s.total - a - b) * 100) / 100;
    return page(
      { ...s, font: 'DejaVu Serif' },
      `${status(s)}<div style="padding:26px 20px 6px;font-size:24px">${s.say('Relación de viajes', 'Driver statement')}</div><div style="padding:0 20px 20px;font-style:italic;color:${s.soft}">${s.range}</div>${row(s, s.say('Viajes', 'Fares'), s.money.text(a))}${row(s, s.say('Extras', 'Extras'), s.money.text(b))}${row(s, s.say('Propinas', 'Tips'), s.money.text(c ? last : last))}<div style="padding:16px 20px;text-align:right;font-size:30px;font-weight:700">${s.money.head(s.total)}</div><div style="padding:0 20px;text-align:right;color:${s.soft}">${s.say('Total de la semana', 'Total this week')}</div>`,
    );
  },
  weekList: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:14px 18px;font-size:24px;font-weight:700">${s.say('Semanas', 'Weeks')}</div>${[
        0, 1, 2, 3,
      ]
        .map((k) => {
          const [from, to] = [dayOf(s.start, -7 * k), dayOf(s.end, -7 * k)];
          const label = RANGES[s.tongue][s.tongue === 'es' ? 2 : 0]!(from, to);
          return k === 0
            ? `<div style="margin:10px 14px;padding:16px;border:2px solid ${s.accent};border-radius:14px"><div style="color:${s.soft}">${label}</div>${big(s)}<div style="font-size:14px">${s.random.whole(20, 120)} ${jobs(s).toLowerCase()} · ${hours(s)}</div></div>`
            : row(s, label, s.money.text(s.total * s.random.between(0.5, 1.4)));
        })
        .join('')}`,
    ),
  carousel: (s) => {
    const chosen = s.random.whole(0, 2);
    return page(
      s,
      `${status(s)}<div style="padding:14px 18px;font-size:20px;font-weight:700">${s.say('Tus números', 'Your numbers')}</div><div style="display:flex;gap:8px;padding:8px 12px;font-size:13px">${[
        0, 1, 2,
      ]
        .map((k) => {
          const [from, to] = [dayOf(s.start, 7 * (k - chosen)), dayOf(s.start, 7 * (k - chosen) + 6)];
          return `<span style="flex:1;text-align:center;padding:9px 2px;border-radius:18px;background:${k === chosen ? s.accent : s.card};color:${k === chosen ? '#fff' : s.ink}">${from.d} ${SHORT[s.tongue][from.m]} - ${to.d} ${SHORT[s.tongue][to.m]}</span>`;
        })
        .join(
          '',
        )}</div><div style="padding:30px 18px 4px;color:${s.soft}">${whole(s)}</div>${big(s, 'padding:0 18px')}${bars(s, threes(s))}<div style="display:flex">${tile(s, String(s.random.whole(20, 99)), jobs(s))}${tile(s, hours(s), s.say('Horas', 'Hours'))}</div>`,
    );
  },
  bottomSum: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px;font-size:18px;font-weight:600;display:flex;justify-content:space-between"><span>‹</span><span>${s.range}</span><span>›</span></div>${s.days
        .map((day, k) => row(s, `${DAYS[s.tongue][k]} ${dayOf(s.start, k).d}`, s.money.text(day)))
        .join(
          '',
        )}<div style="position:absolute;left:0;right:0;bottom:60px;background:${s.card};padding:18px;display:flex;justify-content:space-between;align-items:center"><span>${s.say('Suma', 'Sum')}</span><b style="font-size:28px">${s.money.head(s.total)}</b></div>`,
    ),
  twoDates: (s) => {
    const [a, b] = [dayOf(s.start), dayOf(s.start, 6)];
    const date = (d: typeof a): string => `${d.d} ${SHORT[s.tongue][d.m]} ${d.y}`;
    return page(
      s,
      `${status(s)}<div style="display:flex;gap:12px;padding:16px">${[
        [s.say('Desde', 'From'), date(a)],
        [s.say('Hasta', 'To'), date(b)],
      ]
        .map(
          ([l, v]) =>
            `<div style="flex:1;border:1px solid ${s.soft};border-radius:10px;padding:10px"><div style="font-size:12px;color:${s.soft}">${l}</div>${v}</div>`,
        )
        .join(
          '',
        )}</div><div style="margin:16px;background:${s.card};border-radius:20px;padding:26px;text-align:center">${big(s)}<div style="color:${s.soft}">${whole(s)}</div></div><div style="display:flex">${tile(s, String(s.random.whole(20, 130)), jobs(s))}${tile(s, `${s.random.whole(100, 900)} km`, s.say('Distancia', 'Distance'))}${tile(s, hours(s), s.say('Tiempo', 'Time'))}</div>`,
    );
  },
  ring: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:20px 0">${s.range}</div><div style="width:270px;height:270px;margin:0 auto;border-radius:50%;border:16px solid ${s.accent};display:flex;flex-direction:column;align-items:center;justify-content:center">${`<div style="font-size:34px;font-weight:700">${s.money.head(s.total)}</div>`}<div style="font-size:13px;color:${s.soft}">${whole(s)}</div></div><div style="display:grid;grid-template-columns:1fr 1fr;padding:20px">${tile(s, String(s.random.whole(20, 130)), jobs(s))}${tile(s, hours(s), s.say('En ruta', 'On the road'))}${tile(s, `${s.random.whole(70, 99)}%`, s.say('Aceptación', 'Accepted'))}${tile(s, s.money.text(s.total * 0.3), s.say('En efectivo', 'Cash'))}</div>`,
    ),
  darkWidget: (s) =>
    page(
      { ...s, ground: '#101418', ink: '#e9eef2', soft: '#8b98a5', card: '#1c232b' },
      `${status(s)}<div style="padding:24px 20px;font-size:13px;letter-spacing:2px;color:#8b98a5">${s.say('RESUMEN', 'SUMMARY')}</div><div style="padding:0 20px;display:flex;justify-content:space-between;align-items:flex-end">${big(s)}<span style="font-size:13px;color:#8b98a5;text-align:right">${s.range}</span></div><div style="padding:18px 0">${bars(s, letters(s), 150)}</div><div style="margin:0 18px;background:#1c232b;border-radius:12px">${row(s, jobs(s), String(s.random.whole(9, 99)))}${row(s, s.say('Semana pasada', 'Last week'), s.money.text(s.total * s.random.between(0.6, 1.3)))}${row(s, s.say('Por hora', 'Per hour'), s.money.text(s.total / 40))}</div>`,
    ),
  goal: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px;font-size:17px">${s.range}</div>${big(s, 'padding:0 18px')}<div style="margin:12px 18px;height:12px;border-radius:6px;background:${s.card}"><div style="width:64%;height:12px;border-radius:6px;background:${s.accent}"></div></div><div style="padding:0 18px;color:${s.soft};font-size:14px">${s.say('Meta', 'Goal')} ${s.money.text(Math.ceil(s.total / 1000) * 1000 + 1000)}</div>${row(s, jobs(s), String(s.random.whole(20, 130)), 'margin-top:16px')}${row(s, s.say('Horas activas', 'Active hours'), hours(s))}${row(s, s.say('Saldo', 'Balance'), s.money.text(s.total * 0.4))}`,
    ),
  bigBalance: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:16px 18px 0;color:${s.soft}">${s.range}</div><div style="padding:2px 18px;font-size:15px">${s.say('Ganancias', 'Earnings')}</div>${big(s, 'padding:0 18px')}<div style="display:flex;padding:14px 4px">${tile(s, String(s.random.whole(20, 130)), jobs(s))}${tile(s, hours(s), s.say('Conectado', 'Connected'))}</div><div style="margin:20px 18px;padding:18px;background:${s.accent};color:#fff;border-radius:16px"><div style="font-size:14px">${s.say('Disponible para retiro', 'Ready to cash out')}</div><div style="font-size:27px;font-weight:700">${s.money.text(s.total * s.random.between(0.1, 0.8))}</div></div>`,
    ),
  table: (s) =>
    page(
      { ...s, font: 'DejaVu Sans Mono' },
      `${status(s)}<div style="padding:14px 12px;font-size:14px">${s.say('PERIODO', 'PERIOD')} ${s.range}</div><table style="width:100%;font-size:14px;border-collapse:collapse;text-align:right">${s.days
        .map(
          (day, k) =>
            `<tr><td style="padding:9px 12px;text-align:left">${threes(s)[k]}</td><td>${s.random.whole(2, 19)}</td><td style="padding-right:12px">${s.money.text(day)}</td></tr>`,
        )
        .join(
          '',
        )}<tr style="font-weight:700;border-top:2px solid ${s.ink}"><td style="padding:12px;text-align:left">TOTAL</td><td>${s.random.whole(30, 99)}</td><td style="padding-right:12px;font-size:20px">${s.money.text(s.total)}</td></tr></table><div style="padding:12px;font-size:13px;color:${s.soft}">${s.say('viajes', 'trips')} · ${hours(s)}</div>`,
    ),
  compare: (s) => {
    const prior = RANGES[s.tongue][s.tongue === 'es' ? 2 : 0]!(dayOf(s.start, -7), dayOf(s.start, -1));
    return page(
      s,
      `${status(s)}<div style="padding:18px;font-size:19px;font-weight:600">${s.say('Comparativo', 'How you did')}</div><div style="padding:0 18px;color:${s.soft}">${RANGES[s.tongue][s.tongue === 'es' ? 2 : 0]!(dayOf(s.start), dayOf(s.start, 6))}</div>${big(s, 'padding:0 18px 14px')}<div style="padding:0 18px;color:${s.soft};font-size:13px">${prior}</div><div style="padding:0 18px;font-size:19px">${s.money.text(s.total * s.random.between(0.5, 1.5))}</div>${bars(s, letters(s))}${row(s, jobs(s), String(s.random.whole(20, 99)))}${row(s, s.say('Tiempo conectado', 'Time connected'), hours(s))}`,
    );
  },
  noWords: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding-top:60px;font-size:16px">◀ &nbsp;${s.range}&nbsp; ▶</div>${big(s, 'text-align:center')}<div style="padding:30px 0">${bars(s, letters(s), 220)}</div><div style="display:flex;justify-content:center;gap:30px;font-size:18px"><span>🚗 ${s.random.whole(20, 99)}</span><span>⏱ ${hours(s)}</span></div>`,
    ),
};

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
