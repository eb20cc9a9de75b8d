import { slotAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { followClock } from '../staff/queue/refresh-rows.ts';
import { startTestApp } from '../testing/test-app.ts';
import { appointmentJobs, endPastVisits } from './meetings.ts';
import { type Caller, onlyAdvisors, openCaller } from './testing/test-calendar.ts';

const server = await startTestApp();
afterAll(server.close);
const { pool } = server.database;
const nine = slotAt('2026-12-02T15:00:00Z');
const ten = slotAt('2026-12-02T16:00:00Z');
const noon = slotAt('2026-12-02T18:00:00Z');
let ana: Caller;

beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
  ana = await openCaller(server);
  await ana.book(nine.id);
});

const visitOf = async (caller: Caller) =>
  (await pool.query('select status, revision from appointments where application_id = $1', [caller.applicationId]))
    .rows;
const queued = async () =>
  (
    await pool.query(
      `select waits_for, because, waiting_since, visit_at, revision, updated_at from queue_rows where application_id = $1`,
      [ana.applicationId],
    )
  ).rows[0];
const shown = async () => (await server.inject({ url: `/api/public/admission/requests/${ana.requestId}` })).json().data;

test('a visit ends when its time is over, but not earlier and not if it was cancelled', async () => {
  const eva = await openCaller(server);
  const { data } = await eva.book(ten.id);
  await eva.cancel(data.appointment.id);
  server.setNow('2026-12-02T15:29:59Z');
  await appointmentJobs(server.deps)['end-past-visits'].run({});
  expect(await visitOf(ana)).toMatchObject([{ status: 'booked' }]);
  server.setNow('2026-12-02T16:31:00Z');
  await appointmentJobs(server.deps)['end-past-visits'].run({});
  expect(await visitOf(ana)).toMatchObject([{ status: 'ended' }]);
  expect(await visitOf(eva)).toMatchObject([{ status: 'cancelled' }]);
});

test('past visits are ended every minute', () => {
  expect(appointmentJobs(server.deps)['end-past-visits'].cron).toBe('* * * * *');
});

test('ending a meeting changes nothing visible to driver or staff, nor the revision', async () => {
  server.setNow('2026-12-02T15:31:00Z');
  await followClock(server.deps);
  const [before, view, [visit]] = [await queued(), await shown(), await visitOf(ana)];
  expect(before).toMatchObject({ waits_for: 'report', visit_at: null });
  await endPastVisits(server.deps);
  await followClock(server.deps);
  expect(await queued()).toEqual(before);
  expect(await shown()).toEqual(view);
  expect(view).toMatchObject({ visitOver: true });
  expect(await visitOf(ana)).toEqual([{ ...visit, status: 'ended' }]);
});

test('a visit ended before the queue ran still waits for its report, counted from its end', async () => {
  await followClock(server.deps);
  expect(await queued()).toMatchObject({ waits_for: 'visit' });
  server.setNow('2026-12-02T15:40:00Z');
  await endPastVisits(server.deps);
  await followClock(server.deps);
  expect(await queued()).toMatchObject({ waits_for: 'report', because: [{ code: 'visit_unreported', params: {} }] });
  expect((await queued()).waiting_since.toISOString()).toBe('2026-12-02T15:30:00.000Z');
});

test('after an ended visit another can be booked, and is then the one shown', async () => {
  server.setNow('2026-12-02T15:31:00Z');
  await endPastVisits(server.deps);
  expect((await ana.visit()).code).toBe('appointment_not_found');
  expect((await ana.book(noon.id)).status).toBe(200);
  expect((await ana.visit()).data.slotId).toBe(noon.id);
  expect((await visitOf(ana)).map(({ status }) => status).toSorted()).toEqual(['booked', 'ended']);
});

test('more visits than fit into one statement are all ended', async () => {
  const { rows } = await pool.query('select id from advisors');
  await pool.query(
    `with many as (
       insert into applications (id, country, stage, reference, created_at, updated_at)
       select gen_random_uuid(), 'mx', 'created', 90000000 + n, now(), now() from generate_series(1, 1100) n returning id
     )
     insert into appointments (id, application_id, advisor_id, starts_at, ends_at, status, zone, source, entity, created_at, updated_at)
     select gen_random_uuid(), id, $1, at, at + interval '30 minutes', 'booked', 'UTC', 'customer', 'home_visit', at, at
     from (select id, timestamptz '2026-01-01' + row_number() over () * interval '30 minutes' as at from many) one`,
    [rows[0].id],
  );
  await endPastVisits(server.deps);
  const left = `select 1 from appointments where status = 'booked' and ends_at <= $1`;
  expect((await pool.query(left, [server.deps.now()])).rowCount).toBe(0);
  expect(await visitOf(ana)).toMatchObject([{ status: 'booked' }]);
});
