import { expect, test } from 'vitest';
import { chooseEarnings } from '../../../reader/screenshots/extract/choose-earnings.ts';
import { linesOf } from '../../../reader/screenshots/extract/testing/lines.ts';
import { Random } from '../../../sandbox/people/random.ts';
import { variedLines } from './vary-lines.ts';

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
