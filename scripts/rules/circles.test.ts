import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type Import,
  inContract,
  inReader,
  inServer,
  inWeb,
  isFeature,
  product,
  roomOf,
  webFeature,
} from './repository.ts';

test('a circle of any length is found once, with its path', () => {
  const edges = ['a b', 'b c', 'c a', 'c d', 'd e', 'x x'].map((edge) => {
    const [from = '', to = ''] = edge.split(' ');
    return { from, to };
  });
  expect(findCircles(edges)).toEqual(['c -> a -> b -> c', 'x -> x']);
  expect(findCircles(edges.filter(({ from, to }) => from !== 'c' && from !== to))).toEqual([]);
});

test.each([
  ['contract', inContract],
  ['reader', inReader],
  ['server', inServer],
  ['web apps', inWeb],
] as const)('no module of the %s imports itself by way of others', (_, isInside) => {
  expect(circlesOfModules(product.filter(({ from, to }) => isInside(from) && isInside(to)))).toEqual([]);
});

test('a circle of modules counts unless only a type closes it', () => {
  const back = { from: 'server/b.ts', to: 'server/a.ts' };
  const there = { from: 'server/a.ts', to: 'server/b.ts', typeOnly: false };
  expect(circlesOfModules([there, { ...back, typeOnly: false }])).toHaveLength(1);
  expect(circlesOfModules([there, { ...back, typeOnly: true }])).toEqual([]);
});

test('no two features of the server depend on each other, not even for a type', () => {
  expect(circlesOfFeatures(product)).toEqual([]);
});

test('a circle of features is found even without a circle of modules', () => {
  const circle = [
    { from: 'server/appointments/book.ts', to: 'server/notifications/notify.ts', typeOnly: false },
    { from: 'server/notifications/deliver.ts', to: 'server/appointments/view.ts', typeOnly: true },
  ];
  expect(circlesOfModules(circle)).toEqual([]);
  expect(circlesOfFeatures(circle)).toEqual(['server/notifications -> server/appointments -> server/notifications']);
});

test.each(['applicant', 'staff'])('no two rooms of the %s app depend on each other', (app) => {
  expect(circlesOfWebRooms(product, app)).toEqual([]);
});

test('a circle of the web’s rooms counts unless only a type closes it', () => {
  const there = { from: 'web/src/applicant/router/a.ts', to: 'web/src/applicant/offline/b.ts', typeOnly: false };
  const back = { from: 'web/src/applicant/offline/c.ts', to: 'web/src/applicant/router/d.ts' };
  expect(circlesOfWebRooms([there, { ...back, typeOnly: true }], 'applicant')).toEqual([]);
  expect(circlesOfWebRooms([there, { ...back, typeOnly: false }], 'applicant')).toEqual([
    'offline -> router -> offline',
  ]);
});

function circlesOfModules(imports: Import[]): string[] {
  return findCircles(imports.filter(({ typeOnly }) => !typeOnly));
}

function circlesOfFeatures(imports: Import[]): string[] {
  const between = imports.filter(({ from, to }) => isFeature(from) && isFeature(to) && roomOf(from) !== roomOf(to));
  return findCircles(between.map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) })));
}

function circlesOfWebRooms(imports: Import[], app: string): string[] {
  const folder = `web/src/${app}/`;
  const room = (file: string) => webFeature(file)?.startsWith(folder) && path.posix.basename(webFeature(file)!);
  const edges = imports.filter(({ typeOnly }) => !typeOnly).map(({ from, to }) => ({ from: room(from), to: room(to) }));
  return findCircles(edges.filter((edge): edge is Edge => Boolean(edge.from && edge.to) && edge.from !== edge.to));
}

interface Edge {
  from: string;
  to: string;
}

/** The shortest path from each name back to itself, `a -> b -> a`; one per set of names that form a circle. */
function findCircles(edges: readonly Edge[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const circles = new Map<string, string>();
  for (const start of next.keys()) {
    const way = wayBack(next, start);
    if (way) circles.set(way.toSorted().join(), [...way, start].join(' -> '));
  }
  return [...circles.values()];
}

function wayBack(next: Map<string, Set<string>>, start: string): string[] | null {
  const seen = new Set<string>();
  let ways = [[start]];
  while (ways.length > 0) {
    const longer: string[][] = [];
    for (const way of ways) {
      for (const to of next.get(way.at(-1)!) ?? []) {
        if (to === start) return way;
        if (!seen.has(to)) longer.push([...way, to]);
        seen.add(to);
      }
    }
    ways = longer;
  }
  return null;
}

test.each([
  ['server', inServer],
  ['reader', inReader],
  ['contract', inContract],
] as const)('folders side by side in the %s import each other in one direction', (_, isInside) => {
  const inside = product.filter(({ from, to }) => isInside(from) && isInside(to));
  expect(findKnotted(inside)).toEqual([]);
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
  const [first, other] = [from.split('/'), to.split('/')];
  const depth = first.findIndex((name, at) => name !== other[at]);
  // The last part is the file's name, so what differs is a folder only before it.
  if (depth < 0 || depth >= first.length - 1 || depth >= other.length - 1) return [];
  return [{ from: first.slice(0, depth + 1).join('/'), to: other.slice(0, depth + 1).join('/') }];
}
