import { icon, monthYear, on, onDay, year } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, SLASHED, TURNING } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** The driver's own pages that are no week's earnings. */
export const OWN_PAGES: m.Designs = {
  // Only the tips of a week, by rider.
  tipsByRider: (s) => {
    const l = m.riding(s);
    const parts = h.divided(s, p.near(s, 260, 74), 5);
    const riders = s.random.some(['Paola', 'Andrea', 'Erick', 'Mónica', 'Jorge', 'Kevin', 'Linda', 'Saúl'], 5);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tus propinas', 'Your tips'), 'close', 'help'),
        p.soft(l, p.week(l, m.shortWaysOf(s)), 15, 'padding:8px 20px 0'),
        p.sum(l, h.adds(...parts), 44, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Total de propinas', 'Total tips'), 14, 'padding:0 20px 14px'),
        p.rows(
          l,
          parts.map((value, at): [string, string] => [
            `${s.say('De', 'From')} ${riders[at]}${p.soft(l, onDay(s, 5 - at), 13)}`,
            p.money(l, value),
          ]),
        ),
        p.button(l, s.say('Dar las gracias', 'Say thanks')),
      ),
    );
  },
  // What an hour makes, by the time of the day.
  hoursOfTheCity: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const best = p.near(s, 150, 28);
    const hour = (from: string, share: number): string =>
      p.div(
        'display:flex;align-items:center;gap:10px;padding:9px 20px;font-size:14px',
        `${p.span('width:70px', from)}${p.span(`width:${share * s.width * 0.4}px;height:14px;border-radius:3px;background:${l.tint}`, '')}${p.money(l, h.adds(best * share))}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tendencias de ganancias', 'Earnings trends'), 'back', 'info'),
        h.title(l, s.say('Lo que otros ganan por hora', 'What others make per hour'), 22),
        p.soft(
          l,
          `${p.week(l, TURNING)} · ${s.say('Promedio de tu ciudad', 'Average of your city')}`,
          14,
          'padding:0 20px 12px',
        ),
        hour(s.say('5 - 8 h', '5–8 AM'), 0.72),
        hour(s.say('8 - 11 h', '8–11 AM'), 0.85),
        hour(s.say('11 - 14 h', '11–2 PM'), 0.6),
        hour(s.say('14 - 17 h', '2–5 PM'), 0.66),
        hour(s.say('17 - 20 h', '5–8 PM'), 1),
        hour(s.say('20 - 23 h', '8–11 PM'), 0.9),
        p.gap(l, 6),
        k.place(l, 'pin', s.say('Dónde hay más viajes', 'Where it’s busy')),
        k.place(l, 'clock', s.say('Cuándo conectarte', 'When to go online')),
      ),
      k.tabsOfUber(l, 0),
    );
  },
  // What is aimed at, or what the app expects of the week: not yet earned.
  aimedOrExpected: (s) => {
    const l = m.riding(s);
    const isGoal = s.random.chance(0.5);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, isGoal ? s.say('Meta semanal', 'Weekly goal') : s.say('Proyección', 'Projection'), 'back', 'help'),
        p.soft(l, p.week(l, m.shortWaysOf(s)), 15, 'text-align:center;padding:14px'),
        h.ring(
          l,
          210,
          0.4,
          isGoal
            ? `${p.div('font-size:32px;font-weight:700', p.bonus(l, 5000, 900))}${p.soft(l, s.say('es tu meta', 'is your goal'), 14)}`
            : `${p.div('font-size:30px;font-weight:700', p.bonus(l, 5600, 1050))}${p.soft(l, s.say('estimado', 'estimated'), 14)}`,
        ),
        p.div(
          'padding:22px 28px;font-size:16px;line-height:1.45;text-align:center',
          isGoal
            ? s.say(`Te faltan ${p.bonus(l, 3000, 540)} para llegar.`, `${p.bonus(l, 3000, 540)} to go.`)
            : s.say(
                'Si te conectas las mismas horas que en las últimas cuatro semanas, podrías ganar esta cantidad.',
                'If you drive the hours of your last four weeks, you could make this much.',
              ),
        ),
        p.button(
          l,
          isGoal ? s.say('Cambiar meta', 'Change goal') : s.say('Planear mis horas', 'Plan my hours'),
          'border-radius:26px',
        ),
        p.soft(l, s.say('No es una garantía de ingresos.', 'Not a guarantee of earnings.'), 13, 'text-align:center'),
      ),
    );
  },
  // One day of the orange app with its rides, moved up so that the tabs are out of the picture.
  dayMovedUp: (s) => {
    const l = h.didi(s);
    const parts = h.divided(s, p.near(s, 930, 160), 7);
    const times = h.timesOf(s, 7);
    const day = s.random.whole(1, 5);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'calendar')),
        18,
        h.stack(
          p.div('padding:26px 20px 4px;font-size:15px;text-align:center', onDay(s, day)),
          p.sum(l, h.adds(...parts), 40, s.width - 60, 'text-align:center;padding-bottom:10px'),
          ...parts.map((value, at) =>
            p.between(
              `${s.random.pick(['DiDi Express', 'DiDi Taxi', 'DiDi Pon tu Precio'])}${p.soft(l, `${times[at]} · ${s.random.pick([s.say('Efectivo', 'Cash'), s.say('Tarjeta', 'Card')])}`, 13)}`,
              p.money(l, value),
              `padding:9px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
            ),
          ),
        ),
      ),
    );
  },
  // A month by its weeks' bars, or a year for the taxes.
  monthOrYear: (s) => {
    const isYear = s.random.chance(0.5);
    const l = isYear ? h.lyft(s) : h.didi(s);
    const all = isYear ? p.near(s, 180_000, 36_000) : p.near(s, 19_000, 3600);
    const sums = isYear ? p.split(all, s.random.between(0.78, 0.86), 0.05) : h.divided(s, all, 4);
    const names = isYear
      ? [s.say('Viajes', 'Rides'), s.say('Bonos', 'Bonuses'), s.say('Propinas', 'Tips')]
      : [1, 2, 3, 4].map((at) => s.say(`Semana ${at}`, `Week ${at}`));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, isYear ? s.say('Resumen anual', 'Annual summary') : s.say('Ganancias', 'Earnings'), 'back', 'help'),
        isYear ? '' : h.underlined(l, s.say('Diario,Semanal,Mensual', 'Daily,Weekly,Monthly').split(','), 2),
        h.pager(l, h.bold(isYear ? String(year(s)) : monthYear(s))),
        p.sum(l, h.adds(...sums), 42, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('Ganancia total', 'Total earnings'), 14, 'text-align:center;padding-bottom:14px'),
        k.ruled(
          l,
          names.map((name, at): [string, number] => [name, sums[at]!]),
        ),
        isYear
          ? k.place(l, 'share', s.say('Descargar para impuestos', 'Download tax summary'), '1099-K')
          : h.line(l, s.say('Viajes', 'Trips'), String(s.random.whole(150, 240))),
        h.further(l),
      ),
    );
  },
  // Money on its way to the bank, or money of cash rides that is owed.
  paidOutOrOwed: (s) => {
    const isOwed = s.random.chance(0.5);
    const l = isOwed ? h.didi(s) : m.riding(s);
    const parts = h.divided(s, p.near(s, isOwed ? 480 : 7600, isOwed ? 80 : 1300), 5);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, isOwed ? s.say('Comisión por pagar', 'Fees to pay') : s.say('Retiros', 'Cash outs'), 'back', 'help'),
        isOwed
          ? p.card(
              l,
              `${p.soft(l, s.say('Adeudo de viajes en efectivo', 'Owed for cash rides'), 14)}${p.sum(l, h.adds(...parts), 36, s.width - 90)}${p.soft(l, p.week(l, SLASHED), 13)}`,
            )
          : k.part(l, monthYear(s), s.say('Últimos 30 días', 'Last 30 days')),
        p.rows(
          l,
          parts.map((value, at): [string, string] => [
            isOwed
              ? `${s.say('Viajes en efectivo', 'Cash rides')}${p.soft(l, onDay(s, 5 - at), 13)}`
              : `${s.say('A cuenta ••7120', 'To account ••7120')}${p.soft(l, `${on(s, 6 - at * 6)} · ${s.say('Enviado', 'Sent')}`, 13)}`,
            p.money(l, value),
          ]),
          'font-size:15px',
        ),
        p.button(
          l,
          isOwed ? s.say('Pagar ahora', 'Pay now') : s.say('Nuevo retiro', 'New cash out'),
          'border-radius:26px',
        ),
      ),
    );
  },
  // What could be had for rides still to be made.
  offeredForRides: (s) => {
    const l = m.riding(s);
    const step = (rides: number, mx: number, us: number, isDone = false): string =>
      p.between(
        `${icon(isDone ? 'check' : 'lock', 19)} &nbsp; ${s.say(`${rides} viajes`, `${rides} rides`)}`,
        h.bold(`+${p.bonus(l, mx, us)}`),
        `padding:14px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    const week = p.week(l, s.platform === 'uber' ? TURNING : CLOSED);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Recompensas', 'Bonuses'), 'back', 'help'),
        p.card(
          l,
          `${p.div('font-size:21px;font-weight:700', s.say('Reto de la semana', 'Ride challenge'))}${p.soft(l, week, 14, 'padding:4px 0 14px')}${m.progress(l, 0.36)}${p.soft(l, s.say('18 de 50 viajes', '18 of 50 rides'), 13, 'padding-top:8px')}`,
        ),
        step(15, 150, 30, true),
        step(35, 480, 95),
        step(50, 1050, 210),
        k.place(l, 'info', s.say('Condiciones', 'Terms')),
        p.soft(l, s.say('Se paga al terminar la semana.', 'Paid when the week ends.'), 13, 'padding:12px 20px'),
      ),
    );
  },
};
