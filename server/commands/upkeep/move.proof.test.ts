import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRows, withConnection } from '../../core/database/backup/count-rows.ts';
import { createEmptyDatabase, createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { run, startServer, uploadPhoto } from './testing/test-installation.ts';

const TIMEOUT = 90_000;
const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-move-'));
const targets: TestDatabase[] = [];
let requestId: string;

beforeAll(async () => {
  const server = await startServer({ DATA_DIR });
  requestId = JSON.parse((await run('link.ts', ['--country', 'us', '--json'], { DATA_DIR })).out).id;
  await uploadPhoto(server, requestId);
  await run('staff.ts', ['invite', '--email', 'ana@example.com', '--role', 'admin'], { DATA_DIR });
  expect(await move(await newTarget())).toMatchObject({ code: 1, err: expect.stringMatching(/stop it first/) });
  await server.stop();
}, TIMEOUT);
afterAll(async () => {
  for (const target of targets) await target.close();
  rmSync(DATA_DIR, { recursive: true, force: true });
}, TIMEOUT);

async function newTarget(make = createEmptyDatabase): Promise<string> {
  const target = await make();
  targets.push(target);
  return target.url;
}
/** Number of disabled triggers, and of validated foreign keys. */
const unguarded = `select (select count(*)::int from pg_trigger where tgenabled = 'D') as triggers,
  (select count(*)::int from pg_constraint where contype = 'f' and convalidated) as keys`;
const move = (to: string) => run('upkeep/move.ts', ['--to', to], { DATA_DIR });

test('a database with other tables or another installation is refused and left unchanged', {
  timeout: TIMEOUT,
}, async () => {
  const strange = await newTarget();
  await withConnection(strange, (client) => client.query('create table cars (plate text)'));
  expect(await move(strange)).toMatchObject({ code: 1, err: expect.stringMatching(/another program/) });
  expect(await withConnection(strange, countRows)).toEqual({ 'public.cars': 0 });

  const used = await newTarget(createTestDatabase);
  await withConnection(used, (client) => client.query("insert into installation (key_print) values ('x')"));
  expect(await move(used)).toMatchObject({ code: 1, err: expect.stringMatching(/already holds an installation/) });
});

test('the product moves to a database server with all data, and the old database no longer starts', {
  timeout: TIMEOUT,
}, async () => {
  const to = await newTarget();
  expect(await move(to)).toMatchObject({ code: 0, out: expect.stringContaining('all counts are equal') });
  const rows = await withConnection(to, countRows);
  const fresh = await newTarget(createTestDatabase);
  const [rules] = (await withConnection(fresh, (client) => client.query(unguarded))).rows;
  expect(rows).toMatchObject({ 'public.media': 1, 'public.staff_invitations': 2, 'public.installation': 1 });
  expect(rows['pgboss.queue']).toBeGreaterThan(3);
  const moved = { DATA_DIR, DATABASE_URL: to, SECRET_KEY_FILE: path.join(DATA_DIR, 'secret.key') };
  const server = await startServer(moved);
  try {
    expect((await fetch(`${server.url}/api/public/admission/requests/${requestId}`)).status).toBe(200);
    await uploadPhoto(server, requestId);
    const { rows: off } = await withConnection(to, (client) => client.query(unguarded));
    expect(off).toEqual([{ triggers: 0, keys: rules.keys }]);
  } finally {
    await server.stop();
  }
  await expect(startServer({ DATA_DIR })).rejects.toThrow(/was moved to .*: set DATABASE_URL/);
});
