import type { TextLine } from '../../../reader/engine/text-line.ts';
import type { Choice } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { CLASSES, meaningsOf, WORDS_OF } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import { inventedWord } from './driver-words.ts';
import { blurText } from './noise.ts';

const NEUTRAL = 1 << CLASSES.indexOf('neutral');
/** Words with the same meaning, or the same mixture of meanings. */
const ALIKE = Map.groupBy(
  [...new Set([...WORDS_OF.values()].flat())].filter((word) => word.length > 2),
  (word) => meaningsOf(word)[0] ?? 0,
);
const WORD = /\p{L}{3,}/gu;

/**
 * Another screen of the same kind: with other words of the same meaning or without meaning, without some pieces that say nothing
 * against it, with another size of the sum, and with errors like the recognizer's. `choice` is what was chosen on the original.
 */
export function variedLines(random: Random, lines: TextLine[], { week, amount }: Choice, weekly: boolean): TextLine[] {
  const head = amount.figure.line;
  const kept = new Set([head, ...week.lines]);
  const reworded = random.chance(0.7) ? random.between(0.1, 0.6) : 0;
  const unheard = random.chance(0.4) ? random.between(0.05, weekly ? 0.4 : 0.25) : 0;
  const dropped = random.chance(0.5) ? random.between(0.03, 0.2) : 0;
  const growth = random.chance(0.5) ? random.between(0.8, 1.3) : 1;
  const least = Math.min(...[...kept].map((line) => line.top));
  const most = Math.max(...[...kept].map((line) => line.bottom));
  const bottom = Math.max(...lines.map((line) => line.bottom));
  // Scrolled or cropped: a good screen stays good without its top or bottom.
  const from = weekly && random.chance(0.15) ? random.between(0, least) : 0;
  const to = weekly && random.chance(0.25) ? random.between(most, bottom) : bottom;
  const width = Math.max(...lines.map((line) => line.right));
  const changed = lines.flatMap((line) => {
    if (kept.has(line)) return line === head ? [{ ...line, height: line.height * growth }] : [line];
    if (line.top < from || line.bottom > to) return [];
    const says = meaningsOf(line.text);
    if (random.chance(dropped) && (weekly || says.every((word) => word === 0 || word & NEUTRAL))) return [];
    return [{ ...line, text: reword(random, line.text, reworded, unheard) }];
  });
  return blurText(random, changed, width);
}

function reword(random: Random, text: string, reworded: number, unheard: number): string {
  return text.replace(WORD, (word) => {
    const [meaning] = meaningsOf(word);
    const capital = /^\p{Lu}/u.test(word);
    if (meaning === undefined) return word;
    if (random.chance(unheard) && (meaning === 0 || meaning & NEUTRAL)) return inventedWord(random, capital);
    if (meaning === 0 || meaning === NEUTRAL || !random.chance(reworded)) return word;
    const other = random.pick(ALIKE.get(meaning) ?? [word]);
    return capital ? other[0]!.toUpperCase() + other.slice(1) : other;
  });
}
