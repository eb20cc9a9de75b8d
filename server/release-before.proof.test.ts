import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import { baseline } from './core/database/migrating/baseline.ts';
import { bringUpToDate } from './core/database/migrating/bring-up-to-date.ts';
import { type MarkedMigration, migrate } from './core/database/migrating/migrate.ts';
import { requestPath } from './testing/calls.ts';
import { createEmptyDatabase } from './testing/test-database.ts';
import { unpackReleaseBefore } from './testing/test-release-before.ts';
import { openReplicas } from './testing/test-replicas.ts';

const TIMEOUT = 180_000;
const before = unpackReleaseBefore();
// As after an upgrade: the earlier release made it, this one migrated it.
const database = await createEmptyDatabase();
if (before) await migrate(database.db, pathToFileURL(path.join(before.root, 'server/migrations/')));
await bringUpToDate(database.url, pino({ level: 'silent' }));
const replicas = await openReplicas(database.url, {}, before?.root);
afterAll(async () => {
  await replicas.close();
  await database.close();
  before?.remove();
}, TIMEOUT);

/** Whether every migration that the earlier release lacks is marked as compatible with it. */
async function mayServe(): Promise<boolean> {
  // The baseline runs in new databases only.
  for (const file of before!.missing.filter((name) => name !== `${baseline}.ts`)) {
    const { servesBack } = (await import(path.join(import.meta.dirname, 'migrations', file))) as MarkedMigration;
    if (!servesBack || servesBack > before!.newest) return false;
  }
  return true;
}

test.runIf(before)(
  'the release before the newest migration starts, serves, and starts again on this schema',
  {
    timeout: TIMEOUT,
  },
  async () => {
    const old = await replicas.start();
    if (!(await mayServe())) {
      await expect(old.ready()).rejects.toThrow('newer than this release');
      return;
    }
    await old.ready();
    const { requestId } = await openApplication(database, { country: 'mx', actor: system('test') });
    const consent = { kind: 'location', textVersion: '1', language: 'en' };
    expect((await old.call('POST', `${requestPath(requestId)}/consents`, consent)).status).toBe(200);
    expect((await old.call('GET', requestPath(requestId))).status).toBe(200);
    expect(await old.end()).toBe(0);
    const again = await replicas.start();
    await again.ready();
    expect((await again.call('GET', requestPath(requestId))).status).toBe(200);
    expect(await again.end()).toBe(0);
  },
);
