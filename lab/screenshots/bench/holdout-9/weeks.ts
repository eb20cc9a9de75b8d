import { dow, mon, moon, two } from '../holdout-2/parts.ts';
import type { Ways } from '../holdout-7/weeks.ts';
import type { Day } from '../wording.ts';

const isOver = (a: Day, b: Day): boolean => a.m !== b.m;
/** The month of the first day, where it isn't that of the last. */
const first = (a: Day, b: Day, written: string): string => (isOver(a, b) ? written : '');

/** As the app with the most drivers writes it: up to the Monday on which the week turns. */
export const TO_MONDAY: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}. - ${b.d} ${mon('es', b)}.`,
    (a, b) => `${a.d} ${mon('es', a)} – ${b.d} ${mon('es', b)}`,
    (a, b) => `${a.d} de ${mon('es', a)} – ${b.d} de ${mon('es', b)}`,
    (a, b) => `${a.d}${first(a, b, ` ${mon('es', a)}`)}–${b.d} ${mon('es', b)}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} – ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d}–${first(a, b, `${mon('en', b)} `)}${b.d}`,
  ],
};
/** The same with its years, as lists of statements have it. */
export const TO_MONDAY_DATED: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}. ${a.y} - ${b.d} ${mon('es', b)}. ${b.y}`,
    (a, b) => `${a.d} ${mon('es', a)}${a.y === b.y ? '' : ` ${a.y}`} - ${b.d} ${mon('es', b)} ${b.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} - ${mon('en', b)} ${b.d}, ${b.y}`,
    (a, b) => `${mon('en', a)} ${a.d}${a.y === b.y ? '' : `, ${a.y}`} – ${mon('en', b)} ${b.d}, ${b.y}`,
  ],
};
/** With the hour at which it turns. */
export const AT_FOUR: Ways = {
  es: [
    (a, b) => `Lun ${a.d} ${mon('es', a)}, 4:00 a.m. – lun ${b.d} ${mon('es', b)}, 4:00 a.m.`,
    (a, b) => `${a.d} de ${moon('es', a)} de ${a.y} 4 a.m. a ${b.d} de ${moon('es', b)} de ${b.y} 4 a.m.`,
  ],
  en: [
    (a, b) => `Mon, ${mon('en', a)} ${a.d}, 4:00 AM – Mon, ${mon('en', b)} ${b.d}, 4:00 AM`,
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y}, 4 AM to ${mon('en', b)} ${b.d}, ${b.y}, 4 AM`,
  ],
};
/** From Monday to Sunday, in figures. */
export const FIGURES: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)} - ${two(c.d)}/${two(c.m + 1)}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y} - ${two(c.d)}/${two(c.m + 1)}/${c.y}`,
    (a, _, c) => `${a.y}.${two(a.m + 1)}.${two(a.d)} - ${c.y}.${two(c.m + 1)}.${two(c.d)}`,
  ],
  en: [
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)} - ${two(c.m + 1)}/${two(c.d)}`,
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)}/${a.y} - ${two(c.m + 1)}/${two(c.d)}/${c.y}`,
  ],
};
/** From Monday to Sunday, its months in short. */
export const TO_SUNDAY: Ways = {
  es: [
    (a, _, c) => `${a.d}${first(a, c, ` ${mon('es', a)}`)} – ${c.d} ${mon('es', c)}`,
    (a, _, c) => `del ${a.d}${first(a, c, ` de ${mon('es', a)}`)} al ${c.d} de ${mon('es', c)}`,
    (a, _, c) => `${a.d} ${mon('es', a)}. - ${c.d} ${mon('es', c)}.`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d} – ${first(a, c, `${mon('en', c)} `)}${c.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d} - ${mon('en', c)} ${c.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d}–${first(a, c, `${mon('en', c)} `)}${c.d}`,
  ],
};
export const TO_SUNDAY_DATED: Ways = {
  es: [
    (a, _, c) => `${a.d} ${mon('es', a)} ${a.y} – ${c.d} ${mon('es', c)} ${c.y}`,
    (a, _, c) => `Del ${a.d}${first(a, c, ` de ${moon('es', a)}`)} al ${c.d} de ${moon('es', c)} de ${c.y}`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d}${a.y === c.y ? '' : `, ${a.y}`} – ${mon('en', c)} ${c.d}, ${c.y}`,
    (a, _, c) => `${moon('en', a)} ${a.d} – ${first(a, c, `${moon('en', c)} `)}${c.d}, ${c.y}`,
  ],
};
/** With the names of its days. */
export const BY_DAYS: Ways = {
  es: [
    (a, _, c) => `Lun ${a.d}${first(a, c, ` ${mon('es', a)}`)} - Dom ${c.d} ${mon('es', c)}`,
    (a, _, c) => `lun, ${a.d} ${mon('es', a)} – dom, ${c.d} ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `${dow('en', a, 3)}, ${mon('en', a)} ${a.d} – ${dow('en', c, 3)}, ${mon('en', c)} ${c.d}`,
    (a, _, c) => `Mon ${a.d}${first(a, c, ` ${mon('en', a)}`)} - Sun ${c.d} ${mon('en', c)}`,
  ],
};
/** Within a sentence. */
export const SPOKEN: Ways = {
  es: [
    (a, _, c) => `del ${a.d}${first(a, c, ` de ${mon('es', a)}`)} al ${c.d} de ${mon('es', c)}`,
    (a, _, c) => `del lunes ${a.d} de ${moon('es', a)} al domingo ${c.d} de ${moon('es', c)}`,
  ],
  en: [
    (a, _, c) => `for ${mon('en', a)} ${a.d} – ${first(a, c, `${mon('en', c)} `)}${c.d}`,
    (a, _, c) => `from Monday, ${moon('en', a)} ${a.d} to Sunday, ${moon('en', c)} ${c.d}`,
  ],
};
export const BEGUN: Ways = {
  es: [(a) => `Semana del ${a.d} de ${moon('es', a)}`, (a) => `Semana del ${a.d} ${mon('es', a)} ${a.y}`],
  en: [(a) => `Week of ${mon('en', a)} ${a.d}`, (a) => `Week of ${moon('en', a)} ${a.d}, ${a.y}`],
};
