import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { jpeg } from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApplication } from '../admission/open.ts';
import { system } from '../applications/events.ts';
import { requestPath } from '../testing/calls.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { findFreePort } from '../testing/test-free-port.ts';
import { openReplicas, type Replica, type Replicas } from '../testing/test-replicas.ts';

const TIMEOUT = 60_000;
const database = await createTestDatabase();
const port = await findFreePort();
let replicas: Replicas;
let server: Replica;
let requestId: string;
let text: string;

beforeAll(async () => {
  replicas = await openReplicas(database.url);
  server = await replicas.start({ METRICS_PORT: String(port) });
  await server.ready();
  ({ requestId } = await openApplication(database, { country: 'mx', actor: system('test') }));
  await server.call('GET', requestPath(requestId));
  await server.call('GET', '/public/admission/requests/wrong');
  await upload();
  text = await read();
}, TIMEOUT);
afterAll(async () => {
  await replicas.close();
  await database.close();
}, TIMEOUT);

async function upload(): Promise<void> {
  const form = new FormData();
  form.append('mediaType', 'selfie_photo');
  form.append('file', new Blob([Uint8Array.from(await jpeg())]), 'photo.jpg');
  const headers = { 'x-admission-request-id': requestId };
  const answer = await fetch(`${server.origin}/api/media/upload/`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
}

async function read(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

test('metrics report results of calls, opened files and the state of parts', () => {
  for (const line of [
    /^volante_calls_total\{method="GET",route="\/api\/public\/admission\/requests\/:id",status="2xx"\} 1$/m,
    /^volante_calls_total\{method="GET",route="\/api\/public\/admission\/requests\/:id",status="4xx"\} 1$/m,
    /^volante_files_opened_total\{kind="jpeg",verdict="accepted"\} 1$/m,
    /^volante_open_seconds_count\{kind="jpeg"\} 1$/m,
    /^volante_up\{part="database"\} 1$/m,
    /^volante_up\{part="store"\} 1$/m,
    /^volante_disk_free_bytes [1-9]/m,
    /^volante_database_connections_max 5$/m,
    /^volante_jobs_dead 0$/m,
    /^volante_backup_time_seconds 0$/m,
    /^volante_pictures_waiting\{pool="reader"\} 0$/m,
    /^volante_build_info\{version="[\d.]+",commit="[0-9a-z]+",node="v24[\d.]+",schema="\d{4}"\} 1$/m,
    /^nodejs_eventloop_lag_p99_seconds /m,
  ])
    expect(text).toMatch(line);
});

test('metrics contain no id, no address and no person', () => {
  expect(text).not.toContain(requestId);
  expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-|@|127\.0\.0\.1/);
});

test('unknown addresses and methods make no metrics of their own', async () => {
  for (const name of ['one', 'two', 'three']) await fetch(`${server.origin}/api/${name}`);
  const lines = (await read()).split('\n').filter((line) => /\/(one|two|three)|route="none"/.test(line));
  expect(lines).toEqual(['volante_calls_total{method="GET",route="none",status="4xx"} 3']);
});

test('alerts and dashboard use only metrics that exist', async () => {
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['alerts.yml', 'dashboard.json']) {
    const written = await readFile(path.join(import.meta.dirname, '../../deploy', file), 'utf8');
    const expressions = written.match(/\b(volante|nodejs|process)_[a-z0-9_]+/g) ?? [];
    const named = expressions.map((name) => (known.has(name) ? name : name.replace(/_(bucket|sum|count)$/, '')));
    expect(named.length, file).toBeGreaterThan(10);
    expect(
      named.filter((name) => !known.has(name)),
      file,
    ).toEqual([]);
  }
});

test('metrics are served only on their own port, and not at all unless it is set', async () => {
  expect(await (await fetch(`${server.origin}/metrics`)).text()).not.toContain('volante_calls_total');
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
  expect(replicas.config.METRICS_PORT).toBeUndefined();
  expect(replicas.config.METRICS_HOST).toBe('127.0.0.1');
});
