import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, SLASHED, SLASHED_DATED } from '../holdout-10/weeks.ts';
import type { Design } from '../scene.ts';

/** The orange app's weeks. */
export const DIDI_WEEKS: Record<string, Design> = {
  // Each bar is a week; the chosen one is coloured and not the last one.
  barsAreWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, SLASHED, [-3, -2, -1, 0, 1]);
    const trips = h.tripsOf(s);
    const [cash, app] = p.split(s.total, s.random.between(0.3, 0.55));
    const bar = (words: string, at: number): string =>
      p.div(
        `flex:1;text-align:center;font-size:10px;line-height:1.35;color:${at === 3 ? l.ink : l.soft}`,
        `${p.div(`margin:0 auto 5px;width:26px;height:${at === 3 ? 96 : s.random.whole(34, 116)}px;border-radius:5px;background:${at === 3 ? l.tint : l.line}`, '')}${words.split(/ ?[-~] ?/)[0]}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        q.tabs(l, s.say('Día,Semana,Mes', 'Day,Week,Month').split(','), 1),
        p.div('padding:12px 20px 0;text-align:center;font-size:15px', texts[3]!),
        p.sum(l, s.total, 42, s.width - 60, 'text-align:center;padding-bottom:10px'),
        p.div('display:flex;align-items:flex-end;padding:0 16px 10px', texts.map(bar).join('')),
        p.columns(l, [
          [String(trips), s.say('Viajes', 'Trips')],
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
        ]),
        p.gap(l),
        p.rows(l, [
          [s.say('Efectivo recibido', 'Cash received'), p.money(l, cash!)],
          [s.say('Pagos en la app', 'Paid in the app'), p.money(l, app!)],
        ]),
        k.place(l, 'clock', s.say('Historial de viajes', 'Trip history')),
      ),
    );
  },
  // What was earned, less the cash that the driver already has, gives the deposit.
  cashAlreadyHeld: (s) => {
    const l = h.didi(s);
    const trips = h.tripsOf(s);
    const cash = h.adds(s.total * s.random.between(0.35, 0.7));
    const [fares, rewards, tips] = p.split(s.total, 0.88, 0.09);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalle semanal', 'Weekly details'), 'back', 'help'),
        h.pager(l, p.week(l, s.random.pick([SLASHED, CLOSED, SLASHED_DATED])), `background:${l.panel}`),
        h.line(
          l,
          h.bold(s.say('Ganancia total', 'Total earnings')),
          h.bold(p.money(l, s.total)),
          'padding-top:16px;font-size:21px',
        ),
        h.subLine(l, s.say('Tarifa de viajes', 'Trip fares'), p.money(l, fares!)),
        h.subLine(l, s.say('Recompensas', 'Rewards'), p.money(l, rewards!)),
        h.subLine(l, s.say('Propinas', 'Tips'), p.money(l, tips!)),
        p.div('height:8px', ''),
        p.gap(l, 6),
        h.line(l, s.say('Efectivo recibido', 'Cash received'), p.money(l, -cash), 'padding-top:14px'),
        h.line(l, s.say('Depósito a tu cuenta', 'Deposit to your account'), p.money(l, h.adds(s.total, -cash))),
        p.soft(
          l,
          s.say(`Se depositará el ${on(s, 9)}`, `It will be deposited on ${on(s, 9)}`),
          13,
          'padding:0 20px 10px',
        ),
        p.gap(l, 6),
        p.rows(l, [
          [s.say('Viajes completados', 'Completed trips'), String(trips)],
          [s.say('Tiempo en línea', 'Online time'), q.hoursFor(s, trips)],
          [s.say('Tasa de aceptación', 'Acceptance rate'), `${s.random.whole(70, 99)}%`],
        ]),
      ),
    );
  },
  // A message of the app with the report of a week.
  reportInInbox: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const trips = h.tripsOf(s);
    return p.screen(
      { ...l, ground: '#f1f2f4' },
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mensajes', 'Messages'), 'back'),
        p.soft(l, `${on(s, 7)} 10:0${s.random.whole(0, 9)}`, 12, 'text-align:center;padding:8px'),
        p.div(
          'margin:0 14px;border-radius:14px;background:#fff;overflow:hidden',
          h.stack(
            p.div(
              `padding:20px 18px;background:linear-gradient(120deg,${l.tint},#ffb26b);color:#fff`,
              h.stack(
                p.div('font-size:21px;font-weight:700', s.say('Tu reporte semanal', 'Your weekly report')),
                p.div('font-size:15px;padding-top:4px', p.week(l, s.random.pick([CLOSED, CLOSED_DATED]))),
              ),
            ),
            p.div(
              'padding:14px 18px 0;font-size:15px;line-height:1.45',
              s.say(
                `¡Hola, ${h.firstName(s)}! Gracias por conducir con nosotros. Esto lograste:`,
                `Hi ${h.firstName(s)}! Thanks for driving with us. Here is what you did:`,
              ),
            ),
            p.soft(l, s.say('Ganaste', 'You earned'), 14, 'padding:12px 18px 0'),
            p.sum(l, s.total, 38, s.width - 80, `padding:0 18px;color:${l.tint}`),
            p.columns(l, [
              [String(trips), s.say('Viajes', 'Trips')],
              [q.hoursFor(s, trips), s.say('En línea', 'Online')],
              [`4.${s.random.whole(80, 99)}`, s.say('Estrellas', 'Stars')],
            ]),
            p.div(
              `padding:14px 18px;border-top:1px solid ${l.line};font-size:15px;color:${l.tint}`,
              s.say('Ver detalles', 'See details'),
            ),
          ),
        ),
        p.soft(l, `${on(s, 5)} 9:30`, 12, 'text-align:center;padding:14px 8px 8px'),
        p.div(
          'margin:0 14px;border-radius:14px;background:#fff;padding:16px 18px;font-size:15px;line-height:1.4',
          s.say(
            `<b>Fin de semana de recompensas</b><br>Completa 30 viajes y gana $${s.random.pick([350, 420, 500])} extra.`,
            `<b>Weekend rewards</b><br>Complete 30 trips and earn $${s.random.pick([350, 420, 500])} extra.`,
          ),
        ),
      ),
    );
  },
  // At night: what passengers paid, the app's part of it, taxes, and what is left.
  contributionForService: (s) => {
    const l = h.didi(s, { theme: 'dark' });
    const [fee, taxes] = [h.adds(s.total * s.random.between(0.12, 0.25)), h.adds(s.total * 0.1)];
    const rewards = h.adds(s.total * 0.06);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de cuenta', 'Statement'), 'back', 'share'),
        h.underlined(l, s.say('Resumen,Viajes', 'Summary,Trips').split(','), 0),
        p.between(
          p.week(l, s.random.pick([SLASHED_DATED, CLOSED])),
          icon('calendar', 17),
          `margin:14px 16px 8px;padding:12px 16px;border-radius:10px;background:${l.panel};font-size:15px`,
        ),
        p.bars(l, 70, weekdays(s, 3), l.tint, 3),
        k.ruled(l, [
          [s.say('Tarifa pagada por pasajeros', 'Fares paid by riders'), h.adds(s.total, fee, taxes, -rewards)],
          [s.say('Contribución por servicio', 'Service contribution'), -fee],
          [s.say('Impuestos retenidos', 'Taxes withheld'), -taxes],
          [s.say('Recompensas', 'Rewards'), rewards],
        ]),
        p.between(
          h.bold(s.say('Tus ganancias', 'Your earnings')),
          h.bold(p.money(l, s.total)),
          `padding:15px 20px;font-size:20px;color:${l.tint}`,
        ),
        p.soft(
          l,
          s.say('Incluye viajes en efectivo y con tarjeta.', 'Includes cash and card trips.'),
          13,
          'padding:2px 20px 10px',
        ),
        k.place(l, 'share', s.say('Enviar por correo', 'Send by email')),
      ),
    );
  },
  // The week's paper drawn larger with two fingers: its left edge is out of sight.
  paperPinched: (s) => {
    const l = h.didi(s, { theme: 'light', font: 'Liberation Sans' });
    const [fares, rewards, tips] = p.split(s.total, 0.86, 0.09);
    const fee = h.adds(s.total * 0.15);
    const cell = 'padding:9px 2px;font-size:15px';
    return p.screen(
      { ...l, ground: '#525659' },
      h.stack(
        h.paperBar(l, s.say('DiDi_reporte_semanal.pdf', 'DiDi_weekly_report.pdf')),
        p.div(
          `margin-left:-${s.random.whole(20, 34)}px;width:${Math.round(s.width * 1.02)}px;height:${s.height}px;padding:20px 14px 0 26px;background:#fff;color:#191919`,
          h.stack(
            p.div('font-size:13px;line-height:1.7', `RFC: XAXX010101000<br>${s.name}`),
            p.div(
              'padding:14px 0 2px;font-size:19px;font-weight:700',
              s.say('Resumen de ganancias semanales', 'Weekly earnings summary'),
            ),
            p.div('padding:2px 0 12px;font-size:16px', p.week(l, s.random.pick([SLASHED_DATED, CLOSED_DATED]))),
            h.table(
              [
                [s.say('Concepto', 'Item'), s.say('Importe', 'Amount')].map(h.bold),
                [s.say('Tarifas de viaje', 'Trip fares'), p.money(l, h.adds(fares!, fee))],
                [s.say('Contribución por servicio', 'Service contribution'), p.money(l, -fee)],
                [s.say('Recompensas', 'Rewards'), p.money(l, rewards!)],
                [s.say('Propinas', 'Tips'), p.money(l, tips!)],
                [s.say('Ganancia total', 'Total earnings'), p.money(l, s.total)].map(h.bold),
                [s.say('Efectivo recibido', 'Cash received'), p.money(l, -h.adds(s.total * 0.44))],
                [s.say('Depositado', 'Deposited'), p.money(l, h.adds(s.total, -h.adds(s.total * 0.44)))],
              ],
              [1.7, 1],
              cell,
              '#ccc',
            ),
          ),
        ),
      ),
    );
  },
  // All trips were paid in cash and the app's part of them is more than the rest.
  contributionBelowZero: (s) => {
    const l = h.didi(s);
    const loss = p.lose(s);
    const fares = p.near(s, 260, 50);
    const [fee, fine] = p.split(h.adds(fares, -loss), 0.22);
    return p.screen(
      l,
      h.stack(
        p.div(
          `background:${l.tint};color:#fff;padding-bottom:18px`,
          h.stack(
            p.phone(l, '#fff'),
            p.between(icon('back', 22), icon('help', 22), 'padding:8px 18px'),
            p.div(
              'text-align:center;font-size:15px',
              `${icon('left', 15)} &nbsp; ${p.week(l, s.random.pick([SLASHED, CLOSED]))} &nbsp; ${icon('right', 15)}`,
            ),
            p.sum(l, loss, 42, s.width - 60, 'text-align:center'),
            p.div('text-align:center;font-size:14px', s.say('Ganancia total', 'Total earnings')),
          ),
        ),
        k.ruled(l, [
          [s.say('Tarifa de viajes', 'Trip fares'), fares],
          [s.say('Contribución por servicio', 'Service contribution'), -fee!],
          [s.say('Cargo por artículo dañado', 'Charge for a damaged item'), -fine!],
        ]),
        k.strong(l, s.say('Ganancia total', 'Total earnings'), loss),
        p.card(
          l,
          s.say(
            `Tu deuda se descontará de tus viajes a partir del ${on(s, 8)}.`,
            `Your debt will be taken from your trips as of ${on(s, 8)}.`,
          ),
          'font-size:14px;line-height:1.4',
        ),
        k.place(l, 'help', s.say('Reportar un problema', 'Report a problem')),
      ),
    );
  },
};
