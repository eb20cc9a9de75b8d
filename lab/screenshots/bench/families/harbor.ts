import { bars, type Design, hours, page, row, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, LONG, SHORT } from '../wording.ts';

// A tenth family, written after the words, topics and thresholds of the gate were fixed.
const share = (s: Scene, of: number): string => s.money.text(Math.round(s.total * of * 100) / 100);
const left = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const pad = (inner: string, style = ''): string => `<div style="padding:13px 18px;${style}">${inner}</div>`;
const big = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const small = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const some = (s: Scene): string => String(s.random.whole(12, 131));
const initials = (s: Scene): string[] => DAYS[s.tongue].map((day) => day[0]!.toUpperCase());
const week = (s: Scene, k: number): string => {
  const [a, b] = [dayOf(s.start, -7 * k), dayOf(s.start, 6 - 7 * k)];
  return s.tongue === 'es'
    ? `${a.d} ${SHORT.es[a.m]} al ${b.d} ${SHORT.es[b.m]}`
    : `${SHORT.en[a.m]} ${a.d} to ${SHORT.en[b.m]} ${b.d}`;
};

export const HARBOR_EARNINGS: Record<string, Design> = {
  bulletin: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:24px;font-weight:700">${s.say('Boletín semanal', 'Weekly bulletin')}</div>`)}<div style="display:flex;padding:6px 18px;align-items:center"><div style="flex:1;font-size:13px;padding-right:10px">${s.range}</div>${big(s, 29)}</div>${row(s, s.say('Servicios cumplidos', 'Rides fulfilled'), some(s))}${row(s, s.say('Rato encendido', 'Switched on for'), hours(s))}${row(s, s.say('Te calificaron', 'Rated by'), some(s))}`,
    ),
  tape: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:16px">${s.range}</div>`)}<div style="margin:8px 18px;padding:14px;border:1px solid ${s.soft};font-size:16px;line-height:2.1"><div style="display:flex;justify-content:space-between"><span>${s.say('Pagó la gente', 'People paid')}</span><span>${share(s, 1.31)}</span></div><div style="display:flex;justify-content:space-between"><span>${s.say('Se quedó la app', 'The app kept')}</span><span>-${left(s, 0.69)}</span></div><div style="display:flex;justify-content:space-between;align-items:center;border-top:1px solid ${s.soft}"><b>${s.say('Te tocó', 'Came to you')}</b>${big(s, 25)}</div></div>`,
    ),
  beads: (s) =>
    page(
      s,
      `${status(s)}${pad(`${small(s, s.range)}<div style="font-size:20px;font-weight:600">${s.say('De lunes a domingo', 'Monday through Sunday')}</div>`)}<div style="display:flex;padding:12px 14px">${s.days.map((value, k) => `<div style="flex:1;text-align:center;font-size:11px"><div style="width:34px;height:34px;margin:auto;border-radius:50%;background:${value > 0 ? s.accent : s.card}"></div>${DAYS[s.tongue][k]}</div>`).join('')}</div>${pad(`${big(s, 38)}${small(s, s.say('fue lo que juntaste rodando', 'is what your rides brought'))}`, 'text-align:center')}${row(s, s.say('Dejadas', 'Drop-offs'), some(s))}`,
    ),
  assistant: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:18px;font-weight:600">${s.say('Centro de operadores', 'Operator center')}</div>`)}<div style="margin:12px 16px;padding:16px;border-radius:18px 18px 18px 4px;background:${s.card}"><div style="font-size:14px">${s.say('Tu recuento está listo', 'Your recap is ready')}</div>${big(s, 31, 'padding:8px 0')}<div style="font-size:14px">${s.range}</div><div style="font-size:13px;color:${s.soft};padding-top:6px">${some(s)} ${s.say('vueltas', 'runs')}, ${hours(s)}</div></div><div style="margin:0 16px;padding:12px;text-align:center;border-radius:20px;background:${s.accent};color:#fff">${s.say('Abrir', 'Open')}</div>`,
    ),
  zones: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="display:flex;justify-content:space-between;align-items:baseline"><b style="font-size:20px">${s.say('Mandados', 'Errands')}</b><span style="font-size:13px">${s.range}</span></div>${big(s, 41, 'padding-top:10px')}`)}${row(s, s.say('Centro', 'Downtown'), share(s, 0.46))}${row(s, s.say('Norte', 'North side'), share(s, 0.33))}${row(s, s.say('Aeropuerto', 'Airport'), left(s, 0.46, 0.33))}${row(s, s.say('Paradas hechas', 'Stops made'), some(s))}`,
    ),
  underMap: (s) =>
    page(
      s,
      `${status(s)}<div style="height:${Math.round(s.height * 0.4)}px;background:repeating-linear-gradient(60deg,${s.card} 0 22px,${s.ground} 22px 26px)"></div><div style="padding:18px;border-radius:20px 20px 0 0;background:${s.ground}"><div style="display:flex;justify-content:space-between;font-size:14px"><span>${s.say('Para tu bolsillo', 'For your pocket')}</span><span>${s.range}</span></div>${big(s, 44, 'padding:6px 0')}${small(s, `${hours(s)} ${s.say('conduciendo', 'behind the wheel')}`)}</div>`,
    ),
  ledger: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:17px">${s.say('Libreta del conductor', "Driver's ledger")}</b>${small(s, s.range)}`)}<div style="padding:0 18px;font-size:14px"><div style="display:flex;color:${s.soft};padding:6px 0"><span style="flex:2">${s.say('Fecha', 'Date')}</span><span style="flex:1">${s.say('Vueltas', 'Runs')}</span><span style="flex:1;text-align:right">${s.say('Monto', 'Amount')}</span></div>${s.days.map((value, k) => `<div style="display:flex;padding:7px 0;border-top:1px solid ${s.card}"><span style="flex:2">${DAYS[s.tongue][k]} ${dayOf(s.start, k).d}</span><span style="flex:1">${s.random.whole(1, 19)}</span><span style="flex:1;text-align:right">${s.money.text(value)}</span></div>`).join('')}<div style="display:flex;justify-content:space-between;padding:14px 0;font-size:20px;border-top:2px solid ${s.ink}"><b>${s.say('Suma', 'Sum')}</b>${big(s, 22)}</div></div>`,
    ),
  badge: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="display:inline-block;padding:4px 12px;border-radius:12px;background:${s.card};font-size:13px">${s.say('Nivel Plata', 'Silver level')} · ${s.random.whole(120, 900)} pts</div>${big(s, 43, 'padding-top:14px')}<div style="font-size:15px">${s.range}</div>`)}${bars(s, initials(s), 120)}${row(s, s.say('Completados', 'Completed'), some(s))}${row(s, s.say('Conexión', 'Signed in'), hours(s))}${row(s, s.say('Bonos y propinas', 'Bonuses and tips'), share(s, 0.17))}`,
    ),
  printed: (s) =>
    page(
      { ...s, font: 'DejaVu Sans Mono' },
      `${status(s)}${pad(`<div style="text-align:center;font-size:14px">${s.say('COMPROBANTE DE OPERADOR', 'OPERATOR VOUCHER')}<br>${s.range}<br>----------------------</div>`)}<div style="font-size:13px">${row(s, s.say('VIAJES', 'TRIPS'), share(s, 0.88))}${row(s, s.say('ESPERAS', 'WAITS'), share(s, 0.07))}${row(s, s.say('OTROS', 'OTHER'), left(s, 0.88, 0.07))}</div>${pad(`<div style="font-size:13px">${s.say('TOTAL DEL OPERADOR', 'OPERATOR TOTAL')}</div>${big(s, 24)}`, 'text-align:right')}`,
    ),
  strangeApp: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="font-size:21px;font-weight:700">Zudo</div>${small(s, s.range)}`)}${pad(big(s, 46), 'text-align:center')}${bars(s, initials(s), 110)}${row(s, 'Falmi', some(s))}${row(s, 'Trebon', hours(s))}${row(s, 'Ostil', share(s, 0.12))}`,
    ),
};

const like = (s: Scene, title: string, under: string, rows: [string, string][], middle = ''): string =>
  page(
    s,
    `${status(s)}${pad(`<div style="font-size:14px;color:${s.soft}">${s.range}</div><div style="font-size:22px;font-weight:600">${title}</div>`)}${middle}${pad(`${big(s, 40)}${small(s, under)}`, s.random.chance(0.5) ? 'text-align:center' : '')}${rows.map(([a, b]) => row(s, a, b)).join('')}`,
  );
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });

export const HARBOR_LOOKALIKES = {
  // In a driver's app.
  nightStreak: money((s) =>
    like(
      s,
      s.say('Noches seguidas', 'Nights in a row'),
      s.say('te damos al rodar 5 noches', 'yours after 5 nights on the road'),
      [
        [s.say('Noches', 'Nights'), '2 / 5'],
        [s.say('Viajes', 'Trips'), some(s)],
      ],
    ),
  ),
  monthToDate: money((s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:22px">${LONG[s.tongue][dayOf(s.start).m]}</b>${small(s, s.say('hasta hoy', 'to date'))}${big(s, 42)}`)}${[0, 1, 2].map((k) => row(s, week(s, k), share(s, s.random.between(0.25, 0.35)))).join('')}${row(s, s.say('Viajes', 'Trips'), some(s))}`,
    ),
  ),
  suggestion: money((s) =>
    like(s, s.say('Horario sugerido', 'Suggested hours'), s.say('a lo que puedes aspirar', 'within your reach'), [
      [s.say('Viernes y sábado', 'Friday and Saturday'), hours(s)],
      [s.say('Zona con más viajes', 'Zone with most trips'), s.say('Centro', 'Downtown')],
    ]),
  ),
  carPayment: money((s) =>
    like(s, s.say('Tu auto con nosotros', 'Your car with us'), s.say('se descuenta el lunes', 'taken out on Monday'), [
      [s.say('Semana', 'Week'), '31 / 156'],
      [s.say('Kilómetros', 'Miles'), some(s)],
    ]),
  ),
  ownerView: money((s) =>
    like(
      s,
      s.say('Operadores de tu placa', 'Operators on your plate'),
      s.say('rodaron entre los tres', 'driven by the three of them'),
      [
        ['Efrén', share(s, 0.41)],
        ['Wendy', share(s, 0.34)],
        ['Ulises', left(s, 0.41, 0.34)],
      ],
    ),
  ),
  frontRunner: money((s) =>
    like(
      s,
      s.say('Salón de la fama', 'Hall of fame'),
      s.say('así cerró el puntero', 'how the front-runner closed'),
      [
        [s.say('Sus viajes', 'Their trips'), some(s)],
        [s.say('Vas en el', 'You are at'), '87'],
      ],
      bars(s, initials(s), 90),
    ),
  ),
  gratitude: money((s) =>
    like(
      s,
      s.say('Gracias de tus pasajeros', 'Thanks from your riders'),
      s.say('puras propinas', 'tips and nothing else'),
      [
        [s.say('Viajes con propina', 'Trips with a tip'), some(s)],
        [s.say('La más alta', 'Highest'), share(s, 0.06)],
      ],
    ),
  ),
  // Elsewhere.
  employer: money((s) =>
    like(s, s.say('Pago de planta', 'Plant pay'), s.say('depositado por tu patrón', 'deposited by your employer'), [
      [s.say('Turnos', 'Shifts'), '6'],
      [s.say('Horas extra', 'Overtime'), share(s, 0.12)],
    ]),
  ),
  eater: money((s) =>
    like(s, s.say('Tus antojos', 'Your cravings'), s.say('se fue en comida a domicilio', 'went to takeout'), [
      [s.say('Pedidos', 'Orders'), some(s)],
      [s.say('Favorito', 'Favorite'), 'Tacos Lalo'],
    ]),
  ),
  barber: money((s) =>
    like(
      s,
      s.say('Barbería Don Gil', "Gil's Barbershop"),
      s.say('entró por cortes', 'taken for haircuts'),
      [
        [s.say('Cortes', 'Haircuts'), some(s)],
        [s.say('Propinas', 'Tips'), share(s, 0.08)],
      ],
      bars(s, initials(s), 90),
    ),
  ),
  pool: money((s) =>
    like(s, s.say('Quiniela de la jornada', 'Matchday pool'), s.say('tu premio si le atinas', 'yours if you call it'), [
      [s.say('Aciertos', 'Correct'), '4 / 9'],
      [s.say('Entrada', 'Entry'), share(s, 0.02)],
    ]),
  ),
  power: money((s) =>
    like(s, s.say('Consumo de luz', 'Electricity use'), s.say('va a costar', 'is going to cost'), [
      ['kWh', some(s)],
      [s.say('Comparado con antes', 'Compared with before'), '+8%'],
    ]),
  ),
  lodger: money((s) =>
    like(s, s.say('Cuartos en renta', 'Rooms to let'), s.say('pagaron tus inquilinos', 'your tenants paid'), [
      [s.say('Cuarto 1', 'Room 1'), share(s, 0.5)],
      [s.say('Cuarto 2', 'Room 2'), left(s, 0.5)],
    ]),
  ),
  ridesTaken: money((s) =>
    like(s, s.say('Tus traslados', 'Getting around'), s.say('gastado en taxis', 'spent on cabs'), [
      [s.say('Viajes', 'Rides'), some(s)],
      [s.say('A la oficina', 'To the office'), share(s, 0.6)],
    ]),
  ),
};
