import { WORDS_OF } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import type { Random } from '../../../sandbox/people/random.ts';
import type { ScreenWords } from './topics.ts';

const ABOUT_OTHERS = ['balance', 'spend', 'owe', 'goal', 'guess', 'rider', 'trade', 'invest', 'home', 'health', 'car'];
const RARELY = ['state', 'when', 'theirs', 'long', 'brief'];
const IN_APP = ['balance', 'owe', 'goal', 'guess', 'when', 'theirs', 'long', 'brief'];
const OWN = ['trips', 'wheel', 'earned', 'driver'];
const STRAY = 0.15;
/** Share of a driver's own screens that are pages of an account and say that their sum is the week's earnings. */
const IN_ACCOUNT = 0.12;
const PIECES = ['parts', 'parts', 'trips', 'wheel', 'earned', 'performance'];

/** Words for a screen, drawn from classes of meaning instead of a list for one topic, so that no topic has to be foreseen. */
export function wordsOfClasses(random: Random, weekly: boolean): ScreenWords & { inApp: boolean; ofSeveral: boolean } {
  if (weekly) {
    // Drivers' apps, too, say "collected" or "what remains".
    const stray = () => (random.chance(STRAY) ? [wordOf(random, random.pick(ABOUT_OTHERS))] : []);
    if (random.chance(IN_ACCOUNT)) return accountWords(random);
    const caption = () => [random.chance(0.65) ? wordOf(random, 'earned') : '', ...stray(), ...filler(random, 2)];
    return {
      inApp: true,
      ofSeveral: false,
      titles: several(random, 3, () => [wordOf(random, random.pick(OWN)), ...stray(), ...filler(random, 1)]),
      captions: several(random, 3, caption),
      rows: several(random, 6, () => [wordOf(random, random.pick(PIECES)), ...stray(), ...filler(random, 1)]),
    };
  }
  const classes = random.some(random.chance(0.7) ? ABOUT_OTHERS : [...ABOUT_OTHERS, ...RARELY], random.whole(1, 2));
  const inApp = classes.some((name) => IN_APP.includes(name)) && random.chance(0.6);
  const foreign = () => wordOf(random, random.pick(classes));
  const own = (share: number) => (random.chance(share) ? [wordOf(random, random.pick(OWN))] : []);
  // The subject may be named in the title, or only at the sum.
  const [entitled, captioned] = random.pick([
    [1, 1],
    [1, 0.4],
    [0, 1],
  ] as const);
  const named = (share: number) => (random.chance(share) ? [foreign()] : own(inApp ? 0.8 : 0.3));
  return {
    inApp,
    ofSeveral: classes.includes('theirs'),
    titles: several(random, 2, () => [...named(entitled), ...own(inApp ? 0.4 : 0.1), ...filler(random, 1)]),
    captions: several(random, 2, () => [...named(captioned), ...own(inApp ? 0.4 : 0.15), ...filler(random, 2)]),
    rows: several(random, 5, () => [random.chance(0.7) ? foreign() : '', ...own(0.2), ...filler(random, 1)]),
  };
}

function accountWords(random: Random): ScreenWords & { inApp: boolean; ofSeveral: boolean } {
  return {
    inApp: true,
    ofSeveral: false,
    titles: several(random, 3, () => [wordOf(random, 'balance'), ...filler(random, 1)]),
    captions: several(random, 3, () => [
      wordOf(random, 'earned'),
      random.pick(['de la semana', 'this week', 'semanales', 'for the week']),
    ]),
    rows: several(random, 6, () => [wordOf(random, random.pick([...PIECES, 'balance'])), ...filler(random, 1)]),
  };
}

function wordOf(random: Random, name: string): string {
  return random.pick(WORDS_OF.get(name)!);
}

function filler(random: Random, most: number): string[] {
  return Array.from({ length: random.whole(0, most) }, () => wordOf(random, 'neutral'));
}

function several(random: Random, count: number, words: () => string[]): string[] {
  return Array.from({ length: count }, () => {
    const text = random.some(words(), 9).filter(Boolean).join(' ') || wordOf(random, 'neutral');
    return text[0]!.toUpperCase() + text.slice(1);
  });
}
