import { page, type Scene } from '../scene.ts';
import type { Tongue } from '../wording.ts';
import { battery, type Icon, icon, signal, waves } from './icons.ts';
import { dow, mon, moon, two, type Written, writeWeek } from './sums.ts';

/** The colours and the name of the app that a screen of this family belongs to. */
export interface Skin {
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
