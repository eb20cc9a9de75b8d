import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { AT_FOUR, TO_MONDAY, TO_MONDAY_DATED } from './weeks.ts';

/** As the app with the most drivers shows a week on its own page. */
export const UBER_WEEKS: Record<string, Design> = {
  // The tab of earnings: a week between arrows, its sum, bars with days' dates, figures, the wallet.
  tabOfEarnings: (s) => {
    const l = h.uber(s, { tint: s.random.pick(['#276ef1', '#111111', '#0e8345']), theme: 'light' });
    const trips = h.tripsOf(s);
    const names = h.initials(s).map((name, day) => `${name}<br>${p.dayNumber(s, day)}`);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(h.title(l, s.say('Ganancias', 'Earnings'), 32, 'padding:8px 0'), icon('help', 23), 'padding:0 20px'),
        k.roundPager(l, p.week(l, TO_MONDAY)),
        p.sum(l, s.total, 46, s.width - 60, 'text-align:center;padding:8px 0'),
        p.bars(l, Math.round(s.height * 0.12), names, l.tint, 2),
        h.title(l, s.say('Estadísticas', 'Stats'), 18, 'padding-bottom:0'),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * s.random.whole(1, 3)), s.say('Puntos', 'Points')],
        ]),
        k.pill(l, s.say('Ver resumen semanal', 'See weekly summary')),
        p.gap(l, 8),
        p.between(
          `${h.bold(s.say('Billetera', 'Wallet'))}${p.soft(l, s.say(`Pago programado: ${on(s, 8)}`, `Payout scheduled: ${on(s, 8)}`), 13)}`,
          `${p.nearly(l, 780, 140)} ${icon('right', 16)}`,
          'padding:14px 20px;font-size:17px',
        ),
        h.further(l),
      ),
      k.navOfUber(l),
    );
  },
  // The week's parts: fares less the fee, and further down where the money went.
  netBreakdown: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const fee = h.adds(s.total * s.random.between(0.15, 0.33));
    const [fares, offers, tips] = p.split(s.total, 0.83, 0.12);
    const [cash, bank] = p.split(s.total, s.random.between(0.2, 0.5));
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'help')),
        s.random.pick([0, 0, 14]),
        h.stack(
          p.soft(l, p.week(l, TO_MONDAY), 16, 'padding:16px 20px 0'),
          p.sum(l, s.total, 42, s.width - 60, 'padding:2px 20px'),
          p.soft(l, s.say('Ganancias netas', 'Net earnings'), 15, 'padding:0 20px 8px'),
          p.columns(l, [
            [q.hoursFor(s, trips), s.say('En línea', 'Online')],
            [String(trips), s.say('Viajes', 'Trips')],
          ]),
          h.title(l, s.say('Desglose', 'Breakdown'), 20, 'padding:8px 20px 4px'),
          k.adding(
            l,
            [
              [s.say('Tarifa', 'Fare'), h.adds(fares!, fee)],
              [s.say('Tarifa de servicio', 'Service fee'), -fee],
              [s.say('Promociones', 'Promotions'), offers!],
              [s.say('Propinas', 'Tips'), tips!],
            ],
            s.say('Ganancias netas', 'Net earnings'),
            s.total,
          ),
          p.gap(l, 6),
          h.title(l, s.say('Pagos', 'Payouts'), 20, 'padding:12px 20px 4px'),
          h.line(l, s.say('Efectivo cobrado', 'Cash collected'), p.money(l, -cash!)),
          h.line(l, s.say('Transferido a cuenta bancaria', 'Transferred to bank account'), p.money(l, -bank!)),
          h.further(l),
        ),
      ),
    );
  },
  // The statement of a week: what was there before, what came, what went, what is left.
  statementOfBalance: (s) => {
    if (s.random.chance(0.5)) s.start = '2025-12-29';
    const l = h.uber(s);
    const before = p.near(s, 340, 60);
    const tolls = p.near(s, 130, 24);
    const cash = h.adds(s.total * s.random.between(0.2, 0.45));
    const paid = h.adds(s.total * s.random.between(0.3, 0.5));
    const entry = (name: string, value: number): string =>
      p.between(
        `${name} ${icon('down', 13, `color:${l.soft}`)}`,
        p.money(l, value),
        `padding:15px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, '', 'back', 'share'),
        h.title(l, s.say('Estado de cuenta', 'Statement'), 30),
        p.soft(l, p.week(l, s.random.pick([AT_FOUR, TO_MONDAY_DATED])), 14, 'padding:0 20px 14px'),
        p.gap(l, 6),
        entry(s.say('Saldo inicial', 'Starting balance'), before),
        entry(s.say('Tus ganancias', 'Your earnings'), s.total),
        entry(s.say('Reembolsos y gastos', 'Refunds &amp; expenses'), tolls),
        entry(s.say('Efectivo cobrado', 'Cash collected'), -cash),
        entry(s.say('Pagos', 'Payouts'), -paid),
        p.between(
          h.bold(s.say('Saldo final', 'Ending balance')),
          h.bold(p.money(l, h.adds(before, s.total, tolls, -cash, -paid))),
          'padding:16px 20px;font-size:17px',
        ),
        k.pill(l, s.say('Descargar PDF', 'Download PDF')),
        p.soft(
          l,
          s.say(
            'Los viajes ajustados después se suman a la semana siguiente.',
            'Trips adjusted later are added to the following week.',
          ),
          13,
          'padding:6px 20px;line-height:1.4',
        ),
      ),
    );
  },
  // A list of weeks, one of them opened with its parts.
  listWithOpenWeek: (s) => {
    const l = h.uber(s);
    const at = s.random.whole(0, 2);
    const texts = weeksAround(
      l,
      s.random.pick([TO_MONDAY, TO_MONDAY_DATED]),
      [0, 1, 2, 3, 4, 5].map((row) => at - row),
    );
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.11);
    const head = (row: number): string =>
      p.between(
        `<span style="font-size:15px;${row === at ? 'font-weight:700' : ''}">${texts[row]}</span>`,
        `${row === at ? h.bold(p.money(l, s.total)) : q.anotherWeek(l)} ${icon(row === at ? 'up' : 'down', 14)}`,
        `padding:15px 18px;font-size:15px;${row === at ? '' : `border-bottom:1px solid ${l.line};color:${l.soft}`}`,
      );
    const open = p.div(
      `padding-bottom:12px;border-bottom:1px solid ${l.line}`,
      h.stack(
        h.subLine(l, s.say('Tarifa neta', 'Net fare'), p.money(l, fares!)),
        h.subLine(l, s.say('Promociones', 'Promotions'), p.money(l, offers!)),
        h.subLine(l, s.say('Propinas', 'Tips'), p.money(l, tips!)),
        p.div(
          'padding:8px 20px 2px 36px;font-size:14px;text-decoration:underline',
          s.say('Ver estado de cuenta', 'View statement'),
        ),
      ),
    );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, '', 'back'),
        h.title(l, s.say('Ganancias semanales', 'Weekly earnings'), 28, 'padding-bottom:14px'),
        ...texts.map((_, row) => `${head(row)}${row === at ? open : ''}`),
      ),
      k.navOfUber(l),
    );
  },
  // All trips of the week under its small sum, the page pulled up.
  tripsUnderSum: (s) => {
    const l = h.uber(s);
    const kinds =
      s.country === 'mx' ? ['UberX', 'Uber Planet', 'Moto', 'Envíos'] : ['UberX', 'Comfort', 'Share', 'Connect'];
    const worked = [6, 5, 4, 3, 2, 1, 0].filter((day) => s.days[day]! > 0);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Actividad de ganancias', 'Earnings activity'), 'back', 'search'),
          p.between(
            `${h.chip(l, `${p.week(l, TO_MONDAY)} ${icon('down', 13)}`)}`,
            h.bold(p.money(l, s.total)),
            'padding:4px 16px 12px;font-size:19px',
          ),
        ),
        s.random.pick([0, 26, 60]),
        h.stack(...worked.map((day) => k.dayWithTrips(l, day, kinds))),
      ),
      k.navOfUber(l),
    );
  },
  // A bar is pressed: the day's own sum stands in a bubble over it.
  pressedBar: (s) => {
    const l = h.uber(s);
    const trips = q.tripsOfDays(s, q.fare(s));
    const worked = [1, 2, 3, 4, 5].filter((day) => s.days[day]! > 0);
    const day = worked.length ? s.random.pick(worked) : s.days.indexOf(Math.max(...s.days));
    const bubble = p.div(
      `width:fit-content;margin:4px auto 0;padding:9px 14px;border-radius:8px;background:${l.ink};color:${l.ground};font-size:14px`,
      `${onDay(s, day)} · ${h.bold(p.money(l, s.days[day]!))}`,
    );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('close', 22), icon('calendar', 22), 'padding:12px 20px'),
        p.div(
          'padding:0 20px 10px',
          `${p.soft(l, p.week(l, TO_MONDAY), 17)}${p.sum(l, s.total, 44, s.width - 60)}${p.soft(l, s.say(`${q.total(trips)} viajes · ${q.hoursFor(s, q.total(trips))}`, `${q.total(trips)} trips · ${q.hoursFor(s, q.total(trips))}`), 15)}`,
        ),
        bubble,
        k.axisBars(l, Math.round(s.height * 0.17), weekdays(s, 3), day),
        p.div('height:14px', ''),
        p.gap(l, 6),
        p.rows(l, [
          [s.say('Detalles de la semana', 'Week details'), icon('right', 16)],
          [s.say('Ver todos los viajes', 'See all trips'), icon('right', 16)],
          [s.say('Cómo se calculan tus ganancias', 'How your earnings are calculated'), icon('right', 16)],
        ]),
      ),
      k.navOfUber(l),
    );
  },
};
