import type { Attendance, RehearsalResult } from '@volante/contract/appointments/attendance.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hire, type TestStaff } from '../../staff/testing/test-staff.ts';
import { reportsOf } from '../../staff/visits/testing/test-reports.ts';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { onlyAdvisors } from '../testing/test-calendar.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;
const START = '2026-12-02T15:00:00Z';
const minutesIn = (minutes: number) => server.setNow(new Date(Date.parse(START) + minutes * 60_000));
let laura: TestStaff;
beforeAll(async () => {
  minutesIn(-40);
  laura = await hire(server, 'advisor', 'Laura');
});
beforeEach(async () => {
  minutesIn(-40);
  await query('delete from applications');
  const [advisor] = await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro', hours: [] });
  await query('update advisors set account_id = $2 where id = $1', [advisor?.id, laura.me.account.id]);
});

const { book, finish, applicationOf } = reportsOf(server, () => laura);
type Booked = Awaited<ReturnType<typeof book>>;
const path = ({ requestId }: Booked, rest: string) => `${requestPath(requestId)}/calendar/appointment${rest}`;
const say = (booked: Booked, attendance: Attendance | 'on_time', id = booked.visit.id) =>
  server.call('PUT', path(booked, '/attendance'), { id, attendance });
const visitOf = async (booked: Booked) => (await applicationOf(laura, booked)).visit;
const changes = async () => (await laura.call('GET', '/visits/changes')).data.items;
const events = (booked: Booked) =>
  query(`select details from application_events where application_id = $1 and kind = 'visit_attendance' order by id`, [
    booked.applicationId,
  ]);

describe('what the driver says about coming', () => {
  test('is seen by the advisor on the visit, in the calendar and among the changes, and can be taken back', async () => {
    const booked = await book();
    const { revision } = await applicationOf(laura, booked);
    expect((await say(booked, 'late')).data.attendance).toBe('late');
    expect(await visitOf(booked)).toMatchObject({ attendance: 'late', attendanceAt: '2026-12-02T14:20:00.000Z' });
    // A greater revision is what open consoles hear of.
    expect((await applicationOf(laura, booked)).revision).toBeGreaterThan(revision);
    const { items } = (await laura.call('GET', '/visits?from=2026-12-02&to=2026-12-02')).data;
    expect(items).toMatchObject([{ id: booked.visit.id, attendance: 'late' }]);
    expect(await changes()).toMatchObject([{ kind: 'late', by: null }]);
    expect((await say(booked, 'cannot')).data.attendance).toBe('cannot');
    expect((await say(booked, 'on_time')).data.attendance).toBeNull();
    expect(await visitOf(booked)).toMatchObject({ attendance: null, attendanceAt: null, status: 'booked' });
    expect(await changes()).toMatchObject([{ kind: 'on_time' }]);
  });

  test('said twice is one event', async () => {
    const booked = await book();
    await Promise.all([say(booked, 'late'), say(booked, 'late'), say(booked, 'late')]);
    expect(await events(booked)).toHaveLength(1);
  });

  test.each([
    [-24 * 60 - 1, 'late', 409],
    [-24 * 60, 'late', 200],
    [-24 * 60, 'cannot', 200],
    [5, 'late', 200],
    [14, 'late', 200],
    [15, 'late', 409],
    [29, 'cannot', 200],
    [30, 'cannot', 404],
  ] as const)('%i minutes after the start, %s is answered by %i', async (minutes, attendance, status) => {
    server.setNow('2026-11-30T12:00:00Z');
    const booked = await book();
    minutesIn(minutes);
    expect((await say(booked, attendance)).status).toBe(status);
  });

  test('is about the present visit only', async () => {
    const booked = await book();
    expect((await say(booked, 'late', crypto.randomUUID())).code).toBe('appointment_not_found');
    expect(await visitOf(booked)).toMatchObject({ attendance: null });
  });

  test('ends with the time that it was said about', async () => {
    const booked = await book();
    await say(booked, 'cannot');
    const slotId = '20261202T2000Z';
    const moved = await server.call('POST', path(booked, '/create'), {
      slotId,
      isAppointmentReschedule: true,
    });
    expect(moved.data.appointment).toMatchObject({ slotId, attendance: null });
    expect(await visitOf(booked)).toMatchObject({ attendance: null, attendanceAt: null });
  });

  test('keeps the visit: nobody else gets its time until it is moved or cancelled', async () => {
    const booked = await book();
    await say(booked, 'cannot');
    const { slots } = (
      await server.call(
        'GET',
        `${requestPath((await server.open('mx')).requestId)}/1/calendar/slots/get-available-slots?date=2026-12-02`,
      )
    ).data;
    expect(slots.map(({ id }: { id: string }) => id)).not.toContain('20261202T1500Z');
  });
});

describe('a driver who comes late', () => {
  test.each([
    [null, 10, 200],
    ['late', 10, 409],
    ['late', 14, 409],
    ['late', 15, 200],
    ['cannot', 10, 200],
  ] as const)(
    'after %s the visit is reported as missed %i minutes after its start: %i',
    async (said, minutes, status) => {
      const booked = await book();
      if (said) await say(booked, said);
      minutesIn(minutes);
      expect((await finish(laura, booked, 'no_show')).status).toBe(status);
    },
  );

  test('can’t say so once the visit is reported as missed', async () => {
    const booked = await book();
    minutesIn(11);
    expect((await finish(laura, booked, 'no_show')).status).toBe(200);
    expect((await say(booked, 'late')).code).toBe('appointment_not_found');
  });

  test('either says so in time or was missed, whichever came first', async () => {
    const booked = await book();
    minutesIn(11);
    const [said, reported] = await Promise.all([say(booked, 'late'), finish(laura, booked, 'no_show')]);
    expect([said.status, reported.status].sort()).toEqual(said.status === 200 ? [200, 409] : [200, 404]);
  });
});

describe('a rehearsal', () => {
  const fine: RehearsalResult = { camera: 'ok', light: 'ok', microphone: 'ok', upload: 'ok', home: 'ok' };
  const rehearse = (booked: Booked, checks: object, id = booked.visit.id) =>
    server.call('PUT', path(booked, '/rehearsal'), { id, checks });

  test('is shown to the advisor with its browser, and the next one replaces it', async () => {
    const booked = await book();
    expect((await visitOf(booked)).rehearsal).toBeNull();
    const failed = { ...fine, camera: 'failed', light: 'skipped' };
    expect((await rehearse(booked, failed)).status).toBe(200);
    expect((await visitOf(booked)).rehearsal).toEqual({ checks: failed, browser: '', at: '2026-12-02T14:20:00.000Z' });
    minutesIn(-20);
    await rehearse(booked, fine);
    expect((await visitOf(booked)).rehearsal).toMatchObject({ checks: fine, at: '2026-12-02T14:40:00.000Z' });
    const { data } = await server.call('GET', path(booked, ''));
    expect(data.rehearsal).toMatchObject({ checks: fine });
  });

  test.each([
    ['an unknown check', { ...fine, speed: 'ok' }],
    ['an unknown state', { ...fine, camera: 'great' }],
    ['a measured value', { ...fine, upload: 1200 }],
    ['a missing check', { camera: 'ok' }],
  ])('with %s is refused', async (_, checks) => {
    expect((await rehearse(await book(), checks)).status).toBe(422);
  });

  test('of another visit is refused', async () => {
    expect((await rehearse(await book(), fine, crypto.randomUUID())).code).toBe('appointment_not_found');
  });

  test('measures the upload with text that is counted and not stored, 200 times an hour', async () => {
    const booked = await book();
    const text = 'x'.repeat(12 * 1024);
    const piece = { filler: [text, text, text, text] };
    const measured = await server.call('POST', path(booked, '/rehearsal/upload'), piece);
    expect(measured.data).toEqual({ received: 48 * 1024 });
    expect((await server.call('POST', path(booked, '/rehearsal/upload'), { filler: [`${text}x`] })).status).toBe(422);
    for (let i = 0; i < 199; i++) await server.deps.limits.spend('rehearsals', booked.applicationId).catch(() => {});
    expect((await server.call('POST', path(booked, '/rehearsal/upload'), { filler: ['x'] })).code).toBe('rate_limited');
  });
});
