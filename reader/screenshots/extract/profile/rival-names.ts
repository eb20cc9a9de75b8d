import { fold } from '../../../engine/fold.ts';
import type { TextLine } from '../../../engine/text-line.ts';
import { CLASSES, meaningsOf } from '../lexicon/lexicon.ts';
import { chatHeadOf, withoutFurniture } from '../overlays.ts';
import { namesOn, type SeenName } from './names.ts';

const NAMES = 1 << CLASSES.indexOf('names');
const STREET = /^(av|ave|avenida|calle|blvd|boulevard|calz|calzada|col|colonia|fracc|plaza)\b/;
const PARTICLE = /^(de|del|la|las|los|y|e|da|do|dos|van|von|el|al|san)$/;
/** In heights of the driver's name: smaller ones below it are those of passengers who said something. */
const AS_LARGE = 0.8;

/**
 * Whether a picture of a profile names a second person where the driver is named: above the name, as large as it, in the head of the chat
 * that it was sent in, or anywhere in a window that is wider than a phone. Nobody knows then whose profile it is.
 */
export function isNamedOtherwise(name: SeenName, picture: TextLine[]): boolean {
  const heads = new Set(chatHeadOf(picture));
  const isWide = extentOf(picture, 'right') > extentOf(picture, 'bottom');
  const first = name.lines[0]!;
  return namesOn([...withoutFurniture(picture), ...heads], null).some(({ text, lines }) => {
    const line = lines[0]!;
    if (lines.some((piece) => name.lines.includes(piece)) || !isPersons(text) || areSame(text, name.text)) return false;
    const isAbove = line.bottom <= first.top + 0.3 * first.height;
    return isWide || isAbove || heads.has(line) || line.height >= AS_LARGE * first.height;
  });
}

function extentOf(lines: readonly TextLine[], side: 'right' | 'bottom'): number {
  return Math.max(1, ...lines.map((line) => line[side]));
}

/** Whether a name is known as one: other words with capitals are a screen's own. */
function isPersons(text: string): boolean {
  if (STREET.test(fold(text))) return false;
  const words = meaningsOf(text);
  return words.some((meaning) => meaning & NAMES) && words.every((meaning) => meaning === 0 || meaning & NAMES);
}

/** Whether one name is the other, or a part of it. */
function areSame(name: string, other: string): boolean {
  const [short = [], long = []] = [wordsOf(name), wordsOf(other)].sort((a, b) => a.length - b.length);
  return short.every((word) => long.some((known) => areAlike(word, known))) || short.join('') === long.join('');
}

function wordsOf(name: string): string[] {
  return fold(name)
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && !PARTICLE.test(word));
}

/** The same word, its initial, or one that differs by a letter as misread ones do. */
function areAlike(word: string, other: string): boolean {
  if (word.length === 1 || other.length === 1) return word[0] === other[0];
  if (word.length !== other.length || word.length < 4) return word === other;
  return [...word].filter((letter, k) => letter !== other[k]).length <= 1;
}
