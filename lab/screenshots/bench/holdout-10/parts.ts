import { type Icon, icon, onDay } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import * as h from '../holdout-8/parts.ts';
import type { Scene } from '../scene.ts';
import type { Tongue } from '../wording.ts';

/** Weeks that begin in one month or year and end in another. */
const OVER = ['2025-12-29', '2025-12-29', '2026-02-23', '2026-03-30', '2026-04-27', '2026-06-29', '2026-08-31'];
export function across(s: Scene): void {
  s.start = s.random.pick(OVER);
}
/** The app is set to this language, whatever the country. */
export function speak(s: Scene, tongue: Tongue): void {
  s.tongue = tongue;
  s.say = (es, en) => {
    const words = tongue === 'es' ? es : en;
    return typeof words === 'string' ? words : s.random.pick(words);
  };
}
/** Only these days had trips, which made this sum. */
export function only(s: Scene, days: number[], total: number): void {
  s.days = s.days.map((_, day) => (days.includes(day) ? s.random.between(40, 100) : 0));
  p.earn(s, total);
}

export const tabsOfUber = (l: p.Look, chosen = 1): string =>
  p.places(
    l,
    [
      ['car', l.s.say('Inicio', 'Home')],
      ['wallet', l.s.say('Ganancias', 'Earnings')],
      ['bell', l.s.say('Bandeja', 'Inbox')],
      ['menu', l.s.say('Menú', 'Menu')],
    ],
    chosen,
  );
export const tabsOfLyft = (l: p.Look, chosen = 1): string =>
  p.places(
    l,
    [
      ['car', l.s.say('Inicio', 'Home')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['gift', l.s.say('Recompensas', 'Rewards')],
      ['menu', l.s.say('Más', 'More')],
    ],
    chosen,
    l.tint,
  );
/** A centred field with the week, to be opened. */
export const chosenWeek = (l: p.Look, week: string, style = ''): string =>
  p.div(
    `text-align:center;padding:6px 16px;${style}`,
    h.chip(l, `${week} &nbsp;${icon('down', 13)}`, 'font-size:15px'),
  );
/** A heading of a part of a page. */
export const part = (l: p.Look, words: string, right = ''): string =>
  p.between(
    h.bold(words),
    p.span(`font-size:14px;color:${l.soft}`, right),
    `padding:16px 20px 6px;font-size:19px;color:${l.ink}`,
  );
/** Lines of a sum, each with a thin rule. */
export const ruled = (l: p.Look, all: [string, number][], size = 15): string =>
  all
    .map(([name, value]) =>
      p.between(name, p.money(l, value), `padding:10px 20px;font-size:${size}px;border-bottom:1px solid ${l.line}`),
    )
    .join('');
export const strong = (l: p.Look, name: string, value: number, size = 17): string =>
  p.between(h.bold(name), h.bold(p.money(l, value)), `padding:13px 20px;font-size:${size}px`);
/** A page's place behind an icon. */
export const place = (l: p.Look, at: Icon, words: string, below = ''): string =>
  p.between(
    p.span(
      'display:flex;align-items:center;gap:14px',
      `${icon(at, 21)}<span>${words}${below ? p.soft(l, below, 13) : ''}</span>`,
    ),
    icon('right', 16, `color:${l.soft}`),
    `padding:13px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
  );
/** A day with its sum, or the words that it had no trips. */
export const dayLine = (l: p.Look, day: number, trips: number): string => {
  const made = l.s.days[day]!;
  return p.between(
    `${onDay(l.s, day)}${p.soft(l, made > 0 ? l.s.say(`${trips} ${trips === 1 ? 'viaje' : 'viajes'}`, `${trips} ${trips === 1 ? 'trip' : 'trips'}`) : l.s.say('Sin viajes', 'No trips'), 13)}`,
    made > 0 ? `${p.money(l, made)} ${icon('right', 14, `color:${l.soft}`)}` : p.span(`color:${l.soft}`, p.money(l, 0)),
    `padding:10px 20px;font-size:16px;border-bottom:1px solid ${l.line}`,
  );
};
/** Two tiles beside each other. */
export const tiles = (l: p.Look, all: [string, string][]): string =>
  p.div(
    'display:flex;gap:10px;padding:8px 16px',
    all
      .map(([name, value]) =>
        p.div(
          `flex:1;padding:13px 14px;border-radius:12px;background:${l.panel}`,
          `${p.soft(l, name, 13)}${p.div('font-size:17px;font-weight:700;white-space:nowrap;padding-top:3px', value)}`,
        ),
      )
      .join(''),
  );
