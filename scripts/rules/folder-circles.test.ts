import { expect, test } from 'vitest';
import { findCircles } from './circles.ts';
import type { Import } from './read-imports.ts';
import { product } from './repository.ts';
import { inContract, inReader, inServer } from './rooms.ts';

// The folders in a knot that has yet to be untied. The lists only shrink.
test.each<[string, (file: string) => boolean, string[]]>([
  ['server', inServer, []],
  ['reader', inReader, ['documents', 'engine', 'screenshots']],
  [
    'contract',
    inContract,
    [
      'admission',
      'countries',
      'documents',
      'driver-accounts',
      'earnings',
      'fields',
      'home-visit',
      'media',
      'personal-data',
      'words',
    ],
  ],
])('folders side by side in the %s import each other in one direction', (room, isInside, knots) => {
  const inside = product.filter(({ from, to }) => isInside(from) && isInside(to));
  expect(findKnotted(inside)).toEqual(knots.map((knot) => `${room}/${knot}`));
});

test('a circle of neighbours is found, whichever of their files and folders close it', () => {
  const there = { from: 'server/staff/queue/list.ts', to: 'server/staff/matches/pictures.ts', typeOnly: false };
  const back = { from: 'server/staff/matches/store/open.ts', to: 'server/staff/queue/tables.ts', typeOnly: false };
  expect(findKnotted([there, back])).toEqual(['server/staff/matches', 'server/staff/queue']);
  expect(findKnotted([there, { ...back, typeOnly: true }])).toEqual([]);
  expect(findKnotted([there, { ...back, to: 'server/staff/days.ts' }])).toEqual([]);
});

/**
 * The folders that form a circle with a neighbour in the same folder. A folder may use the files above it, and they may use what is
 * in it.
 */
function findKnotted(imports: readonly Import[]): string[] {
  const circles = findCircles(imports.filter(({ typeOnly }) => !typeOnly).flatMap(betweenNeighbours));
  return [...new Set(circles.flatMap((circle) => circle.split(' -> ')))].toSorted();
}

function betweenNeighbours({ from, to }: Import): { from: string; to: string }[] {
  const [one, other] = [from.split('/'), to.split('/')];
  const depth = one.findIndex((name, at) => name !== other[at]);
  // The last part is the file's name, so what differs is a folder only before it.
  if (depth < 0 || depth >= one.length - 1 || depth >= other.length - 1) return [];
  return [{ from: one.slice(0, depth + 1).join('/'), to: other.slice(0, depth + 1).join('/') }];
}
