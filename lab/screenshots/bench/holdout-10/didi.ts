import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { CLOSED, CLOSED_DATED, SLASHED, SLASHED_DATED } from './weeks.ts';

/** The orange app's weeks. */
export const DIDI_WEEKS: Record<string, Design> = {
  // Three weeks as fields to choose from, the chosen one filled.
  fieldsOfWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, SLASHED, [-1, 0, 1]);
    const trips = h.tripsOf(s);
    const [cash, card] = p.split(s.total, s.random.between(0.3, 0.6));
    const field = (words: string, at: number): string =>
      p.div(
        `flex:1;text-align:center;padding:8px 0;border-radius:16px;font-size:12.5px;white-space:nowrap;${at === 1 ? `background:${l.tint};color:#fff;font-weight:700` : `background:${l.panel};color:${l.soft}`}`,
        words,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        h.underlined(l, s.say('Diario,Semanal', 'Daily,Weekly').split(','), 1),
        p.div('display:flex;gap:8px;padding:14px 12px 6px', texts.map(field).join('')),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14, 'padding:10px 20px 0'),
        p.sum(l, s.total, 44, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          s.say(
            `${trips} viajes completados · ${q.hoursFor(s, trips)}`,
            `${trips} completed trips · ${q.hoursFor(s, trips)}`,
          ),
          14,
          'padding:0 20px 10px',
        ),
        k.tiles(l, [
          [s.say('Efectivo', 'Cash'), p.money(l, cash!)],
          [s.say('Depósito', 'Deposit'), p.money(l, card!)],
        ]),
        p.bars(l, 56, h.initials(s), l.tint, 8),
        p.gap(l),
        k.place(l, 'gift', s.say('Recompensas', 'Rewards'), s.say('Hasta $780 esta semana', 'Up to $780 this week')),
        k.place(l, 'clock', s.say('Historial de viajes', 'Trip history')),
        k.place(l, 'bank', s.say('Cuenta bancaria', 'Bank account')),
      ),
    );
  },
  // A ring of what the week is made of, its sum in the middle, the dates in the head.
  ringOfWeek: (s) => {
    if (s.random.chance(0.5)) k.across(s);
    const l = h.didi(s);
    const [fares, rewards, tips] = p.split(s.total, s.random.between(0.78, 0.88), 0.09);
    const range = p.week(l, s.random.pick([CLOSED, CLOSED_DATED]));
    const legend = (name: string, value: number, colour: string): string =>
      p.between(
        `${p.span(`display:inline-block;width:10px;height:10px;border-radius:50%;background:${colour};margin-right:10px`, '')}${name}`,
        p.money(l, value),
        `padding:11px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'share'),
        p.soft(l, range, 13, 'text-align:center;padding-bottom:14px'),
        h.ring(
          l,
          Math.min(220, Math.round(s.height * 0.28)),
          fares! / s.total,
          `${p.sum(l, s.total, 25, 150, '')}${p.soft(l, s.say('Ganancias', 'Earnings'), 13)}`,
        ),
        p.div('height:14px', ''),
        legend(s.say('Tarifas de viajes', 'Trip fares'), fares!, l.tint),
        legend(s.say('Recompensas', 'Rewards'), rewards!, '#ffc08a'),
        legend(s.say('Propinas', 'Tips'), tips!, '#b9bcc2'),
        p.columns(l, [
          [`${s.random.whole(82, 99)}%`, s.say('Aceptación', 'Acceptance')],
          [`${s.random.whole(1, 9)}%`, s.say('Cancelación', 'Cancellation')],
          [`4.9${s.random.whole(0, 9)}`, s.say('Calificación', 'Rating')],
        ]),
        h.further(l),
      ),
    );
  },
  // Taxes of weeks: the first one open, from what came in down to what is left.
  taxesOfWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, SLASHED_DATED, [0, -1, -2, -3]);
    const fee = h.adds(s.total * 0.14);
    const [vat, income] = p.split(h.adds(s.total * 0.1), 0.79);
    const closed = (words: string): string =>
      p.between(
        words,
        icon('down', 16, `color:${l.soft}`),
        `margin:8px 14px;padding:14px 16px;border-radius:10px;background:${l.panel};font-size:15px`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Impuestos y retenciones', 'Taxes and withholdings'), 'back', 'help'),
        q.tabs(l, s.say('Por semana,Por mes', 'By week,By month').split(','), 0),
        p.div(
          `margin:8px 14px;padding:12px 0 4px;border-radius:10px;border:1px solid ${l.tint}`,
          h.stack(
            p.between(h.bold(texts[0]!), icon('up', 16), 'padding:0 16px 8px;font-size:15px'),
            h.line(l, s.say('Ingresos por viajes', 'Trip income'), p.money(l, h.adds(s.total, fee, vat!, income!))),
            h.line(l, s.say('Tarifa de servicio', 'Service fee'), p.money(l, -fee)),
            h.line(l, s.say('IVA retenido (8%)', 'VAT withheld (8%)'), p.money(l, -vat!)),
            h.line(l, s.say('ISR retenido (2.1%)', 'Income tax withheld (2.1%)'), p.money(l, -income!)),
            h.endLine(l, s.say('Ganancias netas', 'Net earnings'), p.money(l, s.total)),
            p.div(
              `padding:6px 20px 10px;font-size:14px;color:${l.tint}`,
              s.say('Descargar constancia', 'Download certificate'),
            ),
          ),
        ),
        ...texts.slice(1).map(closed),
        p.soft(
          l,
          s.say('RFC registrado. Las tasas son las de plataformas.', 'Tax ID on file. Platform rates apply.'),
          13,
          'padding:10px 20px',
        ),
      ),
    );
  },
  // The app set to English; something was just copied.
  orangeInEnglish: (s) => {
    const l = h.didi(s, {
      marks: [
        ['MX$', ''],
        ['$', ''],
      ],
    });
    k.speak(s, 'en');
    const trips = h.tripsOf(s);
    const [fares, rewards] = p.split(s.total, 0.91);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:16px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('help', 22), 'padding:8px 18px'),
            p.between(
              `${p.span('font-size:14px', 'Total earnings')}`,
              `${p.week(l, s.random.pick([CLOSED, SLASHED]))} ${icon('down', 13)}`,
              'padding:4px 20px;font-size:14px',
            ),
            p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
          ),
        ),
        p.bars(l, Math.round(s.height * 0.11), weekdays(s, 3), l.tint, 3),
        p.rows(l, [
          ['Trip earnings', p.money(l, fares!)],
          ['Rewards', p.money(l, rewards!)],
          ['Completed trips', String(trips)],
          ['Online time', q.hoursFor(s, trips)],
          ['Paid in cash', p.money(l, h.adds(s.total * 0.38))],
          ['Next deposit', on(s, 9)],
        ]),
        h.further(l),
        h.toast('Saved to your photos', 70),
      ),
    );
  },
  // Fees of trips in cash stayed unpaid: the week ends below zero.
  feesBelowZero: (s) => {
    const l = h.didi(s);
    const loss = p.lose(s);
    const fares = p.near(s, 320, 60);
    const fee = h.adds(fares * 0.2);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalle de la semana', 'Week details'), 'back', 'help'),
        p.div(
          `margin:8px 16px;padding:18px;border-radius:14px;background:${l.panel};text-align:center`,
          h.stack(
            p.soft(l, p.week(l, s.random.pick([SLASHED_DATED, CLOSED])), 14),
            p.sum(l, loss, 40, s.width - 90, 'padding:4px 0'),
            p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14),
          ),
        ),
        k.ruled(l, [
          [s.say('Tarifas de viajes (4)', 'Trip fares (4)'), fares],
          [s.say('Tarifa de servicio', 'Service fee'), -fee],
          [s.say('Ajuste por reporte de pasajero', 'Adjustment after a rider’s report'), h.adds(loss, -fares, fee)],
        ]),
        k.strong(l, s.say('Total', 'Total'), loss),
        p.between(
          s.say('Se descontará de tu siguiente depósito', 'It will come out of your next deposit'),
          icon('info', 18),
          `margin:4px 16px;padding:12px 14px;border-radius:10px;background:${l.panel};font-size:14px`,
        ),
        h.further(l),
      ),
    );
  },
  // Two days with trips, the other five without, under a head in the app's colour.
  weekOfTwoDays: (s) => {
    const l = h.didi(s);
    k.only(s, s.random.some([0, 1, 2, 3, 4, 5, 6], 2), p.near(s, 1500, 260));
    const trips = q.tripsOfDays(s, q.fare(s));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias por día', 'Earnings by day'), 'back', 'calendar'),
        p.between(
          `${p.span('font-size:14px', p.week(l, s.random.pick([CLOSED, SLASHED, CLOSED_DATED])))}<br>${p.span('font-size:13px;opacity:.85', s.say(`${q.total(trips)} viajes`, `${q.total(trips)} trips`))}`,
          p.span('font-size:24px;font-weight:700', p.money(l, s.total)),
          `margin:6px 14px 8px;padding:16px;border-radius:12px;background:${l.tint};color:#fff`,
        ),
        ...[0, 1, 2, 3, 4, 5, 6].map((day) => k.dayLine(l, day, trips[day]!)),
        p.soft(
          l,
          s.say('Las recompensas se suman el día en que se pagan.', 'Rewards count on the day they are paid.'),
          13,
          'padding:12px 20px',
        ),
      ),
    );
  },
};
