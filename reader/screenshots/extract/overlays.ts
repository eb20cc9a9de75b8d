import { fold } from '../../engine/fold.ts';
import type { TextLine } from '../../engine/text-line.ts';
import { meaningsOf } from './lexicon/lexicon.ts';

const JUST_NOW =
  /[·•.,-]\s*(ahora|now|justo ahora|just now|hace \d+\s?(m|min|s|h)|\d+\s?(m|min|h) ago|\d{1,2}:\d{2}\s?([ap]m)?)$|^(ahora|now)$/;
// A notification "Facebook · now" whose dot was not read. "Cobrar ahora" is a button.
const APP_NOW = /^(\p{Lu}[\p{L}]{3,})\s(ahora|now)$/u;
const SENT_AT =
  /^(hoy|today|ayer|yesterday|\d{1,2}[ /]\S+( \d{4})?|[a-z]+ \d{1,2})\s?[,·.]?\s*(a las |at )?\d{1,2}:\d{2}(\s?[ap]\.?\s?m\.?)?$/;
// "May 25, 5:00 AM - Jun 1, 4:59 AM": a week given with its hours, possibly in two pieces.
const TWO_DAYS = /\d{1,2}:\d{2}.*\d.*\d{1,2}:\d{2}/;
const SECOND_DAY =
  /^\s?(-|–|al?|to|hasta)?\s?([a-z]{3,10}\.?\s?\d{1,2}|\d{1,2}\s?(de\s?)?[a-z]{3,10}|\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?)\.?,?\s?\d{1,2}:\d{2}/;
const TOP_SHARE = 0.2;

/** The screen without overlays and frames: notifications, and the sender's name in a chat's picture viewer. */
export function withoutFurniture(lines: TextLine[]): TextLine[] {
  const { notes, heads } = furnitureOf(lines);
  return lines.filter((line) => !notes.has(line) && !heads.has(line));
}

/** The head of a chat's picture viewer: who sent the picture, and when. */
export function chatHeadOf(lines: TextLine[]): TextLine[] {
  return [...furnitureOf(lines).heads];
}

function furnitureOf(lines: TextLine[]): { notes: Set<TextLine>; heads: Set<TextLine> } {
  const bottom = Math.max(1, ...lines.map((line) => line.bottom));
  const top = lines.filter((line) => line.top < TOP_SHARE * bottom);
  const [notes, heads] = [new Set<TextLine>(), new Set<TextLine>()];
  for (const line of top) {
    const words = fold(line.text).trim();
    if (TWO_DAYS.test(words) || lines.some((other) => areTwoEnds(line, other) || areTwoEnds(other, line))) continue;
    if ((JUST_NOW.test(words) && /[a-z]{3}/.test(words)) || isAppNow(line.text)) {
      const titles = top.filter((other) => other === line || isBefore(other, line));
      for (const title of titles) notes.add(title);
      for (const other of top) if (titles.some((title) => isUnder(title, other))) notes.add(other);
    } else if (SENT_AT.test(words)) {
      heads.add(line);
      for (const other of top) if (isUnder(other, line)) heads.add(other);
    }
  }
  return { notes, heads };
}

function isAppNow(text: string): boolean {
  const [, app] = APP_NOW.exec(text.trim()) ?? [];
  return app !== undefined && meaningsOf(app).every((word) => word === 0);
}

function areTwoEnds(first: TextLine, second: TextLine): boolean {
  const apart = Math.max(first.top, second.top) - Math.min(first.bottom, second.bottom);
  const near = first !== second && apart < 0.8 * first.height;
  return near && SENT_AT.test(fold(first.text).trim()) && SECOND_DAY.test(fold(second.text));
}

function isUnder(upper: TextLine, lower: TextLine): boolean {
  const gap = lower.top - upper.bottom;
  const begun = Math.abs(lower.left - upper.left) < 1.2 * upper.height;
  return lower !== upper && lower.top > upper.top + 0.4 * upper.height && gap < 0.7 * upper.height && begun;
}

// "Mail            now": the sender is at the other end of the row.
function isBefore(other: TextLine, line: TextLine): boolean {
  const shared = Math.min(other.bottom, line.bottom) - Math.max(other.top, line.top);
  return other.right < line.left && shared > 0.5 * Math.min(other.height, line.height);
}
