import { dow, mon, moon, two, type Written } from '../holdout-2/parts.ts';
import type { Ways } from '../holdout-7/weeks.ts';
import type { Day } from '../wording.ts';

const isOver = (a: Day, b: Day): boolean => a.m !== b.m;
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const DAY = 86_400_000;
const utc = (day: Day): number => Date.UTC(day.y, day.m, day.d);

/** The number that ISO 8601 gives to the week of this Monday. */
export function weekNumber(monday: Day): number {
  const thursday = utc(monday) + 3 * DAY;
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return Math.floor((thursday - newYear) / (7 * DAY)) + 1;
}

const plainEs: Written = (a, _, c) => `${a.d}${isOver(a, c) ? ` ${mon('es', a)}` : ''} – ${c.d} ${mon('es', c)}`;
const plainEn: Written = (a, _, c) => `${mon('en', a)} ${a.d} – ${isOver(a, c) ? `${mon('en', c)} ` : ''}${c.d}`;

/** Between arrows: from the first day to the last as the app counts it. */
export const PAGER: Ways = {
  es: [
    (a, b) => `${a.d} ${mon('es', a)} - ${b.d} ${mon('es', b)}`,
    (a, b) => `${a.d} de ${mon('es', a)}. – ${b.d} de ${mon('es', b)}.`,
    (a, b) => `${mon('es', a)} ${a.d} – ${mon('es', b)} ${b.d}`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d} - ${mon('en', b)} ${b.d}`,
    (a, b) => `${mon('en', a)} ${a.d} – ${isOver(a, b) ? `${mon('en', b)} ` : ''}${b.d}`,
    (a, b) => `${dow('en', a, 3)}, ${mon('en', a)} ${a.d} – ${dow('en', b, 3)}, ${mon('en', b)} ${b.d}`,
  ],
};
export const PLAIN: Ways = {
  es: [
    plainEs,
    (a, _, c) => `Del ${a.d}${isOver(a, c) ? ` de ${mon('es', a)}` : ''} al ${c.d} de ${mon('es', c)}`,
    (a, _, c) => `${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)}`,
  ],
  en: [
    plainEn,
    (a, _, c) => `${moon('en', a)} ${a.d} to ${isOver(a, c) ? `${moon('en', c)} ` : ''}${c.d}`,
    (a, _, c) => `${mon('en', a)} ${a.d} — ${mon('en', c)} ${c.d}`,
  ],
};
/** With the names of the first and the last day. */
export const NAMED: Ways = {
  es: [
    (a, _, c) => `Lun ${a.d}${isOver(a, c) ? ` de ${mon('es', a)}` : ''} – Dom ${c.d} de ${mon('es', c)}`,
    (a, _, c) => `lunes ${a.d} ${mon('es', a)} a domingo ${c.d} ${mon('es', c)}`,
    (a, _, c) => `Lu ${two(a.d)}/${two(a.m + 1)} – Do ${two(c.d)}/${two(c.m + 1)}`,
  ],
  en: [
    (a, _, c) => `Mon ${a.d}${isOver(a, c) ? ` ${mon('en', a)}` : ''} – Sun ${c.d} ${mon('en', c)}`,
    (a, _, c) => `Monday, ${mon('en', a)} ${a.d} – Sunday, ${mon('en', c)} ${c.d}`,
    (a, _, c) => `Mon ${a.m + 1}/${a.d} – Sun ${c.m + 1}/${c.d}`,
  ],
};
export const WITH_YEAR: Ways = {
  es: [
    (a, _, c) => `${a.d} ${mon('es', a)} ${a.y} – ${c.d} ${mon('es', c)} ${c.y}`,
    (a, _, c) => `Del ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al ${c.d} de ${moon('es', c)} de ${c.y}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y} al ${two(c.d)}/${two(c.m + 1)}/${c.y}`,
  ],
  en: [
    (a, _, c) => `${mon('en', a)} ${a.d}${a.y === c.y ? '' : `, ${a.y}`} – ${mon('en', c)} ${c.d}, ${c.y}`,
    (a, _, c) => `${plainEn(a, c, c)}, ${c.y}`,
    (a, _, c) => `${a.m + 1}/${a.d}/${a.y} - ${c.m + 1}/${c.d}/${c.y}`,
  ],
};
export const DIGITS: Ways = {
  es: [
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}–${two(c.d)}/${two(c.m + 1)}`,
    (a, _, c) => `${two(a.d)}/${two(a.m + 1)}/${a.y % 100} - ${two(c.d)}/${two(c.m + 1)}/${c.y % 100}`,
    (a, _, c) => `${two(a.d)}-${two(a.m + 1)}-${a.y} / ${two(c.d)}-${two(c.m + 1)}-${c.y}`,
  ],
  en: [
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)}–${two(c.m + 1)}/${two(c.d)}`,
    (a, _, c) => `${two(a.m + 1)}/${two(a.d)}/${a.y % 100} - ${two(c.m + 1)}/${two(c.d)}/${c.y % 100}`,
  ],
};
const iso = (day: Day): string => `${day.y}-${two(day.m + 1)}-${two(day.d)}`;
export const ISO: Ways = {
  es: [(a, _, c) => `${iso(a)} a ${iso(c)}`, (a, _, c) => `${iso(a)} ~ ${iso(c)}`],
  en: [(a, _, c) => `${iso(a)} to ${iso(c)}`, (a, _, c) => `${iso(a)} – ${iso(c)}`],
};
/** Only the first day. */
export const BEGINS: Ways = {
  es: [
    (a) => `Semana del ${a.d} de ${moon('es', a)}`,
    (a) => `Semana del lunes ${a.d} de ${mon('es', a)}`,
    (a) => `Semana que empezó el ${a.d} de ${mon('es', a)} de ${a.y}`,
  ],
  en: [
    (a) => `Week of ${mon('en', a)} ${a.d}`,
    (a) => `Week of ${moon('en', a)} ${a.d}, ${a.y}`,
    (a) => `Week starting Monday, ${mon('en', a)} ${a.d}`,
  ],
};
/** The number of the week in its year, with its dates. */
export const NUMBERED: Ways = {
  es: [
    (a, b, c) => `Semana ${weekNumber(a)} · ${plainEs(a, b, c)}`,
    (a, _, c) => `Sem. ${weekNumber(a)} (${two(a.d)}/${two(a.m + 1)}–${two(c.d)}/${two(c.m + 1)})`,
  ],
  en: [
    (a, b, c) => `Week ${weekNumber(a)} · ${plainEn(a, b, c)}`,
    (a, _, c) => `Wk ${weekNumber(a)} (${two(a.m + 1)}/${two(a.d)}–${two(c.m + 1)}/${two(c.d)})`,
  ],
};
/** Within a sentence. */
export const PROSE: Ways = {
  es: [
    (a, _, c) => `del lunes ${a.d}${isOver(a, c) ? ` de ${moon('es', a)}` : ''} al domingo ${c.d} de ${moon('es', c)}`,
    (a, _, c) => `del ${a.d}${isOver(a, c) ? ` de ${mon('es', a)}` : ''} al ${c.d} de ${mon('es', c)}`,
  ],
  en: [
    (a, _, c) => `from Monday, ${mon('en', a)} ${a.d} to Sunday, ${mon('en', c)} ${c.d}`,
    (a, b, c) => `for ${plainEn(a, b, c)}`,
  ],
};
/** As statements write it, with the hour at which the week turns. */
export const CLOCKED: Ways = {
  es: [
    (a, b) => `${a.d} de ${mon('es', a)} de ${a.y}, 4 a.m. - ${b.d} de ${mon('es', b)} de ${b.y}, 4 a.m.`,
    (a, b) => `${cap(mon('es', a))} ${a.d}, ${a.y} 4:00 AM – ${cap(mon('es', b))} ${b.d}, ${b.y} 4:00 AM`,
  ],
  en: [
    (a, b) => `${mon('en', a)} ${a.d}, ${a.y} 4 AM - ${mon('en', b)} ${b.d}, ${b.y} 4 AM`,
    (a, b) => `${moon('en', a)} ${a.d}, ${a.y} 4:00 am to ${moon('en', b)} ${b.d}, ${b.y} 4:00 am`,
  ],
};
