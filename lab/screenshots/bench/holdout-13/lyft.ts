import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** Weeks of the pink app. */
export const LYFT_WEEKS: m.Designs = {
  // The night mode: sum, bars, kinds of pay with tolls among them.
  nightWithTolls: (s) => {
    const l = h.lyft(s, {
      theme: 'dark',
      paint: { ground: '#11111f', panel: '#24243a', line: '#2e2e45' },
      tint: '#ff00bf',
    });
    const [rides, bonuses, tips, tolls] = p.split(s.total, 0.74, 0.1, 0.11);
    const many = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 28),
        n.roundPager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 50, s.width - 60, 'text-align:center;padding:10px 0'),
        n.axisBars(l, Math.round(s.height * 0.14), weekdays(s, 1)),
        p.columns(l, [
          [String(many), s.say('Viajes', 'Rides')],
          [q.hoursFor(s, many), s.say('En línea', 'Online')],
        ]),
        k.ruled(l, [
          [s.say('Ganancias por viajes', 'Ride earnings'), rides!],
          [s.say('Bonos', 'Bonuses'), bonuses!],
          [s.say('Propinas', 'Tips'), tips!],
          [s.say('Peajes', 'Tolls'), tolls!],
        ]),
        k.strong(l, 'Total', s.total),
      ),
      k.tabsOfLyft(l),
    );
  },
  // What can be cashed out of this week's first days stands above the week that is meant.
  cashOutAboveLastWeek: (s) => {
    const l = h.lyft(s);
    const many = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 28),
        p.card(
          l,
          `${p.between(
            `${p.soft(l, s.say('Disponible ahora', 'Available now'), 14)}${p.sum(l, p.near(s, 700, 118), 30, s.width - 200)}`,
            p.span(
              `padding:11px 18px;border-radius:22px;background:${l.tint};color:#fff;font-size:15px;font-weight:700`,
              'Express Pay',
            ),
          )}`,
        ),
        k.part(l, s.say('Semana pasada', 'Last week'), p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 34, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14, 'padding:0 20px 6px'),
        p.bars(l, 70, h.initials(s), l.tint, 3),
        p.rows(l, [
          [s.say('Viajes', 'Rides'), String(many)],
          [s.say('Tiempo en línea', 'Online time'), q.hoursFor(s, many)],
        ]),
        p.gap(l, 6),
        k.place(l, 'calendar', s.say('Historial de ganancias', 'Earnings history')),
        k.place(l, 'wallet', 'Lyft Direct', s.say('Recibe tu pago tras cada viaje', 'Get paid after every ride')),
      ),
      k.tabsOfLyft(l),
    );
  },
  // One week opened from the pay history: a page with its deposit's number below.
  payStatement: (s) => {
    if (s.random.chance(0.4)) k.across(s);
    const l = h.lyft(s);
    const tolls = p.near(s, 60, 12.5);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de pago', 'Pay statement'), 'back', 'share'),
        h.title(l, p.week(l, s.random.pick([CLOSED_DATED, NAMED])), 21),
        k.part(l, s.say('Lo que ganaste', 'What you earned')),
        ...m.partsOf(s).map(([name, value]) => h.line(l, name, p.money(l, value))),
        h.endLine(l, s.say('Ganancias totales', 'Total earnings'), p.money(l, s.total)),
        k.part(l, s.say('Reembolsos', 'Reimbursements')),
        h.line(l, s.say('Peajes', 'Tolls'), p.money(l, tolls)),
        p.gap(l, 6),
        k.part(l, s.say('Depósito', 'Deposit')),
        h.line(l, s.say(`Enviado el ${on(s, 8)}`, `Sent ${on(s, 8)}`), p.money(l, h.adds(s.total, tolls))),
        h.line(l, s.say('Referencia', 'Reference'), `LY-${s.random.whole(100_000, 999_999)}`),
      ),
      k.tabsOfLyft(l),
    );
  },
  // The week in cards of days; a small line at the top has the sum.
  cardsOfDays: (s) => {
    const l = h.lyft(s);
    const rides = q.tripsOfDays(s, q.fare(s));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Actividad de la semana', 'Week activity'), 'back', 'help'),
        p.between(
          p.week(l, s.random.pick([CLOSED, NAMED])),
          `${h.bold(p.money(l, s.total))}`,
          `padding:12px 20px;font-size:17px;border-bottom:2px solid ${l.tint}`,
        ),
        ...s.days.map((value, at) =>
          p.div(
            `margin:7px 14px;padding:9px 14px;border:1px solid ${l.line};border-radius:12px`,
            p.between(
              `${onDay(s, at)}${p.soft(l, value > 0 ? s.say(`${rides[at]} viajes · ${q.hoursFor(s, rides[at]!)}`, `${rides[at]} ${rides[at] === 1 ? 'ride' : 'rides'} · ${q.hoursFor(s, rides[at]!)}`) : s.say('Sin viajes', 'No rides'), 13)}`,
              p.money(l, value),
              'font-size:16px',
            ),
          ),
        ),
      ),
      k.tabsOfLyft(l),
    );
  },
  // This week has only begun; the sheet of the week before is drawn up over it.
  sheetOfLastWeek: (s) => {
    const l = h.lyft(s);
    const texts = weeksAround(l, CLOSED, [0, 1]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 28),
        h.pager(l, texts[1]!),
        p.sum(l, p.near(s, 400, 71), 44, s.width - 60, 'text-align:center'),
        p.bars(
          { ...l, s: { ...s, days: s.days.map((day, at) => (at < 2 ? Math.max(day, 1) : 0)) } },
          50,
          h.initials(s),
        ),
        h.sheet(
          l,
          h.stack(
            p.between(h.bold(texts[0]!), icon('close', 19), 'padding:10px 20px;font-size:18px'),
            p.sum(l, s.total, 38, s.width - 60, 'padding:0 20px'),
            p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14, 'padding:0 20px 8px'),
            k.ruled(l, m.partsOf(s)),
            p.button(l, s.say('Ver viajes', 'See rides'), 'border-radius:24px'),
          ),
        ),
      ),
    );
  },
};
