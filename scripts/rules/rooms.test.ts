import { expect, test } from 'vitest';
import type { Import } from './read-imports.ts';
import { imports, isTest, modules, product, refuse, show } from './repository.ts';
import { inContract, inReader, inSandbox, inServer, inWeb } from './rooms.ts';

test('the reader finds modules and imports in every room that has files', () => {
  for (const room of ['contract/', 'reader/', 'server/', 'web/src/']) {
    expect(modules.filter((file) => file.startsWith(room)).length, room).toBeGreaterThan(5);
    expect(imports.filter(({ from }) => from.startsWith(room)).length, room).toBeGreaterThan(5);
  }
  const unresolved = imports.filter(
    ({ to }) => /^(contract|reader|server|web|sandbox)\/.*\.tsx?$/.test(to) && !modules.includes(to),
  );
  expect(show(unresolved.filter(({ from }) => !from.startsWith('bench/')))).toEqual([]);
});

test('the contract imports only zod', () => {
  refuse(
    product,
    'contract/errors.ts -> react',
    ({ from, to }) => inContract(from) && !inContract(to) && !/^zod(\/|$)/.test(to),
  );
});

test('the reader imports nothing of the product but the contract, not even in tests', () => {
  refuse(
    imports,
    'reader/opening/inspector.ts -> server/core/problem.ts',
    ({ from, to }) => inReader(from) && !inReader(to) && /^(bench|e2e|hostile|postgres|sandbox|server|web)\//.test(to),
  );
});

test('web takes nothing from the reader but what judges pixels, which takes nothing from anywhere', () => {
  const judgesPixels = (file: string) => file.startsWith('reader/photo/');
  refuse(
    imports,
    'web/src/lib/call.ts -> reader/opening/inspector.ts',
    ({ from, to }) => inWeb(from) && inReader(to) && !judgesPixels(to),
  );
  refuse(product, 'reader/photo/tones.ts -> sharp', ({ from, to }) => judgesPixels(from) && !judgesPixels(to));
});

test('web and server share only the contract and what judges pixels', () => {
  refuse(imports, 'web/src/lib/call.ts -> server/app.ts', ({ from, to }) => inWeb(from) && inServer(to));
  refuse(product, 'web/src/lib/call.ts -> node:fs', ({ from, to }) => inWeb(from) && to.startsWith('node:'));
  refuse(imports, 'server/app.ts -> web/src/lib/call.ts', ({ from, to }) => inServer(from) && to.startsWith('web/'));
});

test('the sandbox imports nothing of the product but the contract', () => {
  refuse(
    imports,
    'sandbox/main.ts -> server/app.ts',
    ({ from, to }) => inSandbox(from) && (inServer(to) || to.startsWith('web/')),
  );
});

test('the product imports no test, benchmark or script', () => {
  const rooms = product.filter(({ from }) => inContract(from) || inReader(from) || inServer(from) || inWeb(from));
  refuse(rooms, 'server/app.ts -> bench/all.ts', ({ to }) => isTest(to) || /^(bench|e2e|scripts)\//.test(to));
});

test('nothing outside the lab imports the lab', () => {
  refuse(imports, 'bench/all.ts -> lab/commands/read-papers.ts', ({ to }) => to.startsWith('lab/'));
});

/** Files outside `testing` folders that nothing but tests, benchmarks and scripts imports. */
function findStrayHelpers(list: readonly Import[]): string[] {
  const importers = Map.groupBy(list, ({ to }) => to);
  const isOfTests = (file: string) => isTest(file) || /^(bench|e2e|hostile|scripts)\//.test(file);
  const isProduct = (file: string) => /^(contract|postgres|reader|sandbox|server|web\/src)\//.test(file);
  return [...importers.keys()]
    .filter((file) => isProduct(file) && modules.includes(file) && !/\.(test|on-[a-z0-9]+)\.|\/testing\//.test(file))
    .filter((file) => importers.get(file)!.every(({ from }) => isOfTests(from)));
}

test('what only tests import lives in a testing folder', () => {
  expect(findStrayHelpers(imports)).toEqual([]);
  const planted = { from: 'server/media/sweep.test.ts', to: 'server/core/log.ts', typeOnly: false };
  expect(findStrayHelpers([planted])).toEqual(['server/core/log.ts']);
  expect(findStrayHelpers([planted, { ...planted, from: 'server/app.ts' }])).toEqual([]);
});
