import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { examine } from './doctor/examine.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-doctor-'));
let service: Server;
let here: string;

beforeAll(async () => {
  service = createServer((request, reply) => {
    reply.statusCode = request.url === '/broken' ? 500 : 200;
    if (request.url === '/widget/v1/platforms/status') {
      reply.statusCode = request.headers['x-api-key'] === 'right' ? 200 : 401;
      reply.setHeader('content-type', 'application/json');
      return void reply.end('{"success":true,"error":null,"data":{"platforms":[]}}');
    }
    if (request.url?.startsWith('/reader/v1/'))
      reply.statusCode = request.headers.authorization === 'Bearer known to the reader' ? 400 : 401;
    if (request.url?.startsWith('/other-secret/')) reply.statusCode = 401;
    if (request.url === '/ip') reply.setHeader('content-type', 'application/json');
    reply.end(request.url === '/ip' ? '{"ip":"189.203.1.2"}' : 'hello');
  });
  await new Promise<void>((ready) => service.listen(0, '127.0.0.1', ready));
  here = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => {
  service.close();
  rmSync(DATA_DIR, { recursive: true });
});

async function states(settings: Record<string, string>) {
  const findings = await examine(readConfig({ DATA_DIR, JITSI_URL: here, ...settings }));
  return Object.fromEntries(findings.map(({ name, state }) => [name, state]));
}

test('a product without settings works, and lists what it lacks', async () => {
  expect(await states({})).toEqual({
    database: 'ok',
    replica: 'off',
    files: 'ok',
    'public address': 'off',
    'audit anchor': 'off',
    'virus scan': 'off',
    reader: 'off',
    mail: 'off',
    whatsapp: 'off',
    sms: 'off',
    crm: 'off',
    'own providers': 'off',
    widget: 'off',
    meetings: 'ok',
    'ip service': 'off',
    help: 'WARN',
  });
});

test('the doctor warns while drivers have no contact to ask for help, and nobody said why', async () => {
  for (const way of [
    { SUPPORT_PHONE: '55 1234 5678' },
    { SUPPORT_WHATSAPP: '525512345678' },
    { SUPPORT_EMAIL: 'ayuda@example.org' },
    { SUPPORT_DECLINED: 'Atendemos en la oficina' },
  ])
    expect(await states(way)).toMatchObject({ help: 'ok' });
});

test('a working service is distinguished from one that doesn’t respond and from another program', async () => {
  const widget = { WIDGET_ID: 'id', WIDGET_URL: here };
  expect(await states({ ...widget, IP_SERVICE_URL: `${here}/ip` })).toMatchObject({ widget: 'ok', 'ip service': 'ok' });
  const broken = { WIDGET_ID: 'id', WIDGET_URL: `${here}/broken`, IP_SERVICE_URL: here };
  expect(await states(broken)).toMatchObject({ widget: 'FAILED', 'ip service': 'FAILED' });
});

test('the reader is ok if it knows the secret and asks for a picture', async () => {
  const says = async (url: string) => {
    const given = { DATA_DIR, JITSI_URL: here, READER_URL: url, READER_SECRET: 'known to the reader' };
    const { state, words } = (await examine(readConfig(given))).find(({ name }) => name === 'reader')!;
    return `${state} ${words}`;
  };
  expect(await says(`${here}/reader/`)).toBe(`ok reader at ${new URL(here).host}`);
  expect(await says(`${here}/other-secret`)).toContain('FAILED it refuses READER_SECRET');
  expect(await says(`${here}/ip`)).toContain('to a call without a picture');
});

test('the widget is ok if its page exists and its API accepts the key', async () => {
  const widget = { WIDGET_ID: 'id', WIDGET_URL: here, WIDGET_API_URL: `${here}/widget/v1` };
  const says = async (key: string) => {
    const config = readConfig({ DATA_DIR, JITSI_URL: here, ...widget, WIDGET_API_KEY: key });
    return (await examine(config)).find(({ name }) => name === 'widget');
  };
  expect(await says('right')).toMatchObject({ state: 'ok', words: expect.stringContaining('accounts are read') });
  expect(await says('wrong')).toMatchObject({ state: 'FAILED', words: expect.stringContaining('401') });
  expect((await says(''))?.words).toContain('WIDGET_API_KEY is missing');
  expect((await says('right'))?.words).not.toContain('WIDGET_SANDBOX');
  const playing = readConfig({ DATA_DIR, JITSI_URL: here, ...widget, WIDGET_SANDBOX: 'true' });
  expect((await examine(playing)).find(({ name }) => name === 'widget')?.words).toContain(
    'anybody can claim any account',
  );
});

test('a failing service is named with its reason, and no secret is printed', async () => {
  const findings = await examine(
    readConfig({
      DATA_DIR,
      JITSI_URL: 'http://127.0.0.1:1',
      CLAMD_ADDRESS: '127.0.0.1:1',
      READER_URL: 'http://127.0.0.1:1',
      READER_SECRET: 'known to the reader',
      DATABASE_URL: 'postgresql://someone:pass-phrase@127.0.0.1:1/volante',
      SECRET_KEY: 'a secret of more than thirty-two characters',
      STORAGE: 's3',
      S3_ENDPOINT: here,
      S3_BUCKET: 'files',
      S3_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: 'the key id',
      S3_SECRET_ACCESS_KEY: 'the hidden half',
      SMTP_URL: 'smtp://someone:word%20of%20mouth@127.0.0.1:1',
      MAIL_FROM: 'hola@example.org',
      HUBSPOT_TOKEN: 'pat-of-ours',
      HUBSPOT_URL: here,
      ...{ WHATSAPP_TOKEN: 'meta-pass', WHATSAPP_PHONE_NUMBER_ID: '12345', WHATSAPP_APP_SECRET: 'meta-pass' },
      ...{ WHATSAPP_VERIFY_TOKEN: 'meta-pass-of-ours', WHATSAPP_API_URL: 'http://127.0.0.1:1' },
      ...{ TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'twilio-pass', TWILIO_FROM: '+15005550006' },
      TWILIO_API_URL: `${here}/other-secret`,
    }),
  );
  const failed = findings.filter(({ state }) => state === 'FAILED').map(({ name }) => name);
  expect(failed).toEqual(['database', 'files', 'virus scan', 'reader', 'mail', 'whatsapp', 'sms', 'crm', 'meetings']);
  expect(findings.every(({ words }) => words.length > 0)).toBe(true);
  expect(JSON.stringify(findings)).not.toMatch(
    /pass-phrase|hidden half|the key id|thirty-two|of.{1,3}mouth|pat-of-ours|known to|meta-pass|twilio-pass/,
  );
});
