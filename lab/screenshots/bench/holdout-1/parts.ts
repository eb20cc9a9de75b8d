import type { Scene } from '../scene.ts';
import { DAYS, type Day, dayOf, LONG, SHORT, type Tongue } from '../wording.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const short = (tongue: Tongue, { m }: Day): string => SHORT[tongue][m]!;
const long = (tongue: Tongue, { m }: Day): string => LONG[tongue][m]!;
const weekday = (tongue: Tongue, { w }: Day): string => DAYS[tongue][w]!;
/** The week's number by ISO 8601: that of its Thursday in the Thursday's year. */
const number = ({ y, m, d }: Day): number => {
  const thursday = new Date(Date.UTC(y, m, d + 3));
  return Math.floor((thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 604_800_000) + 1;
};
/** Apps that show an hour end the week on the following Monday. */
const nextMonday = ({ y, m, d }: Day): Day => dayOf(new Date(Date.UTC(y, m, d)).toISOString().slice(0, 10), 7);

type Written = (a: Day, b: Day) => string;
const SPANISH: Written[] = [
  (a, b) =>
    `${cap(weekday('es', a).slice(0, 3))} ${a.d} ${short('es', a)} – ${cap(weekday('es', b).slice(0, 3))} ${b.d} ${short('es', b)}`,
  (a, b) =>
    a.m === b.m ? `${a.d} al ${b.d} de ${long('es', b)}` : `${a.d} de ${long('es', a)} al ${b.d} de ${long('es', b)}`,
  (a, b) => `${a.d} de ${short('es', a)}. - ${b.d} de ${short('es', b)}. de ${b.y}`,
  (a, b) => `${two(a.d)}/${two(a.m + 1)}/${a.y % 100} – ${two(b.d)}/${two(b.m + 1)}/${b.y % 100}`,
  (a, b) => `${cap(short('es', a))} ${a.d} – ${cap(short('es', b))} ${b.d}`,
  (a, b) => `${a.y}-${two(a.m + 1)}-${two(a.d)} ~ ${b.y}-${two(b.m + 1)}-${two(b.d)}`,
  (a) => `${a.d} ${short('es', a)}, 4:00 a.m. – ${nextMonday(a).d} ${short('es', nextMonday(a))}, 4:00 a.m.`,
  (a, b) => `${a.d} ${short('es', a)} a ${b.d} ${short('es', b)} ${b.y}`.toUpperCase(),
  (a, b) => `Del ${weekday('es', a)} ${a.d} de ${long('es', a)} al ${weekday('es', b)} ${b.d} de ${long('es', b)}`,
  (a) => `Semana del ${a.d} de ${long('es', a)}`,
  (a, b) =>
    `Sem. ${number(a)} · ${a.d}${a.m === b.m ? '' : ` ${short('es', a)}`}–${b.d} ${short('es', b)} ’${b.y % 100}`,
];
const ENGLISH: Written[] = [
  (a, b) =>
    `${weekday('en', a).slice(0, 3)}, ${short('en', a)} ${a.d} – ${weekday('en', b).slice(0, 3)}, ${short('en', b)} ${b.d}`,
  (a, b) => `${short('en', a)} ${a.d}–${a.m === b.m ? '' : `${short('en', b)} `}${b.d}`,
  (a, b) => `${long('en', a)} ${a.d} to ${long('en', b)} ${b.d}, ${b.y}`,
  (a, b) => `${two(a.m + 1)}/${two(a.d)}/${a.y % 100} – ${two(b.m + 1)}/${two(b.d)}/${b.y % 100}`,
  (a) => {
    const b = nextMonday(a);
    return `${short('en', a)} ${a.d}, ${a.y} 4 AM - ${short('en', b)} ${b.d}, ${b.y} 4 AM`;
  },
  (a, b) => `${a.d} ${short('en', a)} → ${b.d} ${short('en', b)}`,
  (a, b) => `Week ${number(a)} (${short('en', a)} ${a.d} – ${short('en', b)} ${b.d})`,
  (a) => `Week of ${long('en', a)} ${a.d}`,
  (a, b) => `${short('en', a)} ${a.d} thru ${short('en', b)} ${b.d}`.toUpperCase(),
  (a, b) => `${a.y}/${two(a.m + 1)}/${two(a.d)} - ${b.y}/${two(b.m + 1)}/${two(b.d)}`,
];

/** Writes the scene's week in one of this family's formats; the truth records which one. */
export function week(s: Scene): string {
  s.range = s.random.pick({ es: SPANISH, en: ENGLISH }[s.tongue])(dayOf(s.start), dayOf(s.end));
  return s.range;
}
/** A day of the week, counted from its Monday. */
export const date = (s: Scene, plus: number): string => {
  const at = dayOf(s.start, plus);
  return s.tongue === 'es' ? `${at.d} de ${short('es', at)}` : `${short('en', at)} ${at.d}`;
};
export const month = (s: Scene, plus = 0): string => {
  const at = dayOf(s.start, plus);
  return `${cap(long(s.tongue, at))} ${at.y}`;
};
export const weekdays = (s: Scene, letters: number): string[] =>
  DAYS[s.tongue].map((day) => cap(day.slice(0, letters)));

export const part = (s: Scene, share: number): string => s.money.text(Math.round(s.total * share * 100) / 100);
/** The rest of the total after these shares, to the cent. */
export const rest = (s: Scene, ...shares: number[]): string =>
  s.money.text((Math.round(s.total * 100) - shares.reduce((a, b) => a + Math.round(s.total * b * 100), 0)) / 100);
export const count = (s: Scene, least = 18, most = 120): string => String(s.random.whole(least, most));
export const box = (inner: string, style = ''): string => `<div style="padding:12px 18px;${style}">${inner}</div>`;
export const faint = (s: Scene, text: string, size = 13): string =>
  `<div style="font-size:${size}px;color:${s.soft}">${text}</div>`;
export const total = (s: Scene, size: number, style = ''): string =>
  `<div style="font-size:${size}px;font-weight:700;white-space:nowrap;${style}">${s.money.head(s.total)}</div>`;
export const button = (s: Scene, text: string): string =>
  `<div style="margin:16px 18px;padding:14px;border-radius:10px;background:${s.accent};color:#fff;text-align:center;font-size:16px;font-weight:600">${text}</div>`;
export const title = (text: string, size = 22): string =>
  `<div style="padding:14px 18px 4px;font-size:${size}px;font-weight:700">${text}</div>`;
/** The links at a screen's foot; the chosen one is in colour. */
export const foot = (s: Scene, names: string[], chosen: number): string =>
  `<div style="position:absolute;left:0;right:0;bottom:0;display:flex;background:${s.ground};border-top:1px solid ${s.card};padding:10px 0 16px;font-size:11px">${names
    .map(
      (name, k) =>
        `<span style="flex:1;text-align:center;color:${k === chosen ? s.accent : s.soft}"><span style="display:block;width:20px;height:20px;margin:0 auto 4px;border:2px solid;border-radius:${k % 2 ? 10 : 5}px"></span>${name}</span>`,
    )
    .join('')}</div>`;
