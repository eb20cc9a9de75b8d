import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { jobHandlers } from '../job-handlers.ts';
import { walkTo } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { appointmentJobs } from './meetings.ts';
import { liveRows, onlyAdvisors, openCaller } from './testing/test-calendar.ts';
import { fakeMeetings } from './testing/test-meetings.ts';

const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const meetings = fakeMeetings();
const server = await startTestApp({ meetings });
afterAll(server.close);
const jobs = appointmentJobs(server.deps);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  meetings.linkless = false;
  meetings.rooms.clear();
  await onlyAdvisors(server, { name: 'Laura' });
  await server.database.pool.query('delete from pgboss.job');
});

async function waitingKeys(name: string): Promise<string[]> {
  const { rows } = await server.database.pool.query(`select data->>'key' as key from pgboss.job where name = $1`, [
    name,
  ]);
  return rows.map(({ key }) => key);
}

async function heldId(): Promise<string> {
  return (await server.database.pool.query(`select id from appointments where status = 'held'`)).rows[0]?.id;
}

test('a server killed between meeting and booking leaves no booking and no meeting', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const child = fork(path.join(import.meta.dirname, 'testing/test-killed-booking.ts'), {
    env: {
      ...process.env,
      DATABASE_URL: server.database.url,
      DATA_DIR: server.deps.config.DATA_DIR,
      SECRET_KEY: server.deps.config.SECRET_KEY,
      LOG_LEVEL: 'silent',
      REQUEST_ID: ana.requestId,
      SLOT_ID: nine,
      NOW: '2026-12-01T12:00:00Z',
    },
  });
  expect((await once(child, 'exit'))[1]).toBe('SIGKILL');
  expect((await ana.visit()).code).toBe('appointment_not_found');
  const key = await heldId();
  meetings.rooms.set(key, { key, title: '', startsAt: new Date(), endsAt: new Date() });
  expect(await waitingKeys('end-meeting')).toEqual([key]);
  await expect(jobs['end-meeting'].run({ key }), 'the hold may yet be confirmed').rejects.toThrow();
  expect((await eva.book(nine)).code).toBe('slot_is_not_available');

  server.setNow('2026-12-01T12:05:00Z');
  expect((await eva.book(nine)).status).toBe(200);
  await jobs['end-meeting'].run({ key });
  await jobs['end-meeting'].run({ key });
  expect(meetings.rooms.has(key)).toBe(false);
  expect(await liveRows(server)).toEqual([{ status: 'booked', application_id: eva.applicationId }]);
});

test('after a crash the applicant can book the same slot, with exactly one meeting', async () => {
  const ana = await openCaller(server);
  await ana.hold(nine);
  const key = await heldId();
  meetings.rooms.set(key, { key, title: '', startsAt: new Date(), endsAt: new Date() });
  expect((await ana.book(nine)).status).toBe(200);
  expect([...meetings.rooms.keys()]).toEqual([key]);
  await jobs['end-meeting'].run({ key });
  expect(meetings.rooms.has(key), 'the meeting of a booked visit is never ended').toBe(true);
});

test('concurrent attempts end their unused meetings', async () => {
  const ana = await openCaller(server);
  await Promise.all([nine, ten, '20261202T1700Z'].map((slot) => ana.book(slot)));
  for (const key of await waitingKeys('end-meeting')) await jobs['end-meeting'].run({ key });
  expect([...meetings.rooms.keys()]).toEqual([(await ana.visit()).data.id]);
});

test('a link that the provider creates later is shown once it exists', async () => {
  const ana = await openCaller(server);
  meetings.linkless = true;
  const { data } = await ana.book(nine);
  expect(data.appointment.meetingLink).toBeNull();
  const [key = ''] = await waitingKeys('find-meeting-link');
  await expect(jobs['find-meeting-link'].run({ key })).rejects.toThrow();
  meetings.linkless = false;
  await jobs['find-meeting-link'].run({ key });
  await jobs['find-meeting-link'].run({ key });
  expect((await ana.visit()).data.meetingLink).toBe(`https://rooms.example.org/${data.appointment.id}`);
});

test('the provider is notified of a move and of a cancellation', async () => {
  await server.deps.jobs.work(jobHandlers(server.deps));
  const ana = await openCaller(server);
  const { data } = await ana.book(nine);
  const { id } = data.appointment;
  await ana.move(ten);
  await expect
    .poll(() => meetings.rooms.get(id)?.startsAt, { timeout: 10_000 })
    .toEqual(new Date('2026-12-02T16:00:00Z'));
  await ana.cancel(id);
  await expect.poll(() => meetings.rooms.has(id), { timeout: 10_000 }).toBe(false);
});

test('calls to the provider about a visit are retried for at least two days', () => {
  for (const name of ['move-meeting', 'end-meeting', 'end-tried-meetings'] as const) {
    const { limit, delaySeconds, maxDelaySeconds } = jobs[name].retry;
    const shortest = Array.from({ length: limit }, (_, n) => Math.min(maxDelaySeconds, (delaySeconds * 2 ** n) / 2));
    expect(shortest.reduce((sum, seconds) => sum + seconds)).toBeGreaterThanOrEqual(48 * 3600);
  }
});

test('a decision cancels the upcoming visit and no other', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const { data } = await ana.book(nine);
  await eva.book(ten);
  await walkTo(server, ana, 'rejected');
  await jobs['cancel-closed-visits'].run();
  await jobs['cancel-closed-visits'].run();
  expect((await ana.visit()).code).toBe('appointment_not_found');
  expect((await eva.visit()).status).toBe(200);
  expect((await eva.move(nine)).status, 'the slot is free').toBe(200);
  const { rows } = await server.database.pool.query(
    `select by, details from application_events where application_id = $1 and kind = 'visit_cancelled'`,
    [ana.applicationId],
  );
  expect(rows).toEqual([{ by: 'system', details: expect.objectContaining({ appointment: data.appointment.id }) }]);
  await expect.poll(() => meetings.rooms.has(data.appointment.id), { timeout: 10_000 }).toBe(false);
});
