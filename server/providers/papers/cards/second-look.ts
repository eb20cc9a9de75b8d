import type { TextLine } from '../../ocr/engine/text-line.ts';
import { lookalike } from '../letters.ts';

/** How a line is cut out for another reading. */
export type Cut = (typeof cuts)[number];
const cuts = ['close', 'wide', 'tall'] as const;

/** A second, independent reading of lines of a picture, by another engine or another cut. */
export interface SecondLook {
  /** With Spanish letters and spaces. */
  spell(line: TextLine, cut?: Cut): Promise<string>;
  /** By the first engine again, on a slightly wider cut. */
  again(lines: TextLine[]): Promise<string[]>;
}

/**
 * A line as the second engine spells it, if its letters are those of the first, and its words those of another reading: the
 * first engine drops spaces, and the second one puts some inside words.
 */
export async function spellCertainly(
  line: TextLine,
  look: SecondLook,
  tidy: (text: string) => string,
  fits: (text: string) => boolean,
): Promise<string | null> {
  const seen = [wordsOf(tidy(line.text.toUpperCase()))];
  for (const cut of cuts) {
    const text = tidy(await look.spell(line, cut));
    if (text === '' || lookalike(text) !== lookalike(line.text) || !fits(text)) continue;
    if (seen.includes(wordsOf(text))) return text;
    seen.push(wordsOf(text));
  }
  return null;
}

/** Where its words end, with one sign for letters that look alike. */
export function wordsOf(text: string): string {
  return text.trim().split(/\s+/).map(lookalike).join(' ');
}
