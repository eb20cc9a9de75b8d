import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type Import,
  imports,
  inContract,
  inCore,
  inMigrations,
  inPostgres,
  inProviders,
  inReader,
  inSandbox,
  inServer,
  inWeb,
  isComposition,
  isFeature,
  isStore,
  isTest,
  modules,
  product,
  refuse,
  roomOf,
  show,
} from './repository.ts';

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
  refuse(imports, 'bench/all.ts -> lab/commands/read-documents.ts', ({ to }) => to.startsWith('lab/'));
});

/** Files outside `testing` folders that nothing but tests, benchmarks and scripts imports. */
function findStrayHelpers(list: readonly Import[]): string[] {
  const importers = Map.groupBy(list, ({ to }) => to);
  const isOfTests = (file: string) => isTest(file) || /^(bench|e2e|hostile|scripts)\//.test(file);
  // The invented people are for these alone.
  const isProduct = (file: string) => /^(contract|postgres|reader|sandbox(?!\/people)|server|web\/src)\//.test(file);
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

test('core imports no feature, no provider and not the app', () => {
  refuse(
    product,
    'server/core/log.ts -> server/media/store.ts',
    ({ from, to }) => inCore(from) && inServer(to) && !inCore(to) && to !== 'server/config/config.ts',
  );
});

test('the embedded PostgreSQL imports nothing of the product, and only the database imports it', () => {
  refuse(
    product,
    'postgres/cluster.ts -> server/app.ts',
    ({ from, to }) => inPostgres(from) && !inPostgres(to) && !/^(node:|pg$)/.test(to),
  );
  refuse(
    product,
    'server/app.ts -> postgres/cluster.ts',
    ({ from, to }) => inServer(from) && inPostgres(to) && !from.startsWith('server/core/database/'),
  );
});

test('providers import no feature', () => {
  refuse(
    product,
    'server/providers/geo/geo.ts -> server/location/store.ts',
    ({ from, to }) => inProviders(from) && (isFeature(to) || isComposition(to)),
  );
});

test('features import neither the app nor the commands', () => {
  refuse(
    product,
    'server/media/media.ts -> server/commands/link.ts',
    ({ from, to }) => isFeature(from) && isComposition(to),
  );
});

test('a feature never imports another feature’s store or routes', () => {
  // A small feature declares its tables in its store, and the registry lists every table.
  const registry = 'server/staff/privacy/registry.ts';
  const foreign = ({ from, to }: Import) => isFeature(from) && isFeature(to) && roomOf(from) !== roomOf(to);
  refuse(
    product,
    'server/media/media.ts -> server/earnings/store.ts',
    (item) => foreign(item) && item.from !== registry && (isStore(item.to) || path.basename(item.to) === 'routes.ts'),
  );
});

test('applications call no other feature, only staff call admission, and no feature calls staff', () => {
  refuse(
    product,
    'server/applications/events.ts -> server/media/media.ts',
    // What other systems are told is written with the log, in one place that nobody can forget; it calls no feature itself.
    ({ from, to }) =>
      roomOf(from) === 'server/applications' &&
      isFeature(to) &&
      roomOf(to) !== roomOf(from) &&
      to !== 'server/integrations/publish.ts',
  );
  const above = [admission, staff];
  refuse(
    product,
    'server/media/media.ts -> server/admission/view.ts',
    ({ from, to }) => isFeature(from) && !above.includes(roomOf(from)) && roomOf(to) === admission,
  );
  refuse(
    product,
    'server/admission/view.ts -> server/staff/routes.ts',
    ({ from, to }) => isFeature(from) && roomOf(from) !== staff && roomOf(to) === staff,
  );
});

test('SQL is written in stores, migrations and core only', () => {
  const mayHoldSql = (file: string) => inCore(file) || inMigrations(file) || isStore(file);
  refuse(
    product,
    'server/media/media.ts -> kysely',
    ({ from, to, typeOnly }) => inServer(from) && !mayHoldSql(from) && !typeOnly && /^(kysely|pg)$/.test(to),
  );
});

const admission = 'server/admission';
const staff = 'server/staff';
