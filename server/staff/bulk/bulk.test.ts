import { randomUUID } from 'node:crypto';
import { type BulkResult, MOST_AT_ONCE } from '@volante/contract/staff/bulk/bulk.ts';
import type { BatchRow } from '@volante/contract/staff/links/batch-calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../../core/problem.ts';
import { openPhones } from '../../notifications/testing/test-phones.ts';
import { testBatches } from '../testing/test-batch.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const phones = await openPhones({ CLOSE_SILENT_DAYS: '0', LINK_BY_MAIL: 'on' });
const { server, sent, deliverDue } = phones;
afterAll(server.close);
/** Events have the database's clock, so time is counted from the real present; 18:00 UTC is day in Mexico. */
const start = new Date();
start.setUTCHours(18, 0, 0, 0);
const afterDays = (days: number) => server.setNow(new Date(start.getTime() + days * 86_400_000));
let eva: TestStaff;
let ana: TestStaff;
let gone: TestStaff;
beforeAll(async () => {
  afterDays(0);
  [eva, ana, gone] = [
    await hire(server, 'reviewer', 'Eva'),
    await hire(server, 'advisor', 'Ana'),
    await hire(server, 'advisor', 'Beto'),
  ];
  await server.query('update staff_accounts set disabled_at = now() where id = $1', [gone.me.account.id]);
});
beforeEach(() => {
  afterDays(0);
  sent.length = 0;
});
const idOf = ({ me }: TestStaff) => me.account.id;
const bulk = (body: object, who = eva) => who.call('POST', '/applications/bulk', body);
const preview = (body: object) => eva.call('POST', '/applications/bulk/preview', body);
const open = async (count: number) => {
  const opened = [];
  for (let i = 0; i < count; i++) opened.push((await server.open('mx')).applicationId);
  return opened.toSorted();
};
const assigneeOf = async (applicationId: string) =>
  (await server.query('select assignee from queue_rows where application_id = $1', [applicationId]))[0]?.assignee;
const audited = async (applicationId: string) =>
  server.query('select kind, details from staff_audit where application_id = $1 order by id', [applicationId]);

test('several applications are assigned at once, and the same call the other way round undoes it', async () => {
  const ids = await open(3);
  const items = ids.map((applicationId) => ({ applicationId, from: null, to: idOf(ana) }));
  expect((await bulk({ act: 'assign', items })).data).toEqual({ done: ids, skipped: [] });
  expect(await Promise.all(ids.map(assigneeOf))).toEqual(ids.map(() => idOf(ana)));
  expect(await audited(ids[0]!)).toMatchObject([
    { kind: 'assign', details: { from: null, to: idOf(ana), bulk: true } },
  ]);
  const back = items.map(({ applicationId, from, to }) => ({ applicationId, from: to, to: from }));
  expect((await bulk({ act: 'assign', items: back })).data.done).toEqual(ids);
  expect(await Promise.all(ids.map(assigneeOf))).toEqual([null, null, null]);
});

test('those that somebody else took meanwhile, or that are so already, stay, and so does what would go to a disabled account', async () => {
  const [taken, own, left, free] = (await open(4)) as [string, string, string, string];
  for (const id of [taken, own])
    await eva.call('PUT', `/applications/${id}/assignee`, { from: null, to: id === own ? idOf(eva) : idOf(ana) });
  const to = idOf(eva);
  const items = [
    ...[taken, own, free].map((applicationId) => ({ applicationId, from: null, to })),
    { applicationId: left, from: null, to: idOf(gone) },
    { applicationId: randomUUID(), from: null, to },
  ];
  const { done, skipped } = (await bulk({ act: 'assign', items })).data;
  expect(done).toEqual([free]);
  expect(
    Object.fromEntries(
      skipped.map((left: { applicationId: string; reason: string }) => [left.applicationId, left.reason]),
    ),
  ).toEqual({
    [taken]: 'changed_meanwhile',
    [own]: 'already',
    [left]: 'account_disabled',
    [items[4]!.applicationId]: 'not_found',
  });
  expect(await assigneeOf(left)).toBeNull();
});

test('a preview says the same and changes nothing, tells nobody and leaves no trace in the audit', async () => {
  const driver = await phones.driver();
  const { applicationId } = driver;
  const link = { act: 'send_link', applicationIds: [applicationId] };
  const assigned = { act: 'assign', items: [{ applicationId, from: null, to: idOf(ana) }] };
  const channels = { whatsapp: 1, sms: 0, email: 0 };
  expect((await preview(link)).data).toEqual({ done: [applicationId], skipped: [], channels });
  expect((await preview(assigned)).data).toEqual({ done: [applicationId], skipped: [] });
  await deliverDue();
  expect(sent).toEqual([]);
  expect(await assigneeOf(applicationId)).toBeNull();
  expect(await audited(applicationId)).toEqual([]);
});

test('links are sent to those who can be reached, once a day', async () => {
  const driver = await phones.driver();
  const [unknown] = await open(1);
  const applicationIds = [driver.applicationId, unknown!].toSorted();
  expect((await bulk({ act: 'send_link', applicationIds })).data).toEqual({
    done: [driver.applicationId],
    skipped: [{ applicationId: unknown, reason: 'no_channel' }],
    channels: { whatsapp: 1, sms: 0, email: 0 },
  });
  await deliverDue();
  expect(sent).toHaveLength(1);
  expect((await bulk({ act: 'send_link', applicationIds })).data.skipped).toContainEqual({
    applicationId: driver.applicationId,
    reason: 'sent_today',
  });
  afterDays(2);
  const later = await hire(server, 'reviewer');
  expect((await bulk({ act: 'send_link', applicationIds }, later)).data.done).toEqual([driver.applicationId]);
});

test('the links of a file go out by the channels that reach its drivers; the others are named, by row', async () => {
  const { check, create } = testBatches(server);
  const rows = ['Uno,,uno@example.org', 'Dos,55 3333 0001,', 'Tres,55 3333 0002,tres@example.org', 'Cuatro,,'];
  const { data } = await check(eva, ['nombre,telefono,correo', ...rows, 'Mal,12,'].join('\n'));
  await create(eva, data.batchId, { skipDuplicates: true, skipErrors: true });
  const { items } = (await eva.call('GET', `/link-batches/${data.batchId}/rows`)).data;
  const lines = new Map<string, number>(
    items.flatMap(({ line, applicationId }: BatchRow) => (applicationId ? [[applicationId, line]] : [])),
  );
  expect([...lines.values()]).toEqual([2, 3, 4, 5]);
  const link = { act: 'send_link', applicationIds: [...lines.keys()] };
  const inLines = ({ done, skipped, channels }: BulkResult) => ({
    done: done.map((id) => lines.get(id)).toSorted(),
    skipped: Object.fromEntries(skipped.map(({ applicationId, reason }) => [lines.get(applicationId), reason])),
    channels,
  });
  const said = {
    done: [2, 4],
    // Nobody can say here that the driver of a number agreed.
    skipped: { 3: 'agreement_missing', 5: 'no_channel' },
    channels: { whatsapp: 0, sms: 0, email: 2 },
  };
  expect(inLines((await preview(link)).data)).toEqual(said);
  await deliverDue();
  expect(sent).toEqual([]);
  expect(inLines((await bulk(link)).data)).toEqual(said);
  await deliverDue();
  expect(sent.map(({ channel, address }) => `${channel} ${address}`).toSorted()).toEqual([
    'email tres@example.org',
    'email uno@example.org',
  ]);
});

test('a link that was revoked can’t be sent', async () => {
  const { applicationId } = await phones.driver();
  await server.query('update application_links set revoked_at = now() where application_id = $1', [applicationId]);
  expect((await bulk({ act: 'send_link', applicationIds: [applicationId] })).data).toEqual({
    done: [],
    skipped: [{ applicationId, reason: 'no_link' }],
    channels: { whatsapp: 0, sms: 0, email: 0 },
  });
});

test('what is refused for one application is its own answer, by its code; a fault takes back what was done with all', async () => {
  const [refused, fine] = [await phones.driver({ email: 'refused@example.org' }), await phones.driver()];
  const applicationIds = [refused, fine].map(({ applicationId }) => applicationId).toSorted();
  const mail = server.deps.messages.channels.find(({ name }) => name === 'email')!;
  let failure: Error = new Problem('conflict_error');
  const { addressOf } = mail;
  const played = vi.spyOn(mail, 'addressOf').mockImplementation((person) => {
    if (person.email === 'refused@example.org') throw failure;
    return addressOf(person);
  });
  const order = { act: 'send_link', applicationIds };
  const answer = {
    done: [fine.applicationId],
    skipped: [{ applicationId: refused.applicationId, reason: 'refused', code: 'conflict_error' }],
    channels: { whatsapp: 1, sms: 0, email: 0 },
  };
  expect((await preview(order)).data).toEqual(answer);
  for (const fault of [new Error('broken'), new Problem('server_unavailable_error')]) {
    failure = fault;
    expect((await bulk(order)).status).toBeGreaterThanOrEqual(500);
    expect(await audited(fine.applicationId)).toEqual([]);
  }
  failure = new Problem('conflict_error');
  expect((await bulk(order)).data).toEqual(answer);
  expect(await audited(fine.applicationId)).toMatchObject([{ kind: 'sendLink' }]);
  played.mockRestore();
});

test('only those are closed whose driver was silent for so long; each is told, and one that is refused doesn’t keep the others', async () => {
  const [silent, other] = [await phones.driver(), await phones.driver()];
  const address = `/applications/${other.applicationId}`;
  const { revision } = (await eva.call('GET', address)).data;
  expect((await eva.call('POST', `${address}/close`, { revision, reason: 'withdrew' })).status).toBe(200);
  afterDays(40);
  const later = await hire(server, 'reviewer');
  const applicationIds = [silent, other].map(({ applicationId }) => applicationId).toSorted();
  expect((await bulk({ act: 'close_silent', applicationIds, days: 60 }, later)).data.done).toEqual([]);
  const { done, skipped } = (await bulk({ act: 'close_silent', applicationIds, days: 30 }, later)).data;
  expect(done).toEqual([silent.applicationId]);
  expect(skipped).toEqual([{ applicationId: other.applicationId, reason: 'not_silent' }]);
  await deliverDue();
  const closings = await server.query("select application_id, state from deliveries where kind = 'closed_silent'");
  expect(closings).toEqual([{ application_id: silent.applicationId, state: 'sent' }]);
});

test('one that is reopened while others are closed as silent stays open', async () => {
  const driver = await phones.driver();
  afterDays(40);
  const later = await hire(server, 'reviewer');
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    await client.query('update applications set reopened_at = $2 where id = $1', [
      driver.applicationId,
      server.deps.now(),
    ]);
    const closing = bulk({ act: 'close_silent', applicationIds: [driver.applicationId], days: 30 }, later);
    // It waits for the row.
    const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    await expect.poll(() => server.query(blocked)).toHaveLength(1);
    await client.query('commit');
    expect((await closing).data.skipped).toEqual([{ applicationId: driver.applicationId, reason: 'not_silent' }]);
  } finally {
    client.release();
  }
});

test('nobody is told twice: there is nothing to tell once it was told', async () => {
  const driver = await phones.driver();
  const applicationIds = [driver.applicationId];
  expect((await bulk({ act: 'tell', applicationIds })).data.skipped).toEqual([
    { applicationId: driver.applicationId, reason: 'nothing_to_tell' },
  ]);
  const asked = { part: 'personal_data', paths: ['street'], reason: 'unreadable' };
  await eva.call('POST', `/applications/${driver.applicationId}/corrections`, asked);
  expect((await bulk({ act: 'tell', applicationIds })).data.done).toEqual(applicationIds);
  await deliverDue();
  expect((await bulk({ act: 'tell', applicationIds })).data.done).toEqual([]);
});

test('a repeat with its key answers the same and does nothing again; too many are refused', async () => {
  const driver = await phones.driver();
  const body = { act: 'send_link', applicationIds: [driver.applicationId] };
  const key = { 'idempotency-key': randomUUID() };
  const first = await eva.call('POST', '/applications/bulk', body, key);
  expect((await eva.call('POST', '/applications/bulk', body, key)).data).toEqual(first.data);
  const tooMany = Array.from({ length: MOST_AT_ONCE + 1 }, () => randomUUID());
  expect((await bulk({ act: 'tell', applicationIds: tooMany })).status).toBe(422);
  expect((await bulk({ act: 'tell', applicationIds: [] })).status).toBe(422);
});

test('advisors do nothing together, and leads only what they may do with one application', async () => {
  const [applicationId] = await open(1);
  const lea = await hire(server, 'lead', 'Lea');
  const refused = { code: 'role_refused' };
  const toAna = { act: 'assign', items: [{ applicationId, from: null, to: idOf(ana) }] };
  expect(await bulk(toAna, ana)).toMatchObject(refused);
  for (const act of [{ act: 'tell' }, { act: 'close_silent', days: 30 }])
    expect(await bulk({ ...act, applicationIds: [applicationId] }, lea)).toMatchObject(refused);
  expect((await bulk({ act: 'send_link', applicationIds: [applicationId] }, lea)).status).toBe(200);
  expect((await bulk(toAna, lea)).data.done).toEqual([applicationId]);
});
