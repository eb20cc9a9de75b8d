import { type Design, page, type Scene } from '../scene.ts';
import { DAYS, type Day, dayOf, LONG, SHORT, type Tongue } from '../wording.ts';

const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
export const two = (value: number): string => String(value).padStart(2, '0');
export const mon = (tongue: Tongue, day: Day): string => SHORT[tongue][day.m]!;
export const moon = (tongue: Tongue, day: Day): string => LONG[tongue][day.m]!;
export const dow = (tongue: Tongue, day: Day, letters = 9): string => DAYS[tongue][day.w]!.slice(0, letters);

/** A week as text: its first day, its last day as the app counts it, and its Sunday. */
export type Written = (first: Day, last: Day, sunday: Day) => string;

/** Writes the scene's week in one of these formats; the truth records which one. */
export function writeWeek(s: Scene, ways: Record<Tongue, Written[]>): string {
  s.range = s.random.pick(ways[s.tongue])(dayOf(s.start), dayOf(s.end), dayOf(s.start, 6));
  return s.range;
}

/** A day of the scene's week or near it, with its month in short. */
export const on = (s: Scene, plus: number): string => {
  const day = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${day.d} ${mon('es', day)}` : `${mon('en', day)} ${day.d}`;
};
export const onDay = (s: Scene, plus: number): string =>
  `${cap(dow(s.tongue, dayOf(s.start, plus)))}${s.tongue === 'es' ? '' : ','} ${on(s, plus)}`;
export const monthYear = (s: Scene, plus = 0): string => {
  const day = dayOf(s.start, plus);
  return `${cap(moon(s.tongue, day))} ${s.tongue === 'es' ? 'de ' : ''}${day.y}`;
};
export const year = (s: Scene): number => dayOf(s.start).y;
export const weekdays = (s: Scene, letters: number): string[] =>
  DAYS[s.tongue].map((name) => cap(name.slice(0, letters)));
export const time = (s: Scene): string =>
  s.say(
    `${s.random.whole(6, 23)}:${two(s.random.whole(0, 59))}`,
    `${s.random.whole(1, 12)}:${two(s.random.whole(0, 59))} ${s.random.pick(['AM', 'PM'])}`,
  );

const USUAL_WEEK = { mx: 6400, us: 1050 };
/** An amount around this share of a usual week, in the country's currency. */
export const usual = (s: Scene, share: number): number =>
  Math.round(USUAL_WEEK[s.country] * share * s.random.between(0.72, 1.35) * 100) / 100;
export const cash = (s: Scene, share: number): string => s.money.text(usual(s, share));
/** A round amount, like those of promotions and goals. */
export const round = (s: Scene, mx: number, us: number): string => s.money.text({ mx, us }[s.country]);

export const piece = (s: Scene, sum: number, share: number): string =>
  s.money.text(Math.round(sum * share * 100) / 100);
/** The rest of the sum after these shares, to the cent. */
export const remainder = (s: Scene, sum: number, ...shares: number[]): string =>
  s.money.text((Math.round(sum * 100) - shares.reduce((all, share) => all + Math.round(sum * share * 100), 0)) / 100);
/** The shares of a sum and the rest, as texts. */
export const pieces = (s: Scene, sum: number, ...shares: number[]): string[] => [
  ...shares.map((share) => piece(s, sum, share)),
  remainder(s, sum, ...shares),
];

/** A count that is 0 in a week without earnings. */
export const tally = (s: Scene, least: number, most: number): string => {
  const value = s.random.whole(least, most);
  return String(s.total > 0 ? value : 0);
};
export const spell = (s: Scene, least: number, most: number): string => {
  const [h, m] = s.total > 0 ? [s.random.whole(least, most), s.random.whole(1, 59)] : [0, 0];
  return s.random.pick([`${h} h ${m} min`, `${h}h ${two(m)}m`, s.say(`${h} horas ${m} min`, `${h} hr ${m} min`)]);
};

/** A sum in large figures, but never wider than its space. */
export const large = (s: Scene, sum: number, size: number, room = s.width - 44, style = ''): string => {
  const letters = s.money.text(sum).length;
  return `<div style="font-size:${Math.min(size, Math.floor(room / (letters * 0.7)))}px;line-height:1.25;white-space:nowrap;font-weight:700;${style}">${s.money.head(sum)}</div>`;
};

const RING = 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';
const SHAPES = {
  back: 'M20 12H5M11 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  up: 'M5 15l7-7 7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  dots: 'M12 5v.2M12 12v.2M12 19v.2',
  info: `${RING}M12 11v6M12 7.4v.3`,
  help: `${RING}M9.5 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 17v.2`,
  clock: `${RING}M12 7v5l3 2`,
  home: 'M4 11l8-7 8 7v9H4z',
  chart: 'M5 20v-9M12 20V4M19 20v-6',
  wallet: 'M3 7h18v12H3zM3 7l12-3v3M16 13h2',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1 1H5zM10 21h4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  car: 'M4 16v-4l2-5h12l2 5v4zM4 12h16M7 16v2M17 16v2',
  gift: 'M4 10h16v10H4zM12 10v10M12 10c-5 0-5-6-2-5 1 .4 2 3 2 5 0-2 1-4.6 2-5 3-1 3 5-2 5',
  pin: 'M12 21s-7-6-7-11a7 7 0 0 1 14 0c0 5-7 11-7 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  bank: 'M4 10l8-6 8 6zM6 10v8M10 10v8M14 10v8M18 10v8M4 20h16',
  check: 'M5 12l5 5 9-11',
  share: 'M12 15V3M8 7l4-4 4 4M5 12v8h14v-8',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l5 5',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  fuel: 'M5 21V4h9v17M3 21h13M14 10h3v7a2 2 0 0 0 3 0V9l-3-3M7 8h5',
} as const;

export type Icon = keyof typeof SHAPES;

/** A line drawing in the colour of the text around it. No emoji: the fonts here have none. */
export const icon = (name: Icon, size = 22, style = ''): string =>
  `<svg viewBox="0 0 24 24" width="${size}" height="${size}" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" style="flex:none;vertical-align:-.2em;${style}"><path d="${SHAPES[name]}"/></svg>`;

const BARS = [4, 6, 8, 11]
  .map((height, k) => `<rect x="${k * 4.4}" y="${11 - height}" width="3.2" height="${height}" rx=".8"/>`)
  .join('');
export const signal = `<svg width="17" height="11" fill="currentColor">${BARS}</svg>`;
export const waves =
  '<svg width="16" height="11" fill="none" stroke="currentColor" stroke-width="2"><path d="M1 4c4-4 10-4 14 0M3.5 7c3-2.6 6-2.6 9 0M6.5 9.7c1-.8 2-.8 3 0"/></svg>';
export const battery = (charge: number): string =>
  `<svg width="26" height="12" fill="none" stroke="currentColor"><rect x=".5" y=".5" width="21" height="11" rx="3" opacity=".5"/><rect x="2" y="2" width="${charge * 18}" height="8" rx="1.5" fill="currentColor" stroke="none"/><path d="M23.5 4v4" stroke-width="2" opacity=".6"/></svg>`;

/** The colours and the name of the app that a screen of this family belongs to. */
interface Skin {
  app: string;
  ground: string;
  ink: string;
  mute: string;
  rule: string;
  panel: string;
  brand: string;
  onBrand: string;
}

const APPS = {
  uber: [{ app: 'Uber', brand: '#276ef1', onBrand: '#fff', night: '#000' }],
  didi: [{ app: 'DiDi', brand: '#fc7430', onBrand: '#fff', night: '#17181c' }],
  lyft: [{ app: 'Lyft', brand: '#6a3de8', onBrand: '#fff', night: '#12101c' }],
  other: [
    { app: 'inDrive', brand: '#9fd61c', onBrand: '#101503', night: '#141414' },
    { app: 'DoorDash', brand: '#e8290b', onBrand: '#fff', night: '#191919' },
    { app: 'Cabify', brand: '#7350d8', onBrand: '#fff', night: '#1a1726' },
  ],
};
const skins = new WeakMap<Scene, Skin>();

export function skin(s: Scene): Skin {
  const known = skins.get(s);
  if (known) return known;
  const { app, brand, onBrand, night } = s.random.pick(APPS[s.platform]);
  const isDark = s.ink === '#f4f4f4';
  const made: Skin = isDark
    ? { app, brand, onBrand, ground: night, ink: '#f5f5f5', mute: '#a2a2a8', rule: '#303036', panel: '#24242a' }
    : { app, brand, onBrand, ground: '#fff', ink: '#0d0d0f', mute: '#63636b', rule: '#e6e6ea', panel: '#f3f3f6' };
  skins.set(s, made);
  s.ground = made.ground;
  return made;
}

/** The phone's own bar, of an iPhone or an Android phone. */
export function phoneBar(s: Scene, colour = skin(s).ink): string {
  const at = `${s.random.whole(6, 12)}:${two(s.random.whole(0, 59))}`;
  const charge = s.random.between(0.15, 1);
  return s.random.chance(0.55)
    ? `<div style="height:46px;display:flex;align-items:center;justify-content:space-between;padding:8px 24px 0 32px;color:${colour};font:600 15px 'Liberation Sans'"><span>${at}</span>${s.random.chance(0.5) ? '<span style="width:92px;height:24px;border-radius:12px;background:#000"></span>' : ''}<span style="display:flex;gap:5px;align-items:center">${signal}${waves}${battery(charge)}</span></div>`
    : `<div style="height:28px;display:flex;align-items:center;justify-content:space-between;padding:0 14px;color:${colour};font:500 12px 'Roboto'"><span>${at} &nbsp;${s.random.pick(['•', '◂ •', ''])}</span><span style="display:flex;gap:5px;align-items:center">${waves}${signal}${Math.round(charge * 100)} %</span></div>`;
}

export const screen = (s: Scene, inner: string): string => {
  const k = skin(s);
  return page({ ...s, ground: k.ground, ink: k.ink }, inner, `font-family:'${s.font}','Liberation Sans',sans-serif`);
};
export const nav = (title: string, left: Icon = 'back', right: Icon | '' = ''): string =>
  `<div style="display:flex;align-items:center;gap:16px;padding:10px 18px;font-size:18px;font-weight:600">${icon(left)}<span style="flex:1">${title}</span>${right ? icon(right) : ''}</div>`;
export const text = (size: number, words: string, style = ''): string =>
  `<div style="font-size:${size}px;${style}">${words}</div>`;
export const mute = (s: Scene, words: string, size = 13): string => text(size, words, `color:${skin(s).mute}`);
export const pad = (inner: string, style = ''): string => `<div style="padding:8px 20px;${style}">${inner}</div>`;
export const pair = (s: Scene, name: string, value: string, style = ''): string =>
  `<div style="display:flex;justify-content:space-between;gap:12px;padding:11px 20px;font-size:15px;border-bottom:1px solid ${skin(s).rule};${style}"><span>${name}</span><span style="white-space:nowrap">${value}</span></div>`;
export const strong = (s: Scene, name: string, value: string): string =>
  pair(s, `<b>${name}</b>`, `<b>${value}</b>`, 'border:0');
export const panel = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:8px 16px;padding:14px 16px;border-radius:14px;background:${skin(s).panel};${style}">${inner}</div>`;
export const gap = (s: Scene): string => `<div style="height:7px;background:${skin(s).panel}"></div>`;
export const pill = (s: Scene, words: string): string =>
  `<div style="margin:14px 20px;padding:13px;border-radius:28px;background:${skin(s).brand};color:${skin(s).onBrand};text-align:center;font-size:16px;font-weight:600">${words}</div>`;
export const trio = (s: Scene, entries: [string, string][]): string =>
  `<div style="display:flex;padding:12px 8px">${entries
    .map(
      ([value, name], k) =>
        `<div style="flex:1;text-align:center;padding:0 4px;${k ? `border-left:1px solid ${skin(s).rule}` : ''}"><b style="font-size:17px;white-space:nowrap">${value}</b>${mute(s, name, 12)}</div>`,
    )
    .join('')}</div>`;
/** Words to choose among, the chosen one underlined. */
export const choice = (s: Scene, words: string[], chosen: number): string =>
  `<div style="display:flex;gap:24px;padding:6px 20px 0;font-size:15px;border-bottom:1px solid ${skin(s).rule}">${words.map((word, k) => `<span style="padding-bottom:9px;${k === chosen ? `font-weight:700;border-bottom:3px solid ${skin(s).brand}` : `color:${skin(s).mute}`}">${word}</span>`).join('')}</div>`;
export const dock = (s: Scene, chosen: number): string => {
  const k = skin(s);
  const places: [Icon, string][] = [
    ['home', s.say('Inicio', 'Home')],
    ['chart', s.say('Ganancias', 'Earnings')],
    ['bell', s.say('Avisos', 'Inbox')],
    ['menu', s.say('Menú', 'Menu')],
  ];
  return `<div style="position:absolute;left:0;right:0;bottom:0;display:flex;padding:9px 0 14px;background:${k.ground};border-top:1px solid ${k.rule};font-size:11px;text-align:center">${places.map(([shape, name], at) => `<span style="flex:1;color:${at === chosen ? k.ink : k.mute}">${icon(shape, 20)}<br>${name}</span>`).join('')}</div>`;
};
/** Bars of the days, thin, on a line. */
export const columns = (s: Scene, values: number[], names: string[], height = 96): string => {
  const k = skin(s);
  const top = Math.max(...values, 1);
  return `<div style="display:flex;align-items:flex-end;gap:14px;margin:12px 22px 0;height:${height}px;border-bottom:1px solid ${k.mute}">${values.map((value) => `<span style="flex:1;height:${Math.max(value > 0 ? 4 : 1, (value / top) * (height - 8))}px;background:${k.brand};border-radius:3px 3px 0 0"></span>`).join('')}</div><div style="display:flex;gap:14px;margin:3px 22px 8px;font-size:11px;text-align:center;color:${k.mute}">${names.map((name) => `<span style="flex:1">${name}</span>`).join('')}</div>`;
};

const cross = (a: { m: number }, b: { m: number }): boolean => a.m !== b.m;
const WAYS: Record<Tongue, Written[]> = {
  es: [
    (a, _, c) => `${dow('es', a, 3)} ${a.d} ${mon('es', a)}. a ${dow('es', c, 3)} ${c.d} ${mon('es', c)}.`,
    (a, b) => `${a.d} ${mon('es', a)}. ${a.y} — ${b.d} ${mon('es', b)}. ${b.y}`,
    (a, _, c) => `Semana ${a.d}${cross(a, c) ? ` ${mon('es', a)}` : ''}–${c.d} ${mon('es', c)}`,
    (a, b) => `${a.d} ${mon('es', a)} – ${b.d} ${mon('es', b)}`,
    (a, _, c) => `${two(a.d)}${cross(a, c) ? ` de ${moon('es', a)}` : ''} al ${two(c.d)} de ${moon('es', c)}, ${c.y}`,
    (_a, _b, c) => `Semana que terminó el ${dow('es', c)} ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `lunes ${a.d}${cross(a, c) ? ` de ${moon('es', a)}` : ''} – domingo ${c.d} de ${moon('es', c)}`,
    (a, b) => `${two(a.d)}/${two(a.m + 1)}/${a.y % 100} — ${two(b.d)}/${two(b.m + 1)}/${b.y % 100}`,
  ],
  en: [
    (a, _, c) => `Mon ${mon('en', a)} ${a.d} – Sun ${mon('en', c)} ${c.d}`,
    (a, b) => `${mon('en', a)} ${a.d} — ${mon('en', b)} ${b.d}, ${b.y}`,
    (_a, _b, c) => `Week ending Sun, ${mon('en', c)} ${c.d}`,
    (a, _, c) => `${moon('en', a)} ${a.d} – ${cross(a, c) ? `${moon('en', c)} ` : ''}${c.d}`,
    (a, b) => `${mon('en', a)} ${a.d} - ${cross(a, b) ? `${mon('en', b)} ` : ''}${b.d} ’${b.y % 100}`,
    (a, b) => `${a.m + 1}/${a.d}/${a.y % 100} – ${b.m + 1}/${b.d}/${b.y % 100}`,
    (a) => `Week of Monday, ${mon('en', a)} ${a.d}`,
    (a, b) => `${mon('en', a)}. ${a.d} – ${mon('en', b)}. ${b.d}`,
  ],
};
/** The scene's week in this family's words. */
export const week = (s: Scene): string => writeWeek(s, WAYS);

export type Lookalike = { asked: 'earnings' | 'profile'; draw: Design };

/** Counts are zero in a week without earnings, but not in a look-alike. */
function withTrips(s: Scene): Scene {
  s.total ||= 1;
  return s;
}

/** Look-alikes that are sent when this is requested. */
export const asked = (uploadType: Lookalike['asked'], designs: Record<string, Design>): Record<string, Lookalike> =>
  Object.fromEntries(
    Object.entries(designs).map(([name, draw]) => [name, { asked: uploadType, draw: (s) => draw(withTrips(s)) }]),
  );
