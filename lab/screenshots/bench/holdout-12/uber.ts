import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import { dayOf } from '../wording.ts';
import * as m from './parts.ts';

/** Weeks of the app with the most drivers. */
export const UBER_WEEKS: m.Designs = {
  // Each bar is a week; the chosen one is dark, its dates and sum are above.
  barsAreWeeks: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const trips = h.tripsOf(s);
    const heights = [0, 0, 0, 0, 0, 0].map(() => s.random.between(0.35, 1));
    const chosen = s.random.whole(2, 4);
    const bar = (share: number, at: number): string => {
      const day = dayOf(s.start, (at - chosen) * 7);
      return p.div(
        `flex:1;text-align:center;font-size:12px;line-height:1.3;color:${at === chosen ? l.ink : l.soft};${at === chosen ? 'font-weight:700' : ''}`,
        `${p.div(`height:${share * s.height * 0.17}px;margin:0 6px 6px;border-radius:4px 4px 0 0;background:${at === chosen ? l.tint : l.line}`, '')}${day.d}/${day.m + 1}`,
      );
    };
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        q.tabs(l, s.say('Por día,Por semana', 'Daily,Weekly').split(','), 1),
        p.soft(l, p.week(l, s.random.pick([TURNING, TURNING_DATED])), 15, 'padding:14px 20px 0'),
        p.sum(l, s.total, 44, s.width - 60, 'padding:0 20px 12px'),
        p.div('display:flex;align-items:flex-end;padding:6px 14px 12px', heights.map(bar).join('')),
        p.gap(l, 6),
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
  // What customers paid and how much of it the driver kept.
  shareOfCustomers: (s) => {
    const l = h.uber(s, { tint: '#0e8345' });
    const kept = s.random.between(0.62, 0.82);
    const paid = h.adds(s.total / kept);
    const fees = h.adds(paid * (1 - kept) * 0.3);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Desglose semanal', 'Weekly breakdown'), 'back', 'share'),
        p.soft(l, p.week(l, TURNING), 15, 'padding:6px 20px'),
        p.div(
          'display:flex;height:26px;margin:4px 20px 14px;border-radius:6px;overflow:hidden',
          `${p.div(`width:${kept * 100}%;background:${l.tint}`, '')}${p.div('width:12%;background:#9aa5b1', '')}${p.div('flex:1;background:#c9cfd6', '')}`,
        ),
        p.div(
          'padding:0 20px 12px;font-size:19px;font-weight:700',
          s.say(`Te quedaste con ${Math.round(kept * 100)}%`, `You kept ${Math.round(kept * 100)}%`),
        ),
        k.ruled(l, [
          [s.say('Pagos de los usuarios', 'Customer payments'), paid],
          [s.say('Impuestos y seguros', 'Taxes and insurance'), -fees],
          [s.say('Uber', 'Uber’s share'), h.adds(s.total, fees, -paid)],
        ]),
        k.strong(l, s.say('Tus ganancias', 'Your earnings'), s.total, 19),
        p.soft(
          l,
          s.say(
            'Las propinas son siempre para ti y no se incluyen en el porcentaje.',
            'Tips are always yours and don’t count towards the share.',
          ),
          13,
          'padding:4px 20px 14px;line-height:1.4',
        ),
        p.gap(l, 6),
        k.place(l, 'help', s.say('Cómo se calcula', 'How it’s calculated')),
        k.place(l, 'calendar', s.say('Semanas anteriores', 'Past weeks')),
      ),
    );
  },
  // Rides and deliveries in one week.
  servicesOfWeek: (s) => {
    const l = h.uber(s);
    const [rides, food, parcels] = h.divided(s, s.total, 3);
    const service = (at: Parameters<typeof icon>[0], name: string, many: number, value: number): string =>
      p.between(
        p.span(
          'display:flex;gap:14px;align-items:center',
          `${icon(at, 22)}<span>${name}${p.soft(l, s.say(`${many} solicitudes`, `${many} requests`), 13)}</span>`,
        ),
        p.money(l, value),
        `padding:11px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 23), icon('help', 23), 'padding:10px 20px'),
        n.roundPager(l, p.week(l, s.random.pick([TURNING, TURNING_DATED]))),
        p.sum(l, s.total, 48, s.width - 60, 'text-align:center;padding-top:6px'),
        p.bars(l, Math.round(s.height * 0.13), h.initials(s), l.tint, 3),
        k.part(l, s.say('Contribución por servicio', 'Earnings by service')),
        service('car', s.say('Viajes', 'Rides'), s.random.whole(12, 40), rides!),
        service('gift', 'Uber Eats', s.random.whole(8, 30), food!),
        service('pin', s.say('Envíos', 'Connect'), s.random.whole(2, 12), parcels!),
        k.place(l, 'chart', s.say('Ver desglose completo', 'See full breakdown')),
      ),
      k.tabsOfUber(l),
    );
  },
  // A message with a sum of its own came down over the page's head.
  messageOverHead: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const trips = h.tripsOf(s);
    const sum = p.bonus(l, 1500, 80);
    return p.screen(
      l,
      h.stack(
        m.headsUp(
          'WhatsApp',
          s.say(
            `<b>Mamá</b><br>Ya te deposité los ${sum} que te debía`,
            `<b>Mom</b><br>Just sent you the ${sum} I owed you`,
          ),
        ),
        p.phone(l),
        p.div('height:58px', ''),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.sum(l, s.total, 52, s.width - 60, 'text-align:center;padding:10px 0 2px'),
        n.axisBars(l, Math.round(s.height * 0.17), weekdays(s, 3)),
        p.div('height:12px', ''),
        p.gap(l, 6),
        k.part(l, s.say('Estadísticas', 'Stats')),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * 2), s.say('Puntos', 'Points')],
        ]),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, m.partsOf(s)),
      ),
      k.tabsOfUber(l),
    );
  },
  // The app as it was: a black head, the sum in it, what was paid in cash below.
  blackHead: (s) => {
    const l = h.uber(s, { theme: 'light', tint: '#1fbad6' });
    const trips = h.tripsOf(s);
    const cash = h.adds(s.total * s.random.between(0.2, 0.45));
    return p.screen(
      l,
      h.stack(
        p.div(
          'background:#000;color:#fff;padding-bottom:18px',
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('close', 22), s.say('AYUDA', 'HELP'), 'padding:10px 20px;font-size:13px'),
            p.div(
              'text-align:center;font-size:15px',
              `${icon('left', 15)} &nbsp; ${p.week(l, TURNING)} &nbsp; ${icon('right', 15)}`,
            ),
            p.sum(l, s.total, 46, s.width - 60, 'text-align:center;padding:6px 0'),
            p.bars({ ...l, soft: '#b5b5b5', line: '#333' }, 70, h.initials(s), l.tint, 0),
          ),
        ),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
        ]),
        p.gap(l),
        p.rows(l, [
          [s.say('Cobrado en efectivo', 'Cash collected'), p.money(l, s.country === 'mx' ? -cash : 0)],
          [s.say('Saldo', 'Balance'), p.money(l, s.country === 'mx' ? h.adds(s.total, -cash) : s.total)],
          [s.say('Detalles', 'Details'), icon('right', 16)],
        ]),
        p.button({ ...l, tint: '#000' }, s.say('Transferir ahora', 'Cash out')),
      ),
    );
  },
  // The statement's largest sum is what is left to be paid out; the week's own is a line.
  balanceLargest: (s) => {
    const l = h.uber(s);
    const texts = weeksAround(l, s.random.pick([TURNING, TURNING_DATED]), [0]);
    const [before, tolls] = [p.near(s, 380, 70), p.near(s, 120, 26)];
    const paid = h.adds(before, s.total * s.random.between(0.3, 0.6));
    const entry = (name: string, value: number, isBold = false): string =>
      p.between(
        isBold ? h.bold(name) : name,
        `${isBold ? h.bold(p.money(l, value)) : p.money(l, value)} &nbsp;${icon('down', 14, `color:${l.soft}`)}`,
        `padding:14px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de cuenta', 'Statement'), 'back', 'share'),
        p.soft(l, texts[0]!, 15, 'padding:8px 20px'),
        p.card(
          l,
          `${p.soft(l, s.say('Saldo final', 'Ending balance'), 14)}${p.sum(l, h.adds(before, s.total, tolls, -paid), 36, s.width - 90)}${p.soft(l, s.say(`Al ${on(s, 7)}, 4:00 a. m.`, `As of ${on(s, 7)}, 4:00 AM`), 13)}`,
        ),
        entry(s.say('Saldo inicial', 'Starting balance'), before),
        entry(s.say('Tus ganancias', 'Your earnings'), s.total, true),
        entry(s.say('Reembolsos y gastos', 'Refunds & expenses'), tolls),
        entry(s.say('Pagos', 'Payouts'), -paid),
        n.pill(l, s.say('Descargar PDF', 'Download PDF'), 'margin-top:18px'),
      ),
      k.tabsOfUber(l),
    );
  },
};
