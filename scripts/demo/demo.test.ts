import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type Ended, runCommand } from '../../server/testing/test-command.ts';
import { createTestDatabase } from '../../server/testing/test-database.ts';

const database = await createTestDatabase();
const folder = await mkdtemp(path.join(tmpdir(), 'volante-demo-'));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

function demo(args: string[], settings: Record<string, string> = {}): Promise<Ended> {
  const own = { DATABASE_URL: database.url, DATA_DIR: folder, SECRET_KEY: 'x'.repeat(32) };
  return runCommand('../../scripts/demo/demo', args, { ...process.env, ...own, ...settings });
}

test('the demo refuses to run with a mail server, which would send mail to made-up people', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Volante <hello@example.com>' };
  expect(await demo(['--applications', '1'], mail)).toMatchObject({
    code: 1,
    err: expect.stringContaining('made-up people'),
  });
  expect((await demo(['--applications', '0'])).code).toBe(1);
});
