import { editDistance } from '../../../engine/fold.ts';

const MONTHS: readonly string[] = [
  'enero ene january jan',
  'febrero feb february',
  'marzo mar march',
  'abril abr april apr',
  'mayo may',
  'junio jun june',
  'julio jul july',
  'agosto ago august aug',
  'septiembre setiembre sept sep set september',
  'octubre oct october',
  'noviembre nov november',
  'diciembre dic december dec',
];
const WEEKDAYS =
  'lunes lun martes mar miercoles mie mier jueves jue juev viernes vie vier sabado sab domingo dom monday mon tuesday tue tues wednesday wed thursday thu thur thurs friday fri saturday sat sunday sun';
const JOINERS = 'al a to hasta until through thru till y and';
const FILLERS = 'de del of the el la desde from st nd rd th dia day';
// Words between "week" and its date.
const BOUNDS = 'ending ends beginning begins starting starts que termina inicia';
// The letters of a calendar's columns, each next to a number: "L 2 nov - D 8 nov".
const SHORT_DAYS = /^([lmxjvsdtwf]|su|mo|tu|we|th|fr|sa|lu|ma|mi|ju|vi|do)$/;
const WEEK_WORDS = 'semana semanal sem week weekly wk';

export interface CalendarWord {
  /** Possible months (0-11); several when letters are in doubt. */
  months: number[];
  kind: 'month' | 'weekday' | 'joiner' | 'filler' | 'week' | 'other';
  /** 0 as spelled, 1 or 2 when letters had to be guessed. */
  doubt: number;
}

const VOCABULARY = buildVocabulary();
const LONGEST = Math.max(...[...VOCABULARY.keys()].map((word) => word.length));

/** Splits a run of folded letters ("denoviembreal") into calendar words; an unknown run is one word of kind "other". */
export function splitCalendarWords(run: string): CalendarWord[] {
  const known = segment(run);
  if (!known && SHORT_DAYS.test(run)) return [{ kind: 'weekday', months: [], doubt: 0 }];
  return known ?? [guessMonth(run) ?? { kind: 'other', months: [], doubt: 0 }];
}

function segment(run: string): CalendarWord[] | null {
  if (run === '') return [];
  for (let size = Math.min(run.length, LONGEST); size > 0; size--) {
    const word = VOCABULARY.get(run.slice(0, size));
    if (!word) continue;
    const rest = segment(run.slice(size));
    if (rest) return [word, ...rest];
  }
  return null;
}

function guessMonth(run: string): CalendarWord | null {
  const core = run.replace(/^de(?=.{3})/, '').replace(/(de|del|al|to)$/, '');
  if (core.length < 3) return null;
  let best = 3;
  let months: number[] = [];
  MONTHS.forEach((names, month) => {
    for (const name of names.split(' ')) {
      if (Math.abs(core.length - name.length) > Math.floor(name.length / 3)) continue;
      const distance = editDistance(core, name);
      if (distance > Math.floor(name.length / 3) || distance > best) continue;
      if (distance < best) months = [];
      best = distance;
      if (!months.includes(month)) months.push(month);
    }
  });
  return months.length > 0 ? { kind: 'month', months, doubt: best } : null;
}

function buildVocabulary(): Map<string, CalendarWord> {
  const words = new Map<string, CalendarWord>();
  const add = (list: string, kind: CalendarWord['kind'], months: number[] = []) => {
    for (const word of list.split(' ')) words.set(word, { kind, months, doubt: 0 });
  };
  add(FILLERS, 'filler');
  add(BOUNDS, 'filler');
  add(JOINERS, 'joiner');
  add(WEEK_WORDS, 'week');
  add(WEEKDAYS, 'weekday');
  MONTHS.forEach((names, month) => {
    add(names, 'month', [month]);
  });
  return words;
}

/** A day of the week by itself, folded, as the source of a regular expression. */
export const WEEKDAY =
  'lun(es)?|mar(tes)?|mie(rcoles)?|jue(ves)?|vie(rnes)?|sab(ado)?|dom(ingo)?|mon(day)?|tue(s|sday)?|wed(nesday)?|thu(r|rs|rsday)?|fri(day)?|sat(urday)?|sun(day)?';
