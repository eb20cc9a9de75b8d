import { icon, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { BEGINS, NAMED, PLAIN, WITH_YEAR } from './weeks.ts';

/** As the pink app shows a week to its drivers. */
export const LYFT_WEEKS: Record<string, Design> = {
  // A large sum over thin bars, and what can be paid out at once.
  homeOfEarnings: (s) => {
    const l = h.lyft(s);
    const rides = h.tripsOf(s);
    const ready = h.adds(s.total * s.random.between(0.1, 0.5));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('menu', 24), icon('help', 24), 'padding:12px 20px'),
        h.title(l, s.say('Ganancias', 'Earnings'), 32),
        p.between(h.chip(l, `${p.week(l, NAMED)} ${icon('down', 13)}`), '', 'padding:2px 20px 8px'),
        p.sum(l, s.total, 50, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          s.say(
            `${rides} viajes · ${q.hoursFor(s, rides)} conectado`,
            `${rides} rides · ${q.hoursFor(s, rides)} booked`,
          ),
          15,
          'padding:0 20px 10px',
        ),
        p.bars(l, 70, h.initials(s), l.tint, 10),
        p.div(
          `margin:8px 16px;padding:14px 16px;border-radius:16px;border:1px solid ${l.line}`,
          h.stack(
            p.between(
              s.say('Disponible con Express Pay', 'Available with Express Pay'),
              h.bold(p.money(l, ready)),
              'font-size:15px',
            ),
            p.div(
              `margin-top:12px;padding:11px;border-radius:24px;background:${l.tint};color:#fff;text-align:center;font-size:15px;font-weight:600`,
              s.say('Retirar', 'Cash out'),
            ),
          ),
        ),
        p.rows(
          l,
          s
            .say('Historial de viajes,Bonos,Información fiscal', 'Ride history,Bonuses,Tax information')
            .split(',')
            .map((name): [string, string] => [name, icon('right', 16)]),
        ),
      ),
    );
  },
  // How riders' payments were divided: several sums and a share.
  dividedPayments: (s) => {
    const l = h.lyft(s);
    const share = s.random.between(0.68, 0.8);
    const tips = h.adds(s.total * 0.11);
    const after = h.adds(s.total, -tips);
    const fees = h.adds(after * 0.31);
    const kept = h.adds(after / share - after);
    const [rides, bonus] = p.split(after, 0.91);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary')),
        p.div(
          'padding:8px 20px',
          h.stack(
            p.soft(l, p.week(l, s.random.pick([WITH_YEAR, PLAIN])), 15),
            p.sum(l, s.total, 44, s.width - 50),
            p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15),
          ),
        ),
        h.line(l, s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, rides!), 'padding-top:10px'),
        h.line(l, s.say('Bonos', 'Bonuses'), p.money(l, bonus!)),
        h.line(l, s.say('Propinas (100% tuyas)', 'Tips (you keep 100%)'), p.money(l, tips), 'padding-bottom:14px'),
        p.gap(l, 6),
        h.title(
          l,
          s.say(`Te quedaste con ${Math.round(share * 100)}%`, `You kept ${Math.round(share * 100)}%`),
          20,
          'padding-top:14px',
        ),
        p.soft(
          l,
          s.say(
            'de lo que pagaron los pasajeros, después de tarifas externas',
            'of rider payments after external fees',
          ),
          13,
          'padding:0 20px 8px',
        ),
        h.line(l, s.say('Pagos de pasajeros', 'Rider payments'), p.money(l, h.adds(after, fees, kept))),
        h.line(l, s.say('Tarifas externas', 'External fees'), p.money(l, -fees)),
        h.line(l, s.say('Parte de Lyft', 'Lyft’s share'), p.money(l, -kept)),
        h.line(l, s.say('Tus ganancias sin propinas', 'Your earnings before tips'), p.money(l, after)),
        h.further(l),
      ),
    );
  },
  // The rides of a week below its head, each with its fare.
  historyOfRides: (s) => {
    const l = h.lyft(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    const day = (k: number): string => {
      const count = trips[k]!;
      if (count === 0) return '';
      const times = h.timesOf(s, count);
      const rides = h.divided(s, s.days[k]!, count).map((value, ride) => {
        return p.between(
          `${s.random.pick(['Standard', 'Standard', 'XL', 'Extra Comfort'])}${p.soft(l, times[ride]!, 13)}`,
          `${p.money(l, value)} ${icon('right', 13, `color:${l.soft}`)}`,
          `margin:0 20px;padding:8px 0;font-size:15px;border-bottom:1px solid ${l.line}`,
        );
      });
      const head = p.between(
        h.bold(onDay(s, k)),
        h.bold(p.money(l, s.days[k]!)),
        `padding:9px 20px;font-size:14px;background:${l.panel}`,
      );
      return head + rides.join('');
    };
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de viajes', 'Ride history'), 'back', 'search'),
        p.div(
          'padding:4px 20px 14px',
          p.between(
            `${h.bold(p.week(l, s.random.pick([BEGINS, NAMED])))}${p.soft(l, s.say(`${q.total(trips)} viajes`, `${q.total(trips)} rides`), 13)}`,
            p.span('font-size:21px;font-weight:700', p.money(l, s.total)),
            'font-size:15px',
          ),
        ),
        [6, 5, 4, 3, 2, 1, 0].map(day).join(''),
      ),
    );
  },
  // What was paid out during the week, and how much is left of it.
  paidOutEarly: (s) => {
    const l = h.lyft(s);
    const parts = h.divided(s, s.total, 4);
    const [rest, ...early] = parts;
    const dates = [1, 3, 5];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de pago', 'Pay statement'), 'close', 'share'),
        p.div(
          'padding:10px 20px 14px',
          h.stack(
            h.title(l, p.week(l, s.random.pick([WITH_YEAR, PLAIN])), 21, 'padding:0 0 10px'),
            p.between(
              s.say('Ganancias de la semana', 'Weekly earnings'),
              p.span('font-size:24px;font-weight:700', p.money(l, s.total)),
              'font-size:16px',
            ),
          ),
        ),
        p.gap(l, 6),
        h.title(l, 'Express Pay', 18, 'padding-top:14px'),
        early
          .map((value, k) =>
            h.line(
              l,
              `${onDay(s, dates[k]!)}${p.soft(l, s.say('Tarjeta Lyft Direct', 'Lyft Direct debit card'), 13)}`,
              p.money(l, -value),
            ),
          )
          .join(''),
        h.endLine(
          l,
          s.say('Total retirado', 'Total cashed out'),
          p.money(l, -h.adds(...early)),
          'margin:4px 20px 0;padding:10px 0',
        ),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Depósito semanal', 'Weekly deposit'), 14),
            p.sum(l, rest!, 30, s.width - 90),
            p.soft(
              l,
              s.say(
                `Llega el ${on(s, 8)} a tu banco ••${s.random.whole(1000, 9999)}`,
                `Arrives ${on(s, 8)} in your bank ••${s.random.whole(1000, 9999)}`,
              ),
              13,
            ),
          ),
        ),
        h.further(l),
      ),
    );
  },
  // The rent of the car was more than the rides brought.
  rentedCarWeek: (s) => {
    const l = h.lyft(s);
    const loss = p.lose(s);
    const rides = p.near(s, 600, 131);
    const [rent, charging] = p.split(h.adds(loss, -rides), 0.88);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, 'Express Drive', 'back', 'help'),
        h.title(l, s.say('Tu semana', 'Your week'), 28, 'padding-bottom:2px'),
        p.soft(l, p.week(l, s.random.pick([NAMED, WITH_YEAR])), 15, 'padding:0 20px 12px'),
        p.card(
          l,
          h.stack(
            p.between(
              s.say('Ganancias', 'Earnings'),
              p.span('font-size:27px;font-weight:700', p.money(l, loss)),
              'font-size:16px',
            ),
          ),
        ),
        h.line(l, s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, rides)),
        h.line(l, s.say('Renta del auto', 'Car rental'), p.money(l, rent!)),
        h.line(l, s.say('Carga y peajes', 'Charging and tolls'), p.money(l, charging!)),
        h.endLine(
          l,
          s.say('Ganancias después de la renta', 'Earnings after rental'),
          p.money(l, loss),
          'margin:4px 20px 0;padding:12px 0',
        ),
        p.soft(
          l,
          s.say('Cobraremos la diferencia en tu tarjeta.', 'We will charge the difference to your card.'),
          13,
          'padding:6px 20px',
        ),
      ),
      p.button(l, s.say('Ver mi renta', 'See my rental'), 'border-radius:26px'),
    );
  },
};
