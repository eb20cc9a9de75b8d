import { expect, test } from 'vitest';
import { bucketOf, percentile } from './buckets.ts';

const bucketsOf = (durations: number[]) =>
  durations.map((minutes) => ({ bucket: bucketOf(minutes), count: 1, total: minutes }));

test('durations in one bucket differ by 3 % at most, and longer durations are in later buckets', () => {
  let [bucket, shortest] = [-1, 0];
  const wrong: number[] = [];
  for (let minutes = 0; minutes < 200_000; minutes++) {
    const next = bucketOf(minutes);
    const follows = next === bucket || next === bucket + 1;
    if (next !== bucket) [bucket, shortest] = [next, minutes];
    if (!follows || minutes - shortest > shortest / 32) wrong.push(minutes);
  }
  expect(wrong).toEqual([]);
});

test('half of the durations are at most the median, nine of ten at most the 90th percentile', () => {
  const ten = bucketsOf([10, 20, 30, 40, 50, 600, 700, 8000, 9000, 10_000]);
  expect(percentile(ten, 0.5)).toBe(50);
  expect(percentile(ten, 0.9)).toBe(9000);
  expect(percentile(bucketsOf([7]), 0.9)).toBe(7);
  expect(percentile([], 0.5)).toBeNull();
});
