import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestApplication } from '../../documents/testing/test-application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { type Ended, runCommand } from '../../testing/test-command.ts';

const secret = 'x'.repeat(32);
const folder = await mkdtemp(path.join(tmpdir(), 'volante-person-'));
const server = await startTestApp({ settings: { SECRET_KEY: secret } });
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});
const { query } = server;

async function person(...args: string[]): Promise<Ended> {
  const own = { DATABASE_URL: server.database.url, DATA_DIR: server.deps.config.DATA_DIR, SECRET_KEY: secret };
  const { code, out, err } = await runCommand('privacy/person', args, { ...process.env, ...own });
  return { code, out: out.trim(), err: err.trim() };
}
async function open() {
  const mine = await openTestApplication(server);
  await mine.give('identity_card_front');
  const [{ reference }] = await query('select reference from applications where id = $1', [mine.applicationId]);
  return { ...mine, reference: String(reference).replace(/^(\d{4})/, '$1-') };
}

test('the shell exports, blocks and erases by reference, with the functions of the console', async () => {
  const mine = await open();
  const to = path.join(folder, 'a.zip');
  expect(await person('export', '--reference', mine.reference, '--to', to)).toMatchObject({ code: 0, out: to });
  expect((await stat(to)).size).toBeGreaterThan(1000);
  expect((await person('export', '--reference', mine.reference, '--to', to)).code).toBe(1);

  const blocked = await person('block', '--reference', mine.reference, '--reason', 'Lo pidió');
  expect(blocked).toMatchObject({ code: 0, out: expect.stringMatching(/^blocked until \d{4}-\d\d-\d\d$/) });
  expect(await query('select 1 from applications where id = $1', [mine.applicationId])).toEqual([]);
  const again = path.join(folder, 'b.zip');
  expect((await person('export', '--reference', mine.reference, '--to', again)).out).toBe(again);
  expect(await person('erase', '--reference', mine.reference, '--reason', 'Lo pidió')).toMatchObject({
    code: 1,
    err: expect.stringContaining('erasure_blocked'),
  });

  const other = await open();
  expect((await person('erase', '--reference', other.reference, '--reason', 'Lo pidió')).out).toBe('erased');
  expect(await query('select 1 from applications where id = $1', [other.applicationId])).toEqual([]);
  expect(await query('select 1 from media_removals')).toEqual([]);
  const entries = await query(`select kind, part, account_id, details from staff_audit order by id`);
  expect(entries.map(({ kind, part, account_id }) => [kind, part, account_id])).toEqual([
    ['read', 'export', null],
    ['read', 'export', null],
    ['erase', null, null],
    ['read', 'export', null],
    ['erase', null, null],
  ]);
  expect(entries[2].details.by).toMatch(/^shell /);
  expect(await readdir(folder)).toEqual(['a.zip', 'b.zip']);
}, 120_000);

test('an unknown reference and an incomplete command are refused', async () => {
  expect(await person('erase', '--reference', '1111-1111', '--reason', 'Lo pidió')).toMatchObject({
    code: 1,
    err: expect.stringContaining('admission_request_not_found'),
  });
  for (const args of [['erase', '--reference', '1111-1111'], ['export', '--reference', '1111-1111'], ['erase'], []])
    expect(await person(...args)).toMatchObject({ code: 1, err: expect.stringContaining('npm run --silent person') });
}, 60_000);
