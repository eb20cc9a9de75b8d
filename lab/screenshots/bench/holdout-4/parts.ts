import { battery, dow, mon, moon, signal, two, type Written, waves, writeWeek } from '../holdout-2/parts.ts';
import { page, type Scene } from '../scene.ts';
import { type Day, dayOf, type Tongue } from '../wording.ts';

/** What one app of this family looks like. */
interface Look {
  app: string;
  ground: string;
  ink: string;
  pale: string;
  line: string;
  panel: string;
  tint: string;
  onTint: string;
  radius: number;
  font: string;
}

const LIGHT = [
  { ground: '#ffffff', ink: '#0f1115', pale: '#6d7480', line: '#e4e7ec', panel: '#f5f6f8' },
  { ground: '#f0f3f1', ink: '#16211b', pale: '#5b6b61', line: '#d5ddd7', panel: '#ffffff' },
  { ground: '#fff8f4', ink: '#2a1a12', pale: '#7d675a', line: '#ecdccf', panel: '#ffffff' },
];
const DARK = [
  { ground: '#000000', ink: '#ffffff', pale: '#a1a1a8', line: '#2c2c31', panel: '#18181b' },
  { ground: '#111418', ink: '#e8edf2', pale: '#8f9ba8', line: '#2a323b', panel: '#1b2128' },
];
const TINTS = [
  ['#c6f432', '#10130a'],
  ['#ff441f', '#ffffff'],
  ['#12b886', '#ffffff'],
  ['#f5c400', '#1b1600'],
  ['#d6336c', '#ffffff'],
  ['#1098ad', '#ffffff'],
] as const;
const FONTS = ['Liberation Sans', 'DejaVu Sans Condensed', 'DejaVu Sans', 'Liberation Sans Narrow', 'Inter', 'Roboto'];
const APPS = {
  uber: ['Uber', 'Uber Eats'],
  didi: ['DiDi', 'DiDi Food'],
  lyft: ['Lyft'],
  other: ['inDrive', 'Rappi', 'Beat', 'Flex', 'Jalo'],
};
const looks = new WeakMap<Scene, Look>();

export function look(s: Scene): Look {
  const known = looks.get(s);
  if (known) return known;
  const [tint, onTint] = s.random.pick(TINTS);
  const made: Look = {
    ...s.random.pick(s.ink === '#f4f4f4' ? DARK : LIGHT),
    app: s.random.pick(APPS[s.platform]),
    tint,
    onTint,
    radius: s.random.pick([4, 12, 22]),
    font: s.random.pick(FONTS),
  };
  looks.set(s, made);
  s.ground = made.ground;
  return made;
}

/** How an app writes money: in a line, and as its large figure. */
interface Coin {
  text(value: number): string;
  head(value: number): string;
  /** Its smallest unit: some apps show no cents. */
  unit: number;
}
interface Writing {
  mark?: string;
  tail?: string;
  comma?: string;
  cents?: 'raised' | 'small' | 'none';
  isSmallMark?: true;
}
const WRITINGS: Record<Scene['country'], Writing[]> = {
  mx: [
    {},
    {},
    {},
    { mark: 'MX$' },
    { mark: '$ ', comma: ' ' },
    { tail: ' MXN' },
    { mark: '', tail: ' MXN' },
    { comma: '' },
    { cents: 'raised' },
    { cents: 'raised' },
    { cents: 'small', tail: ' MXN' },
    { cents: 'small' },
    { cents: 'none' },
    { isSmallMark: true },
  ],
  us: [
    {},
    {},
    {},
    {},
    { mark: 'US$' },
    { tail: ' USD' },
    { comma: '' },
    { cents: 'raised' },
    { cents: 'raised' },
    { cents: 'small' },
    { cents: 'none' },
    { isSmallMark: true },
  ],
};
const coins = new WeakMap<Scene, Coin>();

export function coin(s: Scene, only?: Writing): Coin {
  const known = coins.get(s);
  if (known && !only) return known;
  const { mark = '$', tail = '', comma = ',', cents, isSmallMark } = only ?? s.random.pick(WRITINGS[s.country]);
  const unit = cents === 'none' ? 1 : 0.01;
  settle(s, unit);
  const cut = (value: number): [string, string] => {
    const [whole, rest] = Math.abs(value).toFixed(2).split('.') as [string, string];
    return [whole.replace(/\B(?=(\d{3})+(?!\d))/g, comma), rest];
  };
  const sign = (value: number): string => (value < 0 ? '-' : '');
  const tiny = (inner: string, style = ''): string => `<span style="font-size:.5em;${style}">${inner}</span>`;
  const made: Coin = {
    unit,
    text: (value) => `${sign(value)}${mark}${cut(value)[0]}${unit === 1 ? '' : `.${cut(value)[1]}`}${tail}`,
    head: (value) => {
      const [whole, rest] = cut(value);
      const first = `${sign(value)}${isSmallMark ? tiny(mark, 'vertical-align:.5em') : mark}${whole}`;
      if (cents === 'none') return first + tail;
      if (cents === 'raised') return `${first}${tiny(rest, 'vertical-align:.7em;margin-left:.06em')}`;
      return cents === 'small' ? `${first}${tiny(`.${rest}${tail}`)}` : `${first}.${rest}${tail}`;
    },
  };
  coins.set(s, made);
  return made;
}

/** Rounds the week and its days to the unit that is shown; what is left over goes to the best day. */
function settle(s: Scene, unit: number): void {
  s.total = toUnit(s.total, unit);
  const days = s.days.map((day) => (day < 2 ? 0 : toUnit(day, unit)));
  const best = days.indexOf(Math.max(...days));
  days[best] = toUnit(days[best]! + s.total - days.reduce((a, b) => a + b, 0), unit);
  s.days = days;
}
const toUnit = (value: number, unit: number): number => Math.round(Math.round(value / unit) * unit * 100) / 100;

/** Parts of a sum that add up to it: these shares and, last, what is left. */
export function shares(s: Scene, sum: number, ...of: number[]): number[] {
  const { unit } = coin(s);
  const parts = of.map((share) => toUnit(sum * share, unit));
  return [...parts, toUnit(sum - parts.reduce((a, b) => a + b, 0), unit)];
}
export const cash = (s: Scene, value: number): string => coin(s).text(toUnit(value, coin(s).unit));
/** An amount about this large, in pesos or dollars. */
export const about = (s: Scene, mx: number, us: number): number =>
  toUnit({ mx, us }[s.country] * s.random.between(0.75, 1.3), coin(s).unit);
export const flat = (s: Scene, mx: number, us: number): string => coin(s).text({ mx, us }[s.country]);
export const count = (s: Scene, least: number, most: number): string => {
  const value = s.random.whole(least, most);
  return String(s.total === 0 ? 0 : value);
};
export const span = (s: Scene, least: number, most: number): string => {
  const [h, m] = [s.random.whole(least, most), s.random.whole(1, 59)];
  return s.total === 0 ? '0 h 0 min' : s.say(`${h} h ${m} min`, [`${h} hr ${m} min`, `${h}:${two(m)} hrs`]);
};

/** The large figure, as wide as its room allows. */
export const figure = (s: Scene, value: number, size: number, room = s.width - 48, style = ''): string =>
  `<div style="font-size:${Math.min(size, Math.floor(room / (coin(s).text(value).length * 0.66)))}px;line-height:1.2;font-weight:700;white-space:nowrap;${style}">${coin(s).head(value)}</div>`;
export const text = (size: number, inner: string, style = ''): string =>
  `<div style="font-size:${size}px;${style}">${inner}</div>`;
export const pale = (s: Scene, inner: string, size = 13, style = ''): string =>
  text(size, inner, `color:${look(s).pale};${style}`);
export const area = (inner: string, style = ''): string => `<div style="padding:8px 20px;${style}">${inner}</div>`;
export const flank = (left: string, right: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;align-items:center;gap:10px;${style}"><span>${left}</span><span style="white-space:nowrap">${right}</span></div>`;
export const entry = (s: Scene, left: string, right: string, style = ''): string =>
  flank(left, right, `padding:10px 20px;font-size:15px;border-top:1px solid ${look(s).line};${style}`);
export const entries = (s: Scene, all: [string, string][], style = ''): string =>
  all.map(([left, right]) => entry(s, left, right, style)).join('');
export const card = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:8px 16px;padding:14px;border:1px solid ${look(s).line};border-radius:${look(s).radius}px;background:${look(s).panel};${style}">${inner}</div>`;
export const button = (s: Scene, inner: string): string =>
  `<div style="margin:12px 16px;padding:13px;border-radius:${look(s).radius}px;background:${look(s).tint};color:${look(s).onTint};text-align:center;font-size:16px;font-weight:700">${inner}</div>`;
export const notice = (s: Scene, inner: string): string =>
  `<div style="margin:8px 16px;padding:10px 12px;border-left:4px solid ${look(s).tint};background:${look(s).panel};font-size:13px;line-height:1.35">${inner}</div>`;
export const caption = (s: Scene, inner: string): string =>
  pale(s, inner.toUpperCase(), 12, 'padding:12px 20px 4px;letter-spacing:.6px');
export const initials = (name: string): string =>
  name
    .split(' ')
    .slice(0, 2)
    .map((part) => part[0])
    .join('');
export const disc = (s: Scene, size: number, inner: string): string =>
  `<span style="display:inline-flex;flex:none;align-items:center;justify-content:center;width:${size}px;height:${size}px;border-radius:50%;background:${look(s).tint};color:${look(s).onTint};font-weight:700;font-size:${Math.round(size * 0.38)}px">${inner}</span>`;

/** Bars of the seven days with their letters. */
export const chart = (s: Scene, height: number, values = s.days, style = '', names = dayLetters(s)): string => {
  const top = Math.max(...values.map(Math.abs), 1);
  return `<div style="display:flex;align-items:flex-end;gap:10px;padding:6px 20px;${style}">${values.map((value, k) => `<span style="flex:1;text-align:center;font-size:12px;color:${look(s).pale}"><span style="display:block;margin-bottom:4px;height:${Math.max(2, (Math.abs(value) / top) * height)}px;border-radius:4px;background:${value > 0 ? look(s).tint : look(s).line}"></span>${names[k] ?? ''}</span>`).join('')}</div>`;
};
export const dayLetters = (s: Scene): string[] => s.say('L M M J V S D', 'M T W T F S S').split(' ');

/** Time and battery, as phones of the coming years show them. */
export function top(s: Scene, colour = look(s).ink): string {
  const at = `${s.random.whole(5, 23)}:${two(s.random.whole(0, 59))}`;
  const right = `<span style="display:flex;gap:6px;align-items:center">${s.random.chance(0.5) ? signal : '5G'} ${waves} ${battery(s.random.between(0.1, 1))}</span>`;
  return `<div style="display:flex;justify-content:space-between;align-items:center;height:${s.random.pick([34, 40, 46])}px;padding:2px 22px 0;color:${colour};font:600 13px 'Liberation Sans'"><span>${at}</span>${right}</div>`;
}
export const screen = (s: Scene, inner: string, style = ''): string =>
  page(
    { ...s, ground: look(s).ground, ink: look(s).ink },
    inner,
    `font-family:'${look(s).font}','Liberation Sans',sans-serif;${style}`,
  );
/** Words at the bottom of an app's screen, one of them chosen. */
export const dock = (s: Scene, names: string[], chosen: number): string =>
  `<div style="position:absolute;left:0;right:0;bottom:0;display:flex;padding:10px 6px 18px;background:${look(s).panel};border-top:1px solid ${look(s).line};font-size:12px">${names.map((name, k) => `<span style="flex:1;text-align:center;${k === chosen ? 'font-weight:700' : `color:${look(s).pale}`}">${name}</span>`).join('')}</div>`;
/** A screen with the app's usual places at its bottom. */
export const app = (s: Scene, inner: string): string =>
  screen(
    s,
    inner +
      dock(
        s,
        s.say('Mapa|Ganancias|Bandeja|Más', ['Map|Earnings|Inbox|More', 'Drive|Earnings|Messages|You']).split('|'),
        1,
      ),
  );
/** Makes the screen a tablet's or that of a phone on its side; before anything is drawn. */
export function widen(s: Scene, width: number, height: number): void {
  s.width = width;
  s.height = height;
}

const isCross = (a: Day, b: Day): boolean => a.m !== b.m;
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const isoWeek = (a: Day): number => {
  const thursday = Date.UTC(a.y, a.m, a.d + 3);
  return Math.floor((thursday - Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)) / 604_800_000) + 1;
};
const WAYS: Record<Tongue, Written[]> = {
  es: [
    (a, b) => `${a.d}${isCross(a, b) ? ` ${mon('es', a)}` : ''} – ${b.d} ${mon('es', b)}`,
    (a, _, c) => `Semana del ${a.d}${isCross(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `lun ${two(a.d)}/${two(a.m + 1)} → dom ${two(c.d)}/${two(c.m + 1)}`,
    (a, _, c) => `Sem. ${isoWeek(a)} (${a.d} ${mon('es', a)} – ${c.d} ${mon('es', c)})`,
    (a, b) => `${a.d} de ${moon('es', a)} a ${b.d} de ${moon('es', b)} de ${b.y}`,
    (a, _, c) => `Lu ${a.d}${isCross(a, c) ? ` ${mon('es', a)}` : ''} – Do ${c.d} ${mon('es', c)}`,
    (a, b) => `${two(a.d)} ${cap(mon('es', a))} ${a.y} | ${two(b.d)} ${cap(mon('es', b))} ${b.y}`,
    (a) => `Semana que inició el ${a.d} de ${moon('es', a)}`,
    (a, _, c) => `desde lun. ${a.d} ${mon('es', a)}. hasta dom. ${c.d} ${mon('es', c)}.`,
    (a, b) => `del ${two(a.d)}/${two(a.m + 1)} al ${two(b.d)}/${two(b.m + 1)}/${b.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${isCross(a, b) ? `${mon('en', b)} ` : ''}${b.d}, ${b.y}`,
    (a) => `Week of ${mon('en', a)} ${a.d}`,
    (a, _, c) => `Mon ${a.m + 1}/${a.d} → Sun ${c.m + 1}/${c.d}`,
    (a, _, c) => `Week ${isoWeek(a)} (${mon('en', a)} ${a.d} – ${isCross(a, c) ? `${mon('en', c)} ` : ''}${c.d})`,
    (a, b) => `${moon('en', a)} ${a.d} to ${moon('en', b)} ${b.d}, ${b.y}`,
    (a, _, c) => `Mo ${a.m + 1}/${a.d} – Su ${c.m + 1}/${c.d}`,
    (a, b) => `${a.m + 1}/${a.d} to ${b.m + 1}/${b.d}/${b.y}`,
    (a, _, c) => `${mon('en', a)} ${a.d} thru ${mon('en', c)} ${c.d}`,
    (_a, _b, c) => `Week ended ${dow('en', c)}, ${moon('en', c)} ${c.d}`,
    (a, b) => `${a.d} ${mon('en', a)} – ${b.d} ${mon('en', b)} ${b.y}`,
  ],
};
/** The scene's week in this family's words. */
export const week = (s: Scene): string => writeWeek(s, WAYS);
/** A week near the scene's, short as on a chip: its number of weeks away. */
export const chip = (s: Scene, away: number): string => {
  const [a, c] = [dayOf(s.start, away * 7), dayOf(s.start, away * 7 + 6)];
  const [first, last] = [mon(s.tongue, a), mon(s.tongue, c)];
  const short =
    s.tongue === 'es'
      ? `${a.d}${isCross(a, c) ? ` ${first}` : ''}–${c.d} ${last}`
      : `${first} ${a.d}–${isCross(a, c) ? `${last} ` : ''}${c.d}`;
  if (away === 0) s.range = short;
  return short;
};
