import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import type { Choice } from '../choose-earnings.ts';
import { meaningsOf } from '../lexicon/lexicon.ts';
import { findMoney } from '../money.ts';
import { isForeign, PARTS } from './classes.ts';

/** How far apart the lines of a paragraph are at most, and by how much they are indented or differ, in heights of a line. */
const [APART, INDENTED, ALIKE] = [0.6, 0.7, 1.25];
const DRIVEN = 2;

const EARNED = /\b(ganaste|generaste|facturaste|cobraste|you\s?(earned|made))\s*:?\s*$/;
// "ganaste $500 de bono" is about a bonus, "you earned $500 in 42 trips" about all of them.
const ENDS = /^\s*([.!;]|$|(en|in|con|with|over|across|from|por)\s\d)/;
const WEEK = /seman|week/;
const ASKS = /[?¿]/;
// Platforms deliver meals as well.
const SENDER = /\b(uber|didi|rappi)\s?(eats|food|entrega|delivery)\b/i;

/**
 * Whether one sentence says it all: that you earned this sum in this week, as a notice or an answer does. There is no other sum and no
 * other week, and none of its words is about a part or anything else.
 */
export function isSaidInSentence(choice: Choice): boolean {
  const { amount, figures, weeks, week, lines, context } = choice;
  const head = amount.figure.line;
  const paragraph = paragraphOf(head, lines);
  const isOnly =
    figures.every(({ value }) => value === amount.value) && weeks.every(({ start }) => start === week.start);
  if (!isOnly || week.single || context.driver < DRIVEN || !week.lines.every((line) => paragraph.includes(line)))
    return false;
  const [sum, ...more] = findMoney(head.text);
  if (!sum || more.length > 0) return false;
  const texts = paragraph.map((line) => line.text);
  const at = paragraph.indexOf(head);
  const before = fold([...texts.slice(0, at), head.text.slice(0, sum.from)].join(' '));
  const after = fold([head.text.slice(sum.to), ...texts.slice(at + 1)].join(' '));
  const isOwn = meaningsOf(texts.join(' ').replace(SENDER, '')).every((word) => !isForeign(word) && !(word & PARTS));
  return EARNED.test(before) && ENDS.test(after) && WEEK.test(before + after) && isOwn && !ASKS.test(texts.join());
}

/** The lines above and below that belong to the same text, from top to bottom. */
function paragraphOf(head: TextLine, lines: TextLine[]): TextLine[] {
  const sorted = lines.toSorted((a, b) => a.top - b.top);
  const at = sorted.indexOf(head);
  const own = [head];
  for (const line of sorted.slice(0, at).reverse()) if (goesOn(line, own[0]!)) own.unshift(line);
  for (const line of sorted.slice(at + 1)) if (goesOn(own.at(-1)!, line)) own.push(line);
  return own;
}

function goesOn(upper: TextLine, lower: TextLine): boolean {
  const least = Math.min(upper.height, lower.height);
  return (
    Math.abs(lower.top - upper.bottom) < APART * least &&
    Math.abs(lower.left - upper.left) < INDENTED * least &&
    Math.max(upper.height, lower.height) < ALIKE * least
  );
}
