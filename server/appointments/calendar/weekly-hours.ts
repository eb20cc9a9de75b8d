/** Hours of one weekday (1 is Monday) in an advisor's zone, as `09:00`; the end of a day is `24:00`. */
export interface Block {
  weekday: number;
  starts: string;
  ends: string;
}

/**
 * Parses hours as people write them: `mon-fri 09:00-13:00, mon-fri 14:00-18:00, sat 9:00-14:00`. Null for other text, for an end
 * before its start, and for overlapping hours.
 */
export function readWeeklyHours(text: string): Block[] | null {
  const blocks = text.split(',').map(readPart);
  if (blocks.some((part) => part === null)) return null;
  const sorted = blocks.flatMap((part) => part ?? []).sort(byTime);
  const overlaps = sorted.some(({ weekday, starts }, i) => {
    const before = sorted[i - 1];
    return before?.weekday === weekday && before.ends > starts;
  });
  return overlaps ? null : sorted;
}

/** Formats hours as text that `readWeeklyHours` accepts; weekdays with equal hours are grouped. */
export function writeWeeklyHours(blocks: readonly Block[]): string {
  const spans = new Map<string, number[]>();
  for (const { weekday, starts, ends } of blocks.toSorted(byTime)) {
    const span = `${starts.slice(0, 5)}-${ends.slice(0, 5)}`;
    spans.set(span, [...(spans.get(span) ?? []), weekday]);
  }
  return [...spans].flatMap(([span, days]) => runsOf(days).map((run) => `${run} ${span}`)).join(', ');
}

function readPart(part: string): Block[] | null {
  const match = /^\s*([a-z]{3})(?:-([a-z]{3}))?\s+(\d{1,2}:[0-5]\d)-(\d{1,2}:[0-5]\d)\s*$/i.exec(part);
  if (!match) return null;
  const [, first = '', last = first, starts = '', ends = ''] = match;
  const [from, to] = [first, last].map((day) => weekdays.indexOf(day.toLowerCase()));
  const [start, end] = [starts, ends].map((time) => time.padStart(5, '0')) as [string, string];
  if (from === undefined || to === undefined || from < 0 || to < from || start >= end || end > '24:00') return null;
  return Array.from({ length: to - from + 1 }, (_, i) => ({ weekday: from + i + 1, starts: start, ends: end }));
}

function runsOf(days: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day: number | undefined) => weekdays[(day ?? 0) - 1] ?? '';
  return runs.map((run) => (run.length > 1 ? `${name(run[0])}-${name(run.at(-1))}` : name(run[0])));
}

function byTime(a: Block, b: Block): number {
  return a.weekday - b.weekday || a.starts.localeCompare(b.starts);
}

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
