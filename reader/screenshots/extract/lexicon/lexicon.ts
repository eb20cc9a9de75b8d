import { readFileSync } from 'node:fs';
import { fold, squeeze } from '../../../engine/fold.ts';

/** Classes of meaning, in the order of `words.txt`; a word may have several. */
export const CLASSES: string[] = [];

/** The words listed under each class, without their marks. */
export const WORDS_OF = new Map<string, string[]>();

const WORDS = new Map<string, number>();
const STEMS = new Map<string, number>();
const PHRASES = new Map<string, number>();
const LONGEST = 14;
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 6;
const JOINED = 6;
const COVERED = 0.72;
const SHORTEST_INFLECTED = 5;
const ENDINGS: [ending: RegExp, others: string[]][] = [
  [/(?<=[dtnrlsv])[ao]s?$/, ['o', 'a', 'os', 'as']],
  [/ies$/, ['y']],
  [/es$/, ['', 'e']],
  [/s$/, ['']],
  [/(?<=[^aeiou])$/, ['es', 's']],
  [/ing$/, ['', 'e', 'ed']],
  [/ed$/, ['', 'e', 'ing']],
  [/ly$/, ['']],
];

// Each class is a paragraph: "# name: what it is", then words, stems ("gananci*") and phrases without spaces ("~youkeep").
const paragraphs = readFileSync(new URL('./words.txt', import.meta.url), 'utf8')
  .trim()
  .split(/\n*^# /m)
  .slice(1);
for (const [k, paragraph] of paragraphs.entries()) {
  const [name, ...words] = paragraph.replace(/:.*/, '').split(/\s+/) as [string, ...string[]];
  CLASSES.push(name);
  WORDS_OF.set(
    name,
    words.map((word) => word.replace(/[~*]/, '')),
  );
  for (const word of words) {
    const [map, key] = word.startsWith('~')
      ? [PHRASES, word.slice(1)]
      : word.endsWith('*')
        ? [STEMS, word.slice(0, -1)]
        : [WORDS, word];
    if (key !== '') map.set(key, (map.get(key) ?? 0) | (1 << k));
  }
}

// Shorter words have too many neighbors, and so do names: "camino" isn't Camilo.
const NAMES = 1 << CLASSES.indexOf('names');
const BY_LENGTH = Map.groupBy(
  [...WORDS.keys()].filter((word) => word.length >= JOINED && WORDS.get(word) !== NAMES),
  (word) => word.length,
);

/** The classes of every word in a text, as bits: `1 << k` for the class `k`, 0 for a word that isn't listed. */
export function meaningsOf(text: string): number[] {
  const meanings = text
    .replace(/(\p{Ll})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}]+/u)
    .map((word) => fold(word))
    .filter((word) => word.length > 1)
    .flatMap(
      (word) =>
        meaningOf(word) || inflected(word) || (word.length < JOINED ? 0 : (meaningsOfJoined(word) ?? misread(word))),
    );
  const letters = squeeze(text);
  for (const [phrase, meaning] of PHRASES) if (letters.includes(phrase)) meanings.push(meaning);
  return meanings;
}

function meaningOf(word: string): number {
  const meaning = WORDS.get(word);
  if (meaning) return meaning;
  const shortest = Math.max(SHORTEST_STEM, word.length - LONGEST_ENDING);
  for (let length = word.length; length >= shortest; length--) {
    const stem = STEMS.get(word.slice(0, length));
    if (stem) return stem;
  }
  return 0;
}

// "netas" where only "neto" is listed, "finishing" where "finish" is.
function inflected(word: string): number {
  if (word.length < SHORTEST_INFLECTED) return 0;
  for (const [ending, others] of ENDINGS) {
    if (!ending.test(word)) continue;
    for (const other of others) {
      const meaning = WORDS.get(word.replace(ending, other)) ?? 0;
      if (meaning && meaning !== NAMES) return meaning;
    }
  }
  return 0;
}

// The recognizer often drops spaces. Of all ways to split the letters into listed words, the one that covers most letters is
// taken, if it covers nearly all.
function meaningsOfJoined(letters: string): number[] | null {
  const best: { covered: number; meanings: number[] }[] = [{ covered: 0, meanings: [] }];
  for (let to = 1; to <= letters.length; to++) {
    best[to] = best[to - 1]!;
    for (let length = 2; length <= Math.min(LONGEST, to); length++) {
      const word = letters.slice(to - length, to);
      const meaning = length === 2 ? (WORDS.get(word) ?? 0) : meaningOf(word);
      const before = best[to - length]!;
      const covered = before.covered + length - 0.5;
      if (meaning && covered > best[to]!.covered) best[to] = { covered, meanings: [...before.meanings, meaning] };
    }
  }
  const { covered, meanings } = best[letters.length]!;
  return covered >= COVERED * letters.length ? meanings : null;
}

function misread(word: string): number {
  for (const length of [word.length - 1, word.length, word.length + 1]) {
    for (const other of BY_LENGTH.get(length) ?? []) if (isOneOff(other, word)) return WORDS.get(other)!;
  }
  return 0;
}

// Thousands of words are compared, so this is fast: before and after one letter that differs, is missing or is extra, the two
// must agree.
function isOneOff(a: string, b: string): boolean {
  const least = Math.min(a.length, b.length);
  let same = 0;
  while (same < least && a[same] === b[same]) same++;
  const [more, fewer] = a.length >= b.length ? [a, b] : [b, a];
  return more.slice(same + 1) === fewer.slice(more.length === fewer.length ? same + 1 : same);
}
