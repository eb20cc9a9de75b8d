import { icon, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, SAID_CLOSED, SLASHED, SLASHED_DATED } from '../holdout-10/weeks.ts';
import * as m from '../holdout-12/parts.ts';

/** Weeks of the orange app. */
export const DIDI_WEEKS: m.Designs = {
  // A strip of weeks at the top, the chosen one filled; then the sum and its days.
  stripOfWeeks: (s) => {
    const l = h.didi(s);
    const texts = weeksAround(l, SLASHED, [-1, 0, 1]);
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        h.underlined(l, s.say('Diario,Semanal,Mensual', 'Daily,Weekly,Monthly').split(','), 1),
        p.div(
          'display:flex;justify-content:center;gap:8px;padding:12px 0;overflow:hidden',
          texts
            .map((words, at) => h.chip(l, words, at === 1 ? `background:${l.tint};color:#fff;font-weight:700` : ''))
            .join(''),
        ),
        p.soft(l, s.say('Ganancia total', 'Total earnings'), 14, 'text-align:center'),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center;padding-bottom:4px'),
        p.bars(l, Math.round(s.height * 0.13), h.initials(s), l.tint, 6),
        k.tiles(l, [
          [s.say('Viajes', 'Trips'), String(trips)],
          [s.say('En línea', 'Online'), q.hoursFor(s, trips)],
        ]),
        k.ruled(l, m.partsOf(s)),
      ),
    );
  },
  // Trips made the larger part; the rewards make it the total, which is the last line.
  ridesThenRewards: (s) => {
    const l = h.didi(s, { theme: 'light' });
    const [rides, rewards] = p.split(s.total, s.random.between(0.8, 0.92));
    const [base, waiting] = p.split(rides!, s.random.between(0.93, 0.97));
    return p.screen(
      { ...l, ground: '#f5f5f7' },
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalle semanal', 'Weekly details'), 'back', 'help'),
        p.div('padding:4px 20px 8px;font-size:15px', p.week(l, s.random.pick([CLOSED, NAMED, SLASHED_DATED]))),
        p.div(
          'margin:0 14px;padding:16px 0 8px;border-radius:14px;background:#fff',
          h.stack(
            k.strong(l, s.say('Ganancia por viajes', 'Ride earnings'), rides!, 17),
            h.subLine(l, s.say('Tarifas', 'Fares'), p.money(l, base!)),
            h.subLine(l, s.say('Espera y cancelaciones', 'Waiting and cancellations'), p.money(l, waiting!)),
            k.strong(l, s.say('Recompensas', 'Rewards'), rewards!, 17),
            h.subLine(l, s.say('Semana de 40 viajes', 'Week of 40 rides'), p.money(l, rewards!)),
            p.between(
              h.bold(s.say('Ganancia total', 'Total earnings')),
              p.span(`font-weight:700;color:${l.tint}`, p.money(l, s.total)),
              `margin:8px 20px 0;padding:14px 0;border-top:1px dashed #bbb;font-size:19px`,
            ),
          ),
        ),
        p.soft(
          l,
          s.say('Ya se descontó la contribución por servicio.', 'The service fee has already been taken off.'),
          13,
          'padding:12px 20px',
        ),
        p.button(l, s.say('Ver lista de viajes', 'See list of rides'), 'border-radius:26px'),
      ),
    );
  },
  // The account of one week: what there was, what was earned, what was held in cash, what the bank got.
  accountOfWeek: (s) => {
    if (s.random.chance(0.4)) k.across(s);
    const l = h.didi(s);
    const cash = h.adds(s.total * s.random.between(0.2, 0.5));
    const before = p.near(s, 210, 40);
    const paid = h.adds(before, s.total, -cash);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estado de cuenta', 'Account statement'), 'back', 'share'),
        p.between(
          p.week(l, s.random.pick([CLOSED_DATED, SLASHED_DATED])),
          icon('down', 17),
          `margin:6px 16px;padding:12px 14px;border:1px solid ${l.line};border-radius:10px;font-size:15px`,
        ),
        p.rows(l, [
          [s.say('Balance inicial', 'Opening balance'), p.money(l, before)],
          [h.bold(s.say('Ganancia total', 'Total earnings')), h.bold(p.money(l, s.total))],
          [s.say('Efectivo recibido', 'Cash received'), p.money(l, -cash)],
          [s.say(`Depósito del ${on(s, 8)}`, `Deposit on ${on(s, 8)}`), p.money(l, -paid)],
          [s.say('Balance final', 'Closing balance'), p.money(l, 0)],
        ]),
        p.gap(l),
        k.place(l, 'bank', s.say('Cuenta bancaria', 'Bank account'), 'BBVA ••3308'),
        k.place(l, 'help', s.say('Ayuda con un pago', 'Help with a payment')),
      ),
    );
  },
  // Two short messages of the app and one of the bank; only one of them names a week.
  shortMessages: (s) => {
    const l = h.didi(s, { theme: 'light', font: 'Liberation Sans', marks: [['$', '']] });
    const trips = h.tripsOf(s);
    const said = (words: string, isLast = false): string =>
      p.div(
        `margin:6px 60px 6px 16px;padding:12px 15px;border-radius:18px;background:#e9e9ee;font-size:16px;line-height:1.35;${isLast ? 'border-bottom-left-radius:4px' : ''}`,
        words,
      );
    const day = (words: string): string => p.soft(l, words, 12, 'text-align:center;padding:12px 0 6px');
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), icon('dots', 20), 'padding:8px 16px 0'),
        p.div(
          `text-align:center;font-size:16px;font-weight:600;padding-bottom:12px;border-bottom:1px solid ${l.line}`,
          '26434',
        ),
        day(onDay(s, 2)),
        said(
          s.say(
            `Tu código de DiDi es ${s.random.whole(1001, 9899)}. No lo compartas con nadie.`,
            `Your DiDi code is ${s.random.whole(1001, 9899)}. Don’t share it with anyone.`,
          ),
          true,
        ),
        day(onDay(s, 4)),
        said(
          s.say(
            `DiDi: completa 25 viajes este fin y gana ${p.bonus(l, 450, 90)} extra. Aplican T&C.`,
            `DiDi: complete 25 rides this weekend and get ${p.bonus(l, 450, 90)} extra. Terms apply.`,
          ),
          true,
        ),
        day(onDay(s, 7)),
        said(
          s.say(
            `DiDi: ${h.firstName(s)}, tu ganancia total ${p.week(l, SAID_CLOSED)} fue de ${p.money(l, s.total)} en ${trips} viajes. Consulta el detalle en tu app.`,
            `DiDi: ${h.firstName(s)}, your total earnings ${p.week(l, SAID_CLOSED)} were ${p.money(l, s.total)} from ${trips} rides. See the app for details.`,
          ),
          true,
        ),
        p.div(
          'position:absolute;left:16px;right:16px;bottom:26px;padding:11px 16px;border:1px solid #ccc;border-radius:22px;color:#999;font-size:16px',
          s.say('Mensaje de texto', 'Text message'),
        ),
      ),
    );
  },
  // The week's number, a list to choose it from, and the sum in the smaller letters of a line.
  numberOfWeek: (s) => {
    const l = h.didi(s);
    const number = Math.ceil((Date.parse(s.start) - Date.parse('2025-12-29')) / 604_800_000) + 1;
    const trips = q.tripsOfDays(s, q.fare(s));
    const week = p.week(l, s.random.pick([CLOSED, SLASHED]));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ingresos', 'My income'), 'back', 'calendar'),
        p.div(
          `margin:8px 14px;padding:14px 16px;border-radius:14px;background:${l.panel}`,
          h.stack(
            p.between(h.bold(s.say(`Semana ${number}`, `Week ${number}`)), icon('down', 16), 'font-size:17px'),
            p.soft(l, week, 14, 'padding-bottom:10px'),
            p.between(
              s.say('Ganancia total', 'Total earnings'),
              h.bold(p.money(l, s.total)),
              'font-size:16px;padding:4px 0',
            ),
            p.between(s.say('Viajes', 'Rides'), String(q.total(trips)), 'font-size:16px;padding:4px 0'),
            p.between(
              s.say('Kilómetros', 'Kilometres'),
              `${(q.total(trips) * 8.3).toFixed(1)} km`,
              'font-size:16px;padding:4px 0',
            ),
          ),
        ),
        ...s.days.map((_, at) => k.dayLine(l, 6 - at, trips[6 - at]!)),
      ),
    );
  },
  // A message of the app, opened in its inbox, with the week within running words.
  letterInInbox: (s) => {
    const l = h.didi(s);
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mensajes', 'Messages'), 'back', 'dots'),
        p.div(
          `height:130px;margin:4px 16px;border-radius:14px;background:linear-gradient(120deg,#ff8a3c,${l.tint});color:#fff;padding:34px 20px;font-size:24px;font-weight:700;line-height:1.25`,
          s.say('¡Así te fue esta semana!', 'Here’s how your week went!'),
        ),
        p.soft(l, `${onDay(s, 7)} · 10:00`, 13, 'padding:12px 20px 4px'),
        p.div(
          'padding:4px 20px;font-size:16px;line-height:1.5',
          s.say(
            `Hola, ${h.firstName(s)}:<br>En la semana ${p.week(l, SAID_CLOSED)} completaste <b>${trips} viajes</b> en ${q.hoursFor(s, trips)} y tu ganancia total fue de <b>${p.money(l, s.total)}</b>, con ${p.nearly(l, 160, 40)} en propinas.<br><br>Esta semana puedes ganar hasta ${p.bonus(l, 900, 180)} más con tus recompensas.`,
            `Hi ${h.firstName(s)},<br>here is your summary ${p.week(l, SAID_CLOSED)}: you completed <b>${trips} rides</b> in ${q.hoursFor(s, trips)} and your total earnings were <b>${p.money(l, s.total)}</b>, with ${p.nearly(l, 160, 40)} in tips.<br><br>This week you can earn up to ${p.bonus(l, 900, 180)} more with rewards.`,
          ),
        ),
        p.button(l, s.say('Ver detalle', 'See details'), 'border-radius:26px'),
        p.soft(
          l,
          s.say('Recibes este mensaje porque manejas con DiDi.', 'You get this message because you drive with DiDi.'),
          12,
          'text-align:center;padding:0 20px',
        ),
      ),
    );
  },
};
