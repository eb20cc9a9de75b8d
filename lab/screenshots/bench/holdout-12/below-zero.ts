import { icon, on } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, SLASHED_DATED, TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import * as m from './parts.ts';

/** Weeks that ended below zero. */
export const BELOW_ZERO: m.Designs = {
  // A fare was given back to a rider after the week's only trips.
  fareGivenBack: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const loss = p.lose(s);
    const fares = p.near(s, 260, 48);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('close', 23), icon('help', 23), 'padding:10px 20px'),
        k.chosenWeek(l, p.week(l, s.random.pick([TURNING, TURNING_DATED]))),
        p.sum(l, loss, 48, s.width - 60, 'text-align:center;padding:8px 0 2px'),
        p.soft(l, s.say('Ganancias netas', 'Net earnings'), 14, 'text-align:center;padding-bottom:12px'),
        p.gap(l, 6),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifa', 'Fare'), fares],
          [s.say('Ajustes de viajes', 'Trip adjustments'), h.adds(loss, -fares)],
          [s.say('Propinas', 'Tips'), 0],
        ]),
        k.strong(l, s.say('Ganancias netas', 'Net earnings'), loss),
        k.place(l, 'clock', s.say('Actividad de ganancias', 'Earnings activity')),
        k.place(l, 'help', s.say('Ayuda con un ajuste', 'Help with an adjustment')),
      ),
      k.tabsOfUber(l),
    );
  },
  // The week's fines were more than its trips.
  finesOfWeek: (s) => {
    const l = h.didi(s);
    const loss = p.lose(s);
    const fares = p.near(s, 190, 30);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:16px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('help', 22), 'padding:8px 18px'),
            p.div('padding:2px 20px;font-size:15px', p.week(l, s.random.pick([CLOSED, SLASHED_DATED]))),
            p.sum(l, loss, 40, s.width - 60, 'padding:0 20px'),
            p.div('padding:0 20px;font-size:14px', s.say('Ganancia total', 'Total earnings')),
          ),
        ),
        p.rows(l, [
          [s.say('Tarifa de viajes', 'Trip fares'), p.money(l, fares)],
          [s.say('Cargo por cancelaciones', 'Cancellation charges'), p.money(l, h.adds((loss - fares) * 0.4))],
          [
            s.say('Cargo por limpieza', 'Cleaning charge'),
            p.money(l, h.adds(loss, -fares, -h.adds((loss - fares) * 0.4))),
          ],
          [s.say('Recompensas', 'Rewards'), p.money(l, 0)],
        ]),
        h.further(l),
      ),
    );
  },
  // No rides, and an earlier one was corrected.
  chargedWithoutRides: (s) => {
    const l = h.lyft(s);
    const loss = p.lose(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias de la semana', 'Weekly earnings'), 'back', 'help'),
        n.roundPager(l, p.week(l, s.random.pick([CLOSED, CLOSED_DATED]))),
        p.sum(l, loss, 46, s.width - 60, 'text-align:center;padding-top:8px'),
        p.soft(l, s.say('Ganancias totales', 'Total earnings'), 14, 'text-align:center;padding-bottom:10px'),
        p.bars(l, 40, h.initials(s), l.tint, 4),
        k.ruled(l, [
          [s.say('Ganancias por viajes', 'Ride earnings'), 0],
          [s.say('Propinas', 'Tips'), 0],
          [s.say('Ajuste de un viaje anterior', 'Adjustment to an earlier ride'), loss],
        ]),
        p.card(
          l,
          s.say(
            `Se cobrará de tu próximo depósito, el ${on(s, 9)}.`,
            `We’ll take this from your next deposit on ${on(s, 9)}.`,
          ),
          'font-size:14px;line-height:1.4',
        ),
      ),
      k.tabsOfLyft(l),
    );
  },
  // A paper whose net is in brackets.
  bracketsOnPaper: (s) => {
    const l = m.riding(s, { theme: 'light', font: 'Liberation Sans' });
    const loss = p.lose(s);
    const fares = p.near(s, 240, 44);
    const brackets = (value: number): string => (value < 0 ? `(${p.money(l, -value)})` : p.money(l, value));
    const cell = 'padding:8px 2px;font-size:12px';
    return p.screen(
      { ...l, ground: '#7d8085' },
      h.stack(
        h.paperBar(l, s.say('estado_semanal.pdf', 'weekly_statement.pdf')),
        p.div(
          'margin:14px 10px;padding:22px 16px 60px;background:#fff;color:#181818',
          h.stack(
            p.div(`font-size:22px;font-weight:700;color:${s.platform === 'uber' ? '#000' : l.tint}`, h.nameOf(s)),
            p.div(
              'padding:10px 2px;font-size:12px;line-height:1.6',
              `${s.name}<br>${s.say('Periodo', 'Period')}: ${p.week(l, s.platform === 'uber' ? TURNING_DATED : CLOSED_DATED)}`,
            ),
            h.table(
              [
                [s.say('Tarifas', 'Fares'), brackets(fares)],
                [s.say('Tarifa de servicio', 'Service fee'), brackets(-h.adds(fares * 0.25))],
                [s.say('Ajustes', 'Adjustments'), brackets(h.adds(loss, -fares, h.adds(fares * 0.25)))],
                [m.totalOf(s), brackets(loss)].map(h.bold),
              ],
              [2, 1],
              cell,
              '#ddd',
            ),
          ),
        ),
      ),
    );
  },
};
