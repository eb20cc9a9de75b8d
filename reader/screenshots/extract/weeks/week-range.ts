import { fold } from '../../../engine/fold.ts';
import { type DateToken, dateTokens } from './date-tokens.ts';
import { resolveWeek, resolveWeekOf, type WeekRange } from './resolve-week.ts';
import { datesAt, markOf } from './written-day.ts';

const ENDING = /ending|ends|termina/;

/** One reading of the text. The one that uses most of the text wins: "1/5/26 - 1/11/26" isn't the 26th of May. */
interface Reading extends WeekRange {
  length: number;
}

/**
 * The week in a text ("2 - 8 nov", "11/02–11/08", "Week of Nov 2"), or null. A week starts on a Monday and ends 6 or 7 days
 * later, so months, fortnights and single days are rejected; numeric dates are tried in both orders.
 */
export function parseWeekRange(text: string, capturedAt: string): WeekRange | null {
  const tokens = dateTokens(text);
  const thisYear = Number(capturedAt.slice(0, 4));
  const found: Reading[] = [];
  for (let at = 0; at < tokens.length; at++) {
    for (const from of datesAt(tokens, at, thisYear)) {
      for (const join of joinsAt(tokens, from.next)) {
        for (const to of datesAt(tokens, join.next, thisYear)) {
          const complete = from.date.months !== null && to.date.months !== null;
          if (!join.spoken && !complete) continue;
          const week = resolveWeek(from.date, to.date, capturedAt);
          if (week) found.push({ ...week, length: to.next - at });
        }
      }
    }
  }
  if (found.length === 0 && tokens.some((token) => token.kind === 'week')) {
    const dates = tokens.flatMap((_, at) => datesAt(tokens, at, thisYear)).filter(({ date }) => date.months !== null);
    found.push(
      ...dates
        .flatMap(({ date }) => resolveWeekOf(date, capturedAt, ENDING.test(fold(text))) ?? [])
        .map((week) => ({ ...week, length: 0 })),
    );
  }
  found.sort((a, b) => b.certainty - a.certainty || b.length - a.length);
  const [best] = found;
  const rival = found.find((week) => week.start !== best?.start);
  const clear = best && (!rival || rival.certainty < best.certainty || rival.length < best.length);
  return clear ? { start: best.start, certainty: best.certainty, repaired: best.repaired } : null;
}

/** Where the second date may begin, and whether there is a word or sign for "to" in between. */
function joinsAt(tokens: DateToken[], at: number): { next: number; spoken: boolean }[] {
  const joins = [{ next: at, spoken: false }];
  let spoken = false;
  for (let next = at; next < tokens.length && next < at + 5; next++) {
    const token = tokens[next]!;
    if (token.kind === 'joiner' || /[-/>→|]/.test(markOf(token))) spoken = true;
    else if (token.kind !== 'filler' && !/[.,·•()\]»›]/.test(markOf(token))) break;
    joins.push({ next: next + 1, spoken });
  }
  return joins;
}
