import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Choice } from '../choose-earnings.ts';
import { captionsOf, type Row, rowsOf } from '../layout.ts';
import { meaningsOf } from '../lexicon/lexicon.ts';
import { findMoney } from '../money.ts';
import { EARNED, isForeign, isOwn, PARTS } from './classes.ts';

const MOST = 2;
const WEEK = /seman|week/;
const BETWEEN = /\s*[·•|;]\s*|\s[-–—]\s|:\s/u;
/** What is driven, as the source of a pattern. */
export const TRIP = '(viajes?|trips?|rides?|entregas?|deliver(y|ies)|pedidos?|orders?|carreras?)';
/** How a line begins that counts what was driven. */
export const COUNTS_TRIPS = new RegExp(String.raw`^\d{1,3}\s?${TRIP}\b`);
const HOURS = /\d\s?(h|hrs?|hours?|horas?)(?![a-z])/;
const WORD = /\p{L}{2}/u;

/**
 * What the clauses at the chosen sum, in the title and on the week's own line say about it: that it was earned, that it is
 * something else, or that it is the week's. A clause with a sum of its own ("your goal is $2,200") is about that sum and isn't
 * counted.
 */
export function measureSaid(choice: Choice): number[] {
  return zonesOf(choice).flatMap((clauses) => {
    const count = (is: (clause: Clause) => boolean): number => Math.min(MOST, clauses.filter(is).length);
    return [
      count(({ earned, foreign }) => earned && !foreign),
      count(({ foreign, own }) => foreign && !own),
      count(({ foreign, own }) => foreign && own),
      count(({ earned, foreign, weekly }) => weekly && earned && !foreign),
      count(({ part, earned, foreign }) => part && !earned && !foreign),
    ];
  });
}

/**
 * What is said of the sum: beside it or in the title that it was earned; beside it that it is a part or something else. What goes on after
 * numbers of trips and hours is about these: "59 rides · 21 hr booked". So are the label of another sum, and that of the best day.
 */
export function saidOf(choice: Choice): { earned: boolean; foreign: boolean; part: boolean } {
  const isCount = (text: string): boolean => COUNTS_TRIPS.test(text) && HOURS.test(text);
  const beside = new Set(
    rowsOf(choice.lines)
      .filter((row) => isOfOther(row, choice) || tellsWhen(row))
      .flat(),
  );
  const lines = choice.lines.filter((line) => !beside.has(line) && !isCount(fold(line.text).trim()));
  const [captions, title] = zonesOf({ ...choice, lines });
  return {
    earned: [...captions!, ...title!].some(({ earned, foreign }) => earned && !foreign),
    foreign: captions!.some(({ foreign }) => foreign),
    part: captions!.some(({ part, earned }) => part && !earned),
  };
}

function isOfOther(row: Row, { amount, figures }: Choice): boolean {
  return !row.includes(amount.figure.line) && figures.some(({ line }) => row.includes(line));
}

/** "Best day — Thursday, Aug 13", "Last trip — 5:06 PM": the first or best of something, and when that was. */
function tellsWhen([label, when, ...more]: Row): boolean {
  if (!label || !when || more.length > 0) return false;
  const name = fold(label.text);
  return (
    OUTSTANDING.test(name) &&
    meaningsOf(name.replace(OUTSTANDING, ' ')).every((word) => !isForeign(word)) &&
    WHEN.test(fold(when.text).trim())
  );
}

const OUTSTANDING = /\b(mejor|ultim[ao]|uitim[ao]|primer[ao]?|best|top|busiest|last|first)\b/;
const WHEN =
  /^((lun|mar|mie|jue|vie|sab|dom|mon|tue|wed|thu|fri|sat|sun)[a-z]*\b.{0,14}|\d{1,2}:\d{2}(\s?[ap]\.?\s?m\.?)?)$/;

function zonesOf({ lines, amount, title, week }: Choice): Clause[][] {
  const head = amount.figure.line;
  const captions = captionsOf(head, lines).filter((line) => line !== title && !week.lines.includes(line));
  return [[head, ...captions], title ? [title] : [], week.lines].map((zone) =>
    zone.flatMap((line) => clausesOf(line, line === head)).map(judged),
  );
}

interface Clause {
  earned: boolean;
  own: boolean;
  foreign: boolean;
  part: boolean;
  weekly: boolean;
}

function clausesOf(line: TextLine, isHead: boolean): string[] {
  const clauses = line.text.split(BETWEEN).filter((clause) => WORD.test(clause));
  return isHead ? clauses : clauses.filter((clause) => findMoney(clause).every(({ marked }) => !marked));
}

function judged(clause: string): Clause {
  const said = meaningsOf(clause);
  return {
    earned: said.some((word) => word & EARNED),
    own: said.some(isOwn),
    foreign: said.some(isForeign),
    part: said.some((word) => word & PARTS),
    weekly: WEEK.test(fold(clause)),
  };
}
