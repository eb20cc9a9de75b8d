import { expect, test } from 'vitest';
import { drawSamples, fitGate } from './fit-gate.ts';
import { LAYOUTS } from './layouts.ts';
import { randomScreen } from './random-screen.ts';
import { TOPICS } from './topics.ts';

const topics = TOPICS.map((_, k) => k);

test('the same seeds give the same screens and the same weights', () => {
  expect(randomScreen(5, topics)).toEqual(randomScreen(5, topics));
  expect(randomScreen(5, topics).lines).not.toEqual(randomScreen(6, topics).lines);
  const samples = drawSamples(40, 1, topics);
  expect(fitGate(samples)).toEqual(fitGate(drawSamples(40, 1, topics)));
});

test('every topic has titles, captions and rows in both languages', () => {
  for (const { name, es, en } of TOPICS) {
    for (const words of [es, en])
      expect(Math.min(words.titles.length, words.captions.length, words.rows.length), name).toBeGreaterThanOrEqual(2);
  }
  expect(new Set(TOPICS.map(({ name }) => name)).size).toBe(TOPICS.length);
  expect(new Set(LAYOUTS.map((layout) => layout.join(' '))).size).toBe(LAYOUTS.length);
});
