import { icon, mon, moon, on } from '../holdout-2/parts.ts';
import type { Design, Scene } from '../scene.ts';
import { dayOf } from '../wording.ts';
import * as p from './parts.ts';
import { IN_DIGITS, LOOSE, SHORT_DAYS, WITH_WEEKDAYS, WITH_YEAR } from './weeks.ts';

const PINK = '#ea0b8c';
const PURPLE = '#352384';
export const lyft = (s: Scene, more: Partial<Parameters<typeof p.look>[1]> = {}): p.Look =>
  p.look(s, { platform: 'lyft', country: 'us', tint: PURPLE, font: p.ROUND, ...more });
export const lyftPlaces = (l: p.Look): string =>
  p.places(
    l,
    [
      ['car', l.s.say('Manejar', 'Drive')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['gift', l.s.say('Recompensas', 'Rewards')],
      ['user', l.s.say('Cuenta', 'Account')],
    ],
    1,
    PINK,
  );

export const LYFT_WEEKS: Record<string, Design> = {
  // The week's sum, what riders paid of which that is a part, and its parts.
  shareOfPayments: (s) => {
    const l = lyft(s);
    const [rides, tips, bonuses] = p.split(s.total, 0.81, 0.12);
    const [booked, minutes] = [s.random.whole(8, 41), s.random.whole(1, 59)];
    const spent = (h: number): string => s.say(`${h} h ${minutes} min`, `${h} hr ${minutes} min`);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('left', 22), icon('right', 22), 'padding:12px 18px;margin-bottom:-46px')}${p.div('text-align:center;padding:12px 50px;font-size:16px;font-weight:600', p.week(l, LOOSE))}${p.div('padding:18px 22px 4px', `${p.sum(l, s.total, 54, s.width - 60, `letter-spacing:-1px;color:${l.ground === '#ffffff' ? l.tint : l.ink}`)}${p.soft(l, s.say('Ganancias totales', 'Total earnings'), 16)}`)}${p.card(
        l,
        `<b style="font-size:16px">${s.say(`Ganaste el ${s.random.whole(71, 93)}%`, `You earned ${s.random.whole(71, 93)}%`)}</b>${p.soft(l, s.say('de lo que pagaron tus pasajeros, sin cargos externos', 'of rider payments after external fees'), 14, 'padding-top:3px')}`,
      )}${p.rows(l, [
        [s.say('Viajes', 'Rides'), p.count(s, 15, 92)],
        [s.say('Tiempo reservado', 'Booked time'), spent(booked)],
        [s.say('Tiempo en línea', 'Online time'), spent(booked + s.random.whole(3, 14))],
      ])}${p.gap(l)}${p.rows(l, [
        [s.say('Ganancias por viajes', 'Ride earnings'), p.money(l, rides!)],
        [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        [s.say('Bonos', 'Bonuses'), p.money(l, bonuses!)],
      ])}${p.div(`margin:16px 20px;padding:13px;border-radius:26px;border:2px solid ${l.ground === '#ffffff' ? l.tint : l.ink};text-align:center;font-weight:700`, s.say('Ver historial de viajes', 'View ride history'))}`,
      lyftPlaces(l),
    );
  },
  // Weeks to choose from as pills; the days of the chosen one as a list.
  chosenWeek: (s) => {
    const l = lyft(s);
    const pill = (inner: string, isChosen: boolean): string =>
      p.span(
        `flex:none;padding:10px 16px;border-radius:22px;font-size:14px;${isChosen ? `background:${l.ink};color:${l.ground};font-weight:700` : `border:1px solid ${l.line};color:${l.soft}`}`,
        inner,
      );
    const other = `${on(s, -7)} - ${on(s, -1)}`;
    return p.screen(
      l,
      `${p.phone(l)}${p.div('padding:12px 20px;font-size:28px;font-weight:800', s.say('Ganancias', 'Earnings'))}${p.div('display:flex;gap:8px;padding:4px 20px 12px;overflow:hidden;white-space:nowrap', pill(p.week(l, SHORT_DAYS), true) + pill(other, false))}${p.between(`<b style="font-size:17px">${s.say('Total de la semana', 'Week total')}</b>`, p.sum(l, s.total, 26, s.width - 220, `color:${PINK}`), `margin:0 20px;padding:14px 0;border-top:1px solid ${l.line};border-bottom:1px solid ${l.line}`)}${s.days
        .map((day, k) =>
          p.between(
            `<b>${p.dayName(s, k)}</b> ${p.span(`color:${l.soft};font-size:14px`, on(s, k))}<br>${p.span(`font-size:13px;color:${l.soft}`, day > 0 ? s.say(`${s.random.whole(2, 15)} viajes`, `${s.random.whole(2, 15)} rides`) : s.say('Día libre', 'No rides'))}`,
            p.money(l, day),
            'padding:9px 20px;font-size:16px',
          ),
        )
        .join('')}`,
      lyftPlaces(l),
    );
  },
  // A part of the week was paid out at once, the rest is still to come.
  expressPay: (s) => {
    const l = lyft(s, { font: 'Liberation Sans', tint: PINK });
    const [early, rest] = p.split(s.total, s.random.between(0.4, 0.8));
    const [rides, tips] = p.split(s.total, 0.88);
    return p.screen(
      l,
      `${p.phone(l)}${p.div('display:flex;align-items:center;padding:10px 18px', `${icon('back')}${p.span('flex:1;text-align:center;font-size:17px;font-weight:700', s.say('Pago semanal', 'Weekly pay'))}${icon('help')}`)}${p.div('padding:12px 20px', `${p.div(`font-size:14px;color:${l.soft}`, p.week(l, s.random.pick([IN_DIGITS, WITH_WEEKDAYS])))}${p.between(p.span('font-size:20px;font-weight:700', s.say('Ganancias', 'Earnings')), p.sum(l, s.total, 32, s.width - 190), 'padding-top:6px')}`)}${p.rows(
        l,
        [
          [s.say('Viajes', 'Rides'), p.money(l, rides!)],
          [s.say('Propinas', 'Tips'), p.money(l, tips!)],
        ],
        `font-size:15px;color:${l.soft};padding:9px 20px`,
      )}${p.gap(l, 10)}${p.div('padding:14px 20px 4px;font-size:18px;font-weight:700', s.say('Pagos', 'Payouts'))}${p.rows(
        l,
        [
          [
            `Express Pay<br>${p.span(`font-size:13px;color:${l.soft}`, `Visa ••2290 · ${on(s, 3)}`)}`,
            p.money(l, -early!),
          ],
          [
            `${s.say('Depósito semanal', 'Weekly deposit')}<br>${p.span(`font-size:13px;color:${l.soft}`, s.say(`Llega el ${on(s, 8)}`, `Arrives ${on(s, 8)}`))}`,
            p.money(l, rest!),
          ],
        ],
      )}${p.button(l, s.say('Descargar resumen', 'Download summary'), 'border-radius:26px')}`,
      lyftPlaces(l),
    );
  },
  // The mail that the company sends after a week.
  weeklyMail: (s) => {
    const l = lyft(s, { theme: 'light', font: s.random.pick(['Liberation Sans', p.ROUND]) });
    const [rides, tips, bonuses] = p.split(s.total, 0.83, 0.1);
    const first = s.name.split(' ')[0]!;
    const after = dayOf(s.start, 7);
    return p.screen(
      l,
      `${p.phone(l)}${p.between(icon('back'), `${icon('share', 20)} &nbsp; ${icon('dots', 20)}`, 'padding:10px 16px')}${p.div('padding:6px 18px;font-size:21px;line-height:1.3', s.say('Tu resumen semanal ya está listo', 'Your weekly pay summary is ready'))}${p.div('display:flex;gap:12px;align-items:center;padding:8px 18px', `${p.span(`width:40px;height:40px;border-radius:50%;background:${PINK};color:#fff;text-align:center;font-size:20px;line-height:40px`, 'L')}${p.span('font-size:15px', `<b>Lyft</b> ${p.span(`font-size:13px;color:${l.soft}`, s.tongue === 'es' ? `${after.d} ${mon('es', after)}` : `${mon('en', after)} ${after.d}`)}<br>${p.span(`font-size:13px;color:${l.soft}`, s.say('para mí', 'to me'))}`)}`)}${p.div(
        `margin:10px 14px;border:1px solid ${l.line};border-radius:6px`,
        `${p.div(`padding:14px;background:${PINK};color:#fff;font-size:24px;font-weight:800;text-align:center`, 'lyft')}${p.div(
          'padding:18px',
          `${p.div('font-size:16px;line-height:1.4', s.say(`Hola, ${first}: esto es lo que ganaste en la semana`, `Hi ${first}, here’s what you made for the week`))}${p.div('font-size:16px;font-weight:700;padding-top:8px', p.week(l, s.random.pick([WITH_YEAR, IN_DIGITS, WITH_WEEKDAYS])))}${p.sum(l, s.total, 44, s.width - 90, 'padding:14px 0')}${p.rows(
            l,
            [
              [s.say('Viajes', 'Rides'), p.money(l, rides!)],
              [s.say('Propinas', 'Tips'), p.money(l, tips!)],
              [s.say('Bonos e incentivos', 'Bonuses and incentives'), p.money(l, bonuses!)],
            ],
            'padding:9px 0;font-size:15px',
          )}`,
        )}${p.button({ ...l, tint: PURPLE }, s.say('Ver en la app', 'View in the app'), 'border-radius:26px')}`,
      )}${p.soft(l, `Lyft, Inc. · 185 Berry St, San Francisco · © ${after.y}`, 11, 'padding:4px 18px;text-align:center')}`,
    );
  },
};

/** A month as a whole. */
export const lyftMonth: Design = (s) => {
  const l = lyft(s);
  const day = dayOf(s.start);
  const name = moon(s.tongue, day);
  const total = p.near(s, 21_400, 4260);
  const weeks = p.split(total, 0.27, 0.22, 0.29);
  return p.screen(
    l,
    `${p.phone(l)}${p.div('padding:12px 20px;font-size:28px;font-weight:800', s.say('Tu mes', 'Your month'))}${p.div('padding:4px 20px', `${p.div('font-size:17px', `${name[0]!.toUpperCase()}${name.slice(1)} ${day.y}`)}${p.sum(l, total, 50, s.width - 60)}${p.soft(l, s.say('4 semanas · 212 viajes', '4 weeks · 212 rides'), 15)}`)}${p.rows(
      l,
      [-14, -7, 0, 7].map((away, k): [string, string] => [
        `${on(s, away)} - ${on(s, away + 6)}`,
        p.money(l, weeks[k]!),
      ]),
    )}${p.button(l, s.say('Compartir mi mes', 'Share my month'), 'border-radius:26px')}`,
    lyftPlaces(l),
  );
};
