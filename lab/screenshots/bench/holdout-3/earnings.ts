import * as m from '../holdout-2/parts.ts';
import { icon } from '../holdout-2/parts.ts';
import { type Design, face, page, type Scene } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as f from './parts.ts';

const APP = { uber: 'Uber', didi: 'DiDi', lyft: 'Lyft', other: 'Rutea' };
/** The calendar of the month in which the scene's week begins, with that week in colour. */
const calendar = (s: Scene): string => {
  const t = f.tone(s);
  const first = dayOf(s.start, 1 - dayOf(s.start).d);
  const offset = 1 - dayOf(s.start).d - first.w;
  const cell = (inner: string | number, style = ''): string =>
    `<span style="flex:1;text-align:center;padding:5px 0;${style}">${inner}</span>`;
  const rows = [0, 1, 2, 3, 4, 5].filter((row) => dayOf(s.start, offset + row * 7).m === first.m || row === 0);
  return `<div style="margin:4px 24px;font-size:14px"><div style="display:flex;color:${t.dim};font-size:12px">${m
    .weekdays(s, 1)
    .map((name) => cell(name))
    .join('')}</div>${rows
    .map((row) => {
      const isChosen = offset + row * 7 === 0;
      return `<div style="display:flex;${isChosen ? `background:${t.hue};color:${t.onHue};border-radius:14px;font-weight:700` : ''}">${[
        0, 1, 2, 3, 4, 5, 6,
      ]
        .map((k) => {
          const day = dayOf(s.start, offset + row * 7 + k);
          return cell(day.d, day.m === first.m || isChosen ? '' : 'opacity:.35');
        })
        .join('')}</div>`;
    })
    .join('')}</div>`;
};

/** Other ways in which apps, portals and statements might draw a week, by an author who didn't know the reader. */
export const HOLDOUT_3_EARNINGS: Record<string, Design> = {
  pdfSheet: (s) => {
    const [fares, extras, tips] = m.pieces(s, s.total * 1.25, 0.86, 0.1);
    const line = (name: string, value: string, style = ''): string =>
      `<div style="display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #ddd;${style}"><span>${name}</span><span>${value}</span></div>`;
    return page(
      { ...s, ground: '#4b4f55', ink: '#fff', font: 'Roboto' },
      `${f.phone(s, '#fff')}<div style="display:flex;gap:14px;align-items:center;padding:8px 16px;font-size:15px">${icon('back', 20)}<span style="flex:1">${s.say('estado_semanal', 'weekly_statement')}.pdf</span>${icon('share', 20)}</div><div style="margin:6px 12px;padding:20px 18px 60px;background:#fff;color:#1b1b1b;font:13px 'Liberation Serif'"><b style="font-size:17px">${APP[s.platform]} ${s.say('Servicios de Movilidad', 'Mobility Services')}</b><div style="padding:4px 0 12px">${s.say('Estado de cuenta semanal del conductor', 'Weekly statement for the driver')}<br><b>${f.week(s)}</b></div>${line(s.say('Tarifas', 'Fares'), fares!)}${line(s.say('Incentivos', 'Incentives'), extras!)}${line(s.say('Propinas', 'Tips'), tips!)}${line(s.say('Comisión de la plataforma', 'Platform commission'), `(${m.piece(s, s.total, 0.25)})`)}<div style="margin-top:12px;padding:10px;border:2px solid #1b1b1b">${s.say('Ganancia neta de la semana', 'Net earnings for the week')}${m.large(s, s.total, 24, s.width - 110)}</div><div style="padding-top:12px;font-size:11px;color:#666">${s.say('Hoja 1 de 2', 'Page 1 of 2')}</div></div>`,
    );
  },
  webPortal: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}<div style="margin:2px 12px 6px;padding:7px 14px;border-radius:18px;background:${t.fill};border:1px solid ${t.edge};font:13px 'Roboto';color:${t.dim}">${icon('lock', 13)} portal.example.com/pay</div>${f.bar(s, `${APP[s.platform]} ${s.say('para conductores', 'for drivers')}`)}${f.inset(`${f.dim(s, s.say('Semana elegida', 'Selected week'), 12)}<div style="display:flex;justify-content:space-between;padding:9px 12px;border:1px solid ${t.edge};border-radius:${Math.min(t.corner, 8)}px;font-size:14px"><span>${f.week(s)}</span>${icon('down', 16)}</div>`)}${f.block(s, `${f.dim(s, s.say('Ganancias totales', 'Total earnings'))}${m.large(s, s.total, 34, s.width - 90)}`)}${f.cells(
        s,
        [
          [s.say('Viajes completados', 'Completed trips'), m.tally(s, 15, 130)],
          [s.say('Horas conectado', 'Hours online'), m.spell(s, 7, 54)],
          [s.say('Propinas', 'Tips'), m.piece(s, s.total, 0.06)],
          [s.say('Ajustes', 'Adjustments'), s.money.text(0)],
        ],
      )}${f.press(s, s.say('Bajar reporte CSV', 'Export CSV'))}`,
    );
  },
  // The chosen week is the coloured row of a month's calendar.
  monthGrid: (s) => {
    s.end = isoPlus(s.start, 6);
    return f.screen(
      s,
      `${f.phone(s)}${f.inset(`<div style="display:flex;justify-content:space-between;font-size:16px"><b>${m.monthYear(s)}</b><span>${icon('left', 18)} &nbsp; ${icon('right', 18)}</span></div>`)}${calendar(s)}${f.inset(`${f.dim(s, f.week(s), 14)}${m.large(s, s.total, 36)}${f.dim(s, s.say('ganado en la semana marcada', 'earned in the highlighted week'))}`)}${f.lines(
        s,
        [
          [s.say('Viajes', 'Trips'), m.tally(s, 20, 120)],
          [s.say('En línea', 'Online'), m.spell(s, 8, 55)],
        ],
      )}`,
    );
  },
  timeline: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Bitácora', 'Journal'), f.week(s))}${f.inset(`${m.large(s, s.total, 38, s.width - 60, `color:${t.hue}`)}${f.dim(s, s.say('ganado en siete días', 'earned over seven days'))}`)}<div style="margin:10px 34px;border-left:2px solid ${t.edge}">${s.days
        .map(
          (value, k) =>
            `<div style="display:flex;gap:14px;align-items:center;padding:6px 0;margin-left:-7px;font-size:14px"><span style="width:12px;height:12px;border-radius:6px;background:${value > 0 ? t.hue : t.edge}"></span><span style="flex:1">${m.weekdays(s, 9)[k]}</span><span>${value > 0 ? s.money.text(value) : s.say('descanso', 'day off')}</span></div>`,
        )
        .join('')}</div>`,
    );
  },
  // The week before is drawn for comparison, smaller and paler.
  versus: (s) => {
    const t = f.tone(s);
    const before = s.total * s.random.between(0.7, 0.95);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Reporte de la semana', 'Week report'), 'calendar')}${f.inset(`${f.words(15, f.week(s), 'font-weight:600;padding-top:6px')}${m.large(s, s.total, 44)}${f.dim(s, s.say('ganancias de la semana', 'earnings for the week'))}`)}${f.block(s, `${f.dim(s, s.say('Comparado con la semana previa', 'Compared with the previous week'))}<div style="height:16px;margin-top:10px;background:${t.hue}"></div><div style="height:10px;margin-top:6px;width:${s.total > 0 ? (before / s.total) * 100 : 60}%;background:${t.dim}"></div><div style="padding-top:6px;font-size:13px;color:${t.dim}">${s.say('Previa', 'Previous')}: ${s.money.text(Math.round(before * 100) / 100)}</div>`)}${f.lines(
        s,
        [
          [s.say('Tarifas de viaje', 'Ride fares'), m.piece(s, s.total, 0.9)],
          [s.say('Propinas e incentivos', 'Tips and incentives'), m.remainder(s, s.total, 0.9)],
          [s.say('Viajes', 'Rides'), m.tally(s, 20, 120)],
        ],
      )}`,
    );
  },
  stub: (s) => {
    const t = f.tone(s);
    const hole = (side: string): string =>
      `<span style="position:absolute;${side}:-11px;top:-11px;width:20px;height:20px;border-radius:10px;background:${t.ground};border:1px solid ${t.edge}"></span>`;
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, APP[s.platform], s.say('Tu talón semanal', 'Your weekly stub'))}${f.block(s, `${f.dim(s, f.week(s), 14)}${m.large(s, s.total, 36, s.width - 90)}${f.dim(s, s.say('ingreso total', 'total income'))}<div style="position:relative;margin:16px -14px;border-top:2px dashed ${t.edge}">${hole('left')}${hole('right')}</div><div style="display:flex;justify-content:space-between;font-size:13px"><span>${s.say('Viajes', 'Trips')}<br><b>${m.tally(s, 20, 120)}</b></span><span>${s.say('Propinas', 'Tips')}<br><b>${m.piece(s, s.total, 0.05)}</b></span><span>${s.say('Km', 'Miles')}<br><b>${m.tally(s, 300, 1600)}</b></span></div>`)}${f.press(s, s.say('Compartir talón', 'Share stub'))}`,
    );
  },
  // A waterfall chart from the fares to the rest.
  waterfall: (s) => {
    const t = f.tone(s);
    const steps: [string, number, number, string][] = [
      [s.say('Tarifas', 'Fares'), 22, 88, t.dim],
      [s.say('Bonos', 'Bonus'), 8, 18, t.dim],
      [s.say('Cuota', 'Fee'), 8, 34, '#c0392b'],
      [s.say('Neto', 'Net'), 42, 68, t.hue],
    ];
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('De dónde sale tu pago', 'Where your pay comes from'), 'info')}${f.inset(`${f.dim(s, f.week(s), 14)}${m.large(s, s.total, 38)}${f.dim(s, s.say('te quedan netos esta semana', 'left for you, net, this week'))}`)}<svg width="${s.width}" height="136" style="display:block">${steps.map(([name, y, height, fill], k) => `<rect x="${30 + (k * (s.width - 60)) / 4}" y="${y}" width="${(s.width - 60) / 4 - 14}" height="${s.total > 0 ? height : 2}" fill="${fill}"/><text x="${30 + ((k + 0.4) * (s.width - 60)) / 4}" y="130" font-size="12" text-anchor="middle" fill="${t.ink}">${name}</text>`).join('')}</svg>${f.lines(
        s,
        [
          [s.say('Tarifas', 'Fares'), m.piece(s, s.total, 1.15)],
          [s.say('Bonos', 'Bonus'), m.piece(s, s.total, 0.15)],
          [s.say('Cuota de la plataforma', 'Platform fee'), `− ${m.piece(s, s.total, 0.3)}`],
        ],
      )}`,
    );
  },
  grossNet: (s) => {
    const b = (inner: string): string => `<b style="font-size:15px">${inner}</b>`;
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Liquidación', 'Settlement'), f.week(s))}${f.table(s, [
        [s.say('Concepto', 'Item'), s.say('Viajes', 'Trips'), s.say('Importe', 'Amount')],
        [s.say('Efectivo', 'Cash'), m.tally(s, 5, 40), m.piece(s, s.total, 0.5)],
        [s.say('Tarjeta', 'Card'), m.tally(s, 15, 80), m.piece(s, s.total, 0.7)],
        [s.say('Bruto', 'Gross'), '', m.piece(s, s.total, 1.2)],
        [s.say('Comisión', 'Commission'), '', `-${m.piece(s, s.total, 0.17)}`],
        [s.say('Impuestos', 'Taxes'), '', `-${m.piece(s, s.total, 0.03)}`],
        [b(s.say('Ganancia neta', 'Net earnings')), '', b(s.money.text(s.total))],
      ])}${f.press(s, s.say('Descargar', 'Download'))}`,
    );
  },
  filledCircles: (s) => {
    const t = f.tone(s);
    const top = Math.max(...s.days, 1);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Semana cerrada', 'Week closed'), f.week(s))}<div style="display:flex;justify-content:space-between;padding:12px 24px">${s.days
        .map(
          (value, k) =>
            `<span style="text-align:center;font-size:11px;color:${t.dim}"><span style="display:block;width:36px;height:36px;border-radius:18px;margin-bottom:4px;border:2px solid ${t.hue};background:linear-gradient(0deg,${t.hue} ${(value / top) * 100}%,transparent 0)"></span>${m.weekdays(s, 3)[k]}</span>`,
        )
        .join(
          '',
        )}</div><div style="text-align:center;padding:8px 20px">${f.dim(s, s.say('Sumaste', 'You added up'), 14)}${m.large(s, s.total, 46)}${f.dim(s, s.say('de ganancias', 'in earnings'), 14)}</div>${f.cells(
        s,
        [
          [s.say('Mejor día', 'Best day'), s.money.text(Math.max(...s.days))],
          [s.say('Viajes', 'Trips'), m.tally(s, 20, 120)],
        ],
      )}`,
    );
  },
  banner: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Panel', 'Dashboard'))}<div style="margin:14px 0;padding:14px 24px;background:${t.hue};color:${t.onHue}"><div style="display:flex;justify-content:space-between;font-size:14px"><span>${s.say('Ganancias semanales', 'Weekly earnings')}</span>${icon('chart', 18)}</div>${m.large(s, s.total, 36)}${f.words(14, f.week(s))}</div>${f.inset(f.words(13, s.say('INGRESOS POR TIPO', 'INCOME BY TYPE'), `letter-spacing:1px;color:${t.dim}`))}${f.lines(
        s,
        [
          [s.say('Viajes normales', 'Standard rides'), m.piece(s, s.total, 0.61)],
          [s.say('Hora pico', 'Rush hour'), m.piece(s, s.total, 0.22)],
          [s.say('Paquetería', 'Parcels'), m.remainder(s, s.total, 0.61, 0.22)],
        ],
        16,
      )}`,
    );
  },
  // The week like a bank card, with offers for the next one below it.
  plasticCard: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Tu dinero', 'Your money'), s.say('Semana trabajada', 'Week worked'))}<div style="margin:6px 24px;padding:18px;border-radius:18px;background:linear-gradient(135deg,#1c2b3a,#3d5a73);color:#fff"><div style="display:flex;justify-content:space-between;font-size:14px"><span>${s.name.split(' ')[0]}</span><b>${APP[s.platform]}</b></div>${f.words(13, s.say('Ganancias de la semana', 'Earnings for the week'), 'padding-top:18px;opacity:.85')}${m.large(s, s.total, 34, s.width - 90, 'padding-bottom:4px')}<div style="font-size:14px">${f.week(s)}</div></div>${f.block(s, `<b style="font-size:14px">${s.say('Reto del fin de semana', 'Weekend challenge')}</b>${f.dim(s, s.say(`25 viajes = ${m.round(s, 300, 40)} más`, `25 rides = ${m.round(s, 300, 40)} more`))}`)}${f.block(s, `<b style="font-size:14px">${s.say('Recomienda y recibe', 'Recommend and receive')}</b>${f.dim(s, s.say(`${m.round(s, 900, 200)} por cada amigo que maneje`, `${m.round(s, 900, 200)} for each friend who drives`))}`, `border-style:dashed;background:${t.ground}`)}`,
    );
  },
  hoursSheet: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `<div style="height:92px;background:${t.edge}">${f.phone(s)}</div><div style="margin-top:-26px;padding-top:8px;border-radius:26px 26px 0 0;background:${t.ground};position:relative"><div style="width:52px;height:5px;margin:0 auto 4px;background:${t.dim};border-radius:3px"></div>${f.inset(`<div style="display:flex;justify-content:space-between;align-items:center;gap:10px">${f.words(14, f.week(s))}${icon('close', 20)}</div>${m.large(s, s.total, 42)}${f.dim(s, s.say('ganado en la semana; así se repartió por hora', 'earned this week, spread over the hours like this'))}`)}<div style="display:flex;align-items:flex-end;gap:3px;height:80px;margin:6px 24px 0">${Array.from({ length: 24 }, (_, k) => `<span style="flex:1;height:${8 + Math.abs(Math.sin(k * 0.52)) * s.random.between(30, 90)}%;background:${t.hue}"></span>`).join('')}</div><div style="display:flex;justify-content:space-between;padding:3px 24px;font-size:11px;color:${t.dim}"><span>0 h</span><span>6 h</span><span>12 h</span><span>18 h</span><span>24 h</span></div>${f.lines(
        s,
        [
          [s.say('Viajes de día', 'Daytime rides'), m.piece(s, s.total, 0.57)],
          [s.say('Viajes de noche', 'Night rides'), m.remainder(s, s.total, 0.57)],
        ],
      )}</div>`,
    );
  },
  // The list has been scrolled: a row is cut at the top, the sum stays in a coloured strip.
  cutList: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}<div style="padding:10px 24px;background:${t.hue};color:${t.onHue};position:relative">${f.words(13, f.week(s))}<div style="display:flex;justify-content:space-between;align-items:baseline;gap:10px"><span style="font-size:14px">${s.say('Total ganado', 'Total earned')}</span>${m.large(s, s.total, 24, s.width * 0.55)}</div></div><div style="margin-top:-14px">${s.days.map((value, k) => `<div style="padding:9px 24px;border-bottom:1px solid ${t.edge};font-size:14px"><div style="display:flex;justify-content:space-between"><b>${m.onDay(s, k)}</b><span>${s.money.text(value)}</span></div>${f.dim(s, value > 0 ? `${s.random.whole(3, 18)} ${s.say('viajes', 'trips')} · ${s.random.whole(2, 11)} h` : s.say('Sin actividad', 'No activity'), 12)}</div>`).join('')}</div>`,
    );
  },
  numberedSteps: (s) => {
    const t = f.tone(s);
    const step = (k: number, name: string, value: string): string =>
      `<div style="display:flex;gap:12px;align-items:center;padding:7px 24px;font-size:14px"><span style="width:24px;line-height:24px;border-radius:12px;text-align:center;border:1px solid ${t.hue}">${k}</span><span style="flex:1">${name}</span><span>${value}</span></div>`;
    return f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Así quedó tu semana', 'How your week turned out'), f.week(s))}${f.inset(m.large(s, s.total, 40, s.width - 60, `border-bottom:4px solid ${t.hue}`))}${step(1, s.say('Cobraste a pasajeros', 'Charged to riders'), m.piece(s, s.total, 1.28))}${step(2, s.say('La app se quedó', 'The app kept'), m.piece(s, s.total, 0.28))}${step(3, s.say('Para ti', 'For you'), s.money.text(s.total))}${f.cells(
        s,
        [
          [s.say('Viajes', 'Trips'), m.tally(s, 20, 110)],
          [s.say('Horas', 'Hours'), m.tally(s, 12, 60)],
          [s.say('Estrellas', 'Stars'), s.rating],
        ],
        3,
      )}`,
    );
  },
};

const LONG_NAMES = {
  mx: [
    'José Emiliano de la Cruz Sepúlveda',
    'Ana Sofía Montserrat Domínguez Luna',
    'Cuauhtémoc Alejandro Ibáñez Moreno',
  ],
  us: ['Maximiliano Anthony Hernandez', 'Theodora Vivian Yamamoto-Brooks', 'Nikolai Emmanuel McAllister'],
};
const square = (s: Scene, size: number): string =>
  `<span style="display:inline-flex;align-items:center;justify-content:center;flex:none;width:${size}px;height:${size}px;border-radius:${f.tone(s).corner}px;background:${f.tone(s).hue};color:${f.tone(s).onHue};font-size:${size * 0.4}px;font-weight:700">${s.name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('')}</span>`;

export const HOLDOUT_3_PROFILES: Record<string, Design> = {
  badge: (s) =>
    f.screen(
      s,
      `${f.phone(s)}${f.heading(s, s.say('Gafete digital', 'Digital badge'), s.say('Muéstralo al pasajero', 'Show it to your rider'))}${f.block(s, `<div style="display:flex;gap:14px">${face(s, 84)}<div>${f.words(20, s.name, 'font-weight:700;line-height:1.2')}${f.dim(s, s.say('Conductor activo', 'Active driver'))}${f.words(18, `★ ${s.rating}`, 'padding-top:8px')}</div></div><div style="height:34px;margin-top:14px;background:repeating-linear-gradient(90deg,#111 0 2px,#fff 2px 5px,#111 5px 9px,#fff 9px 11px)"></div>`)}${f.lines(
        s,
        [
          [s.say('Auto', 'Car'), s.say('Aveo gris', 'Gray Civic')],
          [s.say('Placas', 'Plate'), s.say('LRT-90-12', '8BXK201')],
        ],
      )}`,
    ),
  dial: (s) => {
    const t = f.tone(s);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Mi reputación', 'My reputation'), 'info')}<div style="text-align:center;padding-top:18px">${f.words(19, s.name, 'font-weight:700')}<div style="width:150px;height:150px;margin:16px auto 8px;border-radius:50%;background:conic-gradient(${t.hue} ${Number(s.rating) * 20}%,${t.edge} 0);display:flex;align-items:center;justify-content:center"><span style="width:116px;line-height:116px;border-radius:50%;background:${t.ground};font-size:36px;font-weight:700">${s.rating}</span></div>${f.dim(s, s.say('estrellas de 5', 'stars out of 5'))}</div>${f.lines(
        s,
        [
          [s.say('Viajes calificados', 'Rated trips'), String(s.random.whole(90, 500))],
          [s.say('Felicitaciones', 'Compliments'), String(s.random.whole(3, 80))],
        ],
      )}`,
    );
  },
  // First and last names on lines of their own.
  stacked: (s) => {
    const [first, ...last] = s.name.split(' ');
    return f.screen(
      s,
      `${f.phone(s)}<div style="padding:26px 24px 14px;display:flex;justify-content:space-between;align-items:flex-start"><div>${f.words(32, `${first}<br>${last.join(' ')}`, 'font-weight:700;line-height:1.12')}<div style="padding-top:10px">${f.tag(s, `★ ${s.rating}`)} &nbsp;${f.tag(s, s.say('Nivel 4', 'Level 4'))}</div></div>${face(s, 70)}</div>${f.cells(
        s,
        [
          [s.say('Viajes', 'Trips'), String(s.random.whole(300, 9000))],
          [s.say('Meses activo', 'Months active'), String(s.random.whole(3, 80))],
          [s.say('Aceptación', 'Acceptance'), `${s.random.whole(50, 99)} %`],
          [s.say('Puntualidad', 'On time'), `${s.random.whole(80, 99)} %`],
        ],
      )}`,
    );
  },
  longName: (s) => {
    s.name = s.random.pick(LONG_NAMES[s.country]);
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Datos del conductor', 'Driver details'), 'user')}<div style="text-align:center;padding:18px 30px">${square(s, 72)}${f.words(25, s.name, 'font-weight:700;line-height:1.2;padding-top:12px;max-width:280px;margin:0 auto')}</div>${f.lines(
        s,
        [
          [s.say('Calificación', 'Rating'), `<b>${s.rating}</b>`],
          [s.say('Alta', 'Joined'), String(s.random.whole(2017, 2025))],
          [s.say('Ciudad', 'City'), { mx: 'Querétaro', us: 'El Paso' }[s.country]],
          [s.say('Servicios', 'Services'), s.say('Viajes y envíos', 'Rides and parcels')],
        ],
        16,
      )}`,
    );
  },
  editForm: (s) => {
    const t = f.tone(s);
    const field = (label: string, value: string): string =>
      `<div style="margin:10px 24px;padding:8px 12px;border:1px solid ${t.edge};border-radius:${Math.min(t.corner, 10)}px">${f.dim(s, label, 12)}${f.words(17, value)}</div>`;
    return f.screen(
      s,
      `${f.phone(s)}${f.bar(s, s.say('Editar perfil', 'Edit profile'), 'check')}<div style="display:flex;gap:16px;align-items:center;padding:14px 24px 4px">${square(s, 58)}<span style="font-size:15px">${s.say('Tu calificación actual', 'Your current rating')}<br><b style="font-size:22px">${s.rating}</b> ★</span></div>${field(s.say('Nombre completo', 'Full name'), s.name)}${field(s.say('Teléfono', 'Phone'), s.say('55 •••• 0142', '(•••) •••-0142'))}${field(s.say('Correo', 'Email'), 'm•••••@example.com')}${f.press(s, s.say('Guardar cambios', 'Save changes'))}`,
    );
  },
  ratingFirst: (s) =>
    f.screen(
      s,
      `${f.phone(s)}<div style="padding:22px 24px;background:${f.tone(s).fill}">${f.dim(s, s.say('Promedio general', 'Overall average'))}<div style="display:flex;align-items:center;gap:10px"><span style="font-size:48px;font-weight:700">${s.rating}</span><span style="font-size:22px;color:${f.tone(s).hue}">★★★★★</span></div></div><div style="display:flex;align-items:center;gap:12px;padding:16px 24px">${face(s, 50)}<span style="font-size:19px;font-weight:600">${s.name}</span></div>${f.lines(
        s,
        [
          [s.say('5 estrellas', '5 stars'), String(s.random.whole(200, 480))],
          [s.say('4 estrellas', '4 stars'), String(s.random.whole(4, 30))],
          [s.say('3 o menos', '3 or fewer'), String(s.random.whole(0, 9))],
        ],
        15,
      )}`,
    ),
  sideMenu: (s) =>
    f.screen(
      s,
      `${f.phone(s)}<div style="width:78%;height:100%;border-right:2px solid ${f.tone(s).edge};background:${f.tone(s).fill}"><div style="padding:22px 20px;border-bottom:1px solid ${f.tone(s).edge}">${face(s, 56)}${f.words(18, s.name, 'font-weight:700;padding-top:8px')}${f.words(15, `${s.rating} ★ · ${s.say('Conductor', 'Driver')}`)}</div>${(
        [
          ['wallet', s.say('Mi dinero', 'My money')],
          ['calendar', s.say('Agenda', 'Schedule')],
          ['car', s.say('Mi auto', 'My car')],
          ['help', s.say('Soporte', 'Support')],
        ] as const
      )
        .map(([shape, name]) => f.words(17, `${icon(shape, 20)} &emsp;${name}`, 'padding:13px 20px'))
        .join('')}</div>`,
    ),
};
