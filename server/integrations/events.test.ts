import { PublicEvent } from '@volante/contract/v1/events.ts';
import { afterAll, expect, test } from 'vitest';
import { moveStage } from '../applications/applications.ts';
import { applicant, recordEvent, staff, system } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import { erase } from '../staff/privacy/erase.ts';
import { connect } from '../staff/testing/test-service.ts';
import { startTestApp } from '../testing/test-app.ts';
import { numberEvents } from './event-store.ts';
import { deleteOldEvents, listEvents, newestEvent } from './feed.ts';

const server = await startTestApp();
afterAll(server.close);
const { deps, query } = server;
const both = ['mx', 'us'] as const;
const feed = (after?: string, countries: readonly ('mx' | 'us')[] = both, limit = 100) =>
  listEvents(deps, { after, limit, countries });
const newest = async () => (await newestEvent(deps)) ?? undefined;
const record = (
  applicationId: string,
  kind: string,
  details = {},
  actor = applicant as Parameters<typeof recordEvent>[2],
) => transaction(deps, (trx) => recordEvent(trx, applicationId, actor, kind, details));

test('each public kind comes from what the log records, without what anybody typed', async () => {
  const from = await newest();
  const { applicationId } = await server.open('mx');
  const visit = '0190b0a0-0000-7000-8000-000000000001';
  const typed = { reason: 'escribió María', note: 'María', name: 'María' };
  for (const by of [staff('ana'), applicant, applicant]) await record(applicationId, 'link_opened', typed, by);
  await transaction(deps, async (trx) => {
    const move = (to: Parameters<typeof moveStage>[3], actor: Parameters<typeof recordEvent>[2]) =>
      moveStage(deps, trx, applicationId, to, { actor, reason: 'escribió María' });
    await move('earnings_analysis', applicant);
    await move('judicial_analysis', system('test'));
    await move('documents_analysis', system('test'));
    await move('risk_analysis', applicant);
    await move('rejected', staff('ana'));
    await move('risk_analysis', staff('ana'));
  });
  for (const kind of ['document_uploaded', 'document_approved', 'document_rejected', 'document_review_taken_back'])
    await record(applicationId, kind, { type: 'identity_card_front', mediaId: visit, ...typed });
  for (const kind of ['visit_booked', 'visit_moved', 'visit_cancelled', 'visit_reported', 'contact_changed'])
    await record(applicationId, kind, { appointment: visit, ...typed });
  const { items } = await feed(from);
  const [{ reference }] = (await query('select reference from applications where id = $1', [applicationId])) as [
    { reference: number },
  ];
  expect(
    items.map(({ type, data: { applicationId: _, reference: __, country: ___, ...facts } }) => [type, facts]),
  ).toEqual([
    ['application.created', {}],
    ['application.opened', {}],
    ['application.stage_changed', { from: 'created', stage: 'earnings_analysis' }],
    ['application.stage_changed', { from: 'earnings_analysis', stage: 'judicial_analysis' }],
    ['earnings.completed', {}],
    ['application.stage_changed', { from: 'judicial_analysis', stage: 'documents_analysis' }],
    ['application.stage_changed', { from: 'documents_analysis', stage: 'risk_analysis' }],
    ['application.submitted', {}],
    ['application.stage_changed', { from: 'risk_analysis', stage: 'rejected' }],
    ['application.decided', { stage: 'rejected' }],
    ['application.stage_changed', { from: 'rejected', stage: 'risk_analysis' }],
    ['document.uploaded', { documentType: 'identity_card_front' }],
    ['document.reviewed', { documentType: 'identity_card_front', status: 'approved' }],
    ['document.reviewed', { documentType: 'identity_card_front', status: 'rejected' }],
    ['document.reviewed', { documentType: 'identity_card_front', status: 'pending' }],
    ['visit.booked', { visitId: visit }],
    ['visit.moved', { visitId: visit }],
    ['visit.cancelled', { visitId: visit }],
    ['visit.reported', { visitId: visit }],
  ]);
  for (const item of items) {
    expect(PublicEvent.parse(item)).toEqual(item);
    expect(item.data.reference?.replaceAll(/\D/g, '')).toBe(String(reference));
  }
  expect(JSON.stringify(items)).not.toContain('María');
});

test('what is rolled back is never told', async () => {
  const from = await newest();
  const { applicationId } = await server.open('us');
  const failing = transaction(deps, async (trx) => {
    await recordEvent(trx, applicationId, staff('ana'), 'document_approved', { type: 'ssn_card' });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect((await feed(from)).items.map(({ type }) => type)).toEqual(['application.created']);
});

test('a transaction that commits late is not skipped: its events come after what was read meanwhile', async () => {
  const [early, late] = [await server.open('mx'), await server.open('mx')];
  const from = await newest();
  let commit = () => {};
  let isWritten = false;
  const slow = transaction(deps, async (trx) => {
    await recordEvent(trx, late.applicationId, staff('ana'), 'visit_booked', { appointment: late.applicationId });
    isWritten = true;
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  await expect.poll(() => isWritten).toBe(true);
  await record(early.applicationId, 'visit_booked', { appointment: early.applicationId });
  const first = await feed(from);
  expect(first.items.map(({ data }) => data.applicationId)).toEqual([early.applicationId]);
  // A reader who numbers while the other one is still numbering waits, and sees no position before the ones it has given.
  commit();
  await slow;
  const second = await feed(first.next ?? undefined);
  expect(second.items.map(({ data }) => data.applicationId)).toEqual([late.applicationId]);
  expect((await feed(from)).items.map(({ id }) => id)).toEqual([...first.items, ...second.items].map(({ id }) => id));
});

test('twenty writers and four readers at once: every reader gets every event once, in the same order', async () => {
  const applications = await Promise.all(Array.from({ length: 5 }, () => server.open('mx')));
  const from = await newest();
  let isDone = false;
  async function readAll(): Promise<string[]> {
    const seen: string[] = [];
    let after = from;
    for (;;) {
      const last = isDone;
      const { items, next } = await feed(after, both, 7);
      seen.push(...items.map(({ id }) => id));
      after = next ?? undefined;
      if (last && items.length === 0) return seen;
    }
  }
  const readers = [1, 2, 3, 4].map(() => readAll());
  await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const { applicationId } = applications[i % 5]!;
      for (let n = 0; n < 5; n++) await record(applicationId, 'visit_moved', { appointment: applicationId });
    }),
  );
  isDone = true;
  const [first = [], ...others] = await Promise.all(readers);
  expect(new Set(first).size).toBe(100);
  for (const seen of others) expect(seen).toEqual(first);
});

test('numbering twice at once gives each event one position', async () => {
  for (let i = 0; i < 10; i++) await server.open('us');
  await Promise.all([1, 2, 3].map(() => transaction({ db: deps.db }, numberEvents)));
  const [row] = await query(
    'select count(*)::int as events, count(distinct position)::int as positions from integration_events',
  );
  expect(row?.positions).toBe(row?.events);
});

test('who may see one country reads its events only', async () => {
  const from = await newest();
  await server.open('mx');
  await server.open('us');
  expect((await feed(from, ['us'])).items.map(({ data }) => data.country)).toEqual(['us']);
});

test('after an erasure only ids and kinds are left, the erasure is told, and cursors go on', async () => {
  const from = await newest();
  const { applicationId } = await server.open('mx');
  await record(applicationId, 'document_uploaded', { type: 'identity_card_front' });
  const cursor = await newest();
  await erase(deps, applicationId, { why: 'request', reason: null, accountId: null });
  const { items } = await feed(from);
  expect(items.map(({ type, data }) => [type, data])).toEqual(
    ['application.created', 'document.uploaded', 'application.erased'].map((type) => [
      type,
      { applicationId, reference: null, country: 'mx' },
    ]),
  );
  expect((await feed(cursor)).items.map(({ type }) => type)).toEqual(['application.erased']);
});

test('old events go at night, and an event that is gone or unknown has a code of its own', async () => {
  const { applicationId } = await server.open('mx');
  await record(applicationId, 'visit_moved', { appointment: applicationId });
  const lastRead = await newest();
  await query(`update integration_events set at = at - interval '91 days'`);
  const { items } = await feed();
  await server.open('mx');
  await deleteOldEvents(deps);
  // Whoever has read the newest of the old ones has missed nothing.
  expect((await feed(lastRead)).items.map(({ type }) => type)).toEqual(['application.created']);
  const gone = items[0]?.id;
  for (const after of [gone, '0190b0a0-0000-7000-8000-00000000ffff'])
    await expect(feed(after)).rejects.toMatchObject({ code: 'event_unknown', status: 410 });
});

test('by token the feed gives pages of the account’s countries, and goes on from an id', async () => {
  const from = await newest();
  for (const country of ['mx', 'us', 'us'] as const) await server.open(country);
  const { call } = await connect(server, { scopes: ['applications:read'], countries: ['us'] });
  const first = (await call('GET', `/events?limit=1&after=${from}`)).data;
  expect(first.items).toHaveLength(1);
  expect(first.next).toBe(first.items[0].id);
  const second = (await call('GET', `/events?after=${first.next}`)).data;
  expect(second.items.map(({ data }: { data: { country: string } }) => data.country)).toEqual(['us']);
  const third = (await call('GET', `/events?after=${second.next}`)).data;
  expect(third).toEqual({ items: [], next: second.next });
  const { status, code } = await call('GET', '/events?after=0190b0a0-0000-7000-8000-00000000ffff');
  expect([status, code]).toEqual([410, 'event_unknown']);
  expect((await call('GET', '/events?after=x')).status).toBe(422);
  const blind = await connect(server, { scopes: ['webhooks:manage'] });
  expect((await blind.call('GET', '/events')).code).toBe('scope_refused');
});
