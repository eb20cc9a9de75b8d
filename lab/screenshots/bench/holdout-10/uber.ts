import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { TURNING, TURNING_DATED } from './weeks.ts';

/** Weeks of the app with the most drivers, at moments when drivers look at them. */
export const UBER_WEEKS: Record<string, Design> = {
  // The week began this morning: one bar and six days to come.
  weekBegunToday: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    k.only(s, [0], p.near(s, 840, 152));
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('close', 23), icon('help', 23), 'padding:10px 20px'),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.sum(l, s.total, 52, s.width - 60, 'text-align:center;padding:10px 0 2px'),
        p.soft(l, s.say(`Hoy, ${onDay(s, 0).toLowerCase()}`, `Today, ${onDay(s, 0)}`), 14, 'text-align:center'),
        n.axisBars(l, Math.round(s.height * 0.15), weekdays(s, 1), 0),
        p.div('height:14px', ''),
        p.gap(l, 6),
        k.part(l, s.say('Estadísticas', 'Stats')),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * 3), s.say('Puntos', 'Points')],
        ]),
        k.place(l, 'chart', s.say('Ver desglose', 'See breakdown')),
        k.place(l, 'clock', s.say('Actividad de ganancias', 'Earnings activity')),
      ),
      k.tabsOfUber(l),
    );
  },
  // A week with trips on a few days only, its days listed.
  weekWithIdleDays: (s) => {
    const l = h.uber(s);
    k.only(s, s.random.some([0, 1, 2, 3, 4, 5, 6], 3), p.near(s, 2900, 520));
    const trips = q.tripsOfDays(s, q.fare(s));
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'calendar'),
          p.div(
            'padding:8px 20px 14px',
            h.stack(
              p.between(p.week(l, TURNING), `${icon('left', 18)} &nbsp; &nbsp;${icon('right', 18)}`, 'font-size:16px'),
              p.sum(l, s.total, 36, s.width - 60),
              p.soft(
                l,
                s.say(
                  `${q.total(trips)} viajes · ${q.hoursFor(s, q.total(trips))} en línea`,
                  `${q.total(trips)} trips · ${q.hoursFor(s, q.total(trips))} online`,
                ),
              ),
            ),
          ),
        ),
        s.random.pick([0, 0, 30]),
        h.stack(...[6, 5, 4, 3, 2, 1, 0].map((day) => k.dayLine(l, day, trips[day]!))),
      ),
      k.tabsOfUber(l),
    );
  },
  // The next week has begun, as a card says; the opened one is the last.
  cardOfNextWeek: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const [next, open] = weeksAround(l, TURNING, [1, 0]);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.8, 0.13);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'help'),
        p.div(
          'margin:4px 16px 12px;padding:12px 16px;border-radius:10px;background:#276ef1;color:#fff',
          p.between(
            `<span style="font-size:15px;font-weight:700">${s.say('Ya empezó tu nueva semana', 'Your new week has started')}</span><br><span style="font-size:13px">${next} · ${p.money(l, 0)}</span>`,
            icon('right', 18),
          ),
        ),
        h.pager(l, h.bold(open!)),
        p.sum(l, s.total, 46, s.width - 60, 'text-align:center;padding:4px 0'),
        p.bars(l, Math.round(s.height * 0.09), h.initials(s), l.tint, 2),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
        ]),
        k.ruled(l, [
          [s.say('Tarifa neta', 'Net fare'), fares!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.strong(l, s.say('Total', 'Total earnings'), s.total),
        h.further(l),
      ),
      k.tabsOfUber(l),
    );
  },
  // Weeks as cards to be swept aside: the edges of two others show.
  cardsOfWeeks: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const edge = (side: 'left' | 'right'): string =>
      p.div(
        `position:absolute;${side}:-6px;top:8px;bottom:8px;width:20px;border-radius:10px;background:${l.panel}`,
        '',
      );
    const dots = [0, 1, 2, 3, 4]
      .map((dot) =>
        p.span(`width:7px;height:7px;border-radius:50%;background:${dot === 3 ? l.ink : l.line};margin:0 4px`, ''),
      )
      .join('');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 32),
        p.div(
          'position:relative',
          h.stack(
            edge('left'),
            edge('right'),
            p.div(
              `margin:0 24px;padding:18px 18px 8px;border-radius:14px;border:1px solid ${l.line};background:${l.panel}`,
              h.stack(
                p.soft(l, p.week(l, s.random.pick([TURNING, TURNING_DATED])), 15),
                p.sum(l, s.total, 40, s.width - 100, 'padding:2px 0'),
                p.soft(l, s.say('Ganancias netas', 'Net earnings'), 14),
                p.bars(l, 44, h.initials(s), l.tint, 2),
                p.between(s.say('Viajes', 'Trips'), String(trips), 'padding:6px 0;font-size:15px'),
                p.between(s.say('En línea', 'Online'), q.hoursFor(s, trips), 'padding:6px 0;font-size:15px'),
                p.div(
                  'padding:12px 0 8px;font-size:15px;font-weight:600;text-align:center',
                  s.say('Ver detalles', 'See details'),
                ),
              ),
            ),
          ),
        ),
        p.div('display:flex;justify-content:center;padding:12px', dots),
        p.between(
          `${h.bold(s.say('Saldo', 'Balance'))}${p.soft(l, s.say(`Pago programado: ${on(s, 14)}`, `Payment scheduled: ${on(s, 14)}`), 13)}`,
          h.bold(p.nearly(l, 640, 118)),
          `margin:0 16px;padding:14px 16px;border-radius:12px;border:1px solid ${l.line};font-size:17px`,
        ),
        k.place(l, 'bank', s.say('Métodos de pago', 'Payout methods')),
        k.place(l, 'help', s.say('Ayuda', 'Help')),
      ),
      k.tabsOfUber(l),
    );
  },
  // The week against the one before it.
  weekAgainstLast: (s) => {
    const l = h.uber(s, { tint: '#0e8345' });
    const [open, last] = weeksAround(l, TURNING, [0, -1]);
    const more = s.random.whole(4, 28);
    const before = h.adds(s.total / (1 + more / 100));
    const trips = h.tripsOf(s);
    const length = (name: string, value: number, colour: string): string =>
      p.div(
        'padding:8px 20px',
        h.stack(
          p.between(name, p.money(l, value), 'font-size:14px;padding-bottom:5px'),
          p.div(`height:16px;border-radius:4px;background:${colour};width:${(value / s.total) * 100}%`, ''),
        ),
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tus tendencias', 'Your trends'), 'back', 'share'),
        q.tabs(l, s.say('Semana,Mes', 'Week,Month').split(','), 0),
        p.soft(l, open!, 16, 'padding:10px 20px 0'),
        p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
        p.div(
          `padding:2px 20px 12px;font-size:15px;font-weight:600;color:${l.tint}`,
          s.say(`${more}% más que la semana anterior`, `${more}% more than the week before`),
        ),
        length(open!, s.total, l.tint),
        length(last!, before, l.soft),
        p.div('height:10px', ''),
        p.gap(l, 6),
        k.part(l, s.say('Por hora en línea', 'Per online hour')),
        p.rows(l, [
          [s.say('Esta semana', 'This week'), p.money(l, h.adds(s.total / (trips / 2)))],
          [s.say('Semana anterior', 'Week before'), p.money(l, h.adds(before / (trips / 2.1)))],
          [s.say('Viajes', 'Trips'), String(trips)],
        ]),
        k.place(l, 'calendar', s.say('Ver otras semanas', 'See other weeks')),
      ),
      k.tabsOfUber(l),
    );
  },
  // Pulled up past the large sum: balance first, the week's own sum in between, cash and payouts last.
  pulledToBreakdown: (s) => {
    k.across(s);
    const l = h.uber(s, { country: 'mx' });
    const fee = h.adds(s.total * s.random.between(0.18, 0.3));
    const [fares, offers, tips] = p.split(s.total, 0.85, 0.1);
    const [before, tolls] = [p.near(s, 210, 40), p.near(s, 160, 30)];
    const cash = h.adds(s.total * s.random.between(0.25, 0.5));
    const paid = h.adds(before, tolls, s.total, -cash, -p.near(s, 90, 15));
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, p.span('font-size:15px', p.week(l, s.random.pick([TURNING, TURNING_DATED]))), 'back', 'share'),
        ),
        s.random.pick([8, 20, 30]),
        h.stack(
          p.between(s.say('Saldo inicial', 'Starting balance'), p.money(l, before), 'padding:14px 20px 8px'),
          p.gap(l, 6),
          k.part(l, s.say('Tus ganancias', 'Your earnings')),
          k.ruled(l, [
            [s.say('Tarifa', 'Fare'), h.adds(fares!, fee)],
            [s.say('Tarifa de servicio', 'Service fee'), -fee],
            [s.say('Promociones', 'Promotions'), offers!],
            [s.say('Propinas', 'Tips'), tips!],
          ]),
          k.strong(l, s.say('Ganancias netas', 'Net earnings'), s.total),
          p.gap(l, 6),
          k.ruled(l, [
            [s.say('Reembolsos (peajes)', 'Refunds (tolls)'), tolls],
            [s.say('Efectivo cobrado', 'Cash collected'), -cash],
            [s.say('Pagos', 'Payouts'), -paid],
          ]),
          k.strong(l, s.say('Saldo final', 'Ending balance'), h.adds(before, tolls, s.total, -cash, -paid)),
          n.pill(l, s.say('Ver resumen semanal', 'See weekly summary')),
        ),
      ),
    );
  },
};
