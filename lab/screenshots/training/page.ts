import type { TextLine } from '../../../reader/engine/text-line.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import type { MoneyStyle, Tongue } from './values.ts';
import { inventedWord, type ScreenWords } from './words.ts';

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
  background: TextLine['background'];
  card: TextLine['background'];
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
  background: TextLine['background'],
): TextLine {
  return {
    text,
    confidence: 0.99,
    at: [...text].map((_, k) => (k + 0.5) / text.length),
    background,
    left,
    right: left + width,
    top,
    bottom: top + height,
    height,
    box: { x: left + width / 2, y: top + height / 2, width, height, angle: 0 },
  };
}

const MARGIN = 18;
export type Place = 'left' | 'right' | 'centre' | number;

/** A piece of text at the page's cursor, which moves below it. */
export function put(page: Page, text: string, size: number, place: Place): void {
  const height = size * 1.22 + 3;
  const width = Math.min(page.width - 4, text.length * height * 0.42 + 4);
  const left =
    place === 'left'
      ? MARGIN
      : place === 'right'
        ? page.width - MARGIN - width
        : (place === 'centre' ? page.width / 2 : place) - width / 2;
  page.lines.push(lineAt(text, left, page.y, width, height, page.background));
  page.y += height;
}

export function row(page: Page, left: string, right: string, size = page.font): void {
  const y = page.y;
  put(page, left, page.font, 'left');
  page.y = y;
  put(page, right, size, 'right');
  page.y += page.gap * 0.6;
}

export function columns(page: Page, words: string[], size: number): void {
  const y = page.y;
  words.forEach((word, k) => {
    page.y = y;
    put(page, word, size, ((k + 0.5) / words.length) * page.width);
  });
}

export function usual(page: Page): Place {
  return page.centred ? 'centre' : 'left';
}

/** Parts of the page's total; they add up more often than not. */
export function sharesOf(page: Page, count: number): number[] {
  const { random, total } = page;
  const weights = Array.from({ length: count }, () => random.between(0.1, 1));
  const all = weights.reduce((a, b) => a + b, 0);
  const shares = weights.map((weight) => Math.round((weight / all) * total * 100) / 100);
  const honest = random.chance(0.6);
  if (honest) shares[0] = Math.round((total - shares.slice(1).reduce((a, b) => a + b, 0)) * 100) / 100;
  return honest ? shares : shares.map((share) => Math.round(share * random.between(0.3, 1.3) * 100) / 100);
}

export function duration({ random }: Page): string {
  const [h, m] = [random.whole(4, 60), random.whole(1, 59)];
  return random.pick([
    `${h} h ${m} min`,
    `${h}h ${m}m`,
    `${h}.${m % 10} h`,
    `${h} h`,
    `${h}:${String(m).padStart(2, '0')}`,
  ]);
}

/** The label of a count: in a driver's app trips and hours keep their names; elsewhere the topic's own rows are counted. */
export function label(page: Page, words: readonly string[]): string {
  const { random, weekly, inApp } = page;
  return weekly || random.chance(inApp ? 0.7 : 0.06) ? say(page, words) : say(page, page.words.rows);
}
