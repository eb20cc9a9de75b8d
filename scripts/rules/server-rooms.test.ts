import path from 'node:path';
import { test } from 'vitest';
import type { Import } from './read-imports.ts';
import { product, refuse } from './repository.ts';
import {
  inCore,
  inMigrations,
  inPostgres,
  inProviders,
  inServer,
  isComposition,
  isFeature,
  isStore,
  roomOf,
} from './rooms.ts';

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
    (one) => foreign(one) && one.from !== registry && (isStore(one.to) || path.basename(one.to) === 'routes.ts'),
  );
});

test('applications call no other feature, only staff call admission, and no feature calls staff', () => {
  refuse(
    product,
    'server/applications/events.ts -> server/media/media.ts',
    ({ from, to }) => roomOf(from) === 'server/applications' && isFeature(to) && roomOf(to) !== roomOf(from),
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
