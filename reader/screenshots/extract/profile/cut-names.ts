import type { TextLine } from '../../../engine/text-line.ts';
import { CLASSES, meaningsOf } from '../lexicon/lexicon.ts';
import { isScreenTitle } from './screen-words.ts';

// A name that doesn't fit ends in three dots, which the recognizer also reads as one or two.
const ELLIPSIS = /(…|⋯|[.·•]{2,}|(?<=\p{Ll}{3})[.·•])\s*$/u;
// If the separator between "Thanks," and "Emmanuel" was lost, a letter may be lost, too.
const GREETED = /^\P{L}*(thanks|welcome|gracias|hola|bienvenid[oa])\p{Ll}{3}/iu;
const BESIDE = 0.45;
const ALIKE = 0.15;
const NAMES = 1 << CLASSES.indexOf('names');

/**
 * Whether a name on these lines is visibly incomplete: it ends in three dots, a line of the same size continues below it, or it
 * was read together with a greeting as one word.
 */
export function isCutOff(pieces: TextLine[], lines: TextLine[]): boolean {
  const last = pieces[pieces.length - 1]!;
  if (GREETED.test(pieces[0]!.text)) return true;
  return ELLIPSIS.test(last.text) || lines.some((line) => !pieces.includes(line) && mayContinue(last, line));
}

/** Whether two lines stand right below each other with a common left edge, right edge or middle. */
export function areStacked(upper: TextLine, lower: TextLine, alike: number): boolean {
  const down = lower.top - upper.bottom;
  const step = 0.6 * upper.height;
  const aligned = Math.min(
    Math.abs(lower.left - upper.left) / step,
    Math.abs(lower.right - upper.right) / step,
    Math.abs(lower.left + lower.right - upper.left - upper.right) / upper.height,
  );
  return (
    lower.top > upper.top &&
    down > -0.6 * upper.height &&
    down < BESIDE * upper.height &&
    Math.abs(lower.height - upper.height) < alike * upper.height &&
    aligned < 1
  );
}

/** The words without the dots at the end of a shortened name. */
export function withoutEllipsis(words: string[]): string[] {
  return words.map((word, k) => (k === words.length - 1 ? word.replace(/(?<=\p{Ll}{3})\.+$|\.{2,}$/u, '') : word));
}

// A line of the name's size whose letters the recognizer may have misread. Known words ("Gold tier") are a different line of the
// screen.
function mayContinue(last: TextLine, line: TextLine): boolean {
  const words = line.text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));
  const known = meaningsOf(line.text).some((meaning) => meaning & ~NAMES && !(meaning & NAMES));
  return words.length > 0 && !known && areStacked(last, line, ALIKE) && !isScreenTitle(words);
}
