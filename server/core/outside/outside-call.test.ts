import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { OutsideFault, openOutsideCalls, pauseBefore } from './outside-call.ts';

const quick = { openAfter: 3, openForMs: 60_000, pauseMs: 1, longestPauseMs: 50 };
let service: Server | undefined;
const logged: string[] = [];
const log = createLog('info', { write: (line) => logged.push(line) });
afterEach(() => {
  service?.closeAllConnections();
  service?.close();
  logged.length = 0;
});

/** A service that gives these answers one after another, then repeats the last one. */
async function serviceThat(...answers: RequestListener[]) {
  let asked = 0;
  service = createServer((request, reply) => answers[Math.min(asked++, answers.length - 1)]!(request, reply));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  return {
    url: `http://127.0.0.1:${(service.address() as AddressInfo).port}/secret-id`,
    asked: () => asked,
  };
}

const says =
  (status: number, body = '{"ok":true}', headers = {}): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
const silent: RequestListener = () => {};
const hangsUp: RequestListener = (request) => request.socket.destroy();

async function faultOf(asking: Promise<unknown>): Promise<OutsideFault> {
  const error = await asking.then(
    () => null,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(OutsideFault);
  return error as OutsideFault;
}

test('an object is sent as JSON and the answer is parsed by its schema', async () => {
  const { url } = await serviceThat(async (request, reply) => {
    const body = (await buffer(request)).toString();
    says(200, JSON.stringify({ type: request.headers['content-type'], body }))(request, reply);
  });
  const answer = await openOutsideCalls(log)({ service: 'x', url, method: 'POST', body: { a: 1 } });
  expect(answer.as(z.object({ type: z.string(), body: z.string() }))).toEqual({
    type: 'application/json',
    body: '{"a":1}',
  });
  expect(() => answer.as(z.object({ other: z.string() }))).toThrow('broken_answer');
});

test('temporary faults are retried if repeating the call is harmless', async () => {
  for (const fault of [says(500), says(503), hangsUp, says(200, '{"cut')]) {
    const { url, asked } = await serviceThat(fault, fault, says(200));
    await openOutsideCalls(log, { ...quick, openAfter: 9 })({ service: 'x', url });
    expect(asked()).toBe(3);
    service?.close();
  }
});

test('a call that may have succeeded is not repeated', async () => {
  for (const fault of [says(500), hangsUp, says(200, '{"cut')]) {
    const { url, asked } = await serviceThat(fault);
    await faultOf(openOutsideCalls(log, quick)({ service: 'x', url, method: 'POST' }));
    expect(asked()).toBe(1);
    service?.close();
  }
});

test('a throttled call is retried after the time the service asks for', async () => {
  const { url, asked } = await serviceThat(says(429, '', { 'retry-after': '0' }), says(200));
  await openOutsideCalls(log, quick)({ service: 'x', url, method: 'POST' });
  expect(asked()).toBe(2);
  const fault = (seconds: number) =>
    new OutsideFault('x', 'rate_limited', { status: 429, retryAfterMs: seconds * 1000 });
  const retryPolicy = { ...quick, longestPauseMs: 5000 };
  expect(pauseBefore(fault(2), 1, retryPolicy)).toBe(2000);
  expect(pauseBefore(fault(6), 1, retryPolicy)).toBeNull();
});

test('a long wait requested by a service is passed on to the caller', async () => {
  const later = new Date(Date.now() + 3_600_000).toUTCString();
  for (const said of ['3600', later]) {
    const { url, asked } = await serviceThat(says(429, '', { 'retry-after': said }));
    const fault = await faultOf(openOutsideCalls(log, quick)({ service: 'x', url }));
    expect(fault).toMatchObject({ kind: 'rate_limited', status: 429 });
    expect(fault.retryAfterMs).toBeGreaterThan(3_500_000);
    expect(asked()).toBe(1);
    service?.close();
  }
});

test('pauses between retries grow, are randomized, and are limited', () => {
  const retryPolicy = { ...quick, pauseMs: 100, longestPauseMs: 300 };
  const fault = new OutsideFault('x', 'unreachable');
  const pauses = [1, 2, 3, 9].map((attempt) =>
    Array.from({ length: 50 }, () => pauseBefore(fault, attempt, retryPolicy)!),
  );
  [100, 200, 300, 300].forEach((most, i) => {
    expect(Math.max(...pauses[i]!)).toBeLessThanOrEqual(most);
    expect(Math.min(...pauses[i]!)).toBeGreaterThanOrEqual(most / 2);
    expect(new Set(pauses[i]).size).toBeGreaterThan(1);
  });
});

test('a call without a complete answer times out', async () => {
  const { url } = await serviceThat(silent, (_request, reply) => {
    reply.writeHead(200, { 'content-length': 100 });
    reply.write('the beginning');
  });
  const ask = openOutsideCalls(log, quick);
  for (const _ of ['silent', 'slow'])
    expect(await faultOf(ask({ service: 'x', url, timeoutMs: 60, retries: 0 }))).toMatchObject({ kind: 'timeout' });
});

test('when the caller disconnects, the call and the pause before a retry end', async () => {
  const { url, asked } = await serviceThat(silent, says(500));
  const ask = openOutsideCalls(log, { ...quick, pauseMs: 60_000, longestPauseMs: 60_000 });
  const signal = AbortSignal.timeout(50);
  expect((await faultOf(ask({ service: 'x', url, signal, retries: 0 }))).kind).toBe('timeout');
  const fault = await faultOf(ask({ service: 'x', url, signal: AbortSignal.timeout(200) }));
  expect(fault).toMatchObject({ kind: 'unreachable', status: 500 });
  expect(asked()).toBe(2);
});

test('a truncated, oversized or non-JSON answer is a fault', async () => {
  const cut: RequestListener = (request, reply) => {
    reply.writeHead(200, { 'content-length': 100 });
    reply.write('x', () => request.socket.destroy());
  };
  for (const answer of [cut, says(200, JSON.stringify('x'.repeat(2000))), says(200, '<html>')]) {
    const { url } = await serviceThat(answer);
    const fault = await faultOf(openOutsideCalls(log, quick)({ service: 'x', url, maxBytes: 1000, retries: 0 }));
    expect(fault.kind).toBe('broken_answer');
    service?.close();
  }
});

test('a refusal is reported with its status and not retried, unless the caller accepts it as an answer', async () => {
  const { url, asked } = await serviceThat(says(404, '{"why":"gone"}'));
  const ask = openOutsideCalls(log, quick);
  expect(await faultOf(ask({ service: 'x', url }))).toMatchObject({ kind: 'refused', status: 404 });
  expect(asked()).toBe(1);
  expect(await ask({ service: 'x', url, accept: [404] })).toMatchObject({ status: 404, body: { why: 'gone' } });
});

test('keys are sent to the configured address only', async () => {
  const { url, asked } = await serviceThat(says(302, '', { location: '/elsewhere' }), says(200));
  const ask = openOutsideCalls(log, quick)({ service: 'x', url, headers: { 'x-api-key': 'k' } });
  expect(await faultOf(ask)).toMatchObject({ kind: 'refused', status: 302 });
  expect(asked()).toBe(1);
});

test('only calls to the failing service are paused for a while and then tried again', async () => {
  const { url, asked } = await serviceThat(says(500), says(500), says(500), says(200));
  const ask = openOutsideCalls(log, { ...quick, openForMs: 300 });
  const call = (service: string) => ask({ service, url, retries: 0 });
  for (const _ of [1, 2, 3]) expect((await faultOf(call('down'))).kind).toBe('unreachable');
  expect((await faultOf(call('down'))).kind).toBe('circuit_open');
  expect(asked()).toBe(3);
  await call('other');
  await vi.waitFor(() => call('down'), { timeout: 5000 });
  expect(logged.join()).toMatch(/"service":"down","msg":"an outside service is down.*"service":"down".*is back/s);
});

test('a service that refuses or throttles does not count as failing', async () => {
  const { url, asked } = await serviceThat(says(401), says(401), says(429), says(429), says(200));
  const ask = openOutsideCalls(log, { ...quick, openAfter: 2 });
  for (const _ of [1, 2, 3, 4]) await faultOf(ask({ service: 'x', url, retries: 0 }));
  expect((await ask({ service: 'x', url })).status).toBe(200);
  expect(asked()).toBe(5);
});

test('an unreachable service is reported as unreachable, and calls that never arrived are sent again', async () => {
  const { url } = await serviceThat(silent);
  service?.close();
  const fault = await faultOf(openOutsideCalls(log, quick)({ service: 'x', url, method: 'POST' }));
  expect(fault).toMatchObject({ kind: 'unreachable', message: 'x: unreachable ECONNREFUSED' });
  expect(logged.filter((line) => line.includes('outside call failed'))).toHaveLength(3);
  // With a code, the fault would be mistaken for a lost database.
  expect(fault).not.toHaveProperty('code');
});

test('the log names the service, the status and the duration, but nothing from the call', async () => {
  const { url } = await serviceThat(says(200), says(500));
  const ask = openOutsideCalls(log, quick);
  const call = { service: 'mail', url, headers: { 'x-api-key': 'secret-key' }, body: { to: 'ana@example.org' } };
  await ask({ ...call, method: 'POST' });
  log.error({ err: await faultOf(ask({ ...call, method: 'POST' })) }, 'failed');
  const lines = logged.map((line) => JSON.parse(line));
  expect(lines[0]).toEqual({
    level: 30,
    time: expect.anything(),
    pid: expect.anything(),
    hostname: expect.anything(),
    service: 'mail',
    status: 200,
    ms: expect.any(Number),
    msg: 'outside call',
  });
  expect(logged.join()).not.toMatch(/secret|ana@|127\.0\.0\.1/);
});
