import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, NAMED, SLASHED, TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** Weeks that ended below zero. */
export const BELOW_ZERO: m.Designs = {
  // A promotion that had been paid was taken back.
  promotionTakenBack: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const loss = p.lose(s);
    const fare = p.near(s, 140, 26);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'help'),
        h.pager(l, p.week(l, s.random.pick([TURNING, TURNING_DATED]))),
        p.sum(l, loss, 48, s.width - 60, 'text-align:center;padding:4px 0 8px'),
        p.bars(l, 50, h.initials(s)),
        p.columns(l, [
          ['1 h 12 min', s.say('En línea', 'Online')],
          ['2', s.say('Viajes', 'Trips')],
        ]),
        p.gap(l, 6),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifa', 'Fare'), fare],
          [s.say('Promociones', 'Promotions'), h.adds(loss, -fare)],
        ]),
        k.strong(l, s.say('Ganancias netas', 'Net earnings'), loss),
        p.soft(
          l,
          s.say('Se revirtió una promoción de una semana anterior.', 'A promotion from an earlier week was reversed.'),
          13,
          'padding:2px 20px',
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // The service's fees of cash rides, in red, with the longer minus.
  redAfterFees: (s) => {
    const l = h.didi(s);
    const loss = p.lose(s);
    const rides = p.near(s, 120, 20);
    const signed = (value: number): string => (value < 0 ? `−${p.money(l, -value)}` : p.money(l, value));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        h.underlined(l, s.say('Diario,Semanal,Mensual', 'Daily,Weekly,Monthly').split(','), 1),
        h.pager(l, p.week(l, s.random.pick([CLOSED, SLASHED]))),
        p.div('text-align:center;font-size:42px;font-weight:700;color:#d93025;padding:6px 0', signed(loss)),
        p.soft(l, s.say('Ganancia total', 'Total earnings'), 14, 'text-align:center;padding-bottom:12px'),
        p.rows(l, [
          [s.say('Tarifa de viajes', 'Trip fares'), signed(rides)],
          [s.say('Recompensas', 'Rewards'), signed(0)],
          [s.say('Objeto olvidado no devuelto', 'Lost item not returned'), signed(h.adds(loss, -rides))],
        ]),
        p.card(
          l,
          s.say('Tu saldo se ajustará con tus próximos viajes.', 'Your balance will be adjusted with your next rides.'),
          'font-size:14px',
        ),
        h.further(l),
      ),
    );
  },
  // The history's opened week is the one below zero; the others are not.
  openedBelowZero: (s) => {
    const l = h.lyft(s);
    const usual = s.total;
    const loss = p.lose(s);
    const texts = weeksAround(l, s.random.pick([CLOSED, NAMED]), [1, 0, -1, -2]);
    const closed = (words: string): string =>
      p.between(
        words,
        `${p.money(l, usual * s.random.between(0.5, 1.2))} &nbsp;${icon('down', 15, `color:${l.soft}`)}`,
        `padding:16px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial', 'History'), 'back', 'help'),
        closed(texts[0]!),
        p.div(
          `background:${l.panel};padding-bottom:12px`,
          h.stack(
            p.between(
              h.bold(texts[1]!),
              `${h.bold(p.money(l, loss))} &nbsp;${icon('up', 15)}`,
              'padding:16px 20px 8px;font-size:16px',
            ),
            h.subLine(l, s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, 0)),
            h.subLine(l, s.say('Tarifa de lavado', 'Car wash fee'), p.money(l, h.adds(loss * 0.2))),
            h.subLine(l, s.say('Ajuste', 'Adjustment'), p.money(l, h.adds(loss, -h.adds(loss * 0.2)))),
            h.subLine(l, s.say('Ganancias totales', 'Total earnings'), p.money(l, loss)),
          ),
        ),
        closed(texts[2]!),
        closed(texts[3]!),
      ),
      k.tabsOfLyft(l),
    );
  },
  // On the site, in a computer's browser.
  siteBelowZero: (s) => {
    [s.width, s.height] = [1280, 720];
    const l = m.riding(s, { theme: 'light' });
    const loss = p.lose(s);
    const site = {
      uber: 'drivers.uber.com/earnings',
      didi: 'conductor.didiglobal.com',
      lyft: 'lyft.com/driver',
      other: '',
    };
    return p.screen(
      l,
      h.stack(
        h.browser(h.nameOf(s), `https://${site[s.platform]}`),
        p.between(
          h.bold(h.nameOf(s)),
          h.firstName(s),
          `padding:14px 60px;font-size:20px;border-bottom:1px solid ${l.line}`,
        ),
        p.div(
          'width:720px;margin:0 auto;padding-top:20px',
          h.stack(
            n.roundPager(l, p.week(l, m.waysOf(s))),
            p.sum(l, loss, 44, 500, 'padding:14px 18px 0'),
            p.soft(l, m.totalOf(s), 15, 'padding:0 18px 10px'),
            p.bars(l, 60, weekdays(s, 3)),
            k.ruled(l, [
              [m.kindsOf(s)[0]!, 0],
              [m.kindsOf(s)[2]!, 0],
              [s.say(`Cargo del ${on(s, 2)}`, `Charge of ${on(s, 2)}`), loss],
            ]),
            k.strong(l, m.totalOf(s), loss),
          ),
        ),
      ),
    );
  },
};
