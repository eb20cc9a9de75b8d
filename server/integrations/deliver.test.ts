import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import { erase } from '../staff/privacy/erase.ts';
import { connect, serviceCalls } from '../staff/testing/test-service.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { pauseAfter, sendDue, sweepWebhooks } from './deliver.ts';
import { claim } from './delivery-store.ts';
import { openReceiver, type Received, says } from './testing/test-receiver.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
const { deps, query } = server;
const eva = await hire(server, 'everything', 'Eva');

const outside = await openReceiver();
const { url } = outside;
afterAll(async () => {
  outside.close();
  await server.close();
});

let webhookId = '';
let secret = '';
beforeEach(async () => {
  await query('delete from webhook_endpoints');
  await query(`delete from pgboss.job where name = 'send-webhooks'`);
  outside.received = [];
  outside.answer = says(200);
  const fields = { url, description: 'CRM', kinds: ['application.created', 'visit.moved'], countries: ['mx', 'us'] };
  const { data } = await eva.call('POST', '/webhooks', fields);
  webhookId = data.webhook.id;
  secret = data.secret;
});

const openMx = async () => (await server.open('mx')).applicationId;
const move = (applicationId: string, actor = applicant) =>
  transaction(deps, (trx) => recordEvent(trx, applicationId, actor, 'visit_moved', { appointment: applicationId }));
const send = () => sendDue(deps, webhookId);
const deliveries = async () =>
  query('select * from webhook_deliveries where endpoint_id = $1 order by at, event_id', [webhookId]);
const endpoint = async () => (await query('select * from webhook_endpoints where id = $1', [webhookId]))[0];
/** Time passes: everything in the tables is earlier. */
const pass = async (interval: string) => {
  await query(`update webhook_deliveries set due_at = due_at - $1::interval, since = since - $1::interval`, [interval]);
  await query(
    `update webhook_endpoints set failing_since = failing_since - $1::interval, wait_until = wait_until - $1::interval`,
    [interval],
  );
};
const typesOf = () => outside.received.map(({ body }) => JSON.parse(body).type);
const verify = ({ headers, body }: Received, key = secret) =>
  new Webhook(key).verify(body, headers as Record<string, string>);

test('an event is sent after its commit, signed by Standard Webhooks, without personal data', async () => {
  const applicationId = await openMx();
  const jobs = await query(`select data from pgboss.job where name = 'send-webhooks'`);
  expect(jobs).toEqual([{ data: { endpointId: webhookId } }]);
  await send();
  expect(outside.received).toHaveLength(1);
  const [first] = outside.received as [Received];
  expect(verify(first)).toEqual({
    id: first.headers['webhook-id'],
    type: 'application.created',
    timestamp: expect.any(String),
    data: { applicationId, reference: expect.any(String), country: 'mx' },
  });
  expect(() => verify({ ...first, body: first.body.replace('mx', 'us') })).toThrow();
  expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 1, status: 200, answer: 'ok' }]);
  // Neither the address, which may hold a key, nor the secret is in the log.
  expect(server.logged.join('')).not.toMatch(/secret-key|whsec_/);
});

test('kinds and countries that an endpoint doesn’t want aren’t sent, nor anything while it is paused', async () => {
  await eva.call('PATCH', `/webhooks/${webhookId}`, { countries: ['us'], kinds: ['visit.moved'] });
  const [mx, us] = [await openMx(), (await server.open('us')).applicationId];
  await move(mx);
  await move(us);
  await eva.call('PATCH', `/webhooks/${webhookId}`, { paused: true });
  await move(us);
  expect(await deliveries()).toHaveLength(1);
  await send();
  expect(outside.received).toHaveLength(0);
  // Afterwards it is sent what happened meanwhile, but nothing twice.
  await eva.call('PATCH', `/webhooks/${webhookId}`, { paused: false });
  await send();
  expect(typesOf()).toEqual(['visit.moved', 'visit.moved']);
  expect(new Set(outside.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
});

test('two deliverers at once send each event once, in order', async () => {
  const applicationId = await openMx();
  for (let i = 0; i < 5; i++) await move(applicationId);
  outside.answer = (_, reply) => void setTimeout(() => reply.end('ok'), 15);
  await Promise.all([send(), send(), send()]);
  const ids = outside.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual((await deliveries()).map(({ event_id }) => event_id));
  expect(ids).toHaveLength(6);
});

test('a process killed between sending and recording leads to the same id again, after the lease', async () => {
  await openMx();
  const claimed = await claim(deps.db, webhookId);
  expect(claimed?.tries).toBe(1);
  await send();
  expect(outside.received).toHaveLength(0);
  await pass('61 seconds');
  await send();
  expect(outside.received.map(({ headers }) => headers['webhook-id'])).toEqual([claimed?.id]);
});

test('a later event of an application waits for an earlier one; other applications don’t', async () => {
  const applicationId = await openMx();
  await openMx();
  await move(applicationId);
  outside.answer = says(500, {}, 'María no está');
  await send();
  expect(typesOf()).toEqual(['application.created']);
  expect((await deliveries()).filter(({ application_id }) => application_id === applicationId)).toMatchObject([
    { state: 'waiting', tries: 1, reason: 'refused', status: 500 },
    { state: 'waiting', tries: 0 },
  ]);
  outside.answer = says(200);
  await send();
  expect(typesOf()).toHaveLength(2);
  await pass('30 seconds');
  await send();
  expect(typesOf()).toEqual(['application.created', 'application.created', 'application.created', 'visit.moved']);
  expect(server.logged.join('')).not.toContain('María');
});

test('an attempt is repeated for three days, then given up, and the next event is sent', async () => {
  const applicationId = await openMx();
  await move(applicationId);
  outside.answer = says(500);
  await send();
  await query(`update webhook_endpoints set failing_since = now()`);
  await pass('71 hours');
  await query(`update webhook_endpoints set failing_since = null, wait_until = null`);
  await send();
  expect((await deliveries())[0]).toMatchObject({ state: 'waiting', tries: 2 });
  await query(`update webhook_endpoints set failing_since = null, wait_until = null`);
  await query(`update webhook_deliveries set since = now() - interval '73 hours', due_at = now()`);
  await send();
  expect((await deliveries()).map(({ state }) => state)).toEqual(['dead', 'waiting']);
});

test('pauses grow fourfold up to half a day, and are random', () => {
  [20, 80, 320, 1280, 5120, 20_480, 43_200, 43_200].forEach((most, i) => {
    const pauses = Array.from({ length: 50 }, () => pauseAfter(i + 1));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(most);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(most / 2);
    expect(new Set(pauses).size).toBeGreaterThan(1);
  });
});

test('Retry-After is heard, for the event and for the whole endpoint', async () => {
  await openMx();
  await openMx();
  outside.answer = says(429, { 'retry-after': '3600' });
  await send();
  outside.answer = says(200);
  await pass('50 minutes');
  await send();
  await send();
  expect(outside.received).toHaveLength(1);
  await pass('11 minutes');
  await send();
  await send();
  expect(outside.received).toHaveLength(3);
});

test('an endpoint that keeps failing is left alone for a while, and works again after one success', async () => {
  await openMx();
  await openMx();
  outside.answer = says(503);
  await send();
  await pass('5 minutes');
  await send();
  await send();
  expect(outside.received).toHaveLength(2);
  await pass('10 minutes');
  outside.answer = says(204, {}, '');
  await send();
  expect(await endpoint()).toMatchObject({ failing_since: null, wait_until: null });
});

test('410 Gone switches it off at once, a day of failures after a day; the admins are told, once', async () => {
  const mails = () => query(`select facts from deliveries where kind = 'webhook_off'`);
  await query(`delete from deliveries where kind = 'webhook_off'`);
  await openMx();
  outside.answer = says(500);
  await send();
  await pass('23 hours');
  await send();
  expect((await endpoint()).off_why).toBeNull();
  await pass('13 hours');
  await send();
  expect(await endpoint()).toMatchObject({ off_why: 'failing', off_at: expect.any(Date) });
  expect(await mails()).toEqual([{ facts: { ip: '', device: '', webhook: new URL(url).host } }]);
  await send();
  expect(outside.received).toHaveLength(3);
  // An admin turns it on again.
  expect((await eva.call('PATCH', `/webhooks/${webhookId}`, { paused: false })).data.off).toBeNull();
  outside.answer = says(410);
  await pass('13 hours');
  await send();
  expect((await endpoint()).off_why).toBe('gone');
  expect(await mails()).toHaveLength(2);
});

test('a redirect isn’t followed, and is a failure', async () => {
  await openMx();
  outside.answer = says(302, { location: '/elsewhere' });
  await send();
  expect(outside.received).toHaveLength(1);
  expect(await deliveries()).toMatchObject([{ reason: 'redirected', status: 302 }]);
});

test('an answer of 100 MB is read in part, and only its beginning is kept', async () => {
  await openMx();
  let written = 0;
  function* megabytes() {
    for (; written < 100_000_000; written += 64 * 1024) yield Buffer.alloc(64 * 1024, 'x\0');
  }
  outside.answer = (_, reply) => void pipeline(Readable.from(megabytes()), reply).catch(() => {});
  await send();
  expect(written).toBeLessThan(50_000_000);
  const [row] = await deliveries();
  expect(row).toMatchObject({ state: 'sent', status: 200 });
  expect(row?.answer.length).toBeLessThanOrEqual(500);
});

test('after a rotation both secrets sign for a day', async () => {
  const { data } = await eva.call('POST', `/webhooks/${webhookId}/secret`);
  expect(data.secret).not.toBe(secret);
  await openMx();
  await send();
  const [both] = outside.received as [Received];
  verify(both);
  verify(both, data.secret);
  await query(`update webhook_endpoints set previous_until = now() - interval '1 second'`);
  await openMx();
  await send();
  const [, latest] = outside.received as [Received, Received];
  verify(latest, data.secret);
  expect(() => verify(latest)).toThrow();
});

test('signatures carry the database’s time, so a server whose clock is an hour off is believed all the same', async () => {
  server.setNow(new Date(Date.now() + 3_600_000));
  const applicationId = await openMx();
  await send();
  server.setNow(new Date(Date.now() - 3_600_000));
  await move(applicationId);
  await send();
  server.setNow(new Date());
  expect(outside.received).toHaveLength(2);
  for (const call of outside.received) verify(call);
  // A receiver whose own clock is off refuses, and nothing is lost.
  expect(await deliveries()).toMatchObject([{ state: 'sent' }, { state: 'sent' }]);
});

test('of an erased application only ids are sent, and what the other system said about it is gone', async () => {
  await eva.call('PATCH', `/webhooks/${webhookId}`, {
    kinds: ['application.created', 'visit.moved', 'application.erased'],
  });
  const applicationId = await openMx();
  outside.answer = says(200, {}, 'María');
  await send();
  await move(applicationId);
  // An attempt under way while it is erased.
  outside.answer = async (_, reply) => {
    outside.answer = says(200);
    await erase(deps, applicationId, { why: 'request', reason: null, accountId: null });
    reply.end('María');
  };
  await send();
  await pass('61 seconds');
  await send();
  expect(typesOf()).toEqual(['application.created', 'visit.moved', 'visit.moved', 'application.erased']);
  expect(outside.received[1]?.headers['webhook-id']).toBe(outside.received[2]?.headers['webhook-id']);
  for (const { body } of outside.received.slice(2))
    expect(JSON.parse(body).data).toEqual({ applicationId, reference: null, country: 'mx' });
  const rows = await deliveries();
  expect(rows.map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  expect(JSON.stringify(rows)).not.toContain('María');
});

test('the sweep starts what is due, once, orders a second look, and starts nothing of an endpoint that is off', async () => {
  await openMx();
  await openMx();
  await query(`delete from pgboss.job where name in ('send-webhooks', 'sweep-webhooks')`);
  const jobs = (name: string) => query('select data from pgboss.job where name = $1', [name]);
  for (const _ of [1, 2]) await sweepWebhooks(deps);
  await sweepWebhooks(deps, { isSecond: true });
  expect(await jobs('send-webhooks')).toEqual([{ data: { endpointId: webhookId } }]);
  expect(await jobs('sweep-webhooks')).toEqual([{ data: { isSecond: true } }]);
  await query(`delete from pgboss.job where name = 'send-webhooks'`);
  await eva.call('PATCH', `/webhooks/${webhookId}`, { paused: true });
  await sweepWebhooks(deps);
  expect(await jobs('send-webhooks')).toEqual([]);
});

test('the page shows what was sent and how it was answered, newest first and page by page', async () => {
  const applicationId = await openMx();
  await move(applicationId);
  await send();
  const list = async (rest: string) => (await eva.call('GET', `/webhooks/${webhookId}/deliveries${rest}`)).data;
  const first = await list('?limit=1');
  expect(first.items).toEqual([
    {
      ...{ applicationId, kind: 'visit.moved', state: 'sent', tries: 1, dueAt: null, at: expect.any(String) },
      eventId: outside.received[1]?.headers['webhook-id'],
      reference: expect.any(String),
      request: outside.received[1]?.body,
      attempt: { at: expect.any(String), reason: null, status: 200, answer: 'ok', ms: expect.any(Number) },
    },
  ]);
  const second = await list(`?limit=1&cursor=${encodeURIComponent(first.next)}`);
  expect(second.items.map(({ kind }: { kind: string }) => kind)).toEqual(['application.created']);
  expect(second.next).toBeNull();
  expect((await list('?state=waiting')).items).toEqual([]);
  const [shown] = (await eva.call('GET', '/webhooks')).data.items;
  expect(shown).toMatchObject({ id: webhookId, url, waiting: 0, off: null });
  expect(JSON.stringify(shown)).not.toContain('whsec');
});

test('at most twenty, and nobody but admins', async () => {
  const rita = await hire(server, 'reviewer', 'Rita');
  expect((await rita.call('GET', '/webhooks')).code).toBe('role_refused');
  const fields = { url, description: '', kinds: ['visit.moved'], countries: ['mx'] };
  for (let i = 1; i < 20; i++) expect((await eva.call('POST', '/webhooks', fields)).status).toBe(200);
  expect((await eva.call('POST', '/webhooks', fields)).code).toBe('too_many_webhooks');
});

test('a system with the scope manages webhooks by token; one of some countries doesn’t, since events of others would reach it', async () => {
  const { token } = await connect(server, { scopes: ['webhooks:manage'] });
  const call = serviceCalls(server, token, '/api/staff');
  const fields = { url, description: 'by token', kinds: ['visit.moved'], countries: ['mx'] };
  const { data } = await call('POST', '/webhooks', fields);
  expect(data.secret).toMatch(/^whsec_/);
  expect((await call('GET', '/webhooks')).data.items).toHaveLength(2);
  const limited = serviceCalls(
    server,
    (await connect(server, { scopes: ['webhooks:manage'], countries: ['us'] })).token,
    '/api/staff',
  );
  for (const [method, path] of [
    ['GET', '/webhooks?country=us'],
    ['GET', `/webhooks/${webhookId}/deliveries?country=us`],
    ['POST', `/webhooks/${webhookId}/secret?country=us`],
    ['DELETE', `/webhooks/${webhookId}?country=us`],
  ] as const)
    expect((await limited(method, path)).code, path).toBe('scope_refused');
  expect((await limited('POST', '/webhooks?country=us', fields)).code).toBe('scope_refused');
});
