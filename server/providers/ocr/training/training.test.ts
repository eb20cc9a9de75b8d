import { expect, test } from 'vitest';
import { Random } from '../../../core/random.ts';
import { CLASSES, meaningsOf } from '../extract/lexicon/lexicon.ts';
import { wordsOfClasses } from './class-words.ts';
import { drawSamples, fitGate } from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { NO_TOPIC, randomScreen } from './random-screen.ts';
import { TOPICS } from './topics.ts';

const topics = TOPICS.map((_, k) => k);

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

test('a screen made to look like earnings names its real subject in its title or at its sum', () => {
  const own = new Set(['trips', 'wheel', 'earned', 'parts', 'driver', 'performance', 'neutral']);
  const isForeign = (text: string) =>
    meaningsOf(text).some((word) => CLASSES.some((name, k) => word & (1 << k) && !own.has(name)));
  for (let seed = 1; seed <= 200; seed++) {
    const { titles, captions } = wordsOfClasses(new Random(seed), false);
    expect([...titles, ...captions].some(isForeign), `${titles} | ${captions}`).toBe(true);
  }
});

test('every topic has titles, captions and rows in both languages', () => {
  for (const { name, es, en } of TOPICS) {
    for (const words of [es, en])
      expect(Math.min(words.titles.length, words.captions.length, words.rows.length), name).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length);
  expect(new Set(LAYOUTS.map((layout) => layout.join(' '))).size).toBe(LAYOUTS.length);
});
