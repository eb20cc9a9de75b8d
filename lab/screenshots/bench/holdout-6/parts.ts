import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { battery, type Icon, icon, signal, two, type Written, waves, writeWeek } from '../holdout-2/parts.ts';
import { page, type Scene } from '../scene.ts';
import { DAYS, dayOf, isoPlus, moneyStyle, type Tongue } from '../wording.ts';

/** The colours and letters of one app's screen. */
export interface Look {
  s: Scene;
  ground: string;
  ink: string;
  soft: string;
  line: string;
  panel: string;
  tint: string;
  onTint: string;
  font: string;
  before: string;
  after: string;
}
interface App {
  platform: Scene['platform'];
  tint: string;
  onTint?: string;
  font: string;
  /** Where the app drives, if only in one of the countries. */
  country?: Scene['country'];
  /** The week's last day as the app counts it: 7 is the Monday after. */
  last?: 6 | 7;
  theme?: 'light' | 'dark';
  paint?: Partial<Look>;
  /** What is before and after an amount; the amounts of both countries are written with commas and a point. */
  marks?: readonly (readonly [before: string, after: string])[];
}

const LIGHT = { ground: '#ffffff', ink: '#111214', soft: '#6c6e73', line: '#ececee', panel: '#f3f3f5' };
const DARK = { ground: '#000000', ink: '#ffffff', soft: '#a5a7ad', line: '#2b2c30', panel: '#1b1c1f' };

export const ROUND = 'Round Sans';
const ROUND_FILE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2'),
);
let roundFace: string | undefined;
const faceOf = (font: string): string => {
  if (font !== ROUND) return '';
  roundFace ??= `<style>@font-face{font-family:'${ROUND}';font-weight:200 800;font-display:block;src:url(data:font/woff2;base64,${readFileSync(ROUND_FILE).toString('base64')})}</style>`;
  return roundFace;
};

/** Makes the scene one of this app, before anything of it is drawn. */
export function look(s: Scene, app: App): Look {
  if (app.country && app.country !== s.country) move(s, app.country);
  s.platform = app.platform;
  s.end = isoPlus(s.start, app.last ?? 6);
  earn(s, s.total < 2 ? near(s, 3180, 612) : s.total);
  const isDark = app.theme ? app.theme === 'dark' : s.ink === '#f4f4f4';
  const [before, after] = s.random.pick(app.marks ?? ([['$', '']] as const));
  const { platform: _, country: __, last: ___, theme: ____, marks: _____, paint, ...rest } = app;
  const made: Look = { s, onTint: '#ffffff', ...(isDark ? DARK : LIGHT), ...rest, ...paint, before, after };
  s.ground = made.ground;
  return made;
}

/** The driver drives in the other country, with its language and amounts. */
function move(s: Scene, country: Scene['country']): void {
  s.country = country;
  s.tongue = country === 'mx' ? 'es' : 'en';
  s.money = moneyStyle(s.random, country);
  s.say = (es, en) => {
    const words = country === 'mx' ? es : en;
    return typeof words === 'string' ? words : s.random.pick(words);
  };
  earn(s, s.total * (country === 'mx' ? 5.3 : 1 / 5.3));
}

const cents = (value: number): number => Math.round(value * 100) / 100;

/** Sets the week's earnings and those of its days, which add up. */
export function earn(s: Scene, total: number): void {
  // What rounding left to a day without trips is no day's earnings.
  const shares = s.days.map((day) => (day < 1 ? 0 : day));
  const before = shares.reduce((a, b) => a + b, 0);
  s.total = cents(total);
  s.days = shares.map((day) => cents(before > 0 ? (day / before) * total : total / 7));
  const best = s.days.indexOf(Math.max(...s.days));
  s.days[best] = cents(s.days[best]! + s.total - s.days.reduce((a, b) => a + b, 0));
}
/** A week that ended this far below zero, which is to be taken as 0. */
export function lose(s: Scene): number {
  s.days = s.days.map(() => 0);
  s.total = 0;
  return -near(s, 410, 96);
}

export const money = (l: Look, value: number): string => {
  const [whole, rest] = Math.abs(value).toFixed(2).split('.') as [string, string];
  return `${value < 0 ? '-' : ''}${l.before}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, ',')}.${rest}${l.after}`;
};
export const near = (s: Scene, mx: number, us: number): number =>
  cents({ mx, us }[s.country] * s.random.between(0.76, 1.29));
export const nearly = (l: Look, mx: number, us: number): string => money(l, near(l.s, mx, us));
/** A round amount without cents, like those of promotions. */
export const bonus = (l: Look, mx: number, us: number): string =>
  `${l.before}${{ mx, us }[l.s.country].toLocaleString('en-US')}${l.after}`;
/** These shares of a sum and, last, what is left of it. */
export const split = (sum: number, ...shares: number[]): number[] => {
  const parts = shares.map((share) => cents(sum * share));
  return [...parts, cents(sum - parts.reduce((a, b) => a + b, 0))];
};
export const count = (s: Scene, least: number, most: number): string => String(s.random.whole(least, most));
export const worked = (s: Scene): string =>
  s.say(
    `${s.random.whole(9, 58)} h ${s.random.whole(1, 59)} min`,
    `${s.random.whole(9, 58)} hr ${s.random.whole(1, 59)} min`,
  );

export const div = (style: string, inner: string): string => `<div style="${style}">${inner}</div>`;
export const span = (style: string, inner: string): string => `<span style="${style}">${inner}</span>`;
export const soft = (l: Look, inner: string, size = 14, style = ''): string =>
  div(`font-size:${size}px;color:${l.soft};${style}`, inner);
export const between = (left: string, right: string, style = ''): string =>
  div(
    `display:flex;justify-content:space-between;align-items:center;gap:14px;${style}`,
    `<span>${left}</span>${span('white-space:nowrap', right)}`,
  );
export const rows = (l: Look, all: [string, string][], style = ''): string =>
  all
    .map(([left, right]) =>
      between(left, right, `padding:12px 20px;font-size:16px;border-bottom:1px solid ${l.line};${style}`),
    )
    .join('');
/** The large sum, never wider than its room. */
export const sum = (l: Look, value: number, size: number, room: number, style = ''): string => {
  const text = money(l, value);
  return div(
    `font-size:${Math.min(size, Math.floor(room / (text.length * 0.64)))}px;line-height:1.2;font-weight:700;white-space:nowrap;${style}`,
    text,
  );
};
export const card = (l: Look, inner: string, style = ''): string =>
  div(`margin:10px 16px;padding:16px;border-radius:12px;background:${l.panel};${style}`, inner);
export const button = (l: Look, inner: string, style = ''): string =>
  div(
    `margin:14px 20px;padding:14px;border-radius:8px;background:${l.tint};color:${l.onTint};text-align:center;font-size:17px;font-weight:600;${style}`,
    inner,
  );
export const gap = (l: Look, height = 8): string => div(`height:${height}px;background:${l.panel}`, '');
/** Columns side by side, each with a figure and its name. */
export const columns = (l: Look, all: [string, string][], isNameFirst = false): string =>
  div(
    'display:flex;padding:12px 14px',
    all
      .map(([value, name], k) => {
        const figure = div('font-size:18px;font-weight:600;white-space:nowrap', value);
        const label = soft(l, name, 13);
        return div(
          `flex:1;padding:2px 8px;${k > 0 ? `border-left:1px solid ${l.line}` : ''}`,
          isNameFirst ? label + figure : figure + label,
        );
      })
      .join(''),
  );

export const dayName = (s: Scene, plus: number, letters = 9): string => {
  const name = DAYS[s.tongue][dayOf(s.start, plus).w]!.slice(0, letters);
  return name[0]!.toUpperCase() + name.slice(1);
};
export const dayNumber = (s: Scene, plus: number): number => dayOf(s.start, plus).d;

/** The seven days as bars, with what is written below them. */
export const bars = (l: Look, height: number, names: string[], colour = l.tint, round = 3): string => {
  const most = Math.max(...l.s.days, 1);
  return div(
    'display:flex;align-items:flex-end;gap:10px;padding:10px 22px',
    l.s.days
      .map((day, k) =>
        div(
          `flex:1;text-align:center;font-size:12px;line-height:1.35;color:${l.soft}`,
          `${div(`height:${Math.max(3, (day / most) * height)}px;margin-bottom:6px;border-radius:${round}px;background:${day > 0 ? colour : l.line}`, '')}${names[k]}`,
        ),
      )
      .join(''),
  );
};

/** The phone's own bar: of an iPhone, with or without its island, or of an Android phone. */
export function phone(l: Look, colour = l.ink): string {
  const { random } = l.s;
  const at = `${random.whole(1, 12)}:${two(random.whole(0, 59))}`;
  const charge = random.between(0.1, 1);
  const kind = random.pick(['island', 'notch', 'android', 'android', 'android']);
  if (kind === 'android') {
    const notices = random.pick(['', icon('bell', 13), `${icon('pin', 13)} ${icon('car', 13)}`]);
    return div(
      `display:flex;justify-content:space-between;align-items:center;height:30px;padding:0 16px;color:${colour};font:13px 'DejaVu Sans'`,
      `<span>${at} ${notices}</span>${span('display:flex;gap:6px;align-items:center', `${waves} ${signal} ${Math.round(charge * 100)}%`)}`,
    );
  }
  const island =
    kind === 'island'
      ? '<span style="width:104px;height:28px;border-radius:15px;background:#000;outline:1px solid #1c1c1c"></span>'
      : '';
  return div(
    `display:flex;justify-content:space-between;align-items:center;height:48px;padding:4px 28px 0;color:${colour};font:700 16px 'Liberation Sans'`,
    `<span>${at}</span>${island}${span('display:flex;gap:6px;align-items:center', `${signal} ${waves} ${battery(charge)}`)}`,
  );
}

export const screen = (l: Look, inner: string, below = ''): string =>
  page(
    { ...l.s, ground: l.ground, ink: l.ink },
    `${faceOf(l.font)}${inner}${below ? div(`position:absolute;left:0;right:0;bottom:0;background:${l.ground}`, below) : ''}`,
    `font-family:'${l.font}','Liberation Sans',sans-serif`,
  );
/** The places of an app along its bottom, one of them chosen. */
export const places = (l: Look, all: [Icon, string][], chosen: number, colour = l.ink): string =>
  div(
    `display:flex;padding:9px 0 15px;border-top:1px solid ${l.line}`,
    all
      .map(([shape, name], k) =>
        div(
          `flex:1;text-align:center;font-size:11px;color:${k === chosen ? colour : l.soft};${k === chosen ? 'font-weight:700' : ''}`,
          `${icon(shape, 22)}<br>${name}`,
        ),
      )
      .join(''),
  );

/** Writes the week in one of these formats, and keeps which for the truth. */
export const week = (l: Look, ways: Record<Tongue, Written[]>): string => writeWeek(l.s, ways);
