import { icon, monthYear, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { type Design, face } from '../scene.ts';
import { dayOf, isoPlus } from '../wording.ts';
import * as h from './parts.ts';
import { DIGITS, NAMED, PLAIN } from './weeks.ts';

/** Weeks behind or among other things: letters to type with, an offer, a calendar. */
export const CROWDED_WEEKS: Record<string, Design> = {
  // Somebody searches among the week's trips: the keyboard covers the lower half.
  searchWithKeyboard: (s) => {
    const l = h.byScene(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    const best = s.days.indexOf(Math.max(...s.days));
    const times = h.timesOf(s, 3);
    const fares = h.divided(s, s.days[best]!, Math.max(3, trips[best]!)).slice(0, 3);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div(
          'padding:6px 16px 10px',
          p.div(
            `display:flex;gap:10px;align-items:center;padding:10px 14px;border-radius:12px;background:${l.panel};font-size:16px`,
            `${icon('search', 19)}${p.span('flex:1', `${p.dayName(s, best).toLowerCase()}${p.span(`border-left:2px solid ${l.tint};margin-left:2px`, '')}`)}${icon('close', 17)}`,
          ),
        ),
        p.between(
          `${h.bold(p.week(l, s.random.pick([PLAIN, DIGITS])))}${p.soft(l, s.say(`${q.total(trips)} viajes en la semana`, `${q.total(trips)} trips this week`), 13)}`,
          p.span('font-size:22px;font-weight:700', p.money(l, s.total)),
          `margin:0 16px;padding:10px 0 12px;font-size:15px;border-bottom:2px solid ${l.tint}`,
        ),
        p.rows(
          l,
          fares.map((value, k): [string, string] => [
            `${s.say('Viaje', 'Trip')} · ${times[k]}${p.soft(l, onDay(s, best), 13)}`,
            p.money(l, value),
          ]),
          'padding:9px 18px;font-size:15px',
        ),
        h.keyboard(l),
      ),
    );
  },
  // An offer above, a passing note below, the dates far from the sum.
  offerAndToast: (s) => {
    const l = h.byScene(s);
    const [net, offers, tips] = p.split(s.total, 0.84, 0.11);
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        h.banner(
          'gift',
          s.say(
            `Gana ${p.bonus(l, 600, 90)} extra: completa 40 viajes antes del ${on(s, 13)}`,
            `Earn ${p.bonus(l, 600, 90)} extra: complete 40 trips by ${on(s, 13)}`,
          ),
          s.random.pick(['#7b1fa2', '#b23b00', '#12507b']),
        ),
        p.between(
          p.span('display:flex;align-items:center;gap:10px', `${face(s, 36)}${h.bold(h.firstName(s))}`),
          icon('bell', 22),
          'padding:12px 18px;font-size:16px',
        ),
        p.card(
          l,
          h.stack(
            p.soft(l, s.say('Ganancias de la semana', 'Weekly earnings'), 14),
            p.sum(l, s.total, 38, s.width - 80),
          ),
        ),
        p.rows(
          l,
          [
            [s.say('Tarifas', 'Fares'), p.money(l, net!)],
            [s.say('Bonos', 'Bonuses'), p.money(l, offers!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
            [s.say('Viajes', 'Trips'), String(trips)],
          ],
          'padding:10px 20px;font-size:15px',
        ),
        p.div(
          'padding:14px 20px',
          p.between(
            p.span(`color:${l.soft}`, s.say('Semana mostrada', 'Week shown')),
            p.week(l, s.random.pick([PLAIN, NAMED])),
            'font-size:14px',
          ),
        ),
        h.further(l),
        h.toast(s.say('Captura guardada en Fotos', 'Screenshot saved to Photos'), 74),
      ),
    );
  },
  // A calendar came up over the page: the days of the chosen week are marked.
  calendarOverWeek: (s) => {
    const l = h.byScene(s);
    const first = `${s.start.slice(0, 8)}01`;
    const lead = dayOf(first).w;
    const length = Array.from({ length: 31 }, (_, k) => isoPlus(first, k)).filter(
      (day) => day.slice(0, 7) === first.slice(0, 7),
    ).length;
    const cell = (k: number): string => {
      const date = isoPlus(first, k - lead);
      const isIn = date >= s.start && date <= isoPlus(s.start, 6);
      const isOfMonth = date.slice(0, 7) === first.slice(0, 7);
      return p.div(
        `width:14.28%;padding:8px 0;text-align:center;font-size:15px;${isIn ? `background:${l.tint};color:#fff` : isOfMonth ? '' : `color:${l.line}`}`,
        String(dayOf(date).d),
      );
    };
    const cells = Math.ceil((lead + length) / 7) * 7;
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back'),
        p.sum(l, s.total, 42, s.width - 60, 'text-align:center;padding-top:8px'),
        p.div(
          'text-align:center;font-size:15px;padding:4px 0 16px',
          `${p.week(l, s.random.pick([PLAIN, NAMED]))} ${icon('down', 14)}`,
        ),
        p.rows(l, [[s.say('Viajes', 'Trips'), String(h.tripsOf(s))]]),
        h.sheet(
          l,
          h.stack(
            p.between(
              h.bold(s.say('Elige una semana', 'Choose a week')),
              icon('close', 20),
              'padding:6px 20px;font-size:17px',
            ),
            h.pager(l, monthYear(s)),
            p.div(
              'display:flex;flex-wrap:wrap;padding:0 14px 8px',
              h.stack(
                ...h
                  .initials(s)
                  .map((name) =>
                    p.div(`width:14.28%;text-align:center;font-size:13px;padding:6px 0;color:${l.soft}`, name),
                  ),
                ...Array.from({ length: cells }, (_, k) => cell(k)),
              ),
            ),
            p.button(l, s.say('Aplicar', 'Apply'), 'margin-bottom:0'),
          ),
        ),
      ),
    );
  },
};
