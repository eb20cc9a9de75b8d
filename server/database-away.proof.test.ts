import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from './admission/open.ts';
import { system } from './applications/events.ts';
import { type OpenDatabase, openDatabase } from './core/database/db.ts';
import { type Jobs, openJobs } from './core/jobs.ts';
import { fetchWithCookies } from './testing/test-cookies.ts';
import { findFreePort } from './testing/test-free-port.ts';
import { type OwnPostgres, startOwnPostgres } from './testing/test-own-postgres.ts';

const TIMEOUT = 240_000;
const folder = mkdtempSync(path.join(tmpdir(), 'volante-main-'));
let postgres: OwnPostgres;
let own: OpenDatabase;
let server: ChildProcess;
let said = '';
let base: string;

beforeAll(async () => {
  postgres = await startOwnPostgres();
  const port = await findFreePort();
  base = `http://127.0.0.1:${port}`;
  const given = { DATABASE_URL: postgres.url, SECRET_KEY: randomBytes(32).toString('hex'), DATA_DIR: folder };
  const settings = { ...given, MIGRATE: 'start', STOP_DELAY: '0' };
  const env = { ...process.env, ...settings, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: '', LOG_LEVEL: 'warn' };
  server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: 'pipe' });
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (more) => (said += more));
  await ready();
  own = openDatabase(postgres.url, { connections: 2 });
}, TIMEOUT);

afterAll(async () => {
  postgres.signal('SIGCONT');
  await own?.close();
  server.kill('SIGTERM');
  if (server.exitCode === null && server.signalCode === null) await once(server, 'close');
  await postgres.close();
  rmSync(folder, { recursive: true, force: true });
}, TIMEOUT);

test('the server survives the loss of its database during writes, and keeps every acknowledged one', {
  timeout: TIMEOUT,
}, async () => {
  const began = performance.now();
  const writers = await Promise.all(Array.from({ length: 24 }, openWriter));
  for (let round = 0; round < 6; round++) {
    let stopped = false;
    const writing = Promise.allSettled(
      writers.map(async (writer) => {
        while (!stopped) await writer.write();
      }),
    );
    await pause(100 + Math.random() * 400);
    await goAway(round);
    await ready();
    stopped = true;
    const outcomes = await writing;
    expect(server.exitCode, said).toBeNull();
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const writer of writers) await writer.check();
  }
  expect(writers.some(({ refused }) => refused > 0)).toBe(true);
  const lines = said.split('\n').filter((line) => line.includes('the database does not answer'));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 10_000);
  await jobsGoOn();
});

test('20 s without the database write no line of level error, and one of it in ten seconds', {
  timeout: TIMEOUT,
}, async () => {
  const writers = await Promise.all(Array.from({ length: 8 }, openWriter));
  const from = said.length;
  const began = performance.now();
  postgres.signal('SIGQUIT');
  const writing = (async () => {
    while (performance.now() - began < 20_000) {
      await Promise.all(writers.map((writer) => writer.write()));
      await pause(500);
    }
  })();
  await writing;
  await postgres.restart();
  await ready();
  await jobsGoOn();
  const lines = said
    .slice(from)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { level: number; msg: string });
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  const away = lines.filter(({ msg }) => msg === 'the database does not answer');
  expect(away.length).toBeGreaterThan(0);
  expect(away.length).toBeLessThanOrEqual(1 + (performance.now() - began) / 10_000);
});

test('while the database hangs, calls are refused within 10 s instead of waiting', { timeout: TIMEOUT }, async () => {
  // Far more than there are connections, so that most of them wait for one.
  const writers = await Promise.all(Array.from({ length: 80 }, openWriter));
  postgres.signal('SIGSTOP');
  const began = performance.now();
  const statuses = await Promise.all(writers.map((writer) => writer.write()));
  const took = performance.now() - began;
  const later = await writers[0]!.write();
  postgres.signal('SIGCONT');
  expect([...new Set([...statuses, later])]).toEqual([503]);
  expect(took).toBeLessThan(10_000);
  await ready();
  for (const writer of writers) await writer.check();
  expect(await writers[0]!.write()).toBe(200);
  await jobsGoOn();
});

/** Saves one name after another into an application of its own, and remembers the acknowledged ones. */
async function openWriter() {
  const { requestId } = await openApplication(own, { country: 'mx', actor: system('test') });
  const url = `${base}/api/public/admission/requests/${requestId}`;
  const headers = { 'content-type': 'application/json' };
  // A driver's phone, which its application knows.
  const ask = fetchWithCookies();
  let tried = 0;
  let kept = 0;
  const writer = {
    refused: 0,
    async write() {
      const number = ++tried;
      const answer = await ask(`${url}/personal-data`, {
        method: 'PATCH',
        headers: { ...headers, 'idempotency-key': randomUUID() },
        body: JSON.stringify({ firstName: nameOf(number) }),
      });
      const { error } = (await answer.json()) as { error?: { code: string } };
      if (answer.status === 200) kept = number;
      else {
        writer.refused++;
        expect([answer.status, error?.code]).toEqual([503, 'server_unavailable_error']);
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
        await pause(20);
      }
      return answer.status;
    },
    async check() {
      const { data } = (await (await ask(url)).json()) as { data: { personalData: { firstName: string } } };
      const possible = Array.from({ length: tried - kept + 1 }, (_, index) => nameOf(kept + index));
      expect(possible).toContain(data.personalData.firstName);
    },
  };
  return writer;
}

// Names have letters only.
function nameOf(number: number): string {
  return number === 0 ? '' : `Ana${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
}

async function goAway(round: number): Promise<void> {
  if (round % 3 === 0) {
    await own.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    );
    return;
  }
  postgres.signal(round % 3 === 1 ? 'SIGQUIT' : 'SIGKILL');
  await postgres.restart();
}

async function jobsGoOn(): Promise<void> {
  const jobs: Jobs = await openJobs(postgres.url, pino({ level: 'silent' }));
  await own.db.transaction().execute((trx) => jobs.enqueue(trx, 'sweep-idempotency-keys', {}));
  await jobs.stop();
  const unfinished = `select 1 from pgboss.job where name = 'sweep-idempotency-keys' and state <> 'completed'`;
  await expect.poll(async () => (await own.pool.query(unfinished)).rowCount, { timeout: 60_000 }).toBe(0);
}

async function ready(): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server ended: ${said}`);
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await pause(50);
  }
}
