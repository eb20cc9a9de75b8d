import { icon, on, onDay, time } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import { weeksAround } from '../holdout-7/weeks.ts';
import * as h from '../holdout-8/parts.ts';
import * as n from '../holdout-9/parts.ts';
import type { Design } from '../scene.ts';
import * as k from './parts.ts';
import { TURNING, TURNING_DATED } from './weeks.ts';

const STREETS = {
  mx: [
    'Av. Insurgentes Sur, Del Valle',
    'Calz. de Tlalpan, Portales',
    'Eje 5 Sur, Narvarte',
    'Av. Vallarta, Americana',
  ],
  us: ['W Belmont Ave, Chicago', 'S Halsted St, Chicago', 'N Clark St, Chicago', 'E Ohio St, Chicago'],
};

/** The same app's weeks in lists, sheets, other languages and below zero. */
export const UBER_MORE: Record<string, Design> = {
  // Trips with their streets under the week's head.
  tripsWithStreets: (s) => {
    const l = h.uber(s);
    const kinds =
      s.country === 'mx' ? ['UberX', 'Flash', 'Comfort', 'Uber Moto'] : ['UberX', 'Comfort', 'XL', 'Delivery'];
    const last = [6, 5, 4, 3, 2, 1, 0].filter((day) => s.days[day]! > 0);
    const streets = STREETS[s.country];
    const tripsOf = (day: number): string => {
      const made = s.days[day]!;
      const parts = h.divided(s, made, Math.max(1, Math.min(18, Math.round(made / q.fare(s)))));
      const times = h.timesOf(s, parts.length);
      return h.stack(
        p.between(onDay(s, day), p.money(l, made), `padding:10px 20px;font-size:14px;color:${l.soft}`),
        ...parts.map((value, at) =>
          p.between(
            `${h.bold(s.random.pick(kinds))} · ${times[at]}${p.soft(l, s.random.pick(streets), 13)}`,
            p.money(l, value),
            `padding:10px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
          ),
        ),
      );
    };
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Actividad', 'Activity'), 'back'),
        p.div(
          `margin:2px 16px 6px;padding:14px 16px;border-radius:12px;background:${l.panel}`,
          h.stack(
            p.between(p.week(l, TURNING), icon('calendar', 18), 'font-size:15px'),
            p.between(
              p.span('font-size:26px;font-weight:700', p.money(l, s.total)),
              s.say(`${h.tripsOf(s)} viajes`, `${h.tripsOf(s)} trips`),
              'font-size:14px;padding-top:4px',
            ),
          ),
        ),
        ...last.slice(0, 3).map(tripsOf),
      ),
      k.tabsOfUber(l),
    );
  },
  // A statement's sheet over the list of all statements.
  sheetOfStatement: (s) => {
    if (s.random.chance(0.5)) k.across(s);
    const l = h.uber(s);
    const texts = weeksAround(l, TURNING_DATED, [1, 0, -1, -2, -3, -4]);
    const tolls = p.near(s, 90, 24);
    const [cash, bank] = p.split(h.adds(s.total, tolls), s.random.between(0.2, 0.5));
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        q.bar(l, s.say('Estados de cuenta', 'Statements'), 'back'),
        p.soft(l, texts[0]!, 15, 'padding:12px 20px'),
        h.sheet(
          l,
          p.div(
            `height:${Math.round(s.height * 0.78)}px`,
            h.stack(
              p.between(h.bold(texts[1]!), icon('close', 20), 'padding:6px 20px 10px;font-size:16px'),
              p.rows(l, [
                [s.say('Tus ganancias', 'Your earnings'), h.bold(p.money(l, s.total))],
                [s.say('Reembolsos', 'Refunds'), p.money(l, tolls)],
                [s.say('Efectivo cobrado', 'Cash collected'), p.money(l, -cash!)],
                [s.say('Transferido a tu banco', 'Transferred to your bank'), p.money(l, -bank!)],
                [s.say('Saldo final', 'Ending balance'), p.money(l, 0)],
              ]),
              p.soft(
                l,
                s.say(`Disponible desde el ${on(s, 8)}`, `Available since ${on(s, 8)}`),
                13,
                'padding:12px 20px',
              ),
              n.pill(l, s.say('Descargar PDF', 'Download PDF'), `background:${l.ink};color:${l.ground}`),
              n.pill(l, s.say('Descargar CSV', 'Download CSV')),
            ),
          ),
        ),
      ),
    );
  },
  // Mexico's app set to English, an offer with its own sum above the week.
  mexicoInEnglish: (s) => {
    const l = h.uber(s, { country: 'mx', marks: [['MX$', '']] });
    k.speak(s, 'en');
    const trips = h.tripsOf(s);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        h.title(l, 'Earnings', 32, 'padding-bottom:6px'),
        p.div(
          `margin:4px 16px 12px;padding:12px 16px;border-radius:10px;background:${l.panel}`,
          p.between(
            `${h.bold('Earn MX$450 extra')}${p.soft(l, `Complete 40 trips by ${on(s, 13)}`, 13)}`,
            icon('gift', 24),
            'font-size:15px',
          ),
        ),
        p.between(p.week(l, TURNING), icon('right', 18), 'padding:2px 20px;font-size:16px'),
        p.sum(l, s.total, 42, s.width - 60, 'padding:0 20px'),
        p.soft(l, `Net earnings · ${trips} trips`, 14, 'padding:0 20px'),
        p.bars(l, Math.round(s.height * 0.1), 'Mon Tue Wed Thu Fri Sat Sun'.split(' '), l.tint, 3),
        p.gap(l, 6),
        k.part(l, 'Wallet'),
        p.between('Balance', h.bold(p.nearly(l, 510, 90)), 'padding:6px 20px;font-size:16px'),
        p.between('Cash collected', p.nearly(l, 1650, 300), 'padding:6px 20px 12px;font-size:16px'),
        n.pill(l, 'Cash out', `background:${l.ink};color:${l.ground}`),
        k.place(l, 'clock', 'See earnings activity'),
      ),
      k.tabsOfUber(l),
    );
  },
  // Fares that were given back to riders are more than those of the week.
  adjustedBelowZero: (s) => {
    const l = h.uber(s);
    const loss = p.lose(s);
    const fares = p.near(s, 240, 48);
    const [adjusted, cleaning] = p.split(h.adds(loss, -fares), 0.62);
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('close', 23), icon('help', 23), 'padding:10px 20px'),
        k.chosenWeek(l, p.week(l, TURNING), 'text-align:left;padding-left:20px'),
        p.sum(l, loss, 48, s.width - 60, 'padding:8px 20px 0'),
        p.soft(l, s.say('Ganancias netas', 'Net earnings'), 15, 'padding:0 20px 12px'),
        p.between(
          `${icon('info', 18)} &nbsp;${s.say('Hay ajustes de semanas anteriores', 'Includes adjustments from earlier weeks')}`,
          '',
          `margin:0 16px 8px;padding:12px 14px;border-radius:10px;background:${l.panel};font-size:14px`,
        ),
        k.part(l, s.say('Desglose', 'Breakdown')),
        k.ruled(l, [
          [s.say('Tarifa neta (3 viajes)', 'Net fare (3 trips)'), fares],
          [s.say('Ajustes de tarifa', 'Fare adjustments'), adjusted!],
          [s.say('Reembolso de limpieza', 'Cleaning fee reversal'), cleaning!],
        ]),
        k.strong(l, s.say('Total', 'Total'), loss),
        p.gap(l, 6),
        k.place(l, 'wallet', s.say('Ver estado de cuenta', 'See statement')),
        k.place(l, 'help', s.say('Disputar un ajuste', 'Dispute an adjustment')),
      ),
      k.tabsOfUber(l),
    );
  },
  // A sheet to choose another week from, under the open week's sum.
  sheetToChooseWeek: (s) => {
    const l = h.uber(s, { theme: 'light' });
    const texts = weeksAround(l, TURNING, [1, 0, -1, -2, -3]);
    const choice = (words: string, isChosen: boolean): string =>
      p.between(
        isChosen ? h.bold(words) : words,
        isChosen ? icon('check', 20) : '',
        `padding:${Math.round(s.height * 0.015)}px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
      );
    return p.screen(
      l,
      h.stack(
        p.phone(l),
        p.between(icon('back', 23), time(s), `padding:8px 20px;font-size:14px;color:${l.soft}`),
        k.chosenWeek(l, texts[1]!),
        p.sum(l, s.total, 46, s.width - 60, 'text-align:center;padding:6px 0'),
        p.bars(l, 50, h.initials(s), l.tint, 2),
        h.sheet(
          l,
          h.stack(
            p.div('padding:4px 20px 8px;font-size:19px;font-weight:700', s.say('Elige una semana', 'Choose a week')),
            ...texts.map((words, at) => choice(words, at === 1)),
          ),
        ),
      ),
    );
  },
};
