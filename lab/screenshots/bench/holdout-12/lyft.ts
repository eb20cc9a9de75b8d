import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, SAID_CLOSED } from '../holdout-10/weeks.ts';
import * as m from './parts.ts';

/** The pink app's weeks. */
export const LYFT_WEEKS: m.Designs = {
  // The weekly pay summary: what riders paid, what others took, what the driver earned.
  paidByRiders: (s) => {
    const l = h.lyft(s);
    const kept = s.random.between(0.7, 0.84);
    const paid = h.adds(s.total / kept);
    const external = h.adds(paid * (1 - kept) * 0.55);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen de pago', 'Pay summary'), 'close', 'help'),
        p.soft(l, p.week(l, s.random.pick([CLOSED, NAMED, CLOSED_DATED])), 15, 'padding:6px 20px 0'),
        h.title(
          l,
          s.say(
            `Te quedaste con el ${Math.round(kept * 100)}% de lo que pagaron los pasajeros`,
            `You earned ${Math.round(kept * 100)}% of rider payments`,
          ),
          22,
          'padding-bottom:14px',
        ),
        k.ruled(l, [
          [s.say('Pagos de pasajeros', 'Rider payments'), paid],
          [s.say('Cargos externos', 'External fees'), -external],
          [s.say('Parte de Lyft', 'Lyft’s share'), h.adds(s.total, external, -paid)],
        ]),
        k.strong(l, s.say('Tus ganancias', 'Your earnings'), s.total, 19),
        p.card(
          l,
          s.say(
            'Prometemos que siempre ganarás al menos el 70% cada semana.',
            'We promise you’ll always earn at least 70% each week after external fees.',
          ),
          'font-size:14px;line-height:1.45',
        ),
        k.place(l, 'calendar', s.say('Otras semanas', 'Other weeks')),
        k.place(l, 'info', s.say('Cómo funciona', 'How it works')),
      ),
    );
  },
  // The plain week: sum, bars, four lines.
  plainWeek: (s) => {
    const l = h.lyft(s);
    const rides = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 28),
        h.underlined(l, s.say('Hoy,Semana,Historial', 'Today,Week,History').split(','), 1),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 50, s.width - 60, 'text-align:center'),
        n.axisBars(l, Math.round(s.height * 0.16), weekdays(s, 3)),
        p.div('height:8px', ''),
        p.rows(l, [
          ...m.partsOf(s).map(([name, value]): [string, string] => [name, p.money(l, value)]),
          [s.say('Viajes', 'Rides'), String(rides)],
          [s.say('Tiempo reservado', 'Booked time'), q.hoursFor(s, rides)],
        ]),
      ),
      k.tabsOfLyft(l),
    );
  },
  // Cashed out twice within the week; the deposit to come is smaller than the week.
  depositStillToCome: (s) => {
    const l = h.lyft(s);
    const [first, second, left] = p.split(s.total, s.random.between(0.25, 0.4), s.random.between(0.2, 0.35));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalles del depósito', 'Deposit details'), 'back', 'help'),
        p.card(
          l,
          `${p.soft(l, s.say('Próximo depósito', 'Next deposit'), 14)}${p.sum(l, left!, 32, s.width - 90)}${p.soft(l, s.say(`Llega el ${on(s, 8)} · Banco ••${s.random.whole(1000, 9999)}`, `Arrives ${on(s, 8)} · Bank ••${s.random.whole(1000, 9999)}`), 13)}`,
        ),
        k.part(l, s.say('Semana', 'Week of'), p.week(l, s.random.pick([CLOSED, NAMED]))),
        k.ruled(l, m.partsOf(s)),
        k.strong(l, s.say('Ganancias totales', 'Total earnings'), s.total),
        p.gap(l, 6),
        k.part(l, s.say('Ya enviado', 'Already sent')),
        p.rows(l, [
          [`Express Pay${p.soft(l, on(s, 2), 13)}`, p.money(l, -first!)],
          [`Express Pay${p.soft(l, on(s, 5), 13)}`, p.money(l, -second!)],
        ]),
      ),
      k.tabsOfLyft(l),
    );
  },
  // History: three weeks, of which the middle one is unfolded into its days.
  unfoldedInHistory: (s) => {
    const l = h.lyft(s);
    const texts = weeksAround(l, s.random.pick([CLOSED, NAMED]), [1, 0, -1, -2]);
    const closed = (words: string): string =>
      p.between(
        words,
        icon('down', 17, `color:${l.soft}`),
        `padding:15px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de ganancias', 'Earnings history'), 'back', 'search'),
        closed(texts[0]!),
        p.between(
          h.bold(texts[1]!),
          `${h.bold(p.money(l, s.total))} &nbsp;${icon('up', 17)}`,
          `padding:15px 20px;font-size:16px;background:${l.panel}`,
        ),
        ...s.days.map((value, at) =>
          p.between(
            onDay(s, at),
            p.money(l, value),
            `padding:8px 20px 8px 32px;font-size:15px;color:${l.soft};background:${l.panel}`,
          ),
        ),
        closed(texts[2]!),
        closed(texts[3]!),
      ),
      k.tabsOfLyft(l),
    );
  },
  // The app's mail, in a browser of the phone.
  pinkMail: (s) => {
    const l = h.lyft(s, { theme: 'light', font: 'Liberation Sans' });
    const rides = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), `${icon('share', 20)} &nbsp; &nbsp;${icon('dots', 20)}`, 'padding:10px 18px'),
        p.div(
          'padding:4px 18px;font-size:20px;line-height:1.3',
          s.say('Tu resumen semanal está listo', 'Your weekly summary is here'),
        ),
        p.between(
          `${h.bold('Lyft')} <span style="font-size:13px;color:#777">no-reply@lyftmail.com</span>`,
          on(s, 7),
          'padding:8px 18px;font-size:14px',
        ),
        p.div(
          `margin:6px 14px;padding:24px 18px;text-align:center;background:${l.tint};color:#fff`,
          h.stack(
            p.div('font-size:26px;font-weight:700', 'lyft'),
            p.div(
              'padding:14px 0 2px;font-size:15px',
              s.say(`${h.firstName(s)}, ganaste`, `${h.firstName(s)}, you earned`),
            ),
            p.sum(l, s.total, 44, s.width - 110),
            p.div('font-size:15px', p.week(l, SAID_CLOSED)),
          ),
        ),
        p.columns(l, [
          [String(rides), s.say('viajes', 'rides')],
          [q.hoursFor(s, rides), s.say('en línea', 'online')],
          [`${s.random.whole(80, 99)}%`, s.say('aceptación', 'acceptance')],
        ]),
        k.ruled(l, m.partsOf(s)),
        p.button(l, s.say('Ver detalles', 'View details'), 'border-radius:24px'),
      ),
    );
  },
};
