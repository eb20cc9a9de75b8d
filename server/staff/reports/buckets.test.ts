import { expect, test } from 'vitest';
import { bucketOf, percentile } from './buckets.ts';
import { type ReviewEvent, verdictsOf } from './verdicts.ts';

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

const said = (actor: string, kind: string, mediaId = 'file'): ReviewEvent => ({
  ...{ kind, actor, mediaId },
  at: new Date('2026-11-01T12:00:00Z'),
  type: 'curp',
  reason: null,
});
const approved = (actor: string, mediaId?: string) => said(actor, 'document_approved', mediaId);
const rejected = (actor: string, mediaId?: string) => said(actor, 'document_rejected', mediaId);
const disagreements = (...events: ReviewEvent[]) => verdictsOf(events).map(({ disagreed }) => disagreed);

test('a second review of the same file with another result is a disagreement', () => {
  expect(disagreements(approved('ana'), rejected('luis'))).toEqual([true, null]);
  expect(disagreements(rejected('ana'), rejected('luis'))).toEqual([false, null]);
});

test('changing one’s own review, or reviewing the next file, is not a disagreement', () => {
  expect(disagreements(approved('ana'), rejected('ana'))).toEqual([null, null]);
  expect(disagreements(rejected('ana'), approved('luis', 'next file'))).toEqual([null, null]);
});

test('a withdrawn review counts as a disagreement once there is another one', () => {
  const takenBack = said('luis', 'document_review_taken_back');
  expect(disagreements(approved('ana'), takenBack)).toEqual([null]);
  expect(disagreements(approved('ana'), takenBack, rejected('luis'))).toEqual([true, null]);
});
