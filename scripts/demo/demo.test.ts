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

test('the demo refuses to run with a way to write to made-up people, whose numbers may be somebody’s', async () => {
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Volante <hello@example.com>' };
  const sms = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };
  const whatsapp = {
    ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '12345', WHATSAPP_APP_SECRET: 'secret' },
    WHATSAPP_VERIFY_TOKEN: 'a word of our choice',
  };
  for (const given of [mail, sms, whatsapp])
    expect(await demo(['--applications', '1'], given)).toMatchObject({
      code: 1,
      err: expect.stringContaining('made-up people'),
    });
  expect((await demo(['--applications', '0'])).code).toBe(1);
});
