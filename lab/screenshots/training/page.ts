import type { TextLine } from '../../../reader/engine/text-line.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import { inventedWord } from './driver-words.ts';
import type { ScreenWords } from './topics.ts';
import type { MoneyStyle, Tongue } from './values.ts';

/** The state while a screen is written from top to bottom. Lengths are CSS pixels. */
export interface Page {
  random: Random;
  tongue: Tongue;
  words: ScreenWords;
  /** Topics whose cards may appear on this screen. */
  topics: number[];
  weekly: boolean;
  /** Trips and hours appear around the sum. */
  inApp: boolean;
  width: number;
  centred: boolean;
  y: number;
  font: number;
  gap: number;
  paper: TextLine['paper'];
  card: TextLine['paper'];
  money: MoneyStyle;
  start: string;
  range: string;
  total: number;
  /** Share of words replaced by invented ones. */
  invented: number;
  lines: TextLine[];
}

/** A word from the list, or an invented one. */
export function say(page: Page, list: readonly string[]): string {
  const word = page.random.pick(list);
  if (page.invented === 0) return word;
  return word
    .split(' ')
    .map((piece) => (page.random.chance(page.invented) ? inventedWord(page.random, /^\p{Lu}/u.test(piece)) : piece))
    .join(' ');
}

/** A piece of text with the geometry of the detector's boxes. */
export function lineAt(
  text: string,
  left: number,
  top: number,
  width: number,
  height: number,
  paper: TextLine['paper'],
): TextLine {
  return {
    text,
    confidence: 0.99,
    at: [...text].map((_, k) => (k + 0.5) / text.length),
    paper,
    left,
    right: left + width,
    top,
    bottom: top + height,
    height,
    box: { x: left + width / 2, y: top + height / 2, width, height, angle: 0 },
  };
}
