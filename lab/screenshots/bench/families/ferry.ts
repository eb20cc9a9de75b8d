import { bars, type Design, face, hours, page, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, isoPlus, LONG, SHORT } from '../wording.ts';

/** Pieces of the twelfth family's screens. */
const two = (n: number): string => String(n).padStart(2, '0');
export const cut = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
const left = (s: Scene, ...shares: number[]): string =>
  s.money.text(
    (Math.round(s.total * 100) - shares.reduce((sum, share) => sum + Math.round(s.total * share * 100), 0)) / 100,
  );
const pad = (inner: string, style = ''): string => `<div style="padding:9px 18px;${style}">${inner}</div>`;
const faint = (s: Scene, text: string): string => `<div style="font-size:13px;color:${s.soft}">${text}</div>`;
const many = (s: Scene): string => String(s.random.whole(14, 141));
const line = (s: Scene, a: string, b: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;gap:10px;padding:8px 0;font-size:15px;border-bottom:1px solid ${s.card};${style}"><span>${a}</span><span style="white-space:nowrap">${b}</span></div>`;
const heading = (s: Scene, title: string, small = ''): string =>
  `${status(s)}<div style="padding:11px 18px"><div style="font-size:20px;font-weight:700">${title}</div>${small ? faint(s, small) : ''}</div>`;
const hero = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;

// A twelfth family, written by somebody who had not read the reader's code.
const DISTANCE = { mx: 'km', us: 'mi' };
const big = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:800;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
const short = (s: Scene, iso: string): string => {
  const day = dayOf(iso);
  return s.tongue === 'es' ? `${day.d} ${SHORT.es[day.m]}` : `${SHORT.en[day.m]} ${day.d}`;
};
const lastDay = (s: Scene): string => isoPlus(s.start, 6);
const earlier = (s: Scene, weeks: number): string =>
  `${short(s, isoPlus(s.start, -7 * weeks))} – ${short(s, isoPlus(s.start, 6 - 7 * weeks))}`;
const bar = (s: Scene, title: string): string =>
  `${status(s)}<div style="display:flex;align-items:center;gap:14px;padding:10px 16px"><span style="font-size:22px">←</span><span style="font-size:18px;font-weight:600">${title}</span></div>`;
const table = (s: Scene, lines: string[][], size = 14): string =>
  `<table style="width:100%;border-collapse:collapse;font-size:${size}px">${lines
    .map(
      (cells, k) =>
        `<tr style="${k === 0 ? `color:${s.soft};font-size:12px` : ''}">${cells.map((cell, c) => `<td style="padding:7px 4px;text-align:${c === 0 ? 'left' : 'right'};border-bottom:1px solid ${s.card};white-space:nowrap">${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

export const FERRY_EARNINGS: Record<string, Design> = {
  // The total is in the middle of a ring chart of kinds of income.
  donut: (s) =>
    page(
      s,
      `${bar(s, s.say('Resumen semanal', 'Weekly summary'))}<div style="text-align:center;font-size:14px;color:${s.soft}">${s.range}</div><div style="margin:16px auto;width:216px;height:216px;border-radius:50%;background:conic-gradient(${s.accent} 0 74%,#f4b400 74% 88%,#8ab4f8 88%);display:flex;align-items:center;justify-content:center"><div style="width:176px;height:176px;border-radius:50%;background:${s.ground};display:flex;flex-direction:column;align-items:center;justify-content:center">${big(s, 25)}${faint(s, s.say('en total', 'in total'))}</div></div>${pad(`${line(s, `<span style="color:${s.accent}">●</span> ${s.say('Viajes', 'Rides')}`, cut(s, 0.74))}${line(s, '<span style="color:#f4b400">●</span> Bonos'.replace('Bonos', s.say('Bonos', 'Bonuses')), cut(s, 0.14))}${line(s, `<span style="color:#8ab4f8">●</span> ${s.say('Propinas', 'Tips')}`, left(s, 0.74, 0.14))}`)}`,
    ),
  // A curve of weeks; the selected one has a bubble with its dates and sum.
  curveBubble: (s) => {
    const x = s.random.whole(120, 220);
    return page(
      s,
      `${bar(s, s.say('Estadísticas', 'Insights'))}${pad(`<div style="display:flex;gap:22px;font-size:15px"><span style="color:${s.soft}">${s.say('Día', 'Day')}</span><span style="font-weight:700;border-bottom:3px solid ${s.accent};padding-bottom:5px">${s.say('Semana', 'Week')}</span><span style="color:${s.soft}">${s.say('Mes', 'Month')}</span></div>`)}<div style="position:relative;height:220px"><svg width="${s.width}" height="220" style="position:absolute"><path d="M0 180C40 150 70 190 ${x} 128S${s.width - 60} 150 ${s.width} 170" stroke="${s.accent}" stroke-width="3" fill="none"/><circle cx="${x}" cy="128" r="7" fill="${s.accent}"/></svg><div style="position:absolute;top:26px;left:${x - 90}px;width:190px;padding:9px 12px;border-radius:12px;background:${s.ink};color:${s.ground};text-align:center"><div style="font-size:12px;white-space:nowrap">${s.range}</div>${big(s, 21)}</div></div>${pad(`${line(s, s.say('Entregas', 'Deliveries'), many(s))}${line(s, s.say('Tiempo activo', 'Active time'), hours(s))}${line(s, s.say('Distancia', 'Distance'), `${s.random.whole(120, 900)} ${DISTANCE[s.country]}`)}`)}`,
    );
  },
  // Columns per day, the total in the last line of the table.
  dayTable: (s) =>
    page(
      s,
      `${bar(s, s.say('Detalle de ganancias', 'Earnings detail'))}${pad(
        `${faint(s, s.range)}${table(s, [
          [s.say('Día', 'Day'), s.say('Viajes', 'Trips'), s.say('Horas', 'Hours'), s.say('Ganaste', 'You earned')],
          ...s.days.map((value, k) => [
            DAYS[s.tongue][k]!.slice(0, 3),
            String(value > 0 ? s.random.whole(3, 21) : 0),
            value > 0 ? `${s.random.whole(2, 10)}:${two(s.random.whole(0, 59))}` : '0:00',
            s.money.text(value),
          ]),
          ['<b>Total</b>', '', '', `<b style="font-size:17px">${s.money.text(s.total)}</b>`],
        ])}`,
      )}`,
    ),
  // The map, with a sheet pulled up over it.
  mapSheet: (s) =>
    page(
      s,
      `<div style="height:150px;background:repeating-linear-gradient(35deg,#dfe6da 0 26px,#fff 26px 32px),#dfe6da;color:#222">${status({ ...s, ink: '#222' })}<span style="padding-left:40px;font-size:11px">Av. Insurgentes</span></div><div style="margin-top:-20px;border-radius:20px 20px 0 0;background:${s.ground};position:relative;padding-top:10px"><div style="margin:0 auto 8px;width:44px;height:4px;border-radius:2px;background:${s.soft}"></div>${pad(`<div style="display:flex;justify-content:space-between;align-items:flex-end"><div>${faint(s, s.say('Lo que llevas esta semana', 'This week so far'))}${big(s, 32)}</div></div><div style="font-size:14px;padding-top:3px">${s.range}</div><div style="display:flex;gap:18px;padding-top:16px;font-size:14px"><span>🚗 ${many(s)} ${s.say('viajes', 'trips')}</span><span>🕑 ${hours(s)}</span></div>`)}${pad(`<div style="padding:13px;border-radius:12px;background:${s.accent};color:#fff;text-align:center;font-weight:600">${s.say('Conectarme', 'Go online')}</div>`)}</div>`,
    ),
  // A card to share with friends after the week's end.
  shareCard: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:22px 18px;border-radius:26px;padding:26px 20px;background:linear-gradient(160deg,${s.accent},#111);color:#fff"><div style="font-size:15px">${s.say('Así te fue', 'How it went')}</div><div style="font-size:14px;opacity:.85;padding:4px 0 18px">${s.range}</div>${big(s, 39)}<div style="font-size:14px;padding-bottom:20px">${s.say('ganados al volante', 'earned behind the wheel')}</div><div style="font-size:16px;line-height:1.7">${many(s)} ${s.say('viajes terminados', 'rides finished')}<br>${hours(s)} ${s.say('en la calle', 'on the road')}<br>${s.random.whole(4, 60)} ${s.say('cumplidos recibidos', 'compliments received')}</div></div><div style="text-align:center;color:${s.accent};font-weight:600">${s.say('Compartir', 'Share')}</div>`,
    ),
  // Two date fields instead of one range.
  dateFields: (s) => {
    const field = (label: string, iso: string): string =>
      `<div style="flex:1;border:1px solid ${s.soft};border-radius:10px;padding:7px 11px"><div style="font-size:11px;color:${s.soft}">${label}</div><div style="font-size:15px;white-space:nowrap">📅 ${short(s, iso)} ${dayOf(iso).y}</div></div>`;
    return page(
      s,
      `${bar(s, s.say('Mis ingresos', 'My income'))}${pad(`<div style="display:flex;gap:10px">${field(s.say('Desde', 'From'), s.start)}${field(s.say('Hasta', 'To'), lastDay(s))}</div>`)}${pad(`<div style="border-radius:14px;background:${s.card};padding:16px">${faint(s, s.say('Ganancia del periodo', 'Earnings for this period'))}${big(s, 34)}</div>`)}${pad(`${line(s, s.say('Servicios realizados', 'Completed jobs'), many(s))}${line(s, s.say('Tarifa base', 'Base fare'), cut(s, 0.66))}${line(s, s.say('Alta demanda', 'Surge'), cut(s, 0.21))}${line(s, s.say('Propinas', 'Tips'), left(s, 0.66, 0.21))}`)}`,
    );
  },
  // The expanded week above collapsed earlier ones, which also have dates and sums.
  accordion: (s) => {
    const folded = (weeks: number, share: number): string =>
      `<div style="display:flex;justify-content:space-between;margin:8px 16px;padding:13px 14px;border-radius:12px;border:1px solid ${s.card};font-size:14px;color:${s.soft}"><span>${earlier(s, weeks)}</span><span>${cut(s, share)} ⌄</span></div>`;
    return page(
      s,
      `${bar(s, s.say('Semanas', 'Weeks'))}<div style="margin:8px 16px;padding:15px;border-radius:14px;border:2px solid ${s.accent}"><div style="display:flex;justify-content:space-between;font-size:14px"><span>${s.range}</span><span>⌃</span></div>${big(s, 33, 'padding:6px 0')}${line(s, s.say('Viajes', 'Trips'), many(s))}${line(s, s.say('Por viaje en promedio', 'Average per trip'), cut(s, 0.021))}${line(s, s.say('Horas conectado', 'Hours online'), hours(s))}</div>${folded(1, 0.87)}${folded(2, 1.13)}${folded(3, 0.95)}`,
    );
  },
  // A slip of paper with dotted lines, the sum at its foot.
  paperSlip: (s) => {
    const dotted = (a: string, b: string): string =>
      `<div style="display:flex;gap:6px;padding:5px 0"><span>${a}</span><span style="flex:1;border-bottom:2px dotted #999;margin-bottom:5px"></span><span>${b}</span></div>`;
    return page(
      s,
      `${status(s)}<div style="margin:10px 20px;padding:18px;background:#fffef6;color:#222;font-family:'DejaVu Sans Mono','Liberation Mono',monospace;font-size:13px;box-shadow:0 2px 9px #0003"><div style="text-align:center;font-size:15px;font-weight:700">${s.say('COMPROBANTE SEMANAL', 'WEEKLY STATEMENT')}</div><div style="text-align:center;padding:5px 0 13px;font-size:12px">${s.range}</div>${dotted(s.say('Viajes', 'Trips'), many(s))}${dotted(s.say('Tarifas', 'Fares'), cut(s, 1.18))}${dotted(s.say('Peajes', 'Tolls'), cut(s, 0.04))}${dotted(s.say('Comisión', 'Commission'), `-${cut(s, 0.22)}`)}<div style="border-top:2px dashed #999;margin-top:8px;padding-top:10px;display:flex;justify-content:space-between;align-items:center"><b>${s.say('NETO', 'NET')}</b>${big(s, 20)}</div></div>`,
    );
  },
  // A grid of tiles of unequal size.
  bento: (s) => {
    const cell = (span: number, inner: string, style = ''): string =>
      `<div style="grid-column:span ${span};border-radius:18px;background:${s.card};padding:14px;${style}">${inner}</div>`;
    return page(
      s,
      `${status(s)}${pad(`<b style="font-size:23px">${s.say(`Hola, ${s.name.split(' ')[0]} 👋`, `Hi, ${s.name.split(' ')[0]} 👋`)}</b>`)}<div style="display:grid;grid-template-columns:1fr 1fr;gap:10px;padding:6px 14px">${cell(2, `<div style="font-size:13px">${s.range}</div>${big(s, 36)}<div style="font-size:13px">${s.say('ganancias netas', 'net earnings')}</div>`, `background:${s.accent};color:#fff`)}${cell(1, `<b style="font-size:22px">${many(s)}</b>${faint(s, s.say('pedidos', 'orders'))}`)}${cell(1, `<b style="font-size:18px">${hours(s)}</b>${faint(s, s.say('repartiendo', 'dashing'))}`)}${cell(1, `<b style="font-size:18px">${cut(s, 0.11)}</b>${faint(s, s.say('propinas', 'tips'))}`)}${cell(1, `<b style="font-size:18px">★ ${s.rating}</b>${faint(s, s.say('tus clientes', 'your customers'))}`)}</div>`,
    );
  },
  // Delivery blocks with their hours; each has its own date and sum.
  blocks: (s) =>
    page(
      s,
      `${bar(s, s.say('Pagos', 'Pay'))}${pad(`<div style="text-align:center;font-size:14px">◀ &nbsp; ${s.range} &nbsp; ▶</div>${big(s, 36, 'text-align:center;padding-top:6px')}`)}${s.days
        .map((value, k) => ({ value, day: isoPlus(s.start, k) }))
        .filter(({ value }) => value > 0)
        .slice(0, 5)
        .map(
          ({ value, day }) =>
            `<div style="display:flex;justify-content:space-between;padding:10px 17px;border-top:1px solid ${s.card};font-size:14px"><span>${DAYS[s.tongue][dayOf(day).w]}, ${short(s, day)}<br><span style="font-size:12px;color:${s.soft}">${s.random.whole(7, 11)}:00 – ${s.random.whole(12, 16)}:30 · ${s.say('bloque', 'block')}</span></span><b>${s.money.text(value)}</b></div>`,
        )
        .join('')}`,
    ),
  // The week's sum beside another, which can be paid out now.
  cashOut: (s) =>
    page(
      s,
      `${bar(s, s.say('Ganancias', 'Earnings'))}${pad(`<div style="font-size:14px;color:${s.soft}">${s.range}</div>${big(s, 40)}<div style="font-size:14px;color:#1e9e57">▲ ${s.random.whole(2, 38)} % ${s.say('que la semana pasada', 'vs last week')}</div>`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center;padding:13px;border-radius:13px;background:${s.card}"><span style="font-size:14px">${s.say('Disponible para retirar', 'Available to cash out')}<br><b>${cut(s, 0.27)}</b></span><span style="padding:9px 15px;border-radius:18px;background:${s.accent};color:#fff;font-size:14px">${s.say('Retirar', 'Cash out')}</span></div>`)}${pad(`${line(s, s.say('Viajes', 'Trips'), many(s))}${line(s, s.say('En línea', 'Online'), hours(s))}${line(s, s.say('Puntos', 'Points'), many(s))}`)}`,
    ),
  // Squares of busy hours below the sum.
  heatMap: (s) =>
    page(
      s,
      `${bar(s, s.say('Tu semana en números', 'Your week in numbers'))}${pad(`<div style="display:flex;justify-content:space-between;align-items:baseline">${big(s, 29)}<span style="font-size:12px;color:${s.soft}">${cut(s, 0.024)}/h</span></div><div style="font-size:14px">${s.range}</div>`)}${pad(s.days.map((_, k) => `<div style="display:flex;align-items:center;gap:4px;padding:2px 0"><span style="width:34px;font-size:12px;color:${s.soft}">${DAYS[s.tongue][k]!.slice(0, 3)}</span>${Array.from({ length: 12 }, () => `<span style="flex:1;height:19px;border-radius:4px;background:${s.accent};opacity:${s.random.between(0.12, 1)}"></span>`).join('')}</div>`).join(''))}${pad(faint(s, s.say('Tu mejor hora: viernes, 19:00', 'Best hour: Friday, 7 PM')))}`,
    ),
  // Sentences instead of labels.
  sentences: (s) => {
    const [a, b] = [dayOf(s.start), dayOf(lastDay(s))];
    const dates = s.say(
      `del ${a.d} de ${LONG.es[a.m]} al ${b.d} de ${LONG.es[b.m]}`,
      `from ${LONG.en[a.m]} ${a.d} to ${LONG.en[b.m]} ${b.d}`,
    );
    return page(
      s,
      `${status(s)}<div style="padding:26px 22px;font-size:23px;line-height:1.45;font-weight:600">${s.say(`Hiciste ${many(s)} viajes ${dates} y te llevas`, `You drove ${many(s)} trips ${dates} and take home`)}</div><div style="padding:0 22px">${big(s, 44, `color:${s.accent}`)}</div>${pad(`<div style="padding:18px 6px;font-size:15px;color:${s.soft}">${s.say('El depósito llega el martes a tu cuenta terminada en 4471.', 'The deposit reaches your account ending in 4471 on Tuesday.')}</div>`)}`,
    );
  },
  // A dashboard of several services of one app.
  services: (s) =>
    page(
      s,
      `${bar(s, s.say('Panel del socio', 'Partner dashboard'))}${pad(`<span style="padding:6px 12px;border-radius:8px;border:1px solid ${s.soft};font-size:14px;white-space:nowrap">${s.range} ▾</span>`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><span style="font-size:16px">${s.say('Total ganado', 'Total earned')}</span>${big(s, 27)}</div>`)}${pad(`${line(s, s.say('🚗 Viajes', '🚗 Rides'), cut(s, 0.52))}${line(s, s.say('🍔 Comida', '🍔 Food'), cut(s, 0.31))}${line(s, s.say('📦 Paquetes', '📦 Packages'), left(s, 0.52, 0.31))}`)}<div style="position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-around;padding:12px;background:${s.card};font-size:12px"><span>${s.say('Inicio', 'Home')}</span><b>${s.say('Ganancias', 'Earnings')}</b><span>${s.say('Buzón', 'Inbox')}</span><span>${s.say('Menú', 'Menu')}</span></div>`,
    ),
};

// Profiles of the twelfth family.
export const FERRY_PROFILES: Record<string, Design> = {
  stickyHead: (s) =>
    page(
      s,
      `${status(s)}<div style="display:flex;gap:14px;align-items:center;padding:16px 18px;background:${s.card}">${face(s, 58)}<span style="flex:1"><b style="font-size:19px">${s.name}</b>${faint(s, s.say('Socio conductor', 'Driver partner'))}</span><span style="font-size:20px;font-weight:700">${s.rating} ★</span></div>${pad(`${line(s, s.say('Documentos', 'Documents'), s.say('Al día', 'Up to date'))}${line(s, s.say('Vehículo', 'Vehicle'), 'Kia Rio 2021')}${line(s, s.say('Idioma', 'Language'), s.say('Español', 'English'))}`)}`,
    ),
  starsBreakdown: (s) =>
    page(
      s,
      `${status(s)}<div style="padding:20px;text-align:center">${face(s, 84)}<div style="font-size:21px;font-weight:700;padding-top:8px">${s.name}</div><div style="font-size:46px;font-weight:800">${s.rating}</div>${faint(s, s.say('promedio de tus últimas 500 evaluaciones', 'average of your last 500 ratings'))}</div>${pad([5, 4, 3, 2, 1].map((stars) => line(s, '★'.repeat(stars), String(stars === 5 ? s.random.whole(380, 470) : s.random.whole(0, 30)))).join(''))}`,
    ),
  badge: (s) =>
    page(
      s,
      `${status(s)}<div style="margin:26px 22px;padding:24px;border-radius:22px;border:2px solid ${s.accent};text-align:center">${face(s, 100)}<div style="padding-top:12px;font-size:13px;letter-spacing:2px;color:${s.soft}">${s.say('CONDUCTOR VERIFICADO', 'VERIFIED DRIVER')}</div><div style="font-size:23px;font-weight:700;padding:5px 0">${s.name}</div><div style="display:flex;justify-content:center;gap:26px;padding-top:8px"><span><b style="font-size:19px">${s.rating}</b>${faint(s, s.say('estrellas', 'stars'))}</span><span><b style="font-size:19px">${s.random.whole(300, 9000)}</b>${faint(s, s.say('viajes', 'trips'))}</span></div></div>`,
    ),
  accountTab: (s) =>
    page(
      s,
      `${status(s)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center;padding-top:10px"><b style="font-size:26px">${s.name}</b>${face(s, 56)}</div><span style="display:inline-block;padding:4px 10px;border-radius:9px;background:${s.card};font-size:14px">★ ${s.rating}</span>`)}${pad([s.say('Cuenta', 'Account'), s.say('Privacidad', 'Privacy'), s.say('Accesibilidad', 'Accessibility'), s.say('Cerrar sesión', 'Log out')].map((text) => line(s, text, '›')).join(''))}`,
    ),
  ratesList: (s) =>
    page(
      s,
      `${status(s)}${pad(`<b style="font-size:20px">${s.say('Mi desempeño', 'My performance')}</b>${faint(s, s.name)}`)}${pad(`${line(s, s.say('Calificación del cliente', 'Customer rating'), `<b>${s.rating}</b>`)}${line(s, s.say('Aceptación', 'Acceptance rate'), `${s.random.whole(40, 99)} %`)}${line(s, s.say('Entregas a tiempo', 'On time'), `${s.random.whole(80, 100)} %`)}${line(s, s.say('Completadas', 'Completion rate'), `${s.random.whole(88, 100)} %`)}`)}`,
    ),
};

// The look-alikes of the twelfth family: what a driver may send by mistake.
const money = (draw: Design): { asked: 'earnings' | 'profile'; draw: Design } => ({ asked: 'earnings', draw });
const month = (s: Scene): string => `${LONG[s.tongue][dayOf(s.start).m]} ${dayOf(s.start).y}`;
const on = (s: Scene, plus: number): string => {
  const day = dayOf(isoPlus(s.start, plus));
  return s.tongue === 'es' ? `${day.d} ${SHORT.es[day.m]}` : `${SHORT.en[day.m]} ${day.d}`;
};
const letters = (s: Scene): string[] => DAYS[s.tongue].map((day) => day.slice(0, 2));
const card = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:9px 16px;padding:15px;border-radius:15px;background:${s.card};${style}">${inner}</div>`;
const clock = (s: Scene): string => `${s.random.whole(6, 22)}:${two(s.random.whole(0, 59))}`;
const progress = (s: Scene, share: number): string =>
  `<div style="height:9px;border-radius:5px;background:${s.card};margin:9px 0"><div style="height:9px;border-radius:5px;width:${share * 100}%;background:${s.accent}"></div></div>`;

export const FERRY_LOOKALIKES = {
  monthStatement: money((s) =>
    page(
      s,
      `${heading(s, s.say('Ganancias', 'Earnings'), month(s))}${pad(hero(s, 38))}${[0, 7, 14, 21].map((plus, k) => pad(line(s, `${on(s, plus)} – ${on(s, plus + 6)}`, k === 3 ? left(s, 0.22, 0.27, 0.25) : cut(s, [0.22, 0.27, 0.25][k]!)))).join('')}`,
    ),
  ),
  oneDay: money((s) =>
    page(
      s,
      `${heading(s, s.say('Ganancias', 'Earnings'), `${DAYS[s.tongue][2]} ${on(s, 2)}`)}${pad(hero(s, 40))}${pad(`${line(s, s.say('Viajes', 'Trips'), String(s.random.whole(4, 22)))}${line(s, s.say('Conectado', 'Online'), `${s.random.whole(3, 11)} h`)}${line(s, `${clock(s)} UberX`, cut(s, 0.31))}${line(s, `${clock(s)} Comfort`, cut(s, 0.42))}${line(s, `${clock(s)} UberX`, left(s, 0.31, 0.42))}`)}`,
    ),
  ),
  bankMovements: money((s) =>
    page(
      s,
      `${heading(s, s.say('Cuenta de débito ·· 4471', 'Checking ·· 4471'))}${pad(`${faint(s, s.say('Saldo disponible', 'Available balance'))}${hero(s, 34)}`)}${pad(`<b>${s.say('Movimientos', 'Activity')} ${s.range}</b>`)}${pad(`${line(s, s.say('SPEI recibido UBER', 'UBER USA DIRECT DEP'), `+${cut(s, 0.41)}`)}${line(s, 'OXXO', `-${cut(s, 0.03)}`)}${line(s, s.say('SPEI recibido DIDI', 'LYFT DRIVER PAY'), `+${cut(s, 0.22)}`)}${line(s, s.say('Gasolina Pemex', 'Shell gas'), `-${cut(s, 0.09)}`)}`)}`,
    ),
  ),
  rideReceipt: money((s) =>
    page(
      s,
      `${heading(s, s.say('Gracias por viajar', 'Thanks for riding'), `${on(s, 3)} · ${clock(s)}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:baseline"><b style="font-size:20px">Total</b>${hero(s, 32)}</div>`)}${pad(`${line(s, s.say('Tarifa del viaje', 'Trip fare'), cut(s, 0.83))}${line(s, s.say('Cuota de solicitud', 'Booking fee'), left(s, 0.83))}${line(s, s.say('Efectivo', 'Cash'), s.money.text(s.total))}`)}${pad(`<div style="display:flex;gap:10px;align-items:center">${face(s, 40)}<span>${s.say('Viajaste con', 'You rode with')} ${s.name}<br>${faint(s, 'Nissan March · JTR-41-09')}</span></div>`)}`,
    ),
  ),
  colleagueInChat: money((s) => {
    const said = (text: string): string =>
      `<div style="display:inline-block;max-width:80%;margin:5px 12px;padding:9px 12px;border-radius:13px;background:${s.card};font-size:15px">${text}</div>`;
    return page(
      s,
      `<div style="display:flex;gap:10px;align-items:center;padding:12px 14px;background:#075e54;color:#fff">← ${face(s, 36)}<b>${s.say('Choferes Zona Norte', 'Northside Drivers')}</b></div>${said(`<span style="color:#c2185b;font-size:13px">~ ${s.name}</span><br>${s.say('miren lo que saqué 🔥🔥', 'look what I made 🔥🔥')}`)}<div style="margin:4px 12px;width:72%;border:5px solid ${s.card};border-radius:12px;padding:12px;background:#fff;color:#111"><div style="font-size:12px">${s.range}</div>${hero(s, 25)}<div style="font-size:12px">${many(s)} ${s.say('viajes', 'trips')} · ${hours(s)}</div></div>${said(s.say('no manches, ¿en cuántos días?', 'no way, how many days?'))}<br>${said(s.say('yo apenas la mitad 😅', 'I barely got half 😅'))}<div style="position:absolute;bottom:8px;left:12px;right:12px;padding:11px;border-radius:20px;background:${s.card};color:${s.soft};font-size:14px">${s.say('Mensaje', 'Message')}</div>`,
    );
  }),
  weeklyGoal: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tu meta', 'Your goal'), s.range)}${pad(`${hero(s, 40)}${progress(s, 0.38)}<div style="display:flex;justify-content:space-between;font-size:13px;color:${s.soft}"><span>${s.say('Llevas', 'So far')} ${cut(s, 0.38)}</span><span>${s.say('Te faltan', 'To go')} ${left(s, 0.38)}</span></div>`)}${card(s, s.say(`Maneja unas ${s.random.whole(9, 30)} horas más para llegar`, `Drive about ${s.random.whole(9, 30)} more hours to get there`))}${pad(`<span style="color:${s.accent}">${s.say('Cambiar meta', 'Edit goal')}</span>`)}`,
    ),
  ),
  forecast: money((s) =>
    page(
      s,
      `${heading(s, s.say('Próxima semana', 'Next week'), s.range)}${pad(`${faint(s, s.say('Podrías ganar', 'You could make'))}${hero(s, 38)}${faint(s, s.say('según tus últimas 8 semanas', 'based on your last 8 weeks'))}`)}${bars(s, letters(s), 140)}${pad(`${line(s, s.say('Demanda esperada', 'Expected demand'), s.say('Alta', 'High'))}${line(s, s.say('Mejor zona', 'Best area'), s.say('Aeropuerto', 'Airport'))}`)}`,
    ),
  ),
  quest: money((s) =>
    page(
      s,
      `${heading(s, s.say('Desafío semanal', 'Weekly challenge'), s.range)}${card(s, `<div style="font-size:15px">${s.say(`Completa ${many(s)} viajes y recibe`, `Complete ${many(s)} trips and get`)}</div>${hero(s, 36)}`, `background:${s.accent};color:#fff`)}${pad(`${line(s, s.say('40 viajes', '40 trips'), cut(s, 0.4))}${line(s, s.say('60 viajes', '60 trips'), cut(s, 0.7))}${line(s, s.say('80 viajes', '80 trips'), s.money.text(s.total))}`)}${pad(faint(s, s.say('Aplican términos y condiciones', 'Terms apply')))}`,
    ),
  ),
  tipsOnly: money((s) =>
    page(
      s,
      `${heading(s, s.say('Propinas', 'Tips'), s.range)}${pad(`${hero(s, 38)}${faint(s, s.say(`${many(s)} clientes te dejaron propina`, `${many(s)} customers tipped you`))}`)}${bars(s, letters(s), 120)}${pad(`${line(s, s.say('La más alta', 'Highest'), cut(s, 0.18))}${line(s, s.say('En promedio', 'Average'), cut(s, 0.03))}`)}`,
    ),
  ),
  taxSummary: money((s) =>
    page(
      s,
      `${heading(s, s.say('Retenciones', 'Tax documents'), s.say(`SAT · ${month(s)}`, `Form 1099-K · ${dayOf(s.start).y}`))}${pad(hero(s, 33))}${pad(`${line(s, s.say('ISR retenido', 'Gross payments'), cut(s, 0.61))}${line(s, s.say('IVA retenido', 'Expenses, fees and tax'), left(s, 0.61))}${line(s, 'RFC', 'XEXX010101000')}`)}${card(s, `⬇ ${s.say('Descargar constancia PDF', 'Download PDF')}`)}`,
    ),
  ),
  riderTrips: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tus viajes', 'Your rides'))}${pad(`<div style="display:flex;gap:10px;font-size:14px"><b>${s.say('Anteriores', 'Past')}</b><span style="color:${s.soft}">${s.say('Programados', 'Upcoming')}</span></div>`)}${[
        5, 4, 3, 1,
      ]
        .map((plus, k) =>
          pad(
            `<div style="display:flex;gap:12px;align-items:center"><span style="font-size:28px">🚘</span><span style="flex:1">${s.random.pick(['Plaza Satélite', 'Airport T2', 'Hospital Ángeles', 'Main St 410', 'Walmart'])}<br>${faint(s, `${on(s, plus)} · ${clock(s)}`)}</span><span>${cut(s, [0.03, 0.021, 0.04, 0.018][k]!)}</span></div>`,
          ),
        )
        .join('')}${card(s, `${faint(s, `${s.say('Gastaste', 'You spent')} · ${s.range}`)}${hero(s, 25)}`)}`,
    ),
  ),
  yearRecap: money((s) =>
    page(
      s,
      `${status(s)}<div style="padding:40px 22px;font-size:21px">${s.say(`Tu ${dayOf(s.start).y} en resumen`, `Your ${dayOf(s.start).y}, wrapped`)}</div><div style="padding:0 22px">${hero(s, 44)}${faint(s, s.say('ganaste este año', 'earned this year'))}</div>${pad(`<div style="padding:20px 4px;line-height:1.9">${s.random.whole(800, 4200)} ${s.say('viajes', 'trips')}<br>${s.say('Tu mejor semana', 'Your best week')}: ${s.range}<br>${cut(s, 0.05)}</div>`)}`,
    ),
  ),
  simulator: money((s) =>
    page(
      s,
      `${heading(s, s.say('Calcula tus ganancias', 'Earnings calculator'))}${pad(`${line(s, s.say('Horas por semana', 'Hours per week'), String(s.random.whole(15, 60)))}${progress(s, 0.6)}${line(s, s.say('Ciudad', 'City'), s.say('Guadalajara', 'Phoenix'))}${line(s, s.say('Vehículo', 'Vehicle'), s.say('Rentado', 'Rented'))}`)}${card(s, `${faint(s, s.say('Resultado por semana', 'Per week'))}${hero(s, 34)}${faint(s, `${s.say('Datos del', 'Data from')} ${s.range}`)}`)}`,
    ),
  ),
  gasSpending: money((s) =>
    page(
      s,
      `${heading(s, s.say('Gastos del coche', 'Car expenses'), s.range)}${pad(hero(s, 36))}${pad(`${line(s, s.say('Gasolina', 'Gas'), cut(s, 0.62))}${line(s, s.say('Lavado', 'Car wash'), cut(s, 0.08))}${line(s, s.say('Casetas', 'Tolls'), cut(s, 0.17))}${line(s, s.say('Aceite', 'Oil'), left(s, 0.62, 0.08, 0.17))}`)}${card(s, `＋ ${s.say('Agregar gasto', 'Add expense')}`)}`,
    ),
  ),
  invite: money((s) =>
    page(
      s,
      `${heading(s, s.say('Invita a un amigo', 'Refer a friend'), s.range)}${card(s, `<div>${s.say('Recibes hasta', 'Get up to')}</div>${hero(s, 36)}<div style="font-size:14px">${s.say('cuando complete 100 viajes', 'after they finish 100 trips')}</div>`)}${pad(`${line(s, s.say('Tu código', 'Your code'), 'RAUL-8KD2')}${line(s, s.say('Invitados', 'Friends invited'), String(s.random.whole(0, 9)))}${line(s, s.say('Pendiente', 'Pending'), cut(s, 0.5))}`)}`,
    ),
  ),
  carPayment: money((s) =>
    page(
      s,
      `${heading(s, s.say('Pago semanal del auto', 'Weekly car payment'), s.range)}${pad(`${faint(s, s.say('Debes', 'Amount due'))}${hero(s, 36)}<div style="color:#d33;font-size:14px">${s.say('Vence', 'Due')} ${on(s, 6)}</div>`)}${pad(`${line(s, s.say('Renta', 'Rental'), cut(s, 0.8))}${line(s, s.say('Seguro', 'Insurance'), left(s, 0.8))}`)}${pad(`<div style="padding:13px;border-radius:12px;background:${s.accent};color:#fff;text-align:center">${s.say('Pagar ahora', 'Pay now')}</div>`)}`,
    ),
  ),
  storeSales: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tacos El Güero', 'Joe’s Tacos'), s.say('Sucursal Centro', 'Downtown location'))}${pad(`<span style="font-size:14px">${s.range} ▾</span>${hero(s, 36)}${faint(s, s.say('ventas brutas', 'gross sales'))}`)}${bars(s, letters(s), 110)}${pad(`${line(s, s.say('Pedidos', 'Orders'), many(s))}${line(s, s.say('Ticket promedio', 'Average ticket'), cut(s, 0.02))}${line(s, s.say('Platillo más vendido', 'Top item'), s.say('Gringa', 'Burrito'))}`)}`,
    ),
  ),
  cashOwed: money((s) =>
    page(
      s,
      `${heading(s, s.say('Efectivo cobrado', 'Cash collected'), s.range)}${pad(`${hero(s, 36)}${faint(s, s.say('Deposítalo en OXXO antes del jueves', 'Deposit it before Thursday'))}`)}${card(s, `<div style="text-align:center;letter-spacing:2px">▌▍▌▎▌▍▎▌▌▎▍▌▎▌▍<br>9000 4471 2208 1152</div>`)}${pad(`${line(s, s.say('Viajes en efectivo', 'Cash trips'), many(s))}${line(s, s.say('Límite', 'Limit'), cut(s, 1.3))}`)}`,
    ),
  ),
  newsPiece: money((s) =>
    page(
      s,
      `<div style="padding:13px 18px;border-bottom:3px solid ${s.accent};font-family:'Noto Serif';font-size:20px;font-weight:700">${s.say('El Diario del Norte', 'The Valley Courier')}</div>${pad(`<div style="font-size:23px;font-weight:700;line-height:1.25">${s.say('¿Cuánto gana un repartidor a la semana?', 'How much does a gig driver make in a week?')}</div>${faint(s, `${s.say('Por', 'By')} ${s.name} · ${on(s, 9)}`)}`)}${pad(hero(s, 32))}${pad(`<div style="font-size:15px;line-height:1.5">${s.say(`Es el promedio que reportaron 1,200 conductores en la semana ${s.range}, según la encuesta.`, `That is the average 1,200 drivers reported for ${s.range}, a survey says.`)}</div>`)}`,
    ),
  ),
  ranking: money((s) =>
    page(
      s,
      `${heading(s, s.say('Top conductores', 'Top drivers'), s.range)}${s.random
        .some(['Memo', 'Chayo', 'Big Mike', 'Tania', 'El Tigre', 'Lupe', 'Andre'], 4)
        .map((name, k) =>
          pad(
            `<div style="display:flex;gap:12px;align-items:center;font-size:16px"><b>${k + 1}</b>${face(s, 36)}<span style="flex:1">${name}</span><b>${k === 0 ? s.money.text(s.total) : cut(s, [0.9, 0.82, 0.77][k - 1]!)}</b></div>`,
          ),
        )
        .join('')}${card(s, `${s.say('Tu lugar', 'Your place')}: ${s.random.whole(12, 400)}`)}`,
    ),
  ),
  jobAd: money((s) =>
    page(
      s,
      `<div style="display:flex;gap:10px;align-items:center;padding:14px">${face(s, 40)}<span><b>${s.say('Flotilla Express MX', 'FleetUp Jobs')}</b><br>${faint(s, s.say('Publicidad', 'Sponsored'))}</span></div><div style="padding:4px 16px;font-size:16px">${s.say('¡Buscamos choferes! Trabaja con nosotros y llévate cada semana', 'Drivers wanted! Join our crew and bring home every week')}</div><div style="margin:12px 0;padding:44px 10px;background:${s.accent};color:#fff;text-align:center">${hero(s, 42)}<div>${s.say('Registro', 'Sign up')}: ${s.range}</div></div><div style="display:flex;justify-content:space-around;color:${s.soft};font-size:14px"><span>👍 ${many(s)}</span><span>${s.random.whole(3, 90)} ${s.say('comentarios', 'comments')}</span></div>`,
    ),
  ),
  companyTravel: money((s) =>
    page(
      s,
      `${heading(s, s.say('Viajes de negocio', 'Business trips'), s.range)}${pad(`${hero(s, 34)}${faint(s, s.say('cargado a Grupo Alfa SA', 'billed to Acme Inc.'))}`)}${pad(`${line(s, s.say('Viajes del equipo', 'Team rides'), many(s))}${line(s, s.say('Comidas', 'Meals'), cut(s, 0.28))}${line(s, s.say('Presupuesto', 'Budget'), cut(s, 1.5))}`)}`,
    ),
  ),
  payslip: money((s) =>
    page(
      s,
      `${heading(s, s.say('Recibo de nómina', 'Pay stub'), s.range)}${pad(`<b>${s.name}</b>${faint(s, s.say('Puesto: Cajero · No. empleado 20418', 'Position: Cashier · Employee 20418'))}`)}${pad(`${line(s, s.say('Sueldo', 'Regular pay'), cut(s, 1.07))}${line(s, s.say('Horas extra', 'Overtime'), cut(s, 0.11))}${line(s, 'IMSS'.replace('IMSS', s.say('IMSS', 'FICA')), `-${left(s, 0.82)}`)}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><b>${s.say('Neto a pagar', 'Net pay')}</b>${hero(s, 27)}</div>`)}`,
    ),
  ),
  fourWeeks: money((s) =>
    page(
      s,
      `${heading(s, s.say('Últimas 4 semanas', 'Last 4 weeks'), `${on(s, -21)} – ${on(s, 6)}`)}${pad(`${hero(s, 37)}${faint(s, s.say('ganancias', 'earnings'))}`)}${pad(`${line(s, s.range, cut(s, 0.28))}${line(s, s.say('Hace una semana', 'A week ago'), cut(s, 0.24))}${line(s, s.say('Hace dos', 'Two weeks ago'), cut(s, 0.22))}${line(s, s.say('Hace tres', 'Three weeks ago'), left(s, 0.28, 0.24, 0.22))}`)}`,
    ),
  ),
  parcel: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tu compra', 'Your order'), s.say('Pedido 700-2214', 'Order 700-2214'))}${card(s, `<b>${s.say('Llega entre', 'Arriving')}</b><br>${s.range}`)}${pad(`${line(s, s.say('Llantas 185/65 R15 (4)', 'Tires 185/65 R15 (4)'), cut(s, 0.93))}${line(s, s.say('Envío', 'Shipping'), left(s, 0.93))}`)}${pad(`<div style="display:flex;justify-content:space-between;align-items:center"><b>Total</b>${hero(s, 28)}</div>`)}`,
    ),
  ),
  savings: money((s) =>
    page(
      s,
      `${heading(s, s.say('Tanda de los jueves', 'Savings circle'), s.range)}${pad(`${faint(s, s.say('Te toca recibir', 'Your turn to receive'))}${hero(s, 35)}`)}${pad(`${line(s, s.say('Aportas por semana', 'You put in weekly'), cut(s, 0.1))}${line(s, s.say('Participantes', 'Members'), '10')}${line(s, s.say('Tu número', 'Your number'), String(s.random.whole(1, 10)))}`)}`,
    ),
  ),
};
