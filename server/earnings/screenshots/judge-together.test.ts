import type { ScreenshotReading } from '@volante/reader/screenshots/ocr.ts';
import { expect, test } from 'vitest';
import { standsOut } from './judge-together.ts';

const picture = (amount: number, more: Partial<ScreenshotReading> = {}): ScreenshotReading => ({
  kind: 'earnings',
  band: 'sure',
  reason: null,
  platformSeen: null,
  fullName: null,
  rating: null,
  weekStart: { value: '2026-11-09', confidence: 1 },
  amount: { value: amount, confidence: 1 },
  currency: null,
  labels: [1, 2, 3, 4, 5],
  pictureHash: '',
  ms: 0,
  modelMs: 0,
  ...more,
});
const earlier = [picture(4000), picture(3600), picture(4400, { labels: [1, 2, 3, 4, 9] })];

test('a sum above three times the median of three earlier weeks is asked about', () => {
  expect(standsOut(picture(12_000), earlier, null)).toBe(false);
  expect(standsOut(picture(12_001), earlier, null)).toBe(true);
  expect(standsOut(picture(99_999), earlier.slice(1), null), 'two say nothing yet').toBe(false);
});

test('a picture whose labels differ from three similar ones is questioned', () => {
  const other = picture(4100, { labels: [21, 22, 23, 24, 25] });
  expect(standsOut(other, earlier, null)).toBe(true);
  expect(standsOut(picture(4100), earlier, null)).toBe(false);
  const mixed = [earlier[0]!, picture(3900, { labels: [31, 32, 33, 34] }), picture(4100, { labels: [41, 42, 43, 44] })];
  expect(standsOut(other, mixed, null), 'no app to be unlike').toBe(false);
});

test('the driver is asked about a picture with a name other than the profile’s, but not about a part of the same name', () => {
  expect(standsOut(picture(4000, { person: 'Beto Luna' }), [], 'Rosa Delgado Pérez')).toBe(true);
  expect(standsOut(picture(4000, { person: 'Rosa D.' }), [], 'Rosa Delgado Pérez')).toBe(false);
  expect(standsOut(picture(4000, { person: 'Beto Luna' }), [], null)).toBe(false);
});
