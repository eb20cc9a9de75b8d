import { icon, on } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import type { Design } from '../scene.ts';
import * as m from './parts.ts';

/** Ordinary pages of the app with the most drivers. */
export const UBER_WEEKS: Record<string, Design> = {
  // The tab of earnings at night: the balance in its card, the week with bars under it.
  balanceThenWeek: (s) => {
    const l = h.uber(s, { theme: 'dark', tint: '#4c8bf5' });
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 30),
        p.card(
          l,
          h.stack(
            p.between(s.say('Saldo', 'Balance'), icon('right', 16), 'font-size:15px'),
            p.div('font-size:24px;font-weight:700;padding:3px 0', p.nearly(l, 1400, 260)),
            p.between(
              p.soft(l, s.say(`Pago programado: ${on(s, 14)}`, `Payment scheduled: ${on(s, 14)}`), 13),
              m.small(l, s.say('Retirar', 'Cash out')),
            ),
          ),
        ),
        p.between(
          p.week(l, TURNING),
          `${icon('left', 19)} &nbsp; ${icon('right', 19, `color:${l.soft}`)}`,
          'padding:14px 20px 0;font-size:16px',
        ),
        p.sum(l, s.total, 40, s.width - 60, 'padding:0 20px'),
        p.bars(l, Math.round(s.height * 0.13), h.initials(s), l.tint, 2),
        m.figures(l, trips),
        k.place(l, 'chart', s.say('Ver desglose', 'See details')),
      ),
      k.tabsOfUber(l),
    );
  },
  // The week's own page: figures with points, then what it was made of.
  weekWithStatistics: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, s.random.between(0.78, 0.88), 0.07);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 23), p.span('font-size:15px', s.say('Ayuda', 'Help')), 'padding:10px 20px'),
        p.div('padding:6px 20px 0;font-size:17px', `${p.week(l, TURNING)} ${icon('down', 15)}`),
        p.sum(l, s.total, 46, s.width - 60, 'padding:0 20px 4px'),
        n.axisBars(l, Math.round(s.height * 0.12), h.initials(s)),
        k.part(l, s.say('Estadísticas', 'Stats')),
        m.figures(l, trips, [[s.say('Puntos', 'Points'), String(trips * 3 + s.random.whole(0, 20))]]),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifa neta', 'Net fare'), fares!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.strong(l, s.say('Ganancias totales', 'Total earnings'), s.total),
      ),
    );
  },
  // Every part of the fare, of the fee and of the taxes; the total comes last.
  partsOfFares: (s) => {
    const l = h.uber(s, { country: 'mx' });
    const [fee, taxes] = [h.adds(s.total * s.random.between(0.18, 0.3)), h.adds(s.total * 0.11)];
    const [offers, tips] = [h.adds(s.total * 0.08), h.adds(s.total * 0.03)];
    const fares = h.adds(s.total, fee, taxes, -offers, -tips);
    const [base, time, way, surge] = p.split(fares, 0.2, 0.24, 0.43);
    const [vat, income] = p.split(taxes, 0.79);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Desglose de ganancias', 'Earnings breakdown'), 'close'),
        p.soft(
          l,
          p.week(l, s.random.pick([TURNING, TURNING_DATED])),
          15,
          `padding:4px 20px 10px;border-bottom:1px solid ${l.line}`,
        ),
        h.line(l, h.bold(s.say('Tarifa', 'Fare')), p.money(l, fares)),
        h.subLine(l, s.say('Base', 'Base'), p.money(l, base!)),
        h.subLine(l, s.say('Tiempo', 'Time'), p.money(l, time!)),
        h.subLine(l, s.say('Distancia', 'Distance'), p.money(l, way!)),
        h.subLine(l, s.say('Tarifa dinámica', 'Surge'), p.money(l, surge!)),
        h.line(l, h.bold(s.say('Tarifa de servicio de Uber', 'Uber service fee')), p.money(l, -fee)),
        h.line(l, h.bold(s.say('Impuestos retenidos', 'Taxes withheld')), p.money(l, -taxes)),
        h.subLine(l, 'IVA', p.money(l, -vat!)),
        h.subLine(l, 'ISR', p.money(l, -income!)),
        h.line(l, h.bold(s.say('Promociones', 'Promotions')), p.money(l, offers)),
        h.line(l, h.bold(s.say('Propinas', 'Tips')), p.money(l, tips)),
        h.endLine(l, s.say('Ganancias netas', 'Net earnings'), p.money(l, s.total), 'margin:6px 20px;padding:14px 0'),
        p.soft(
          l,
          s.say('Los reembolsos de casetas se muestran en tu saldo.', 'Toll reimbursements are shown in your balance.'),
          13,
          'padding:4px 20px',
        ),
      ),
    );
  },
  // Trips under the day's names, drawn up; the week and its sum stay above.
  activityDrawnUp: (s) => {
    const l = h.uber(s);
    const kinds =
      s.country === 'mx' ? ['UberX', 'Uber Planet', 'Flash', 'Comfort'] : ['UberX', 'Comfort', 'XL', 'Reserve'];
    const days = [6, 5, 4, 3, 2, 1, 0].filter((day) => s.days[day]! > 0);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Actividad de ganancias', 'Earnings activity'), 'back', 'help'),
          p.between(
            h.chip(l, `${p.week(l, TURNING)} ${icon('down', 12)}`),
            h.bold(p.money(l, s.total)),
            'padding:6px 20px 10px;font-size:18px',
          ),
        ),
        s.random.whole(8, 60),
        h.stack(...days.map((day) => n.dayWithTrips(l, day, kinds))),
      ),
      k.tabsOfUber(l),
    );
  },
  // The weeks in two groups; one is unfolded.
  weeksInGroups: (s) => {
    const l = h.uber(s);
    const texts = weeksAround(l, TURNING, [1, 0, -1, -2, -3]);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.86, 0.08);
    const closed = (words: string): string =>
      p.between(
        `${words}${p.soft(l, s.say(`${trips + s.random.whole(-9, 9)} viajes`, `${trips + s.random.whole(-9, 9)} trips`), 13)}`,
        `${q.anotherWeek(l)} ${icon('down', 15, `color:${l.soft}`)}`,
        `padding:11px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    const month = (words: string): string =>
      p.div(`padding:12px 20px 6px;font-size:13px;font-weight:700;background:${l.panel};color:${l.soft}`, words);
    const names = s.say('RECIENTES,ANTERIORES', 'RECENT,EARLIER').split(',');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Todas las semanas', 'All weeks'), 'back', 'calendar'),
        month(names[0]!),
        closed(texts[0]!),
        p.div(
          `border-left:4px solid ${l.tint};border-bottom:1px solid ${l.line};padding-bottom:8px`,
          h.stack(
            p.between(
              h.bold(texts[1]!),
              `${h.bold(p.money(l, s.total))} ${icon('up', 15)}`,
              'padding:12px 20px 4px 16px;font-size:17px',
            ),
            h.subLine(l, s.say('Tarifa neta', 'Net fare'), p.money(l, fares!)),
            h.subLine(l, s.say('Promociones', 'Promotions'), p.money(l, offers!)),
            h.subLine(l, s.say('Propinas', 'Tips'), p.money(l, tips!)),
            p.div(`padding:8px 36px;font-size:15px;color:${l.tint}`, s.say('Ver estado de cuenta', 'View statement')),
          ),
        ),
        month(names[1]!),
        ...texts.slice(2).map(closed),
      ),
      k.tabsOfUber(l),
    );
  },
  // The paper of the week with hours in its dates, and sums of before and after.
  paperWithHours: (s) => {
    const l = h.uber(s, { theme: 'light', font: 'Liberation Sans' });
    const [fares, offers, tips] = p.split(s.total, 0.82, 0.1);
    const [before, tolls] = [p.near(s, 240, 45), p.near(s, 130, 26)];
    const paid = h.adds(before, s.total * 0.94);
    const cell = 'padding:6px 2px;font-size:11.5px';
    const head = (words: string): string =>
      p.div('padding:14px 2px 4px;font-size:14px;font-weight:700;border-bottom:1px solid #111', words);
    const table = (all: [string, number][], end?: [string, number]): string =>
      h.table(
        [
          ...all.map(([name, value]) => [name, p.money(l, value)]),
          ...(end ? [[h.bold(end[0]), h.bold(p.money(l, end[1]))]] : []),
        ],
        [2, 1],
        cell,
        '#e4e4e4',
      );
    const range = p.week(l, TURNING_DATED);
    const [from, to] = range.split(/ [-–] /) as [string, string];
    const at = s.say('4:00 a. m.', '4:00 AM');
    return p.screen(
      { ...l, ground: '#6f7276' },
      h.stack(
        h.paperBar(l, `statement.${s.random.pick(['5e2c', 'b81a', '70fd'])}-${s.random.whole(1000, 9999)}.pdf`),
        p.div(
          'margin:10px 8px;padding:20px 16px 30px;background:#fff;color:#141414',
          h.stack(
            p.div('font-size:20px;font-weight:700', s.say('Estado de cuenta semanal', 'Weekly Statement')),
            p.div('font-size:11.5px;line-height:1.6;padding:6px 2px', `${from} ${at} - ${to} ${at}<br>${s.name}`),
            head(s.say('Saldo al inicio', 'Starting balance')),
            table([[s.say(`Saldo inicial al ${on(s, 0)}`, `Starting balance at ${on(s, 0)}`), before]]),
            head(s.say('Tus ganancias', 'Your earnings')),
            table(
              [
                [s.say('Tarifa neta', 'Net fare'), fares!],
                [s.say('Promociones', 'Promotions'), offers!],
                [s.say('Propinas', 'Tips'), tips!],
              ],
              [s.say('Ganancias totales', 'Total earnings'), s.total],
            ),
            head(s.say('Reembolsos y gastos', 'Refunds and expenses')),
            table([[s.say('Casetas', 'Tolls'), tolls]]),
            head(s.say('Pagos', 'Payouts')),
            table(
              [
                [
                  s.say(`Transferido a la cuenta bancaria (${on(s, 1)})`, `Transferred to bank account (${on(s, 1)})`),
                  -paid,
                ],
              ],
              [s.say('Saldo final', 'Ending balance'), h.adds(before, s.total, tolls, -paid)],
            ),
          ),
        ),
      ),
    );
  },
};
