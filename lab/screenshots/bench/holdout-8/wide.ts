import { icon, on, onDay, two, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as h from './parts.ts';
import { BEGINS, DIGITS, ISO, NAMED, NUMBERED, PLAIN, WITH_YEAR } from './weeks.ts';

/** What each day's earnings were made of, and the sums below them. */
function tableOfDays(l: p.Look, s: Scene): string[][] {
  const trips = q.tripsOfDays(s, q.fare(s));
  const parts = s.days.map((day) => p.split(day, day > 0 ? s.random.between(0.82, 0.9) : 1));
  const column = (k: number): number => h.adds(...parts.map((part) => part[k]!));
  return [
    s.say('Día,Viajes,Tarifas,Propinas,Total', 'Day,Trips,Fares,Tips,Total').split(','),
    ...s.days.map((day, k) => [
      onDay(s, k),
      String(trips[k]),
      ...parts[k]!.map((part) => p.money(l, part)),
      p.money(l, day),
    ]),
    ['Total', String(q.total(trips)), p.money(l, column(0)), p.money(l, column(1)), p.money(l, s.total)].map(h.bold),
  ];
}

/** Weeks on wide screens and on papers. */
export const WIDE_WEEKS: Record<string, Design> = {
  // A dark page of a computer: tiles with figures over a line, and a table.
  darkDashboard: (s) => {
    [s.width, s.height] = s.random.pick([
      [1440, 900],
      [1280, 800],
      [1366, 768],
    ]);
    const l = h.byScene(s, {
      theme: 'dark',
      paint: { ground: '#0f1420', panel: '#192133', line: '#26304a', soft: '#8b97b3' },
    });
    const trips = h.tripsOf(s);
    const fee = h.adds(s.total * s.random.between(0.2, 0.3));
    const tile = (name: string, value: string, isMain = false): string =>
      p.div(
        `flex:${isMain ? 1.5 : 1};padding:18px 20px;border-radius:12px;background:${l.panel};${isMain ? `outline:2px solid ${l.tint}` : ''}`,
        `${p.soft(l, name, 14)}${p.div(`font-size:${isMain ? 30 : 22}px;font-weight:700;padding-top:6px;white-space:nowrap`, value)}`,
      );
    const menu = s
      .say('Panel,Viajes,Pagos,Documentos,Ayuda', 'Dashboard,Trips,Payments,Documents,Help')
      .split(',')
      .map((name, k) =>
        p.div(
          `padding:13px 24px;font-size:15px;${k ? `color:${l.soft}` : `background:${l.panel};font-weight:700`}`,
          name,
        ),
      );
    return p.screen(
      l,
      h.stack(
        h.browser(
          s.say('Panel del conductor', 'Driver dashboard'),
          `partners.${h.nameOf(s).toLowerCase()}.com/dashboard?week=${s.start}`,
        ),
        p.div(
          'display:flex',
          h.stack(
            p.div(
              `width:190px;padding-top:22px;height:${s.height}px;border-right:1px solid ${l.line}`,
              h.stack(p.div('padding:0 24px 22px;font-size:22px;font-weight:700', h.nameOf(s)), ...menu),
            ),
            p.div(
              'flex:1;padding:24px 32px',
              h.stack(
                p.between(
                  p.span(
                    'font-size:22px;font-weight:700',
                    s.say(`Hola, ${h.firstName(s)}`, `Hello, ${h.firstName(s)}`),
                  ),
                  h.chip(
                    l,
                    `${icon('calendar', 15)} &nbsp;${p.week(l, s.random.pick([NUMBERED, DIGITS]))} &nbsp;${icon('down', 13)}`,
                    'font-size:15px',
                  ),
                ),
                p.div(
                  'display:flex;gap:16px;padding:20px 0',
                  h.stack(
                    tile(s.say('Ingresos netos', 'Net earnings'), p.money(l, s.total), true),
                    tile(s.say('Ingresos brutos', 'Gross earnings'), p.money(l, h.adds(s.total, fee))),
                    tile(s.say('Comisión', 'Commission'), p.money(l, -fee)),
                    tile(s.say('Viajes', 'Trips'), String(trips)),
                  ),
                ),
                p.div(
                  `padding:18px 20px;border-radius:12px;background:${l.panel}`,
                  h.stack(
                    p.soft(l, s.say('Ingresos netos por día', 'Net earnings by day'), 14, 'padding-bottom:10px'),
                    h.hills(l, s.width - 296, s.height - 520),
                    p.div(
                      `display:flex;justify-content:space-between;padding-top:8px;font-size:13px;color:${l.soft}`,
                      weekdays(s, 3)
                        .map((name) => p.span('', name))
                        .join(''),
                    ),
                  ),
                ),
                p.div(
                  'display:flex;gap:10px;padding-top:16px',
                  s.days
                    .map((day, k) =>
                      p.div(
                        `flex:1;padding:10px;border-radius:8px;background:${l.panel};font-size:14px`,
                        `${p.soft(l, on(s, k), 12)}${p.money(l, day)}`,
                      ),
                    )
                    .join(''),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // A typed receipt, with the person and the period among numbers of the paper.
  typedReceipt: (s) => {
    const l = h.byScene(s, {
      theme: 'light',
      font: s.random.pick(['Liberation Serif', 'Liberation Mono', 'DejaVu Serif Condensed']),
      tint: '#222',
    });
    const isMono = l.font === 'Liberation Mono';
    const fee = h.adds(s.total * s.random.between(0.15, 0.25));
    const tax = h.adds(s.total * 0.08);
    const cell = `padding:7px 2px;font-size:${isMono ? 11 : 12.5}px`;
    const fact = (name: string, value: string): string => p.between(name, value, 'padding:3px 2px;font-size:11.5px');
    const paper = p.div(
      'margin:16px 12px;padding:26px 20px 34px;background:#fffef9;color:#1b1b1b;box-shadow:0 1px 6px #0008',
      h.stack(
        p.div(
          'text-align:center;font-size:15px;font-weight:700;letter-spacing:.04em',
          s.say('RECIBO SEMANAL DE INGRESOS', 'WEEKLY EARNINGS RECEIPT'),
        ),
        p.div(
          'text-align:center;font-size:11px;padding:4px 0 18px',
          s.say(`${h.nameOf(s)} Operaciones México`, `${h.nameOf(s)} Operations Inc.`),
        ),
        fact(s.say('Folio', 'Receipt no.'), `${s.random.whole(100, 999)}-${s.random.whole(10000, 99999)}`),
        fact(s.say('Conductor', 'Driver'), s.name),
        fact(s.say('Periodo', 'Period'), p.week(l, s.random.pick([ISO, WITH_YEAR]))),
        fact(s.say('Fecha de emisión', 'Date issued'), `${on(s, 8)} ${year({ ...s, start: s.end })}`),
        p.div('height:14px', ''),
        h.table(
          [
            [s.say('Concepto', 'Item'), s.say('Importe', 'Amount')].map(h.bold),
            [s.say('Viajes realizados', 'Completed trips'), p.money(l, h.adds(s.total, fee, tax))],
            [s.say('Comisión de la plataforma', 'Platform commission'), p.money(l, -fee)],
            [s.say('Impuestos retenidos', 'Taxes withheld'), p.money(l, -tax)],
            [s.say('Ingreso neto de la semana', 'Net earnings of the week'), p.money(l, s.total)].map(h.bold),
          ],
          [1.7, 1],
          cell,
          '#999',
        ),
        p.div(
          'padding-top:22px;font-size:10.5px;line-height:1.5',
          s.say(
            'Documento informativo sin validez fiscal. Para aclaraciones tienes 30 días naturales.',
            'For your information only; not a tax document. You have 30 days to dispute an amount.',
          ),
        ),
      ),
    );
    return p.screen(
      { ...l, ground: '#75797e' },
      h.stack(h.paperBar(l, `${s.say('recibo', 'receipt')}_${s.random.whole(1000, 9999)}.pdf`), paper),
    );
  },
  // The phone lies on its side: a line for each day, the sums below.
  tableOnItsSide: (s) => {
    const [short, long] = [Math.min(s.width, s.height), Math.max(s.width, s.height)];
    [s.width, s.height] = [long, short];
    const l = h.byScene(s, { font: s.random.pick(['Liberation Sans', 'DejaVu Sans Condensed', p.ROUND]) });
    return p.screen(
      l,
      p.div(
        'padding:10px 34px',
        h.stack(
          p.between(
            `${icon('back', 20)} &nbsp; ${h.bold(s.say('Ganancias por día', 'Earnings by day'))}`,
            h.chip(l, p.week(l, s.random.pick([DIGITS, WITH_YEAR, PLAIN]))),
            'font-size:17px;padding-bottom:6px',
          ),
          h.table(
            tableOfDays(l, s),
            [1.5, 0.7, 1, 1, 1],
            `padding:${s.height < 370 ? 5 : 6}px 6px;font-size:14px`,
            l.line,
          ),
        ),
      ),
    );
  },
  // A tablet: the week at the left, a card for each day at the right.
  cardsOfDays: (s) => {
    [s.width, s.height] = s.random.pick([
      [1180, 820],
      [1024, 768],
      [820, 1180],
      [800, 1130],
    ]);
    const l = h.byScene(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    const isUpright = s.height > s.width;
    const card = (day: number, k: number): string =>
      p.div(
        `width:calc(${isUpright ? 50 : 33.3}% - 14px);min-height:${Math.round(s.height * (isUpright ? 0.17 : 0.24))}px;padding:20px 22px;border-radius:16px;background:${l.panel}`,
        h.stack(
          p.soft(l, onDay(s, k), 14),
          p.sum(l, day, 24, isUpright ? s.width / 2 - 90 : s.width * 0.18 - 40, 'padding:8px 0 4px'),
          p.soft(l, s.say(`${trips[k]} viajes`, `${trips[k]} trips`), 13),
        ),
      );
    const main = p.div(
      isUpright ? 'padding:26px 36px' : `width:${Math.round(s.width * 0.38)}px;padding:30px 36px`,
      h.stack(
        p.soft(l, h.nameOf(s), 16),
        h.title(l, s.say('Tu semana', 'Your week'), 34, 'padding:4px 0'),
        p.div('font-size:18px;padding-bottom:24px', p.week(l, s.random.pick([NAMED, BEGINS]))),
        p.sum(l, s.total, 50, isUpright ? s.width - 80 : s.width * 0.33),
        p.soft(
          l,
          s.say(
            `${q.total(trips)} viajes · ${q.hoursFor(s, q.total(trips))}`,
            `${q.total(trips)} trips · ${q.hoursFor(s, q.total(trips))}`,
          ),
          16,
          'padding-top:6px',
        ),
      ),
    );
    return p.screen(
      l,
      h.stack(
        h.tabletBar(l),
        p.div(
          isUpright ? '' : 'display:flex',
          `${main}${p.div('flex:1;display:flex;flex-wrap:wrap;align-content:flex-start;gap:14px;padding:24px 30px', s.days.map(card).join(''))}`,
        ),
      ),
    );
  },
  // A cooperative's account with its driver, which ended below zero.
  accountOfCooperative: (s) => {
    const l = h.another(s, {
      theme: 'light',
      font: s.random.pick(['Liberation Sans Narrow', 'DejaVu Sans Condensed']),
      paint: { ground: '#fbfaf5' },
    });
    const loss = p.lose(s);
    const fares = p.near(s, 720, 140);
    const [rent, fuel, fine] = p.split(h.adds(loss, -fares), 0.6, 0.27);
    const head = s.say('Concepto,Abono,Cargo', 'Item,Credit,Charge').split(',').map(h.bold);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff`,
          `${p.phone(l, '#fff')}${p.div('padding:12px 20px 16px;font-size:20px;font-weight:700', s.say('Cooperativa Ruta Norte', 'Northside Drivers Co-op'))}`,
        ),
        h.line(l, s.say('Conductor', 'Driver'), s.name, 'padding-top:14px'),
        h.line(l, s.say('Unidad', 'Unit'), `${s.random.whole(10, 99)}-${two(s.random.whole(1, 99))}`),
        h.line(l, s.say('Semana', 'Week'), p.week(l, s.random.pick([DIGITS, PLAIN])), 'padding-bottom:14px'),
        p.div(
          'padding:0 16px',
          h.table(
            [
              head,
              [s.say('Viajes cobrados', 'Trips'), p.money(l, fares), ''],
              [s.say('Renta de unidad', 'Car rental'), '', p.money(l, -rent!)],
              [s.say('Gasolina', 'Gas'), '', p.money(l, -fuel!)],
              [s.say('Multa', 'Fine'), '', p.money(l, -fine!)],
            ],
            [1.5, 1, 1],
            'padding:9px 4px;font-size:14px',
            '#d9d5c8',
          ),
        ),
        p.between(
          h.bold(s.say('Ganancia de la semana', 'Earnings of the week')),
          p.span('font-size:22px;font-weight:700;color:#b3261e', p.money(l, loss)),
          'margin:12px 16px;padding:14px;background:#f2efe4;border-radius:8px;font-size:15px',
        ),
      ),
    );
  },
};
