import { mon, moon, two, type Written } from '../holdout-2/parts.ts';
import { type Look, ROUND } from '../holdout-6/parts.ts';
import { type Day, dayOf, type Tongue } from '../wording.ts';

export type Ways = Record<Tongue, Written[]>;
const isOver = (a: Day, b: Day): boolean => a.m !== b.m;
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const caps = (tongue: Tongue, day: Day): string => mon(tongue, day).toUpperCase();

/** As in the app that most drive with: both months in short, the Monday after as the last day. */
export const SHORT: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)}. – ${b.d} ${mon('es', b)}.`,
    (a, b) => `${a.d} de ${mon('es', a)} - ${b.d} de ${mon('es', b)}`,
    (a, b) => `${a.d} ${caps('es', a)} - ${b.d} ${caps('es', b)}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} – ${mon('en', b)} ${b.d}`,
    (a, b) => `${caps('en', a)} ${a.d} - ${caps('en', b)} ${b.d}`,
  ],
};
/** From Monday to Sunday. */
export const TO_SUNDAY: Ways = {
  es: [
    (a, _, c) => `lun ${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} – dom ${c.d} ${mon('es', c)}`,
    (a, _, c) => `${cap(mon('es', a))} ${a.d} – ${cap(mon('es', c))} ${c.d}`,
    (a, _, c) => `${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} - ${c.d} ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `Mon ${mon('en', a)} ${a.d} – Sun ${mon('en', c)} ${c.d}`,
    (a, _, c) => `${moon('en', a)} ${a.d} – ${isOver(a, c) ? `${moon('en', c)} ` : ''}${c.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d} - ${mon('en', c)} ${c.d}`,
  ],
};
export const YEARLY: Ways = {
  es: [
    (a, _, c) => `${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} – ${c.d} ${mon('es', c)} ${c.y}`,
    (a, _, c) => `${two(a.d)}/${mon('es', a)}/${a.y} – ${two(c.d)}/${mon('es', c)}/${c.y}`,
    (a, _, c) => `${a.d} de ${moon('es', a)}, ${a.y} – ${c.d} de ${moon('es', c)}, ${c.y}`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d}, ${a.y} – ${mon('en', c)} ${c.d}, ${c.y}`,
    (a, _, c) => `Week of ${moon('en', a)} ${a.d} – ${moon('en', c)} ${c.d}, ${c.y}`,
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)}/${a.y} – ${two(c.m + 1)}/${two(c.d)}/${c.y}`,
  ],
};
export const DIGITS: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}.${two(a.m + 1)} – ${two(c.d)}.${two(c.m + 1)}`,
    (a, _, c) => `${a.y}/${two(a.m + 1)}/${two(a.d)} - ${c.y}/${two(c.m + 1)}/${two(c.d)}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)} ~ ${two(c.d)}/${two(c.m + 1)}`,
  ],
  en: [
    (a, _, c) => `${a.m + 1}/${a.d} - ${c.m + 1}/${c.d}`,
    (a, _, c) => `${a.y}/${two(a.m + 1)}/${two(a.d)} - ${c.y}/${two(c.m + 1)}/${two(c.d)}`,
  ],
};
/** Within a sentence. */
export const PROSE: Ways = {
  es: [
    (a, _, c) => `del ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `del lunes ${a.d}${isOver(a, c) ? ` de ${mon('es', a)}` : ''} al domingo ${c.d} de ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `from ${mon('en', a)} ${a.d} to ${mon('en', c)} ${c.d}`,
    (a, _, c) => `for the week of ${moon('en', a)} ${a.d} – ${isOver(a, c) ? `${moon('en', c)} ` : ''}${c.d}`,
  ],
};
/** With the hour at which the statement begins and ends. */
export const HOURLY: Ways = {
  es: [(a, b) => `${a.d} ${mon('es', a)} ${a.y}, 4:00 a. m. – ${b.d} ${mon('es', b)} ${b.y}, 4:00 a. m.`],
  en: [(a, b) => `Mon, ${mon('en', a)} ${a.d}, ${a.y} 4:00 AM – Mon, ${mon('en', b)} ${b.d}, ${b.y} 4:00 AM`],
};

/** The scene's week and others so many weeks from it, written alike; the truth has the scene's. */
export function weeksAround(l: Look, ways: Ways, plus: number[]): string[] {
  const { s } = l;
  const way = s.random.pick(ways[s.tongue]);
  const at = (weeks: number): string =>
    way(dayOf(s.start, weeks * 7), dayOf(s.end, weeks * 7), dayOf(s.start, weeks * 7 + 6));
  s.range = at(0);
  return plus.map(at);
}
/** The letters of these apps' screens. */
export const FONTS = [ROUND, 'Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Sans Narrow', 'DejaVu Sans'];
