import {
  battery,
  dow,
  icon,
  mon,
  moon,
  onDay,
  signal,
  two,
  type Written,
  waves,
  writeWeek,
} from '../holdout-2/parts.ts';
import { page, type Scene } from '../scene.ts';
import { type Day, dayOf, isoPlus, moneyStyle, type Tongue } from '../wording.ts';

/** The colours of a screen, and the name of its app. */
interface Skin {
  name: string;
  ground: string;
  ink: string;
  soft: string;
  line: string;
  panel: string;
  tint: string;
  onTint: string;
  font: string;
}
interface Brand extends Pick<Skin, 'name' | 'tint' | 'onTint' | 'font'> {
  platform: Scene['platform'];
  /** Where the app drives, if only in one of the countries. */
  country?: Scene['country'];
}

const LIGHT = { ground: '#ffffff', ink: '#0c0d10', soft: '#66686e', line: '#e6e7ea', panel: '#f3f4f5' };
const DARK = { ground: '#0b0c0e', ink: '#f6f6f7', soft: '#9a9ca3', line: '#2a2c31', panel: '#1a1c20' };
const BRANDS = {
  uber: { name: 'Uber', platform: 'uber', tint: '#2a6df0', onTint: '#ffffff', font: 'Liberation Sans' },
  eats: { name: 'Uber Eats', platform: 'uber', tint: '#06954f', onTint: '#ffffff', font: 'Liberation Sans' },
  didi: {
    name: 'DiDi',
    platform: 'didi',
    country: 'mx',
    tint: '#fb7a3c',
    onTint: '#ffffff',
    font: 'DejaVu Sans Condensed',
  },
  lyft: {
    name: 'Lyft',
    platform: 'lyft',
    country: 'us',
    tint: '#6a1fd0',
    onTint: '#ffffff',
    font: 'Liberation Sans',
  },
  indrive: { name: 'inDrive', platform: 'other', tint: '#a8e62e', onTint: '#12170a', font: 'DejaVu Sans' },
  rappi: {
    name: 'Rappi',
    platform: 'other',
    country: 'mx',
    tint: '#ff4a24',
    onTint: '#ffffff',
    font: 'Liberation Sans',
  },
  cabify: {
    name: 'Cabify',
    platform: 'other',
    country: 'mx',
    tint: '#6b3fd4',
    onTint: '#ffffff',
    font: 'DejaVu Sans Condensed',
  },
} satisfies Record<string, Brand>;
const ANY = {
  uber: ['uber', 'eats'],
  didi: ['didi'],
  lyft: ['lyft'],
  other: ['indrive', 'rappi', 'cabify'],
} as const;
const skins = new WeakMap<Scene, Skin>();

export const isDark = (s: Scene): boolean => s.ink === '#f4f4f4';

/** Makes the scene one of this app: before anything of it is drawn. */
export function open(s: Scene, brand: keyof typeof BRANDS = s.random.pick(ANY[s.platform]), own?: Partial<Skin>): Skin {
  const { platform, country = s.country, ...look }: Brand = BRANDS[brand];
  if (country !== s.country) move(s, country);
  s.platform = platform;
  s.end = isoPlus(s.start, platform === 'uber' && s.random.chance(0.4) ? 7 : 6);
  const made: Skin = { ...(isDark(s) ? DARK : LIGHT), ...look, ...own };
  skins.set(s, made);
  s.ground = made.ground;
  coins.delete(s);
  coin(s);
  return made;
}
export const skin = (s: Scene): Skin => skins.get(s) ?? open(s);

/** The driver drives in the other country, with its language and amounts. */
function move(s: Scene, country: Scene['country']): void {
  const times = country === 'mx' ? 5.3 : 1 / 5.3;
  s.country = country;
  s.tongue = country === 'mx' ? 'es' : 'en';
  s.total *= times;
  s.days = s.days.map((day) => day * times);
  s.money = moneyStyle(s.random, country);
  s.say = (es, en) => {
    const words = country === 'mx' ? es : en;
    return typeof words === 'string' ? words : s.random.pick(words);
  };
}

/** How a phone writes money. */
interface Writing {
  mark?: string;
  tail?: string;
  comma?: string;
  point?: string;
  /** Cents above the line, as digits that are made so, small, or not at all; only of the large figure unless none. */
  cents?: 'raised' | 'digits' | 'small' | 'none';
}
interface Coin {
  text(value: number): string;
  head(value: number): string;
  unit: number;
}
const WRITINGS: Record<Scene['country'], Writing[]> = {
  mx: [
    {},
    {},
    {},
    { cents: 'raised' },
    { cents: 'digits' },
    { comma: '.', point: ',' },
    { mark: '', comma: '.', point: ',', tail: ' MXN' },
    { comma: ' ' },
    { mark: '', comma: ' ', tail: ' MXN' },
    { mark: 'MXN ' },
    { mark: 'MXN ', cents: 'none' },
    { mark: 'MX$' },
    { mark: 'MX$', cents: 'small' },
    { cents: 'none' },
  ],
  us: [
    {},
    {},
    {},
    {},
    { cents: 'raised' },
    { cents: 'digits' },
    { cents: 'small' },
    { comma: '' },
    { mark: 'US$' },
    { mark: 'USD ' },
    { cents: 'none' },
  ],
};
const HIGH = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const coins = new WeakMap<Scene, Coin>();

export function coin(s: Scene, only?: Writing): Coin {
  const known = coins.get(s);
  if (known && !only) return known;
  const { mark = '$', tail = '', comma = ',', point = '.', cents } = only ?? s.random.pick(WRITINGS[s.country]);
  const unit = cents === 'none' ? 1 : 0.01;
  settle(s, unit);
  const start = (value: number): [string, string] => {
    const [whole, rest] = Math.abs(exact(value, unit)).toFixed(2).split('.') as [string, string];
    return [`${value < 0 ? '-' : ''}${mark}${whole.replace(/\B(?=(\d{3})+(?!\d))/g, comma)}`, rest];
  };
  const text = (value: number): string => {
    const [whole, rest] = start(value);
    return `${whole}${unit === 1 ? '' : point + rest}${tail}`;
  };
  const made: Coin = {
    unit,
    text,
    head: (value) => {
      const [whole, rest] = start(value);
      if (cents === 'raised') return `${whole}<span style="font-size:.48em;vertical-align:.75em">${rest}</span>`;
      if (cents === 'digits') return whole + rest.replace(/\d/g, (digit) => HIGH[Number(digit)]!);
      return cents === 'small' ? `${whole}<span style="font-size:.55em">.${rest}</span>` : text(value);
    },
  };
  coins.set(s, made);
  return made;
}

const exact = (value: number, unit: number): number => Math.round(Math.round(value / unit) * unit * 100) / 100;
/** The week and its days in the unit that is shown; the best day gets what is left over. */
function settle(s: Scene, unit: number): void {
  s.total = exact(s.total, unit);
  const days = s.days.map((day) => (day < 2 ? 0 : exact(day, unit)));
  const best = days.indexOf(Math.max(...days));
  days[best] = exact(days[best]! + s.total - days.reduce((a, b) => a + b, 0), unit);
  s.days = days;
}
/** Sets the week's earnings of an open app, before anything of them is drawn. */
export function earn(s: Scene, total: number): void {
  const before = s.total || 1;
  s.days = s.days.map((day) => (day / before) * total);
  s.total = total;
  settle(s, coin(s).unit);
}

export const money = (s: Scene, value: number): string => coin(s).text(value);
/** An amount near these, in the unit that is shown. */
export const near = (s: Scene, mx: number, us: number): number =>
  exact({ mx, us }[s.country] * s.random.between(0.78, 1.27), coin(s).unit);
export const nearly = (s: Scene, mx: number, us: number): string => money(s, near(s, mx, us));
export const fixed = (s: Scene, mx: number, us: number): string => money(s, { mx, us }[s.country]);
/** These shares of a sum and, last, what is left of it. */
export const split = (s: Scene, sum: number, ...of: number[]): number[] => {
  const { unit } = coin(s);
  const parts = of.map((share) => exact(sum * share, unit));
  return [...parts, exact(sum - parts.reduce((a, b) => a + b, 0), unit)];
};
export const trips = (s: Scene): string => String(s.total === 0 ? 0 : s.random.whole(17, 124));
export const hours = (s: Scene): string => {
  const [h, m] = s.total === 0 ? [0, 0] : [s.random.whole(11, 63), s.random.whole(0, 59)];
  return s.say([`${h} h ${two(m)} min`, `${h}h ${m}m`], [`${h} hr ${m} min`, `${h}h ${m}m`]);
};

export const words = (size: number, inner: string, style = ''): string =>
  `<div style="font-size:${size}px;${style}">${inner}</div>`;
export const soft = (s: Scene, inner: string, size = 14, style = ''): string =>
  words(size, inner, `color:${skin(s).soft};${style}`);
export const inset = (inner: string, style = ''): string => `<div style="padding:8px 18px;${style}">${inner}</div>`;
export const ends = (left: string, right: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;align-items:center;gap:12px;${style}"><span>${left}</span><span style="white-space:nowrap">${right}</span></div>`;
export const item = (s: Scene, left: string, right: string, style = ''): string =>
  ends(left, right, `padding:11px 18px;font-size:15px;border-bottom:1px solid ${skin(s).line};${style}`);
export const items = (s: Scene, all: [left: string, right: string][], style = ''): string =>
  all.map(([left, right]) => item(s, left, right, style)).join('');
/** A day as it is written within a sentence. */
export const inWords = (s: Scene, plus: number): string =>
  s.tongue === 'es' ? onDay(s, plus).toLowerCase() : onDay(s, plus);
/** The days of the week with their dates, as rows. */
export const dated = (s: Scene): [string, string][] => s.days.map((day, k) => [onDay(s, k), money(s, day)]);
/** The large figure, never wider than its room. */
export const figure = (s: Scene, value: number, size: number, room = s.width - 40, style = ''): string => {
  const head = coin(s).head(value);
  const most = Math.floor(room / (coin(s).text(value).length * 0.64));
  return `<div style="font-size:${Math.min(size, most)}px;line-height:1.2;font-weight:700;white-space:nowrap;${style}">${head}</div>`;
};
export const panel = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:9px 14px;padding:14px;border-radius:14px;background:${skin(s).panel};${style}">${inner}</div>`;
export const push = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:12px 18px;padding:13px;border-radius:10px;background:${skin(s).tint};color:${skin(s).onTint};text-align:center;font-size:16px;font-weight:700;${style}">${inner}</div>`;
export const title = (s: Scene, inner: string): string =>
  `<div style="display:flex;align-items:center;gap:14px;padding:10px 16px;color:${skin(s).ink}">${icon('back')}<b style="flex:1;font-size:18px">${inner}</b>${icon('help')}</div>`;
/** Figures beside each other, each with its name below. */
export const facts = (s: Scene, all: [value: string, name: string][]): string =>
  `<div style="display:flex;padding:10px 12px">${all.map(([value, name]) => `<span style="flex:1;padding:0 6px"><b style="font-size:17px;white-space:nowrap">${value}</b>${soft(s, name, 12)}</span>`).join('')}</div>`;
/** Words of which one is chosen, by a line below it or as a filled pill. */
export const tabs = (s: Scene, all: string[], chosen: number, isPill = false): string => {
  const { soft: pale, ink, tint, onTint, line } = skin(s);
  const on = isPill
    ? `background:${tint};color:${onTint};border-radius:16px;font-weight:700`
    : `color:${ink};border-bottom:3px solid ${tint};font-weight:700`;
  return `<div style="display:flex;gap:6px;padding:4px 14px;${isPill ? '' : `border-bottom:1px solid ${line}`}">${all.map((name, k) => `<span style="flex:1;text-align:center;padding:8px 4px;font-size:14px;${k === chosen ? on : `color:${pale}`}">${name}</span>`).join('')}</div>`;
};
export const pager = (inner: string, style = ''): string =>
  `<div style="display:flex;align-items:center;justify-content:space-between;padding:8px 18px;font-size:16px;${style}">${icon('left', 20)}<span>${inner}</span>${icon('right', 20)}</div>`;

export const letters = (s: Scene): string[] => s.say('L M M J V S D', 'M T W T F S S').split(' ');
interface Bars {
  names?: string[];
  values?: number[];
  tops?: string[];
  chosen?: number;
}
/** Bars of the days; with words on top of them, if any, and one of them chosen. */
export const bars = (s: Scene, height: number, { names = letters(s), values = s.days, tops, chosen }: Bars = {}) => {
  const most = Math.max(...values, 1);
  const colour = (k: number): string => (chosen === undefined || chosen === k ? skin(s).tint : skin(s).line);
  return `<div style="display:flex;align-items:flex-end;gap:8px;padding:8px 18px">${values.map((value, k) => `<span style="flex:1;text-align:center;font-size:12px;color:${skin(s).soft}">${tops ? `<span style="display:block;font-size:10px;margin:0 -6px 2px;white-space:nowrap">${tops[k]}</span>` : ''}<span style="display:block;margin-bottom:4px;height:${Math.max(2, (value / most) * height)}px;border-radius:3px 3px 0 0;background:${colour(k)}"></span>${names[k] ?? ''}</span>`).join('')}</div>`;
};

export function bar(s: Scene, colour = skin(s).ink): string {
  const at = `${s.random.whole(1, 12)}:${two(s.random.whole(0, 59))}`;
  const charge = s.random.between(0.08, 1);
  return s.random.chance(0.5)
    ? `<div style="display:flex;justify-content:space-between;align-items:center;height:44px;padding:6px 26px 0;color:${colour};font:700 15px 'Liberation Sans'"><span>${at}</span><span style="display:flex;gap:6px;align-items:center">${signal} ${s.random.pick([waves, 'LTE', '5G'])} ${battery(charge)}</span></div>`
    : `<div style="display:flex;justify-content:space-between;align-items:center;height:26px;padding:0 14px;color:${colour};font:13px 'Liberation Sans'"><span>${at} ${s.random.pick(['', '&nbsp;M', '&nbsp;•'])}</span><span style="display:flex;gap:5px;align-items:center">${waves} ${signal} ${Math.round(charge * 100)}%</span></div>`;
}
export const screen = (s: Scene, inner: string, style = ''): string => {
  const { ground, ink, font } = skin(s);
  return page({ ...s, ground, ink }, inner, `font-family:'${font}','Liberation Sans',sans-serif;${style}`);
};
/** The app's places along the bottom, its earnings chosen. */
export const withPlaces = (s: Scene, inner: string): string => {
  const { ground, line, soft: pale } = skin(s);
  const names = s.say('Inicio|Ganancias|Mensajes|Menú', 'Home|Earnings|Inbox|Menu').split('|');
  const shapes = ['home', 'wallet', 'bell', 'menu'] as const;
  return screen(
    s,
    `${inner}<div style="position:absolute;left:0;right:0;bottom:0;display:flex;padding:8px 0 16px;background:${ground};border-top:1px solid ${line}">${names.map((name, k) => `<span style="flex:1;text-align:center;font-size:11px;${k === 1 ? 'font-weight:700' : `color:${pale}`}">${icon(shapes[k]!, 20)}<br>${name}</span>`).join('')}</div>`,
  );
};

const isOver = (a: Day, b: Day): boolean => a.m !== b.m;
const WAYS: Record<Tongue, Written[]> = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}. - ${b.d} ${mon('es', b)}.`,
    (a, b) => `${mon('es', a)} ${a.d} – ${mon('es', b)} ${b.d}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y} - ${two(c.d)}/${two(c.m + 1)}/${c.y}`,
    (a, _, c) => `Del ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} - ${c.d} ${mon('es', c)} ${c.y}`,
    (a, _, c) => `lun, ${a.d} ${mon('es', a)} – dom, ${c.d} ${mon('es', c)}`,
    (a, _, c) => `${two(a.d)}.${two(a.m + 1)} - ${two(c.d)}.${two(c.m + 1)}`,
    (a, _, c) => `${a.y}/${two(a.m + 1)}/${two(a.d)}-${c.y}/${two(c.m + 1)}/${two(c.d)}`,
    (a, _, c) => `${a.d}/${mon('es', a)}/${a.y % 100} al ${c.d}/${mon('es', c)}/${c.y % 100}`,
    (a) => `Semana del ${a.d} de ${mon('es', a)}. de ${a.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} – ${isOver(a, b) ? `${mon('en', b)} ` : ''}${b.d}`,
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)}/${a.y} - ${two(c.m + 1)}/${two(c.d)}/${c.y}`,
    (a, _, c) => `${dow('en', a, 3)}, ${mon('en', a)} ${a.d} – ${dow('en', c, 3)}, ${mon('en', c)} ${c.d}`,
    (a, _, c) => `${moon('en', a)} ${a.d} - ${moon('en', c)} ${c.d}`,
    (a, _, c) => `Week of ${mon('en', a)} ${a.d} - ${isOver(a, c) ? `${mon('en', c)} ` : ''}${c.d}`,
    (a, _, c) => `${a.y}/${two(a.m + 1)}/${two(a.d)}-${c.y}/${two(c.m + 1)}/${two(c.d)}`,
    (a, b) => `${a.d} ${mon('en', a)} – ${b.d} ${mon('en', b)}`,
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} to ${mon('en', b)} ${b.d}, ${b.y}`,
    (a) => `Week starting ${mon('en', a)} ${a.d}, ${a.y}`,
  ],
};
/** The scene's week in this family's words. */
export const week = (s: Scene): string => writeWeek(s, WAYS);
/** The week this many weeks away, as short as in a list. */
export const brief = (s: Scene, away = 0): string => {
  const [a, c] = [dayOf(s.start, away * 7), dayOf(s.start, away * 7 + 6)];
  const range =
    s.tongue === 'es'
      ? `${a.d} ${mon('es', a)} – ${c.d} ${mon('es', c)}`
      : `${mon('en', a)} ${a.d} – ${mon('en', c)} ${c.d}`;
  if (away === 0) s.range = range;
  return range;
};
