import { icon, monthYear, on, onDay, weekdays, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import type { Design } from '../scene.ts';
import { dayOf } from '../wording.ts';
import * as k from './parts.ts';
import { CLOSED, SLASHED, TURNING } from './weeks.ts';

/** The driver's own pages that are no week's earnings. */
export const OWN_PAGES: Record<string, Design> = {
  // One day, chosen from a strip with the week's days.
  dayOfStrip: (s) => {
    const l = h.uber(s);
    const day = s.random.whole(1, 5);
    const parts = h.divided(s, p.near(s, 940, 165), 7);
    const times = h.timesOf(s, 7);
    const spot = (name: string, at: number): string =>
      p.div(
        `flex:1;text-align:center;padding:8px 0;border-radius:10px;font-size:12px;line-height:1.5;${at === day ? `background:${l.ink};color:${l.ground};font-weight:700` : ''}`,
        `${name}<br>${p.dayNumber(s, at)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias del día', 'Daily earnings'), 'back', 'help'),
        p.div('display:flex;padding:6px 14px 14px', h.initials(s).map(spot).join('')),
        p.soft(l, onDay(s, day), 15, 'text-align:center'),
        p.sum(l, h.adds(...parts), 46, s.width - 60, 'text-align:center;padding-bottom:10px'),
        p.columns(l, [
          ['7', s.say('Viajes', 'Trips')],
          [s.say('5 h 41 min', '5 hr 41 min'), s.say('En línea', 'Online')],
        ]),
        ...parts.map((value, at) =>
          p.between(
            `${s.random.pick(['UberX', 'Comfort', s.country === 'mx' ? 'Flash' : 'Connect'])} · ${times[at]}`,
            p.money(l, value),
            `padding:11px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // A month as a calendar whose days have sums.
  calendarOfMonth: (s) => {
    const l = h.didi(s);
    const today = dayOf(s.start);
    const before = dayOf(s.start, 1 - today.d).w;
    const length = new Date(Date.UTC(today.y, today.m + 1, 0)).getUTCDate();
    const made = Array.from({ length }, () => (s.random.chance(0.8) ? s.random.whole(380, 1400) : 0));
    const cell = (day: number): string => {
      const sum = made[day];
      return p.div(
        `width:14.28%;height:50px;text-align:center;font-size:13px;padding-top:6px;${sum === undefined ? 'visibility:hidden' : ''}`,
        `${day + 1}${p.div(`font-size:10px;color:${l.tint}`, sum ? String(sum) : '')}`,
      );
    };
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 2),
        h.pager(l, h.bold(monthYear(s))),
        p.sum(l, h.adds(...made), 40, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('Ganancias del mes', 'Earnings of the month'), 14, 'text-align:center;padding-bottom:8px'),
        p.div(
          `display:flex;padding:4px 12px;text-align:center;font-size:12px;color:${l.soft}`,
          h
            .initials(s)
            .map((name) => p.span('flex:1', name))
            .join(''),
        ),
        p.div(
          'display:flex;flex-wrap:wrap;padding:0 12px',
          Array.from({ length: before + length }, (_, at) => cell(at - before)).join(''),
        ),
      ),
    );
  },
  // A year's sums for the taxes, month by month.
  yearForTaxes: (s) => {
    const l = h.lyft(s, { theme: 'light' });
    const months = s
      .say('Enero,Febrero,Marzo,Abril,Mayo,Junio', 'January,February,March,April,May,June')
      .split(',')
      .map((name): [string, number] => [name, p.near(s, 19_000, 3500)]);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Información fiscal', 'Tax information'), 'back', 'share'),
        h.title(l, s.say(`Resumen anual ${year(s)}`, `${year(s)} annual summary`), 25),
        p.sum(l, h.adds(...months.map(([, value]) => value)), 40, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Ingresos brutos del año', 'Gross earnings, year to date'), 14, 'padding:0 20px 10px'),
        k.ruled(l, months),
        k.place(l, 'car', s.say('Millas en línea', 'Online miles'), '14,208'),
        k.place(l, 'share', s.say('Formulario 1099-K', 'Form 1099-K')),
      ),
    );
  },
  // What an average week of the last twelve made.
  averageOfTwelve: (s) => {
    const l = h.uber(s);
    const since = dayOf(s.start, -77);
    const heights = Array.from({ length: 12 }, () => s.random.whole(20, 90));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tus tendencias', 'Your trends'), 'back', 'share'),
        q.tabs(l, s.say('4 semanas,12 semanas', '4 weeks,12 weeks').split(','), 1),
        p.soft(l, s.say('Promedio por semana', 'Weekly average'), 16, 'padding:12px 20px 0'),
        p.sum(l, p.near(s, 6100, 1050), 44, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          s.say(
            `${since.d}/${since.m + 1} a ${on(s, 6)} · últimas 12 semanas`,
            `${since.m + 1}/${since.d} to ${on(s, 6)} · last 12 weeks`,
          ),
          14,
          'padding:0 20px 10px',
        ),
        p.div(
          'display:flex;align-items:flex-end;gap:8px;height:100px;padding:0 20px',
          heights
            .map((height) => p.div(`flex:1;height:${height}px;border-radius:3px 3px 0 0;background:${l.tint}`, ''))
            .join(''),
        ),
        p.rows(l, [
          [s.say('Mejor semana', 'Best week'), p.nearly(l, 8200, 1500)],
          [s.say('Promedio por hora', 'Average per hour'), p.nearly(l, 140, 26)],
          [s.say('Promedio por viaje', 'Average per trip'), p.nearly(l, 82, 14)],
        ]),
      ),
      k.tabsOfUber(l),
    );
  },
  // Tips only, by day of the week.
  tipsByDay: (s) => {
    const l = h.uber(s);
    const tips = h.divided(s, p.near(s, 380, 84), 7);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Propinas', 'Tips'), 'back', 'help'),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.sum(l, h.adds(...tips), 46, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('Total de propinas', 'Total tips'), 15, 'text-align:center;padding-bottom:14px'),
        p.rows(
          l,
          tips.map((value, day): [string, string] => [onDay(s, day), p.money(l, value)]),
        ),
        p.card(
          l,
          s.say('El 100% de las propinas es tuyo.', 'You keep 100% of your tips.'),
          'font-size:14px;text-align:center',
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // What the next week may bring, by its best hours.
  forecastOfWeek: (s) => {
    const l = h.lyft(s);
    const level = s.say('Alta,Media,Muy alta', 'High,Medium,Very high').split(',');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Planea tu semana', 'Plan your week'), 'close', 'calendar'),
        p.soft(l, p.week(l, CLOSED), 16, 'padding:8px 20px 0'),
        h.title(l, s.say('Podrías ganar', 'You could earn'), 20, 'padding-bottom:0'),
        p.sum(l, h.adds(Math.round(p.near(s, 6800, 1180))), 44, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Estimación con 35 horas en línea', 'Estimate for 35 online hours'), 14, 'padding:0 20px 12px'),
        p.rows(
          l,
          weekdays(s, 9).map((name): [string, string] => [name, `${s.random.pick(level)} ${icon('right', 14)}`]),
        ),
      ),
      n.pill(l, s.say('Guardar plan', 'Save plan'), `background:${l.tint};color:#fff;margin-bottom:24px`),
    );
  },
  // A challenge half done, with its dates and prize.
  challengeHalfDone: (s) => {
    const l = h.didi(s);
    const [goal, done] = [60, s.random.whole(18, 48)];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis recompensas', 'My rewards'), 'back', 'help'),
        q.tabs(l, s.say('Activas,Terminadas', 'Active,Ended').split(','), 0),
        p.card(
          l,
          h.stack(
            p.soft(l, p.week(l, SLASHED), 14),
            p.div(
              'font-size:22px;font-weight:700;padding:4px 0',
              s.say(`Completa ${goal} viajes`, `Complete ${goal} trips`),
            ),
            p.sum(l, 950, 40, s.width - 90, `color:${l.tint}`),
            p.div(
              `height:10px;border-radius:5px;background:${l.line};margin:12px 0 8px`,
              p.div(`height:10px;border-radius:5px;width:${(done / goal) * 100}%;background:${l.tint}`, ''),
            ),
            p.soft(l, s.say(`${done} de ${goal} viajes`, `${done} of ${goal} trips`), 14),
          ),
        ),
        p.rows(l, [
          [s.say('Zona', 'Zone'), s.say('Toda la ciudad', 'Whole city')],
          [s.say('Horario', 'Hours'), s.say('Todo el día', 'All day')],
          [s.say('Servicios', 'Services'), 'Express, Moto'],
          [s.say('Se paga', 'Paid'), on(s, 8)],
        ]),
        k.place(l, 'info', s.say('Términos y condiciones', 'Terms and conditions')),
      ),
    );
  },
};
