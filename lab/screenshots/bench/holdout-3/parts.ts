import {
  battery,
  dow,
  type Icon,
  icon,
  mon,
  moon,
  signal,
  two,
  type Written,
  waves,
  writeWeek,
} from '../holdout-2/parts.ts';
import { page, type Scene } from '../scene.ts';
import type { Tongue } from '../wording.ts';

/** Colours, corners and letters of one screen of this family; they follow no platform's brand. */
interface Tone {
  ground: string;
  ink: string;
  dim: string;
  edge: string;
  fill: string;
  hue: string;
  onHue: string;
  corner: number;
  font: string;
}

const DAY: Omit<Tone, 'font'>[] = [
  {
    ground: '#fbf7f0',
    ink: '#22201c',
    dim: '#6f675c',
    edge: '#22201c',
    fill: '#f1e9db',
    hue: '#9d3f1b',
    onHue: '#fff',
    corner: 0,
  },
  {
    ground: '#eef1fa',
    ink: '#1a1c2b',
    dim: '#5a5e75',
    edge: '#ccd1e4',
    fill: '#fff',
    hue: '#37489f',
    onHue: '#fff',
    corner: 20,
  },
  {
    ground: '#fff',
    ink: '#101418',
    dim: '#59636d',
    edge: '#d3dae1',
    fill: '#eaf0f2',
    hue: '#00696f',
    onHue: '#fff',
    corner: 6,
  },
];
const NIGHT: Omit<Tone, 'font'>[] = [
  {
    ground: '#0e1620',
    ink: '#eaf1f7',
    dim: '#93a5b7',
    edge: '#2d3d4e',
    fill: '#172330',
    hue: '#3fb6a8',
    onHue: '#04211e',
    corner: 10,
  },
  {
    ground: '#1c1917',
    ink: '#faf5ef',
    dim: '#b3a89a',
    edge: '#474039',
    fill: '#2a2522',
    hue: '#f0a03c',
    onHue: '#221604',
    corner: 16,
  },
];
const LETTERS = [
  'Roboto Condensed',
  'Liberation Sans Narrow',
  'DejaVu Serif',
  'Liberation Sans',
  'Roboto',
  'Liberation Serif',
];
const tones = new WeakMap<Scene, Tone>();

export function tone(s: Scene): Tone {
  const known = tones.get(s);
  if (known) return known;
  const made = { ...s.random.pick(s.ink === '#f4f4f4' ? NIGHT : DAY), font: s.random.pick(LETTERS) };
  tones.set(s, made);
  s.ground = made.ground;
  return made;
}

/** The phone's own bar; some show the carrier, as iPhones with a button do. */
export function phone(s: Scene, colour = tone(s).ink): string {
  const at = `${s.random.whole(0, 23)}:${two(s.random.whole(0, 59))}`;
  const charge = s.random.between(0.1, 1);
  const carrier = s.random.pick(
    { mx: ['Telcel', 'AT&T MX', 'Movistar'], us: ['Verizon', 'T-Mobile', 'AT&T'] }[s.country],
  );
  const bar = (inner: string, style: string): string =>
    `<div style="display:flex;justify-content:space-between;align-items:center;color:${colour};${style}">${inner}</div>`;
  return s.random.chance(0.4)
    ? bar(
        `<span style="display:flex;gap:5px;align-items:center">${signal} ${carrier}</span><span>${at}</span><span style="display:flex;gap:4px;align-items:center">${Math.round(charge * 100)}% ${battery(charge)}</span>`,
        "height:24px;padding:0 8px;font:500 12px 'Liberation Sans'",
      )
    : bar(
        `<span>${at}</span><span style="display:flex;gap:6px;align-items:center">${signal}${waves}${battery(charge)}</span>`,
        "height:38px;padding:6px 18px 0;font:500 14px 'Roboto'",
      );
}

export const screen = (s: Scene, inner: string): string => {
  const t = tone(s);
  return page({ ...s, ground: t.ground, ink: t.ink, font: t.font }, inner);
};
export const words = (size: number, inner: string, style = ''): string =>
  `<div style="font-size:${size}px;${style}">${inner}</div>`;
export const dim = (s: Scene, inner: string, size = 13): string => words(size, inner, `color:${tone(s).dim}`);
export const inset = (inner: string, style = ''): string => `<div style="padding:7px 24px;${style}">${inner}</div>`;
/** A small line in capitals over a large heading. */
export const heading = (s: Scene, over: string, title: string): string =>
  inset(
    `${words(11, over, `letter-spacing:2px;text-transform:uppercase;color:${tone(s).hue};font-weight:700`)}${words(23, title, 'font-weight:700;line-height:1.2')}`,
    'padding-top:12px',
  );
export const bar = (s: Scene, title: string, shape: Icon = 'menu'): string =>
  `<div style="display:flex;align-items:center;justify-content:space-between;padding:10px 24px;border-bottom:2px solid ${tone(s).edge}"><b style="font-size:17px">${title}</b>${icon(shape, 20)}</div>`;
export const block = (s: Scene, inner: string, style = ''): string =>
  `<div style="margin:8px 24px;padding:14px;border:1px solid ${tone(s).edge};border-radius:${tone(s).corner}px;background:${tone(s).fill};${style}">${inner}</div>`;
export const line = (s: Scene, name: string, value: string, size = 14): string =>
  `<div style="display:flex;gap:8px;align-items:baseline;padding:6px 24px;font-size:${size}px"><span>${name}</span><span style="flex:1;border-bottom:1px dotted ${tone(s).dim}"></span><span style="white-space:nowrap">${value}</span></div>`;
export const lines = (s: Scene, entries: [string, string][], size = 14): string =>
  entries.map(([name, value]) => line(s, name, value, size)).join('');
export const cells = (s: Scene, entries: [string, string][], across = 2): string =>
  `<div style="display:grid;grid-template-columns:repeat(${across},1fr);margin:8px 24px;border:1px solid ${tone(s).edge};border-radius:${tone(s).corner}px;overflow:hidden">${entries
    .map(
      ([name, value]) =>
        `<div style="padding:10px 12px;outline:1px solid ${tone(s).edge}">${dim(s, name, 11)}<span style="font-size:16px;white-space:nowrap">${value}</span></div>`,
    )
    .join('')}</div>`;
export const press = (s: Scene, inner: string): string =>
  `<div style="margin:12px 24px;padding:12px;border:2px solid ${tone(s).hue};border-radius:${tone(s).corner}px;color:${tone(s).hue};text-align:center;font-size:15px;font-weight:700">${inner}</div>`;
export const tag = (s: Scene, inner: string): string =>
  `<span style="display:inline-block;padding:4px 10px;border-radius:${tone(s).corner}px;background:${tone(s).hue};color:${tone(s).onHue};font-size:13px;font-weight:600">${inner}</span>`;
export const table = (s: Scene, rows: string[][], size = 13): string =>
  `<table style="width:calc(100% - 48px);margin:8px 24px;border-collapse:collapse;font-size:${size}px">${rows
    .map(
      (row, at) =>
        `<tr style="border-bottom:1px solid ${tone(s).edge};${at ? '' : `color:${tone(s).dim}`}">${row.map((cell, k) => `<td style="padding:6px 3px;text-align:${k ? 'right' : 'left'};white-space:nowrap">${cell}</td>`).join('')}</tr>`,
    )
    .join('')}</table>`;

const isAcross = (a: { m: number }, b: { m: number }): boolean => a.m !== b.m;
const nth = (n: number): string => `${n}${n > 10 && n < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;
const WAYS: Record<Tongue, Written[]> = {
  es: [
    (a, b) => `${two(a.d)} ${mon('es', a).toUpperCase()} – ${two(b.d)} ${mon('es', b).toUpperCase()} ${b.y}`,
    (a, b) => `Del ${a.d}/${mon('es', a)}/${a.y} al ${b.d}/${mon('es', b)}/${b.y}`,
    (a, b) => `Periodo semanal ${a.y}-${two(a.m + 1)}-${two(a.d)} / ${b.y}-${two(b.m + 1)}-${two(b.d)}`,
    (a, _, c) => `${a.d}${isAcross(a, c) ? ` ${mon('es', a)}.` : ''} al ${c.d} ${mon('es', c)}. ${c.y}`,
    (a, _, c) => `Lunes ${a.d} de ${moon('es', a)} → Domingo ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `desde el ${a.d}${isAcross(a, c) ? ` de ${moon('es', a)}` : ''} hasta el ${c.d} de ${moon('es', c)}`,
    (a, b) => `${a.d} ${mon('es', a)} ’${a.y % 100} – ${b.d} ${mon('es', b)} ’${b.y % 100}`,
    (a, b) => `${two(a.d)}.${two(a.m + 1)} – ${two(b.d)}.${two(b.m + 1)}.${b.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a).toUpperCase()} ${two(a.d)} – ${mon('en', b).toUpperCase()} ${two(b.d)} ${b.y}`,
    (a, b) => `from ${two(a.m + 1)}/${two(a.d)}/${a.y} to ${two(b.m + 1)}/${two(b.d)}/${b.y}`,
    (a, b) => `${a.y}-${two(a.m + 1)}-${two(a.d)} → ${b.y}-${two(b.m + 1)}-${two(b.d)}`,
    (a, b) => `${a.d} ${mon('en', a)} to ${b.d} ${mon('en', b)} ${b.y}`,
    (a, _, c) => `${dow('en', a)} ${a.m + 1}/${a.d} through ${dow('en', c)} ${c.m + 1}/${c.d}`,
    (a, _, c) => `${mon('en', a)} ${nth(a.d)}–${isAcross(a, c) ? `${mon('en', c)} ` : ''}${nth(c.d)}, ${c.y}`,
    (a, b) => `Pay period ${mon('en', a)} ${a.d} – ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} ’${a.y % 100} – ${mon('en', b)} ${b.d} ’${b.y % 100}`,
  ],
};
/** The scene's week in this family's words. */
export const week = (s: Scene): string => writeWeek(s, WAYS);
