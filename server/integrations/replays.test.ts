import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { sendDue } from './deliver.ts';
import { deleteOldEvents, listEvents } from './feed.ts';
import { openReceiver, says } from './testing/test-receiver.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
const { deps, query } = server;
const eva = await hire(server, 'everything', 'Eva');
const outside = await openReceiver();
afterAll(async () => {
  outside.close();
  await server.close();
});

let webhookId = '';
let secret = '';
beforeEach(async () => {
  await query('delete from webhook_endpoints');
  await query('delete from integration_events');
  Object.assign(outside, { received: [], answer: says(200) });
  const kinds = ['application.created', 'visit.moved'];
  const { data } = await eva.call('POST', '/webhooks', { url: outside.url, description: '', kinds, countries: ['mx'] });
  [webhookId, secret] = [data.webhook.id, data.secret];
});
const send = () => sendDue(deps, webhookId);
const openMx = async () => (await server.open('mx')).applicationId;
const move = (applicationId: string) =>
  transaction(deps, (trx) => recordEvent(trx, applicationId, applicant, 'visit_moved', { appointment: applicationId }));
const ids = () => outside.received.map(({ headers }) => headers['webhook-id']);
const replay = (body: object) => eva.call('POST', `/webhooks/${webhookId}/replay`, body);
const replayOne = (id: unknown) => eva.call('POST', `/webhooks/${webhookId}/deliveries/${id}/replay`);
const deliveries = () => query('select * from webhook_deliveries where endpoint_id = $1 order by at', [webhookId]);

test('one is replayed, or a span, in order and with the same ids; events from before it existed, too', async () => {
  const applicationId = await openMx();
  await move(applicationId);
  await move(applicationId);
  await send();
  const before = ids();
  expect((await replayOne(before[0])).status).toBe(200);
  await send();
  expect(ids().slice(3)).toEqual([before[0]]);
  expect((await replayOne(applicationId)).code).toBe('not_found_error');
  await query('delete from webhook_deliveries where endpoint_id = $1', [webhookId]);
  const times = await query('select at from integration_events where application_id = $1 order by at', [applicationId]);
  // To the millisecond, while the database's times are finer.
  await query(`update integration_events set at = date_trunc('ms', at) where application_id = $1`, [applicationId]);
  const [since, , until] = times.map(({ at }) => (at as Date).toISOString());
  outside.received = [];
  expect((await replay({ since, until })).data).toEqual({ queued: 2 });
  await send();
  expect(ids()).toEqual(before.slice(0, 2));
  expect((await replay({ since })).data).toEqual({ queued: 3 });
  await send();
  expect(ids().slice(2)).toEqual(before);
  expect((await replay({ since: until, until: since })).data).toEqual({ queued: 0 });
  expect((await replay({ since, until: 'tomorrow' })).status).toBe(422);
});

test('a replay of what was given up is one attempt, and the three days don’t begin anew; those of an accepted one do', async () => {
  const applicationId = await openMx();
  outside.answer = says(500);
  await send();
  await query(`update webhook_deliveries set since = now() - interval '73 hours', due_at = now()`);
  await send();
  const [given] = await deliveries();
  expect(given).toMatchObject({ state: 'dead', tries: 2 });
  const span = { since: new Date(Date.now() - 3_600_000).toISOString() };
  for (const again of [() => replayOne(given.event_id), () => replay(span)]) {
    expect((await again()).data).toEqual({ queued: 1 });
    await query('update webhook_endpoints set wait_until = null');
    await send();
    expect((await deliveries())[0]).toMatchObject({ state: 'dead', since: given.since });
  }
  expect(outside.received).toHaveLength(4);
  // While it is still tried, a replay only makes it due.
  await move(applicationId);
  await query('update webhook_endpoints set wait_until = null');
  await send();
  const moved = (await deliveries())[1];
  expect(moved).toMatchObject({ state: 'waiting', tries: 1 });
  await replayOne(moved.event_id);
  expect((await deliveries())[1]).toMatchObject({ tries: 1, since: moved.since });
  await query('update webhook_endpoints set wait_until = null');
  outside.answer = says(200);
  await send();
  expect((await deliveries())[1]).toMatchObject({ state: 'sent', tries: 2 });
  await query(`update webhook_deliveries set since = now() - interval '73 hours'`);
  outside.answer = says(500);
  await replayOne(moved.event_id);
  await send();
  expect((await deliveries())[1]).toMatchObject({ state: 'waiting', tries: 1 });
});

test('a test is sent at once, signed, shown with its answer, and isn’t in the feed', async () => {
  await openMx();
  const feed = () => listEvents(deps, { limit: 100, countries: ['mx', 'us'] });
  const { items } = await feed();
  await query(`update webhook_endpoints set wait_until = now() + interval '5 minutes', failing_since = now()`);
  expect((await eva.call('POST', `/webhooks/${webhookId}/test`)).data).toEqual({ queued: 1 });
  await send();
  const tried = outside.received.find(({ body }) => JSON.parse(body).type === 'webhook.test');
  const verified = new Webhook(secret).verify(tried?.body ?? '', tried?.headers as Record<string, string>);
  expect(verified).toEqual({
    id: tried?.headers['webhook-id'],
    type: 'webhook.test',
    timestamp: expect.any(String),
    data: {},
  });
  const { data } = await eva.call('GET', `/webhooks/${webhookId}/deliveries?limit=1`);
  expect(data.items).toMatchObject([
    { kind: 'webhook.test', state: 'sent', applicationId: null, reference: null, attempt: { status: 200 } },
  ]);
  expect((await feed()).items).toEqual(items);
  const span = { since: new Date(Date.now() - 3_600_000).toISOString() };
  expect((await replay(span)).data.queued).toBe(items.filter(({ data }) => data.country === 'mx').length);
  const unknown = '0190b0a0-0000-7000-8000-00000000ffff';
  expect((await eva.call('POST', `/webhooks/${unknown}/test`)).code).toBe('not_found_error');
  // It goes with the others after 90 days.
  await query(`update integration_events set at = at - interval '91 days' where kind = 'webhook.test'`);
  await deleteOldEvents(deps);
  expect(await query(`select from integration_events where kind = 'webhook.test'`)).toEqual([]);
});
