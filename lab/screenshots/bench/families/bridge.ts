import { bars, type Design, face, hours, page, row, type Scene, status, tile } from '../scene.ts';
import { DAYS, dayOf } from '../wording.ts';

// An eleventh family, written and drawn before work on version 6 of the reader began; some list passengers by name.
export const of = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const box = (inner: string, style = ''): string => `<div style="padding:12px 17px;${style}">${inner}</div>`;
const sum = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const count = (s: Scene): string => String(s.random.whole(11, 126));
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, s.tongue === 'es' ? 1 : 2));
const top = (s: Scene, title: string): string =>
  `${status(s)}${box(`<div style="font-size:22px;font-weight:700">${title}</div>`)}`;
const pill = (s: Scene, text: string): string =>
  `<span style="display:inline-block;padding:5px 13px;border-radius:16px;background:${s.card};font-size:13px">${text}</span>`;

export const BRIDGE_EARNINGS: Record<string, Design> = {
  dayOpened: (s) =>
    page(
      s,
      `${top(s, s.say('Tus ganancias', 'Your earnings'))}${box(`${pill(s, s.range)}${sum(s, 40, 'padding-top:12px')}${faint(s, `${count(s)} ${s.say('viajes', 'trips')} · ${hours(s)}`)}`)}${bars(s, letters(s), 140)}${row(s, s.say('Tarifas', 'Fares'), of(s, 0.84))}${row(s, s.say('Propinas', 'Tips'), of(s, 0.09))}${row(s, s.say('Promociones', 'Promotions'), rest(s, 0.84, 0.09))}`,
    ),
  passengers: (s) =>
    page(
      s,
      `${top(s, s.say('Mi semana', 'My week'))}${box(`${faint(s, s.range)}${sum(s, 38)}`)}${[
        ['Ximena', 0.04],
        ['Rodrigo', 0.031],
        ['Karla', 0.027],
        ['Iván', 0.052],
      ]
        .map(
          ([name, share]) =>
            `<div style="display:flex;align-items:center;padding:9px 17px;font-size:15px;gap:11px">${face(s, 34)}<span style="flex:1">${name}<br><span style="font-size:12px;color:${s.soft}">${s.random.whole(7, 22)}:${s.random.whole(10, 59)} · ${s.random.whole(2, 19)} km</span></span>${of(s, Number(share))}</div>`,
        )
        .join('')}${box(pill(s, s.say('Ver los demás viajes', 'See all other rides')), 'text-align:center')}`,
    ),
  tipsByName: (s) =>
    page(
      s,
      `${top(s, s.say('Ingresos', 'Pay'))}${box(`${sum(s, 42)}<div style="font-size:15px">${s.range}</div>`, 'text-align:center')}<div style="display:flex">${tile(s, count(s), s.say('Pedidos', 'Orders'))}${tile(s, hours(s), s.say('En línea', 'Online'))}</div>${box(`<b>${s.say('Últimas propinas', 'Latest tips')}</b>`)}${row(s, s.say('De Paola', 'From Amanda'), of(s, 0.012))}${row(s, s.say('De Gerardo', 'From Derek'), of(s, 0.009))}${row(s, s.say('De la señora Ruth', 'From Ruth'), of(s, 0.017))}`,
    ),
  netGross: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:19px">${s.say('Liquidación', 'Settlement')}</b>${faint(s, s.range)}`)}${row(s, s.say('Pagado por clientes', 'Customer payments'), of(s, 1.34))}${row(s, s.say('Tarifa de servicio', 'Service fee'), `-${of(s, 0.27)}`)}${row(s, s.say('Impuestos retenidos', 'Taxes withheld'), `-${of(s, 0.11)}`)}${row(s, s.say('Propinas', 'Tips'), rest(s, 1.34, -0.27, -0.11))}<div style="display:flex;justify-content:space-between;align-items:center;padding:16px 17px;background:${s.card}"><b>${s.say('Tu pago', 'Your pay')}</b>${sum(s, 26)}</div>`,
    ),
  stackedDays: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between;font-size:15px"><span>‹</span><b>${s.range}</b><span>›</span></div>${sum(s, 35, 'text-align:center;padding-top:12px')}`)}${s.days.map((value, k) => row(s, `${DAYS[s.tongue][k]} ${dayOf(s.start, k).d}`, s.money.text(value), 'padding:9px 17px')).join('')}`,
    ),
  twoCards: (s) =>
    page(
      s,
      `${top(s, s.say('Hola, colega', 'Hey, driver'))}<div style="margin:10px 15px;padding:16px;border-radius:18px;background:${s.accent};color:#fff"><div style="font-size:13px">${s.range}</div>${sum(s, 37)}<div style="font-size:13px">${s.say('Ganancia neta', 'Net earnings')}</div></div><div style="display:flex;margin:0 10px"><div style="flex:1;margin:5px;padding:14px;border-radius:14px;background:${s.card}"><b style="font-size:19px">${count(s)}</b>${faint(s, s.say('Carreras', 'Rides'))}</div><div style="flex:1;margin:5px;padding:14px;border-radius:14px;background:${s.card}"><b style="font-size:19px">${hours(s)}</b>${faint(s, s.say('Conectado', 'Online'))}</div></div>${row(s, s.say('Calificación', 'Rating'), '4.93')}${row(s, s.say('Aceptación', 'Acceptance'), '87%')}`,
    ),
  cashAndCard: (s) =>
    page(
      s,
      `${top(s, s.say('Balance semanal', 'Weekly balance'))}${box(faint(s, s.range))}${row(s, s.say('En efectivo', 'In cash'), of(s, 0.42))}${row(s, s.say('Por la app', 'Through the app'), rest(s, 0.42))}${box(`${faint(s, s.say('Total ganado', 'Total earned'))}${sum(s, 33)}`)}${row(s, s.say('Solicitudes atendidas', 'Requests served'), count(s))}`,
    ),
  bonusFriend: (s) =>
    page(
      s,
      `${top(s, s.say('Resumen', 'Summary'))}${box(`<div style="display:flex;justify-content:space-between;align-items:end">${sum(s, 31)}<span style="font-size:13px">${s.range}</span></div>`)}${row(s, s.say('Entregas', 'Deliveries'), of(s, 0.78))}${row(s, s.say('Bono por racha', 'Streak bonus'), of(s, 0.13))}${row(s, s.say('Por recomendar a Toño', 'For referring Tony'), rest(s, 0.78, 0.13))}${row(s, s.say('Tiempo activo', 'Active time'), hours(s))}`,
    ),
  shifts: (s) =>
    page(
      s,
      `${status(s)}${box(`${faint(s, s.range)}<div style="font-size:17px">${s.say('Ganaste en tus bloques', 'You earned in your blocks')}</div>${sum(s, 45)}`)}${[0, 1, 2].map((k) => `<div style="display:flex;justify-content:space-between;padding:11px 17px;border-top:1px solid ${s.card}"><span>${DAYS[s.tongue][k * 2]}<br><span style="font-size:12px;color:${s.soft}">${8 + k}:00 - ${12 + k}:30</span></span><span>${of(s, 0.1 + 0.05 * k)}</span></div>`).join('')}`,
    ),
  levelCard: (s) =>
    page(
      s,
      `${top(s, s.say('Socio Oro', 'Gold partner'))}${box(`<div style="text-align:center">${faint(s, s.range)}${sum(s, 39)}${pill(s, s.say('Ver desglose', 'See breakdown'))}</div>`)}<div style="margin:14px;padding:14px;border-radius:12px;background:${s.card};font-size:14px"><b>${s.say('Reto activo', 'Active quest')}</b><br>${s.say('Faltan 9 viajes para tu bono', '9 trips left for your bonus')}</div><div style="display:flex">${tile(s, count(s), s.say('Viajes', 'Trips'))}${tile(s, '4.9', s.say('Estrellas', 'Stars'))}${tile(s, '96%', s.say('Completados', 'Completed'))}</div>`,
    ),
  payday: (s) =>
    page(
      s,
      `${top(s, s.say('Pagos', 'Payments'))}<div style="margin:8px 15px;padding:16px;border:1px solid ${s.soft};border-radius:14px"><div style="font-size:14px">${s.say('Semana trabajada', 'Week worked')}</div><div style="font-size:14px;color:${s.soft}">${s.range}</div>${sum(s, 34, 'padding:8px 0')}<div style="font-size:13px">${s.say('Se deposita el martes', 'Deposits on Tuesday')}</div></div>${row(s, s.say('Viajes realizados', 'Trips made'), count(s))}${row(s, s.say('Horas al volante', 'Hours behind the wheel'), hours(s))}`,
    ),
  hourly: (s) =>
    page(
      s,
      `${status(s)}${box(`${sum(s, 44)}<div style="font-size:15px">${s.range}</div>`, 'text-align:right')}${row(s, s.say('Por hora en línea', 'Per online hour'), of(s, 0.022))}${row(s, s.say('Por viaje', 'Per trip'), of(s, 0.012))}${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Distancia con pasajero', 'Distance with rider'), `${s.random.whole(90, 800)} km`)}`,
    ),
  courierMap: (s) =>
    page(
      s,
      `<div style="height:${Math.round(s.height * 0.33)}px;background:repeating-linear-gradient(20deg,${s.card} 0 26px,${s.ground} 26px 30px)">${status(s)}</div>${box(`<div style="display:flex;justify-content:space-between"><b>${s.say('Lo que llevas', 'So far')}</b><span style="font-size:13px">${s.range}</span></div>${sum(s, 36)}`)}${row(s, s.say('Pedidos entregados', 'Orders delivered'), count(s))}${row(s, s.say('Propina de clientes', 'Customer tips'), of(s, 0.14))}`,
    ),
  plainTable: (s) =>
    page(
      s,
      `${status(s)}${box(`<b>${s.say('Detalle de ingresos del conductor', 'Driver income detail')}</b>${faint(s, s.range)}`)}<div style="padding:0 17px;font-size:14px">${[
        [s.say('Concepto', 'Item'), s.say('Importe', 'Amount')],
        [s.say('Viajes', 'Trips'), of(s, 0.71)],
        [s.say('Espera', 'Wait time'), of(s, 0.05)],
        [s.say('Casetas', 'Tolls'), of(s, 0.08)],
        [s.say('Bonos', 'Bonuses'), rest(s, 0.71, 0.05, 0.08)],
      ]
        .map(
          ([a, b]) =>
            `<div style="display:flex;justify-content:space-between;padding:9px 0;border-bottom:1px solid ${s.card}"><span>${a}</span><span>${b}</span></div>`,
        )
        .join(
          '',
        )}<div style="display:flex;justify-content:space-between;padding:14px 0"><b>Total</b>${sum(s, 21)}</div></div>`,
    ),
  unheard: (s) =>
    page(
      s,
      `${top(s, 'Kumbo')}${box(`${sum(s, 43)}${faint(s, s.range)}`)}${bars(s, letters(s), 120)}<div style="display:flex">${tile(s, count(s), 'Dralos')}${tile(s, hours(s), 'Vintu')}</div>${row(s, 'Sarpe', of(s, 0.9))}${row(s, 'Molin', rest(s, 0.9))}`,
    ),
  zones: (s) =>
    page(
      s,
      `${top(s, s.say('Actividad de reparto', 'Delivery activity'))}${box(`${pill(s, s.say('Semana', 'Week'))} ${pill(s, s.say('Mes', 'Month'))}<div style="font-size:15px;padding-top:10px">${s.range}</div>${sum(s, 37)}`)}${row(s, 'Roma-Condesa', of(s, 0.44))}${row(s, 'San Ángel', of(s, 0.31))}${row(s, 'Santa Fe', rest(s, 0.44, 0.31))}${row(s, s.say('Paradas', 'Stops'), count(s))}`,
    ),
  partnerOfFleet: (s) =>
    page(
      s,
      `${top(s, s.say('Conductor', 'Driver'))}${box(`<div style="display:flex;gap:12px;align-items:center">${face(s, 46)}<span><b>Efraín Soto</b><br>${faint(s, s.say('Nissan Versa · Flota Centro', 'Toyota Prius · Metro Fleet'))}</span></div>`)}${box(`${faint(s, s.range)}${sum(s, 34)}${faint(s, s.say('tu parte ya descontada', 'your share after deductions'))}`)}${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Horas', 'Hours'), hours(s))}`,
    ),
  smallHead: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;justify-content:space-between;font-size:16px"><b>${s.say('Ganancias', 'Earnings')}</b><span>${s.range}</span></div>`)}<div style="display:flex;padding:0 12px">${tile(s, s.money.text(s.total), s.say('Total', 'Total'))}${tile(s, count(s), s.say('Servicios', 'Jobs'))}</div>${bars(s, letters(s), 150)}${row(s, s.say('Ayuda', 'Help'), '›')}${row(s, s.say('Historial', 'History'), '›')}`,
    ),
  gratitude: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center;font-size:24px;font-weight:700">${s.say('¡Buena semana!', 'Great week!')}</div>${sum(s, 46, 'text-align:center')}<div style="text-align:center">${s.range}</div>`)}${row(s, s.say('Pasajeros felices', 'Happy riders'), count(s))}${row(s, s.say('Te calificó Mónica', 'Monica rated you'), '5.0')}${row(s, s.say('Te calificó Abel', 'Abel rated you'), '5.0')}`,
    ),
  weeksBelow: (s) =>
    page(
      s,
      `${top(s, s.say('Historial de ganancias', 'Earnings history'))}${box(`<div style="font-size:15px">${s.range}</div>${sum(s, 36)}${faint(s, `${count(s)} ${s.say('viajes', 'trips')}`)}`)}${row(s, s.say('Hace 1 semana', '1 week earlier'), of(s, 0.92))}${row(s, s.say('Hace 2 semanas', '2 weeks earlier'), of(s, 1.07))}${row(s, s.say('Hace 3 semanas', '3 weeks earlier'), of(s, 0.81))}`,
    ),
};

// The look-alikes of the eleventh family: somebody's earnings as shown by a car owner, a family, an accountant, a bank
// or a chat.
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
const head = (s: Scene, title: string): string =>
  `${status(s)}${box(`<div style="font-size:21px;font-weight:700">${title}</div>${faint(s, s.range)}`)}`;
const people = (s: Scene): string[] =>
  s.random.some(
    s.tongue === 'es'
      ? ['Ramón V.', 'Yolanda', 'Chucho', 'Saúl Peña', 'Nayeli R.', 'Don Abel', 'Fabián', 'Maricarmen']
      : ['Terrence', 'Priya S.', 'Oleg', 'Marcus Hill', 'Dolores', 'Kwame O.', 'Brittany', 'Hector R.'],
    3,
  );
const shares = (s: Scene): string[] => [of(s, 0.39), of(s, 0.35), rest(s, 0.39, 0.35)];
const person = (s: Scene, name: string, small: string, right: string): string =>
  `<div style="display:flex;align-items:center;gap:11px;padding:9px 17px;font-size:15px">${face(s, 36)}<span style="flex:1">${name}<br><span style="font-size:12px;color:${s.soft}">${small}</span></span><b>${right}</b></div>`;
const bubble = (s: Scene, mine: boolean, text: string): string =>
  `<div style="display:flex;justify-content:${mine ? 'flex-end' : 'flex-start'};padding:5px 12px"><div style="max-width:75%;padding:9px 12px;border-radius:14px;background:${mine ? '#bfe8c4' : s.card};color:${mine ? '#111' : s.ink};font-size:15px">${text} <span style="font-size:11px;opacity:.7">${s.random.whole(1, 12)}:${s.random.whole(10, 59)}</span></div></div>`;

export const BRIDGE_LOOKALIKES = {
  // Several people's earnings.
  teamFaces: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Equipo', 'Team'))}${box(sum(s, 38))}${people(s)
        .map((name, k) => person(s, name, `${count(s)} ${s.say('viajes', 'trips')} · ${hours(s)}`, sums[k]!))
        .join('')}`,
    );
  }),
  driversTable: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Reporte por operador', 'Report by operator'))}<div style="padding:0 17px;font-size:14px">${[
        [s.say('Nombre', 'Name'), s.say('Viajes', 'Trips'), s.say('Producido', 'Made')],
        ...people(s).map((name, k) => [name, count(s), sums[k]!]),
      ]
        .map(
          ([a, b, c]) =>
            `<div style="display:flex;padding:10px 0;border-bottom:1px solid ${s.card}"><span style="flex:2">${a}</span><span style="flex:1">${b}</span><span style="flex:1;text-align:right;white-space:nowrap">${c}</span></div>`,
        )
        .join('')}</div>${box(`${faint(s, 'Total')}${sum(s, 30)}`, 'text-align:right')}`,
    );
  }),
  familyAccount: money((s) =>
    page(
      s,
      `${head(s, s.say('Ingresos de la casa', 'Our household income'))}${box(`${sum(s, 36)}${faint(s, s.say('juntamos entre todos', 'all of us together'))}`)}${row(s, s.say('Papá (taxi)', 'Dad (rideshare)'), of(s, 0.44))}${row(s, s.say('Mamá (reparto)', 'Mom (delivery)'), of(s, 0.36))}${row(s, s.say('Beto', 'Bobby'), rest(s, 0.44, 0.36))}`,
    ),
  ),
  payList: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Pagos por dispersar', 'Payouts to send'))}${box(`${sum(s, 33)}${faint(s, s.say('3 conductores pendientes', '3 drivers pending'))}`)}${people(
        s,
      )
        .map((name, k) => row(s, name, sums[k]!))
        .join(
          '',
        )}<div style="margin:16px;padding:13px;text-align:center;border-radius:12px;background:${s.accent};color:#fff">${s.say('Pagar a todos', 'Pay everyone')}</div>`,
    );
  }),
  podium: money((s) => {
    const [a, b, c] = people(s);
    return page(
      s,
      `${head(s, s.say('Los más chambeadores', 'Hardest workers'))}${box(`<div style="text-align:center">🏆 ${a}${sum(s, 37)}</div>`)}${row(s, `2  ${b}`, of(s, 0.94))}${row(s, `3  ${c}`, of(s, 0.9))}${row(s, `148  ${s.say('Tú', 'You')}`, of(s, 0.31))}${bars(
        s,
        DAYS[s.tongue].map((day) => day[0]!),
        70,
      )}`,
    );
  }),
  unitsAndPlates: money((s) =>
    page(
      s,
      `${head(s, s.say('Parque vehicular', 'Vehicles'))}${box(sum(s, 39))}${row(s, 'Versa · PXT-41-08', of(s, 0.37))}${row(s, 'Aveo · LKD-90-15', of(s, 0.33))}${row(s, 'March · NRB-22-64', rest(s, 0.37, 0.33))}${row(s, s.say('En ruta ahora', 'On the road now'), '2')}`,
    ),
  ),
  branchCouriers: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${head(s, s.say('Sucursal Del Valle', 'Midtown branch'))}${box(`${faint(s, s.say('Repartidores de la sucursal', 'Couriers of this branch'))}${sum(s, 35)}`)}${people(
        s,
      )
        .map((name, k) => person(s, name, `${count(s)} ${s.say('entregas', 'deliveries')}`, sums[k]!))
        .join('')}`,
    );
  }),
  sharedCar: money((s) =>
    page(
      s,
      `${head(s, s.say('Coche compartido', 'Shared car'))}${box(sum(s, 36))}${row(s, s.say('Turno de día · Memo', 'Day shift · Pete'), of(s, 0.57))}${row(s, s.say('Turno de noche · Sergio', 'Night shift · Sam'), rest(s, 0.57))}${row(s, s.say('Toca al dueño', "Owner's cut"), of(s, 0.3))}`,
    ),
  ),
  referredPeople: money((s) =>
    page(
      s,
      `${head(s, s.say('Tu red', 'Your network'))}${box(`${sum(s, 36)}${faint(s, s.say('produjo la gente que invitaste', 'brought in by people you invited'))}`)}${people(
        s,
      )
        .map((name) => row(s, name, `${count(s)} ${s.say('viajes', 'trips')}`))
        .join('')}`,
    ),
  ),
  // Other tools.
  accountant: money((s) =>
    page(
      s,
      `${head(s, s.say('Mi contador', 'My bookkeeper'))}${row(s, s.say('Ingresos por plataformas', 'Platform income'), of(s, 1.22))}${row(s, s.say('Deducible: gasolina', 'Deductible: gas'), `-${of(s, 0.22)}`)}${box(`${faint(s, s.say('Base para el SAT', 'Taxable base'))}${sum(s, 34)}`)}${row(s, s.say('Facturas por emitir', 'Invoices to issue'), count(s))}`,
    ),
  ),
  bankIncoming: money((s) =>
    page(
      s,
      `${head(s, s.say('Cuenta Nómina ••4471', 'Checking ••4471'))}${box(`${faint(s, s.say('Depósitos del periodo', 'Deposits this period'))}${sum(s, 37)}`)}${row(s, 'UBER BV', of(s, 0.62))}${row(s, s.say('SPEI recibido', 'Zelle received'), of(s, 0.23))}${row(s, s.say('Depósito en ventanilla', 'Branch deposit'), rest(s, 0.62, 0.23))}`,
    ),
  ),
  expenseTracker: money((s) =>
    page(
      s,
      `${head(s, s.say('Control de gastos del coche', 'Car cost tracker'))}${box(`${sum(s, 38)}${faint(s, s.say('te costó trabajar', 'is what working cost you'))}`)}${row(s, s.say('Gasolina', 'Gas'), of(s, 0.66))}${row(s, s.say('Lavado', 'Wash'), of(s, 0.07))}${row(s, s.say('Datos del celular', 'Phone data'), rest(s, 0.66, 0.07))}`,
    ),
  ),
  yearTax: money((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="font-size:21px;font-weight:700">${s.say('Constancia anual', 'Annual tax document')}</div>${sum(s, 36)}${faint(s, s.say('ingresos del ejercicio 2025', 'gross income for 2025'))}`)}${row(s, s.say('Retenido', 'Withheld'), of(s, 0.08))}${row(s, s.say('Viajes del año', 'Trips in the year'), '3,204')}${row(s, s.say('Última semana incluida', 'Last week included'), s.range)}`,
    ),
  ),
  rivals: money((s) =>
    page(
      s,
      `${head(s, s.say('¿Qué app paga más?', 'Which app pays more?'))}${box(`${faint(s, s.say('Con Voltik habrías sacado', 'With Voltik you would have had'))}${sum(s, 38)}`)}${row(s, s.say('Con la que usas', 'With the one you use'), of(s, 0.83))}${row(s, s.say('Diferencia', 'Difference'), rest(s, 0.83))}`,
    ),
  ),
  outlook: money((s) =>
    page(
      s,
      `${head(s, s.say('Tu semana que empieza', 'Your week to come'))}${box(`${sum(s, 40)}${faint(s, s.say('si repites tu ritmo', 'if you keep your pace'))}`)}${bars(
        s,
        DAYS[s.tongue].map((day) => day[0]!),
        110,
      )}${row(s, s.say('Horas pensadas', 'Hours in mind'), hours(s))}${row(s, s.say('Viajes que saldrían', 'Trips it would take'), count(s))}`,
    ),
  ),
  calculator: money((s) =>
    page(
      s,
      `${head(s, s.say('Haz cuentas', 'Do the math'))}${row(s, s.say('Horas al día', 'Hours per day'), '9')}${row(s, s.say('Días', 'Days'), '6')}${row(s, s.say('Gasto en gasolina', 'Gas cost'), of(s, 0.24))}${box(`${faint(s, s.say('Te quedarían', 'You would be left with'))}${sum(s, 37)}`)}`,
    ),
  ),
  chat: money((s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;gap:10px;align-items:center">${face(s, 36)}<b>${s.say('Grupo Choferes Norte', 'Northside Drivers')}</b></div>`)}${bubble(s, false, s.say('cómo les fue compas', 'how did yall do'))}${bubble(s, true, `${s.range}`)}${bubble(s, true, `<span style="font-size:26px">${s.money.text(s.total)}</span>`)}${bubble(s, false, s.say('no manches qué bien, yo apenas la mitad', 'no way, I barely made half of that'))}${bubble(s, false, s.say('cuántas horas?', 'how many hours?'))}${bubble(s, true, hours(s))}`,
    ),
  ),
  spreadsheet: money((s) => {
    const sums = shares(s);
    const line = (n: number, cells: string[]): string =>
      `<div style="display:flex;font-size:14px;border-bottom:1px solid ${s.soft}"><span style="width:26px;color:${s.soft}">${n}</span>${cells.map((cell) => `<span style="flex:1;padding:7px;border-left:1px solid ${s.soft};white-space:nowrap">${cell}</span>`).join('')}</div>`;
    return page(
      s,
      `${status(s)}${box(`<b>${s.say('cuentas_choferes', 'drivers_accounts')}.xlsx</b>`)}<div style="padding:0 8px">${line(0, ['A', 'B'])}${line(1, [s.range, ''])}${people(
        s,
      )
        .map((name, k) => line(k + 2, [name, sums[k]!]))
        .join(
          '',
        )}${line(5, ['TOTAL', `<b style="font-size:20px">${s.money.text(s.total)}</b>`])}</div>${box(faint(s, s.say('Hoja 1   Hoja 2   +', 'Sheet1   Sheet2   +')))}`,
    );
  }),
  mail: money((s) => {
    const sums = shares(s);
    return page(
      s,
      `${status(s)}${box(`<div style="font-size:19px;font-weight:600">${s.say('Corte de tus autos', 'Report on your cars')}</div><div style="font-size:13px;color:${s.soft}">${s.say('Administración Flotas Luna · para mí', 'Luna Fleet Office · to me')}</div>`)}${box(`<div style="font-size:15px">${s.say('Buen día, le compartimos lo entregado por sus choferes', 'Good morning, here is what your drivers turned in')} (${s.range}):</div>${sum(s, 28, 'padding:10px 0')}`)}${people(
        s,
      )
        .map((name, k) => row(s, name, sums[k]!))
        .join('')}${box(`${s.say('Responder   Reenviar', 'Reply   Forward')}`)}`,
    );
  }),
  lender: money((s) =>
    page(
      s,
      `${head(s, s.say('Comprueba tus ingresos', 'Verify your income'))}${box(`${sum(s, 38)}${faint(s, s.say('te podemos prestar con este historial', 'we can lend you with this history'))}`)}${row(s, s.say('Viajes revisados', 'Trips reviewed'), count(s))}${row(s, s.say('Pago semanal', 'Weekly payment'), of(s, 0.09))}`,
    ),
  ),
};
