import { bars, type Design, face, hours, page, row, type Scene, status, tile } from './scene.ts';
import { DAYS, type Day, dayOf, LONG, SHORT, type Tongue } from './wording.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const short = (tongue: Tongue, { m }: Day): string => SHORT[tongue][m]!;
const long = (tongue: Tongue, { m }: Day): string => LONG[tongue][m]!;
const weekday = (tongue: Tongue, { w }: Day): string => DAYS[tongue][w]!;
/** The week's number by ISO 8601: that of its Thursday in the Thursday's year. */
const number = ({ y, m, d }: Day): number => {
  const thursday = new Date(Date.UTC(y, m, d + 3));
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 604_800_000) + 1;
};
/** Apps that show an hour end the week on the following Monday. */
const nextMonday = ({ y, m, d }: Day): Day => dayOf(new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10), 7);

type Written = (a: Day, b: Day) => string;
const SPANISH: Written[] = [
  (a, b) =>
    `${cap(weekday('es', a).slice(0, 3))} ${a.d} ${short('es', a)} – ${cap(weekday('es', b).slice(0, 3))} ${b.d} ${short('es', b)}`,
  (a, b) =>
    a.m === b.m ? `${a.d} al ${b.d} de ${long('es', b)}` : `${a.d} de ${long('es', a)} al ${b.d} de ${long('es', b)}`,
  (a, b) => `${a.d} de ${short('es', a)}. - ${b.d} de ${short('es', b)}. de ${b.y}`,
  (a, b) => `${two(a.d)}/${two(a.m + 1)}/${a.y % 100} – ${two(b.d)}/${two(b.m + 1)}/${b.y % 100}`,
  (a, b) => `${cap(short('es', a))} ${a.d} – ${cap(short('es', b))} ${b.d}`,
  (a, b) => `${a.y}-${two(a.m + 1)}-${two(a.d)} ~ ${b.y}-${two(b.m + 1)}-${two(b.d)}`,
  (a) => `${a.d} ${short('es', a)}, 4:00 a.m. – ${nextMonday(a).d} ${short('es', nextMonday(a))}, 4:00 a.m.`,
  (a, b) => `${a.d} ${short('es', a)} a ${b.d} ${short('es', b)} ${b.y}`.toUpperCase(),
  (a, b) => `Del ${weekday('es', a)} ${a.d} de ${long('es', a)} al ${weekday('es', b)} ${b.d} de ${long('es', b)}`,
  (a) => `Semana del ${a.d} de ${long('es', a)}`,
  (a, b) =>
    `Sem. ${number(a)} · ${a.d}${a.m === b.m ? '' : ` ${short('es', a)}`}–${b.d} ${short('es', b)} ’${b.y % 100}`,
];
const ENGLISH: Written[] = [
  (a, b) =>
    `${weekday('en', a).slice(0, 3)}, ${short('en', a)} ${a.d} – ${weekday('en', b).slice(0, 3)}, ${short('en', b)} ${b.d}`,
  (a, b) => `${short('en', a)} ${a.d}–${a.m === b.m ? '' : `${short('en', b)} `}${b.d}`,
  (a, b) => `${long('en', a)} ${a.d} to ${long('en', b)} ${b.d}, ${b.y}`,
  (a, b) => `${two(a.m + 1)}/${two(a.d)}/${a.y % 100} – ${two(b.m + 1)}/${two(b.d)}/${b.y % 100}`,
  (a) => {
    const b = nextMonday(a);
    return `${short('en', a)} ${a.d}, ${a.y} 4 AM - ${short('en', b)} ${b.d}, ${b.y} 4 AM`;
  },
  (a, b) => `${a.d} ${short('en', a)} → ${b.d} ${short('en', b)}`,
  (a, b) => `Week ${number(a)} (${short('en', a)} ${a.d} – ${short('en', b)} ${b.d})`,
  (a) => `Week of ${long('en', a)} ${a.d}`,
  (a, b) => `${short('en', a)} ${a.d} thru ${short('en', b)} ${b.d}`.toUpperCase(),
  (a, b) => `${a.y}/${two(a.m + 1)}/${two(a.d)} - ${b.y}/${two(b.m + 1)}/${two(b.d)}`,
];

/** Writes the scene's week in one of this family's formats; the truth records which one. */
function week(s: Scene): string {
  s.range = s.random.pick({ es: SPANISH, en: ENGLISH }[s.tongue])(dayOf(s.start), dayOf(s.end));
  return s.range;
}
/** A day of the week, counted from its Monday. */
const date = (s: Scene, plus: number): string => {
  const at = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${at.d} de ${short('es', at)}` : `${short('en', at)} ${at.d}`;
};
const month = (s: Scene, plus = 0): string => {
  const at = dayOf(s.start, plus);
  return `${cap(long(s.tongue, at))} ${at.y}`;
};
const weekdays = (s: Scene, letters: number): string[] => DAYS[s.tongue].map((day) => cap(day.slice(0, letters)));

const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
/** The rest of the total after these shares, to the cent. */
const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
const count = (s: Scene, least = 18, most = 120): string => String(s.random.whole(least, most));
const box = (inner: string, style = ''): string => `<div style="padding:12px 18px;${style}">${inner}</div>`;
const faint = (s: Scene, text: string, size = 13): string =>
  `<div style="font-size:${size}px;color:${s.soft}">${text}</div>`;
const total = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const button = (s: Scene, text: string): string =>
  `<div style="margin:16px 18px;padding:14px;border-radius:10px;background:${s.accent};color:#fff;text-align:center;font-size:16px;font-weight:600">${text}</div>`;
const title = (text: string, size = 22): string =>
  `<div style="padding:14px 18px 4px;font-size:${size}px;font-weight:700">${text}</div>`;
/** The links at a screen's foot; the chosen one is in colour. */
const foot = (s: Scene, names: string[], chosen: number): string =>
  `<div style="position:absolute;left:0;right:0;bottom:0;display:flex;background:${s.ground};border-top:1px solid ${s.card};padding:10px 0 16px;font-size:11px">${names
    .map(
      (name, k) =>
        `<span style="flex:1;text-align:center;color:${k === chosen ? s.accent : s.soft}"><span style="display:block;width:20px;height:20px;margin:0 auto 4px;border:2px solid;border-radius:${k % 2 ? 10 : 5}px"></span>${name}</span>`,
    )
    .join('')}</div>`;

const line = (s: Scene): string => {
  const top = Math.max(...s.days, 1);
  const points = s.days.map((day, k) => `${20 + k * 45},${120 - (day / top) * 100}`).join(' ');
  return `<svg viewBox="0 0 310 150" style="width:100%"><polyline points="${points}" fill="none" stroke="${s.accent}" stroke-width="3"/>${weekdays(
    s,
    2,
  )
    .map((name, k) => `<text x="${12 + k * 45}" y="142" font-size="11" fill="${s.soft}">${name}</text>`)
    .join('')}</svg>`;
};
const colours = ['#2a9d8f', '#e9c46a', '#e76f51'];
const legend = (entries: [string, string][]): string =>
  entries
    .map(
      ([name, value], k) =>
        `<div style="display:flex;align-items:center;gap:10px;padding:10px 22px;font-size:15px"><span style="width:12px;height:12px;border-radius:6px;background:${colours[k]}"></span><span style="flex:1">${name}</span><b>${value}</b></div>`,
    )
    .join('');

/** A thirteenth family of apps, each of which draws a week's earnings in its own way. Drawn to judge version 7, before anyone had seen them. */
export const HOLDOUT_1_EARNINGS: Record<string, Design> = {
  pager: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias', 'Earnings'))}<div style="display:flex;justify-content:space-between;padding:10px 18px;font-size:15px"><span>‹</span><span>${week(s)}</span><span>›</span></div><div style="text-align:center;padding:8px">${total(s, 44)}</div>${bars(s, weekdays(s, 1))}<div style="display:flex;padding:14px">${tile(s, hours(s), s.say('En línea', 'Online'))}${tile(s, count(s), s.say('Viajes', 'Trips'))}${tile(s, count(s, 5, 90), s.say('Puntos', 'Points'))}</div>${row(s, s.say('Tarifa neta', 'Net fare'), part(s, 0.81))}${row(s, s.say('Promociones', 'Promotions'), part(s, 0.12))}${row(s, s.say('Propinas', 'Tips'), rest(s, 0.81, 0.12))}`,
    ),
  breakdown: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;margin:12px 18px;border-radius:9px;background:${s.card};font-size:14px">${[s.say('Día', 'Day'), s.say('Semana', 'Week'), s.say('Mes', 'Month')].map((name, k) => `<span style="flex:1;text-align:center;padding:9px;border-radius:9px;${k === 1 ? `background:${s.accent};color:#fff` : ''}">${name}</span>`).join('')}</div>${faint(s, `&emsp;${week(s)} ▾`, 16)}<br>${row(s, s.say('Tarifas de viaje', 'Trip fares'), part(s, 0.95))}${row(s, s.say('Recompensas', 'Rewards'), part(s, 0.14))}${row(s, s.say('Propina', 'Tip'), part(s, 0.06))}${row(s, s.say('Peajes devueltos', 'Tolls returned'), s.money.text(0))}${row(s, s.say('Cuota de la app', 'App fee'), `-${part(s, 0.15)}`)}<div style="display:flex;justify-content:space-between;align-items:center;padding:16px 18px"><b style="font-size:17px">${s.say('Total', 'Total')}</b>${total(s, 25)}</div>${faint(s, s.say('&emsp;&ensp;Cobrado en efectivo: ', '&emsp;&ensp;Collected in cash: ') + part(s, 0.37))}`,
    ),
  recap: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:28px 22px;background:linear-gradient(160deg,#5b2bd9,#ff00bf);color:#fff"><div style="font-size:15px">${s.say('Tu resumen semanal', 'Your weekly summary')}</div><div style="font-size:27px;font-weight:700;padding:6px 0 18px">${week(s)}</div><div style="font-size:14px">${s.say('Ganaste', 'You earned')}</div>${total(s, 42)}</div>${row(s, s.say('Por manejar', 'Driving'), part(s, 0.77))}${row(s, s.say('Bonos', 'Bonuses'), part(s, 0.09))}${row(s, s.say('Propinas (100 % tuyas)', 'Tips (100% yours)'), rest(s, 0.77, 0.09))}${row(s, s.say('Tiempo reservado', 'Booked time'), hours(s))}${row(s, s.say('Viajes', 'Rides'), count(s))}${button(s, s.say('Ver detalles', 'See details'))}`,
    ),
  ledger: (s) => {
    const cell = (text: string, style = ''): string => `<td style="padding:8px 6px;${style}">${text}</td>`;
    return page(
      s,
      `${status(s)}${title(s.say('Bitácora del chofer', 'Driver logbook'), 19)}${box(week(s), 'font-size:15px')}<table style="width:94%;margin:0 3%;border-collapse:collapse;font-size:13px"><tr style="color:${s.soft}">${[s.say('Día', 'Day'), s.say('Viajes', 'Trips'), s.say('Horas', 'Hours'), s.say('Ingreso', 'Income')].map((name) => cell(name)).join('')}</tr>${s.days.map((value, k) => `<tr style="border-top:1px solid ${s.card}">${cell(`${weekdays(s, 3)[k]} ${dayOf(s.start, k).d}`)}${cell(value ? count(s, 3, 19) : '–')}${cell(value ? `${s.random.whole(2, 11)}.${s.random.whole(0, 9)}` : '–')}${cell(s.money.text(value), 'text-align:right')}</tr>`).join('')}<tr style="border-top:2px solid ${s.ink};font-weight:700">${cell(s.say('Total', 'Total'))}${cell(count(s, 30))}${cell(count(s, 20, 60))}${cell(s.money.text(s.total), 'text-align:right;font-size:16px')}</tr></table>`,
    );
  },
  ringOfKinds: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="text-align:center;font-size:16px;font-weight:600">${week(s)}</div>`)}<div style="position:relative;width:220px;height:220px;margin:14px auto;border-radius:50%;background:conic-gradient(${colours[0]} 0 62%,${colours[1]} 62% 87%,${colours[2]} 87%)"><div style="position:absolute;inset:26px;border-radius:50%;background:${s.ground};display:flex;flex-direction:column;align-items:center;justify-content:center">${total(s, 25)}${faint(s, s.say('Ingreso total', 'Total income'), 12)}</div></div>${legend(
        [
          ['Uber', part(s, 0.62)],
          [{ mx: 'DiDi', us: 'Lyft' }[s.country], part(s, 0.25)],
          [s.say('Particulares', 'Private rides'), rest(s, 0.62, 0.25)],
        ],
      )}${row(s, s.say('Por hora', 'Per hour'), s.money.text({ mx: 118.4, us: 23.15 }[s.country]))}`,
    ),
  curve: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;justify-content:space-between;align-items:flex-end;padding:16px 18px"><div><b style="font-size:20px">${s.say('Esta semana', 'This week')}</b>${faint(s, week(s))}</div>${total(s, 26, `color:${s.accent}`)}</div>${box(line(s))}<div style="padding:0 18px;font-size:14px">▲ ${s.random.whole(2, 31)} % ${s.say('contra la anterior', 'against the one before')} (${part(s, 0.86)})</div><br>${row(s, s.say('Mejor día', 'Best day'), s.money.text(Math.max(...s.days)))}${row(s, s.say('Conectado', 'Connected'), hours(s))}${row(s, s.say('Kilómetros', 'Miles'), count(s, 210, 1400))}`,
    ),
  mail: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:10px 18px;font-size:20px">←</div>${title(s.say('Ya está tu estado semanal', 'Your weekly statement is here'), 21)}${box(faint(s, `${{ uber: 'Uber', didi: 'DiDi', lyft: 'Lyft', other: 'inDrive' }[s.platform]} &lt;no-reply@example.com&gt;`))}${box(`${s.say('Hola', 'Hi')} ${s.name.split(' ')[0]}:<br><br>${s.say('Gracias por manejar con nosotros. Este es el resumen de', 'Thanks for driving with us. Here is how you did,')} <b>${week(s)}</b>.`, 'font-size:16px;line-height:1.5')}<div style="margin:10px 18px;border:1px solid ${s.soft};border-radius:8px;padding:16px">${faint(s, s.say('Tus ganancias', 'Your earnings'))}${total(s, 33)}<div style="font-size:14px;padding-top:8px">${count(s)} ${s.say('viajes terminados', 'completed trips')} · ${hours(s)}</div></div>${box(s.say('El depósito puede tardar hasta 2 días hábiles.', 'Deposits may take up to 2 business days.'), `font-size:14px;color:${s.soft}`)}`,
    ),
  purse: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Billetera', 'Wallet'))}<div style="margin:8px 18px;padding:14px;border-radius:12px;background:${s.card};display:flex;justify-content:space-between;font-size:15px"><span>${s.say('Saldo disponible', 'Available balance')}</span><b>${part(s, 0.18)}</b></div><div style="margin:8px 18px;padding:18px;border-radius:12px;background:${s.accent};color:#fff"><div style="font-size:14px">${s.say('Ganancias de la semana', 'Earnings for the week')}</div>${total(s, 36)}<div style="font-size:14px;padding-top:4px">${week(s)}</div></div>${row(s, s.say('Próximo depósito', 'Next deposit'), date(s, 8))}${row(s, s.say('Banco', 'Bank'), '•••• 4417')}${row(s, s.say('Cobro al instante', 'Instant pay'), s.say('Activo', 'On'))}${foot(s, [s.say('Mapa', 'Map'), s.say('Dinero', 'Money'), s.say('Perfil', 'Profile')], 1)}`,
    ),
  browser: (s) =>
    page(
      { ...s, font: 'Liberation Sans' },
      `${status(s)}<div style="margin:4px 12px;padding:9px 14px;border-radius:20px;background:${s.card};font-size:13px">drivers.example.com/statements</div>${title(s.say('Estado de cuenta semanal', 'Weekly statement'), 20)}${box(week(s), 'font-size:14px')}${box(`${faint(s, s.say('Conductor', 'Driver'))}${s.name}`, 'font-size:15px')}${row(s, s.say('Pagado por los clientes', 'Paid by customers'), part(s, 1.31))}${row(s, s.say('Tarifa por servicio', 'Service fee'), `−${part(s, 0.25)}`)}${row(s, s.say('Impuestos retenidos', 'Withheld taxes'), `−${part(s, 0.06)}`)}${row(s, `<b>${s.say('Tus ganancias', 'Your earnings')}</b>`, `<b style="font-size:18px">${s.money.text(s.total)}</b>`)}${button(s, s.say('Descargar PDF', 'Download PDF'))}`,
    ),
  sideways: (s) => {
    const top = Math.max(...s.days, 1);
    return page(
      s,
      `${status(s)}${title(week(s), 19)}${s.days.map((value, k) => `<div style="padding:7px 18px;font-size:13px"><div style="display:flex;justify-content:space-between"><span>${weekdays(s, 9)[k]}</span><span>${s.money.text(value)}</span></div><div style="height:8px;border-radius:4px;margin-top:4px;width:${Math.max(2, (value / top) * 100)}%;background:${s.accent}"></div></div>`).join('')}<div style="position:absolute;left:0;right:0;bottom:0;padding:16px 18px 24px;background:${s.card};display:flex;justify-content:space-between;align-items:center"><span style="font-size:15px">${s.say('Llevas ganado', 'Earned so far')}</span>${total(s, 28)}</div>`,
    );
  },
  strip: (s) =>
    page(
      s,
      `${status(s)}${box(`<b style="font-size:17px">${week(s)}</b>`)}<div style="display:flex;padding:4px 10px">${s.days.map((value, k) => `<div style="flex:1;text-align:center;font-size:11px;color:${s.soft}">${weekdays(s, 1)[k]}<div style="margin:6px auto;width:32px;line-height:32px;border-radius:16px;background:${value ? s.accent : s.card};color:${value ? '#fff' : s.soft};font-size:14px">${dayOf(s.start, k).d}</div>${Math.round(value)}</div>`).join('')}</div><div style="padding:24px 18px">${faint(s, s.say('Ganancia neta', 'Net earnings'), 14)}${total(s, 40)}</div><div style="display:flex;gap:10px;padding:0 18px">${[
        [count(s), s.say('entregas y viajes', 'deliveries and trips')],
        [hours(s), s.say('activo', 'active')],
      ]
        .map(
          ([value, label]) =>
            `<div style="flex:1;background:${s.card};border-radius:12px;padding:14px"><b style="font-size:18px">${value}</b>${faint(s, label!)}</div>`,
        )
        .join('')}</div>`,
    ),
  story: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff', soft: '#ffffffcc' },
      `<div style="display:flex;gap:4px;padding:10px">${[1, 1, 0, 0].map((on) => `<span style="flex:1;height:3px;background:${on ? '#fff' : '#ffffff66'}"></span>`).join('')}</div><div style="padding:60px 26px"><div style="font-size:34px;font-weight:800;line-height:1.15">${s.say('¡Qué semana, ', 'What a week, ')}${s.name.split(' ')[0]}!</div><div style="font-size:17px;padding:16px 0 34px">${week(s)}</div>${total(s, 38)}<div style="font-size:18px">${s.say('de ganancias', 'in earnings')}</div><div style="font-size:18px;padding-top:34px">${count(s)} ${s.say('viajes', 'trips')}<br>${hours(s)}<br>★ ${s.rating}</div></div>`,
    ),
  target: (s) => {
    const goal = Math.ceil((s.total * 1.2 + 1) / 100) * 100;
    return page(
      s,
      `${status(s)}${title(s.say('Mi semana', 'My week'))}${faint(s, `&emsp;&ensp;${week(s)}`, 15)}<div style="padding:26px 18px 10px">${total(s, 38)}${faint(s, `${s.say('ganados · tu meta es', 'earned · your goal is')} ${s.money.text(goal)}`, 14)}<div style="height:14px;border-radius:7px;background:${s.card};margin-top:14px"><div style="height:14px;border-radius:7px;width:${(s.total / goal) * 100}%;background:${s.accent}"></div></div></div>${row(s, s.say('Uber', 'Uber'), part(s, 0.55))}${row(s, { mx: 'DiDi', us: 'Lyft' }[s.country], rest(s, 0.55))}${row(s, s.say('Gasolina', 'Gas'), `-${part(s, 0.19)}`)}${row(s, s.say('Horas al volante', 'Hours driven'), hours(s))}`,
    );
  },
  halfSheet: (s) =>
    page(
      s,
      `<div style="height:30%;background:#c9d7c3">${status({ ...s, ink: '#222' })}</div><div style="margin-top:-22px;border-radius:22px 22px 0 0;background:${s.ground};padding-top:10px"><div style="width:44px;height:5px;border-radius:3px;background:${s.soft};margin:0 auto"></div><div style="text-align:center;padding:14px">${faint(s, s.say('Semana anterior', 'Last week'))}${total(s, 40)}<div style="font-size:15px">${week(s)}</div></div>${row(s, s.say('Viajes terminados', 'Trips completed'), count(s))}${row(s, s.say('Tiempo en línea', 'Time online'), hours(s))}${row(s, s.say('Ganancias de hoy', 'Earnings today'), part(s, 0.11))}${button(s, s.say('Ver todas las semanas', 'See all weeks'))}</div>`,
    ),
};

export const HOLDOUT_1_PROFILES: Record<string, Design> = {
  account: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;align-items:center;justify-content:space-between;padding:20px 18px"><div><div style="font-size:28px;font-weight:700">${s.name}</div><span style="display:inline-block;margin-top:8px;padding:5px 10px;border-radius:8px;background:${s.card};font-size:15px">★ ${s.rating}</span></div>${face(s, 68)}</div>${[
        s.say('Ayuda', 'Help'),
        s.say('Documentos', 'Documents'),
        s.say('Vehículos', 'Vehicles'),
        s.say('Datos fiscales', 'Tax info'),
        s.say('Seguridad', 'Safety'),
      ]
        .map((text) => row(s, text, '›'))
        .join('')}`,
    ),
  passport: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:26px 18px;background:${s.accent};color:#fff">${face(s, 112)}<div style="font-size:23px;font-weight:600;padding-top:10px">${s.name}</div><div style="font-size:14px">${s.say('Conductor desde', 'Driving since')} ${s.random.whole(2017, 2025)}</div></div><div style="display:flex;padding:12px">${tile(s, `${s.rating} ★`, s.say('Calificación', 'Rating'))}${tile(s, `${s.random.whole(78, 99)} %`, s.say('Aceptación', 'Acceptance'))}${tile(s, `${s.random.whole(0, 9)} %`, s.say('Cancelación', 'Cancellation'))}</div>${row(s, s.say('Viajes en total', 'Lifetime trips'), count(s, 300, 9800))}${row(s, s.say('Idiomas', 'Languages'), s.say('Español', 'English'))}`,
    ),
  menu: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mi cuenta', 'My account'))}${box(`<div style="display:flex;gap:14px;align-items:center;background:${s.card};border-radius:14px;padding:14px">${face(s, 54)}<div><b style="font-size:18px">${s.name}</b>${faint(s, s.say('Nivel Oro', 'Gold tier'))}</div></div>`)}${row(s, s.say('Tu calificación promedio', 'Your average rating'), `<b>${s.rating}</b>`)}${row(s, s.say('Cumplidos este mes', 'Compliments this month'), count(s, 1, 40))}${row(s, s.say('Ciudad', 'City'), { mx: 'Guadalajara', us: 'San Antonio' }[s.country])}${foot(s, [s.say('Inicio', 'Home'), s.say('Ganancias', 'Earnings'), s.say('Buzón', 'Inbox'), s.say('Cuenta', 'Account')], 3)}`,
    ),
};

const PEOPLE = ['Beto Arce', 'Lupita Mora', 'Chava Ríos', 'Ana Paz', 'Memo Luna', 'Irma Solís'];
const bubble = (s: Scene, text: string, mine: boolean): string =>
  `<div style="margin:8px 14px;${mine ? 'margin-left:70px' : 'margin-right:70px'};padding:10px 13px;border-radius:14px;background:${mine ? '#cdeccb' : s.card};color:${mine ? '#16181c' : s.ink};font-size:15px">${text}</div>`;

const MEADOW: Record<string, Design> = {
  month: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias', 'Earnings'))}<div style="text-align:center;padding:10px;font-size:15px">‹ ${month(s)} ›</div><div style="text-align:center">${total(s, 42)}</div>${[-14, -7, 0, 7].map((plus, k) => row(s, `${date(s, plus)} – ${date(s, plus + 6)}`, part(s, [0.2, 0.31, 0.27, 0.22][k]!))).join('')}${row(s, s.say('Viajes del mes', 'Trips this month'), count(s, 100, 480))}`,
    ),
  today: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Hoy', 'Today'))}${faint(s, `&emsp;&ensp;${weekdays(s, 9)[3]}, ${date(s, 3)}`, 15)}<div style="padding:18px">${total(s, 42)}${faint(s, s.say('Ganancias del día', 'Earnings for the day'))}</div>${['7:12', '8:40', '9:55', '11:31'].map((at, k) => row(s, `${at} · ${s.say('Viaje', 'Trip')}`, part(s, [0.3, 0.22, 0.28, 0.2][k]!))).join('')}${row(s, s.say('En línea', 'Online'), '6 h 14 min')}`,
    ),
  bankMoves: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Cuenta de débito', 'Checking account'), 19)}${box(`${faint(s, s.say('Saldo', 'Balance'))}${total(s, 34)}`)}${box(`${s.say('Movimientos', 'Activity')}: ${week(s)}`, 'font-size:14px')}${row(s, 'OXXO CENTRO', `-${part(s, 0.02)}`)}${row(s, s.say('SPEI UBER BV', 'UBER USA LLC ACH'), `+${part(s, 0.61)}`)}${row(s, s.say('Retiro cajero', 'ATM withdrawal'), `-${part(s, 0.15)}`)}${row(s, s.say('SPEI DIDI', 'LYFT INC ACH'), `+${part(s, 0.22)}`)}${row(s, 'NETFLIX', `-${part(s, 0.03)}`)}`,
    ),
  rideReceipt: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Gracias por viajar', 'Thanks for riding'))}${box(`${faint(s, date(s, 4))}${total(s, 40)}`)}${row(s, s.say('Tarifa del viaje', 'Trip fare'), part(s, 0.84))}${row(s, s.say('Cuota de reserva', 'Booking fee'), part(s, 0.1))}${row(s, s.say('Propina', 'Tip'), rest(s, 0.84, 0.1))}${row(s, s.say('Pagaste con', 'Paid with'), 'Visa •• 0912')}${box(`<div style="display:flex;gap:12px;align-items:center">${face(s, 40)}${s.say('Viajaste con', 'You rode with')} ${s.name.split(' ')[0]}</div>`)}`,
    ),
  quest: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Reto de la semana', 'Weekly challenge'))}${box(week(s), 'font-size:15px')}<div style="margin:12px 18px;padding:18px;border-radius:14px;background:${s.card}"><div style="font-size:16px">${s.say('Gana extra', 'Make an extra')}</div>${total(s, 34)}<div style="font-size:15px">${s.say('por completar 80 viajes', 'for completing 80 trips')}</div></div>${row(s, s.say('Te faltan', 'Left to go'), `${count(s, 4, 70)} ${s.say('viajes', 'trips')}`)}${row(s, s.say('Primer nivel: 40 viajes', 'First level: 40 trips'), part(s, 0.4))}`,
    ),
  tips: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Propinas', 'Tips'))}${faint(s, `&emsp;&ensp;${week(s)}`, 15)}<div style="text-align:center;padding:22px">${total(s, 40)}${faint(s, s.say('en propinas esta semana', 'in tips this week'))}</div>${bars(s, weekdays(s, 1))}${row(s, s.say('Viajes con propina', 'Trips with a tip'), count(s, 4, 40))}`,
    ),
  yearTax: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Constancia de retenciones', 'Tax summary'))}${box(`${s.say('Ejercicio', 'Tax year')} ${dayOf(s.start).y}`)}${row(s, s.say('Ingresos brutos', 'Gross earnings'), s.money.text(s.total))}${row(s, s.say('ISR retenido', '1099-K'), part(s, 0.021))}${row(s, s.say('IVA retenido', '1099-NEC'), part(s, 0.08))}${row(s, 'RFC / SSN', '••••••••1K4')}${button(s, s.say('Descargar', 'Download'))}`,
    ),
  friendChat: (s) =>
    page(
      s,
      `${status(s)}${box(`<div style="display:flex;gap:10px;align-items:center">${face(s, 38)}<b>${s.random.pick(PEOPLE)}</b></div>`)}${bubble(s, s.say('¿Cuánto sacaste esta semana?', 'How much did you make this week?'), true)}${bubble(s, `${week(s)}: ${s.money.text(s.total)}`, false)}${bubble(s, `${count(s)} ${s.say('viajes', 'trips')}, ${hours(s)}`, false)}${bubble(s, s.say('¡Órale! Yo ni la mitad', 'Wow, not even half of that here'), true)}`,
    ),
  ownerList: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mis choferes', 'My drivers'))}${box(`${week(s)} · ${s.say('Total', 'Total')} ${s.money.text(s.total)}`, 'font-size:14px')}${PEOPLE.slice(
        0,
        5,
      )
        .map((name, k) => row(s, name, part(s, [0.28, 0.24, 0.2, 0.16, 0.12][k]!)))
        .join('')}${button(s, s.say('Agregar chofer', 'Add a driver'))}`,
    ),
  carRent: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Renta de tu auto', 'Your car rental'))}${box(`${faint(s, week(s), 15)}${total(s, 38)}<div style="color:#d32f2f;font-size:15px">${s.say('Por pagar', 'Due')}</div>`)}${row(s, s.say('Renta semanal', 'Weekly rate'), part(s, 0.86))}${row(s, s.say('Seguro', 'Insurance'), rest(s, 0.86))}${button(s, s.say('Pagar ahora', 'Pay now'))}`,
    ),
  cashOut: (s) =>
    page(
      s,
      `${status(s)}<div style="text-align:center;padding:70px 18px"><div style="font-size:54px;color:${s.accent}">✓</div>${total(s, 40)}<div style="font-size:18px;padding:10px">${s.say('Va en camino a tu banco', 'On its way to your bank')}</div>${faint(s, `${date(s, 2)}, 18:22`, 15)}</div>${row(s, s.say('Comisión', 'Fee'), s.money.text({ mx: 12, us: 0.85 }[s.country]))}${row(s, s.say('Destino', 'To'), '•••• 2208')}${button(s, s.say('Listo', 'Done'))}`,
    ),
  fuel: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Gasolina', 'Fuel'))}${box(week(s), 'font-size:15px')}<div style="padding:6px 18px">${total(s, 38)}${faint(s, s.say('gastado en la semana', 'spent this week'))}</div>${bars(s, weekdays(s, 2))}${row(s, s.say('Litros', 'Gallons'), count(s, 20, 140))}${row(s, s.say('Cargas', 'Fill-ups'), count(s, 2, 8))}`,
    ),
  riderSpend: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Tus viajes como pasajero', 'Your rides as a passenger'), 19)}${box(week(s))}${box(`${total(s, 36)}${faint(s, s.say('gasto total', 'total spend'))}`)}${[1, 3, 5].map((plus, k) => row(s, `${date(s, plus)} · ${s.say('Casa → Trabajo', 'Home → Work')}`, part(s, [0.4, 0.35, 0.25][k]!))).join('')}`,
    ),
  forecast: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('¿Cuánto podrías ganar?', 'What could you earn?'))}${box(`${s.say('Estimado para', 'Estimate for')} ${week(s)}`, 'font-size:15px')}${box(total(s, 40))}${row(s, s.say('Si manejas', 'If you drive'), `${count(s, 20, 60)} h`)}${row(s, s.say('En tu ciudad', 'In your city'), { mx: 'Puebla', us: 'Tampa' }[s.country])}${box(faint(s, s.say('Es un cálculo. No garantiza ingresos.', 'This is an estimate, not a guarantee.')))}${button(s, s.say('Planear mis horas', 'Plan my hours'))}`,
    ),
  advert: (s) =>
    page(
      { ...s, ground: s.accent, ink: '#fff' },
      `<div style="padding:90px 24px"><div style="font-size:30px;font-weight:800">${s.say('Maneja y gana hasta', 'Drive and make up to')}</div>${total(s, 48)}<div style="font-size:26px">${s.say('a la semana', 'a week')}</div><div style="font-size:15px;padding-top:40px">${s.say('Promoción válida', 'Offer valid')} ${week(s)}. ${s.say('Aplican términos y condiciones.', 'Terms apply.')}</div></div>`,
    ),
  storeSales: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Taquería El Paisa', 'Corner Deli'))}${box(`${faint(s, `${s.say('Ventas', 'Sales')} · ${week(s)}`, 14)}${total(s, 37)}`)}${bars(s, weekdays(s, 1))}${row(s, s.say('Pedidos', 'Orders'), count(s, 30, 300))}${row(s, s.say('Ticket promedio', 'Average order'), part(s, 0.03))}${row(s, s.say('Más vendido', 'Best seller'), s.say('Tacos al pastor', 'Turkey club'))}`,
    ),
  fortnight: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Ganancias por quincena', 'Earnings, two weeks'))}${box(`${date(s, 0)} – ${date(s, 13)}`, 'font-size:16px')}${box(total(s, 42))}${row(s, s.say('Viajes', 'Trips'), count(s, 60, 240))}${row(s, s.say('Propinas', 'Tips'), part(s, 0.07))}${row(s, s.say('En línea', 'Online'), '88 h')}`,
    ),
  oneTrip: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Detalle del viaje', 'Trip details'))}${box(`${faint(s, `UberX · ${date(s, 5)} · 21:07`)}${total(s, 38)}${faint(s, s.say('Tus ganancias', 'Your earnings'))}`)}${row(s, s.say('Duración', 'Duration'), '34 min 12 s')}${row(s, s.say('Distancia', 'Distance'), s.say('18.2 km', '11.3 mi'))}${row(s, s.say('Tarifa', 'Fare'), part(s, 0.9))}${row(s, s.say('Propina', 'Tip'), rest(s, 0.9))}`,
    ),
  referrals: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Invita y gana', 'Refer and earn'))}${box(`${faint(s, week(s))}${total(s, 38)}${faint(s, s.say('ganado por tus invitados', 'earned from your referrals'))}`)}${PEOPLE.slice(
        2,
        5,
      )
        .map((name) => row(s, name, `${count(s, 1, 60)}/60 ${s.say('viajes', 'trips')}`))
        .join('')}${button(s, s.say('Compartir mi código', 'Share my code'))}`,
    ),
  payroll: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Recibo de nómina', 'Pay stub'))}${box(`${s.name}<br>${s.say('Periodo semanal', 'Weekly pay period')}: ${week(s)}`, 'font-size:15px;line-height:1.6')}${row(s, s.say('Sueldo', 'Regular wages'), part(s, 1.14))}${row(s, 'IMSS / FICA', `-${part(s, 0.05)}`)}${row(s, s.say('ISR', 'Federal tax'), `-${part(s, 0.09)}`)}${row(s, s.say('Neto a pagar', 'Net pay'), `<b>${s.money.text(s.total)}</b>`)}${row(s, s.say('Patrón', 'Employer'), s.say('Empaques del Norte SA', 'Northside Packing Inc'))}`,
    ),
  savings: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Mi alcancía', 'My piggy bank'))}${box(`${faint(s, week(s))}${total(s, 40)}${faint(s, s.say('apartado esta semana', 'set aside this week'))}`)}${bars(s, weekdays(s, 1))}${row(s, s.say('Meta: llantas nuevas', 'Goal: new tires'), `${count(s, 10, 95)} %`)}${foot(s, [s.say('Ahorro', 'Savings'), s.say('Metas', 'Goals'), s.say('Yo', 'Me')], 0)}`,
    ),
  onlineHours: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Tu tiempo en línea', 'Your time online'))}${box(week(s))}<div style="text-align:center;padding:18px;font-size:42px;font-weight:700">${hours(s)}</div>${bars(s, weekdays(s, 1))}${row(s, s.say('Viajes', 'Trips'), count(s))}${row(s, s.say('Aceptación', 'Acceptance'), '91 %')}`,
    ),
  year: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;padding:8px 18px;gap:22px;font-size:15px;color:${s.soft}"><span>${s.say('Semana', 'Week')}</span><span>${s.say('Mes', 'Month')}</span><b style="color:${s.ink}">${s.say('Año', 'Year')}</b></div><div style="text-align:center;padding:20px"><div style="font-size:18px">${dayOf(s.start).y}</div>${total(s, 42)}</div>${[0, 35, 66].map((plus, k) => row(s, month(s, plus), part(s, [0.36, 0.33, 0.31][k]!))).join('')}${row(s, s.say('Viajes', 'Trips'), count(s, 900, 5200))}`,
    ),
  owed: (s) =>
    page(
      s,
      `${status(s)}${title(s.say('Comisiones pendientes', 'Outstanding fees'))}${box(`${week(s)}`, 'font-size:15px')}${box(`${total(s, 38, 'color:#d32f2f')}${faint(s, s.say('Debes a la app por viajes en efectivo', 'You owe the app for cash trips'))}`)}${row(s, s.say('Viajes en efectivo', 'Cash trips'), count(s, 5, 60))}${row(s, s.say('Vence', 'Due by'), date(s, 10))}${button(s, s.say('Pagar en tienda', 'Pay at a store'))}`,
    ),
};

/** Screens that a driver could send by mistake instead of a week. */
export const HOLDOUT_1_LOOKALIKES: Record<string, { asked: 'earnings'; draw: Design }> = Object.fromEntries(
  Object.entries(MEADOW).map(([name, draw]) => [name, { asked: 'earnings', draw }]),
);
