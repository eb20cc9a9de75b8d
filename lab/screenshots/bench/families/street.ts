import { type Design, face, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, LONG, SHORT } from '../wording.ts';

// An eighth family, only for evaluating a retrained gate: its designs and words weren't looked at during training.
const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const box = (inner: string, style = ''): string => `<div style="padding:11px 17px;${style}">${inner}</div>`;
const sum = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string, size = 13): string =>
  `<div style="font-size:${size}px;color:${s.soft}">${text}</div>`;
const much = (s: Scene): string => String(s.random.whole(11, 134));
const day = (s: Scene, plus: number): string => {
  const { d, m } = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${d} ${SHORT.es[m]}` : `${SHORT.en[m]} ${d}`;
};
const dots = (s: Scene): string =>
  `<div style="display:flex;gap:6px;padding:14px 18px">${s.days.map((value, k) => `<div style="flex:1;text-align:center;font-size:11px;color:${s.soft}"><div style="margin:0 auto 5px;width:${10 + (24 * value) / Math.max(1, ...s.days)}px;height:${10 + (24 * value) / Math.max(1, ...s.days)}px;border-radius:50%;background:${s.accent}"></div>${DAYS[s.tongue][k]!.slice(0, 2)}</div>`).join('')}</div>`;

export const STREET_EARNINGS: Record<string, Design> = {
  bubble: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;gap:12px;align-items:center">${face(s, 42)}<div><b>${s.name.split(' ')[0]}</b>${faint(s, s.range)}</div></div>`)}<div style="margin:16px;padding:26px 18px;border-radius:26px;background:${s.accent};color:#fff;text-align:center">${sum(s, 41)}<div style="font-size:14px">${s.say('lo que sacaste', 'what you pulled in')}</div></div>${dots(s)}${row(s, s.say('Rides cerrados', 'Rides closed'), much(s))}`,
    ),
  railTable: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:22px">${s.say('Tu raya', 'Your pay slip')}</b><div style="padding-top:4px;font-size:15px">${s.range}</div>`)}${row(s, s.say('Por transportar gente', 'Moving people'), part(s, 0.58))}${row(s, s.say('Por llevar comida', 'Moving food'), part(s, 0.29))}${row(s, s.say('Te dieron de más', 'People added'), rest(s, 0.58, 0.29))}<div style="padding:18px">${faint(s, s.say('Suma de todo', 'All of it'))}${sum(s, 30)}</div>`,
    ),
  headline: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:30px;font-weight:700;padding-top:30px">${s.say('Cerraste la semana con', 'You closed the week at')}</div>${sum(s, 38, `color:${s.accent}`)}<div style="padding-top:10px;font-size:17px">${s.range}</div><div style="padding-top:22px;font-size:15px">${much(s)} ${s.say('pasajeros llevados', 'passengers driven')}<br>${hours(s)} ${s.say('en la calle', 'out there')}</div>`)}`,
    ),
  squares: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center;font-size:16px">‹&nbsp;&nbsp;${s.range}&nbsp;&nbsp;›</div>`)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:8px;padding:8px 12px"><div style="grid-column:1/3;background:${s.card};padding:20px;border-radius:6px">${sum(s, 38)}${faint(s, s.say('Ingresaste', 'Take'))}</div>${[
        [much(s), s.say('Arrancones', 'Starts')],
        [hours(s), s.say('Con la app abierta', 'App open')],
        [part(s, 0.11), s.say('Gratis de la gente', 'Thanks from riders')],
        ['4.9', s.say('Tu nota', 'Your score')],
      ]
        .map(
          ([a, b]) =>
            `<div style="background:${s.card};padding:16px;border-radius:6px"><b style="font-size:18px">${a}</b>${faint(s, b!)}</div>`,
        )
        .join('')}</div>`,
    ),
  receiptRoll: (s) =>
    page(
      { ...s, ground: '#fffdf3', ink: '#222', soft: '#555', card: '#ddd', font: 'DejaVu Sans Mono' },
      `${status({ ...s, ink: '#222' })}<div style="padding:18px 22px;font-size:13px;line-height:2">** ${s.say('LIQUIDACION', 'SETTLEMENT')} **<br>${s.range}<br>${s.say('OPERADOR', 'OPERATOR')}: ${s.name.toUpperCase()}<br>----------------------------<div style="display:flex;justify-content:space-between"><span>${s.say('VIAJES', 'TRIPS')} x${much(s)}</span><span>${part(s, 1.22)}</span></div><div style="display:flex;justify-content:space-between"><span>${s.say('USO DE APP', 'APP USE')}</span><span>-${part(s, 0.22)}</span></div>----------------------------<div style="display:flex;justify-content:space-between;font-size:19px;font-weight:700"><span>${s.say('LIQUIDO', 'PAID')}</span><span>${s.money.text(s.total)}</span></div></div>`,
    ),
  ladder: (s) =>
    page(
      s,
      `${status(s)}${box(`${faint(s, s.range, 15)}${sum(s, 36)}`)}${s.days.map((value, k) => `<div style="display:flex;justify-content:space-between;padding:9px 18px;font-size:14px;border-left:4px solid ${s.accent};margin:3px 14px;background:${s.card}"><span>${DAYS[s.tongue][k]} ${dayOf(s.start, k).d}</span><span>${s.money.text(value)}</span></div>`).join('')}`,
    ),
  night: (s) =>
    page(
      { ...s, ground: '#101223', ink: '#f3f0ff', soft: '#8d8fb0', card: '#1d2038' },
      `${status({ ...s, ink: '#f3f0ff' })}${box(`<div style="text-align:center;padding-top:16px"><div style="font-size:12px;letter-spacing:3px;color:#8d8fb0">${s.say('BALANCE SEMANAL', 'WEEKLY TALLY')}</div><div style="font-size:17px;padding:6px">${s.range}</div>${sum(s, 46)}</div>`)}${row({ ...s, card: '#1d2038' }, s.say('De madrugada', 'Late hours'), part(s, 0.37))}${row({ ...s, card: '#1d2038' }, s.say('De día', 'Day hours'), rest(s, 0.37))}${row({ ...s, card: '#1d2038' }, s.say('Tiempo prendido', 'Time on'), hours(s))}`,
    ),
  twoCards: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:21px">${s.say('Dinero', 'Cash flow')}</b>`)}<div style="margin:8px 14px;padding:16px;border:1px solid ${s.soft};border-radius:14px">${faint(s, s.range)}${sum(s, 34)}<div style="font-size:13px">${much(s)} ${s.say('servicios', 'services')} | ${hours(s)}</div></div><div style="margin:8px 14px;padding:16px;border:1px solid ${s.soft};border-radius:14px">${faint(s, s.say('Premio si juntas 90 servicios', 'Prize at 90 services'))}<b style="font-size:19px">${s.money.text({ mx: 900, us: 120 }[s.country])}</b></div><div style="margin:8px 14px;padding:16px;border:1px solid ${s.soft};border-radius:14px">${faint(s, s.say('En tu monedero', 'In your wallet'))}<b style="font-size:19px">${part(s, 0.21)}</b></div>`,
    ),
  tabsTop: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;font-size:15px;padding:6px 0">${[s.say('Hoy', 'Now'), s.say('7 días', '7 days'), s.say('30 días', '30 days')].map((t, k) => `<span style="flex:1;text-align:center;padding:10px;${k === 1 ? `border-bottom:3px solid ${s.accent};font-weight:700` : `color:${s.soft}`}">${t}</span>`).join('')}</div><div style="text-align:center;padding:18px">${faint(s, s.range, 14)}${sum(s, 45)}${faint(s, s.say('sin contar efectivo', 'cash aside'))}</div>${dots(s)}${row(s, s.say('Efectivo que traes', 'Cash on you'), part(s, 0.24))}`,
    ),
  map: (s) =>
    page(
      s,
      `<div style="height:38%;background:radial-gradient(circle at 30% 40%,#d6e2c8,#b8c9d8)">${status({ ...s, ink: '#222' })}</div>${box(`<div style="display:flex;justify-content:space-between;align-items:center"><div>${faint(s, s.range)}${sum(s, 31)}</div><div style="width:54px;height:54px;border-radius:50%;background:${s.accent};color:#fff;text-align:center;line-height:54px">GO</div></div>`)}${row(s, s.say('Llevaste a', 'You drove'), `${much(s)} ${s.say('personas', 'people')}`)}${row(s, s.say('Kilómetros', 'Miles'), `${s.random.whole(140, 900)}`)}`,
    ),
  email: (s) =>
    page(
      { ...s, ground: '#fff', ink: '#202124', soft: '#5f6368', card: '#eee' },
      `${status({ ...s, ink: '#202124' })}${box(`<div style="font-size:20px">${s.say('Tu pago de la semana va en camino', 'Your pay for the week is on its way')}</div><div style="font-size:13px;color:#5f6368;padding:8px 0">no-reply@ruedas.example</div>`)}<div style="margin:10px 18px;padding:20px;border:1px solid #ddd"><div style="font-size:14px">${s.range}</div>${sum(s, 33)}<div style="font-size:13px;color:#5f6368;padding-top:10px">${s.say('Depósito programado el miércoles', 'Arrives Wednesday')}</div>${row({ ...s, card: '#fff' }, s.say('Idas', 'Trips out'), much(s))}${row({ ...s, card: '#fff' }, s.say('Horas', 'Hours'), hours(s))}</div>`,
    ),
  bareList: (s) =>
    page(
      s,
      `${status(s)}${row(s, s.say('Semana', 'Week'), s.range, 'font-size:14px')}${row(s, s.say('Cobrado', 'Collected'), s.money.text(s.total), 'font-size:21px;font-weight:700')}${row(s, s.say('Viajes', 'Rides'), much(s))}${row(s, s.say('Rechazos', 'Declined'), String(s.random.whole(0, 20)))}${row(s, s.say('Encendido', 'Switched on'), hours(s))}`,
    ),
  weekCards: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:19px">${s.say('Semana a semana', 'Week after week')}</b>`)}<div style="margin:8px 14px;padding:18px;border-radius:14px;background:${s.accent};color:#fff"><div style="font-size:14px">${s.range}</div>${sum(s, 37)}</div>${[1, 2].map((k) => `<div style="margin:8px 14px;padding:12px 18px;border-radius:14px;background:${s.card};display:flex;justify-content:space-between;font-size:14px"><span>${day(s, -7 * k)} - ${day(s, -7 * k + 6)}</span><span>${part(s, s.random.between(0.6, 1.3))}</span></div>`).join('')}${box(faint(s, s.say('Manejando desde 2021', 'Driving since 2021')))}`,
    ),
  seam: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;padding:18px"><div style="flex:1;border-right:1px solid ${s.soft}">${faint(s, s.say('Desde', 'Start'))}<b>${day(s, 0)}</b></div><div style="flex:1;padding-left:18px">${faint(s, s.say('Hasta', 'End'))}<b>${day(s, 6)}</b></div></div><div style="text-align:center;padding:8px">${sum(s, 44)}${faint(s, s.say('ya con propinas', 'tips and all'))}</div>${row(s, s.say('Recogidas', 'Pick-ups'), much(s))}${row(s, s.say('Tiempo', 'Clock'), hours(s))}`,
    ),
  plainWords: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:19px">Orvado</b>${faint(s, s.range)}${sum(s, 40)}${faint(s, 'melco tarin')}`)}${dots(s)}${row(s, 'Brilas', much(s))}${row(s, 'Quenda', hours(s))}`,
    ),
  feeFirst: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:18px;font-weight:700">${s.say('Cómo se armó tu pago', 'How your pay adds up')}</div>${faint(s, s.range)}`)}${row(s, s.say('Tarifas', 'Fares'), part(s, 1.1))}${row(s, s.say('Tajada de la empresa', 'Company slice'), `-${part(s, 0.2)}`)}${row(s, s.say('Empujón por lluvia', 'Rain kicker'), rest(s, 1.1, -0.2))}${box(`<div style="display:flex;justify-content:space-between;align-items:baseline"><span style="font-size:16px">${s.say('Queda', 'Leaves')}</span>${sum(s, 28)}</div>`)}`,
    ),
};

// Screens that a driver may pick by mistake; half of them are other screens of the same app, in the style of its weeks.
const plainSum = (s: Scene, size = 40): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap">${s.money.head(s.total)}</div>`;
const few = (s: Scene): string => String(s.random.whole(5, 99));
const marks = (s: Scene): string =>
  `<div style="display:flex;padding:10px 14px;font-size:12px">${DAYS[s.tongue].map((name) => `<span style="flex:1;text-align:center"><span style="display:block;margin:0 6px;height:${s.random.whole(10, 70)}px;background:${s.accent}"></span>${name[0]!.toUpperCase()}</span>`).join('')}</div>`;
const screen = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${box(`<div style="font-size:20px;font-weight:700">${title}</div><div style="font-size:14px">${s.range}</div>`)}${box(`${plainSum(s)}${faint(s, under)}`, s.random.chance(0.5) ? 'text-align:center' : '')}${middle}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
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
      `${status(s)}${box(`<b style="font-size:20px">${s.say('Ganancias de', 'Earnings for')} ${LONG[s.tongue][dayOf(s.start).m]}</b>${plainSum(s, 42)}${faint(s, `${few(s)} ${s.say('viajes', 'trips')} · ${hours(s)}`)}`)}${[0, 1, 2, 3].map((k) => row(s, spans(s, k, 7), part(s, s.random.between(0.2, 0.3)))).join('')}`,
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
        [s.say('Viajes', 'Rides'), few(s)],
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
      [s.say('Autos', 'Cars'), few(s)],
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
      ['kWh', few(s)],
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
