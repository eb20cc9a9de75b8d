import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { hire } from '../../../staff/testing/test-staff.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { Problem } from '../../problem.ts';
import { callsAtOnce, createCallLimit } from './call-limit.ts';

const refusal = { code: 'server_unavailable_error', retryAfter: expect.any(Number) };

test('every connection count leaves some for staff, and at least one turn for drivers', () => {
  for (let connections = 2; connections <= 100; connections++) {
    for (const processors of [1, 2, 64]) {
      expect(callsAtOnce(connections, processors)).toBeGreaterThan(0);
      expect(callsAtOnce(connections, processors)).toBeLessThan(connections);
    }
  }
});

test('calls get their turns in the order in which they came, and a turn counts once', async () => {
  const callLimit = createCallLimit(1);
  const leave = await callLimit.take();
  const order: string[] = [];
  const [a, b] = ['a', 'b'].map(async (name) => {
    const own = await callLimit.take();
    order.push(name);
    return own;
  });
  leave();
  leave();
  const leaveA = await a;
  await pause(10);
  expect(order).toEqual(['a']);
  leaveA?.();
  await b;
  expect(order).toEqual(['a', 'b']);
});

test('calls that keep their turn too long hold up others only for a second; who waits longer is refused', async () => {
  const callLimit = createCallLimit(1);
  await callLimit.take();
  const second = callLimit.take();
  const third = callLimit.take();
  await second;
  await expect(third).rejects.toMatchObject(refusal);
  expect(await callLimit.take()).toEqual(expect.any(Function));
});

test('if more wait than can be served in time, further calls are refused at once, each with a later time', async () => {
  const callLimit = createCallLimit(1);
  const first = await callLimit.take();
  // Slow turns, as on a busy machine.
  await pause(400);
  first();
  const leave = await callLimit.take();
  const outcomes = Array.from({ length: 200 }, () =>
    callLimit.take().then(
      (own) => own(),
      (error) => error,
    ),
  );
  const begun = performance.now();
  const refused = (await Promise.race(outcomes.slice(-1))) as { retryAfter: number };
  expect(refused).toMatchObject(refusal);
  expect(performance.now() - begun).toBeLessThan(1000);
  leave();
  const all = await Promise.all(outcomes);
  const times = all.filter((item) => item !== undefined).map((item) => item.retryAfter as number);
  expect(times.length).toBeGreaterThan(100);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('drivers who are waiting for a turn don’t hold up staff', async () => {
  const server = await startTestApp({ settings: { DATABASE_CONNECTIONS: '3' } });
  const person = await hire(server, 'everything');
  const { requestId, applicationId } = await server.open('mx');
  const leaves = await Promise.all(Array.from({ length: callsAtOnce(3) }, () => server.deps.turns.take()));
  const driver = server.inject({ method: 'GET', url: `/api/public/admission/requests/${requestId}` });
  expect((await person.call('GET', `/applications/${applicationId}`)).status).toBe(200);
  expect(await Promise.race([driver.then(() => 'answered'), pause(50, 'waiting')])).toBe('waiting');
  for (const leave of leaves) leave();
  expect((await driver).statusCode).toBe(200);
  await server.close();
});

test('a driver whose turn doesn’t come is told when to return, and nothing was done', async () => {
  const server = await startTestApp();
  const { requestId, applicationId } = await server.open('mx');
  const held = server.deps.turns;
  server.deps.turns = { take: () => Promise.reject(new Problem('server_unavailable_error', { retryAfter: 3 })) };
  const answer = await server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${requestId}/personal-data`,
    headers: { 'idempotency-key': 'one' },
    payload: { firstName: 'María' },
  });
  expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'server_unavailable_error']);
  expect(answer.headers['retry-after']).toBe('3');
  server.deps.turns = held;
  expect(await server.query('select 1 from idempotency_keys where owner_id = $1', [applicationId])).toEqual([]);
  await server.close();
});
