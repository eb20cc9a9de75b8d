import { icon, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import type { Design } from '../scene.ts';
import * as m from './parts.ts';

/** The same app's pages at awkward moments. */
export const UBER_MOMENTS: Record<string, Design> = {
  // Only the middle of the page was kept: the week, its sum, its bars.
  cutToMiddle: (s) => {
    const l = h.uber(s);
    s.height = s.random.whole(250, 330);
    return p.screen(
      l,
      h.stack(
        p.div(`height:10px;overflow:hidden;opacity:.5;font-size:15px;padding:0 20px`, s.say('Ganancias', 'Earnings')),
        p.div('padding:8px 20px 0;font-size:16px;text-align:center', `${p.week(l, TURNING)} ${icon('down', 14)}`),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center'),
        p.bars(l, s.height - 190, weekdays(s, 3), l.tint, 2),
        p.between(s.say('En línea', 'Online'), q.hoursFor(s, h.tripsOf(s)), 'padding:8px 20px;font-size:15px'),
        p.between(s.say('Viajes', 'Trips'), String(h.tripsOf(s)), 'padding:8px 20px;font-size:15px'),
      ),
    );
  },
  // The picture was just taken: the phone shows it small, over the lower part.
  pictureJustTaken: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.85, 0.07);
    const inner = h.stack(
      p.phone(l),
      p.between(icon('close', 22), icon('help', 22), 'padding:10px 20px'),
      h.pager(l, p.week(l, TURNING)),
      p.sum(l, s.total, 48, s.width - 60, 'text-align:center'),
      p.bars(l, Math.round(s.height * 0.14), h.initials(s), l.tint, 3),
      p.columns(l, [
        [q.hoursFor(s, trips), s.say('En línea', 'Online')],
        [String(trips), s.say('Viajes', 'Trips')],
      ]),
      k.ruled(l, [
        [s.say('Tarifa neta', 'Net fare'), fares!],
        [s.say('Promociones', 'Promotions'), offers!],
        [s.say('Propinas', 'Tips'), tips!],
      ]),
    );
    return p.screen(
      l,
      `${inner}${m.justTaken(l, p.div(`height:${s.height}px;background:${l.ground};color:${l.ink}`, inner))}`,
    );
  },
  // Caught while the week before or after it slides away, of which an edge shows.
  caughtSliding: (s) => {
    const l = h.uber(s);
    const away = s.random.whole(38, 64);
    const isLast = s.random.chance(0.5);
    const [open, other] = weeksAround(l, TURNING, [0, isLast ? -1 : 1]);
    const trips = h.tripsOf(s);
    const one = (week: string, value: number, rides: number): string =>
      p.div(
        `flex:none;width:${s.width}px`,
        h.stack(
          p.div('text-align:center;font-size:16px;padding:6px', week),
          p.sum(l, value, 46, s.width - 120, 'text-align:center'),
          p.bars(l, Math.round(s.height * 0.15), h.initials(s), l.tint, 2),
          p.soft(
            l,
            `${s.say(`${rides} viajes`, `${rides} trips`)} · ${q.hoursFor(s, rides)}`,
            15,
            'text-align:center;padding:4px',
          ),
        ),
      );
    const middle = one(open!, s.total, trips);
    const edge = one(other!, h.adds(s.total * s.random.between(0.5, 0.9)), Math.max(1, trips - 8));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'calendar'),
        p.div(
          `display:flex;margin-left:-${isLast ? s.width - away : away}px;width:${s.width * 2}px`,
          (isLast ? [edge, middle] : [middle, edge]).join(''),
        ),
        p.gap(l, 6),
        k.place(l, 'chart', s.say('Desglose', 'Breakdown')),
        k.place(l, 'clock', s.say('Actividad', 'Activity')),
        k.place(l, 'wallet', s.say('Billetera', 'Wallet'), p.nearly(l, 900, 150)),
      ),
      k.tabsOfUber(l),
    );
  },
  // Somebody calls: the notice lies over the head of the page.
  callOverHead: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.87, 0.06);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'share'),
        p.div('padding:6px 20px 0;font-size:16px', p.week(l, s.random.pick([TURNING, TURNING_DATED]))),
        p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
        h.hills(l, s.width, 110),
        k.ruled(l, [
          [s.say('Tarifa neta', 'Net fare'), fares!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        m.figures(l, trips),
        h.further(l),
        m.calling(l, s.say('Lupita Casa', 'Mom')),
      ),
    );
  },
  // Over the map: the last trip, today, and the week with its dates.
  cardsOverMap: (s) => {
    const l = h.uber(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    const today = s.days.findLastIndex((day) => day > 0);
    const made = s.days[today]!;
    const one = (name: string, below: string, value: number, isLarge = false): string =>
      p.between(
        `${h.bold(name)}${p.soft(l, below, 13)}`,
        h.bold(p.money(l, value)),
        `padding:${isLarge ? 18 : 14}px 18px;font-size:${isLarge ? 19 : 16}px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        m.map(l),
        p.div(
          'position:relative',
          h.stack(
            p.phone(l),
            p.div(
              `margin:8px 14px;border-radius:16px;background:${l.ground};box-shadow:0 3px 16px #0005;overflow:hidden`,
              h.stack(
                one(
                  s.say('Último viaje', 'Last trip'),
                  `UberX · ${m.hour(l)}`,
                  h.adds(Math.min(p.near(s, 92, 16), made / trips[today]!)),
                ),
                one(
                  s.say('Hoy', 'Today'),
                  `${onDay(s, today)} · ${s.say(`${trips[today]} viajes`, `${trips[today]} trips`)}`,
                  made,
                ),
                one(
                  s.say('Esta semana', 'This week'),
                  `${p.week(l, TURNING)} · ${s.say(`${q.total(trips)} viajes`, `${q.total(trips)} trips`)}`,
                  s.total,
                  true,
                ),
                p.div(
                  'padding:13px;text-align:center;font-size:15px;font-weight:600',
                  s.say('Ver todas las ganancias', 'See all earnings'),
                ),
              ),
            ),
          ),
        ),
        p.div(
          'position:absolute;left:0;right:0;bottom:96px;text-align:center',
          p.span(
            'display:inline-block;width:84px;height:84px;border-radius:50%;background:#276ef1;color:#fff;font-size:16px;font-weight:700;padding-top:31px',
            s.say('INICIAR', 'GO'),
          ),
        ),
      ),
      p.div(
        'padding:18px;text-align:center;font-size:17px;font-weight:600',
        s.say('Estás desconectado', 'You’re offline'),
      ),
    );
  },
};
