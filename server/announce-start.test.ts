import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { announceStart, startLinks } from './announce-start.ts';
import { openDatabase } from './core/database/db.ts';
import { upload } from './media/testing/test-upload.ts';
import { requestPath } from './testing/calls.ts';
import { startTestApp } from './testing/test-app.ts';

const server = await startTestApp();
const away = openDatabase('postgresql://nobody@127.0.0.1:1/nothing');
const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(async () => {
  said.mockRestore();
  await away.close();
  await server.close();
});

test.each(['development', 'production'] as const)(
  'a database lost right after the server began to serve does not end it (%s)',
  async (mode) => {
    const deps = { ...server.deps, config: { ...server.deps.config, NODE_ENV: mode }, db: away.db, pool: away.pool };
    server.logged.length = 0;
    await expect(announceStart(deps)).resolves.toBeUndefined();
    expect(server.logged.filter((line) => line.includes('could not look up admins and trial links'))).toHaveLength(1);
  },
);

test.each([
  ['off', 1],
  ['known_devices', 0],
] as const)(
  'a start with SECOND_FACTOR=%s says that everybody with a link sees everything %d times',
  async (mode, times) => {
    said.mockClear();
    await announceStart({ ...server.deps, config: { ...server.deps.config, SECOND_FACTOR: mode } });
    expect(said.mock.calls.filter(([line]) => /SECOND_FACTOR is off/.test(line))).toHaveLength(times);
  },
);

test('a start with the embedded PostgreSQL says that it is for trials, one with a database of its own does not', async () => {
  const times = async (DATABASE_URL?: string) => {
    said.mockClear();
    await announceStart({ ...server.deps, config: { ...server.deps.config, DATABASE_URL } });
    return said.mock.calls.filter(([line]) => /for trials only/.test(line)).length;
  };
  expect([await times(), await times('postgresql://v@database/volante')]).toEqual([1, 0]);
});

const printed = async () => (await startLinks(server.deps))[0]!.link.split('/').at(-1)!;
const idOf = async (requestId: string) => (await server.deps.findApplicationFile(requestId))!.applicationId;
const call = (method: 'GET' | 'POST' | 'PATCH', requestId: string, part: string, payload?: object) =>
  server.call(method, requestPath(requestId) + part, payload, { 'idempotency-key': 'key' });
const insert = async (requestId: string, statement: string) =>
  server.database.pool.query(statement, [await idOf(requestId)]);

const picture = { width: 8, height: 8, channels: 3, background: '#5800f7' } as const;
const photo = await sharp({ create: picture }).jpeg().toBuffer();

test('a start prints the previous link again while it is unused', async () => {
  const link = await printed();
  await call('GET', link, '');
  expect(await printed()).toBe(link);
});

test.each([
  ['personal data', (id: string) => call('PATCH', id, '/personal-data', { firstName: 'Ana' })],
  ['a consent', (id: string) => call('POST', id, '/consents', { kind: 'location', textVersion: '1', language: 'en' })],
  ['a file', (id: string) => upload(server, id, 'selfie_photo', [{ bytes: photo }])],
  ['a platform account', (id: string) => insert(id, accountRow)],
  ['something that was refused', (id: string) => call('POST', id, '/submit')],
])('once somebody gave %s through it, it is never printed again', async (_what, give) => {
  const link = await printed();
  await give(link);
  const next = await printed();
  expect(next).not.toBe(link);
  expect(await printed()).toBe(next);
});

const accountRow = `insert into widget_accounts (application_id, account_id, state, added_at, updated_at)
  values ($1, 'account', 'reading', now(), now())`;
