import { icon, monthYear, on, onDay, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import { type Design, face } from '../scene.ts';
import * as k from './parts.ts';
import { FIGURES, TO_MONDAY, TO_SUNDAY } from './weeks.ts';

/** Pages of the driver's own apps whose sums are not what a week made. */
export const OWN_PAGES: Record<string, Design> = {
  // One day, chosen with arrows, with its trips.
  dayOfTrips: (s) => {
    const l = h.uber(s);
    const day = p.near(s, 1150, 205);
    const trips = h.divided(s, day, 6);
    const times = h.timesOf(s, 6);
    const kinds = s.country === 'mx' ? ['UberX', 'Uber Planet', 'Moto'] : ['UberX', 'Comfort', 'Share'];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 30),
        k.roundPager(l, onDay(s, s.random.whole(0, 6))),
        p.sum(l, day, 44, s.width - 60, 'text-align:center;padding:8px 0'),
        p.columns(l, [
          [s.say('5 h 40 min', '5 hr 40 min'), s.say('En línea', 'Online')],
          ['6', s.say('Viajes', 'Trips')],
          ['18', s.say('Puntos', 'Points')],
        ]),
        p.gap(l, 6),
        p.rows(
          l,
          trips.map((value, at): [string, string] => [
            `${s.random.pick(kinds)}${p.soft(l, times[at]!, 13)}`,
            p.money(l, value),
          ]),
          'padding:9px 20px',
        ),
      ),
      k.navOfUber(l),
    );
  },
  // The tab of months: the days of four weeks under one sum.
  tabOfMonth: (s) => {
    const l = h.didi(s);
    const weeks = h.divided(s, p.near(s, 26_000, 4400), 4);
    const most = Math.max(...weeks);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 2),
        k.roundPager(l, monthYear(s), 'padding-top:14px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 15, 'text-align:center;padding-top:10px'),
        p.sum(l, h.adds(...weeks), 44, s.width - 60, 'text-align:center;padding-bottom:14px'),
        p.div(
          'display:flex;align-items:flex-end;gap:26px;padding:0 40px 12px',
          weeks
            .map((value, at) =>
              p.div(
                `flex:1;text-align:center;font-size:12px;color:${l.soft}`,
                `${p.div(`height:${(value / most) * 70}px;background:${l.tint};border-radius:5px;margin-bottom:6px`, '')}${s.say('Sem', 'Wk')} ${at + 1}`,
              ),
            )
            .join(''),
        ),
        p.columns(l, [
          ['287', s.say('Viajes', 'Trips')],
          [s.say('161 h 20 min', '161 hr 20 min'), s.say('Tiempo en línea', 'Online time')],
        ]),
        h.further(l),
      ),
    );
  },
  // What a whole year made, with thanks for it.
  yearInReview: (s) => {
    const l = h.lyft(s);
    const made = p.near(s, 240_000, 38_000);
    return p.screen(
      { ...l, ground: l.tint, ink: '#fff' },
      p.div(
        'color:#fff;text-align:center',
        h.stack(
          p.phone(l, '#fff'),
          p.between(p.span('font-size:20px;font-weight:700', 'Lyft'), icon('close', 22), 'padding:12px 20px'),
          p.div(
            'font-size:24px;font-weight:700;padding:40px 30px 10px;line-height:1.25',
            s.say(`Tu ${year(s) - 1} al volante`, `Your ${year(s) - 1} behind the wheel`),
          ),
          p.div('font-size:16px;padding-bottom:10px', s.say('Ganancias totales', 'Total earnings')),
          p.sum(l, made, 48, s.width - 50),
          p.div(
            'font-size:15px;padding:8px 40px 30px',
            s.say(`1 ene – 31 dic ${year(s) - 1}`, `Jan 1 – Dec 31, ${year(s) - 1}`),
          ),
          p.div(
            'font-size:17px;line-height:2',
            s.say(
              '2,418 viajes<br>19,204 millas<br>Mejor día: viernes',
              '2,418 rides<br>19,204 miles<br>Best day: Friday',
            ),
          ),
        ),
      ),
    );
  },
  // What a usual week makes, or what the next may bring.
  usualOrForecast: (s) => {
    const l = h.uber(s);
    const isForecast = s.random.chance(0.5);
    const sum = p.near(s, 4300, 880);
    p.earn(s, sum);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tendencias', 'Trends'), 'back', 'info'),
        h.title(
          l,
          isForecast
            ? s.say('Pronóstico de la próxima semana', 'Forecast for next week')
            : s.say('Promedio por semana', 'Weekly average'),
          24,
        ),
        isForecast
          ? p.soft(l, p.week(l, TO_MONDAY), 16, 'padding:0 20px')
          : p.soft(
              l,
              s.say(`Últimas 8 semanas, desde el ${on(s, -49)}`, `Last 8 weeks, since ${on(s, -49)}`),
              16,
              'padding:0 20px',
            ),
        p.sum(l, sum, 42, s.width - 60, 'padding:6px 20px'),
        k.axisBars(l, 100, weekdays(s, 3)),
        p.soft(
          l,
          isForecast
            ? s.say(
                'Estimado según tus horarios de siempre. No es una garantía.',
                'Estimated from your usual hours. Not a guarantee.',
              )
            : s.say('El promedio no incluye semanas sin viajes.', 'The average leaves out weeks without trips.'),
          14,
          'padding:16px 20px',
        ),
        h.further(l),
      ),
      k.navOfUber(l),
    );
  },
  // A goal for the week and how much is missing to it.
  goalOfWeek: (s) => {
    const l = h.lyft(s);
    const goal = { mx: 6000, us: 1000 }[s.country];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Meta semanal', 'Weekly goal'), 'close'),
        p.div('height:24px', ''),
        h.ring(
          l,
          200,
          0.6,
          `${p.soft(l, s.say('Tu meta', 'Your goal'), 14)}${p.div('font-size:25px;font-weight:700', p.bonus(l, goal, goal))}${p.soft(l, s.say('por semana', 'per week'), 14)}`,
        ),
        p.soft(l, p.week(l, TO_SUNDAY), 16, 'text-align:center;padding:20px'),
        p.rows(l, [
          [s.say('Te faltan', 'Left to go'), p.money(l, goal * 0.4)],
          [s.say('Viajes estimados', 'Estimated rides'), '26'],
          [s.say('Recordatorio', 'Reminder'), s.say('Activado', 'On')],
        ]),
      ),
      k.pill(l, s.say('Cambiar meta', 'Change goal'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
  // Only what riders left as tips in the week.
  tipsOfRiders: (s) => {
    const l = h.lyft(s);
    const tips = h.divided(s, p.near(s, 540, 96), 5);
    const times = h.timesOf(s, 5);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Propinas', 'Tips'), 'back', 'help'),
        h.pager(l, p.week(l, TO_SUNDAY)),
        p.sum(l, h.adds(...tips), 46, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say('en propinas de 5 pasajeros', 'in tips from 5 riders'),
          15,
          'text-align:center;padding-bottom:16px',
        ),
        ...tips.map((value, at) =>
          p.between(
            p.span(
              'display:flex;gap:12px;align-items:center',
              `${face(s, 38)}<span>${onDay(s, [6, 5, 4, 1, 0][at]!)}${p.soft(l, times[at]!, 13)}</span>`,
            ),
            p.money(l, value),
            `padding:10px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
      k.navOfLyft(l),
    );
  },
  // Steps of a challenge, each with its bonus.
  challengeSteps: (s) => {
    const l = h.didi(s);
    const step = (trips: number, mx: number, isDone: boolean): string =>
      p.between(
        `${icon(isDone ? 'check' : 'lock', 18, `color:${isDone ? l.tint : l.soft}`)} &nbsp;${s.say(`${trips} viajes`, `${trips} trips`)}`,
        `+${p.bonus(l, mx, mx)}`,
        `padding:16px 20px;font-size:17px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Recompensas', 'Rewards'), 'back', 'help'),
        p.div(
          `margin:10px 16px;padding:20px;border-radius:16px;background:${l.tint};color:#fff`,
          h.stack(
            p.div('font-size:14px', p.week(l, FIGURES)),
            p.div(
              'font-size:26px;font-weight:700;padding:4px 0',
              s.say(`Gana hasta ${p.bonus(l, 1850, 1850)}`, `Earn up to ${p.bonus(l, 1850, 1850)}`),
            ),
            p.div('font-size:15px', s.say('Llevas 34 viajes', '34 trips so far')),
          ),
        ),
        step(20, 250, true),
        step(45, 450, false),
        step(70, 1150, false),
        p.soft(
          l,
          s.say(
            'Los viajes cancelados no cuentan. La recompensa se paga el martes.',
            'Cancelled trips don’t count. Rewards are paid on Tuesday.',
          ),
          13,
          'padding:14px 20px',
        ),
        h.further(l),
      ),
    );
  },
};
