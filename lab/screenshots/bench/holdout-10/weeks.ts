import { dow, mon, moon, two } from '../holdout-2/parts.ts';
import type { Ways } from '../holdout-7/weeks.ts';
import type { Day } from '../wording.ts';

const first = (a: Day, b: Day, written: string): string => (a.m === b.m ? '' : written);
const yearOf = (a: Day, b: Day, written: string): string => (a.y === b.y ? '' : written);

/** Up to the Monday on which the week turns, as in the app itself. */
export const TURNING: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}. - ${b.d} ${mon('es', b)}.`,
    (a, b) => `${a.d} ${mon('es', a)} - ${b.d} ${mon('es', b)}`,
    (a, b) => `${a.d} de ${mon('es', a)}. – ${b.d} de ${mon('es', b)}.`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} – ${mon('en', b)} ${b.d}`,
  ],
};
/** The same with a year, or with both where they differ. */
export const TURNING_DATED: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}.${yearOf(a, b, ` ${a.y}`)} - ${b.d} ${mon('es', b)}. ${b.y}`,
    (a, b) => `${a.d} de ${mon('es', a)} de ${a.y} - ${b.d} de ${mon('es', b)} de ${b.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d}${yearOf(a, b, `, ${a.y}`)} - ${mon('en', b)} ${b.d}, ${b.y}`,
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} – ${mon('en', b)} ${b.d}, ${b.y}`,
  ],
};
/** From Monday to Sunday, in words. */
export const CLOSED: Ways = {
  es: [
    (a, _, c) => `del ${a.d}${first(a, c, ` de ${mon('es', a)}`)} al ${c.d} de ${mon('es', c)}`,
    (a, _, c) => `${a.d}${first(a, c, ` ${mon('es', a)}`)} - ${c.d} ${mon('es', c)}`,
    (a, _, c) => `${a.d} ${mon('es', a)}. – ${c.d} ${mon('es', c)}.`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d} – ${first(a, c, `${mon('en', c)} `)}${c.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d} - ${mon('en', c)} ${c.d}`,
  ],
};
export const CLOSED_DATED: Ways = {
  es: [
    (a, _, c) =>
      `Del ${a.d}${first(a, c, ` de ${mon('es', a)}`)}${yearOf(a, c, ` de ${a.y}`)} al ${c.d} de ${mon('es', c)} de ${c.y}`,
    (a, _, c) => `${two(a.d)} ${mon('es', a)} ${a.y} - ${two(c.d)} ${mon('es', c)} ${c.y}`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d}${yearOf(a, c, `, ${a.y}`)} – ${first(a, c, `${mon('en', c)} `)}${c.d}, ${c.y}`,
    (a, _, c) => `${moon('en', a)} ${a.d}, ${a.y} - ${moon('en', c)} ${c.d}, ${c.y}`,
  ],
};
/** With the days' names. */
export const NAMED: Ways = {
  es: [
    (a, _, c) => `Lun ${a.d}${first(a, c, ` ${mon('es', a)}`)} - Dom ${c.d} ${mon('es', c)}`,
    (a, _, c) => `lun ${a.d} ${mon('es', a)} – dom ${c.d} ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `${dow('en', a, 3)} ${mon('en', a)} ${a.d} - ${dow('en', c, 3)} ${mon('en', c)} ${c.d}`,
    (a, _, c) => `Mon, ${mon('en', a)} ${a.d} – Sun, ${mon('en', c)} ${c.d}`,
  ],
};
/** In figures, from Monday to Sunday. */
export const SLASHED: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)} - ${two(c.d)}/${two(c.m + 1)}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}~${two(c.d)}/${two(c.m + 1)}`,
  ],
  en: [(a, _, c) => `${two(a.m + 1)}/${two(a.d)} - ${two(c.m + 1)}/${two(c.d)}`],
};
export const SLASHED_DATED: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y} - ${two(c.d)}/${two(c.m + 1)}/${c.y}`,
    (a, _, c) => `${a.y}-${two(a.m + 1)}-${two(a.d)} - ${c.y}-${two(c.m + 1)}-${two(c.d)}`,
  ],
  en: [(a, _, c) => `${two(a.m + 1)}/${two(a.d)}/${a.y} - ${two(c.m + 1)}/${two(c.d)}/${c.y}`],
};
/** Under a month's name: only the days, or the months too where the week has two. */
export const OF_MONTH: Ways = {
  es: [(a, _, c) => `Lun ${a.d}${first(a, c, ` ${mon('es', a)}`)} - Dom ${c.d}${first(a, c, ` ${mon('es', c)}`)}`],
  en: [(a, _, c) => `Mon ${first(a, c, `${mon('en', a)} `)}${a.d} - Sun ${first(a, c, `${mon('en', c)} `)}${c.d}`],
};
/** Within a sentence, up to the Monday after or to Sunday. */
export const SAID_TURNING: Ways = {
  es: [
    (a, b) => `del ${a.d} de ${mon('es', a)} al ${b.d} de ${mon('es', b)}`,
    (a, b) => `del ${a.d} de ${moon('es', a)} al ${b.d} de ${moon('es', b)} de ${b.y}`,
  ],
  en: [
    (a, b) => `for ${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `from ${moon('en', a)} ${a.d} to ${moon('en', b)} ${b.d}, ${b.y}`,
  ],
};
export const SAID_CLOSED: Ways = {
  es: [(a, _, c) => `del ${a.d}${first(a, c, ` de ${mon('es', a)}`)} al ${c.d} de ${mon('es', c)}`],
  en: [(a, _, c) => `for ${mon('en', a)} ${a.d} – ${first(a, c, `${mon('en', c)} `)}${c.d}`],
};
