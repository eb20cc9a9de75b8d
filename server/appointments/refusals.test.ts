import { afterAll, beforeEach, expect, test } from 'vitest';
import { walkTo } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { onlyAdvisors, openCaller } from './testing/test-calendar.ts';
import { fakeMeetings } from './testing/test-meetings.ts';

const meetings = fakeMeetings();
const server = await startTestApp({ meetings });
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  meetings.fails = false;
  await onlyAdvisors(server, { name: 'Laura' });
});

const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const [slotIsGone, taken] = [
  { status: 404, code: 'slot_not_found' },
  { status: 409, code: 'slot_is_not_available' },
];
const soon = { status: 422, code: 'slot_booking_time_limit' };

test.each([
  ['a word', 'slot', slotIsGone],
  ['a time off the half hour', '20261202T1515Z', slotIsGone],
  ['a time outside all hours', '20261202T0300Z', slotIsGone],
  ['a time more than three months ahead', '20270401T1500Z', slotIsGone],
  ['a past time', '20261130T1500Z', soon],
  ['a time in less than 30 minutes', '20261201T1500Z', soon],
])('%s is refused, for holding and for booking', async (_, slotId, refusal) => {
  server.setNow('2026-12-01T14:30:01Z');
  const ana = await openCaller(server);
  expect(await ana.hold(slotId)).toMatchObject(refusal);
  expect(await ana.book(slotId)).toMatchObject(refusal);
});

test('30 minutes ahead is early enough', async () => {
  server.setNow('2026-12-01T14:30:00Z');
  expect((await (await openCaller(server)).book('20261201T1500Z')).status).toBe(200);
});

test('a booked or held slot, or one in time off, is not available', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  await eva.book(nine);
  expect(await ana.book(nine)).toMatchObject(taken);
  await eva.hold(ten);
  expect(await ana.book(ten)).toMatchObject(taken);
  await server.database.pool.query(`insert into advisor_time_off (id, advisor_id, starts_at, ends_at)
    select gen_random_uuid(), id, '2026-12-02T17:00Z', '2026-12-02T17:30Z' from advisors`);
  expect(await ana.book('20261202T1700Z')).toMatchObject(taken);
});

test('after ten bookings in 24 hours the next is refused until the first is a day old', async () => {
  const ana = await openCaller(server);
  for (let i = 0; i < 10; i++) {
    server.setNow(`2026-12-01T12:0${i}:00Z`);
    const { data } = await ana.book(nine);
    expect((await ana.cancel(data.appointment.id)).status).toBe(200);
  }
  expect(await ana.book(nine)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await (await openCaller(server)).book(nine)).status).toBe(200);
  server.setNow('2026-12-02T12:00:00Z');
  expect((await ana.book(ten)).status).toBe(200);
});

test('failed bookings use up meetings too, so an application has a daily limit of attempts', async () => {
  const fake = fakeMeetings();
  const few = await startTestApp({ meetings: fake, settings: { BOOKING_TRIES_PER_DAY: '3' } });
  few.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(few, { name: 'Laura' });
  const [ana, eva] = [await openCaller(few), await openCaller(few)];
  fake.fails = true;
  for (let i = 0; i < 3; i++) expect((await ana.book(nine)).code).toBe('meeting_link_creation_failed');
  fake.fails = false;
  expect(await ana.book(nine)).toMatchObject({ status: 429, code: 'rate_limited' });
  expect((await eva.book(nine)).status).toBe(200);
  await few.close();
});

test('no slots are offered without an advisor who has hours', async () => {
  const ana = await openCaller(server);
  const refusal = { status: 404, code: 'schedule_not_found' };
  for (const advisors of [[], [{ name: 'Laura', active: false }], [{ name: 'Laura', hours: [] }]]) {
    await onlyAdvisors(server, ...advisors);
    expect(await ana.slots()).toMatchObject(refusal);
    expect(await ana.hold(nine)).toMatchObject(refusal);
    expect(await ana.book(nine)).toMatchObject(refusal);
  }
});

test('an applicant with a visit cannot book a second one', async () => {
  const ana = await openCaller(server);
  await ana.book(nine);
  const before = meetings.created;
  expect(await ana.book(ten)).toMatchObject({ status: 409, code: 'appointment_already_exists' });
  expect((await ana.visit()).data.slotId).toBe(nine);
  expect(meetings.created, 'and the provider is not asked').toBe(before);
});

test('without a visit there is nothing to find, move or cancel', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const refusal = { status: 404, code: 'appointment_not_found' };
  const { data } = await eva.book(ten);
  expect(await ana.visit()).toMatchObject(refusal);
  expect(await ana.move(nine)).toMatchObject(refusal);
  expect(await ana.cancel(data.appointment.id)).toMatchObject(refusal);
  await ana.book(nine);
  expect(await ana.cancel(data.appointment.id), 'nor somebody else’s').toMatchObject(refusal);
  expect((await eva.visit()).status).toBe(200);
});

test('when the meeting cannot be created, nothing is booked and the slot is free', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  meetings.fails = true;
  expect(await ana.book(nine)).toMatchObject({ status: 503, code: 'meeting_link_creation_failed' });
  expect((await ana.visit()).code).toBe('appointment_not_found');
  meetings.fails = false;
  expect((await eva.book(nine)).status).toBe(200);
});

test('a slot held before the meeting failed stays held for the next attempt', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  await ana.hold(nine);
  meetings.fails = true;
  await ana.book(nine);
  meetings.fails = false;
  expect((await eva.book(nine)).code).toBe('slot_is_not_available');
  expect((await ana.book(nine)).status).toBe(200);
});

test.each(['approved', 'rejected'] as const)('an %s application cannot book, move or cancel', async (stage) => {
  const ana = await openCaller(server);
  const { data } = await ana.book(nine);
  await walkTo(server, ana, stage);
  const refusal = { status: 409, code: 'application_closed' };
  expect(await ana.hold(ten)).toMatchObject(refusal);
  expect(await ana.book(ten)).toMatchObject(refusal);
  expect(await ana.move(ten)).toMatchObject(refusal);
  expect(await ana.cancel(data.appointment.id)).toMatchObject(refusal);
});

test.each(['earnings_analysis', 'documents_analysis', 'risk_analysis', 'home_visit'] as const)(
  'a visit can be booked in %s',
  async (stage) => {
    const ana = await openCaller(server);
    await walkTo(server, ana, stage);
    expect((await ana.book(nine)).status).toBe(200);
  },
);

test.each(['0', '43', '-1', '1.5', 'x', '', '007', '1e1'])('%j is not a valid number of days', async (days) => {
  const ana = await openCaller(server);
  expect(await ana.slots(days)).toMatchObject({ status: 422, code: 'unprocessable_error' });
});

test.each([
  { timezone: 'Mars/Olympus' },
  { timezone: '+05:00' },
  { timezone: 'x'.repeat(100) },
  { date: 'tomorrow' },
  { date: '2026-02-30' },
  { date: '2026-12-01T25:00:00Z' },
  { date: '+012026-12-01' },
])('%j is a broken rule, not a fault', async (query) => {
  expect((await (await openCaller(server)).slots(1, query)).status).toBe(422);
});

test.each([
  { slotId: 5 },
  { slotId: nine, admissionRequestId: '3f2b8c1e-9d4a-4c7b-8a5e-0123456789ab' },
  { slotId: nine, source: 'robot' },
  { slotId: nine, isAppointmentReschedule: 'yes' },
  { slotId: nine, entity: 'x'.repeat(61) },
  { slotId: nine, entity: 'x\u0000y' },
  { slotId: nine, advisorId: 'mine' },
])('%j is a broken rule of booking', async ({ slotId, ...more }) => {
  const ana = await openCaller(server);
  expect((await ana.book(slotId as string, more as object)).status).toBe(422);
  expect((await ana.visit()).code).toBe('appointment_not_found');
});

test('an unknown link opens no calendar', async () => {
  const ghost = await openCaller(server);
  await server.database.pool.query('delete from applications where id = $1', [ghost.applicationId]);
  const answers = [ghost.slots(), ghost.hold(nine), ghost.book(nine), ghost.visit(), ghost.cancel('x')];
  for (const answer of await Promise.all(answers)) expect(answer.code).toBe('admission_request_not_found');
});
