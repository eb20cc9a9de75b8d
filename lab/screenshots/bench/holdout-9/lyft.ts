import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { BEGUN, BY_DAYS, TO_SUNDAY, TO_SUNDAY_DATED } from './weeks.ts';

/** As the pink app shows a week to its drivers. */
export const LYFT_WEEKS: Record<string, Design> = {
  // The week between arrows, its bars, and what rides, tips and bonuses made.
  weekOfRides: (s) => {
    const l = h.lyft(s);
    const rides = h.tripsOf(s);
    const [fares, tips, bonuses] = p.split(s.total, 0.8, 0.11);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(
          icon('menu', 24),
          h.chip(l, `${icon('help', 15)} ${s.say('Ayuda', 'Help')}`),
          'padding:12px 20px 4px',
        ),
        h.pager(l, p.week(l, s.random.pick([TO_SUNDAY, BY_DAYS])), 'font-weight:600'),
        p.sum(l, s.total, 50, s.width - 60, 'text-align:center;padding-top:6px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'text-align:center'),
        p.bars(l, Math.round(s.height * 0.11), weekdays(s, 1), l.tint, 8),
        p.columns(l, [
          [String(rides), s.say('Viajes', 'Rides')],
          [q.hoursFor(s, rides), s.say('En línea', 'Online')],
        ]),
        p.rows(
          l,
          [
            [s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, fares!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
            [s.say('Bonos', 'Bonuses'), p.money(l, bonuses!)],
          ],
          'border-bottom:0',
        ),
        k.pill(l, s.say('Cobrar con Express Pay', 'Cash out with Express Pay'), `background:${l.tint};color:#fff`),
        h.further(l),
      ),
      k.navOfLyft(l),
    );
  },
  // The weekly summary: earnings after fees, with what riders paid above it.
  summaryAfterFees: (s) => {
    const l = h.lyft(s);
    const tips = h.adds(s.total * 0.1);
    const bonus = h.adds(s.total * 0.06);
    const rides = h.adds(s.total, -tips, -bonus);
    const paid = h.adds(rides / s.random.between(0.6, 0.74));
    const outside = h.adds((paid - rides) * 0.55);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'close', 'share')),
        s.random.pick([0, 0, 10]),
        h.stack(
          p.soft(l, p.week(l, s.random.pick([TO_SUNDAY_DATED, TO_SUNDAY])), 15, 'padding:14px 20px 4px'),
          h.line(l, s.say('Pagos de pasajeros', 'Rider payments'), p.money(l, paid), 'font-size:16px'),
          h.line(
            l,
            s.say('Cargos externos (seguro, impuestos)', 'External fees (insurance, taxes)'),
            p.money(l, -outside),
          ),
          h.line(l, s.say('Cargos de Lyft', 'Lyft fees'), p.money(l, -h.adds(paid, -rides, -outside))),
          h.endLine(
            l,
            s.say('Ganancias por viajes', 'Ride earnings'),
            p.money(l, rides),
            'margin:4px 20px 0;padding:10px 0',
          ),
          h.line(l, s.say('Propinas', 'Tips'), p.money(l, tips)),
          h.line(l, s.say('Bonos', 'Bonuses'), p.money(l, bonus)),
          p.card(
            l,
            h.stack(
              p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15),
              p.sum(l, s.total, 38, s.width - 90, `color:${l.tint}`),
              p.soft(l, s.say(`${h.tripsOf(s)} viajes`, `${h.tripsOf(s)} rides`), 14),
            ),
          ),
          p.soft(
            l,
            s.say(
              'Cada semana ganas al menos 70% de lo que pagan los pasajeros después de cargos externos.',
              'You’ll always earn 70% or more of rider payments each week after external fees.',
            ),
            13,
            'padding:4px 20px;line-height:1.4',
          ),
          h.further(l),
        ),
      ),
    );
  },
  // The weeks of the history, one of them opened with bars and parts.
  historyWithOpenWeek: (s) => {
    const l = h.lyft(s);
    const at = s.random.whole(0, 1);
    const texts = weeksAround(
      l,
      s.random.pick([TO_SUNDAY, BY_DAYS]),
      [0, 1, 2, 3, 4, 5].map((row) => at - row),
    );
    const [rides, tips] = p.split(s.total, 0.87);
    const head = (row: number): string =>
      p.between(
        p.span(row === at ? 'font-weight:700' : '', texts[row]!),
        `${row === at ? h.bold(p.money(l, s.total)) : q.anotherWeek(l)} ${icon(row === at ? 'up' : 'right', 15, `color:${l.soft}`)}`,
        `padding:14px 20px;font-size:16px;${row === at ? `background:${l.panel}` : `border-bottom:1px solid ${l.line}`}`,
      );
    const open = p.div(
      `background:${l.panel};padding-bottom:10px`,
      h.stack(
        p.bars(l, 40, h.initials(s), l.tint, 6),
        h.line(l, s.say('Viajes', 'Rides'), p.money(l, rides!), 'padding:4px 20px'),
        h.line(l, s.say('Propinas', 'Tips'), p.money(l, tips!), 'padding:4px 20px'),
      ),
    );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de ganancias', 'Earnings history')),
        q.tabs(l, s.say('Semanas,Viajes,Pagos', 'Weeks,Rides,Payouts').split(','), 0),
        ...texts.map((_, row) => `${head(row)}${row === at ? open : ''}`),
      ),
      k.navOfLyft(l),
    );
  },
  // Money was just taken out: a note says how much, over the week's own sum.
  cashedOutOverWeek: (s) => {
    const l = h.lyft(s);
    const taken = h.adds(s.total * s.random.between(0.2, 0.7));
    const fee = s.random.pick([0.85, 1.5]);
    const rides = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.banner(
          'check',
          s.say(
            `${p.money(l, taken)} va en camino a tu tarjeta ••${s.random.whole(1000, 9999)}`,
            `${p.money(l, taken)} is on its way to your card ••${s.random.whole(1000, 9999)}`,
          ),
          '#0b7a4b',
        ),
        h.title(l, s.say('Ganancias', 'Earnings'), 30, 'padding-top:16px'),
        p.card(
          l,
          h.stack(
            p.between(p.week(l, s.random.pick([BEGUN, TO_SUNDAY])), icon('right', 17), 'font-size:15px'),
            p.sum(l, s.total, 40, s.width - 90, 'padding:4px 0'),
            p.soft(
              l,
              s.say(`${rides} viajes · ${q.hoursFor(s, rides)}`, `${rides} rides · ${q.hoursFor(s, rides)}`),
              14,
            ),
          ),
          `border:1px solid ${l.line}`,
        ),
        h.title(l, 'Express Pay', 20, 'padding-bottom:2px'),
        p.rows(
          l,
          [
            [`${s.say('Retiro', 'Cash out')} · ${on(s, 7)}`, p.money(l, -taken)],
            [s.say('Comisión de Express Pay', 'Express Pay fee'), p.money(l, -fee)],
            [s.say('Disponible ahora', 'Available now'), p.money(l, h.adds(s.total, -taken, -fee))],
          ],
          'font-size:15px',
        ),
        h.further(l),
      ),
      k.navOfLyft(l),
    );
  },
  // The rent of a car of the app's own program took more than the rides made.
  rentedBelowZero: (s) => {
    const l = h.lyft(s);
    const loss = p.lose(s);
    const [rides, tips] = p.split(p.near(s, 900, 168), 0.9);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'help'),
        p.soft(l, p.week(l, s.random.pick([TO_SUNDAY, TO_SUNDAY_DATED])), 16, 'padding:8px 20px 0'),
        p.sum(l, loss, 46, s.width - 60, 'padding:2px 20px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'padding:0 20px 12px'),
        k.adding(
          l,
          [
            [s.say('Ganancias por viajes', 'Ride earnings'), rides!],
            [s.say('Propinas', 'Tips'), tips!],
            [s.say('Renta Express Drive', 'Express Drive rental'), h.adds(loss, -rides!, -tips!)],
          ],
          s.say('Ganancias totales', 'Total earnings'),
          loss,
        ),
        p.soft(
          l,
          s.say('Pasamos este saldo a tu siguiente semana.', 'This balance carries over to your next week.'),
          14,
          'padding:8px 20px',
        ),
        k.pill(l, s.say('Ver renta', 'View rental')),
        h.further(l),
      ),
      k.navOfLyft(l),
    );
  },
};
