import { randomUUID } from 'node:crypto';
import type { StaffDoor, StaffEndpoint } from '@volante/contract/endpoint.ts';
import { exampleOf } from '@volante/contract/fields/testing/test-fields.ts';
import { partOf, shownPart } from '@volante/contract/staff/shown-part.ts';
import { staffApi } from '@volante/contract/staff-api.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onlyAdvisors, openCaller } from '../appointments/testing/test-calendar.ts';
import { walkTo } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { hire, type TestStaff } from './testing/test-staff.ts';

const server = await startTestApp({ settings: { STAFF_OPENINGS_PER_HOUR: '1' } });
afterAll(server.close);
const { query } = server;
let admin: TestStaff;
let item: { applicationId: string };
let visitId: string;
let messageId: string;
let advisorId: string;

beforeAll(async () => {
  server.setNow('2026-12-02T14:20:00Z');
  admin = await hire(server, 'everything');
  await admin.stepUp();
  const caller = await openCaller(server);
  await walkTo(server, caller, 'home_visit');
  item = { applicationId: caller.applicationId };
  await onlyAdvisors(server, { name: 'Laura' });
  expect((await caller.book('20261202T1500Z', {}, 'America/Mexico_City')).status).toBe(200);
  [{ visitId, advisorId }] = await query('select id as "visitId", advisor_id as "advisorId" from appointments');
  [{ id: messageId }] = await query(
    `select id from deliveries where application_id = $1 and kind <> 'crm_stage' limit 1`,
    [item.applicationId],
  );
});
beforeEach(() => query('delete from staff_openings'));

type Call = StaffEndpoint | StaffDoor;
const calls: [string, Call][] = Object.entries(staffApi);
/** Calls about one application whose answer shows a part of it. */
const showing = calls.filter(
  (entry): entry is [string, StaffEndpoint] =>
    shownPart(entry[1]) !== null && /\{(applicationId|visitId|messageId)\}/.test(entry[1].path),
);

function use(call: StaffEndpoint) {
  const known: Record<string, string> = { ...item, visitId, messageId, type: 'curp', n: '1' };
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? randomUUID());
  // Ids have no example.
  const { images: _, ...example } = (call.body ? exampleOf(call.body) : {}) as Record<string, unknown>;
  const body = { ...example, ...('advisorId' in example && { advisorId }) };
  return admin.call(call.method, path, call.body && body);
}

test('what a read of one application shows is known by its schema, so that writes with the same answer count like it', () => {
  for (const [name, call] of calls)
    if (call.gate === 'staff' && call.method === 'GET' && call.reads && !call.file && !/batch|page/i.test(name))
      expect(partOf(call.result), name).toBe(call.reads);
});

test.each(showing)('%s: an answer that shows an application counts as opening it', async (_, call) => {
  const other = await server.open('mx');
  await query('insert into staff_openings (account_id, application_id, at) values ($1, $2, $3)', [
    admin.me.account.id,
    other.applicationId,
    server.deps.now(),
  ]);
  const events = () => query('select 1 from application_events where application_id = $1', [item.applicationId]);
  const before = (await events()).length;
  const { code, errors } = await use(call);
  expect([code, errors ?? []]).toEqual(['rate_limited', []]);
  expect(await events()).toHaveLength(before);
});

describe('an assignment that changes nothing', () => {
  const assign = (applicationId: string, headers = {}) =>
    admin.call('PUT', `/applications/${applicationId}/assignee`, { from: null, to: null }, headers);
  const written = (applicationId: string) =>
    query('select kind, part from staff_audit where application_id = $1 order by id', [applicationId]);

  test('shows the application, so it is counted and logged as a read', async () => {
    const { applicationId } = await server.open('mx');
    expect((await assign(applicationId)).data.applicationId).toBe(applicationId);
    expect(await query('select application_id as id from staff_openings')).toEqual([{ id: applicationId }]);
    expect(await written(applicationId)).toEqual([
      { kind: 'assign', part: null },
      { kind: 'read', part: 'case' },
    ]);
  });

  test('is logged as a read even if it is repeated with its key', async () => {
    const { applicationId } = await server.open('mx');
    const key = { 'idempotency-key': randomUUID() };
    await assign(applicationId, key);
    server.setNow(new Date(server.deps.now().getTime() + 6 * 60_000));
    await assign(applicationId, key);
    expect((await written(applicationId)).map(({ kind }) => kind)).toEqual(['assign', 'read', 'read']);
  });
});
