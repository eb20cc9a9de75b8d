import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { deriveKeys } from '../../core/keys.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import { openCrm } from '../crm/index.ts';
import { openDriverData } from '../driver-data/index.ts';
import { openProviders } from '../meetings/index.ts';
import { openMessages } from '../messages/index.ts';
import { openReader } from '../reader/index.ts';
import { openStorage } from '../storage/index.ts';
import { openVirusScanner } from '../virus-scan/index.ts';
import { openAllOwn, requireOwn } from './chosen.ts';
import { kinds } from './interfaces.ts';
import { loadProviders } from './own-providers.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'volante-own-'));
afterAll(() => rm(folder, { recursive: true }));
const allKinds = path.join(import.meta.dirname, 'testing/all-kinds.mjs');
const example = path.join(import.meta.dirname, '../../../docs/examples/my-providers.mjs');
const log = pino({ level: 'silent' });
const outsideCall = openOutsideCalls(log);

const settings = {
  PROVIDERS: allKinds,
  CRM: 'fake-one',
  DRIVER_DATA: 'fake-one',
  MEETING_PROVIDERS: 'fake-one,jitsi',
  MESSAGE_PROVIDERS: 'fake-one',
  READER: 'fake-one',
  STORAGE: 'fake-one',
  VIRUS_SCANNER: 'fake-one',
};
const configOf = (given: Record<string, string>) =>
  readConfig({ SECRET_KEY: 'x'.repeat(32), DATA_DIR: folder, ...given });
const config = configOf(settings);

async function fileOf(text: string): Promise<string> {
  const file = path.join(folder, `${Math.random().toString(36).slice(2)}.mjs`);
  await writeFile(file, text);
  return file;
}

test('the settings take the names of the file, and every kind is the own one, with what its class defines', async () => {
  expect(await openAllOwn(config)).toEqual(Object.keys(kinds).map((kind) => `${kind} fake-one`));
  const name = 'fake-one';
  expect(await (await openStorage(config, log)).head('12345678')).toEqual({ size: name.length });
  const crm = await openCrm(config, outsideCall, log);
  expect(crm?.name).toBe(name);
  await expect(crm?.update({ reference: '', email: '', phone: '' }, {})).rejects.toThrow(name);
  expect(await openDriverData(config, outsideCall)).toMatchObject({ played: false });
  const meetings = await openProviders({ config, keys: deriveKeys(config.SECRET_KEY), outsideCall, log });
  expect(Object.keys(meetings)).toEqual(['jitsi', name]);
  const reader = await openReader(config, outsideCall, {}, log);
  expect(await { ...reader }.secondsFor('')).toBe(name.length);
  await expect((await openVirusScanner(config, log)).scan('')).rejects.toThrow(name);
});

test('an own channel is used instead of the built-in one of its name', async () => {
  const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15125550100' };
  const mail = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.org' };
  const { channels } = await openMessages(configOf({ ...settings, ...twilio, ...mail }), outsideCall, log);
  expect(channels.map(({ name }) => name)).toEqual(['sms', 'email']);
  expect(await channels[0]?.send('', {} as never)).toEqual({ messageId: 'fake-one' });
  expect(channels[0]).toMatchObject({ organizer: null, reply: null, fetchMedia: null });
  for (const channel of channels) channel.close();
});

describe('an error says in a sentence what is wrong', () => {
  const load = async (text: string) => loadProviders(await fileOf(text));

  test('with the file', async () => {
    await expect(loadProviders('/nowhere/providers.mjs')).rejects.toThrow(
      'PROVIDERS names /nowhere/providers.mjs, which does not exist or can’t be read.',
    );
    await expect(load('export const = 1')).rejects.toThrow(/can’t be loaded: /);
    await expect(load('throw new Error("no licence")')).rejects.toThrow('can’t be loaded: no licence');
    await expect(load('export const strage = {}')).rejects.toThrow(
      'exports strage, which is no kind of provider. There',
    );
    await expect(load('export default {}')).rejects.toThrow('exports no provider. It may export crm, driverData,');
    await expect(load('export const crm = 7')).rejects.toThrow('exports crm, which must be an object. Write: export');
    await expect(load('export const crm = { ours: 7 }')).rejects.toThrow(
      'registers crm ours, which must be a function',
    );
    await expect(load('export const crm = { "Our CRM": () => ({}) }')).rejects.toThrow('names have 2 to 40 of a-z');
    await expect(load('export const storage = { s3: () => ({}) }')).rejects.toThrow(
      'but the product has one of that name',
    );
  });

  test('with a provider', async () => {
    const open = async (text: string, given: Record<string, string> = { CRM: 'ours' }) =>
      openAllOwn(configOf({ PROVIDERS: await fileOf(text), ...given }));
    await expect(open('export const crm = { other: () => ({}) }')).rejects.toThrow(
      'exports no crm named ours. Write: ',
    );
    const unopened = configOf({ PROVIDERS: await fileOf('export const crm = { other: () => ({}) }'), CRM: 'ours' });
    await expect(requireOwn(unopened)).rejects.toThrow('exports no crm named ours. Write: ');
    await expect(open('export const crm = { ours: () => ({ update() {} }) }')).rejects.toThrow(
      'has no empty, no check.',
    );
    await expect(open('export const crm = { ours: () => null }')).rejects.toThrow('has no update, no empty, no check.');
    await expect(open('export const crm = { async ours() { throw new Error("no token") } }')).rejects.toThrow(
      /crm ours of .* could not be opened: no token/,
    );
    const channel = 'export const messages = { ours: () => ({ name: "fax", addressOf() {}, send() {}, close() {} }) }';
    await expect(open(channel, { MESSAGE_PROVIDERS: 'ours' })).rejects.toThrow(
      'needs a name: the channel it is, whatsapp',
    );
  });

  test('with a setting that names a provider, but no file', () => {
    expect(() => configOf({ STORAGE: 'cupboard' })).toThrow('STORAGE must be one of folder, s3, or needs PROVIDERS');
    expect(() => configOf({ MEETING_PROVIDERS: 'jitsi,teams' })).toThrow('MEETING_PROVIDERS must be one of google');
    expect(() => configOf({ READER: 'ours' })).toThrow('READER needs PROVIDERS');
    expect(() => configOf({ CRM: 'Our CRM' })).toThrow('CRM must be one of hubspot, or with PROVIDERS');
  });
});

test('the documented example keeps every rule, and a provider that breaks one is named', async () => {
  const drivers = new Map<string, string>();
  const server = createServer(async (request, reply) => {
    const [, reference = ''] = /^\/drivers\/(\d+)$/.exec(request.url ?? '') ?? [];
    if (request.method === 'PUT') drivers.set(reference, (await request.toArray()).join(''));
    if (request.method === 'DELETE') drivers.delete(reference);
    reply.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const scanner = path.join(folder, 'scanner');
  await writeFile(scanner, '#!/bin/sh\n! grep -q EICAR "$1"\n');
  await chmod(scanner, 0o755);
  const env = { HOUSE_CRM_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, HOUSE_SCANNER: scanner };
  const whole = await provider(example, env);
  server.closeAllConnections();
  server.close();
  expect(whole.printed).toContain('7 hold, 0 fail, 0 skipped');
  expect(whole.code).toBe(0);
  expect(drivers.size).toBeGreaterThan(0);
  const broken = await provider(await fileOf('export const virusScan = { ours: () => ({ async scan() {} }) }'));
  expect(broken.printed).toMatch(
    /FAILS {4}virusScan ours: an infected file is refused with file_infected\n +nothing was thrown/,
  );
  expect(broken.code).toBe(1);
});

/** Runs `npm run provider-test`. */
function provider(file: string, env: Record<string, string> = {}): Promise<{ printed: string; code: number }> {
  const command = path.join(import.meta.dirname, '../../commands/provider-test.ts');
  return new Promise((resolve) => {
    const run = execFile(process.execPath, [command, file], { env: { ...process.env, ...env } }, (_, out, err) =>
      resolve({ printed: out + err, code: run.exitCode ?? -1 }),
    );
  });
}
