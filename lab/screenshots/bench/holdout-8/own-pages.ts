import { icon, monthYear, on, onDay, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import type { Design } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as h from './parts.ts';
import { DIGITS, NAMED, PAGER, PLAIN } from './weeks.ts';

/** Pages of the driver's own apps that aren't a week's earnings. */
export const OWN_PAGES: Record<string, Design> = {
  // One day between arrows, hour by hour.
  dayBetweenArrows: (s) => {
    const l = h.uber(s);
    const [fares, tips] = [p.near(s, 870, 170), p.near(s, 60, 21)];
    const day = s.random.whole(0, 6);
    const trips = s.random.whole(8, 14);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 30),
        h.underlined(l, s.say('Día Semana', 'Day Week').split(' '), 0),
        h.pager(l, onDay(s, day), 'padding-top:16px'),
        p.sum(l, h.adds(fares, tips), 44, s.width - 60, 'text-align:center;padding:6px 0'),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
        ]),
        p.gap(l, 6),
        h.line(l, s.say('Tarifa neta', 'Net fare'), p.money(l, fares), 'padding-top:14px'),
        h.line(l, s.say('Propinas', 'Tips'), p.money(l, tips)),
        h.endLine(
          l,
          s.say('Total del día', 'Total for the day'),
          p.money(l, h.adds(fares, tips)),
          'margin:4px 20px 0;padding:12px 0',
        ),
        p.soft(l, s.say(`Semana: ${p.week(l, PLAIN)}`, `Week: ${s.range}`), 13, 'padding:6px 20px'),
        h.further(l),
      ),
      q.nav(l),
    );
  },
  // The sum of a month or a year, with bars of its weeks or months.
  monthOrYear: (s) => {
    const l = s.random.pick([h.didi, h.lyft])(s);
    const isYear = s.random.chance(0.4);
    // The last week that begins in this month.
    while (dayOf(s.start, 7).m === dayOf(s.start).m) s.start = isoPlus(s.start, 7);
    const mondays = Math.ceil(dayOf(s.start).d / 7);
    const parts = Array.from({ length: isYear ? 10 : mondays }, () =>
      isYear ? p.near(s, 21_500, 3900) : p.near(s, 5200, 960),
    );
    s.end = isoPlus(s.start, 6);
    const texts = weeksAround(l, DIGITS, [0, -1, -2, -3, -4]);
    const lines = isYear ? parts.map((_, k) => `${s.say('Mes', 'Month')} ${parts.length - k}`) : texts;
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial', 'History')),
        q.tabs(l, s.say('Semana Mes Año', 'Week Month Year').split(' '), isYear ? 2 : 1),
        h.pager(l, isYear ? String(year(s)) : monthYear(s)),
        p.sum(l, h.adds(...parts), 40, s.width - 60, 'text-align:center;padding:6px 0 14px'),
        p.rows(
          l,
          parts.map((value, k): [string, string] => [lines[k]!, p.money(l, value)]),
          'padding:10px 20px;font-size:15px',
        ),
      ),
    );
  },
  // What a usual week brings.
  usualWeek: (s) => {
    const l = h.uber(s);
    const trips = s.random.whole(38, 80);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tus promedios', 'Your averages'), 'close'),
        p.div(
          'padding:20px',
          h.stack(
            p.soft(l, s.say('Promedio semanal', 'Weekly average'), 15),
            p.sum(l, p.near(s, 5600, 1040), 42, s.width - 60),
            p.soft(
              l,
              s.say(`De tus últimas 8 semanas, hasta el ${on(s, 6)}`, `Over your last 8 weeks, through ${on(s, 6)}`),
              14,
            ),
          ),
        ),
        h.meanBars(l, 90, h.initials(s)),
        p.rows(l, [
          [s.say('Viajes por semana', 'Trips per week'), String(trips)],
          [s.say('Por hora en línea', 'Per online hour'), p.nearly(l, 148, 26)],
          [s.say('Por viaje', 'Per trip'), p.nearly(l, 84, 15)],
        ]),
        p.card(l, s.say('Los promedios se actualizan cada lunes.', 'Averages update every Monday.'), 'font-size:14px'),
        h.further(l),
      ),
    );
  },
  // A goal to set for the week, before anything is earned.
  goalToSet: (s) => {
    const l = h.byScene(s);
    const goal = { mx: s.random.pick([4000, 5500, 7000]), us: s.random.pick([800, 1000, 1200]) }[s.country];
    const each = h.adds(goal / 6);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Meta semanal', 'Weekly goal'), 'close', 'help'),
        p.soft(
          l,
          s.say('¿Cuánto quieres ganar esta semana?', 'How much do you want to earn this week?'),
          16,
          'padding:20px 20px 4px;text-align:center',
        ),
        p.div('text-align:center;font-size:15px', p.week(l, s.random.pick([NAMED, PLAIN]))),
        p.div(
          'display:flex;justify-content:center;align-items:center;gap:22px;padding:26px 0',
          h.stack(
            p.span(
              `width:44px;height:44px;border-radius:50%;background:${l.panel};text-align:center;font-size:28px;line-height:40px`,
              '–',
            ),
            p.span('font-size:40px;font-weight:700', p.bonus(l, goal, goal)),
            p.span(
              `width:44px;height:44px;border-radius:50%;background:${l.panel};text-align:center;font-size:28px;line-height:42px`,
              '+',
            ),
          ),
        ),
        h.line(
          l,
          s.say('6 días de trabajo', '6 working days'),
          s.say(`${p.money(l, each)} por día`, `${p.money(l, each)} a day`),
        ),
        h.line(l, s.say('Viajes necesarios', 'Trips needed'), `~${Math.ceil(goal / { mx: 88, us: 16 }[s.country])}`),
      ),
      p.button(l, s.say('Guardar meta', 'Save goal'), 'border-radius:26px'),
    );
  },
  // Only what riders left beyond the fare, in a week.
  tipsOfWeek: (s) => {
    const l = h.uber(s);
    const tips = weekdays(s, 9).map((): number => p.near(s, 38, 9));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Propinas', 'Tips'), 'back', 'share'),
        p.div(
          'margin:8px 18px;padding:20px;border-radius:16px;background:#12507b;color:#fff',
          h.stack(
            p.div('font-size:14px', p.week(l, s.random.pick([PAGER, NAMED]))),
            p.sum(l, h.adds(...tips), 40, s.width - 90),
            p.div('font-size:14px', s.say('en propinas de tus pasajeros', 'in tips from your riders')),
          ),
        ),
        p.rows(
          l,
          tips.map((value, k): [string, string] => [p.dayName(s, k), p.money(l, value)]),
          'padding:9px 20px;font-size:15px',
        ),
        p.soft(
          l,
          s.say('Te quedas con el 100% de tus propinas.', 'You keep 100% of your tips.'),
          13,
          'padding:12px 20px',
        ),
      ),
    );
  },
  // An extra for so many trips between Monday and Friday.
  questOfTrips: (s) => {
    const l = h.uber(s);
    const done = s.random.whole(12, 44);
    const reached = p.bonus(l, done >= 40 ? 700 : done >= 25 ? 350 : 0, done >= 40 ? 110 : done >= 25 ? 55 : 0);
    const step = (trips: number, mx: number, us: number): [string, string] => [
      `${icon(done >= trips ? 'check' : 'lock', 17)} &nbsp;${s.say(`${trips} viajes`, `${trips} trips`)}`,
      p.bonus(l, mx, us),
    ];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('padding:12px 20px', icon('back', 24)),
        h.title(l, s.say('Desafío', 'Quest'), 32, 'padding-bottom:4px'),
        p.soft(l, p.week(l, s.random.pick([PAGER, PLAIN])), 16, 'padding:0 20px 14px'),
        h.ring(
          l,
          150,
          done / 60,
          h.stack(
            p.div('font-size:34px;font-weight:700', String(done)),
            p.soft(l, s.say('de 60 viajes', 'of 60 trips'), 13),
          ),
        ),
        p.div(
          'padding:14px 20px;font-size:17px',
          s.say(`Has ganado ${reached} extra`, `You’ve earned ${reached} extra`),
        ),
        p.rows(l, [step(25, 350, 55), step(40, 700, 110), step(60, 1200, 190)]),
        p.soft(
          l,
          s.say('Valen los viajes completados en tu ciudad.', 'Trips completed in your city count.'),
          13,
          'padding:14px 20px',
        ),
      ),
    );
  },
};
