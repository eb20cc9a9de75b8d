import { icon, on, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as q from '../holdout-7/parts.ts';
import * as h from '../holdout-8/parts.ts';

export const navOfUber = (l: p.Look, chosen = 1): string =>
  p.places(
    l,
    [
      ['home', l.s.say('Inicio', 'Home')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['bell', l.s.say('Mensajes', 'Inbox')],
      ['menu', l.s.say('Menú', 'Menu')],
    ],
    chosen,
  );
export const navOfLyft = (l: p.Look): string =>
  p.places(
    l,
    [
      ['home', l.s.say('Manejar', 'Drive')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['gift', l.s.say('Bonos', 'Rewards')],
      ['user', l.s.say('Cuenta', 'Account')],
    ],
    1,
    l.tint,
  );

/** Bars of the days against amounts at the right, one of them perhaps chosen. */
export function axisBars(l: p.Look, height: number, names: string[], chosen = -1): string {
  const most = Math.max(...l.s.days, 1);
  const step =
    [25, 50, 100, 200, 250, 500, 750, 1000, 1500, 2000, 3000, 4000].find((value) => value * 2 >= most) ?? 6000;
  const rule = (value: number): string =>
    p.div(
      `position:absolute;left:20px;right:20px;bottom:${24 + (value / (step * 2)) * height}px;height:0;border-top:1px solid ${l.line};text-align:right;font-size:11px;line-height:13px;color:${l.soft}`,
      `$${value.toLocaleString('en-US')}`,
    );
  const bar = (day: number, k: number): string =>
    p.div(
      `flex:1;text-align:center;font-size:12px;line-height:24px;color:${k === chosen ? l.ink : l.soft};${k === chosen ? 'font-weight:700' : ''}`,
      `${p.div(`margin:0 auto;width:${chosen < 0 ? 55 : 62}%;height:${Math.max(2, (day / (step * 2)) * height)}px;border-radius:3px 3px 0 0;background:${day > 0 ? l.tint : l.line};opacity:${chosen < 0 || k === chosen ? 1 : 0.4}`, '')}${names[k]}`,
    );
  return p.div(
    `position:relative;height:${height + 40}px`,
    `${[0, step, step * 2].map(rule).join('')}${p.div('position:absolute;left:16px;right:62px;bottom:0;display:flex;align-items:flex-end', l.s.days.map(bar).join(''))}`,
  );
}

/** A pill with words that can be pressed. */
export const pill = (l: p.Look, words: string, style = ''): string =>
  p.div(
    `margin:8px 20px;padding:12px;border-radius:24px;background:${l.panel};text-align:center;font-size:16px;font-weight:600;${style}`,
    words,
  );
/** The round arrow, the week in the middle, the round arrow. */
export const roundPager = (l: p.Look, week: string, style = ''): string => {
  const arrow = (name: 'left' | 'right'): string =>
    p.span(
      `width:34px;height:34px;border-radius:50%;background:${l.panel};text-align:center;padding-top:7px;line-height:1`,
      icon(name, 18),
    );
  return p.div(
    `display:flex;justify-content:space-between;align-items:center;padding:6px 18px;font-size:16px;font-weight:600;${style}`,
    `${arrow('left')}<span>${week}</span>${arrow('right')}`,
  );
};
/** Names and values, then what they add up to. */
export const adding = (l: p.Look, all: [string, number][], name: string, total: number): string =>
  h.stack(
    ...all.map(([words, value]) => h.line(l, words, p.money(l, value))),
    h.endLine(l, name, p.money(l, total), 'margin:6px 20px 0;padding:12px 0'),
  );
/** A day's earnings above what each of its trips made. */
export function dayWithTrips(l: p.Look, day: number, kinds: string[]): string {
  const { s } = l;
  const made = s.days[day]!;
  const many = Math.min(9, Math.max(1, Math.round(made / q.fare(s))));
  const parts = made > 0 ? h.divided(s, made, many) : [];
  const times = h.timesOf(s, parts.length);
  return h.stack(
    p.between(
      h.bold(onDay(s, day)),
      h.bold(p.money(l, made)),
      `padding:12px 20px 8px;font-size:15px;background:${l.panel}`,
    ),
    ...parts.map((value, trip) =>
      p.between(
        `${s.random.pick(kinds)}${p.soft(l, times[trip]!, 13)}`,
        `${p.money(l, value)} ${icon('right', 14, `color:${l.soft}`)}`,
        `padding:9px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
      ),
    ),
  );
}
/** Payouts to a bank on days of the week and after it. */
export const payouts = (l: p.Look, sums: number[], days: number[]): string =>
  sums
    .map((value, k) =>
      p.between(
        `${l.s.say('Transferencia bancaria', 'Bank transfer')}${p.soft(l, on(l.s, days[k]!), 13)}`,
        p.money(l, -value),
        `padding:10px 20px;font-size:15px;border-bottom:1px solid ${l.line}`,
      ),
    )
    .join('');
