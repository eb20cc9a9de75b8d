import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { templatesOf } from '../../../sandbox/phone/templates.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../core/log.ts';
import { startPhones } from '../../providers/messages/testing/test-phones.ts';
import { listTemplates } from './list-templates.ts';
import { submitOwnTemplates } from './submit-templates.ts';

const phones = await startPhones();
afterAll(() => phones.stop());

async function submit(given: Record<string, string> = {}): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => lines.push(line) });
  const settings = {
    SECRET_KEY: randomBytes(32).toString('hex'),
    PUBLIC_URL: 'https://volante.example',
    ...phones.settings,
  };
  await submitOwnTemplates({ config: readConfig({ ...settings, ...given }), log });
  return lines.map((line) => JSON.parse(line));
}

test('a server submits each of its templates once, and none is refused by Meta’s rules', async () => {
  expect(await submit()).toMatchObject([{ level: 30, msg: 'templates were submitted to WhatsApp' }]);
  const wanted = listTemplates('https://volante.example').map(({ name, language }) => `${name} ${language}`);
  const [, ...stored] = templatesOf(phones.state);
  expect(stored.map(({ name, language }) => `${name} ${language}`)).toEqual(wanted);
  expect(await submit()).toEqual([]);
});

test('a server whose address changed submits its buttons again', async () => {
  await submit({ PUBLIC_URL: 'https://elsewhere.example' });
  const urls = templatesOf(phones.state).flatMap(({ button }) => button?.url ?? []);
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.every((url) => url === 'https://elsewhere.example/m/{{1}}')).toBe(true);
});

test('while Meta is down, or without an account id, nothing is submitted and the server goes on', async () => {
  expect(await submit({ WHATSAPP_ACCOUNT_ID: '' })).toEqual([]);
  expect(await submit({ WHATSAPP_TOKEN: 'ended' })).toMatchObject([{ level: 40 }, { level: 40 }]);
});
