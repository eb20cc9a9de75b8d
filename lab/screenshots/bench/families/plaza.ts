import { bars, type Design, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, LONG, SHORT } from '../wording.ts';

// A ninth family, written and drawn after the gate was finished.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const box = (inner: string, style = ''): string => `<div style="padding:12px 16px;${style}">${inner}</div>`;
const sum = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const much = (s: Scene): string => String(s.random.whole(14, 128));
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
const span = (s: Scene, k: number): string => {
  const [a, b] = [dayOf(s.start, -7 * k), dayOf(s.start, 6 - 7 * k)];
  return s.tongue === 'es'
    ? `${a.d} ${SHORT.es[a.m]} – ${b.d} ${SHORT.es[b.m]}`
    : `${SHORT.en[a.m]} ${a.d} – ${SHORT.en[b.m]} ${b.d}`;
};

export const PLAZA_EARNINGS: Record<string, Design> = {
  banner: (s) =>
    page(
      s,
      `<div style="background:${s.accent};color:#fff">${status({ ...s, ink: '#fff' })}${box(`<div style="display:flex;justify-content:space-between;align-items:flex-end"><div><div style="font-size:13px">${s.say('Lo ganado', 'Pay so far')}</div>${sum(s, 33)}</div><div style="font-size:12px;text-align:right">${s.range}</div></div>`)}</div>${row(s, s.say('Viajes aceptados', 'Trips accepted'), much(s))}${row(s, s.say('Horas de manejo', 'Hours driven'), hours(s))}${row(s, s.say('Puntos de calidad', 'Quality points'), much(s))}`,
    ),
  bookends: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:23px;font-weight:700">${s.say('Reporte del chofer', 'Driver report')}</div>${faint(s, s.range)}`)}${bars(s, letters(s), 150)}${row(s, s.say('Cobrado con tarjeta', 'Paid by card'), part(s, 0.63))}${row(s, s.say('Cobrado en mano', 'Paid in hand'), rest(s, 0.63))}${box(`<div style="text-align:right">${sum(s, 32)}${faint(s, s.say('las dos juntas', 'both together'))}</div>`)}`,
    ),
  stackedLines: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:15px;padding-top:20px;color:${s.soft}">${s.range}</div>${sum(s, 47)}<div style="font-size:16px;line-height:2;padding-top:14px">🚗 ${much(s)} ${s.say('carreras', 'rides')}<br>⏱ ${hours(s)}<br>💵 ${part(s, 0.2)} ${s.say('en propinas', 'in tips')}</div>`)}`,
    ),
  pieLegend: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center">${faint(s, s.range)}<div style="margin:14px auto;width:190px;height:190px;border-radius:50%;background:conic-gradient(${s.accent} 0 71%,#e0a030 71% 90%,#888 90%);display:flex;align-items:center;justify-content:center"><div style="width:148px;height:148px;border-radius:50%;background:${s.ground};display:flex;align-items:center;justify-content:center">${sum(s, 21)}</div></div></div>`)}${row(s, s.say('Viajes', 'Trips'), part(s, 0.71))}${row(s, s.say('Bono por hora pico', 'Rush hour bonus'), part(s, 0.19))}${row(s, s.say('Tiempo de espera', 'Waiting'), rest(s, 0.71, 0.19))}`,
    ),
  slimTable: (s) =>
    page(
      s,
      `${status(s)}${box(`<b>${s.say('Estado semanal del repartidor', 'Courier weekly statement')}</b><div style="font-size:14px">${s.range}</div>`)}<div style="padding:0 16px;font-size:13px">${s.days.map((value, k) => `<div style="display:flex;padding:6px 0"><span style="flex:2">${DAYS[s.tongue][k]}</span><span style="flex:1">${s.random.whole(0, 22)}</span><span style="flex:1;text-align:right">${s.money.text(value)}</span></div>`).join('')}<div style="display:flex;padding:12px 0;border-top:2px solid ${s.ink}"><b style="flex:2">Total</b><span style="flex:1">${much(s)}</span><b style="flex:1;text-align:right;font-size:17px;white-space:nowrap">${s.money.text(s.total)}</b></div></div>`,
    ),
  questBelow: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center">${sum(s, 42)}<div style="font-size:15px">${s.range}</div><div style="font-size:13px;color:${s.soft}">${much(s)} ${s.say('entregas', 'drop-offs')} • ${hours(s)}</div></div>`)}${bars(s, letters(s), 110)}<div style="margin:12px;padding:14px;border-radius:12px;background:${s.card}"><b>${s.say('Reto del fin de semana', 'Weekend quest')}</b>${faint(s, s.say('Haz 25 entregas y llévate un extra', 'Do 25 drop-offs for an extra'))}${s.money.text({ mx: 450, us: 60 }[s.country])}</div>`,
    ),
  arrows: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between;font-size:16px"><b>←</b><span>${s.range}</span><b>→</b></div>`)}${box(`${sum(s, 39)}${faint(s, s.say('Pago neto de la semana', 'Net pay for the week'))}`, 'text-align:center')}${row(s, s.say('Ingreso por viajes', 'Trip pay'), part(s, 1.18))}${row(s, s.say('Comisión', 'Commission'), `-${part(s, 0.26)}`)}${row(s, s.say('Propinas', 'Tips'), rest(s, 1.18, -0.26))}`,
    ),
  notice: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:14px;padding:14px;border-radius:16px;background:${s.card}"><div style="font-size:12px;color:${s.soft}">${s.say('App de conductores', 'Driver app')}</div><div style="font-size:16px">${s.range}</div>${sum(s, 35)}<div style="font-size:14px">${s.say('Manejaste', 'You drove')} ${hours(s)}</div></div>${row(s, s.say('Historial de viajes', 'Trip history'), '›')}${row(s, s.say('Ayuda con un pago', 'Help with a payment'), '›')}${row(s, s.say('Datos bancarios', 'Bank details'), '›')}`,
    ),
  oddWords: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">Trelso</b>${faint(s, s.range)}${sum(s, 40)}`)}${bars(s, letters(s), 120)}${row(s, 'Morvas', part(s, 0.8))}${row(s, 'Pindo', rest(s, 0.8))}${row(s, 'Klet', hours(s))}`,
    ),
  quietTotal: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:14px">${s.say('Semana', 'Week')}</div><div style="font-size:19px;font-weight:600">${s.range}</div>`)}${row(s, s.say('Pasajeros', 'Riders'), much(s))}${row(s, s.say('Conectado', 'Connected'), hours(s))}${row(s, s.say('Distancia', 'Distance'), `${s.random.whole(120, 900)} km`)}${box(sum(s, 36), 'text-align:right')}`,
    ),
};

const like = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${box(`<div style="font-size:21px;font-weight:600">${title}</div><div style="font-size:14px;color:${s.soft}">${s.range}</div>`)}${box(`${sum(s, 39)}${faint(s, under)}`)}${middle}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });

export const PLAZA_LOOKALIKES = {
  monthOfWeeks: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:21px">${LONG[s.tongue][dayOf(s.start).m]}</b>${sum(s, 40)}${faint(s, s.say('total del mes', 'month total'))}`)}${[0, 1, 2, 3].map((k) => row(s, span(s, k), part(s, s.random.between(0.2, 0.3)))).join('')}`,
    ),
  ),
  forecast: money((s) =>
    like(s, s.say('Proyección', 'Outlook'), s.say('esperado si sigues así', 'expected if you keep it up'), [
      [s.say('Viajes por día', 'Trips per day'), '13'],
      [s.say('Horas', 'Hours'), hours(s)],
    ]),
  ),
  quest: money((s) =>
    like(s, s.say('Reto activo', 'Active quest'), s.say('gana esto con 60 viajes', 'earn this with 60 trips'), [
      [s.say('Completados', 'Completed'), '18/60'],
      [s.say('Quedan', 'Left'), s.say('3 días', '3 days')],
    ]),
  ),
  invite: money((s) =>
    like(s, s.say('Invita a un colega', 'Invite a colleague'), s.say('de premio para los dos', 'reward for both'), [
      [s.say('Tu código', 'Your code'), 'BRY-204'],
      [s.say('Registrados', 'Signed up'), '2'],
    ]),
  ),
  inflows: money((s) =>
    like(s, s.say('Movimientos', 'Account activity'), s.say('abonos de la semana', 'credits this week'), [
      ['SPEI Luis M.', part(s, 0.4)],
      [s.say('Nómina', 'Payroll'), part(s, 0.6)],
    ]),
  ),
  topDrivers: money((s) =>
    like(
      s,
      s.say('Tabla de posiciones', 'Leaderboard'),
      s.say('primer lugar de la semana', 'first place this week'),
      [
        ['2. Edgar T.', part(s, 0.95)],
        ['3. Yadira P.', part(s, 0.91)],
        [s.say('Tu lugar', 'Your place'), '#212'],
      ],
      bars(s, letters(s), 80),
    ),
  ),
  rivalAd: money((s) =>
    like(
      s,
      s.say('Cámbiate con nosotros', 'Switch to us'),
      s.say('ganan nuestros conductores nuevos', 'our new drivers earn'),
      [
        [s.say('Regístrate', 'Sign up'), '›'],
        [s.say('Comisión', 'Commission'), '0%'],
      ],
    ),
  ),
  yearRecap: money((s) =>
    like(s, s.say('Tu año en viajes', 'Your year in trips'), s.say('en doce meses', 'over twelve months'), [
      [s.say('Viajes', 'Trips'), '2,318'],
      [s.say('Mejor mes', 'Best month'), LONG[s.tongue][dayOf(s.start).m]!],
    ]),
  ),
  expenses: money((s) =>
    like(s, s.say('Gastos del auto', 'Car expenses'), s.say('gastaste', 'you spent'), [
      [s.say('Gasolina', 'Gas'), part(s, 0.7)],
      [s.say('Lavado', 'Car wash'), part(s, 0.3)],
    ]),
  ),
  restaurant: money((s) =>
    like(
      s,
      s.say('Taquería La 14', 'Corner Grill'),
      s.say('ventas de la semana', 'sales this week'),
      [
        [s.say('Pedidos', 'Orders'), much(s)],
        [s.say('Ticket promedio', 'Average ticket'), part(s, 0.01)],
      ],
      bars(s, letters(s), 100),
    ),
  ),
  fleet: money((s) =>
    like(s, s.say('Mi flotilla', 'My fleet'), s.say('generado por tus unidades', 'made by your cars'), [
      [s.say('Unidad 4', 'Unit 4'), part(s, 0.55)],
      [s.say('Unidad 9', 'Unit 9'), part(s, 0.45)],
    ]),
  ),
  investments: money((s) =>
    like(s, s.say('Inversiones', 'Investments'), s.say('valor de tu cartera', 'portfolio value'), [
      ['CETES', part(s, 0.8)],
      [s.say('Rendimiento', 'Return'), '+1.2%'],
    ]),
  ),
  tripReceipt: money((s) =>
    like(s, s.say('Gracias por viajar', 'Thanks for riding'), s.say('total de tus recorridos', 'total of your rides'), [
      [s.say('Tarjeta', 'Card'), '•••• 2201'],
      [s.say('Propina', 'Tip'), part(s, 0.1)],
    ]),
  ),
  dailyGoal: money((s) =>
    like(s, s.say('Meta semanal', 'Weekly goal'), s.say('lo que te propusiste', 'what you set out to make'), [
      [s.say('Avance', 'Progress'), '42%'],
      [s.say('Editar meta', 'Edit goal'), '›'],
    ]),
  ),
};
