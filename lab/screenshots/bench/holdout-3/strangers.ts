import * as m from '../holdout-2/parts.ts';
import { asked, icon, type Lookalike } from '../holdout-2/parts.ts';
import { type Design, face, page, type Scene } from '../scene.ts';
import { HOLDOUT_3_PROFILES } from './earnings.ts';
import { DRIVER_APP } from './lookalikes.ts';
import * as f from './parts.ts';

const plain = (s: Scene, inner: string, ground = '#fff', ink = '#16181b'): string =>
  page({ ...s, ground, ink }, `${f.phone(s, ink)}${inner}`);
const row = (name: string, value: string): string =>
  `<div style="display:flex;justify-content:space-between;gap:12px;padding:9px 22px;font-size:15px"><span>${name}</span><span style="white-space:nowrap">${value}</span></div>`;
const sumUp = (s: Scene, names: string[], sum: number, ...shares: number[]): string =>
  m
    .pieces(s, sum, ...shares)
    .map((value, k) => row(names[k]!, value))
    .join('');

/** Screens of everything except a driver's app. */
const STRANGERS: Record<string, Design> = {
  employerSlip: (s) => {
    const net = m.usual(s, 0.7);
    return plain(
      s,
      `${f.words(18, s.say('Recibo de nómina semanal', 'Weekly pay stub'), 'font-weight:700;padding:14px 22px 2px')}${f.words(14, s.say('Maquiladora Sierra Alta SA de CV', 'Ridgeline Warehousing Inc.'), 'padding:0 22px')}${f.words(14, `${s.say('Empleado', 'Employee')}: ${s.name}`, 'padding:4px 22px')}${f.words(14, f.week(s), 'padding:0 22px 8px')}${row(s.say('Salario base', 'Hourly wages'), m.piece(s, net, 0.96))}${row(s.say('Tiempo extra', 'Overtime'), m.piece(s, net, 0.09))}${row(s.say('Cuota IMSS', 'Social security'), `-${m.piece(s, net, 0.05)}`)}${row(`<b>${s.say('Neto pagado', 'Net pay')}</b>`, `<b style="font-size:20px">${s.money.text(net)}</b>`)}`,
    );
  },
  rentInvoice: (s) =>
    plain(
      s,
      `${f.words(20, s.say('Renta de vehículo', 'Vehicle rental'), 'font-weight:700;padding:16px 22px 2px')}${f.words(14, f.week(s), 'padding:0 22px 12px;color:#555')}<div style="margin:0 22px;padding:16px;background:#fdecea;color:#7a1c12">${f.words(14, s.say('Te toca pagar', 'You need to pay'))}${m.large(s, { mx: 2850, us: 389 }[s.country], 36, s.width - 90)}</div>${row(s.say('Unidad', 'Unit'), 'Kia Rio 2023')}${row(s.say('Contrato', 'Contract'), 'R-20418')}${row(s.say('Fecha límite', 'Due date'), m.on(s, 7))}`,
    ),
  tollTag: (s) => {
    const sum = m.usual(s, 0.09);
    return plain(
      s,
      `<div style="background:#1d4f91;color:#fff;padding:16px 22px">${f.words(18, s.say('Tu TAG de casetas', 'Your toll pass'), 'font-weight:700')}${f.words(14, f.week(s))}${m.large(s, sum, 34)}${f.words(14, s.say('cobrado en cruces', 'charged for tolls'))}</div>${sumUp(s, [s.say('Viaducto Elevado', 'Turnpike North'), s.say('Autopista Urbana', 'Bay Bridge'), s.say('Circuito Exterior', 'Airport Expressway')], sum, 0.5, 0.3)}${row(s.say('Placas', 'Plate'), 'PXD-881')}`,
    );
  },
  stockWeek: (s) => {
    const sum = m.usual(s, 8);
    return plain(
      s,
      `${f.words(15, s.say('Mi portafolio', 'My portfolio'), 'padding:14px 22px 0;color:#9aa')}${m.large(s, sum, 40, s.width - 60, 'padding:0 22px')}${f.words(15, `▲ ${m.piece(s, sum, 0.03)} (3.1 %) ${s.say('esta semana', 'this week')}`, 'padding:0 22px;color:#2ecc71')}<svg width="${s.width}" height="130"><path d="M0 110L40 90L80 100L130 60L180 75L240 40L300 52L${s.width} 18" fill="none" stroke="#2ecc71" stroke-width="3"/></svg>${sumUp(s, [s.say('Fibra Norte 14', 'Index Fund 500'), 'Bitcoin'], sum, 0.68)}${row(s.say('Semana', 'Week'), f.week(s))}`,
      '#0c0f12',
      '#f1f4f6',
    );
  },
  savingsPot: (s) =>
    plain(
      s,
      `<div style="text-align:center;padding:20px">${f.words(15, s.say('Apartado: enganche del coche', 'Pot: car down payment'))}${m.large(s, m.usual(s, 3), 40)}<div style="height:12px;margin:14px 20px;border-radius:6px;background:#e5e2f5"><div style="width:64%;height:12px;border-radius:6px;background:#6b4fd1"></div></div>${f.words(14, s.say('64 % de tu meta', '64% of your goal'))}</div>${row(`${s.say('Guardaste', 'Saved')} ${m.on(s, 1)}`, `+${m.cash(s, 0.1)}`)}${row(`${s.say('Guardaste', 'Saved')} ${m.on(s, -6)}`, `+${m.cash(s, 0.1)}`)}`,
    ),
  kitchenSales: (s) =>
    plain(
      s,
      `${f.words(20, s.say('Fonda Doña Chole', 'Mel’s Diner'), 'font-weight:700;padding:16px 22px 0')}${f.words(14, `${s.say('Ventas del restaurante', 'Restaurant sales')} · ${f.week(s)}`, 'padding:0 22px;color:#666')}${m.large(s, m.usual(s, 3.2), 38, s.width - 60, 'padding:0 22px')}${row(s.say('Comandas', 'Checks'), m.tally(s, 90, 400))}${row(s.say('Comida corrida', 'Lunch special'), m.cash(s, 1.5))}${row(s.say('Bebidas', 'Drinks'), m.cash(s, 0.6))}`,
    ),
  budget: (s) => {
    const sum = m.usual(s, 0.9);
    return plain(
      s,
      `${f.words(20, s.say('¿En qué se fue tu dinero?', 'Where did your money go?'), 'font-weight:700;padding:16px 22px 0')}${f.words(14, f.week(s), 'padding:2px 22px;color:#666')}${m.large(s, sum, 36, s.width - 60, 'padding:0 22px;color:#b3261e')}${f.words(14, s.say('gastado', 'spent'), 'padding:0 22px 8px')}${sumUp(s, [s.say('Súper', 'Groceries'), s.say('Renta', 'Rent'), s.say('Escuela', 'School'), s.say('Salidas', 'Going out')], sum, 0.3, 0.4, 0.2)}`,
      '#fffdf7',
    );
  },
  remittance: (s) =>
    plain(
      s,
      `<div style="text-align:center;padding:30px 22px;background:#ffd400">${icon('check', 44)}${f.words(20, s.say('Tu envío está listo para cobrar', 'Your money is ready for pickup'), 'font-weight:700;padding:8px 0')}${m.large(s, m.usual(s, 0.5), 40)}</div>${row(s.say('De', 'From'), 'Rosaura Peña')}${row(s.say('Fecha', 'Date'), m.onDay(s, 3))}${row(s.say('Clave de cobro', 'Pickup code'), '440 187 2265')}${row(s.say('Tipo de cambio', 'Exchange rate'), '18.74')}`,
    ),
  videoPage: (s) =>
    plain(
      s,
      `<div style="height:200px;background:linear-gradient(120deg,#b00020,#2b0a3d);color:#fff;padding:40px 22px;font:900 30px 'Liberation Sans'">${s.say('¡GANÉ', 'I MADE')} ${m.round(s, 9800, 2100)}<br>${s.say('EN UNA SEMANA!', 'IN ONE WEEK!')}</div>${f.words(17, s.say('Mi semana completa manejando (mis trucos)', 'My full week driving (all my tricks)'), 'font-weight:600;padding:12px 22px 4px')}${f.words(13, s.say('Chofer en Ruta · 84 mil vistas · hace 2 semanas', 'Road Hustle · 84K views · 2 weeks ago'), 'padding:0 22px;color:#666')}${f.words(15, s.say('Me gusta · Compartir · Guardar', 'Like · Share · Save'), 'padding:14px 22px')}${row(s.say('Comentarios', 'Comments'), '312')}`,
    ),
  socialPost: (s) =>
    plain(
      s,
      `<div style="display:flex;gap:12px;align-items:center;padding:14px 18px">${face(s, 44)}<span style="font-size:16px"><b>Wicho Tapia</b><br><span style="font-size:13px;color:#666">${s.say('Grupo: Choferes unidos', 'Group: Drivers United')} · ${m.on(s, 7)}</span></span></div>${f.words(17, `${s.say('Compañeros, esta semana me salieron', 'Guys, this week came out to')} ${m.cash(s, 1)}. ${s.say('¿A ustedes cómo les fue?', 'How did you all do?')}`, 'padding:0 18px 14px;line-height:1.45')}${f.words(14, `${f.week(s)}`, 'padding:0 18px 12px;color:#1b62c4')}<div style="display:flex;justify-content:space-around;padding:12px;border-top:1px solid #ddd;font-size:14px;color:#555"><span>${s.say('Me gusta', 'Like')}</span><span>${s.say('Comentar', 'Comment')}</span><span>${s.say('Compartir', 'Share')}</span></div>${row('<b>Pepe L.</b>', s.say('Uy, a mí mal', 'Ouch, bad one here'))}`,
    ),
  newsStory: (s) =>
    plain(
      s,
      `<div style="font-family:'Liberation Serif'">${f.words(13, s.say('ECONOMÍA', 'BUSINESS'), 'padding:16px 22px 4px;color:#a00')}${f.words(25, `${s.say('Conductores ganan en promedio', 'Drivers average')} ${m.round(s, 5870, 1043)} ${s.say('por semana, dice estudio', 'a week, study finds')}`, 'font-weight:700;padding:0 22px;line-height:1.25')}${f.words(14, `${s.say('Redacción', 'Staff writer')} · ${m.onDay(s, 8)}`, 'padding:8px 22px;color:#666')}${f.words(17, s.say(`La encuesta se levantó ${f.week(s)} entre 900 personas que manejan con aplicaciones en cinco ciudades.`, `The survey polled 900 app drivers in five cities, ${f.week(s)}.`), 'padding:4px 22px;line-height:1.5')}</div>`,
    ),
  hiringAd: (s) =>
    plain(
      s,
      `<div style="padding:50px 26px;background:#103d2b;color:#fff">${f.words(34, s.say('Se solicitan choferes', 'Drivers wanted'), 'font-weight:800;line-height:1.1')}${f.words(18, s.say('Gana hasta', 'Earn up to'), 'padding-top:18px')}${m.large(s, { mx: 8000, us: 1700 }[s.country], 46, s.width - 60)}${f.words(18, s.say('semanales, con auto incluido', 'weekly, car included'))}</div>${f.words(16, s.say('Envía tu solicitud por mensaje. Entrevistas de lunes a viernes.', 'Message us to apply. Interviews Monday to Friday.'), 'padding:18px 26px')}`,
    ),
  // Somebody's notes, not an app's screen.
  notebook: (s) =>
    plain(
      s,
      `<div style="padding:10px 22px;color:#b98500;font-size:16px">‹ ${s.say('Notas', 'Notes')}</div><div style="padding:6px 22px;font-size:18px;line-height:1.7"><b style="font-size:22px">${s.say('Cuentas de la casa', 'House money')}</b><br>${f.week(s)}<br>- ${s.say('Lo que saqué', 'Made')} ${m.cash(s, 1)}<br>- ${s.say('Le debo a Chuy', 'Owe Chuck')} ${m.round(s, 500, 60)}<br>- ${s.say('Luz', 'Power bill')} ${m.round(s, 410, 88)}<br>- ${s.say('Comprar croquetas', 'Buy dog food')}</div>`,
      '#fffbe9',
    ),
  punchClock: (s) =>
    plain(
      s,
      `${f.words(19, s.say('Registro de horas', 'Timesheet'), 'font-weight:700;padding:16px 22px 2px')}${f.words(14, `${s.say('Almacén 3', 'Warehouse 3')} · ${f.week(s)}`, 'padding:0 22px 8px;color:#666')}${m
        .weekdays(s, 9)
        .slice(0, 6)
        .map((name) => row(name, `${s.random.whole(7, 9)}:0${s.random.whole(0, 9)} – 17:${s.random.whole(10, 45)}`))
        .join('')}${row('<b>Total</b>', `<b>${s.random.whole(41, 52)} h</b>`)}`,
    ),
  insuranceQuote: (s) =>
    plain(
      s,
      `${f.words(22, s.say('Tu cotización de seguro', 'Your insurance quote'), 'font-weight:700;padding:18px 22px 0')}${m.large(s, m.usual(s, 1.3), 40, s.width - 60, 'padding:0 22px')}${f.words(14, s.say('pago semestral', 'six-month premium'), 'padding:0 22px 10px;color:#666')}${row(s.say('Cobertura', 'Coverage'), s.say('Amplia', 'Full'))}${row(s.say('Deducible', 'Deductible'), m.round(s, 9500, 500))}${row(s.say('Inicia', 'Starts'), m.on(s, 8))}${row(s.say('Vehículo', 'Vehicle'), 'Aveo 2020')}`,
      '#f3f8fb',
    ),
  phoneBill: (s) =>
    plain(
      s,
      `<div style="background:#e20074;color:#fff;padding:18px 22px;font-size:18px;font-weight:700">${s.say('Mi línea', 'My line')}</div>${f.words(15, `${s.say('Recibo de', 'Bill for')} ${m.monthYear(s)}`, 'padding:14px 22px 0')}${m.large(s, { mx: 449, us: 62.5 }[s.country], 40, s.width - 60, 'padding:0 22px')}${row(s.say('Plan', 'Plan'), s.say('Libre 15 GB', 'Unlimited'))}${row(s.say('Paga antes del', 'Pay by'), m.on(s, 12))}${row(s.say('Datos usados', 'Data used'), '11.2 GB')}`,
    ),
  screenTime: (s) =>
    plain(
      s,
      `${f.words(19, s.say('Tiempo en pantalla', 'Screen time'), 'font-weight:700;padding:16px 22px 2px;text-align:center')}${f.words(14, f.week(s), 'text-align:center;color:#666')}${f.words(40, `${s.random.whole(4, 9)} h ${s.random.whole(1, 59)} min`, 'font-weight:700;text-align:center;padding:10px')}<div style="display:flex;align-items:flex-end;gap:12px;height:90px;padding:0 24px">${[5, 7, 4, 8, 6, 9, 7].map((height) => `<span style="flex:1;height:${height * 10}%;background:#4d8df6;border-radius:3px"></span>`).join('')}</div>${row(s.say('Mapas', 'Maps'), '21 h')}${row('Uber Driver', '18 h')}${row('WhatsApp', '9 h')}`,
      '#f2f2f7',
    ),
  tandaTurn: (s) =>
    plain(
      s,
      `${f.words(20, s.say('Tanda de la cuadra', 'Block savings club'), 'font-weight:700;padding:18px 22px 4px')}${f.words(15, s.say('Esta semana recibe: Licha', 'This week’s turn: Licha'), 'padding:0 22px')}${m.large(s, { mx: 5000, us: 1000 }[s.country], 38, s.width - 60, 'padding:0 22px')}${f.words(14, f.week(s), 'padding:0 22px 10px;color:#666')}${row(s.say('Tu aportación', 'You pay in'), m.round(s, 500, 100))}${row(s.say('Tu turno', 'Your turn'), s.say('Semana 8 de 10', 'Week 8 of 10'))}`,
      '#fff6f2',
    ),
  carForSale: (s) =>
    plain(
      s,
      `<div style="height:150px;background:linear-gradient(#9ec3e6,#6d7a86);display:flex;align-items:center;justify-content:center;color:#fff">${icon('car', 90)}</div>${m.large(s, { mx: 168_000, us: 11_900 }[s.country], 34, s.width - 60, 'padding:12px 22px 0')}${f.words(17, s.say('Versa 2020, listo para plataforma', '2020 Versa, rideshare ready'), 'padding:0 22px')}${f.words(14, s.say('Publicado hace una semana en Toluca', 'Listed a week ago in Fresno'), 'padding:4px 22px;color:#666')}${row(s.say('Kilometraje', 'Mileage'), s.say('71,000 km', '54,000 mi'))}${row(s.say('Vendedor', 'Seller'), 'Güicho')}`,
    ),
  commuterSpend: (s) =>
    plain(
      s,
      `${f.words(20, s.say('Viajes de la familia', 'Family rides'), 'font-weight:700;padding:18px 22px 2px')}${f.words(14, f.week(s), 'padding:0 22px;color:#666')}${m.large(s, m.usual(s, 0.2), 38, s.width - 60, 'padding:0 22px')}${f.words(14, s.say('pagaste por viajes que pidieron', 'you paid for rides they took'), 'padding:0 22px 8px')}${['Ema', 'Dani', s.say('Abuela', 'Grandma')].map((name) => row(name, `${s.random.whole(2, 9)} ${s.say('viajes pedidos', 'rides requested')}`)).join('')}`,
    ),
  profileInstead: (s) => HOLDOUT_3_PROFILES.stacked!(s),
};

const NOT_PROFILES: Record<string, Design> = {
  deviceSettings: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Configuración', 'Settings'), 'search')}${f.lines(
        s,
        [
          [s.say('Idioma', 'Language'), s.say('Español', 'English')],
          [s.say('Navegación', 'Navigation'), 'Waze'],
          [s.say('Sonidos', 'Sounds'), s.say('Altos', 'Loud')],
          [s.say('Modo nocturno', 'Night mode'), s.say('Automático', 'Automatic')],
          [s.say('Versión', 'Version'), '7.214.1'],
        ],
        16,
      )}`,
    ),
  badgesOnly: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Insignias', 'Badges'), s.say('Lo que dicen de tu servicio', 'What riders like'))}${f.cells(
        s,
        [
          [s.say('Buena música', 'Great music'), String(s.random.whole(2, 60))],
          [s.say('Conoce la ciudad', 'Knows the city'), String(s.random.whole(2, 60))],
          [s.say('Plática amena', 'Good conversation'), String(s.random.whole(2, 60))],
          [s.say('Auto impecable', 'Spotless car'), String(s.random.whole(2, 60))],
        ],
      )}`,
    ),
  totalInstead: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Liquidación', 'Settlement'), f.week(s))}${f.inset(m.large(s, m.usual(s, 1), 40))}${f.lines(
        s,
        [
          [s.say('Viajes', 'Trips'), m.tally(s, 20, 120)],
          [s.say('Efectivo', 'Cash'), m.cash(s, 0.3)],
        ],
      )}`,
    ),
};

export const HOLDOUT_3_LOOKALIKES: Record<string, Lookalike> = {
  ...asked('earnings', { ...DRIVER_APP, ...STRANGERS }),
  ...asked('profile', NOT_PROFILES),
};
