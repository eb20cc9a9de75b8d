import type { TextLine } from '../../engine/text-line.ts';
import { lookalike } from '../letters.ts';
import { type LinePrint, spacesOf, withPrintedMarks, withPrintedSpaces } from './line-print.ts';

/** How a line is cut out for another reading. */
export type Cut = (typeof cuts)[number];
export const cuts = ['close', 'wide', 'tall'] as const;

/** A second, independent reading of lines of a picture, by another engine or another cut. */
export interface SecondLook {
  /** By the second engine, which knows Spanish letters and spaces. */
  spell(line: TextLine, cut?: Cut): Promise<string>;
  /** By the first engine again, on a slightly wider cut. */
  again(lines: TextLine[]): Promise<string[]>;
  /**
   * The same of one line, with the places of its letters. On a cut that is tight above and below, letters are wider, so it doesn't
   * drop those that are set close.
   */
  anew(line: TextLine, cut?: 'tight'): Promise<TextLine>;
  /** What the pixels of the line show, regardless of how it was read. */
  measure(line: TextLine): LinePrint;
}

/**
 * A line as spelled by the second engine, if its letters are those of the first, and its spaces are those of the print, or those
 * of another reading that the print doesn't contradict. The first engine drops spaces; the second one adds some inside words and
 * drops others, so the first one's other cut decides last, if no reading has more words.
 */
export async function spellCertainly(
  line: TextLine,
  look: SecondLook,
  tidy: (text: string) => string,
  fits: (text: string) => boolean,
): Promise<string | null> {
  const print = look.measure(line);
  const seen = [wordsOf(tidy(line.text.toUpperCase()))];
  const spelled: string[] = [];
  for (const cut of cuts) {
    const read = tidy(await look.spell(line, cut));
    if (read === '' || lookalike(read) !== lookalike(line.text)) continue;
    const lacksSpace = spacesOf(print, read) === 'differ' || !fits(read);
    const text = lacksSpace ? withPrintedSpaces(print, read) : read;
    if (text === null || !fits(text)) continue;
    if (spacesOf(print, text) === 'agree' || seen.includes(wordsOf(text))) return withPrintedMarks(print, text);
    seen.push(wordsOf(text));
    spelled.push(text);
  }
  if (spelled.length === 0) return null;
  const [again = ''] = await look.again([line]);
  const words = wordsOf(tidy(again.toUpperCase()));
  const count = (text: string) => text.split(' ').length;
  const text = spelled.find((read) => wordsOf(read) === words);
  return text && seen.every((other) => count(other) <= count(words)) ? withPrintedMarks(print, text) : null;
}

/** Whether another reading of the line, by either engine, has the same value. */
export async function holds<T>(look: SecondLook, line: TextLine, read: (text: string) => T | null): Promise<boolean> {
  const value = read(line.text);
  const [again = ''] = await look.again([line]);
  return value !== null && (value === read(again) || value === read(await look.spell(line)));
}

/** The words of a text, with one character for all letters that look alike. */
export function wordsOf(text: string): string {
  return text.trim().split(/\s+/).map(lookalike).join(' ');
}
