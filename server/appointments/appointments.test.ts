import { slotAt } from '@volante/contract/appointments/testing/test-appointment.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { type Caller, onlyAdvisors, openCaller } from './testing/test-calendar.ts';

const server = await startTestApp({ settings: { JITSI_URL: 'https://meet.example.org/' } });
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
});

// 2 December 2026 in Mexico City; Laura works from 9 to 18.
const nine = slotAt('2026-12-02T15:00:00Z');
const ten = slotAt('2026-12-02T16:00:00Z');
const eleven = slotAt('2026-12-02T17:00:00Z');
const noon = slotAt('2026-12-02T18:00:00Z');
const item = slotAt('2026-12-02T19:00:00Z');

const freeOn = async (caller: Caller, date = '2026-12-02') =>
  (await caller.slots(1, { date })).data.slots.map(({ id }) => id);

test('an applicant picks a slot, books it and finds the visit', async () => {
  const ana = await openCaller(server);
  const { data } = await ana.slots(1, { date: '2026-12-02', timezone: 'America/Tijuana' });
  expect(data.slots).toHaveLength(18);
  expect(data.slots[0]).toEqual(nine);
  const booked = await ana.book(nine.id, { firstName: 'Ana', phone: '+525512345678' }, 'America/Tijuana');
  expect(booked.status).toBe(200);
  expect(booked.data).toMatchObject({ success: true });
  expect(booked.data.appointment).toMatchObject({
    admissionRequestId: ana.requestId,
    slot: nine,
    slotId: nine.id,
    date: '2026-12-02',
    startTime: '2026-12-02T15:00:00.000Z',
    endTime: '2026-12-02T15:30:00.000Z',
    timezone: 'America/Tijuana',
    isAppointmentReschedule: false,
    rescheduleCount: 0,
    reschedulesLeft: 3,
    source: 'customer',
    entity: 'home_visit',
    firstName: 'Ana',
    phone: '+525512345678',
    meetingLink: expect.stringMatching(/^https:\/\/meet\.example\.org\/visit-[0-9a-f]{32}$/),
  });
  expect((await ana.visit()).data).toEqual(booked.data.appointment);
  expect(await freeOn(ana)).not.toContain(nine.id);
});

test('the day of a visit is the day in the requested zone', async () => {
  const ana = await openCaller(server);
  await onlyAdvisors(server, { name: 'Laura', hours: [{ weekday: 3, starts: '23:00', ends: '24:00' }] });
  await ana.book('20261203T0500Z', {}, 'America/Tijuana');
  expect((await ana.visit()).data.date).toBe('2026-12-02');
  expect((await ana.visit('America/Cancun')).data).toMatchObject({ date: '2026-12-03', timezone: 'America/Cancun' });
});

test('contact data comes from the application rather than from the form', async () => {
  const ana = await openCaller(server);
  const url = `/api/public/admission/requests/${ana.requestId}/personal-data`;
  const payload = { firstName: 'Ana María', lastName: 'Ruiz', phone: '5512345678', email: 'ana@example.com' };
  expect((await server.inject({ method: 'PATCH', url, payload })).statusCode).toBe(200);
  const { data } = await ana.book(nine.id, {
    firstName: 'Eva',
    lastName: 'Ruiz',
    source: 'advisor',
    entity: 'second look',
  });
  expect(data.appointment).toMatchObject({ firstName: 'Ana María', source: 'advisor', entity: 'second look' });
});

test('contact data from the form becomes one line of visible text', async () => {
  const { data } = await (await openCaller(server)).book(nine.id, {
    firstName: ' Ana\u001b]0;x\u0007\n01a1  sent',
    phone: '55\u202e1234\r\n',
  });
  expect(data.appointment).toMatchObject({ firstName: 'Ana ]0;x 01a1 sent', phone: '551234' });
});

test('a visit can be moved three times, keeps its meeting link and frees its old slot', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const { data } = await ana.book(nine.id);
  for (const [i, slot] of [ten, eleven, noon].entries()) {
    const moved = await ana.move(slot.id);
    expect(moved.data.appointment).toMatchObject({
      id: data.appointment.id,
      slot,
      isAppointmentReschedule: true,
      rescheduleCount: i + 1,
      reschedulesLeft: 2 - i,
      meetingLink: data.appointment.meetingLink,
    });
  }
  expect(await ana.move(item.id)).toMatchObject({ status: 422, code: 'appointment_max_reschedule_limit_exceeded' });
  expect((await ana.visit()).data.slot).toEqual(noon);
  expect((await eva.book(nine.id)).status).toBe(200);
});

test('cancelling does not restore used moves', async () => {
  const ana = await openCaller(server);
  await ana.book(nine.id);
  await ana.move(ten.id);
  await ana.move(eleven.id);
  await ana.cancel((await ana.visit()).data.id);
  expect((await ana.book(nine.id)).data.appointment).toMatchObject({ rescheduleCount: 2, reschedulesLeft: 1 });
  expect((await ana.move(ten.id)).status).toBe(200);
  expect((await ana.move(eleven.id)).code).toBe('appointment_max_reschedule_limit_exceeded');
});

test('moving a visit to its own time changes nothing and uses no move', async () => {
  const ana = await openCaller(server);
  const { data } = await ana.book(nine.id);
  expect((await ana.move(nine.id)).data).toEqual(data);
});

test('a cancelled visit is gone, its slot is free, and another can be booked', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const { data } = await ana.book(nine.id);
  const cancelled = await ana.cancel(data.appointment.id, { slot: nine, admissionRequestId: ana.requestId });
  expect(cancelled).toMatchObject({ status: 200, data: { success: true } });
  expect((await ana.visit()).code).toBe('appointment_not_found');
  expect((await eva.book(nine.id)).status).toBe(200);
  const again = await ana.book(ten.id);
  expect(again.data.appointment.id).not.toBe(data.appointment.id);
});

test('the application shows an upcoming visit until it is cancelled', async () => {
  const ana = await openCaller(server);
  const view = async () =>
    (await server.inject({ url: `/api/public/admission/requests/${ana.requestId}` })).json().data.visitAhead;
  expect(await view()).toBeUndefined();
  const { data } = await ana.book(nine.id);
  expect(await view()).toBe(true);
  await ana.cancel(data.appointment.id);
  expect(await view()).toBeUndefined();
});

test('a held slot is reserved for its holder for five minutes', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  const held = await ana.hold(nine.id);
  expect(held.data).toEqual({ expiresAt: '2026-12-01T12:05:00.000Z', expiresInSeconds: 300 });
  expect(await freeOn(ana)).toContain(nine.id);
  expect(await freeOn(eva)).not.toContain(nine.id);
  expect((await eva.hold(nine.id)).code).toBe('slot_is_not_available');
  expect((await eva.book(nine.id)).code).toBe('slot_is_not_available');
  server.setNow('2026-12-01T12:04:59Z');
  expect((await eva.book(nine.id)).code).toBe('slot_is_not_available');
  server.setNow('2026-12-01T12:05:00Z');
  expect(await freeOn(eva)).toContain(nine.id);
  expect((await eva.book(nine.id)).status).toBe(200);
  expect((await ana.book(nine.id)).code).toBe('slot_is_not_available');
});

test('holding the same slot again does not extend the hold, and holding another releases it', async () => {
  const [ana, eva] = [await openCaller(server), await openCaller(server)];
  await ana.hold(nine.id);
  server.setNow('2026-12-01T12:03:00Z');
  expect((await ana.hold(nine.id)).data).toEqual({ expiresAt: '2026-12-01T12:05:00.000Z', expiresInSeconds: 120 });
  expect((await ana.hold(ten.id)).data.expiresAt).toBe('2026-12-01T12:08:00.000Z');
  expect((await eva.hold(nine.id)).status).toBe(200);
  expect((await ana.hold(nine.id)).code).toBe('slot_is_not_available');
  expect((await eva.hold(ten.id)).code, 'a hold stays when another slot was refused').toBe('slot_is_not_available');
});

test('a visit can be moved to the slot held for it', async () => {
  const ana = await openCaller(server);
  await ana.book(nine.id);
  await ana.hold(ten.id);
  expect((await ana.visit()).data.slot, 'until then it stays').toEqual(nine);
  expect((await ana.move(ten.id)).data.appointment.slot).toEqual(ten);
  expect(await freeOn(await openCaller(server))).toContain(nine.id);
});

test('visits are spread over the free advisors, and a moved visit stays with its advisor', async () => {
  const [laura, pedro] = await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' });
  const callers = await Promise.all(Array.from({ length: 4 }, () => openCaller(server)));
  const advisorOf = async ({ applicationId }: Caller) => {
    const query = `select advisor_id from appointments where application_id = $1 and status = 'booked'`;
    return (await server.database.pool.query(query, [applicationId])).rows[0]?.advisor_id;
  };
  for (const [i, slot] of [nine, ten, eleven, noon].entries()) await callers[i]!.book(slot.id);
  const advisors = await Promise.all(callers.map(advisorOf));
  expect(advisors.toSorted()).toEqual([laura!.id, laura!.id, pedro!.id, pedro!.id].toSorted());
  await callers[0]!.move(item.id);
  expect(await advisorOf(callers[0]!)).toBe(advisors[0]);
});

test('a slot is free as long as one of two advisors is', async () => {
  await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' });
  const [ana, eva, ivo] = [await openCaller(server), await openCaller(server), await openCaller(server)];
  expect((await ana.book(nine.id)).status).toBe(200);
  expect(await freeOn(eva)).toContain(nine.id);
  expect((await eva.book(nine.id)).status).toBe(200);
  expect(await freeOn(ivo)).not.toContain(nine.id);
});

test('after a visit is over another can be booked', async () => {
  const ana = await openCaller(server);
  const { data } = await ana.book(nine.id);
  server.setNow('2026-12-02T15:29:00Z');
  expect((await ana.visit()).data.id).toBe(data.appointment.id);
  server.setNow('2026-12-02T15:30:00Z');
  expect((await ana.visit()).code).toBe('appointment_not_found');
  expect((await ana.move(noon.id)).code).toBe('appointment_not_found');
  expect((await ana.book(noon.id)).status).toBe(200);
});

test('an early booking does not count as the home visit of the application', async () => {
  const ana = await openCaller(server);
  await ana.book(nine.id);
  const { data } = (await server.inject({ url: `/api/public/admission/requests/${ana.requestId}` })).json();
  expect(data).toMatchObject({ status: 'created', homeVisit: null });
});

test('booking, moving and cancelling are in the audit log, without names', async () => {
  const ana = await openCaller(server);
  const { data } = await ana.book(nine.id, { firstName: 'Ana', entity: 'Ana Ruiz' });
  await ana.move(ten.id);
  await ana.cancel(data.appointment.id);
  const { rows } = await server.database.pool.query(
    `select kind, by, details from application_events where application_id = $1 and kind like 'visit%' order by at, id`,
    [ana.applicationId],
  );
  const appointment = data.appointment.id;
  expect(rows).toEqual([
    { kind: 'visit_booked', by: 'applicant', details: { appointment, startsAt: nine.startTime } },
    { kind: 'visit_moved', by: 'applicant', details: { appointment, from: nine.startTime, to: ten.startTime } },
    { kind: 'visit_cancelled', by: 'applicant', details: { appointment, startsAt: ten.startTime } },
  ]);
});
