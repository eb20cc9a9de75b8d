import { type Design, hours, page, type Scene, status } from '../scene.ts';
import { DAYS, dayOf, isoPlus, LONG, SHORT } from '../wording.ts';
import { cut, faint, left, line, many, pad, two } from './ferry-parts.ts';

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
