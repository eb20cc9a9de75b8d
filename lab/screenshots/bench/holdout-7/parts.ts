import { battery, type Icon, icon, signal, waves } from '../holdout-2/parts.ts';
import * as p from '../holdout-6/parts.ts';
import type { Scene } from '../scene.ts';
import { FONTS } from './weeks.ts';

type App = Parameters<typeof p.look>[1];

/** What is before and after an amount in a country. */
const marksOf = (country: Scene['country']): NonNullable<App['marks']> =>
  country === 'mx'
    ? [
        ['$', ''],
        ['$', ' MXN'],
        ['MX$', ''],
        ['$ ', ''],
      ]
    : [
        ['$', ''],
        ['$', ''],
        ['US$', ''],
      ];
const app = (s: Scene, own: App, more: Partial<App>): p.Look => {
  // A scene without earnings gets some, and days on which they were made.
  if (total(s.days) < 1) s.days = s.days.map(() => s.random.between(40, 100));
  const country = more.country ?? own.country ?? s.country;
  return p.look(s, { marks: marksOf(country), ...own, ...more });
};

export const uber = (s: Scene, more: Partial<App> = {}): p.Look =>
  app(s, { platform: 'uber', tint: '#0e8345', font: s.random.pick(FONTS), last: 7 }, more);
export const lyft = (s: Scene, more: Partial<App> = {}): p.Look =>
  app(s, { platform: 'lyft', tint: '#5b0ecb', font: s.random.pick(FONTS), country: 'us' }, more);
export const didi = (s: Scene, more: Partial<App> = {}): p.Look =>
  app(s, { platform: 'didi', tint: '#ff7a1a', font: s.random.pick(FONTS), country: 'mx' }, more);
/** An app that brings food, of either country. */
export const courier = (s: Scene, more: Partial<App> = {}): p.Look =>
  app(s, { platform: 'other', tint: s.country === 'mx' ? '#ff441f' : '#eb1700', font: s.random.pick(FONTS) }, more);

/** A sum as wide as its room, with its cents raised or small, and its currency before or behind. */
export function ornate(l: p.Look, value: number, room: number, weight: number, style = ''): string {
  const [whole, cents] = p.money({ ...l, before: '', after: '' }, value).split('.') as [string, string];
  const currency = { mx: 'MXN', us: 'USD' }[l.s.country];
  const size = Math.min(92, room / (whole.length * 0.58 + 2.5));
  const behind = p.span(`font-size:${size * 0.26}px;font-weight:400;margin-left:.35em;letter-spacing:0`, currency);
  const raised = p.span(`font-size:${size * 0.42}px;vertical-align:${size * 0.36}px;margin-left:.1em`, cents);
  const small = p.span(`font-size:${size * 0.55}px`, `.${cents}`);
  const mark = p.span(`font-size:${size * 0.5}px;vertical-align:${size * 0.3}px;margin-right:.08em`, '$');
  const made = l.s.random.pick([
    `${whole}${raised}${behind}`,
    `${mark}${whole}${raised}`,
    `$${whole}${small}${behind}`,
  ]);
  return p.div(`font-size:${size}px;line-height:1.1;font-weight:${weight};white-space:nowrap;${style}`, made);
}

/** Names of which one is chosen, in a rounded field. */
export const tabs = (l: p.Look, names: string[], chosen: number): string =>
  p.div(
    `display:flex;margin:8px 18px;padding:3px;border-radius:20px;background:${l.panel}`,
    names
      .map((name, k) =>
        p.div(
          `flex:1;text-align:center;padding:7px 2px;font-size:14px;border-radius:18px;${k === chosen ? `background:${l.ground};color:${l.ink};font-weight:700` : `color:${l.soft}`}`,
          name,
        ),
      )
      .join(''),
  );

/** The places of an app along its bottom: that of earnings is chosen. */
export const nav = (l: p.Look): string =>
  p.places(
    l,
    [
      ['home', l.s.say('Inicio', 'Home')],
      ['chart', l.s.say('Ganancias', 'Earnings')],
      ['bell', l.s.say('Mensajes', 'Inbox')],
      ['user', l.s.say('Cuenta', 'Account')],
    ],
    1,
    l.tint,
  );
/** The bar of a locked phone or one at its first page, whose clock stands elsewhere. */
export const carrier = (l: p.Look): string =>
  p.div(
    'display:flex;justify-content:space-between;align-items:center;height:44px;padding:0 24px;color:#fff;font:600 14px Liberation Sans',
    `${p.span('', l.s.country === 'mx' ? l.s.random.pick(['Telcel', 'AT&amp;T MX', 'movistar']) : l.s.random.pick(['Verizon', 'T-Mobile', 'AT&amp;T']))}${p.span('display:flex;gap:6px;align-items:center', `${signal} ${waves} ${battery(l.s.random.between(0.1, 1))}`)}`,
  );

/** The days as bars on a grid whose lines have their amounts at the right. */
export function gridChart(l: p.Look, height: number, names: string[]): string {
  const most = Math.max(...l.s.days, 1);
  const step = [20, 50, 100, 200, 250, 500, 1000, 1500, 2000, 3000].find((value) => value * 2 >= most) ?? 5000;
  const line = (value: number): string =>
    p.div(
      `position:absolute;left:18px;right:18px;bottom:${22 + (value / (step * 2)) * height}px;border-top:1px dashed ${l.line};text-align:right;font-size:11px;line-height:14px;color:${l.soft}`,
      `${l.before.trim()}${value.toLocaleString('en-US')}`,
    );
  const bar = (day: number, k: number): string =>
    p.div(
      `flex:1;text-align:center;font-size:12px;line-height:22px;color:${l.soft}`,
      `${p.div(`margin:0 auto;width:60%;height:${Math.max(2, (day / (step * 2)) * height)}px;border-radius:4px 4px 0 0;background:${day > 0 ? l.tint : l.line}`, '')}${names[k]}`,
    );
  return p.div(
    `position:relative;height:${height + 38}px`,
    `${[0, step, step * 2].map(line).join('')}${p.div('position:absolute;left:18px;right:66px;bottom:0;display:flex;align-items:flex-end', l.s.days.map(bar).join(''))}`,
  );
}

/** The days one below the other, each a bar that ends with its amount. */
export function lyingBars(l: p.Look, names: string[]): string {
  const most = Math.max(...l.s.days, 1);
  return l.s.days
    .map((day, k) =>
      p.div(
        'display:flex;align-items:center;gap:10px;padding:5px 18px;font-size:13px',
        `${p.span(`width:34px;color:${l.soft}`, names[k]!)}${p.span('flex:1', p.div(`height:12px;border-radius:6px;width:${Math.max(2, (day / most) * 100)}%;background:${day > 0 ? l.tint : l.line}`, ''))}${p.span('width:88px;text-align:right;white-space:nowrap', p.money(l, day))}`,
      ),
    )
    .join('');
}

/** How many trips each day had: none where nothing was earned, and no more in a week than one can drive. */
export const tripsOfDays = (s: Scene, usual: number): number[] => {
  const each = Math.max(usual, s.total / 105);
  return s.days.map((day) => (day > 0 ? Math.max(1, Math.round(day / each)) : 0));
};
export const total = (values: number[]): number => values.reduce((a, b) => a + b, 0);
/** Hours that fit so many trips. */
export const hoursFor = (s: Scene, trips: number): string => {
  const minutes = Math.max(14, Math.round(trips * s.random.between(21, 37)));
  return s.say(
    `${Math.floor(minutes / 60)} h ${minutes % 60} min`,
    `${Math.floor(minutes / 60)} hr ${minutes % 60} min`,
  );
};
/** What the driver may have made in another week. */
export const anotherWeek = (l: p.Look): string => p.money(l, l.s.total * l.s.random.between(0.6, 1.3));
/** A trip's usual fare. */
export const fare = (s: Scene): number => p.near(s, 84, 14.5);
export const heading = (l: p.Look, words: string, size = 20, style = ''): string =>
  p.div(`padding:14px 20px 4px;font-size:${size}px;font-weight:700;color:${l.ink};${style}`, words);
export const bar = (l: p.Look, title: string, left: Icon = 'back', right?: Icon): string =>
  p.div(
    `display:flex;align-items:center;height:48px;padding:0 18px;font-size:17px;font-weight:600;color:${l.ink}`,
    `${icon(left, 23)}${p.span('flex:1;text-align:center', title)}${right ? icon(right, 22) : p.span('width:23px', '')}`,
  );
