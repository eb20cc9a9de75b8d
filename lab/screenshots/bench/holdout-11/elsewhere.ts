import { icon, on, onDay, weekdays } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import * as k from '../holdout-10/parts.ts';
import { CLOSED, CLOSED_DATED, NAMED, SAID_CLOSED, SAID_TURNING, SLASHED, TURNING } from '../holdout-10/weeks.ts';
import { type Design, face, page } from '../scene.ts';
import * as m from './parts.ts';

/** Weeks of whichever app, in less usual pictures. */
export const WEEKS_ELSEWHERE: Record<string, Design> = {
  // A courier's week: deliveries by day, what the app paid and what customers left.
  weekOfDeliveries: (s) => {
    const l = q.courier(s);
    const deliveries = q.tripsOfDays(s, p.near(s, 48, 9));
    const [pay, tips] = p.split(s.total, s.random.between(0.5, 0.8));
    const app = s.country === 'mx' ? 'Rappi' : s.random.pick(['DoorDash', 'Instacart']);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Mis ganancias', 'Earnings'), 'back', 'help'),
        h.pager(l, p.week(l, s.random.pick([CLOSED, NAMED]))),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center'),
        p.soft(
          l,
          s.say(
            `${q.total(deliveries)} pedidos entregados con ${app}`,
            `${q.total(deliveries)} deliveries with ${app}`,
          ),
          14,
          'text-align:center;padding-bottom:12px',
        ),
        k.ruled(l, [
          [s.say('Pago por pedidos', `${app} pay`), pay!],
          [s.say('Propinas', 'Customer tips'), tips!],
        ]),
        p.gap(l, 6),
        ...[6, 5, 4, 3, 2, 1, 0].map((day) =>
          p.between(
            `${onDay(s, day)}${p.soft(l, s.say(`${deliveries[day]} pedidos`, `${deliveries[day]} deliveries`), 13)}`,
            `${p.money(l, s.days[day]!)} ${icon('right', 14)}`,
            `padding:9px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      ),
    );
  },
  // The phone in its holder at the wheel, photographed with the road before it.
  phoneAtWheel: (s) => {
    [s.width, s.height] = [390, 760];
    const l = h.byScene(s);
    const trips = h.tripsOf(s);
    const [fares, tips] = p.split(s.total, 0.9);
    const inner = p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Ganancias', 'Earnings'), 'back', 'help'),
        h.pager(l, p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([CLOSED, SLASHED]))),
        p.sum(l, s.total, 46, s.width - 60, 'text-align:center'),
        p.bars(l, 120, h.initials(s), l.tint, 3),
        k.ruled(l, [
          [s.say('Viajes', 'Fares'), fares!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.strong(l, s.say('Total', 'Total'), s.total),
        m.figures(l, trips),
      ),
    );
    const isUpright = s.random.chance(0.5);
    [s.width, s.height] = isUpright ? [810, 1080] : [1200, 900];
    const zoom = isUpright ? 1.12 : 0.98;
    const [left, top] = [s.width / 2 - 195 + s.random.whole(-50, 50), s.height / 2 - 380 + s.random.whole(-20, 20)];
    const turn = `perspective(1900px) rotateY(${s.random.between(-14, 14)}deg) rotateX(${s.random.between(2, 10)}deg) rotateZ(${s.random.between(-5, 5)}deg)`;
    const sky = `linear-gradient(#9db3c7 0 24%,#6b7276 25% 40%,#1d1e20 41% 100%)`;
    return page(
      { ...s, ground: '#1d1e20' },
      h.stack(
        p.div(`position:absolute;inset:0;background:${sky}`, ''),
        p.div(
          `position:absolute;left:-${s.random.whole(120, 240)}px;bottom:-300px;width:760px;height:760px;border-radius:50%;border:54px solid #2b2c2f`,
          '',
        ),
        p.div(
          `position:absolute;left:${left}px;top:${top}px;width:390px;height:760px;transform:${turn} scale(${zoom});outline:12px solid #0b0b0c;border-radius:26px;overflow:hidden;box-shadow:0 0 40px #000c`,
          `${inner}${p.div(`position:absolute;inset:0;background:linear-gradient(${s.random.whole(100, 160)}deg,#fff0 30%,#fff3 42%,#fff0 55%)`, '')}`,
        ),
      ),
    );
  },
  // The screen is divided: the week above, what somebody asks for below.
  dividedWithChat: (s) => {
    const l = h.byScene(s, { theme: 'light' });
    const trips = h.tripsOf(s);
    const half = Math.round(s.height * 0.52);
    const says = (words: string, isOwn: boolean): string =>
      p.div(
        `margin:5px 12px 5px ${isOwn ? 'auto' : '12px'};width:fit-content;max-width:76%;padding:9px 12px;border-radius:12px;background:${isOwn ? '#d6f5cf' : '#fff'};font-size:14px;line-height:1.4;color:#111`,
        words,
      );
    return p.screen(
      l,
      h.stack(
        p.div(
          `height:${half}px;overflow:hidden`,
          h.stack(
            p.phone(l),
            h.pager(l, h.bold(p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([CLOSED, NAMED])))),
            p.sum(l, s.total, 38, s.width - 60, 'text-align:center'),
            p.bars(l, Math.max(40, half - 290), h.initials(s), l.tint, 3),
            p.columns(l, [
              [String(trips), s.say('Viajes', 'Trips')],
              [q.hoursFor(s, trips), s.say('En línea', 'Online')],
            ]),
            k.place(l, 'chart', s.say('Desglose', 'Breakdown')),
          ),
        ),
        p.div(
          'height:12px;background:#111;padding-top:4px',
          p.div('width:46px;height:4px;margin:0 auto;border-radius:2px;background:#888', ''),
        ),
        p.div(
          `height:${s.height - half - 12}px;background:#e8e1d8;overflow:hidden`,
          h.stack(
            p.div(
              'background:#0b7d63;color:#fff;display:flex;gap:12px;align-items:center;padding:10px 16px;font-size:16px',
              `${icon('back', 20)}${face(s, 32)}<b>${s.say('Asesora Karla', 'Advisor Dana')}</b>`,
            ),
            says(s.say('Me falta una captura, la de esa semana', 'I’m missing one screenshot, that week’s'), false),
            says(s.say('¿La de los $7,500 de renta?', 'The one with the $310 rent?'), true),
            says(s.say('No, la de sus ganancias por favor', 'No, the one with your earnings please'), false),
            says(s.say('Ok, ahí va', 'OK, sending it'), true),
          ),
        ),
      ),
    );
  },
  // A long capture: the whole page from the week down to the last trip.
  longCapture: (s) => {
    const l = h.byScene(s);
    s.height = Math.round(s.width * s.random.between(3.4, 4.2));
    const tripsOf = q.tripsOfDays(s, q.fare(s));
    const trips = q.total(tripsOf);
    const [fares, offers, tips] = p.split(s.total, 0.84, 0.09);
    const held = p.near(s, 310, 60);
    const days = [6, 5, 4, 3, 2, 1, 0].filter((day) => s.days[day]! > 0);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Detalles de la semana', 'Week details'), 'back', 'help'),
        p.div(
          'padding:8px 20px 0;font-size:16px',
          p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([CLOSED, SLASHED])),
        ),
        p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
        p.bars(l, 110, weekdays(s, 3), l.tint, 3),
        m.figures(l, trips),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifas', 'Fares'), fares!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.strong(l, s.say('Ganancias totales', 'Total earnings'), s.total),
        p.gap(l),
        k.part(l, s.say('Saldo', 'Balance')),
        k.ruled(l, [
          [s.say('Balance inicial', 'Starting balance'), held],
          [s.say('Ganancias', 'Earnings'), s.total],
          [s.say('Pagos', 'Payouts'), -h.adds(held, s.total * 0.9)],
        ]),
        k.strong(l, s.say('Balance final', 'Ending balance'), h.adds(held, s.total, -h.adds(held, s.total * 0.9))),
        p.gap(l),
        k.part(l, s.say('Viajes', 'Trips')),
        ...days.flatMap((day) => [
          p.between(
            h.bold(onDay(s, day)),
            h.bold(p.money(l, s.days[day]!)),
            `padding:12px 20px 8px;background:${l.panel}`,
          ),
          m.tripLines(l, s.days[day]!, tripsOf[day]!, [s.say('Viaje', 'Trip')]),
        ]),
      ),
    );
  },
  // The app speaks one language, the phone's dates another.
  datesOfOtherTongue: (s) => {
    const l = h.byScene(s);
    const [own, other] = s.tongue === 'es' ? (['es', 'en'] as const) : (['en', 'es'] as const);
    k.speak(s, other);
    const range = p.week(l, s.platform === 'uber' ? TURNING : s.random.pick([CLOSED, CLOSED_DATED, NAMED]));
    const names = weekdays(s, 3);
    k.speak(s, own);
    const trips = h.tripsOf(s);
    const [fares, offers, tips] = p.split(s.total, 0.83, 0.11);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Tus ganancias', 'Your earnings'), 'close', 'share'),
        n.roundPager(l, range),
        p.sum(l, s.total, 44, s.width - 60, 'text-align:center;padding-top:6px'),
        h.meanBars(l, Math.round(s.height * 0.13), names),
        k.tiles(l, [
          [s.say('Viajes', 'Trips'), String(trips)],
          [s.say('En línea', 'Online'), q.hoursFor(s, trips)],
        ]),
        k.ruled(l, [
          [s.say('Tarifa de viaje', 'Trip fare'), fares!],
          [s.say('Promociones', 'Promotions'), offers!],
          [s.say('Propinas', 'Tips'), tips!],
        ]),
        k.strong(l, s.say('Total', 'Total'), s.total),
      ),
    );
  },
  // The company takes the car's rent each Monday: nothing but a debt was left.
  rentBelowZero: (s) => {
    const l = h.uber(s);
    const loss = p.lose(s);
    const fares = p.near(s, 700, 120);
    const [rent, cover] = p.split(h.adds(loss, -fares), 0.88);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), icon('help', 22), 'padding:10px 20px'),
        k.chosenWeek(l, p.week(l, TURNING)),
        p.sum(l, loss, 46, s.width - 60, 'text-align:center'),
        p.soft(l, s.say('Ganancias netas', 'Net earnings'), 15, 'text-align:center;padding-bottom:12px'),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifa neta', 'Net fare'), fares],
          [s.say('Renta de vehículo', 'Vehicle rental'), rent!],
          [s.say('Protección del vehículo', 'Vehicle protection'), cover!],
        ]),
        k.strong(l, s.say('Total', 'Total'), loss),
        p.soft(
          l,
          s.say(
            'El saldo negativo se cubre con tus próximas ganancias.',
            'A negative balance is covered by your next earnings.',
          ),
          13,
          'padding:6px 20px',
        ),
        k.place(l, 'clock', s.say('Actividad de ganancias', 'Earnings activity')),
      ),
      k.tabsOfUber(l),
    );
  },
  // A mail tells that the week ended below zero, and that the next will pay for it.
  mailBelowZero: (s) => {
    const l = h.byScene(s, { theme: 'light', font: 'Liberation Sans' });
    const loss = p.lose(s);
    const fares = p.near(s, 240, 44);
    const name = h.nameOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 22), icon('dots', 20), 'padding:10px 18px'),
        p.div(
          'padding:2px 18px 8px;font-size:20px;line-height:1.3',
          s.say('Tu estado de cuenta semanal', 'Your weekly statement'),
        ),
        p.between(
          `${h.bold(name)}${p.soft(l, s.say('para mí', 'to me'), 13)}`,
          p.span(`font-size:13px;color:${l.soft}`, on(s, 8)),
          `padding:0 18px 12px;font-size:15px;border-bottom:1px solid ${l.line}`,
        ),
        p.div(
          'padding:16px 18px;font-size:15px;line-height:1.5',
          s.say(
            `Hola, ${h.firstName(s)}:<br>Este es el resumen ${p.week(l, s.platform === 'uber' ? SAID_TURNING : SAID_CLOSED)}.`,
            `Hi ${h.firstName(s)},<br>This is your summary ${p.week(l, s.platform === 'uber' ? SAID_TURNING : SAID_CLOSED)}.`,
          ),
        ),
        n.adding(
          l,
          [
            [s.say('Tarifas', 'Fares'), fares],
            [s.say('Ajustes de viajes anteriores', 'Adjustments of earlier trips'), h.adds(loss, -fares)],
          ],
          s.say('Tus ganancias', 'Your earnings'),
          loss,
        ),
        p.div(
          'padding:18px;font-size:15px;line-height:1.5',
          s.say(
            'Como el total es negativo, esta semana no hay depósito.',
            'As the total is negative, there is no deposit this week.',
          ),
        ),
        n.pill(l, s.say('Ver estado de cuenta', 'View statement')),
      ),
    );
  },
};
