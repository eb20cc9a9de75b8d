import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, SAID_CLOSED } from '../holdout-10/weeks.ts';
import type { Design } from '../scene.ts';
import * as m from './parts.ts';

/** The pink app's weeks. */
export const LYFT_WEEKS: Record<string, Design> = {
  // The tab of earnings: a week, its sum, thin bars, hours booked and online.
  bookedAndOnline: (s) => {
    const l = h.lyft(s);
    const rides = h.tripsOf(s);
    const [fares, tips, bonus] = p.split(s.total, 0.83, 0.11);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 26),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 50, s.width - 60, 'text-align:center'),
        p.bars(l, Math.round(s.height * 0.1), weekdays(s, 1), l.tint, 8),
        p.columns(l, [
          [String(rides), s.say('Viajes', 'Rides')],
          [q.hoursFor(s, Math.round(rides * 0.5)), s.say('Reservado', 'Booked time')],
          [q.hoursFor(s, rides), s.say('En línea', 'Online time')],
        ]),
        p.gap(l, 6),
        k.ruled(l, [
          [s.say('Ganancias por viajes', 'Ride earnings'), fares!],
          [s.say('Propinas', 'Tips'), tips!],
          [s.say('Bonos', 'Bonuses'), bonus!],
        ]),
        k.strong(l, s.say('Ganancias totales', 'Total earnings'), s.total),
      ),
      k.tabsOfLyft(l),
    );
  },
  // The promise of seventy percent: what riders paid, what was kept outside, the share.
  shareThatIsPromised: (s) => {
    const l = h.lyft(s);
    const share = s.random.between(0.71, 0.88);
    const tips = h.adds(s.total * 0.08);
    const after = h.adds((s.total - tips) / share);
    const outside = h.adds(after * s.random.between(0.15, 0.3));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen de la semana', 'Week summary'), 'close', 'help'),
        p.soft(l, p.week(l, s.random.pick([CLOSED, CLOSED_DATED])), 16, 'padding:10px 20px 0'),
        p.sum(l, s.total, 44, s.width - 60, 'padding:0 20px'),
        p.soft(
          l,
          s.say('Total que ganaste, con propinas', 'Total you earned, including tips'),
          14,
          'padding:0 20px 16px',
        ),
        p.div(
          `margin:0 20px;height:16px;border-radius:8px;background:${l.line};overflow:hidden`,
          p.div(`height:16px;width:${Math.round(share * 100)}%;background:${l.tint}`, ''),
        ),
        p.div(
          'padding:8px 20px 14px;font-size:16px;font-weight:600',
          s.say(
            `Ganaste ${Math.round(share * 100)}% de los pagos después de cargos externos`,
            `You earned ${Math.round(share * 100)}% of rider payments after external fees`,
          ),
        ),
        k.ruled(l, [
          [s.say('Pagos de pasajeros', 'Rider payments'), h.adds(after, outside)],
          [s.say('Cargos externos', 'External fees'), -outside],
          [s.say('Parte de Lyft', 'Lyft’s share'), -h.adds(after, tips, -s.total)],
          [s.say('Propinas', 'Tips'), tips],
        ]),
        k.strong(l, s.say('Tus ganancias', 'Your earnings'), s.total),
        p.card(
          l,
          s.say(
            'Siempre recibirás al menos el 70% de los pagos de la semana después de cargos externos.',
            'You’ll always earn at least 70% of weekly rider payments after external fees.',
          ),
          'font-size:14px;line-height:1.4',
        ),
      ),
    );
  },
  // The mail with the week's pay.
  mailOfPay: (s) => {
    const l = h.lyft(s, { theme: 'light', font: 'Liberation Sans' });
    const rides = h.tripsOf(s);
    const [fares, tips, bonus] = p.split(s.total, 0.86, 0.09);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), `${icon('bell', 20)} &nbsp; &nbsp;${icon('dots', 20)}`, 'padding:10px 18px'),
        p.div(
          'padding:2px 18px 10px;font-size:20px;line-height:1.3',
          s.say('Tu resumen de pago semanal', 'Your weekly pay summary'),
        ),
        p.between(
          `${h.bold('Lyft')} <span style="font-size:13px;color:${l.soft}">no-reply@lyftmail.com</span>`,
          p.span(`font-size:13px;color:${l.soft}`, on(s, 8)),
          'padding:0 18px 12px;font-size:15px',
        ),
        p.div(
          `padding:22px 18px;background:${l.tint};color:#fff;font-size:22px;font-weight:700;line-height:1.3`,
          s.say(`Buen trabajo, ${h.firstName(s)}`, `Nice work, ${h.firstName(s)}`),
        ),
        p.div(
          'padding:16px 18px 4px;font-size:15px;line-height:1.5',
          s.say(
            `Hiciste ${rides} viajes ${p.week(l, SAID_CLOSED)}. Estas son tus ganancias:`,
            `You gave ${rides} rides. Here are your earnings ${p.week(l, SAID_CLOSED)}:`,
          ),
        ),
        n.adding(
          l,
          [
            [s.say('Ganancias por viajes', 'Ride earnings'), fares!],
            [s.say('Propinas', 'Tips'), tips!],
            [s.say('Bonos', 'Bonuses'), bonus!],
          ],
          s.say('Total', 'Total'),
          s.total,
        ),
        p.soft(
          l,
          s.say(
            `Ya retiraste ${p.money(l, h.adds(s.total * 0.35))} con Express Pay. El resto llega a tu banco el ${on(s, 9)}.`,
            `You already cashed out ${p.money(l, h.adds(s.total * 0.35))} with Express Pay. The rest will reach your bank by ${on(s, 9)}.`,
          ),
          14,
          'padding:12px 18px;line-height:1.45',
        ),
        n.pill(l, s.say('Ver detalles', 'View details'), `background:${l.tint};color:#fff`),
      ),
    );
  },
  // The history in the dark: weeks in a list, one of them unfolded to its days.
  historyInDark: (s) => {
    const l = h.lyft(s, { theme: 'dark', tint: '#b98cff' });
    const texts = weeksAround(l, CLOSED, [1, 0, -1, -2]);
    const closed = (words: string): string =>
      p.between(
        words,
        `${q.anotherWeek(l)} ${icon('down', 15, `color:${l.soft}`)}`,
        `padding:14px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Historial de ganancias', 'Earnings history'), 'back', 'search'),
        closed(texts[0]!),
        p.div(
          `background:${l.panel};padding-bottom:10px`,
          h.stack(
            p.between(
              h.bold(texts[1]!),
              `${h.bold(p.money(l, s.total))} ${icon('up', 15)}`,
              'padding:14px 20px 8px;font-size:17px',
            ),
            ...s.days.map((day, at) =>
              p.between(
                `${weekdays(s, 3)[at]} ${p.dayNumber(s, at)}`,
                p.money(l, day),
                `padding:6px 20px 6px 34px;font-size:15px;color:${l.soft}`,
              ),
            ),
          ),
        ),
        ...texts.slice(2).map(closed),
      ),
      k.tabsOfLyft(l),
    );
  },
  // A computer's page of the driver: cards, the week in one of them, a bonus in another.
  dashboardOfDriver: (s) => {
    [s.width, s.height] = s.random.pick([
      [1366, 768],
      [1280, 720],
    ]);
    const l = h.lyft(s, { theme: 'light' });
    const rides = h.tripsOf(s);
    const [fares, tips, bonus] = p.split(s.total, 0.85, 0.1);
    const box = (grow: number, inner: string): string =>
      p.div(`flex:${grow};padding:18px 4px;border-radius:14px;border:1px solid ${l.line}`, inner);
    return p.screen(
      l,
      h.stack(
        h.browser('Lyft', 'https://www.lyft.com/driver/dashboard'),
        p.between(
          p.span(`font-size:24px;font-weight:700;color:${l.tint}`, 'lyft'),
          `${s.say('Inicio', 'Home')} &nbsp; &nbsp; <b>${s.say('Ganancias', 'Earnings')}</b> &nbsp; &nbsp; ${s.say('Impuestos', 'Taxes')} &nbsp; &nbsp; ${h.firstName(s)}`,
          `padding:14px 50px;font-size:15px;border-bottom:1px solid ${l.line}`,
        ),
        p.div(
          'display:flex;gap:24px;padding:26px 50px',
          h.stack(
            box(
              1.6,
              h.stack(
                h.pager(l, h.bold(p.week(l, s.random.pick([CLOSED, CLOSED_DATED])))),
                p.sum(l, s.total, 46, 460, 'padding:0 20px'),
                p.soft(l, s.say('Ganancias de la semana', 'Earnings for the week'), 14, 'padding:0 20px'),
                p.bars(l, s.height - 560, weekdays(s, 3), l.tint, 4),
                p.columns(l, [
                  [String(rides), s.say('Viajes', 'Rides')],
                  [q.hoursFor(s, rides), s.say('En línea', 'Online')],
                ]),
              ),
            ),
            p.div(
              'flex:1;display:flex;flex-direction:column;gap:24px',
              h.stack(
                box(
                  0,
                  h.stack(
                    k.part(l, s.say('Detalle', 'Details')),
                    k.ruled(l, [
                      [s.say('Viajes', 'Ride earnings'), fares!],
                      [s.say('Propinas', 'Tips'), tips!],
                      [s.say('Bonos', 'Bonuses'), bonus!],
                    ]),
                  ),
                ),
                box(
                  0,
                  h.stack(
                    k.part(l, s.say('Desafío de esta semana', 'This week’s ride challenge')),
                    p.soft(l, `${on(s, 7)} – ${on(s, 11)}`, 14, 'padding:0 20px'),
                    h.line(l, s.say('Haz 40 viajes', 'Complete 40 rides'), p.money(l, 120)),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    );
  },
  // The rent of the app's own program and a fine took more than the rides made.
  rentAndFine: (s) => {
    const l = h.lyft(s);
    const loss = p.lose(s);
    const rides = p.near(s, 300, 96);
    const [rent, fine] = p.split(h.adds(loss, -rides), 0.8);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Detalle de ganancias', 'Earnings details'), 25),
        p.between(
          p.week(l, s.random.pick([CLOSED, NAMED])),
          m.small(l, 'PDF', l.panel, l.ink),
          'padding:4px 20px 8px;font-size:16px',
        ),
        k.ruled(
          l,
          [
            [s.say('Ganancias por viajes (6)', 'Ride earnings (6)'), rides],
            ['Express Drive', rent!],
            [s.say('Multa de estacionamiento', 'Parking ticket'), fine!],
          ],
          16,
        ),
        p.between(
          h.bold(s.say('Ganancias totales', 'Total earnings')),
          p.span('font-weight:700', p.money(l, loss)),
          'padding:16px 20px;font-size:22px',
        ),
        p.card(
          l,
          s.say(
            'Debes este monto. Lo descontaremos de tus próximos viajes.',
            'You owe this amount. We’ll deduct it from your next rides.',
          ),
          'font-size:14px',
        ),
        k.place(l, 'car', s.say('Tu renta', 'Your rental')),
        k.place(l, 'help', s.say('Ayuda', 'Help')),
      ),
      k.tabsOfLyft(l),
    );
  },
};
