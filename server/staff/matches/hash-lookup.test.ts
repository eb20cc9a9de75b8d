import { platformSlugs } from '@volante/contract/earnings/platforms.ts';
import { expect, test } from 'vitest';
import { rowPairsOf } from './hash-lookup.ts';
import { pictureIds } from './pictures.ts';

const rowsOf = (length: number) => Array.from({ length }, (_, row) => row);

test.each([
  [16, 18],
  [14, 26],
  [12, 66],
  // Only one row is certain to be equal.
  [11, 11],
  [5, 5],
])('a picture of %i rows is looked up %i times', (length, times) => {
  expect(rowPairsOf(rowsOf(length), 10)).toHaveLength(times);
});

test.each([16, 15, 14, 13, 12, 11])('the picture is found, whichever 10 of its %i rows differ', (length) => {
  const rows = rowsOf(length);
  const pairs = rowPairsOf(rows, 10);
  for (const spoiled of choose(rows, 10)) {
    const equal = new Set(rows.filter((row) => !spoiled.has(row)));
    const isFound = pairs.some(([row, other]) => equal.has(row) && equal.has(other));
    if (!isFound) expect.fail(`not with ${[...spoiled]}`);
  }
});

function* choose(rows: readonly number[], count: number, from = 0): Generator<Set<number>> {
  if (count === 0) yield new Set();
  else
    for (let at = from; at <= rows.length - count; at++)
      for (const rest of choose(rows, count - 1, at + 1)) yield rest.add(rows[at] as number);
}

test('the screenshots of every platform are left out, photos of documents are compared', () => {
  const file = (source: 'drivers_license_front' | (typeof platformSlugs)[number]) => ({
    mediaId: `of-${source}`,
    source,
    fileName: 'a.jpg',
    mimeType: 'image/jpeg',
    sha256: '',
  });
  expect(pictureIds([...platformSlugs.map(file), file('drivers_license_front')])).toEqual(['of-drivers_license_front']);
});
