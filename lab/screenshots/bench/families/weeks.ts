import { DAYS, type Day, LONG, SHORT, type Tongue } from '../wording.ts';

const two = (n: number): string => String(n).padStart(2, '0');
const cap = (word: string): string => word[0]!.toUpperCase() + word.slice(1);
const week = (day: Day): number =>
  Math.ceil(((Date.UTC(day.y, day.m, day.d) - Date.UTC(day.y, 0, 1)) / 86_400_000 + 1) / 7);
const nth = (n: number): string =>
  `${n}${[11, 12, 13].includes(n) ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`;

type Style = (start: Day, end: Day) => string;

/** Ways to write a week that no other set of drawings uses. */
export const WEEKS: Record<Tongue, Style[]> = {
  es: [
    (s, e) => (s.m === e.m ? `${s.d}–${e.d} ${SHORT.es[e.m]}.` : `${s.d} ${SHORT.es[s.m]}. – ${e.d} ${SHORT.es[e.m]}.`),
    (s, e) => `Semana ${week(s)} · ${s.d} ${SHORT.es[s.m]} al ${e.d} ${SHORT.es[e.m]}`,
    (s, e) => `${two(s.d)} ${SHORT.es[s.m]}. ${s.y} al ${two(e.d)} ${SHORT.es[e.m]}. ${e.y}`,
    (s, e) => `${s.d} de ${SHORT.es[s.m]}. - ${e.d} de ${SHORT.es[e.m]}.`,
    (s, e) => `${two(s.d)}/${SHORT.es[s.m]} – ${two(e.d)}/${SHORT.es[e.m]}`,
    (s, e) =>
      `LUN ${two(s.d)} ${SHORT.es[s.m]!.toUpperCase()} – ${DAYS.es[e.w]!.slice(0, 3).toUpperCase()} ${two(e.d)} ${SHORT.es[e.m]!.toUpperCase()}`,
    (s) => `Semana del lunes ${s.d} de ${LONG.es[s.m]}`,
    (s, e) => `Del lunes ${s.d} al ${DAYS.es[e.w]} ${e.d} de ${LONG.es[e.m]}`,
    (s, e) => `${SHORT.es[s.m]} ${s.d} - ${SHORT.es[e.m]} ${e.d}`,
    (s, e) => `${two(s.d)}-${two(s.m + 1)}-${s.y} al ${two(e.d)}-${two(e.m + 1)}-${e.y}`,
    (s, e) => `${s.d} ${cap(LONG.es[s.m]!)} — ${e.d} ${cap(LONG.es[e.m]!)}`,
    (s, e) => `${two(s.d)}/${two(s.m + 1)}/${s.y} 00:00 – ${two(e.d)}/${two(e.m + 1)}/${e.y} 23:59`,
    (s, e) => `Periodo: ${two(s.d)}/${two(s.m + 1)} - ${two(e.d)}/${two(e.m + 1)}`,
  ],
  en: [
    (s, e) =>
      s.m === e.m
        ? `${SHORT.en[s.m]} ${s.d} – ${e.d}, ${e.y}`
        : `${SHORT.en[s.m]} ${s.d} – ${SHORT.en[e.m]} ${e.d}, ${e.y}`,
    (s, e) => `Monday, ${SHORT.en[s.m]} ${s.d} – ${DAYS.en[e.w]}, ${SHORT.en[e.m]} ${e.d}`,
    (s) => `Week of ${s.m + 1}/${s.d}`,
    (s, e) => `${SHORT.en[s.m]} ${nth(s.d)} – ${SHORT.en[e.m]} ${nth(e.d)}`,
    (s, e) => `Week ${week(s)}: ${SHORT.en[s.m]} ${s.d} – ${SHORT.en[e.m]} ${e.d}`,
    (s, e) => `${SHORT.en[s.m]}. ${s.d} - ${SHORT.en[e.m]}. ${e.d}`,
    (s, e) =>
      s.m === e.m
        ? `${SHORT.en[s.m]!.toUpperCase()} ${s.d}-${e.d}`
        : `${SHORT.en[s.m]!.toUpperCase()} ${s.d} - ${SHORT.en[e.m]!.toUpperCase()} ${e.d}`,
    (s, e) => `Mon ${s.m + 1}/${s.d} - ${DAYS.en[e.w]!.slice(0, 3)} ${e.m + 1}/${e.d}`,
    (s, e) => `Period: ${SHORT.en[s.m]} ${s.d}, ${s.y} to ${SHORT.en[e.m]} ${e.d}, ${e.y}`,
    (s, e) => `${two(s.m + 1)}/${two(s.d)}/${s.y} 12:00 AM - ${two(e.m + 1)}/${two(e.d)}/${e.y} 11:59 PM`,
    (s, e) => `${LONG.en[s.m]} ${s.d} through ${LONG.en[e.m]} ${e.d}`,
    (s, e) => `${two(s.m + 1)}-${two(s.d)}-${two(s.y % 100)} / ${two(e.m + 1)}-${two(e.d)}-${two(e.y % 100)}`,
    (s) => `Week starting ${DAYS.en[0]}, ${SHORT.en[s.m]} ${s.d}`,
  ],
};
