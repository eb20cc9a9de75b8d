import type { TextLine } from '../../ocr/engine/text-line.ts';
import { lookalike } from '../letters.ts';
import { type LinePrint, spacesOf, withPrintedMarks, withPrintedSpaces } from './line-print.ts';

/** How a line is cut out for another reading. */
export type Cut = (typeof cuts)[number];
const cuts = ['close', 'wide', 'tall'] as const;

/** A second, independent reading of lines of a picture, by another engine or another cut. */
export interface SecondLook {
  /** With Spanish letters and spaces. */
  spell(line: TextLine, cut?: Cut): Promise<string>;
  /** By the first engine again, on a slightly wider cut. */
  again(lines: TextLine[]): Promise<string[]>;
  /** What its pixels say, whatever the engines read. */
  measure(line: TextLine): LinePrint;
}

/**
 * A line as the second engine spells it, if its letters are those of the first, and its spaces those of the print or of another
 * reading that the print doesn't contradict: the first engine drops spaces, and the second one puts some inside words and leaves
 * others out.
 */
export async function spellCertainly(
  line: TextLine,
  look: SecondLook,
  tidy: (text: string) => string,
  fits: (text: string) => boolean,
): Promise<string | null> {
  const print = look.measure(line);
  const seen = [wordsOf(tidy(line.text.toUpperCase()))];
  for (const cut of cuts) {
    const read = tidy(await look.spell(line, cut));
    if (read === '' || lookalike(read) !== lookalike(line.text)) continue;
    const lacksSpace = spacesOf(print, read) === 'differ' || !fits(read);
    const text = lacksSpace ? withPrintedSpaces(print, read) : read;
    if (text === null || !fits(text)) continue;
    if (spacesOf(print, text) === 'agree' || seen.includes(wordsOf(text))) return withPrintedMarks(print, text);
    seen.push(wordsOf(text));
  }
  return null;
}

/** Where its words end, with one sign for letters that look alike. */
export function wordsOf(text: string): string {
  return text.trim().split(/\s+/).map(lookalike).join(' ');
}
