import { type Design, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, LONG, SHORT } from '../wording.ts';

// Screens that a driver may pick by mistake; half of them are other screens of the same app, in the style of its weeks.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const box = (inner: string, style = ''): string => `<div style="padding:11px 17px;${style}">${inner}</div>`;
const sum = (s: Scene, size = 40): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const much = (s: Scene): string => String(s.random.whole(5, 99));
const marks = (s: Scene): string =>
  `<div style="display:flex;padding:10px 14px;font-size:12px">${DAYS[s.tongue].map((name) => `<span style="flex:1;text-align:center"><span style="display:block;margin:0 6px;height:${s.random.whole(10, 70)}px;background:${s.accent}"></span>${name[0]!.toUpperCase()}</span>`).join('')}</div>`;
const screen = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${box(`<div style="font-size:20px;font-weight:700">${title}</div><div style="font-size:14px">${s.range}</div>`)}${box(`${sum(s)}${faint(s, under)}`, s.random.chance(0.5) ? 'text-align:center' : '')}${middle}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
const spans = (s: Scene, k: number, length: number): string => {
  const [a, b] = [dayOf(s.start, -length * k), dayOf(s.start, length - 1 - length * k)];
  return s.tongue === 'es'
    ? `${a.d} ${SHORT.es[a.m]} - ${b.d} ${SHORT.es[b.m]}`
    : `${SHORT.en[a.m]} ${a.d} - ${SHORT.en[b.m]} ${b.d}`;
};

export const STREET_LOOKALIKES = {
  // In a driver's app.
  promoWeek: money((s) =>
    screen(
      s,
      s.say('Promo de la semana', 'Promo of the week'),
      s.say('si terminas 70 viajes', 'when you finish 70 trips'),
      [
        [s.say('Viajes hechos', 'Trips so far'), '22 de 70'],
        [s.say('Se acaba', 'Ends'), s.say('domingo', 'Sunday')],
      ],
    ),
  ),
  walletBalance: money((s) =>
    screen(s, s.say('Mi billetera', 'My wallet'), s.say('para retirar', 'ready to cash out'), [
      [s.say('Retiro del lunes', 'Monday cash-out'), `-${part(s, 0.4)}`],
      [s.say('Viajes', 'Trips'), part(s, 0.9)],
    ]),
  ),
  monthInApp: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Ganancias de', 'Earnings for')} ${LONG[s.tongue][dayOf(s.start).m]}</b>${sum(s, 42)}${faint(s, `${much(s)} ${s.say('viajes', 'trips')} · ${hours(s)}`)}`)}${[0, 1, 2, 3].map((k) => row(s, spans(s, k, 7), part(s, s.random.between(0.2, 0.3)))).join('')}`,
    ),
  ),
  taxYear: money((s) =>
    screen(s, s.say('Resumen fiscal', 'Tax summary'), s.say('ingreso del año a la fecha', 'year-to-date income'), [
      [s.say('Retenciones', 'Withheld'), part(s, 0.1)],
      [s.say('Viajes del año', 'Trips this year'), '1,204'],
    ]),
  ),
  negativeFee: money((s) =>
    screen(s, s.say('Pagos pendientes', 'Payments due'), s.say('le debes a la app', 'you owe the app'), [
      [s.say('Viajes en efectivo', 'Cash trips'), '31'],
      [s.say('Tiempo en línea', 'Time online'), hours(s)],
    ]),
  ),
  friendBonus: money((s) =>
    screen(
      s,
      s.say('Trae choferes', 'Bring drivers'),
      s.say('por cada amigo que maneje', 'for each friend who drives'),
      [
        [s.say('Invitados', 'Invited'), '4'],
        [s.say('Viajes que les faltan', 'Trips they need'), '25'],
      ],
    ),
  ),
  cityRank: money((s) =>
    screen(
      s,
      s.say('Así va tu ciudad', 'How your city is doing'),
      s.say('gana el 10 % que más maneja', 'the top 10 % make'),
      [
        [s.say('Viajes al día', 'Trips a day'), '24'],
        [s.say('Horas', 'Hours'), '61 h'],
      ],
      marks(s),
    ),
  ),
  planner: money((s) =>
    screen(
      s,
      s.say('Planea tu semana', 'Plan your week'),
      s.say('sacarías con este horario', 'on this schedule you would get'),
      [
        [s.say('Horas por día', 'Hours a day'), '8 h'],
        [s.say('Viajes', 'Trips'), '90'],
      ],
      marks(s),
    ),
  ),
  minimum: money((s) =>
    screen(
      s,
      s.say('Piso garantizado', 'Pay floor'),
      s.say('te completamos si ganas menos', 'we top you up if you make less'),
      [
        [s.say('Viajes para activar', 'Trips to activate'), '40'],
        [s.say('Aceptación', 'Acceptance'), '85%'],
      ],
    ),
  ),
  carRent: money((s) =>
    screen(
      s,
      s.say('Renta de tu unidad', 'Your rental car'),
      s.say('se cobra de tus viajes', 'taken from your trips'),
      [
        [s.say('Semana', 'Week'), '14 / 52'],
        [s.say('Depósito', 'Deposit'), part(s, 0.5)],
      ],
    ),
  ),
  fleetOwner: money((s) =>
    screen(s, s.say('Mis choferes', 'My drivers'), s.say('cuentas entregadas', 'handed in by drivers'), [
      ['Nissan 12', part(s, 0.4)],
      ['Nissan 15', part(s, 0.35)],
      ['Aveo 3', part(s, 0.25)],
    ]),
  ),
  // The passenger's side, and other apps.
  riderSpend: money((s) =>
    screen(
      s,
      s.say('Tus viajes de la semana', 'Your week with us'),
      s.say('cargado a tu Visa', 'charged to your Visa'),
      [
        [s.say('Viajes', 'Rides'), much(s)],
        [s.say('Propinas dadas', 'Tips given'), part(s, 0.1)],
      ],
      marks(s),
    ),
  ),
  foodOrders: money((s) =>
    screen(s, s.say('Tus antojos', 'Your cravings'), s.say('en comida a domicilio', 'on takeout'), [
      [s.say('Pedidos', 'Orders'), '9'],
      [s.say('Envíos gratis', 'Free deliveries'), '6'],
    ]),
  ),
  carwash: money((s) =>
    screen(s, s.say('Autolavado', 'Car wash'), s.say('entró en caja', 'rung up'), [
      [s.say('Autos', 'Cars'), much(s)],
      [s.say('Aspirado', 'Vacuum'), part(s, 0.3)],
    ]),
  ),
  tamales: money((s) =>
    screen(
      s,
      s.say('Tamales Doña Mary', "Mary's Tacos"),
      s.say('vendimos', 'we sold'),
      [
        [s.say('Verdes', 'Green'), part(s, 0.5)],
        [s.say('Atole', 'Drinks'), part(s, 0.5)],
      ],
      marks(s),
    ),
  ),
  cryptoWeek: money((s) =>
    screen(s, s.say('Tu portafolio', 'Holdings'), s.say('valor de mercado', 'market value'), [
      ['BTC', part(s, 0.7)],
      ['ETH', part(s, 0.3)],
    ]),
  ),
  electricity: money((s) =>
    screen(s, s.say('Recibo de luz', 'Power bill'), s.say('total a pagar', 'amount due'), [
      ['kWh', much(s)],
      [s.say('Servicio', 'Service no.'), '88213'],
    ]),
  ),
  salary: money((s) =>
    screen(s, s.say('Recibo de nómina', 'Pay slip'), s.say('depositado por tu empresa', 'deposited by your employer'), [
      [s.say('Sueldo', 'Wages'), part(s, 1.2)],
      ['IMSS', `-${part(s, 0.2)}`],
    ]),
  ),
  savings: money((s) =>
    screen(s, s.say('Cochinito', 'Piggy bank'), s.say('apartado hasta hoy', 'set aside to date'), [
      [s.say('Falta', 'Left'), part(s, 2)],
      [s.say('Para', 'For'), s.say('una moto', 'a scooter')],
    ]),
  ),
  massage: money((s) =>
    screen(s, s.say('Masajes a domicilio', 'Massage visits'), s.say('por tus sesiones', 'for your sessions'), [
      [s.say('Espalda', 'Back'), part(s, 0.6)],
      [s.say('Pies', 'Feet'), part(s, 0.4)],
    ]),
  ),
  soccerPool: money((s) =>
    screen(s, s.say('Polla del grupo', 'Office pool'), s.say('en juego esta jornada', 'at stake this round'), [
      ['Chivas', '2 - 1'],
      ['América', '0 - 0'],
    ]),
  ),
  steps: money((s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:21px">${s.say('Caminata', 'Walking')}</b><div>${s.range}</div><div style="font-size:42px;font-weight:700">48,213</div>${faint(s, s.say('pasos', 'steps'))}`)}${marks(s)}${row(s, s.say('Tiempo', 'Time'), hours(s))}`,
    ),
  ),
  housekeeper: money((s) =>
    screen(s, s.say('Casas que limpio', 'Homes I clean'), s.say('me pagaron', 'they paid me'), [
      [s.say('Sra. Olga', 'Mrs. Olga'), part(s, 0.5)],
      [s.say('Depa Roma', 'Apt 4'), part(s, 0.5)],
    ]),
  ),
  news: money((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:24px;font-weight:700">${s.say('Taxistas piden', 'Cabbies want')} ${s.money.text(s.total)} ${s.say('por el paro del', 'for the strike of')} ${s.range}</div><p style="font-size:15px;padding-top:12px">${s.say('El gremio dice que perdió viajes y combustible. La autoridad ofrece una mesa de diálogo.', 'The guild says it lost rides and fuel. Officials offer talks.')}</p>`)}`,
    ),
  ),
};
