import { afterAll, beforeEach, expect, test } from 'vitest';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { sendDue, sweepWebhooks, webhookJobs } from './deliver.ts';
import { openReceiver, says } from './testing/test-receiver.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
const { deps, query } = server;
const eva = await hire(server, 'everything', 'Eva');
const [quick, slow] = [await openReceiver(), await openReceiver()];
afterAll(async () => {
  quick.close();
  slow.close();
  await server.close();
});

async function add(url: string): Promise<string> {
  const fields = { url, description: '', kinds: ['application.created', 'visit.moved'], countries: ['mx'] };
  return (await eva.call('POST', '/webhooks', fields)).data.webhook.id;
}
beforeEach(async () => {
  await query('delete from webhook_endpoints');
  for (const receiver of [quick, slow]) Object.assign(receiver, { received: [], answer: says(200) });
});

test('a receiver that doesn’t answer holds up no other, and gets five requests at a time', async () => {
  const [hanging, other] = [await add(slow.url), await add(quick.url)];
  for (let n = 0; n < 8; n++) await server.open('mx');
  const waiting: (() => void)[] = [];
  slow.answer = (_, reply) => void waiting.push(() => reply.end('ok'));
  const send = webhookJobs(deps)['send-webhooks'];
  // A batch as it is fetched, ended only when every job of it is.
  const batch = [...Array.from({ length: 9 }, () => hanging), other];
  await Promise.all(batch.map((endpointId) => send.run({ endpointId })));
  await expect.poll(() => quick.received, { timeout: 5000 }).toHaveLength(8);
  expect(slow.received).toHaveLength(5);
  // Those that were left are sent by the same requests, once they come back.
  slow.answer = says(200);
  for (const go of waiting) go();
  await expect.poll(() => query(`select from webhook_deliveries where state = 'waiting'`)).toHaveLength(0);
  expect(slow.received).toHaveLength(8);
});

test('a server that stops cuts its requests off, which counts as no failure; another one sends them at once', async () => {
  const endpointId = await add(slow.url);
  await server.open('mx');
  const stopping = new AbortController();
  slow.answer = () => stopping.abort();
  await sendDue({ ...deps, stopping: stopping.signal }, endpointId, stopping.signal);
  expect(slow.received).toHaveLength(1);
  const [row] = await query('select state, reason, due_at <= now() as due from webhook_deliveries');
  expect(row).toEqual({ state: 'waiting', reason: null, due: true });
  expect(await query('select failing_since from webhook_endpoints')).toEqual([{ failing_since: null }]);
  slow.answer = says(200);
  await sendDue(deps, endpointId);
  const ids = slow.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('every endpoint for which a transaction queued something gets one job, and no other transaction’s does', async () => {
  const endpoints = [await add(slow.url), await add(quick.url)];
  await server.open('mx');
  const { applicationId } = await server.open('us');
  await query(`delete from pgboss.job where name = 'send-webhooks'`);
  await transaction(deps, (trx) => recordEvent(trx, applicationId, applicant, 'visit_moved', {}));
  const jobs = async () =>
    (await query(`select data ->> 'endpointId' as id from pgboss.job where name = 'send-webhooks'`)).map(
      ({ id }) => id,
    );
  expect(await jobs()).toEqual([]);
  const mx = (await server.open('mx')).applicationId;
  await query(`delete from pgboss.job where name = 'send-webhooks'`);
  await transaction(deps, async (trx) => {
    for (const _ of [1, 2]) await recordEvent(trx, mx, applicant, 'visit_moved', { appointment: mx });
  });
  expect((await jobs()).toSorted()).toEqual(endpoints.toSorted());
});

/** A change that has written its event and isn't committed yet. */
function openChange(applicationId: string) {
  const [written, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const done = transaction(deps, async (trx: Trx) => {
    await recordEvent(trx, applicationId, applicant, 'visit_moved', { appointment: applicationId });
    written.resolve();
    await go.promise;
  });
  const commit = () => {
    go.resolve();
    return done;
  };
  return { written: written.promise, commit };
}

test('what happened before an endpoint was added isn’t sent to it, also not once it was paused', async () => {
  await server.open('mx');
  const endpointId = await add(quick.url);
  for (const paused of [true, false]) await eva.call('PATCH', `/webhooks/${endpointId}`, { paused });
  await sweepWebhooks(deps);
  await sendDue(deps, endpointId);
  expect(quick.received).toEqual([]);
});

test('what was written while it was paused, and committed after it was turned on, is sent once', async () => {
  const endpointId = await add(quick.url);
  const [first, second] = [(await server.open('mx')).applicationId, (await server.open('mx')).applicationId];
  await sendDue(deps, endpointId);
  const turn = async (paused: boolean) =>
    expect((await eva.call('PATCH', `/webhooks/${endpointId}`, { paused })).status).toBe(200);
  await turn(true);
  const late = openChange(first);
  await late.written;
  await turn(false);
  // Open across two pauses.
  const later = openChange(second);
  await later.written;
  await turn(true);
  await turn(false);
  await Promise.all([late.commit(), later.commit()]);
  quick.received = [];
  for (let sweeps = 0; sweeps < 2; sweeps++) {
    await sweepWebhooks(deps);
    await sendDue(deps, endpointId);
  }
  const sent = quick.received.map(({ body }) => JSON.parse(body).data.applicationId);
  expect(sent.toSorted()).toEqual([first, second].toSorted());
});
