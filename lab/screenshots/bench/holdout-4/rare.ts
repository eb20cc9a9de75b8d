import { icon, on } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import * as p from './parts.ts';

/** The truth of a week that ended below zero is 0, as the reader is to propose it. */
const belowZero =
  (draw: (s: Scene, loss: number) => string): Design =>
  (s) => {
    s.total = 0;
    s.days = s.days.map(() => 0);
    return draw(s, -p.about(s, 420, 75));
  };
const nothing =
  (draw: Design): Design =>
  (s) => {
    s.total = 0;
    s.days = s.days.map(() => 0);
    return draw(s);
  };

/** Weeks below zero and without money, and pictures of two weeks of which one is meant. */
export const RARE_WEEKS: Record<string, Design> = {
  redHead: belowZero((s, loss) => {
    const fares = p.about(s, 260, 48);
    const back = p.about(s, 190, 30);
    return p.app(
      s,
      `${p.top(s)}${p.area(`${p.text(15, p.week(s))}${p.figure(s, loss, 46, s.width - 48, 'color:#d92d20')}${p.pale(s, s.say('Resultado de la semana', 'Result for the week'), 14)}`)}${p.entries(
        s,
        [
          [s.say('Viajes', 'Trips'), p.cash(s, fares)],
          [s.say('Viaje devuelto al pasajero', 'Trip refunded to rider'), p.cash(s, -back)],
          [s.say('Cargos pendientes', 'Outstanding charges'), p.cash(s, loss - fares + back)],
        ],
      )}${p.notice(s, s.say('Lo descontaremos de tu siguiente semana.', 'We’ll take it from your next week.'))}`,
    );
  }),
  // Accountants write a loss in parentheses.
  parenthesis: belowZero((s, loss) => {
    const income = p.about(s, 1240, 260);
    const line = (name: string, value: string): string => p.entry(s, name, value, 'padding:9px 20px');
    return p.screen(
      s,
      `${p.top(s)}${p.area(`${p.text(19, s.say('Corte con la flotilla', 'Fleet settlement'), 'font-weight:700')}${p.pale(s, `${s.name} · ${p.week(s)}`, 14)}`)}${line(s.say('Ingresos por viajes', 'Trip income'), p.cash(s, income))}${line(s.say('Renta del auto', 'Car rental'), `(${p.cash(s, income - loss)})`)}${p.flank(`<b>${s.say('Neto de la semana', 'Net for the week')}</b>`, `<b style="color:#d92d20">(${p.cash(s, -loss)})</b>`, `padding:14px 20px;font-size:18px;border-top:3px double ${p.look(s).ink}`)}${p.area(p.pale(s, s.say('Entre paréntesis: a tu cargo.', 'In parentheses: you owe this.')))}`,
    );
  }),
  belowInCard: belowZero((s, loss) => {
    const [cashTrips, rest] = p.shares(s, -loss * 0.8, 0.55);
    return p.screen(
      s,
      `${p.top(s)}${p.area(p.flank(`${icon('back', 20)} &nbsp;<b style="font-size:17px">${s.say('Ganancias', 'Earnings')}</b>`, icon('info', 20)))}${p.card(s, `<div style="text-align:center">${p.pale(s, p.week(s), 14)}${p.figure(s, loss, 38, s.width - 90)}${p.text(14, s.say('Tus ganancias quedaron en negativo', 'Your earnings are below zero'), 'color:#d92d20')}</div>`)}${p.entries(
        s,
        [
          [s.say('Viajes en efectivo', 'Cash trips'), p.cash(s, cashTrips!)],
          [s.say('Viajes con tarjeta', 'Card trips'), p.cash(s, rest!)],
          [s.say('Cancelaciones y multas', 'Cancellations and penalties'), p.cash(s, loss - cashTrips! - rest!)],
        ],
      )}`,
    );
  }),
  noTrips: nothing((s) =>
    p.app(
      s,
      `${p.top(s)}${p.area(p.text(18, p.week(s), 'font-weight:700'))}${p.area(p.figure(s, 0, 48))}${p.chart(s, 60)}${p.card(s, `<b>${s.say('No te conectaste en esta semana', 'You weren’t online that week')}</b>${p.pale(s, s.say('Cuando hagas viajes, tus ganancias aparecen aquí.', 'When you drive, your earnings show up here.'), 14)}`)}${p.entries(
        s,
        [
          [s.say('Viajes', 'Trips'), '0'],
          [s.say('En línea', 'Online'), '0 h 0 min'],
        ],
      )}`,
    ),
  ),
  // What was earned went to the app: nothing is left.
  cancelledOut: nothing((s) => {
    const fares = p.about(s, 730, 140);
    return p.screen(
      s,
      `${p.top(s)}${p.area(`${p.pale(s, s.say('Liquidación semanal', 'Weekly settlement'), 14)}${p.text(19, p.week(s), 'font-weight:700')}`)}${p.entries(
        s,
        [
          [s.say('Tarifas de viaje', 'Trip fares'), p.cash(s, fares)],
          [s.say('Saldo de la semana anterior', 'Balance from the week before'), p.cash(s, -fares)],
        ],
      )}${p.flank(`<b>${s.say('Ganancias', 'Earnings')}</b>`, p.figure(s, 0, 30, s.width * 0.5), `padding:14px 20px;border-top:2px solid ${p.look(s).ink};font-size:17px`)}${p.button(s, s.say('Entendido', 'Got it'))}`,
    );
  }),
  // Two weeks side by side: the chosen one is filled, large and open below.
  twoTiles: (s) => {
    const before = p.about(s, 4300, 820);
    const [fares, tips] = p.shares(s, s.total, 0.9);
    const tile = (name: string, range: string, figure: string, style: string): string =>
      `<span style="padding:12px;border-radius:${p.look(s).radius}px;${style}"><b style="font-size:13px">${name}</b>${p.text(12, range, 'padding:2px 0 8px')}${figure}</span>`;
    return p.app(
      s,
      `${p.top(s)}${p.area(p.text(22, s.say('Ingresos', 'Income'), 'font-weight:700'))}<div style="display:flex;gap:10px;padding:6px 16px;align-items:flex-end">${tile(s.say('Antepasada', 'Two weeks ago'), p.chip(s, -1), p.text(15, p.cash(s, before), 'white-space:nowrap'), `border:1px solid ${p.look(s).line};color:${p.look(s).pale}`)}${tile(s.say('Semana pasada', 'Last week'), p.chip(s, 0), p.figure(s, s.total, 30, s.width * 0.5), `flex:1;background:${p.look(s).tint};color:${p.look(s).onTint}`)}</div>${p.caption(s, s.say('Detalle de la semana pasada', 'Last week in detail'))}${p.chart(s, 64)}${p.entries(
        s,
        [
          [s.say('Tarifas', 'Fares'), p.cash(s, fares!)],
          [s.say('Propinas', 'Tips'), p.cash(s, tips!)],
          [s.say('Total', 'Total'), `<b>${p.cash(s, s.total)}</b>`],
        ],
      )}`,
    );
  },
  // The closed week, and under it what the running one has so far.
  closedAndRunning: (s) => {
    const so = p.about(s, 640, 120);
    return p.app(
      s,
      `${p.top(s)}${p.area(`${p.text(14, s.say('Semana cerrada y pagada', 'Week closed and paid'), `color:${p.look(s).pale}`)}${p.text(18, p.week(s), 'font-weight:600')}${p.figure(s, s.total, 46)}${p.pale(s, `${p.count(s, 14, 118)} ${s.say('viajes', 'trips')} · ${p.span(s, 9, 52)}`, 14)}`)}${p.chart(s, 60)}${p.card(s, `${p.flank(`<b>${s.say('En curso', 'In progress')}</b>`, p.chip(s, 1), 'font-size:13px')}${p.flank(s.say('Llevas hasta ahora', 'So far'), p.cash(s, so), 'font-size:14px;padding-top:6px')}${p.pale(s, s.say(`Se paga el ${on(s, 14)}`, `Paid on ${on(s, 14)}`), 12)}`)}`,
    );
  },
};
