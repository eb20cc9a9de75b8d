import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readersFor } from '@volante/reader/readers-for.ts';
import { afterAll, expect, test } from 'vitest';
import { readConfig, settings } from './config.ts';

const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'volante-config-'));
const DATABASE_URL = 'postgresql://user:password@database:5432/volante';
const SECRET_KEY = 'a secret of more than thirty-two characters';
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

test('everything has a default, so the product starts without any setting', () => {
  const config = readConfig({ DATA_DIR });
  expect(config).toMatchObject({
    PORT: 3000,
    PUBLIC_URL: 'http://localhost:3000',
    US_OPEN_STATES: ['Florida', 'Texas'],
  });
});

test('a link alone shows nothing that is stored, except in a trial with the sandbox', () => {
  const factor = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env }).SECOND_FACTOR;
  expect([factor({}), factor({ SANDBOX: 'off' }), factor({ SANDBOX: 'on' })]).toEqual([
    ...['known_devices', 'known_devices', 'off'],
  ]);
  expect(factor({ SANDBOX: 'on', SECOND_FACTOR: 'known_devices' })).toBe('known_devices');
  expect(factor({ SANDBOX: 'on', NODE_ENV: 'production' })).toBe('known_devices');
  for (const env of [{}, { SANDBOX: 'off' }, { SANDBOX: 'on', NODE_ENV: 'production' }])
    expect(() => factor({ SECOND_FACTOR: 'off', ...env })).toThrow(/SECOND_FACTOR may be off only with SANDBOX=on/);
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATA_DIR, PORT: '', WIDGET_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('all faults are listed at once, each with the name of its variable', () => {
  const faulty = {
    DATA_DIR,
    PORT: '99999',
    RISK_CHECK: 'maybe',
    US_OPEN_STATES: 'Texas,Ohio',
    WIDGET_URL: 'https://w.example',
    DATABASE_URL,
  };
  expect(() => readConfig(faulty)).toThrow(
    /PORT.*\n.*RISK_CHECK must be one of.*\n.*US_OPEN_STATES.*\n.*SECRET_KEY.*\n.*WIDGET_ID/,
  );
});

test('a secret may be in a file, whose final line break does not count', () => {
  const file = path.join(DATA_DIR, 'key');
  writeFileSync(file, `${SECRET_KEY}\n`);
  expect(readConfig({ DATA_DIR, DATABASE_URL, SECRET_KEY_FILE: file })).toMatchObject({ SECRET_KEY });
  // Only secrets can be given as files.
  expect(readConfig({ DATA_DIR, PORT_FILE: file }).PORT).toBe(3000);
});

test('a secret given twice, or in an empty or missing file, is a fault', () => {
  const file = path.join(DATA_DIR, 'empty');
  writeFileSync(file, '');
  const given = { DATA_DIR, SECRET_KEY, SECRET_KEY_FILE: file, SMTP_URL_FILE: path.join(DATA_DIR, 'nowhere') };
  expect(() => readConfig(given)).toThrow(
    /SECRET_KEY_FILE and SECRET_KEY are both set.*\n.*SECRET_KEY_FILE names an empty file.*\n.*SMTP_URL_FILE names a file that can't be read: \S+ does not exist/,
  );
});

test('a fault never repeats a secret', () => {
  expect(() => readConfig({ DATA_DIR, SECRET_KEY: 'too short' })).toThrow(/^(?!.*too short)/s);
});

test('the secret is created once, readable only by this account', () => {
  const first = readConfig({ DATA_DIR }).SECRET_KEY;
  expect(first.length).toBeGreaterThanOrEqual(32);
  expect(readConfig({ DATA_DIR }).SECRET_KEY).toBe(first);
  expect(statSync(path.join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600);
});

test.each([
  ['empty', (file: string) => writeFileSync(file, ''), /secret\.key is empty or damaged: restore the file/],
  ['cut', (file: string) => truncateSync(file, 40), /secret\.key is empty or damaged: restore the file/],
  ['missing', (file: string) => rmSync(file), /secret\.key is missing beside an existing database: restore the file/],
])('a secret that is %s beside a database stops the start instead of being replaced', (_what, harm, said) => {
  const folder = mkdtempSync(path.join(DATA_DIR, 'harmed-'));
  const file = path.join(folder, 'secret.key');
  const secret = readConfig({ DATA_DIR: folder }).SECRET_KEY;
  mkdirSync(path.join(folder, 'postgres'));
  writeFileSync(path.join(folder, 'postgres', 'PG_VERSION'), '18');
  harm(file);
  const left = existsSync(file) && readFileSync(file, 'utf8');
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(said);
  expect(existsSync(file) && readFileSync(file, 'utf8')).toBe(left);
  expect(readConfig({ DATA_DIR: folder, SECRET_KEY: secret }).SECRET_KEY).toBe(secret);
});

test('processes that start together in one folder make one secret', async () => {
  const folder = mkdtempSync(path.join(DATA_DIR, 'together-'));
  const module = path.join(import.meta.dirname, '../core/secret-key.ts');
  const script = `import { keepSecretKey } from ${JSON.stringify(module)}; console.log(keepSecretKey(${JSON.stringify(folder)}))`;
  const start = () => promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const secrets = (await Promise.all(Array.from({ length: 6 }, start))).map(({ stdout }) => stdout);
  expect(new Set(secrets).size).toBe(1);
  expect(readdirSync(folder)).toEqual(['secret.key']);
});

test('an external database requires SECRET_KEY', () => {
  expect(() => readConfig({ DATA_DIR, DATABASE_URL })).toThrow('SECRET_KEY is required with DATABASE_URL');
  expect(readConfig({ DATA_DIR, DATABASE_URL, SECRET_KEY })).toMatchObject({ DATABASE_URL, SECRET_KEY });
});

test('lists are separated by commas and every entry is checked', () => {
  const { TRUSTED_PROXIES } = readConfig({ DATA_DIR, TRUSTED_PROXIES: '10.0.0.0/8, ::1,loopback' });
  expect(TRUSTED_PROXIES).toEqual(['10.0.0.0/8', '::1', 'loopback']);
  for (const wrong of ['10.0.0.0/33', 'proxy', '10.0.0.0/8/8']) {
    expect(() => readConfig({ DATA_DIR, TRUSTED_PROXIES: wrong }), wrong).toThrow('TRUSTED_PROXIES');
  }
});

test('a logo from another origin is refused', () => {
  expect(() => readConfig({ DATA_DIR, BRAND_LOGO_URL: '//elsewhere.example/logo.svg' })).toThrow('BRAND_LOGO_URL');
});

test('every setting has a description', () => {
  const silent = Object.entries(settings).filter(([, setting]) => !setting.meta()?.description);
  expect(silent).toEqual([]);
});

test('there is one reading process per two cores, at most four, unless the setting says otherwise', () => {
  expect([1, 2, 8, 64].map((cores) => readersFor(cores))).toEqual([
    { workers: 1, threads: 1 },
    { workers: 1, threads: 2 },
    { workers: 4, threads: 2 },
    { workers: 4, threads: 2 },
  ]);
  expect(readConfig({ DATA_DIR, OCR_WORKERS: '7' })).toMatchObject({
    OCR_WORKERS: 7,
    OCR_THREADS: readersFor().threads,
  });
});

test('a reader elsewhere needs a secret, and a secret a reader', () => {
  const elsewhere = { DATA_DIR, READER_URL: 'http://reader:3010' };
  expect(() => readConfig(elsewhere)).toThrow('READER_SECRET and READER_URL must be set together');
  expect(() => readConfig({ DATA_DIR, READER_SECRET: 'x'.repeat(16) })).toThrow('READER_SECRET');
  expect(() => readConfig({ ...elsewhere, READER_SECRET: 'short' })).toThrow('READER_SECRET must have');
  expect(readConfig({ ...elsewhere, READER_SECRET: 'x'.repeat(16) }).READER_URL).toBe(elsewhere.READER_URL);
});

test('headers for a collector are pairs with percent-encoded values, and a share is at most 1', () => {
  const given = {
    DATA_DIR,
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20YQ==, x-team=a',
    OTEL_TRACES_SAMPLER_ARG: '0.25',
  };
  expect(readConfig(given)).toMatchObject({
    OTEL_EXPORTER_OTLP_HEADERS: { authorization: 'Basic YQ==', 'x-team': 'a' },
    OTEL_TRACES_SAMPLER_ARG: 0.25,
  });
  for (const wrong of ['key', 'a=%zz', 'a=b,c']) {
    expect(() => readConfig({ DATA_DIR, OTEL_EXPORTER_OTLP_HEADERS: wrong })).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
  }
  expect(() => readConfig({ DATA_DIR, OTEL_TRACES_SAMPLER_ARG: '1.5' })).toThrow('from 0 to 1');
});

test('WhatsApp and SMS need all of their settings, or none', () => {
  const meta = {
    ...{ WHATSAPP_TOKEN: 'token', WHATSAPP_PHONE_NUMBER_ID: '106540352242922', WHATSAPP_APP_SECRET: 'secret' },
    WHATSAPP_VERIFY_TOKEN: 'a word of our choice',
  };
  const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };
  expect(() => readConfig({ DATA_DIR, ...meta, ...twilio })).not.toThrow();
  for (const left of Object.keys(meta))
    expect(() => readConfig({ DATA_DIR, ...meta, [left]: '' }), left).toThrow('WHATSAPP_TOKEN and');
  for (const left of Object.keys(twilio))
    expect(() => readConfig({ DATA_DIR, ...twilio, [left]: '' }), left).toThrow('TWILIO_AUTH_TOKEN and');
  expect(() => readConfig({ DATA_DIR, ...twilio, TWILIO_FROM: '5512345678901' })).toThrow('TWILIO_FROM must be');
});
