import { icon, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, SLASHED, SLASHED_DATED } from '../holdout-10/weeks.ts';
import { dayOf } from '../wording.ts';
import * as m from './parts.ts';

/** The orange app's weeks. */
export const DIDI_WEEKS: m.Designs = {
  // What came in and what went out, in two framed parts.
  inAndOut: (s) => {
    const l = h.didi(s);
    const fee = h.adds(s.total * s.random.between(0.12, 0.22));
    const tax = h.adds(s.total * 0.07);
    const [fares, rewards, tips] = p.split(h.adds(s.total, fee, tax), 0.86, 0.1);
    const part = (name: string, value: number, all: [string, number][]): string =>
      p.div(
        `margin:8px 14px;padding:4px 0 6px;border:1px solid ${l.line};border-radius:12px`,
        k.strong(l, name, value, 16) + all.map(([words, sum]) => h.subLine(l, words, p.money(l, sum))).join(''),
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalle de ganancias', 'Earnings details'), 'back', 'help'),
        h.pager(l, p.week(l, s.random.pick([CLOSED, SLASHED, SLASHED_DATED]))),
        p.soft(l, s.say('Ganancia total', 'Total earnings'), 14, 'text-align:center'),
        p.sum(l, s.total, 40, s.width - 60, 'text-align:center;padding-bottom:6px'),
        part(s.say('Ingresos', 'Income'), h.adds(fares!, rewards!, tips!), [
          [s.say('Tarifa de viajes', 'Trip fares'), fares!],
          [s.say('Recompensas', 'Rewards'), rewards!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        part(s.say('Deducciones', 'Deductions'), -h.adds(fee, tax), [
          [s.say('Tarifa de servicio', 'Service fee'), -fee],
          [s.say('Impuestos retenidos', 'Taxes withheld'), -tax],
        ]),
        p.soft(l, s.say(`Actualizado el ${on(s, 8)}`, `Updated ${on(s, 8)}`), 13, 'padding:8px 20px'),
      ),
    );
  },
  // The transfer to come is the largest; the week's whole is above what was taken in cash.
  transferLargest: (s) => {
    const l = h.didi(s);
    const trips = h.tripsOf(s);
    const cash = h.adds(s.total * s.random.between(0.25, 0.55));
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding:0 0 18px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('help', 22), 'padding:8px 18px'),
            p.div('padding:4px 20px 0;font-size:14px', s.say('Depósito estimado', 'Estimated deposit')),
            p.sum(l, h.adds(s.total, -cash), 40, s.width - 60, 'padding:0 20px'),
            p.div(
              'padding:2px 20px;font-size:14px',
              s.say(`Se deposita el ${on(s, 9)}`, `Will be sent on ${on(s, 9)}`),
            ),
          ),
        ),
        k.part(l, s.say('Semana', 'Week'), p.week(l, s.random.pick([CLOSED, NAMED, SLASHED]))),
        p.rows(l, [
          [h.bold(s.say('Ganancia total', 'Total earnings')), h.bold(p.money(l, s.total))],
          [s.say('Efectivo recibido', 'Cash received'), p.money(l, -cash)],
          [s.say('Viajes completados', 'Completed trips'), String(trips)],
          [s.say('Tiempo en línea', 'Online time'), q.hoursFor(s, trips)],
        ]),
        p.bars(l, 60, h.initials(s), l.tint, 8),
        p.gap(l),
        k.place(l, 'clock', s.say('Historial de viajes', 'Trip history')),
        k.place(l, 'wallet', 'DiDi Pay'),
      ),
    );
  },
  // Days as a table; only its last row has the week's sum.
  tableOfDays: (s) => {
    if (s.random.chance(0.4)) k.across(s);
    const l = h.didi(s, { theme: 'light' });
    const trips = q.tripsOfDays(s, q.fare(s));
    const cell = 'padding:10px 2px;font-size:14px';
    const rows = s.days.map((value, at): string[] => {
      const day = dayOf(s.start, at);
      return [`${p.dayName(s, at, 3)} ${day.d}`, String(trips[at]), p.money(l, value)];
    });
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Reporte semanal', 'Weekly report'), 'back', 'share'),
        p.between(
          p.week(l, s.random.pick([CLOSED_DATED, SLASHED_DATED])),
          icon('calendar', 18),
          `margin:6px 14px 10px;padding:12px 14px;border-radius:10px;background:${l.panel};font-size:15px`,
        ),
        p.div(
          'padding:0 18px',
          h.table(
            [
              [s.say('Día', 'Day'), s.say('Viajes', 'Trips'), s.say('Ganancias', 'Earnings')].map((words) =>
                p.span(`color:${l.soft}`, words),
              ),
              ...rows,
              ['Total', String(q.total(trips)), p.money(l, s.total)].map(h.bold),
            ],
            [2, 1, 2],
            cell,
            l.line,
          ),
        ),
        p.soft(
          l,
          s.say('No incluye peajes reembolsados.', 'Tolls paid back are not included.'),
          13,
          'padding:14px 20px',
        ),
        p.button(l, s.say('Enviar a mi correo', 'Send to my mail'), 'border-radius:26px'),
      ),
    );
  },
  // Settled weeks as cards, one of them unfolded.
  settledWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, s.random.pick([CLOSED, SLASHED, SLASHED_DATED]), [1, 0, -1, -2]);
    const trips = h.tripsOf(s);
    const state = (words: string, colour: string): string =>
      p.span(
        `font-size:12px;padding:4px 9px;border-radius:10px;background:${colour}22;color:${colour};font-weight:600`,
        words,
      );
    const closed = (words: string, isOver: boolean): string =>
      p.div(
        `margin:8px 14px;padding:14px 16px;border-radius:12px;background:${l.panel}`,
        p.between(
          words,
          isOver ? state(s.say('Liquidado', 'Settled'), '#1a9c5b') : state(s.say('En curso', 'In progress'), '#c47a00'),
          'font-size:15px',
        ),
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis liquidaciones', 'My settlements'), 'back', 'help'),
        closed(texts[0]!, false),
        p.div(
          `margin:8px 14px;padding:14px 0 8px;border-radius:12px;background:${l.panel}`,
          h.stack(
            p.between(
              h.bold(texts[1]!),
              state(s.say('Liquidado', 'Settled'), '#1a9c5b'),
              'padding:0 16px;font-size:15px',
            ),
            p.sum(l, s.total, 34, s.width - 90, 'padding:6px 16px 0'),
            p.soft(l, s.say('Ganancia total', 'Total earnings'), 13, 'padding:0 16px 6px'),
            ...m
              .partsOf(s)
              .map(([name, value]) => p.between(name, p.money(l, value), 'padding:6px 16px;font-size:15px')),
            p.between(s.say('Viajes', 'Trips'), String(trips), 'padding:6px 16px;font-size:15px'),
            p.div(
              `padding:10px 16px 4px;font-size:15px;font-weight:600;color:${l.tint}`,
              s.say('Ver viajes', 'See trips'),
            ),
          ),
        ),
        closed(texts[2]!, true),
        closed(texts[3]!, true),
      ),
    );
  },
  // Dark, days with their hours; the week chosen in a strip of numbers at the top.
  darkWithHours: (s) => {
    const l = h.didi(s, { theme: 'dark', paint: { ground: '#121316', panel: '#1f2125' } });
    const trips = q.tripsOfDays(s, q.fare(s));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'calendar'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 1),
        p.between(
          `${p.soft(l, p.week(l, s.random.pick([CLOSED, SLASHED])), 14)}${p.sum(l, s.total, 32, s.width - 140)}`,
          p.span(`font-size:14px;color:${l.tint}`, s.say('Detalle', 'Details')),
          'padding:14px 20px',
        ),
        ...s.days.map((value, at) =>
          p.between(
            `${onDay(s, at)}${p.soft(l, trips[at] ? q.hoursFor(s, trips[at]!) : s.say('Sin conexión', 'Offline'), 12)}`,
            p.money(l, value),
            `margin:5px 14px;padding:9px 14px;border-radius:10px;background:${l.panel};font-size:15px`,
          ),
        ),
      ),
    );
  },
  // Spanish words, but the phone writes dates its own way: in English.
  datesInEnglish: (s) => {
    const l = h.didi(s, {
      marks: [
        ['MXN', ''],
        ['MX$', ''],
      ],
    });
    k.speak(s, 'en');
    const range = p.week(l, s.random.pick([CLOSED, NAMED, CLOSED_DATED]));
    k.speak(s, 'es');
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, 'Ganancias semanales', 'back', 'help'),
        p.div('text-align:center;padding:6px', h.chip(l, `${range} &nbsp;${icon('down', 13)}`)),
        p.sum(l, s.total, 42, s.width - 60, 'text-align:center;padding-top:8px'),
        p.soft(l, `${trips} viajes · ${q.hoursFor(s, trips)} en línea`, 14, 'text-align:center;padding-bottom:8px'),
        p.bars(l, Math.round(s.height * 0.12), 'Mon,Tue,Wed,Thu,Fri,Sat,Sun'.split(','), l.tint, 4),
        k.ruled(l, m.partsOf(s)),
        h.further(l),
      ),
    );
  },
};
