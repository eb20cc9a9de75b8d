import { icon, on, onDay, two } from '../holdout-2/parts.ts';
import { type Design, face, type Scene } from '../scene.ts';
import { type Day, dayOf, type Tongue } from '../wording.ts';
import * as p from './parts.ts';

const cell = (inner: string, style = ''): string =>
  `<span style="padding:6px 7px;border-right:1px solid #d5d8dc;border-bottom:1px solid #d5d8dc;white-space:nowrap;overflow:hidden;${style}">${inner}</span>`;
const iso = ({ y, m, d }: Day): string => `${y}-${two(m + 1)}-${two(d)}`;
const local = ({ y, m, d }: Day, tongue: Tongue): string =>
  (tongue === 'es' ? [two(d), two(m + 1), y] : [m + 1, d, y]).join('/');

/** A plain screen of the week, to have something on top of it. */
const usual = (s: Scene, above = ''): string => {
  const [fares, tips, rest] = p.split(s, s.total, 0.8, 0.11);
  return `${above}${p.title(s, s.say('Ganancias semanales', 'Weekly earnings'))}${p.inset(`${p.soft(s, p.week(s), 16)}${p.figure(s, s.total, 42)}`)}${p.bars(s, 80)}${p.items(
    s,
    [
      [s.say('Viajes', 'Trips'), p.trips(s)],
      [s.say('Tarifas', 'Fares'), p.money(s, fares!)],
      [s.say('Propinas', 'Tips'), p.money(s, tips!)],
      [s.say('Otros', 'Other'), p.money(s, rest!)],
    ],
  )}`;
};

/** Weeks on paper, in a browser or a sheet, and under something that isn't part of the app. */
export const OTHER_WEEKS: Record<string, Design> = {
  // The site for drivers in the phone's browser.
  portal: (s) => {
    const { name, panel, soft, line } = p.open(s);
    const [gross, tips] = p.split(s, s.total * 1.24, 0.94);
    return p.screen(
      s,
      `${p.bar(s)}<div style="margin:4px 12px;padding:9px 14px;border-radius:20px;background:${panel};font-size:14px;color:${soft}">${icon('lock', 13)} ${s.random.pick(['drivers', 'partners', 'fleet'])}.example.com/statements</div><div style="padding:10px 18px;border-bottom:1px solid ${line};font-weight:700;font-size:18px">${name} <span style="font-weight:400;color:${soft}">${s.say('Socios', 'Partners')}</span></div>${p.inset(`${p.words(24, s.say('Estados semanales', 'Weekly statements'), 'font-weight:700')}<div style="display:flex;justify-content:space-between;margin-top:10px;padding:11px;border:2px solid ${p.skin(s).ink};border-radius:6px;font-size:15px"><span>${p.week(s)}</span>${icon('down', 18)}</div>`)}${p.items(
        s,
        [
          [s.say('Tarifas brutas', 'Gross fares'), p.money(s, gross!)],
          [s.say('Propinas', 'Tips'), p.money(s, tips!)],
          [s.say('Cargo por servicio', 'Service fee'), p.money(s, s.total - gross! - tips!)],
          [`<b>${s.say('Ingresos netos', 'Net earnings')}</b>`, `<b>${p.money(s, s.total)}</b>`],
        ],
        'font-size:16px',
      )}${p.inset(`<span style="color:${p.skin(s).tint};font-size:15px">${icon('share', 16)} ${s.say('Descargar CSV', 'Download CSV')} &nbsp; ${s.say('Descargar PDF', 'Download PDF')}</span>`)}`,
    );
  },
  // An exported file in a sheet: the days have dates, the sum is its last row.
  spreadsheet: (s) => {
    const { name } = p.open(s, undefined, { ground: '#ffffff', ink: '#1f2328', soft: '#5f6670', line: '#d5d8dc' });
    const isIso = s.random.chance(0.5);
    const write = (day: Day): string => (isIso ? iso(day) : local(day, s.tongue));
    const amount = (value: number): string => value.toFixed(2);
    const rides = s.days.map((day) => (day === 0 ? 0 : s.random.whole(3, 21)));
    const rows: string[][] = [
      s.say('fecha|viajes|horas|ganancia', 'date|trips|hours|earnings').split('|'),
      ...s.days.map((day, k) => [
        write(dayOf(s.start, k)),
        String(rides[k]),
        day === 0 ? '0' : s.random.between(2, 11).toFixed(1),
        amount(day),
      ]),
      [s.say('TOTAL SEMANA', 'WEEK TOTAL'), String(rides.reduce((a, b) => a + b, 0)), '', amount(s.total)],
    ];
    s.range = `${write(dayOf(s.start))} … ${write(dayOf(s.start, 6))}`;
    const grid = ['', 'A', 'B', 'C', 'D'].map((letter) => cell(letter, 'background:#eef0f2;text-align:center'));
    const body = rows.map((row, k) =>
      [
        cell(String(k + 1), 'background:#eef0f2;text-align:center'),
        ...row.map((value, at) =>
          cell(value, `${at > 0 ? 'text-align:right;' : ''}${k === 0 || k === 8 ? 'font-weight:700' : ''}`),
        ),
      ].join(''),
    );
    return p.screen(
      s,
      `${p.bar(s)}${p.ends(`${icon('back', 20)} &nbsp;<span style="font-size:16px">${name.toLowerCase().replace(' ', '_')}_${s.say('semana', 'weekly')}.csv</span>`, icon('dots', 20), 'padding:8px 14px;background:#1d7a46;color:#fff')}<div style="padding:8px 14px;font-size:14px;border-bottom:1px solid #d5d8dc"><i>fx</i> &nbsp; =${s.say('SUMA', 'SUM')}(D2:D8)</div><div style="display:grid;grid-template-columns:30px 1.5fr .8fr .8fr 1.2fr;font-size:13px">${grid.join('')}${body.join('')}${Array.from({ length: 6 }, (_, k) => [cell(String(k + 10), 'background:#eef0f2;text-align:center'), cell('&nbsp;'), cell(''), cell(''), cell('')].join('')).join('')}</div>`,
      "font-family:'Liberation Sans'",
    );
  },
  // A paper that came by mail, opened on the phone: small letters, the issue date beside the week.
  statementPdf: (s) => {
    const { name } = p.open(s, undefined, { ground: '#4a4d52', ink: '#15171a', line: '#bbbec4', soft: '#50545a' });
    const [fares, tips, bonus] = p.split(s, s.total * 1.31, 0.83, 0.09);
    const fee = s.total - fares! - tips! - bonus!;
    const line = (left: string, right: string, style = ''): string =>
      p.ends(left, right, `padding:5px 0;font-size:12px;border-bottom:1px solid #ccc;${style}`);
    return p.screen(
      s,
      `<div style="background:#2c2e31;color:#fff">${p.bar(s, '#fff')}${p.ends(`${icon('close', 19)} &nbsp;${s.say('estado_de_cuenta', 'statement')}_${s.random.whole(1000, 9999)}.pdf`, '1 / 2', 'padding:9px 16px;font-size:15px')}</div><div style="margin:14px 8px;padding:20px 18px;background:#fff;font-family:'${s.random.pick(['Liberation Serif', 'DejaVu Serif Condensed', 'Liberation Sans'])}'">${p.ends(`<b style="font-size:19px">${name}</b>`, s.say('Estado de cuenta semanal', 'Weekly statement'), 'font-size:12px')}<div style="padding:12px 0;font-size:12px;line-height:1.5">${s.name}<br>${s.say('Periodo', 'Period')}: ${p.week(s)}<br>${s.say('Emitido el', 'Issued on')} ${on(s, s.random.whole(7, 9))} ${dayOf(s.start, 9).y}</div>${line(s.say('Concepto', 'Description'), s.say('Importe', 'Amount'), 'font-weight:700;border-bottom:2px solid #222')}${line(s.say('Viajes del periodo', 'Trips in this period'), p.trips(s))}${line(s.say('Tarifas', 'Fares'), p.money(s, fares!))}${line(s.say('Propinas', 'Tips'), p.money(s, tips!))}${line(s.say('Incentivos', 'Incentives'), p.money(s, bonus!))}${line(s.say('Comisión de la plataforma', 'Platform commission'), p.money(s, fee))}${line(`<b>${s.say('Ganancia neta del conductor', 'Driver’s net earnings')}</b>`, `<b>${p.money(s, s.total)}</b>`, 'font-size:13px;border-top:2px solid #222')}<p style="font-size:10px;padding-top:16px;color:#555;line-height:1.4">${s.say('Este documento no es un comprobante fiscal. Consulta tus facturas en el portal.', 'This document is not a tax invoice. Find your invoices on the website.')}</p></div>`,
    );
  },
  // Letters as large as the phone can make them: nothing fits into one line.
  hugeLetters: (s) => {
    p.open(s);
    return p.screen(
      s,
      `${p.bar(s)}<div style="padding:14px 16px;font-size:34px;line-height:1.15;font-weight:700">${icon('back', 34)}<br>${s.say('Ganancias de la semana', 'Earnings for the week')}</div><div style="padding:4px 16px;font-size:30px;line-height:1.25;color:${p.skin(s).soft}">${p.week(s)}</div><div style="padding:10px 16px">${p.figure(s, s.total, 68, s.width - 32)}</div><div style="padding:8px 16px;font-size:30px;line-height:1.3;border-top:2px solid ${p.skin(s).line}">${s.say('Viajes', 'Trips')}<br><b>${p.trips(s)}</b><br>${s.say('En línea', 'Online')}<br><b>${p.hours(s)}</b></div>`,
    );
  },
  gradient: (s) => {
    p.open(s, undefined, { ground: '#140a24', ink: '#ffffff', soft: '#d3c6ee', line: '#ffffff2e', panel: '#ffffff1f' });
    const [fares, tips, bonus] = p.split(s, s.total, 0.74, 0.15);
    const colours = s.random.pick([
      '#ff4d8d,#7a2bff 45%,#140a24',
      '#00c6a7,#1d4ed8 50%,#140a24',
      '#ffb347,#d0345b 40%,#140a24',
    ]);
    return p.screen(
      s,
      `${p.bar(s)}<div style="text-align:center;padding:26px 20px">${p.words(17, s.say('¡Qué buena semana!', 'Great week!'), 'font-weight:700')}${p.figure(s, s.total, 54, s.width - 50, 'padding:10px 0;text-shadow:0 2px 8px #0006')}<span style="padding:6px 14px;border-radius:16px;background:#ffffff33;font-size:14px">${p.week(s)}</span></div>${p.panel(s, p.bars(s, 90))}<div style="display:flex;gap:8px;padding:0 14px">${(
        [
          [s.say('Tarifas', 'Fares'), fares],
          [s.say('Propinas', 'Tips'), tips],
          [s.say('Extras', 'Extras'), bonus],
        ] as const
      )
        .map(
          ([name, value]) =>
            `<span style="flex:1;padding:12px 8px;border-radius:14px;background:#ffffff1f;text-align:center">${p.soft(s, name, 12)}<b style="font-size:14px;white-space:nowrap">${p.money(s, value!)}</b></span>`,
        )
        .join('')}</div>`,
      `background:linear-gradient(${s.random.whole(140, 220)}deg,${colours} 88%)`,
    );
  },
  // A chat's head floats on it, or a call comes in over its top.
  floating: (s) => {
    p.open(s);
    if (s.random.chance(0.5)) {
      const at = s.random.whole(34, 62);
      return p.screen(
        s,
        `${usual(s, p.bar(s))}<div style="position:absolute;right:-8px;top:${at}%">${face(s, 60)}<b style="position:absolute;left:-2px;top:-2px;min-width:20px;padding:2px 5px;border-radius:10px;background:#e02020;color:#fff;font-size:12px;text-align:center">${s.random.whole(1, 9)}</b></div>`,
      );
    }
    const call = s.random.pick(['Doña Mary', 'Gustavo Trabajo', 'Mom', '+52 55 4821 9034', '(415) 555-0137']);
    return p.screen(
      s,
      `${p.bar(s)}<div style="margin:2px 8px;padding:11px 14px;border-radius:18px;background:#26282c;color:#fff;display:flex;align-items:center;gap:12px">${face(s, 38)}<span style="flex:1;font-size:15px"><b>${call}</b><br><span style="font-size:12px;opacity:.75">${s.say('Llamada entrante', 'Incoming call')}</span></span><span style="width:36px;height:36px;border-radius:50%;background:#e23b3b"></span><span style="width:36px;height:36px;border-radius:50%;background:#2fb457"></span></div>${usual(s)}`,
    );
  },
  // The small picture of the screenshot just taken lies on its corner, or its sum is marked to be copied.
  corner: (s) => {
    p.open(s);
    const inner = usual(s, p.bar(s));
    if (s.random.chance(0.5)) {
      const small = `<div style="width:${s.width}px;height:${s.height}px;transform:scale(.24);transform-origin:0 0;background:${p.skin(s).ground}">${inner}</div>`;
      return p.screen(
        s,
        `${inner}<div style="position:absolute;left:12px;bottom:20px;width:${s.width * 0.24 + 8}px;height:${s.height * 0.24 + 8}px;border:4px solid #fff;border-radius:10px;overflow:hidden;box-shadow:0 3px 14px #0007">${small}</div>`,
      );
    }
    const figure = p.coin(s).head(s.total);
    const knob = (side: string): string =>
      `<span style="position:absolute;${side}:-8px;bottom:-15px;width:16px;height:16px;border-radius:50%;background:#1a73e8"></span>`;
    const marked = inner.replace(
      `>${figure}</div>`,
      `><span style="position:relative;background:#1a73e855">${figure}${knob('left')}${knob('right')}</span><span style="position:absolute;left:40px;top:88px;display:flex;gap:16px;padding:9px 16px;border-radius:18px;background:#3b3e44;color:#fff;font:14px 'Liberation Sans'"><span>${s.say('Copiar', 'Copy')}</span><span>${s.say('Compartir', 'Share')}</span><span>${s.say('Seleccionar todo', 'Select all')}</span></span></div>`,
    );
    return p.screen(s, marked.replace('padding:8px 18px', 'padding:56px 18px 12px'));
  },
  // Weeks below each other with their sums; the one that is meant is open.
  openedWeek: (s) => {
    const { panel, tint, line } = p.open(s);
    const [fares, tips, rest] = p.split(s, s.total, 0.81, 0.1);
    const shut = (away: number): string =>
      p.item(s, p.brief(s, away), `${p.nearly(s, 5200, 990)} &nbsp;${icon('down', 16)}`, 'padding:14px 18px');
    const before = s.random.chance(0.6) ? shut(1) : '';
    const after = [-1, -2, -3].map(shut).join('');
    return p.screen(
      s,
      `${p.bar(s)}${p.title(s, s.say('Historial por semana', 'Weekly history'))}${before}<div style="background:${panel};border-left:4px solid ${tint};border-bottom:1px solid ${line}">${p.ends(`<b>${p.brief(s)}</b>`, icon('up', 16), 'padding:14px 18px 0;font-size:15px')}${p.inset(p.figure(s, s.total, 30))}${p.items(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.money(s, fares!)],
          [s.say('Propinas', 'Tips'), p.money(s, tips!)],
          [s.say('Ajustes', 'Adjustments'), p.money(s, rest!)],
          [s.say('Último viaje', 'Last trip'), onDay(s, 6)],
        ],
        'padding:7px 18px;font-size:14px;border:0',
      )}</div>${after}`,
    );
  },
};
