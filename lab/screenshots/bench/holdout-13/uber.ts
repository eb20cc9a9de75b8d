import { icon, on, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { TURNING, TURNING_DATED } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** Weeks of the black app. */
export const UBER_WEEKS: m.Designs = {
  // The overview: arrows, sum, bars against amounts, three figures, what it is made of.
  overviewOfWeek: (s) => {
    const l = h.uber(s, { tint: '#276ef1' });
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias semanales', 'Weekly earnings'), 'back', 'help'),
        h.pager(l, p.week(l, s.random.pick([TURNING, TURNING_DATED])), 'padding-top:2px'),
        p.sum(l, s.total, 50, s.width - 60, 'text-align:center;padding:4px 0 8px'),
        n.axisBars(l, Math.round(s.height * 0.15), h.initials(s)),
        p.columns(l, [
          [q.hoursFor(s, trips), s.say('En línea', 'Online')],
          [String(trips), s.say('Viajes', 'Trips')],
          [String(trips * 2 + 3), s.say('Puntos', 'Points')],
        ]),
        p.gap(l, 6),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, m.partsOf(s)),
        k.strong(l, m.totalOf(s), s.total),
      ),
      k.tabsOfUber(l),
    );
  },
  // Each kind of money is unfolded into its smaller parts.
  breakdownUnfolded: (s) => {
    const l = h.uber(s);
    const [fare, offers, tips] = m.partsOf(s) as [[string, number], [string, number], [string, number]];
    const [base, surge, waiting] = p.split(fare[1], s.random.between(0.7, 0.84), s.random.between(0.08, 0.13));
    const open = (name: string, value: number): string =>
      p.between(
        `${name} &nbsp;${icon('up', 13, `color:${l.soft}`)}`,
        p.money(l, value),
        'padding:12px 20px 5px;font-size:16px;font-weight:600',
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.div('padding:10px 20px', icon('close', 23)),
        h.title(l, s.say('Desglose', 'Breakdown'), 30),
        p.between(
          p.week(l, s.random.pick([TURNING, TURNING_DATED])),
          h.bold(p.money(l, s.total)),
          `padding:10px 20px 14px;font-size:17px;border-bottom:1px solid ${l.line}`,
        ),
        open(s.say('Tarifa de viaje', 'Trip fare'), fare[1]),
        h.subLine(l, s.say('Tarifa', 'Fare'), p.money(l, base!)),
        h.subLine(l, s.say('Tarifa dinámica', 'Surge'), p.money(l, surge!)),
        h.subLine(l, s.say('Tiempo de espera', 'Wait time'), p.money(l, waiting!)),
        open(s.say('Promociones', 'Promotions'), offers[1]),
        h.subLine(l, s.say('Desafío', 'Quest'), p.money(l, offers[1])),
        p.between(s.say('Propinas', 'Tips'), p.money(l, tips[1]), 'padding:12px 20px;font-size:16px;font-weight:600'),
        h.endLine(l, m.totalOf(s), p.money(l, s.total), 'font-size:17px'),
        p.soft(
          l,
          s.say(
            'Las cifras pueden tardar hasta 24 horas en actualizarse.',
            'Figures can take up to 24 hours to update.',
          ),
          13,
          'padding:12px 20px;line-height:1.4',
        ),
      ),
    );
  },
  // The list of weeks, every one with its sum; the one that was touched is open.
  listOfPastWeeks: (s) => {
    const l = h.uber(s);
    const open = s.random.whole(1, 2);
    const texts = weeksAround(
      l,
      TURNING,
      [0, 1, 2, 3, 4].map((at) => open - at),
    );
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Semanas anteriores', 'Past weeks'), 'back', 'help'),
        ...texts.map((words, at) =>
          at === open
            ? p.div(
                `padding:6px 0 12px;background:${l.panel}`,
                h.stack(
                  p.between(
                    h.bold(words),
                    `${h.bold(p.money(l, s.total))} &nbsp;${icon('up', 15)}`,
                    'padding:12px 20px;font-size:17px',
                  ),
                  h.stack(...m.partsOf(s).map(([name, value]) => h.subLine(l, name, p.money(l, value)))),
                  h.subLine(l, s.say('Viajes', 'Trips'), String(trips)),
                  h.subLine(l, s.say('En línea', 'Online'), q.hoursFor(s, trips)),
                  p.div(
                    `padding:10px 36px 0;font-size:15px;font-weight:600`,
                    `${s.say('Ver estado de cuenta', 'View statement')} ${icon('right', 13)}`,
                  ),
                ),
              )
            : p.between(
                words,
                `${q.anotherWeek(l)} &nbsp;${icon('down', 15, `color:${l.soft}`)}`,
                `padding:16px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
              ),
        ),
      ),
      k.tabsOfUber(l),
    );
  },
  // Night mode of somebody who brings food by car.
  nightOfCourier: (s) => {
    const l = h.uber(s, { theme: 'dark', tint: '#06c167' });
    const many = h.tripsOf(s);
    const [base, offers, tips] = p.split(s.total, s.random.between(0.58, 0.7), s.random.between(0.04, 0.09));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 23), icon('help', 22), 'padding:10px 20px'),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.sum(l, s.total, 54, s.width - 60, 'text-align:center;padding:8px 0'),
        p.bars(l, Math.round(s.height * 0.14), weekdays(s, 1), l.tint, 2),
        p.columns(l, [
          [String(many), s.say('Entregas', 'Deliveries')],
          [q.hoursFor(s, many), s.say('En línea', 'Online')],
        ]),
        p.gap(l, 6),
        k.part(l, s.say('Tus ganancias', 'Your earnings')),
        k.ruled(l, [
          [s.say('Tarifa', 'Fare'), base!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.place(l, 'clock', s.say('Historial de entregas', 'Delivery history')),
      ),
      k.tabsOfUber(l),
    );
  },
  // Paid mostly in cash: what is to be transferred is below zero, the week's own sum is the head.
  cashMoreThanFares: (s) => {
    const l = h.uber(s, { country: 'mx' });
    const fee = h.adds(s.total * s.random.between(0.2, 0.28));
    const cash = h.adds(s.total * s.random.between(1.04, 1.12));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Resumen semanal', 'Weekly summary'), 'back', 'share'),
        p.soft(l, p.week(l, s.random.pick([TURNING, TURNING_DATED])), 15, 'padding:8px 20px 0'),
        p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
        p.soft(l, s.say('Ganancias netas', 'Net earnings'), 14, 'padding:0 20px 12px'),
        k.ruled(l, [
          [s.say('Tarifas de viajes', 'Trip fares'), h.adds(s.total, fee)],
          [s.say('Contribución por servicio', 'Service fee'), -fee],
        ]),
        k.strong(l, s.say('Ganancias netas', 'Net earnings'), s.total, 16),
        p.gap(l, 6),
        k.part(l, s.say('Saldo', 'Balance')),
        k.ruled(l, [
          [s.say('Efectivo recibido', 'Cash collected'), -cash],
          [s.say('Saldo de la semana', 'Balance of the week'), h.adds(s.total, -cash)],
        ]),
        p.card(
          l,
          s.say(
            'Recibiste más efectivo de lo que ganaste. La diferencia se descuenta de tus próximas ganancias.',
            'You collected more cash than you earned. The difference is taken from your next earnings.',
          ),
          'font-size:14px;line-height:1.4',
        ),
      ),
    );
  },
  // A weekly statement as the app shows it: the earnings' total is the third line of five parts.
  statementInParts: (s) => {
    if (s.random.chance(0.4)) k.across(s);
    const l = h.uber(s);
    const [fares, others] = p.split(s.total, s.random.between(0.86, 0.95));
    const tolls = p.near(s, 90, 21);
    const head = (words: string): string => h.title(l, words, 18, 'padding:15px 20px 2px');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado semanal', 'Weekly statement'), 'back', 'dots'),
        p.soft(l, p.week(l, TURNING_DATED), 15, 'padding:4px 20px 6px'),
        head(s.say('Ganancias', 'Earnings')),
        h.line(l, s.say('Ganancias por viajes', 'Trip earnings'), p.money(l, fares!)),
        h.line(l, s.say('Otras ganancias', 'Other earnings'), p.money(l, others!)),
        h.endLine(l, s.say('Total de ganancias', 'Total earnings'), p.money(l, s.total)),
        head(s.say('Reembolsos y gastos', 'Refunds and expenses')),
        h.line(l, s.say('Peajes', 'Tolls'), p.money(l, tolls)),
        head(s.say('Pagos', 'Payouts')),
        h.line(l, s.say('Saldo inicial', 'Starting balance'), p.money(l, 0)),
        h.line(
          l,
          s.say(`Transferencia del ${on(s, 8)}`, `Transfer on ${on(s, 8)}`),
          p.money(l, -h.adds(s.total, tolls)),
        ),
        h.endLine(l, s.say('Saldo final', 'Ending balance'), p.money(l, 0)),
        n.pill(l, s.say('Descargar', 'Download'), 'margin-top:14px'),
      ),
    );
  },
  // The picture that the app makes of a week to be sent to friends.
  pictureToShare: (s) => {
    const l = h.uber(s, { theme: 'dark', tint: '#276ef1' });
    const trips = h.tripsOf(s);
    return p.screen(
      { ...l, ground: '#101114' },
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Compartir', 'Share'), 'close'),
        p.div(
          `margin:14px 26px;padding:30px 24px;border-radius:18px;background:linear-gradient(160deg,#276ef1,#0a2a6b);color:#fff`,
          h.stack(
            p.div('font-size:26px;font-weight:700', 'Uber'),
            p.div(
              'padding:26px 0 4px;font-size:18px',
              s.say(`La semana de ${h.firstName(s)}`, `${h.firstName(s)}’s week`),
            ),
            p.div('font-size:15px;opacity:.85', p.week(l, TURNING)),
            p.sum(l, s.total, 46, s.width - 110, 'padding:16px 0 2px'),
            p.div('font-size:15px;padding-bottom:22px', s.say('en ganancias', 'in earnings')),
            p.between(
              `${h.bold(String(trips))} ${s.say('viajes', 'trips')}`,
              `${h.bold(q.hoursFor(s, trips))}`,
              'font-size:16px;border-top:1px solid #ffffff55;padding-top:14px',
            ),
          ),
        ),
        p.between(s.say('Ocultar ganancias', 'Hide earnings'), '○──', 'padding:12px 28px;font-size:15px'),
        p.button({ ...l, tint: '#fff', onTint: '#000' }, s.say('Enviar', 'Send')),
      ),
    );
  },
};
