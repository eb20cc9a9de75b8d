import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import type { Design } from '../scene.ts';
import * as h from './parts.ts';
import { DIGITS, ISO, PLAIN, WITH_YEAR } from './weeks.ts';

/** As the orange app shows a week to its drivers. */
export const DIDI_WEEKS: Record<string, Design> = {
  // Weeks side by side to swipe through, the chosen one in the middle.
  stripOfWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, DIGITS, [-1, 0, 1]);
    const trips = h.tripsOf(s);
    const [fares, rewards, tips] = p.split(s.total, 0.86, 0.1);
    const choice = (text: string, k: number): string =>
      p.div(
        `flex:${k === 1 ? 'none' : '1 1 0'};min-width:0;display:flex;justify-content:${k === 0 ? 'flex-end' : 'flex-start'};padding:9px 8px;white-space:nowrap;overflow:hidden;font-size:14px;${k === 1 ? `color:${l.tint};font-weight:700;border-bottom:3px solid ${l.tint}` : `color:${l.soft}`}`,
        `<span>${text}</span>`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'My earnings'), 'back', 'help'),
        q.tabs(l, s.say('Hoy Semana Historial', 'Today Week History').split(' '), 1),
        p.div(`display:flex;border-bottom:1px solid ${l.line}`, texts.map(choice).join('')),
        p.div(
          'padding:18px 20px 4px;text-align:center',
          `${p.soft(l, s.say('Ingresos de la semana', 'Income of the week'), 15)}${p.sum(l, s.total, 42, s.width - 60)}`,
        ),
        p.bars(l, 60, weekdays(s, 3), l.tint, 6),
        p.columns(l, [
          [String(trips), s.say('Viajes', 'Trips')],
          [q.hoursFor(s, trips), s.say('Tiempo en línea', 'Online time')],
        ]),
        p.gap(l),
        p.rows(
          l,
          [
            [s.say('Tarifas de viajes', 'Trip fares'), p.money(l, fares!)],
            [s.say('Recompensas DiDi', 'DiDi rewards'), p.money(l, rewards!)],
            [s.say('Propinas', 'Tips'), p.money(l, tips!)],
          ],
          'padding:10px 20px;font-size:15px',
        ),
      ),
    );
  },
  // The bill of a week: what passengers paid, what was kept, what is left.
  billOfWeek: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const fee = h.adds(s.total * s.random.between(0.14, 0.24));
    const taxes = h.adds(s.total * 0.091);
    const paid = h.adds(s.total, fee, taxes);
    const [card, cash] = p.split(paid, s.random.between(0.3, 0.7));
    const block = (name: string, value: number, inner: string): string =>
      p.div(
        `margin:10px 14px;padding:12px 0;border-radius:12px;background:${l.ground}`,
        `${h.line(l, h.bold(name), h.bold(p.money(l, value)), 'padding:4px 16px 8px;font-size:16px')}${inner}`,
      );
    const small = (name: string, value: number): string =>
      p.between(name, p.money(l, value), `padding:5px 16px;font-size:14px;color:${l.soft}`);
    return p.screen(
      { ...l, ground: '#f3f3f5' },
      h.scrolled(
        { ...l, ground: '#f3f3f5' },
        h.stack(
          p.phone(l),
          q.bar(l, s.say('Estado de cuenta', 'Account statement'), 'back', 'share'),
          p.soft(
            l,
            `${s.say('Periodo', 'Period')}: ${p.week(l, s.random.pick([ISO, DIGITS]))}`,
            14,
            'padding:6px 20px',
          ),
        ),
        s.random.pick([0, 24, 60]),
        h.stack(
          block(
            s.say('Pagado por pasajeros', 'Paid by passengers'),
            paid,
            `${small(s.say('Con tarjeta', 'By card'), card!)}${small(s.say('En efectivo', 'In cash'), cash!)}`,
          ),
          block(
            s.say('Deducciones', 'Deductions'),
            -h.adds(fee, taxes),
            `${small(s.say('Tarifa de servicio', 'Service fee'), -fee)}${small(s.say('Impuestos (ISR e IVA)', 'Taxes (ISR and IVA)'), -taxes)}`,
          ),
          p.div(
            `margin:10px 14px;padding:16px;border-radius:12px;background:#fff0e8;color:${l.ink}`,
            `${p.soft(l, s.say('Ganancia neta', 'Net earnings'), 15)}${p.sum(l, s.total, 34, s.width - 80, `color:${l.tint}`)}`,
          ),
          p.soft(
            l,
            s.say(
              `Este documento no es una factura. Emitido el ${on(s, 7)}.`,
              `This document isn’t an invoice. Issued ${on(s, 7)}.`,
            ),
            12,
            'padding:6px 20px',
          ),
        ),
      ),
    );
  },
  // Where the week's money went, told step by step, its dates at the end of the page.
  stepsOfSettlement: (s) => {
    const l = h.didi(s);
    const [cash, bank] = p.split(s.total, s.random.between(0.25, 0.7));
    const step = (name: string, when: string, k: number): string =>
      p.div(
        'display:flex;gap:14px;padding:7px 22px',
        `${p.span(`width:22px;height:22px;border-radius:50%;text-align:center;color:#fff;background:${k < 2 ? l.tint : l.soft}`, icon('check', 13))}${p.span('font-size:15px', `${name}${p.soft(l, when, 13)}`)}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Liquidación semanal', 'Weekly settlement')),
        p.div(
          `margin:8px 16px;padding:18px;border-radius:16px;background:${l.tint};color:#fff`,
          h.stack(
            p.div('font-size:14px', s.say('Ganancias totales', 'Total earnings')),
            p.sum(l, s.total, 38, s.width - 80),
          ),
        ),
        h.line(l, s.say('Ya cobrado en efectivo', 'Already collected in cash'), p.money(l, cash!), 'padding-top:12px'),
        h.line(
          l,
          s.say('Depósito a tu cuenta', 'Deposit to your account'),
          h.bold(p.money(l, bank!)),
          'padding-bottom:14px',
        ),
        p.gap(l),
        h.title(l, s.say('Estado', 'Status'), 17),
        step(s.say('Semana cerrada', 'Week closed'), on(s, 7), 0),
        step(s.say('Depósito enviado', 'Deposit sent'), on(s, 8), 1),
        p.div('height:8px', ''),
        p.gap(l),
        p.rows(
          l,
          [
            [s.say('Semana', 'Week'), p.week(l, s.random.pick([PLAIN, WITH_YEAR]))],
            [s.say('Viajes', 'Trips'), String(h.tripsOf(s))],
            [s.say('Banco', 'Bank'), `BBVA ••${s.random.whole(1000, 9999)}`],
          ],
          'padding:11px 20px;font-size:14px',
        ),
      ),
      p.button(l, s.say('Ver viajes de la semana', 'See the trips of the week'), 'border-radius:26px'),
    );
  },
  // A fee on trips paid in cash is more than what was earned.
  settledBelowZero: (s) => {
    const l = h.didi(s);
    const loss = p.lose(s);
    const fares = p.near(s, 430, 80);
    const [fee, fine] = p.split(h.adds(loss, -fares), 0.35);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'close', 'help'),
        p.div(
          'text-align:center;padding:20px 20px 16px',
          h.stack(
            p.soft(l, p.week(l, s.random.pick([DIGITS, PLAIN])), 15),
            p.sum(l, loss, 44, s.width - 60, 'color:#d3261b;padding:6px 0'),
            p.div('font-size:15px', s.say('Ganancia neta', 'Net earnings')),
          ),
        ),
        p.gap(l),
        h.line(l, s.say('Viajes', 'Trips'), p.money(l, fares), 'padding-top:14px'),
        h.line(l, s.say('Tarifa de servicio', 'Service fee'), p.money(l, fee!)),
        h.line(l, s.say('Cargos por daños', 'Damage charges'), p.money(l, fine!)),
        h.endLine(l, s.say('Ganancia neta', 'Net earnings'), p.money(l, loss), 'margin:4px 20px 0;padding:12px 0'),
        p.soft(
          l,
          s.say('Lo que falta se cobra de tu siguiente semana.', 'What is missing is taken from your next week.'),
          13,
          'padding:6px 20px',
        ),
        h.further(l),
      ),
    );
  },
};
