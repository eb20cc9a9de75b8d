import { icon, monthYear, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, NAMED, TURNING } from '../holdout-10/weeks.ts';
import * as m from './parts.ts';

/** The driver's own pages that are no week's earnings. */
export const OWN_PAGES: m.Designs = {
  // Tips of a week and who gave them.
  tipsGiven: (s) => {
    const l = m.riding(s);
    const parts = h.divided(s, p.near(s, 310, 88), 6);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Propinas', 'Tips'), 'back', 'help'),
        h.pager(l, p.week(l, m.shortWaysOf(s))),
        p.sum(l, h.adds(...parts), 44, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('6 propinas de 41 viajes', '6 tips on 41 trips'), 14, 'text-align:center;padding-bottom:12px'),
        p.rows(
          l,
          parts.map((value, at): [string, string] => [onDay(s, 6 - at), p.money(l, value)]),
        ),
        p.card(l, s.say('El 100% de las propinas es para ti.', '100% of tips go to you.'), 'font-size:14px'),
      ),
    );
  },
  // One day in the middle of the scrolled activity; its head is out of the picture.
  scrolledDay: (s) => {
    const l = h.uber(s);
    const parts = h.divided(s, p.near(s, 1180, 210), 8);
    const times = h.timesOf(s, 8);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Actividad de ganancias', 'Earnings activity'), 'back', 'calendar')),
        24,
        h.stack(
          p.between(h.bold(onDay(s, 4)), h.bold(p.money(l, h.adds(...parts))), 'padding:34px 20px 8px;font-size:16px'),
          ...parts.map((value, at) =>
            p.between(
              `${s.random.pick(['UberX', 'Comfort', 'Reserve'])}${p.soft(l, times[at]!, 13)}`,
              p.money(l, value),
              `padding:9px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
            ),
          ),
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // A month made of its weeks.
  monthOfFour: (s) => {
    const l = h.didi(s);
    const sums = [0, 1, 2, 3].map(() => p.near(s, 5100, 900));
    const texts = weeksAround(l, CLOSED, [0, -1, -2, -3]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 2),
        h.pager(l, h.bold(monthYear(s))),
        p.sum(l, h.adds(...sums), 42, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('Ganancia total del mes', 'Total of the month'), 14, 'text-align:center;padding-bottom:12px'),
        k.ruled(
          l,
          texts.map((words, at): [string, number] => [words, sums[at]!]),
        ),
      ),
    );
  },
  // A goal for the week, with what is missing.
  goalOfNextWeek: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const goal = { mx: 6000, us: 1200 }[s.country];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tu meta', 'Your goal'), 'close', 'help'),
        h.title(l, s.say('¿Cuánto quieres ganar?', 'How much do you want to earn?'), 26),
        p.soft(l, p.week(l, TURNING), 15, 'padding:0 20px 18px'),
        p.between(
          h.chip(l, '−', 'font-size:24px'),
          p.span('font-size:46px;font-weight:700', p.bonus(l, 6000, 1200)),
          'padding:10px 24px',
        ),
        p.div('padding:10px 24px', m.progress(l, 0.5)),
        p.soft(
          l,
          s.say(
            `Unas ${Math.round(goal / (s.country === 'mx' ? 130 : 25))} horas en línea`,
            `About ${Math.round(goal / (s.country === 'mx' ? 130 : 25))} hours online`,
          ),
          14,
          'text-align:center;padding:10px',
        ),
        p.button(l, s.say('Guardar meta', 'Save goal')),
        p.soft(l, s.say('Puedes cambiarla cuando quieras.', 'You can change it any time.'), 13, 'text-align:center'),
      ),
    );
  },
  // What one hour made on average.
  hourOnAverage: (s) => {
    const l = h.lyft(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estadísticas', 'Insights'), 'back', 'share'),
        p.soft(l, p.week(l, s.random.pick([CLOSED, NAMED])), 15, 'padding:10px 20px 0'),
        p.sum(l, p.near(s, 140, 27), 46, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Promedio por hora', 'Average per hour'), 15, 'padding:0 20px 10px'),
        h.meanBars(l, 120, h.initials(s)),
        p.rows(l, [
          [s.say('Promedio por viaje', 'Average per ride'), p.nearly(l, 80, 12.4)],
          [s.say('Promedio de tu zona', 'Average in your area'), p.nearly(l, 130, 25)],
          [s.say('Mejor día', 'Best day'), onDay(s, s.days.indexOf(Math.max(...s.days)))],
        ]),
      ),
      k.tabsOfLyft(l),
    );
  },
  // Cash of trips that is owed to the app.
  cashOwed: (s) => {
    const l = h.didi(s);
    const parts = h.divided(s, p.near(s, 640, 90), 4);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Adeudo por efectivo', 'Cash balance due'), 'back', 'help'),
        p.card(
          l,
          `${p.soft(l, s.say('Debes a DiDi', 'You owe DiDi'), 14)}${p.sum(l, -h.adds(...parts), 38, s.width - 90)}${p.soft(l, s.say(`Paga antes del ${on(s, 8)}`, `Pay before ${on(s, 8)}`), 13)}`,
        ),
        k.part(l, s.say('Viajes en efectivo', 'Cash trips'), p.week(l, CLOSED)),
        k.ruled(
          l,
          parts.map((value, at): [string, number] => [onDay(s, at + 1), -value]),
        ),
        p.button(l, s.say('Pagar en OXXO', 'Pay at a store'), 'border-radius:26px'),
        p.button(
          { ...l, tint: l.panel, onTint: l.ink },
          s.say('Pagar con tarjeta', 'Pay by card'),
          'border-radius:26px',
        ),
      ),
    );
  },
  // A promotion with steps: nothing of it is earned.
  promotionOfWeek: (s) => {
    const l = h.uber(s);
    const step = (trips: number, mx: number, us: number): string =>
      p.between(
        `${icon('gift', 20)} &nbsp; ${s.say(`Completa ${trips} viajes`, `Complete ${trips} trips`)}`,
        h.bold(`+${p.bonus(l, mx, us)}`),
        `padding:15px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Misiones', 'Quest'), 'back', 'help'),
        h.title(l, s.say(`Gana hasta ${p.bonus(l, 1950, 310)} extra`, `Earn up to ${p.bonus(l, 1950, 310)} extra`), 28),
        p.soft(l, p.week(l, TURNING), 15, 'padding:0 20px 10px'),
        p.div('padding:6px 20px 14px', m.progress(l, 0.2)),
        step(30, 450, 80),
        step(50, 1050, 170),
        step(70, 1950, 310),
        p.soft(l, s.say('12 viajes completados', '12 trips completed'), 14, 'padding:14px 20px'),
        p.button({ ...l, tint: l.ink, onTint: l.ground }, s.say('Elegir', 'Choose')),
      ),
    );
  },
  // Payouts to the bank of some weeks.
  payoutsToBank: (s) => {
    const l = m.riding(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de pagos', 'Payout history'), 'back', 'help'),
        k.part(l, s.say('Recientes', 'Recent')),
        p.rows(
          l,
          [8, 5, 1, -3, -6, -9].map((day): [string, string] => [
            `${s.say('Transferencia a ••4417', 'Transfer to ••4417')}${p.soft(l, `${on(s, day)} · ${s.say('Completada', 'Completed')}`, 13)}`,
            p.nearly(l, 1900, 330),
          ]),
          'font-size:15px',
        ),
      ),
    );
  },
};
