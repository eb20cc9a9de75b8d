import { afterAll, beforeEach, expect, test } from 'vitest';
import { openOutsideCalls } from '../core/outside/outside-call.ts';
import { jobHandlers } from '../job-handlers.ts';
import { startServices } from '../providers/meetings/testing/test-services.ts';
import { startTestApp } from '../testing/test-app.ts';
import { liveRows, onlyAdvisors, openCaller } from './testing/test-calendar.ts';

// Books through the whole server, with the sandbox as the meeting services.
const services = await startServices();
const inOrder = await startServer('google,zoom,jitsi');
const onlyGoogle = await startServer('google');
afterAll(async () => {
  await Promise.all([inOrder.close(), onlyGoogle.close()]);
  await services.stop();
});
beforeEach(async () => {
  services.state.clear();
  services.calendars.behave({ courses: [] });
  for (const server of [inOrder, onlyGoogle]) {
    server.setNow('2026-12-01T12:00:00Z');
    await onlyAdvisors(server, { name: 'Laura' });
    await server.database.pool.query('delete from pgboss.job');
  }
});

const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const noConference = { status: 400, path: '/calendar', body: {} };

function startServer(MEETING_PROVIDERS: string) {
  return startTestApp({ settings: { ...services.settings, MEETING_PROVIDERS } });
}

type Server = typeof inOrder;

/** Runs waiting jobs as the queue would; failed ones stay for their next try. */
async function runJobs(server: Server, name: 'end-meeting' | 'end-tried-meetings' | 'move-meeting'): Promise<number> {
  const { pool } = server.database;
  const { rows } = await pool.query(`select id, data from pgboss.job where name = $1`, [name]);
  for (const { id, data } of rows) {
    const done = jobHandlers(server.deps)[name].run(data);
    await done.then(() => pool.query('delete from pgboss.job where id = $1', [id])).catch(() => {});
  }
  return rows.length;
}

test('a visit takes place in Google Meet, with an event at its time', async () => {
  const ana = await openCaller(inOrder);
  const { status, data } = await ana.book(nine);
  expect(status).toBe(200);
  expect(data.appointment.meetingLink).toContain('/google/meet/');
  expect(services.starts('google')).toContain('2026-12-02T15:00:00.000Z');
});

test('booking waits for a late Google conference, so that the visit has its link at once', async () => {
  services.calendars.behave({ courses: ['later'] });
  const { data } = await (await openCaller(inOrder)).book(nine);
  expect(data.appointment.meetingLink).toContain('/google/meet/');
});

test('a move moves the event and keeps the link, and a cancellation removes the event', async () => {
  const ana = await openCaller(inOrder);
  const { data } = await ana.book(nine);
  const moved = await ana.move(ten);
  expect(moved.data.appointment.meetingLink).toBe(data.appointment.meetingLink);
  await runJobs(inOrder, 'move-meeting');
  expect(services.starts('google')).toContain('2026-12-02T16:00:00.000Z');
  const before = services.starts('google').length;
  await ana.cancel(data.appointment.id);
  await runJobs(inOrder, 'end-meeting');
  expect(services.starts('google')).toHaveLength(before - 1);
});

test('cancelling a visit while its event is being moved leaves no event', async () => {
  const ana = await openCaller(inOrder);
  const { data } = await ana.book(nine);
  const before = services.starts('google').length;
  await ana.move(ten);
  // Google has lost the event, so another one is created after the visit was cancelled.
  services.script('google', { status: 404, path: '/calendar', body: {}, delayMs: 500 });
  const moving = runJobs(inOrder, 'move-meeting');
  await ana.cancel(data.appointment.id);
  await runJobs(inOrder, 'end-meeting');
  expect(services.starts('google')).toHaveLength(before - 1);
  await moving;
  expect(services.calls('google').some(({ method, path }) => method === 'POST' && path.includes('events'))).toBe(true);
  expect(services.starts('google')).toHaveLength(before - 1);
});

test('moving a visit recreates an event that somebody deleted by hand, with its link', async () => {
  const ana = await openCaller(inOrder);
  const { data } = await ana.book(nine);
  const { id, meetingLink } = data.appointment;
  await services.removeByHand({ provider: 'google', reference: id.replaceAll('-', ''), link: meetingLink });
  await ana.move(ten);
  await runJobs(inOrder, 'move-meeting');
  const { data: visit } = await ana.visit();
  expect(visit.meetingLink).not.toBe(meetingLink);
  expect(visit.meetingLink).toContain('/google/meet/');
});

test('when Google fails the visit is booked in Zoom, and a late Google event is ended', async () => {
  services.calendars.behave({ courses: ['failure'] });
  const before = services.starts('google').length;
  const { data } = await (await openCaller(inOrder)).book(nine);
  expect(data.appointment.meetingLink).toContain('/zoom/j/');
  expect(services.starts('google')).toHaveLength(before + 1);
  expect(await runJobs(inOrder, 'end-tried-meetings')).toBe(1);
  expect(services.starts('google')).toHaveLength(before);
  expect(services.starts('zoom')).toContain('2026-12-02T15:00:00.000Z');
});

test('when Google and Zoom fail, the visit is booked in Jitsi', async () => {
  services.script('google', noConference);
  services.script('zoom', { ...noConference, path: '/v2' });
  const { data } = await (await openCaller(inOrder)).book(nine);
  expect(data.appointment.meetingLink).toMatch(/^https:\/\/meet\.jit\.si\/visit-/);
});

test('while a service is down, ending and moving its meetings is retried for days', async () => {
  const ana = await openCaller(inOrder);
  const { data } = await ana.book(nine);
  const before = services.starts('google').length;
  await ana.move(ten);
  const away = { status: 400, path: '/calendar', body: {} };
  services.script('google', away);
  await runJobs(inOrder, 'move-meeting');
  await runJobs(inOrder, 'move-meeting');
  expect(services.starts('google')).toContain('2026-12-02T16:00:00.000Z');
  await ana.cancel(data.appointment.id);
  services.script('google', away, away, away);
  await runJobs(inOrder, 'end-meeting');
  expect(services.starts('google')).toHaveLength(before);
  for (let i = 0; i < 3; i++) await runJobs(inOrder, 'end-meeting');
  expect(services.starts('google')).toHaveLength(before - 1);
  expect(await runJobs(inOrder, 'end-meeting')).toBe(0);
});

test('without a fallback provider nothing is booked: the slot is free again, and no calendar event stays', async () => {
  const before = services.starts('google').length;
  const [ana, eva] = [await openCaller(onlyGoogle), await openCaller(onlyGoogle)];
  services.calendars.behave({ courses: ['failure'] });
  const refused = await ana.book(nine);
  expect([refused.status, refused.code]).toEqual([503, 'meeting_link_creation_failed']);
  expect((await ana.visit()).code).toBe('appointment_not_found');
  expect(await liveRows(onlyGoogle)).toEqual([]);
  expect((await eva.book(nine)).status).toBe(200);
  expect(services.starts('google')).toHaveLength(before + 2);
  await runJobs(onlyGoogle, 'end-meeting');
  expect(services.starts('google'), "Eva's is there").toHaveLength(before + 1);
});

test('after such a refusal the next attempt succeeds', async () => {
  const ana = await openCaller(onlyGoogle);
  await ana.hold(nine);
  services.calendars.behave({ courses: ['failure', 'success'] });
  expect((await ana.book(nine)).code).toBe('meeting_link_creation_failed');
  const { data } = await ana.book(nine);
  expect(data.appointment.meetingLink).toContain('/google/meet/');
});

test('while a service hangs no transaction is open, and others can book', async () => {
  const [ana, eva] = [await openCaller(inOrder), await openCaller(inOrder)];
  await onlyAdvisors(inOrder, { name: 'Laura' }, { name: 'Pablo' });
  services.script('google', { ...noConference, delayMs: 3000 });
  const slow = ana.book(nine);
  await expect.poll(() => liveRows(inOrder), { timeout: 5000 }).toHaveLength(1);
  const { rows } = await inOrder.database.pool.query(
    `select state from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`,
  );
  expect(rows).toEqual([]);
  expect((await eva.book(nine)).data.appointment.meetingLink).toContain('/google/meet/');
  expect((await slow).status).toBe(200);
});

test('a failing service is skipped for a while, and visits are booked without it', async () => {
  const outsideCall = openOutsideCalls(inOrder.deps.log, {
    openAfter: 3,
    openForMs: 60_000,
    pauseMs: 1,
    longestPauseMs: 5,
  });
  const settings = { ...services.settings, MEETING_PROVIDERS: 'google,jitsi' };
  const server = await startTestApp({ settings, outsideCall });
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
  const broken = { status: 503, path: '/calendar' };
  services.script('google', ...Array.from({ length: 9 }, () => broken));
  for (const slot of [nine, ten]) expect((await (await openCaller(server)).book(slot)).status).toBe(200);
  expect(services.calls('google').filter(({ path }) => path.startsWith('/calendar'))).toHaveLength(3);
  await server.close();
});
