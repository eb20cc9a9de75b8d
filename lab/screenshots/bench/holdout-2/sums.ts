import type { Scene } from '../scene.ts';
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
