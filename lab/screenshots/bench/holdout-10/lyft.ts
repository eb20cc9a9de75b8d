import { icon, monthYear, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, OF_MONTH } from './weeks.ts';

/** The pink app's weeks. */
export const LYFT_WEEKS: Record<string, Design> = {
  // A balance to take out above the week, of which only a few days are over.
  weekUnderBalance: (s) => {
    const l = h.lyft(s);
    k.only(s, [0, 1, 2], p.near(s, 2400, 430));
    const rides = h.tripsOf(s);
    const taken = h.adds(s.total * s.random.between(0.4, 0.7));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 30),
        p.card(
          l,
          p.between(
            `${p.soft(l, s.say('Saldo disponible', 'Available balance'), 14)}${p.span('font-size:22px;font-weight:700', p.money(l, h.adds(s.total, -taken)))}`,
            p.span(
              `padding:10px 18px;border-radius:20px;background:${l.tint};color:#fff;font-size:15px;font-weight:600`,
              s.say('Retirar', 'Cash out'),
            ),
          ),
          'margin-top:4px',
        ),
        p.div(
          `margin:10px 16px;padding:16px 0 6px;border-radius:12px;border:1px solid ${l.line}`,
          h.stack(
            p.between(
              h.bold(s.say('Esta semana', 'This week')),
              p.week(l, CLOSED),
              `padding:0 16px;font-size:15px;color:${l.soft}`,
            ),
            p.sum(l, s.total, 38, s.width - 90, 'padding:4px 16px 0'),
            p.bars(l, 58, weekdays(s, 1), l.tint, 5),
            p.between(s.say('Viajes', 'Rides'), String(rides), 'padding:6px 16px;font-size:15px'),
            p.between(s.say('Tiempo en línea', 'Online time'), q.hoursFor(s, rides), 'padding:6px 16px;font-size:15px'),
            p.between(
              s.say('Ya retirado', 'Already cashed out'),
              p.money(l, -taken),
              'padding:6px 16px 10px;font-size:15px',
            ),
          ),
        ),
        k.place(l, 'calendar', s.say('Semanas anteriores', 'Past weeks')),
        k.place(l, 'clock', s.say('Historial de viajes', 'Ride history')),
      ),
      k.tabsOfLyft(l),
    );
  },
  // The app of the States set to Spanish, with a bonus that is still running.
  pinkInSpanish: (s) => {
    const l = h.lyft(s);
    k.speak(s, 'es');
    const rides = h.tripsOf(s);
    const [fares, tips, bonus] = p.split(s.total, 0.82, 0.1);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, 'Resumen semanal', 'back', 'help'),
        n.roundPager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 46, s.width - 60, 'text-align:center;padding-top:8px'),
        p.soft(l, 'Ganancias totales', 14, 'text-align:center'),
        p.bars(l, Math.round(s.height * 0.1), weekdays(s, 3), l.tint, 6),
        k.ruled(l, [
          ['Ganancias por viajes', fares!],
          ['Propinas', tips!],
          ['Bonos', bonus!],
        ]),
        p.columns(l, [
          [String(rides), 'Viajes'],
          [q.hoursFor(s, rides), 'En línea'],
          [p.money(l, h.adds(s.total / (rides / 2.1))), 'Por hora'],
        ]),
        p.card(
          l,
          p.between(
            `${h.bold('Desafío de fin de semana')}${p.soft(l, 'Haz 25 viajes y recibe $85', 13)}`,
            icon('right', 16),
            'font-size:15px',
          ),
        ),
        n.pill(l, 'Express Pay', `background:${l.tint};color:#fff`),
      ),
      k.tabsOfLyft(l),
    );
  },
  // Rides of the week under a month's name; the week has only days' numbers.
  ridesUnderMonth: (s) => {
    const l = h.lyft(s);
    const days = [6, 5, 4, 3, 2, 1, 0].filter((day) => s.days[day]! > 0);
    const [month, range] = [monthYear(s), p.week(l, OF_MONTH)];
    const ridesOf = (day: number): string => {
      const parts = h.divided(s, s.days[day]!, Math.min(7, Math.max(1, Math.round(s.days[day]! / 24))));
      const times = h.timesOf(s, parts.length);
      return h.stack(
        p.between(h.bold(onDay(s, day)), h.bold(p.money(l, s.days[day]!)), 'padding:14px 20px 6px;font-size:15px'),
        ...parts.map((value, at) =>
          p.between(
            `${s.random.pick(['Standard', 'XL', 'Wait &amp; Save', 'Extra Comfort'])} · ${times[at]}`,
            p.money(l, value),
            `padding:7px 20px;font-size:15px;color:${l.soft}`,
          ),
        ),
      );
    };
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de viajes', 'Ride history'), 'back', 'search'),
        h.title(l, month, 24, 'padding-bottom:4px'),
        p.between(
          `${icon('left', 18)} &nbsp;${range}&nbsp; ${icon('right', 18)}`,
          p.span('font-size:20px;font-weight:700', p.money(l, s.total)),
          `padding:8px 20px 12px;font-size:15px;border-bottom:6px solid ${l.panel}`,
        ),
        ...days.map(ridesOf),
      ),
      k.tabsOfLyft(l),
    );
  },
  // A tall sheet with how the week's sum came about, out of what riders paid.
  sheetOfFees: (s) => {
    if (s.random.chance(0.5)) k.across(s);
    const l = h.lyft(s, { theme: 'light' });
    const [tips, bonus] = [h.adds(s.total * 0.09), h.adds(s.total * 0.05)];
    const own = h.adds(s.total, -tips, -bonus);
    const paid = h.adds(own / s.random.between(0.58, 0.72));
    const outside = h.adds((paid - own) * 0.6);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back'),
        h.sheet(
          l,
          p.div(
            `height:${Math.round(s.height * 0.8)}px`,
            h.stack(
              p.between(
                h.bold(s.say('Detalle de ganancias', 'Earnings breakdown')),
                icon('close', 20),
                'padding:4px 20px;font-size:19px',
              ),
              p.soft(l, p.week(l, s.random.pick([CLOSED, CLOSED_DATED])), 15, 'padding:2px 20px 8px'),
              k.ruled(l, [
                [s.say('Pagos de pasajeros', 'Rider payments'), paid],
                [s.say('Cargos externos', 'External fees'), -outside],
                [s.say('Cargos de Lyft', 'Lyft fees'), -h.adds(paid, -own, -outside)],
                [s.say('Propinas', 'Tips'), tips],
                [s.say('Bonos', 'Bonuses'), bonus],
              ]),
              k.strong(l, s.say('Ganancias totales', 'Total earnings'), s.total, 19),
              p.soft(
                l,
                s.say(
                  'Los cargos externos cubren seguro, impuestos y aeropuertos.',
                  'External fees cover insurance, taxes and airports.',
                ),
                13,
                'padding:4px 20px;line-height:1.4',
              ),
              p.div(`padding:12px 20px;font-size:15px;color:${l.tint}`, s.say('Más información', 'Learn more')),
            ),
          ),
        ),
      ),
    );
  },
  // A few rides, and tolls and damage taken from them.
  damageBelowZero: (s) => {
    const l = h.lyft(s);
    const loss = p.lose(s);
    const rides = p.near(s, 300, 61);
    const [damage, tolls] = p.split(h.adds(loss, -rides), 0.85);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('menu', 24), icon('help', 22), 'padding:12px 20px 4px'),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED])), 'font-weight:600'),
        p.sum(l, loss, 48, s.width - 60, 'text-align:center;padding-top:8px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'text-align:center;padding-bottom:10px'),
        k.ruled(
          l,
          [
            [s.say('Ganancias por viajes', 'Ride earnings'), rides],
            [s.say('Daño reportado', 'Damage report'), damage!],
            [s.say('Peajes no pagados', 'Unpaid tolls'), tolls!],
          ],
          16,
        ),
        p.card(
          l,
          s.say(
            `Tu saldo negativo se descuenta a partir del ${on(s, 8)}.`,
            `Your negative balance will be deducted starting ${on(s, 8)}.`,
          ),
          'font-size:14px;line-height:1.4',
        ),
        k.place(l, 'clock', s.say('Historial de viajes', 'Ride history')),
        k.place(l, 'help', s.say('Disputar un cargo', 'Dispute a charge')),
      ),
      k.tabsOfLyft(l),
    );
  },
};
