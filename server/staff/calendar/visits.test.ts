import type { Visit } from '@volante/contract/staff/visit.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { calendarUrlOf } from '../../appointments/invitation/calendar-file.ts';
import { onlyAdvisors, openCaller, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { fakeMeetings } from '../../appointments/testing/test-meetings.ts';
import { walkTo } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const meetings = fakeMeetings();
const server = await startTestApp({ meetings });
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let laura: TestAdvisor;
let pedro: TestAdvisor;
// 2 December 2026 in Mexico City.
const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const eleven = '20261202T1700Z';
const missing = '0190b0a0-0000-7000-8000-000000000000';

let early: TestStaff;
// Sessions don't last until the next day.
async function comeBackAt(now: string): Promise<void> {
  server.setNow(now);
  ana = await hire(server, 'advisor', 'Ana');
}
beforeAll(async () => {
  await comeBackAt('2026-12-01T12:00:00Z');
  early = ana;
});
beforeEach(async () => {
  meetings.fails = false;
  ana = early;
  server.setNow('2026-12-01T12:00:00Z');
  await query('delete from applications');
  [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })) as [TestAdvisor, TestAdvisor];
});

const book = (applicationId: string, body: object) => ana.call('POST', `/applications/${applicationId}/visit`, body);
const change = (visit: Pick<Visit, 'id'>, what: string, body: object) =>
  ana.call('POST', `/visits/${visit.id}/${what}`, body);
async function booked(slotId = nine, advisorId = laura.id): Promise<Visit> {
  const { applicationId } = await server.open('mx');
  const { status, data } = await book(applicationId, { slotId, advisorId });
  expect(status).toBe(200);
  return data;
}
const mails = async (applicationId: string) =>
  (await query('select kind from deliveries where application_id = $1 order by created_at, id', [applicationId])).map(
    ({ kind }) => kind,
  );

describe('booking on a driver’s behalf', () => {
  test('gives the visit to the chosen advisor, in the driver’s language and zone, as one audit entry', async () => {
    const caller = await openCaller(server);
    await caller.book(ten, {}, 'America/Tijuana');
    await caller.cancel((await caller.visit()).data.id);
    const { data } = await book(caller.applicationId, { slotId: nine, advisorId: pedro.id });
    expect(data).toMatchObject({
      ...{ applicationId: caller.applicationId, advisor: pedro, startsAt: '2026-12-02T15:00:00.000Z' },
      ...{ endsAt: '2026-12-02T15:30:00.000Z', zone: 'America/Tijuana', status: 'booked', source: 'advisor' },
      ...{ rescheduleCount: 0, meetingLink: expect.stringContaining('https://rooms.example.org/') },
    });
    expect((await caller.visit()).data.id).toBe(data.id);
    const [entry] = await query(
      `select a.details, a.xmin = v.xmin as together from staff_audit a, appointments v
       where a.kind = 'bookVisit' and a.application_id = $1 and v.id = $2`,
      [caller.applicationId, data.id],
    );
    expect(entry).toEqual({ details: { slotId: nine, advisorId: pedro.id }, together: true });
    expect(await mails(caller.applicationId)).toContain('visit_booked');
  });

  test('names the zone beforehand: the one of the driver’s last visit, otherwise the country’s', async () => {
    const caller = await openCaller(server);
    const zones = async () => {
      const { data } = await ana.call('GET', `/applications/${caller.applicationId}`);
      const found = await ana.call('POST', '/applications/search', { q: data.reference });
      const listed = await ana.call('GET', '/applications');
      return [data, ...found.data.items, ...listed.data.items].map(({ zone }) => zone);
    };
    expect(await zones()).toEqual(['America/Mexico_City', 'America/Mexico_City', 'America/Mexico_City']);
    await caller.book(ten, {}, 'America/Tijuana');
    await caller.cancel((await caller.visit()).data.id);
    expect(await zones()).toEqual(['America/Tijuana', 'America/Tijuana', 'America/Tijuana']);
  });

  test('refuses a taken slot, a second visit, too short notice, an unknown advisor and a decided application', async () => {
    const visit = await booked();
    const { applicationId } = await server.open('mx');
    expect(failed(await book(applicationId, { slotId: nine, advisorId: laura.id }))).toEqual([
      ...[409, 'slot_is_not_available'],
    ]);
    expect(failed(await book(visit.applicationId, { slotId: ten }))).toEqual([409, 'appointment_already_exists']);
    expect(failed(await book(applicationId, { slotId: '20261201T1200Z' }))).toEqual([422, 'slot_booking_time_limit']);
    expect(failed(await book(applicationId, { slotId: '20261202T0600Z' }))).toEqual([404, 'slot_not_found']);
    expect(failed(await book(applicationId, { slotId: nine, advisorId: missing }))).toEqual([
      ...[422, 'unprocessable_error', 'advisorId'],
    ]);
    expect(failed(await book(applicationId, {}))).toEqual([422, 'unprocessable_error', 'slotId']);
    await walkTo(server, { applicationId }, 'rejected');
    expect(failed(await book(applicationId, { slotId: ten }))).toEqual([409, 'application_closed']);
  });

  test('leaves neither a booking nor an audit entry when the meeting cannot be created', async () => {
    const { applicationId } = await server.open('mx');
    meetings.fails = true;
    expect(failed(await book(applicationId, { slotId: nine }))).toEqual([503, 'meeting_link_creation_failed']);
    expect(await query('select id from appointments')).toEqual([]);
    expect(
      await query(`select 1 from staff_audit where application_id = $1 and kind = 'bookVisit'`, [applicationId]),
    ).toEqual([]);
  });

  test('fails with “taken” for the second person who books the same slot and advisor', async () => {
    for (let round = 0; round < 5; round++) {
      await query('delete from appointments');
      const rivals = await Promise.all(Array.from({ length: 6 }, () => server.open('mx')));
      const answers = await Promise.all(
        rivals.map(({ applicationId }) => book(applicationId, { slotId: nine, advisorId: laura.id })),
      );
      expect(answers.map(({ code = 'ok' }) => code).toSorted()).toEqual([
        ...['ok', ...Array.from({ length: 5 }, () => 'slot_is_not_available')],
      ]);
    }
  });

  test('doesn’t count for what a driver may book in a day', async () => {
    const caller = await openCaller(server);
    for (let n = 0; n < Number(server.deps.config.BOOKINGS_PER_DAY); n++) {
      const { data } = await book(caller.applicationId, { slotId: nine });
      await change(data, 'cancel', { revision: data.revision, reason: 'Otra vez' });
    }
    expect((await caller.book(nine)).status).toBe(200);
  });
});

describe('moving', () => {
  test('keeps an advisor who is free, notifies the driver, and doesn’t count against the driver’s limit', async () => {
    const visit = await booked();
    const { data } = await change(visit, 'move', { revision: visit.revision, slotId: ten });
    expect(data).toMatchObject({
      ...{ id: visit.id, advisor: laura, startsAt: '2026-12-02T16:00:00.000Z', rescheduleCount: 0 },
      ...{ meetingLink: visit.meetingLink, source: 'advisor' },
    });
    expect(data.revision).toBeGreaterThan(visit.revision);
    expect(await mails(visit.applicationId)).toContain('visit_moved');
    // The driver's calendar replaces its entry: the same event with a higher sequence number.
    const invitation = (await server.inject({ url: calendarUrlOf(server.deps, visit.id) })).body;
    expect(invitation).toContain(`UID:${visit.id}@volante\r\nSEQUENCE:1`);
    expect(invitation).toContain('DTSTART:20261202T160000Z');
  });

  test('reassigns it to somebody who is free if its advisor is not', async () => {
    await booked(ten);
    const visit = await booked();
    const { data } = await change(visit, 'move', { revision: visit.revision, slotId: ten });
    expect(data.advisor).toEqual(pedro);
  });

  test('is refused if the visit was changed meanwhile, or if no advisor is free in the slot', async () => {
    await Promise.all([booked(ten), booked(ten, pedro.id)]);
    const visit = await booked();
    const old = { revision: visit.revision - 1 };
    expect(failed(await change(visit, 'move', { ...old, slotId: eleven }))).toEqual([
      409,
      'changed_meanwhile',
      'visit',
    ]);
    expect(failed(await change(visit, 'cancel', { ...old, reason: 'No puede' }))).toEqual([
      409,
      'changed_meanwhile',
      'visit',
    ]);
    expect(failed(await change(visit, 'reassign', { ...old, advisorId: pedro.id }))).toEqual([
      409,
      'changed_meanwhile',
      'visit',
    ]);
    expect(failed(await change(visit, 'move', { revision: visit.revision, slotId: ten }))).toEqual([
      409,
      'slot_is_not_available',
    ]);
    expect(failed(await change(visit, 'move', { slotId: eleven }))).toEqual([422, 'unprocessable_error', 'revision']);
    await walkTo(server, visit, 'rejected');
    expect(failed(await change(visit, 'move', { ...old, slotId: eleven }))).toEqual([409, 'application_closed']);
  });
});

describe('reassigning', () => {
  test('keeps the time, the meeting and the invitation, and does not notify the driver', async () => {
    const visit = await booked();
    const before = await mails(visit.applicationId);
    // Ten minutes before it begins.
    await comeBackAt('2026-12-02T14:50:00Z');
    const { data } = await change(visit, 'reassign', { revision: visit.revision, advisorId: pedro.id });
    expect(data).toMatchObject({
      ...{ id: visit.id, advisor: pedro, startsAt: visit.startsAt, meetingLink: visit.meetingLink, source: 'advisor' },
    });
    expect(await mails(visit.applicationId)).toEqual(before);
    expect((await booked(ten)).advisor).toEqual(laura);
  });

  test('is refused for an advisor who has another visit, is off or is unknown', async () => {
    const visit = await booked();
    await booked(nine, pedro.id);
    const give = (advisorId: string) => change(visit, 'reassign', { revision: visit.revision, advisorId });
    expect(failed(await give(pedro.id))).toEqual([409, 'slot_is_not_available']);
    expect(failed(await give(missing))).toEqual([422, 'unprocessable_error', 'advisorId']);
    await query(`update appointments set status = 'cancelled' where advisor_id = $1`, [pedro.id]);
    await query(
      `insert into advisor_time_off (id, advisor_id, starts_at, ends_at) values (gen_random_uuid(), $1, '2026-12-02T06:00Z', '2026-12-03T06:00Z')`,
      [pedro.id],
    );
    expect(failed(await give(pedro.id))).toEqual([409, 'slot_is_not_available']);
  });
});

describe('cancelling', () => {
  test('requires a reason, frees the slot, and notifies the driver', async () => {
    const visit = await booked();
    expect(failed(await change(visit, 'cancel', { revision: visit.revision }))).toEqual([
      ...[422, 'unprocessable_error', 'reason'],
    ]);
    const { data } = await change(visit, 'cancel', { revision: visit.revision, reason: 'Enfermó' });
    expect(data).toMatchObject({ id: visit.id, status: 'cancelled', report: null });
    expect(await mails(visit.applicationId)).toContain('visit_cancelled');
    expect((await booked()).advisor).toEqual(laura);
    const again = await change(visit, 'cancel', { revision: data.revision, reason: 'Enfermó' });
    expect(failed(again)).toEqual([409, 'conflict_error']);
  });

  test('a past visit can be neither moved nor cancelled nor reassigned', async () => {
    const visit = await booked();
    await comeBackAt('2026-12-02T15:30:00Z');
    for (const [what, body] of [
      ['move', { slotId: '20261203T1500Z' }],
      ['cancel', { reason: 'Tarde' }],
      ['reassign', { advisorId: pedro.id }],
    ] as const)
      expect(failed(await change(visit, what, { revision: visit.revision, ...body }))).toEqual([409, 'conflict_error']);
  });
});
