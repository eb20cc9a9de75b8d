import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { phoneOf } from '../../../sandbox/phone/chats.ts';
import { readConfig } from '../../config/config.ts';
import { listTemplates } from '../../notifications/templates/list-templates.ts';
import { startPhones } from '../../providers/messages/testing/test-phones.ts';
import { examine } from './examine.ts';
import { sendTestMessages } from './message-checks.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-doctor-'));
const phones = await startPhones();
afterAll(async () => {
  await phones.stop();
  rmSync(DATA_DIR, { recursive: true });
});
beforeEach(() => phones.state.clear());

const configOf = (given: Record<string, string> = {}) =>
  readConfig({ DATA_DIR, JITSI_URL: phones.url, ...phones.settings, ...given });
async function lines(given?: Record<string, string>) {
  const findings = await examine(configOf(given));
  return Object.fromEntries(findings.map(({ name, state, words }) => [name, `${state} ${words}`]));
}

const stored = listTemplates('https://volante.example').map(({ name, language }, n) => ({
  ...{ id: String(n), status: 'APPROVED', name, language },
}));
const answer = (data: object[]) =>
  phones.script('whatsapp', { status: 200, path: '/v24.0/102290129340398/message_templates', body: { data } });

test('the number that sends, its quality and its templates are named', async () => {
  answer([...stored, { id: 'a', name: 'of_others', language: 'es_MX', status: 'REJECTED' }]);
  expect(await lines()).toMatchObject({
    whatsapp: `ok number of Volante, quality GREEN, ${stored.length} templates approved`,
    sms: 'ok Twilio account Sandbox',
  });
  expect((await lines({ WHATSAPP_ACCOUNT_ID: '' })).whatsapp).toContain('WHATSAPP_ACCOUNT_ID is missing');
});

test('templates that Meta lacks, paused or rejected are named, and a token or an account that doesn’t work', async () => {
  const [first, second, , ...rest] = stored;
  answer([{ ...first, status: 'PAUSED' }, { ...second, status: 'REJECTED' }, ...rest]);
  phones.script('twilio', { status: 200, body: { friendly_name: 'Ours', status: 'suspended' } });
  expect(await lines()).toMatchObject({
    whatsapp: expect.stringMatching(/^FAILED 3 of \d+ .*es_MX PAUSED, .*en_US REJECTED, .*es_MX not submitted$/),
    sms: 'FAILED the account Ours is suspended',
  });
  expect(await lines({ WHATSAPP_TOKEN: 'ended', TWILIO_AUTH_TOKEN: 'wrong' })).toMatchObject({
    whatsapp: 'FAILED whatsapp: refused 401',
    sms: 'FAILED twilio: refused 401',
  });
});

test('a test message goes out by every channel that reaches the number', async () => {
  expect(await sendTestMessages(configOf(), '+52 55 8765-4321')).toMatchObject([
    { name: 'to whatsapp', state: 'ok' },
    { name: 'to sms', state: 'ok' },
  ]);
  const { whatsapp, sms } = phoneOf(phones.state, '+525587654321');
  expect([whatsapp.length, sms.length]).toEqual([1, 1]);
  expect(await sendTestMessages(configOf(), '+525500009992')).toMatchObject([
    { name: 'to whatsapp', state: 'FAILED', words: expect.stringContaining('not_on_whatsapp') },
    { name: 'to sms', state: 'ok' },
  ]);
  expect(await sendTestMessages(configOf(), 'ana@example.org')).toMatchObject([{ state: 'FAILED' }]);
});
