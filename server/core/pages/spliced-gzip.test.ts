import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { gzipAfter, gzipStart } from './spliced-gzip.ts';

const words = (count: number) =>
  Array.from({ length: count }, (_, i) => `<p class="ñ-${i % 97}">${i * 7919}</p>`).join('');

test.each([
  ['a page', words(300), words(200)],
  ['a start longer than deflate looks back', words(4000), words(4000)],
  ['an empty start', '', words(10)],
  ['an empty rest', words(10), ''],
])('%s with a precompressed start arrives whole', (_, start, rest) => {
  expect(gunzipSync(gzipAfter(gzipStart(start), rest)).toString()).toBe(start + rest);
});

test('pages that share a precompressed start are as small as if compressed alone', () => {
  const start = gzipStart(words(300));
  for (const rest of [words(200), words(250)]) {
    const spliced = gzipAfter(start, rest);
    expect(gunzipSync(spliced).toString()).toBe(words(300) + rest);
    expect(spliced.length).toBeLessThan(gzipSync(words(300) + rest, { level: 4 }).length * 1.05);
  }
});
