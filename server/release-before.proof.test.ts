import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import type { MarkedMigration } from './core/database/migrating/migrate.ts';
import { requestPath } from './testing/calls.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { unpackReleaseBefore } from './testing/test-release-before.ts';
import { openReplicas } from './testing/test-replicas.ts';

const TIMEOUT = 180_000;
const before = unpackReleaseBefore();
const database = await createTestDatabase();
const replicas = await openReplicas(database.url, {}, before?.root);
afterAll(async () => {
  await replicas.close();
  await database.close();
  before?.remove();
}, TIMEOUT);

/** Whether every migration that the earlier release lacks is marked as compatible with it. */
async function mayServe(): Promise<boolean> {
  for (const file of before!.missing) {
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
