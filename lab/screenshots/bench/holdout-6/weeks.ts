import { dow, mon, moon, two, type Written } from '../holdout-2/parts.ts';
import type { Day, Tongue } from '../wording.ts';

type Ways = Record<Tongue, Written[]>;
const isOver = (a: Day, b: Day): boolean => a.m !== b.m;
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** With months in short, as in the app that most drive with; its week ends on a Monday. */
export const SHORT_DAYS: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)} - ${b.d} ${mon('es', b)}`,
    (a, b) => `${a.d} ${mon('es', a)} – ${b.d} ${mon('es', b)}`,
    (a, b) => `${a.d} ${mon('es', a)}. - ${b.d} ${mon('es', b)}.`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} – ${mon('en', b)} ${b.d}`,
  ],
};
export const WITH_YEAR: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)} ${a.y} - ${b.d} ${mon('es', b)} ${b.y}`,
    (a, _, c) => `${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} – ${c.d} de ${moon('es', c)} de ${c.y}`,
    (a, _, c) => `Semana del ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)}, ${c.y}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} - ${mon('en', b)} ${b.d}, ${b.y}`,
    (a, _, c) => `${moon('en', a)} ${a.d} – ${isOver(a, c) ? `${moon('en', c)} ` : ''}${c.d}, ${c.y}`,
    (a, _, c) => `${mon('en', a)} ${a.d} – ${mon('en', c)} ${c.d}, ${c.y}`,
  ],
};
export const WITH_WEEKDAYS: Ways = {
  es: [
    (a, _, c) => `lun, ${a.d} ${mon('es', a)} – dom, ${c.d} ${mon('es', c)}`,
    (a, _, c) => `lun., ${a.d} de ${mon('es', a)}. - dom., ${c.d} de ${mon('es', c)}.`,
    (a, _, c) => `Del lunes ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al domingo ${c.d} de ${moon('es', c)}`,
  ],
  en: [
    (a, _, c) => `${dow('en', a, 3)}, ${mon('en', a)} ${a.d} – ${dow('en', c, 3)}, ${mon('en', c)} ${c.d}`,
    (a, _, c) => `Mon ${mon('en', a)} ${a.d} - Sun ${mon('en', c)} ${c.d}`,
  ],
};
/** With the hour at which the week changes. */
export const WITH_HOURS: Ways = {
  es: [
    (a, b) => `lun, ${a.d} ${mon('es', a)} 4 a.m. - lun, ${b.d} ${mon('es', b)} 4 a.m.`,
    (a, b) => `${a.d} ${mon('es', a)} ${a.y}, 4 a.m. – ${b.d} ${mon('es', b)} ${b.y}, 4 a.m.`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d}, 4 AM - ${mon('en', b)} ${b.d}, 4 AM`,
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} 4 AM - ${mon('en', b)} ${b.d}, ${b.y} 4 AM`,
  ],
};
export const IN_DIGITS: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)} - ${two(c.d)}/${two(c.m + 1)}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y} - ${two(c.d)}/${two(c.m + 1)}/${c.y}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}–${two(c.d)}/${two(c.m + 1)}`,
  ],
  en: [
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)} - ${two(c.m + 1)}/${two(c.d)}`,
    (a, _, c) => `${a.m + 1}/${a.d}/${a.y % 100} – ${c.m + 1}/${c.d}/${c.y % 100}`,
  ],
};
/** The month only once, or above the days. */
export const LOOSE: Ways = {
  es: [
    (a, _, c) =>
      isOver(a, c)
        ? `Del lunes ${a.d} de ${mon('es', a)} al domingo ${c.d} de ${mon('es', c)}`
        : `${cap(moon('es', a))} ${a.y}<br>del lunes ${a.d} al domingo ${c.d}`,
    (a, _, c) => `${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} al ${c.d} ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `Week of ${mon('en', a)} ${a.d} – ${isOver(a, c) ? `${mon('en', c)} ` : ''}${c.d}`,
    (a) => `Week of ${moon('en', a)} ${a.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d} – ${isOver(a, c) ? `${mon('en', c)} ` : ''}${c.d}`,
  ],
};
