import type { TextLine } from '../../../engine/text-line.ts';
import { gapBetween, rowsOf } from '../layout.ts';
import { datesSomethingElse, parseWeekRange } from './week-range.ts';

const LONGEST_COLUMN = 7;
const CLEAR = 0.93;

/** A week on the screen and its text. */
export interface SeenWeek {
  start: string;
  confidence: number;
  lines: TextLine[];
  /** Named by one date. */
  single: boolean;
  /** Its text is only a part of a range. */
  partial: boolean;
  /** Of several weeks, only its place says that it is meant. */
  isGuess?: true;
}

/**
 * All weeks on a screen: in one piece of text, in pieces of one row, or in pieces below each other. Part of a range is taken only where
 * the rest of it isn't found.
 */
export function findWeeks(lines: TextLine[], capturedAt: string): SeenWeek[] {
  const weeks: SeenWeek[] = [];
  const used = new Set<TextLine>();
  for (const partial of [false, true]) gather(lines, capturedAt, partial, weeks, used);
  return weeks;
}

function gather(lines: TextLine[], capturedAt: string, partial: boolean, weeks: SeenWeek[], used: Set<TextLine>): void {
  const tryPieces = (pieces: TextLine[]): void => {
    if (pieces.some((piece) => used.has(piece))) return;
    const week = parseWeekRange(pieces.map((piece) => piece.text).join(' '), capturedAt);
    if (!week || Boolean(week.partial) !== partial) return;
    const isElsewhere = (piece: TextLine): boolean => datesSomethingElse(piece.text, capturedAt);
    if (week.single && !partial && pieces.length > 1 && pieces.some(isElsewhere)) return;
    const legible = Math.min(...pieces.map((piece) => piece.confidence));
    // A clearly read "2 nov - 6 nov" is Monday to Friday, not a week with a misread end.
    if (week.repaired && legible > CLEAR) return;
    const confidence = Math.min(1, week.certainty * legible);
    weeks.push({ start: week.start, confidence, lines: pieces, partial, single: week.single ?? false });
    for (const piece of pieces) used.add(piece);
  };
  for (const line of lines) tryPieces([line]);
  const rows = rowsOf(lines.filter((line) => /[\da-z]/i.test(line.text)));
  for (const row of rows) {
    for (let size = 2; size <= 4; size++) {
      for (let at = 0; at + size <= row.length; at++) tryPieces(row.slice(at, at + size));
    }
  }
  const columns = lines.map((line) => columnFrom(line, lines));
  for (let size = 2; size <= LONGEST_COLUMN; size++) {
    for (const column of columns) if (size <= column.length) tryPieces(column.slice(0, size));
  }
  const dates = lines.filter((line) => !used.has(line) && /\d/.test(line.text) && line.text.length < 24);
  for (let at = 0; at + 1 < dates.length; at++) {
    if (gapBetween(dates[at]!, dates[at + 1]!) < 5 * dates[at]!.height) tryPieces([dates[at]!, dates[at + 1]!]);
  }
}

// In a narrow column a range is broken into several lines; text beside the column isn't part of it.
function columnFrom(first: TextLine, lines: TextLine[]): TextLine[] {
  const column = [first];
  for (const line of lines) {
    const last = column[column.length - 1]!;
    if (column.length === LONGEST_COLUMN) break;
    const below = line.top > last.top + 0.5 * last.height && gapBetween(last, line) < 1.6 * last.height;
    const alike = Math.max(line.height, last.height) < 1.6 * Math.min(line.height, last.height);
    if (below && alike && Math.min(line.right, last.right) > Math.max(line.left, last.left)) column.push(line);
  }
  return column;
}
