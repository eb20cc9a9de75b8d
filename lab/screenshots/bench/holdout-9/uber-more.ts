import { icon, on } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { TO_MONDAY } from './weeks.ts';

/** The same app's weeks among offers, other sums and below zero. */
export const UBER_MORE: Record<string, Design> = {
  // A challenge with its own dates and sums stands above the week.
  challengeAboveWeek: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const goal = s.random.pick([30, 40, 60]);
    const done = s.random.whole(8, goal - 4);
    const offer = p.div(
      `margin:6px 16px 12px;padding:16px;border-radius:12px;background:${l.panel}`,
      h.stack(
        p.soft(l, `${s.say('Desafío', 'Quest')} · ${on(s, 11)} – ${on(s, 14)}`, 13),
        p.div(
          'font-size:18px;font-weight:700;padding:4px 0 10px',
          s.say(
            `Haz ${goal} viajes y gana ${p.bonus(l, 650, 110)} extra`,
            `Complete ${goal} trips for ${p.bonus(l, 650, 110)} extra`,
          ),
        ),
        p.div(
          `height:8px;border-radius:4px;background:${l.line}`,
          p.div(`height:8px;border-radius:4px;width:${(done / goal) * 100}%;background:${l.tint}`, ''),
        ),
        p.soft(l, s.say(`${done} de ${goal} viajes`, `${done} of ${goal} trips`), 13, 'padding-top:6px'),
      ),
    );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, s.say('Ganancias', 'Earnings'), 30, 'padding-bottom:4px'),
        offer,
        p.div(
          `margin:0 16px;padding:16px 0 10px;border-radius:12px;border:1px solid ${l.line}`,
          h.stack(
            p.between(p.week(l, TO_MONDAY), icon('right', 18), 'padding:0 16px;font-size:15px'),
            p.sum(l, s.total, 36, s.width - 90, 'padding:4px 16px 0'),
            p.bars(l, 46, h.initials(s), l.tint, 2),
            p.soft(
              l,
              s.say(
                `${trips} viajes · ${q.hoursFor(s, trips)} en línea`,
                `${trips} trips · ${q.hoursFor(s, trips)} online`,
              ),
              14,
              'padding:4px 16px',
            ),
          ),
        ),
        p.between(
          `${h.bold(s.say('Uber Pro', 'Uber Pro'))}${p.soft(l, s.say('Te faltan 112 puntos para Platino', '112 points to Platinum'), 13)}`,
          icon('right', 18),
          'padding:16px 20px;font-size:16px',
        ),
      ),
      k.navOfUber(l),
    );
  },
  // What riders paid and who got which share of it.
  whoGotWhat: (s) => {
    const l = h.uber(s, { country: 'us' });
    const share = s.random.between(0.55, 0.8);
    const tips = h.adds(s.total * 0.09);
    const paid = h.adds(s.total / share);
    const [fees, kept] = p.split(h.adds(paid, -s.total), s.random.between(0.5, 0.75));
    const part = (colour: string, name: string, value: number, below: string): string =>
      p.between(
        `${p.span(`display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:10px;background:${colour}`, '')}${name}${p.soft(l, below, 13, 'padding-left:22px')}`,
        p.money(l, value),
        'padding:11px 20px;font-size:16px',
      );
    const colours = [l.tint, '#9aa0a6', '#c9a227'];
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, '', 'back', 'help'),
        h.title(l, s.say('Así se dividió lo que pagaron', 'How customer payments were split'), 25),
        p.soft(l, p.week(l, TO_MONDAY), 16, 'padding:0 20px 12px'),
        p.between(
          h.bold(s.say('Pagos de clientes', 'Customer payments')),
          h.bold(p.money(l, paid)),
          'padding:6px 20px 12px;font-size:17px',
        ),
        p.div(
          'display:flex;gap:3px;margin:0 20px 10px;height:22px',
          [s.total, fees!, kept!]
            .map((value, at) => p.div(`width:${(value / paid) * 100}%;background:${colours[at]}`, ''))
            .join(''),
        ),
        part(
          colours[0]!,
          h.bold(s.say('Tus ganancias', 'Your earnings')),
          s.total,
          s.say(`Incluye propinas: ${p.money(l, tips)}`, `Includes tips: ${p.money(l, tips)}`),
        ),
        part(
          colours[1]!,
          s.say('Impuestos y seguro', 'Taxes &amp; insurance'),
          fees!,
          s.say('Cobros del gobierno y seguros', 'Government fees and insurance'),
        ),
        part(colours[2]!, s.say('Uber', 'Uber'), kept!, s.say('Tarifa de servicio', 'Service fee')),
        p.gap(l, 6),
        p.soft(
          l,
          s.say(
            'Los porcentajes cambian de una semana a otra.',
            'Shares vary from week to week. Tips always go to you.',
          ),
          13,
          'padding:12px 20px',
        ),
      ),
      k.pill(
        l,
        s.say('Entendido', 'Got it'),
        `border-radius:8px;background:${l.ink};color:${l.ground};margin-bottom:22px`,
      ),
    );
  },
  // The page is pulled up to the wallet, whose balance is in larger figures than the week.
  walletBelowWeek: (s) => {
    const l = h.uber(s);
    const trips = h.tripsOf(s);
    const left = p.near(s, 420, 88);
    const paid = p.split(h.adds(s.total * 0.72), 0.4);
    return p.screen(
      l,
      h.scrolled(
        l,
        h.stack(p.phone(l), q.bar(l, s.say('Ganancias', 'Earnings'), 'back')),
        s.random.pick([20, 34, 40]),
        h.stack(
          p.bars(l, 42, h.initials(s), l.tint, 2),
          p.between(
            `${p.span('font-size:16px', p.week(l, TO_MONDAY))}${p.soft(l, s.say(`Ganancias netas · ${trips} viajes`, `Net earnings · ${trips} trips`), 14)}`,
            p.span('font-size:21px;font-weight:700', p.money(l, s.total)),
            'padding:12px 20px 16px',
          ),
          p.gap(l, 8),
          h.title(l, s.say('Billetera', 'Wallet'), 24, 'padding-top:16px'),
          p.card(
            l,
            h.stack(
              p.soft(l, s.say('Saldo de Uber', 'Uber balance'), 14),
              p.sum(l, left, 36, s.width - 90),
              p.div(
                `margin-top:12px;width:fit-content;padding:10px 20px;border-radius:22px;background:${l.ink};color:${l.ground};font-size:15px;font-weight:600`,
                s.say('Retirar', 'Cash out'),
              ),
            ),
          ),
          p.between(
            h.bold(s.say('Actividad de pagos', 'Payout activity')),
            s.say('Ver todo', 'See all'),
            'padding:12px 20px 6px;font-size:16px',
          ),
          k.payouts(l, paid, [3, 7]),
          h.further(l),
        ),
      ),
      k.navOfUber(l),
    );
  },
  // Charges after the trips took more than what they made.
  netBelowZero: (s) => {
    const l = h.uber(s);
    const loss = p.lose(s);
    const fares = p.near(s, 510, 92);
    const fee = h.adds(fares * 0.25);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'close', 'help'),
        h.pager(l, p.week(l, TO_MONDAY)),
        p.sum(l, loss, 44, s.width - 60, 'text-align:center;padding:8px 0 0'),
        p.soft(l, s.say('Ganancias netas', 'Net earnings'), 15, 'text-align:center;padding-bottom:16px'),
        p.columns(l, [
          [s.say('6 h 12 min', '6 hr 12 min'), s.say('En línea', 'Online')],
          ['7', s.say('Viajes', 'Trips')],
          ['7', s.say('Puntos', 'Points')],
        ]),
        h.title(l, s.say('Desglose', 'Breakdown'), 19, 'padding:6px 20px 2px'),
        k.adding(
          l,
          [
            [s.say('Tarifa', 'Fare'), fares],
            [s.say('Tarifa de servicio', 'Service fee'), -fee],
            [s.say('Ajuste por renta del vehículo', 'Vehicle rental adjustment'), h.adds(loss, -fares, fee)],
          ],
          s.say('Ganancias netas', 'Net earnings'),
          loss,
        ),
        p.soft(
          l,
          s.say(
            'Tu saldo pendiente se descuenta de tus próximos viajes.',
            'Your balance due comes out of your next trips.',
          ),
          13,
          'padding:10px 20px',
        ),
        h.further(l),
      ),
      k.navOfUber(l),
    );
  },
};
