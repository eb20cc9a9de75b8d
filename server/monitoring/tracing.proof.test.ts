import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jpeg } from '@volante/reader/testing/test-files.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { imports } from '../../scripts/rules/repository.ts';
import { openApplication } from '../admission/open.ts';
import { system } from '../applications/events.ts';
import { readConfig } from '../config/config.ts';
import { openJobs } from '../core/jobs.ts';
import { createLog } from '../core/log.ts';
import { openOutsideCalls } from '../core/outside/outside-call.ts';
import { inSpan, noTracing, openTracing } from '../core/tracing/tracing.ts';
import { requestPath } from '../testing/calls.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { openReplicas, type Replica, type Replicas } from '../testing/test-replicas.ts';
import { type Collector, type Sent, startCollector } from './testing/test-collector.ts';
import { summaryOf } from './trace-statements.ts';
import { isOurs, traceOutsideCalls } from './trace-work.ts';

const TIMEOUT = 120_000;
const CALLER = { id: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = `00-${CALLER.id}-${CALLER.spanId}-01`;
const database = await createTestDatabase();
let replicas: Replicas;
let requestId: string;
let collector: Collector;

beforeAll(async () => {
  replicas = await openReplicas(database.url, { LOG_LEVEL: 'info' });
  ({ requestId } = await openApplication(database, { country: 'mx', actor: system('test') }));
  collector = await startCollector();
}, TIMEOUT);
afterEach(() => collector.clear());
afterAll(async () => {
  collector.close();
  await replicas.close();
  await database.close();
}, TIMEOUT);

async function visit(server: Replica): Promise<void> {
  const answer = await fetch(`${server.origin}/api${requestPath(requestId)}`, { headers: { traceparent } });
  expect(answer.status).toBe(200);
}

async function upload(server: Replica): Promise<void> {
  const form = new FormData();
  form.append('mediaType', 'selfie_photo');
  form.append('file', new Blob([Uint8Array.from(await jpeg())]), 'Ana Secreta.jpg');
  const headers = { 'x-admission-request-id': requestId, traceparent };
  const answer = await fetch(`${server.origin}/api/media/upload/`, { method: 'POST', headers, body: form });
  expect(answer.status).toBe(200);
}

async function runJob(): Promise<void> {
  const jobs = await openJobs(database.url, createLog('silent'), { sends: true });
  await database.db.transaction().execute((trx) => jobs.enqueue(trx, 'seal-audit-log', {}));
  const done = `select 1 from pgboss.job where name = 'seal-audit-log' and state = 'completed'`;
  await expect.poll(async () => (await database.pool.query(done)).rowCount, { timeout: 60_000 }).toBeGreaterThan(0);
  await jobs.stop();
}

const linesOf = (server: Replica) =>
  server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

test('the spans of a call reach the collector as one trace even if the server stops right away', {
  timeout: TIMEOUT,
}, async () => {
  const server = await replicas.start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
  });
  await server.ready();
  await visit(server);
  await upload(server);
  await fetch(`${server.origin}/api/ana@example.com`);
  await runJob();
  expect(await server.end()).toBe(0);

  const spans = collector.spans();
  const [get] = spans.filter(({ name }) => name === 'GET /api/public/admission/requests/:id');
  expect(get).toMatchObject({ traceId: CALLER.id, parentSpanId: CALLER.spanId });
  const below = (parent: Sent) => spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
  expect(below(get!).map(({ name }) => name)).toContain('select application_links');
  const [post] = spans.filter(({ name }) => name === 'POST /api/media/upload/');
  const caused = below(post!).map(({ name }) => name);
  for (const name of ['open file', 'store put', 'insert media']) expect(caused).toContain(name);
  expect(spans.map(({ name }) => name)).toContain('job seal-audit-log');
  expect(collector.heads[0]).toMatchObject({ 'x-key': 'a key' });
  // Routes, tables and words from the code, but nothing about a person.
  for (const secret of [requestId, requestId.slice(0, 8), 'Ana', 'example.com', '127.0.0.1', 'uuid'])
    expect(collector.text()).not.toContain(secret);
  const facts = new Set(spans.flatMap(({ attributes }) => attributes.map(({ key }) => key)));
  expect([...facts].sort()).toEqual([
    'db.collection.name',
    'db.operation.name',
    'db.system.name',
    'http.request.method',
    'http.response.status_code',
    'http.route',
    'peer.service',
    'volante.attempt',
    'volante.kind',
    'volante.verdict',
  ]);
});

test('every log line of a call has the id of its trace, even without a collector', { timeout: TIMEOUT }, async () => {
  const server = await replicas.start();
  await server.ready();
  await visit(server);
  await upload(server);
  await fetch(`${server.origin}/api${requestPath(requestId)}`);
  expect(await server.end()).toBe(0);
  const calls = linesOf(server).filter(({ reqId }) => reqId);
  expect(calls.map(({ traceId }) => traceId)).toEqual([CALLER.id, CALLER.id, expect.stringMatching(/^[0-9a-f]{32}$/)]);
  expect(calls[2]!.traceId).not.toBe(CALLER.id);
});

test.each([
  ['is not there', () => Promise.resolve({ url: 'http://127.0.0.1:9', close: () => {} })],
  ['never answers', startSilentServer],
])('a collector that %s breaks nothing and is named in the log', { timeout: TIMEOUT }, async (_kind, open) => {
  const { url, close } = await open();
  const server = await replicas.start({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
  await server.ready();
  await visit(server);
  await expect
    .poll(() => linesOf(server).some(({ msg }) => msg === 'the trace collector is failing'), { timeout: 60_000 })
    .toBe(true);
  await visit(server);
  expect(await server.end()).toBe(0);
  close();
});

async function startSilentServer() {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('the trace is passed to services of our own network, never to others', async () => {
  const heard: IncomingHttpHeaders[] = [];
  const service = createServer((request, response) => {
    heard.push(request.headers);
    response.end();
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const log = createLog('silent');
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, SECRET_KEY: 'x'.repeat(32) });
  const tracing = await openTracing(config, log, '1');
  const call = traceOutsideCalls(openOutsideCalls(log), tracing);
  const { port } = service.address() as AddressInfo;
  await inSpan(tracing, 'job test', 'job', () => call({ service: 'test', url: `http://127.0.0.1:${port}/ana` }));
  await tracing.close();
  service.close();
  const [outside, job] = ['GET test', 'job test'].map((name) => collector.spans().find((span) => span.name === name)!);
  expect(outside).toMatchObject({ traceId: job!.traceId, parentSpanId: job!.spanId });
  expect(heard[0]!.traceparent).toBe(`00-${job!.traceId}-${outside!.spanId}-01`);
  expect(collector.text()).not.toContain('/ana');
  for (const url of [
    'http://localhost:3001/',
    'http://crm:80',
    'http://10.1.2.3/',
    'https://x.internal/',
    'http://[::1]/',
  ])
    expect(isOurs(url), url).toBe(true);
  for (const url of [
    'https://api.hubapi.com/',
    'https://8.8.8.8/',
    'https://10.example.org/',
    'https://[2001:db8::1]/',
  ])
    expect(isOurs(url), url).toBe(false);
});

test('the share of traces sent is limited, and a caller can ask for less but not for more', async () => {
  const config = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: '0',
    SECRET_KEY: 'x'.repeat(32),
  });
  const tracing = await openTracing(config, createLog('silent'), '1');
  const asked = { ...CALLER, isSampled: true, isRemote: true } as const;
  const span = tracing.begin('GET /', 'server', asked);
  expect(span.trace).toMatchObject({ id: CALLER.id, isSampled: false });
  span.end();
  await tracing.close();
  expect(collector.spans()).toEqual([]);
});

test('a statement’s span has its first word and table, without values', () => {
  for (const [text, name] of [
    [`select "id" from "applications" where "curp" = 'ANAX'`, 'select applications'],
    ['insert into "media" ("id") values ($1)', 'insert media'],
    ['update "staff_accounts" set "name" = $1', 'update staff_accounts'],
    ['with "one" as (select 1 from "links") delete from "media"', 'delete media'],
    ['select (select 1 from "links"), count(*) from "visits" where "at" > (now())', 'select visits'],
    ['delete from pgboss.job where true', 'delete job'],
    ['begin', 'begin '],
  ] as const) {
    const { operation, table } = summaryOf(text);
    expect(`${operation} ${table}`).toBe(name);
  }
});

test('without a collector nothing of OpenTelemetry is loaded', async () => {
  expect(await openTracing(replicas.config, createLog('silent'), '1')).toBe(noTracing);
  const loading = imports.filter(({ to, typeOnly }) => to.startsWith('@opentelemetry/') && !typeOnly);
  expect([...new Set(loading.map(({ from }) => from))]).toEqual(['server/core/tracing/send-spans.ts']);
  const above = imports.filter(({ to, typeOnly }) => to === 'server/core/tracing/send-spans.ts' && !typeOnly);
  expect(above.map(({ from }) => from)).toEqual(['server/core/tracing/tracing.ts']);
});
