import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { api } from '@volante/contract/api.ts';
import type { AnyEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf, fieldsOf } from '@volante/contract/fields/testing/test-fields.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import { deriveKeys } from './core/keys.ts';
import { invite } from './staff/accounts/invitations.ts';
import { hashPassword } from './staff/accounts/password.ts';
import { codeAt } from './staff/accounts/totp.ts';
import { hire, PASSWORD, type TestStaff } from './staff/testing/test-staff.ts';
import { driversFiles, uploads } from './testing/longest-pause/test-longest-files.ts';
import { alphabets, longestOf } from './testing/longest-pause/test-longest-input.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { findFreePort } from './testing/test-free-port.ts';
import { openReplicas, type Replica, type Replicas } from './testing/test-replicas.ts';

/** How long one call may keep all others waiting, in ms of the main thread's processor time. */
const LONGEST = 200;
/** A pause may be the first use of something, or a collection of garbage: it counts if it comes back each time. */
const TRIES = 3;
const TIMEOUT = 300_000;
const many = '1000000';

const database = await createTestDatabase();
const pausesPort = await findFreePort();
let replicas: Replicas;
let server: Replica;
let admin: TestStaff;
let deps: Parameters<typeof hire>[0]['deps'];

beforeAll(async () => {
  replicas = await openReplicas(database.url, {
    ...{ JOBS: 'off', CALLS_PER_MINUTE: many, APPLICATION_CALLS_PER_MINUTE: many },
    ...{ WRITES_PER_HOUR: many, WRONG_IDS_PER_HOUR: '100000', UPLOADS_PER_HOUR: '100000' },
    SCREENSHOTS_PER_HOUR: '100000',
  });
  const { config } = replicas;
  deps = { db: database.db, keys: deriveKeys(config.SECRET_KEY), config, now: () => new Date() };
  const watch = path.join(import.meta.dirname, 'testing/longest-pause/watch-pauses.ts');
  server = await replicas.start({ NODE_OPTIONS: `--import ${watch}`, PAUSES_PORT: String(pausesPort) });
  await server.ready();
  admin = await hire({ deps, database, inject: server.inject }, 'everything');
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | FormData;
}

const isStaff = (call: AnyEndpoint) => (Object.values(staffApi) as AnyEndpoint[]).includes(call);

/** Sends it up to three times, and returns the shortest of the longest pauses it caused, with the last status. */
async function pauseOf(make: () => Promise<Sent>): Promise<{ pause: number; status: number }> {
  let found = { pause: Number.POSITIVE_INFINITY, status: 0 };
  for (let tries = 0; tries < TRIES && found.pause > LONGEST; tries++) {
    const { url, ...sent } = await make();
    await longestSoFar();
    const answer = await fetch(server.origin + url, sent);
    // A stream of events never ends.
    if (String(answer.headers.get('content-type')).includes('event-stream')) await answer.body?.cancel();
    else await answer.arrayBuffer();
    found = { pause: Math.min(found.pause, await longestSoFar()), status: answer.status };
  }
  return found;
}

async function longestSoFar(): Promise<number> {
  return Number(await (await fetch(`http://127.0.0.1:${pausesPort}`)).text());
}

/** A call of an application of its own, with a session that has just been confirmed. */
async function requestOf(call: AnyEndpoint, parameter?: string): Promise<Sent> {
  await admin.stepUp();
  const { requestId, applicationId } = await openApplication(database, { country: 'mx', actor: system('test') });
  const known: Record<string, string> = {
    ...{ id: requestId, requestId, applicationId, n: '1', type: 'curp', platform: 'uber', week: '2026-11-02' },
  };
  const filled = call.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => parameter ?? known[name] ?? (name.endsWith('Id') ? applicationId : 'x'),
  );
  const headers = isStaff(call) ? { cookie: admin.cookie } : { 'x-admission-request-id': requestId };
  return { method: call.method, url: (isStaff(call) ? '/api/staff' : '/api') + filled, headers };
}

/** Values without which a call ends before its work. */
async function givenFor(name: string): Promise<Record<string, unknown>> {
  if (name === 'changePassword') {
    // The try before this one may have changed it.
    const sql = 'update staff_accounts set password_hash = $2 where id = $1';
    await database.pool.query(sql, [admin.me.account.id, await hashPassword(PASSWORD)]);
    return { current: PASSWORD };
  }
  if (name !== 'acceptInvitation') return {};
  const { token } = await invite(deps, { email: `${randomUUID()}@example.com`, roles: ['advisor'] });
  const { data } = JSON.parse((await post('/api/staff/invitations/open', { token })).body);
  return { token, code: codeAt(data.totp.secret, new Date()) };
}
const post = (url: string, payload: object) => server.inject({ method: 'POST', url, payload });

async function withInput(name: string, call: AnyEndpoint, letters: string): Promise<Sent> {
  const sent = await requestOf(call);
  const given = await givenFor(name);
  const query = call.query && (longestOf(call.query, letters, {}, 6000) as Record<string, unknown>);
  const asked = new URLSearchParams(Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]));
  const body = call.body && JSON.stringify(longestOf(call.body, letters, given));
  return {
    ...sent,
    url: query ? `${sent.url}?${asked}` : sent.url,
    headers: { ...sent.headers, ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }) },
    ...(body && { body }),
  };
}

// Signing out ends the session of all other calls.
const calls = Object.entries<AnyEndpoint>({ ...api, ...staffApi, signOut: staffApi.signOut }).toSorted(
  ([a], [b]) => Number(a === 'signOut') - Number(b === 'signOut'),
);

test.each(calls.filter(([name]) => name !== 'signOut'))(
  '%s: no call waits longer than 200 ms for its longest input',
  async (name, call) => {
    const long: unknown[] = [];
    const statuses: number[] = [];
    for (const letters of alphabets) {
      const { pause, status } = await pauseOf(() => withInput(name, call, letters));
      statuses.push(status);
      if (pause > LONGEST) long.push({ letters, pause });
    }
    if (call.path.includes('{')) {
      const { pause } = await pauseOf(() => requestOf(call, 'x'.repeat(12_000)));
      if (pause > LONGEST) long.push({ parameter: 'x', pause });
    }
    expect(long).toEqual([]);
    // Both judge a password, which is what they were tried for.
    if (name === 'changePassword' || name === 'acceptInvitation') expect(statuses).toContain(200);
  },
  TIMEOUT,
);

async function withFile(call: AnyEndpoint, bytes: Buffer): Promise<Sent> {
  const sent = await requestOf(call);
  const fields = exampleOf(call.form as z.ZodMiniType) as Record<string, unknown>;
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (!isFile(name))
      body.append(name, name === 'requestId' ? sent.headers['x-admission-request-id']! : String(value));
  for (const name of Object.keys(fields).filter(isFile))
    body.append(name, new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
  return { ...sent, body };
}
const isFile = (name: string) => name === 'file' || name === 'image';

const forms = calls.filter(([, { form }]) => form);
const files = forms.flatMap(([name, call]) =>
  Object.entries<() => Buffer | Promise<Buffer>>(name === 'checkBatch' ? driversFiles : uploads).map(
    ([title, make]) => ({ name, title, call, make }),
  ),
);

test.each(files)(
  '$name: no call waits longer than 200 ms for $title',
  async ({ call, make }) => {
    const bytes = await make();
    expect((await pauseOf(() => withFile(call, bytes))).pause).toBeLessThanOrEqual(LONGEST);
  },
  TIMEOUT,
);

// Many calls end before, since what their address names doesn't exist.
test('no input of any call takes longer than 200 ms to be parsed, legal or far too long', () => {
  const long: unknown[] = [];
  for (const [name, { body, query }] of calls)
    for (const schema of [body, query].filter((item) => item !== undefined))
      for (const letters of alphabets) {
        const texts = fieldsOf(schema).filter(({ kind }) => kind === 'text');
        const tooLong = texts.map(({ path: at }) =>
          exampleOf(schema, { path: at, value: letters.repeat(60_000 / letters.length) }),
        );
        for (const value of [longestOf(schema, letters), ...tooLong]) {
          const times = Array.from({ length: TRIES }, () => {
            const before = process.threadCpuUsage();
            z.safeParse(schema, value);
            const { user, system } = process.threadCpuUsage(before);
            return (user + system) / 1000;
          });
          if (Math.min(...times) > LONGEST) long.push({ name, letters, times });
        }
      }
  expect(long).toEqual([]);
});
