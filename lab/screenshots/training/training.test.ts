import { expect, test } from 'vitest';
import { chooseEarnings } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { measureParties } from '../../../reader/screenshots/extract/gate/parties.ts';
import { measureShape } from '../../../reader/screenshots/extract/gate/shape-measures.ts';
import { CLASSES, meaningsOf } from '../../../reader/screenshots/extract/lexicon/lexicon.ts';
import { linesOf } from '../../../reader/screenshots/extract/testing/lines.ts';
import { Random } from '../../../sandbox/people/random.ts';
import { readDrawnScreens } from './drawn-screens.ts';
import { drawnSamples, drawSamples, fitGate, fitTrees, judgeSample } from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { variedLines } from './noise.ts';
import { NO_TOPIC, randomScreen } from './random-screen.ts';
import { TOPICS, wordsOfClasses } from './words.ts';

const topics = TOPICS.map((_, k) => k);
const chosen = Array.from({ length: 400 }, (_, k) => randomScreen(k + 1, topics)).flatMap((screen) => {
  const choice = chooseEarnings(screen.lines, screen.capturedAt);
  return 'reason' in choice ? [] : [{ screen, choice }];
});

test('the same seeds give the same screens and the same weights', () => {
  expect(randomScreen(5, topics)).toEqual(randomScreen(5, topics));
  expect(randomScreen(5, topics).lines).not.toEqual(randomScreen(6, topics).lines);
  const samples = drawSamples(40, 1, topics);
  expect(fitGate(samples)).toEqual(fitGate(drawSamples(40, 1, topics)));
});

test('words drawn from classes of meaning make look-alikes that belong to no topic', () => {
  const screens = Array.from({ length: 200 }, (_, k) => randomScreen(k + 1, topics));
  const classed = screens.filter(({ topic }) => topic === NO_TOPIC);
  expect(classed.length).toBeGreaterThan(10);
  expect(classed.every(({ truth }) => truth === null)).toBe(true);
});

test('a look-alike names its real subject in its title or at its sum', () => {
  const own = new Set(['trips', 'wheel', 'earned', 'parts', 'driver', 'performance', 'neutral']);
  const isForeign = (text: string) =>
    meaningsOf(text).some((word) => CLASSES.some((name, k) => word & (1 << k) && !own.has(name)));
  for (let seed = 1; seed <= 200; seed++) {
    const { titles, captions } = wordsOfClasses(new Random(seed), false);
    expect([...titles, ...captions].some(isForeign), `${titles} | ${captions}`).toBe(true);
  }
});

test('sums beside names make up most of the total on a screen about several people, and little of it on a driver’s own', () => {
  const named = chosen.flatMap(({ screen, choice }) => {
    const [count, share] = measureParties(choice);
    return count! > 1 ? [{ weekly: screen.truth !== null, share: share! }] : [];
  });
  const mean = (of: typeof named): number => of.reduce((sum, { share }) => sum + share, 0) / of.length;
  expect(mean(named.filter(({ weekly }) => !weekly))).toBeGreaterThan(0.4);
  expect(mean(named.filter(({ weekly }) => weekly))).toBeLessThan(0.35);
});

test('the random look-alikes include chats about a week, with bubbles on two sides', () => {
  const talks = chosen.filter(
    ({ screen, choice }) => measureShape(choice)[6]! > 0 && screen.lines.some(({ text }) => /[?¿]/.test(text)),
  );
  expect(talks.length).toBeGreaterThan(1);
  expect(talks.every(({ screen }) => screen.truth === null)).toBe(true);
});

test('every topic has titles, captions and rows in both languages', () => {
  for (const { name, es, en } of TOPICS) {
    for (const words of [es, en])
      expect(Math.min(words.titles.length, words.captions.length, words.rows.length), name).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length);
  expect(new Set(LAYOUTS.map((layout) => layout.join(' '))).size).toBe(LAYOUTS.length);
});

test('the stored lines of drawn screens still give week and sum, and the readings of one screen count as one', () => {
  const screens = readDrawnScreens().filter((_, k) => k % 4 === 0);
  const samples = drawnSamples(screens);
  const weeks = screens.filter(({ truth }) => truth !== null);
  const right = weeks.filter((week) => samples.some(({ screen, label }) => screen === week && label === 1));
  expect(right.length).toBeGreaterThan(0.93 * weeks.length);
  expect(samples.every(({ screen, weekly }) => weekly === (screen.truth !== null))).toBe(true);
  const weightOf = new Map(screens.map((screen) => [screen, 0]));
  for (const { screen, weight } of samples) weightOf.set(screen, weightOf.get(screen)! + weight);
  expect(new Set([...weightOf.values()].filter((weight) => weight > 0)).size).toBe(1);
}, 60_000);

test('a row with a weight of two counts as much as two equal rows', () => {
  const random = new Random(3);
  const rows = Array.from({ length: 600 }, () => [random.next(), random.next()]);
  const labels = rows.map(([a, b]) => Number(a! + 0.3 * b! > 0.6));
  const once = fitTrees(
    rows,
    labels,
    rows.map(() => 2),
  );
  const twice = fitTrees(
    [...rows, ...rows],
    [...labels, ...labels],
    Array.from({ length: 1200 }, () => 1),
  );
  expect(once).toEqual(twice);
});

const CAPTURED = '2026-11-21';
const lines = linesOf(
  ['Billetera', 40, 90, 62],
  ['2 nov - 8 nov', 40, 180],
  ['$4,000.00', 40, 240, 96],
  ['Ganancias netas', 40, 350],
  ['Viajes', 40, 520],
  ['57', 800, 520],
  ['Gasolina', 40, 610],
  ['$310.00', 700, 610],
);
const choice = chooseEarnings(lines, CAPTURED);
const variants = (weekly: boolean) => {
  if ('reason' in choice) throw new Error(choice.reason);
  return Array.from({ length: 120 }, (_, seed) => variedLines(new Random(seed), lines, choice, weekly));
};

test('a variant keeps its week and its sum, with other words', () => {
  const kept = variants(true).map((varied) => chooseEarnings(varied, CAPTURED));
  const right = kept.filter(
    (seen) => !('reason' in seen) && seen.week.start === '2026-11-02' && seen.amount.value === 4000,
  );
  expect(right.length).toBeGreaterThan(0.95 * kept.length);
  const captions = new Set(variants(true).flatMap((varied) => varied.map(({ text }) => text)));
  expect(captions.size).toBeGreaterThan(120);
});

test('a variant of a look-alike keeps every line that names its real subject', () => {
  // The recognizer's own errors lose one line in a hundred at most.
  const counts = variants(false).map((varied) => varied.filter(({ top }) => top < 150 || top > 560).length);
  expect(counts.reduce((a, b) => a + b, 0)).toBeGreaterThan(0.97 * 3 * counts.length);
  const shorter = variants(true).filter((varied) => varied.length < lines.length - 2);
  expect(shorter.length, 'a good screen may be scrolled').toBeGreaterThan(10);
});

test('a gate fitted on a few hundred screens already distinguishes screens it never saw', () => {
  const gate = fitGate(drawSamples(300, 1, topics));
  const unseen = drawSamples(120, 90_001, topics);
  const sure = (of: typeof unseen) =>
    of.filter((sample) => judgeSample(gate, sample).band === 'sure').length / of.length;
  const [good, lookalikes] = [unseen.filter(({ label }) => label === 1), unseen.filter(({ weekly }) => !weekly)];
  expect(sure(good)).toBeGreaterThan(3 * sure(lookalikes));
}, 60_000);
