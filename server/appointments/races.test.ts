import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { type Answer, type Caller, liveRows, onlyAdvisors, openCaller } from './testing/test-calendar.ts';
import { fakeMeetings } from './testing/test-meetings.ts';

// Every race runs several times: a different request may win, but the rule must always hold.
const ROUNDS = 5;
const RIVALS = 10;
const nine = '20261202T1500Z';
const ten = '20261202T1600Z';
const eleven = '20261202T1700Z';

const meetings = fakeMeetings();
const server = await startTestApp({ meetings });
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
});

const codes = (answers: Answer<unknown>[]) => answers.map(({ code = 'ok' }) => code).sort();
const some = (count: number) => Promise.all(Array.from({ length: count }, () => openCaller(server)));
const repeat = (count: number, word: string) => Array.from({ length: count }, () => word);

async function eachRound(race: (round: number) => Promise<void>): Promise<void> {
  for (let round = 0; round < ROUNDS; round++) {
    await server.database.pool.query('delete from appointments');
    await race(round);
    const rows = await liveRows(server);
    const visits = rows.filter(({ status }) => status === 'booked').map((row) => row.application_id);
    expect(new Set(visits).size, 'nobody has two visits').toBe(visits.length);
  }
}

test('one of several concurrent bookings of a slot succeeds, and the others are refused as taken', () =>
  eachRound(async () => {
    const answers = await Promise.all((await some(RIVALS)).map((rival) => rival.book(nine)));
    expect(codes(answers)).toEqual(['ok', ...repeat(RIVALS - 1, 'slot_is_not_available')]);
    expect(await liveRows(server)).toHaveLength(1);
  }));

test('with two advisors two bookings succeed', () =>
  eachRound(async () => {
    await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' });
    const answers = await Promise.all((await some(RIVALS)).map((rival) => rival.book(nine)));
    expect(codes(answers)).toEqual(['ok', 'ok', ...repeat(RIVALS - 2, 'slot_is_not_available')]);
  }));

test('concurrent bookings of one applicant, in one slot or in two, leave one visit', () =>
  eachRound(async (round) => {
    const ana = await openCaller(server);
    const slots = round % 2 ? [nine, nine, nine] : [nine, ten, eleven];
    const answers = await Promise.all(slots.map((slot) => ana.book(slot)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { code } of answers)
      expect([undefined, 'appointment_already_exists', 'slot_is_not_available']).toContain(code);
    expect(await liveRows(server)).toEqual([{ status: 'booked', application_id: ana.applicationId }]);
  }));

test('one of several concurrent holds of a slot succeeds', () =>
  eachRound(async () => {
    const answers = await Promise.all((await some(RIVALS)).map((rival) => rival.hold(nine)));
    expect(codes(answers)).toEqual(['ok', ...repeat(RIVALS - 1, 'slot_is_not_available')]);
  }));

test('concurrent holds and bookings never both get the slot', () =>
  eachRound(async () => {
    const [ana, eva] = (await some(2)) as [Caller, Caller];
    const answers = await Promise.all([ana.hold(nine), eva.book(nine)]);
    expect(codes(answers)).toEqual(['ok', 'slot_is_not_available']);
    expect(await liveRows(server)).toHaveLength(1);
  }));

test('an expired hold goes to one of its rivals', () =>
  eachRound(async () => {
    const [ana, ...rivals] = (await some(RIVALS)) as [Caller, ...Caller[]];
    await ana.hold(nine);
    server.setNow('2026-12-01T12:05:00Z');
    const answers = await Promise.all([...rivals.map((rival) => rival.book(nine)), ana.book(nine)]);
    expect(codes(answers)).toEqual(['ok', ...repeat(RIVALS - 1, 'slot_is_not_available')]);
    server.setNow('2026-12-01T12:00:00Z');
  }));

test('a slot cancelled during concurrent bookings goes to at most one of them', () =>
  eachRound(async () => {
    const [ana, ...rivals] = (await some(4)) as [Caller, ...Caller[]];
    const { data } = await ana.book(nine);
    const [cancelled, ...answers] = await Promise.all([
      ana.cancel(data.appointment.id),
      ...rivals.map((rival) => rival.book(nine)),
    ]);
    expect(cancelled.status).toBe(200);
    const won = answers.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThanOrEqual(1);
    expect(codes(answers).filter((code) => code !== 'ok')).toEqual(repeat(3 - won.length, 'slot_is_not_available'));
    expect(await liveRows(server)).toHaveLength(won.length);
  }));

test('only one of two concurrent cancellations takes effect', () =>
  eachRound(async () => {
    const ana = await openCaller(server);
    const { data } = await ana.book(nine);
    const answers = await Promise.all([ana.cancel(data.appointment.id), ana.cancel(data.appointment.id)]);
    expect(codes(answers)).toEqual(['appointment_not_found', 'ok']);
  }));

test('cancelling and moving at once leaves no visit, and loses no slot', () =>
  eachRound(async () => {
    const ana = await openCaller(server);
    const { data } = await ana.book(nine);
    const [cancelled, moved] = await Promise.all([ana.cancel(data.appointment.id), ana.move(ten)]);
    expect(cancelled.status).toBe(200);
    expect([undefined, 'appointment_not_found']).toContain(moved.code);
    expect(await liveRows(server)).toEqual([]);
  }));

test('one of two concurrent moves to a slot succeeds, and the other visit stays where it was', () =>
  eachRound(async () => {
    const [ana, eva] = (await some(2)) as [Caller, Caller];
    await ana.book(nine);
    await eva.book(ten);
    expect(codes(await Promise.all([ana.move(eleven), eva.move(eleven)]))).toEqual(['ok', 'slot_is_not_available']);
    expect(await liveRows(server)).toHaveLength(2);
  }));

test('two applicants who swap slots do not deadlock', () =>
  eachRound(async () => {
    const [ana, eva] = (await some(2)) as [Caller, Caller];
    await ana.book(nine);
    await eva.book(ten);
    const answers = await Promise.all([ana.move(ten), eva.move(nine)]);
    expect(codes(answers)).toEqual(repeat(2, 'slot_is_not_available'));
    expect(await liveRows(server)).toHaveLength(2);
  }));

test('concurrent moves never exceed the limit', () =>
  eachRound(async () => {
    const ana = await openCaller(server);
    await ana.book(nine);
    const slots = [ten, eleven, '20261202T1800Z', '20261202T1900Z', '20261202T2000Z'];
    const answers = await Promise.all(slots.map((slot) => ana.move(slot)));
    expect(codes(answers)).toEqual([...repeat(2, 'appointment_max_reschedule_limit_exceeded'), ...repeat(3, 'ok')]);
    expect((await ana.visit()).data.rescheduleCount).toBe(3);
    expect(await liveRows(server)).toHaveLength(1);
  }));

test('concurrent bookings, moves, holds and cancellations leave one visit each, and none fails unexpectedly', () =>
  eachRound(async () => {
    await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' });
    const callers = await some(12);
    const slots = [nine, ten, eleven];
    const answers = await Promise.all(
      callers.map(async (caller, i) => {
        const [first = nine, second = ten] = [slots[i % 3], slots[(i + 1) % 3]];
        const { data } = await caller.book(first);
        const id = data?.appointment.id ?? 'none';
        return Promise.all([caller.move(second), caller.hold(first), i % 4 ? caller.visit() : caller.cancel(id)]);
      }),
    );
    for (const { status, body } of answers.flat()) expect(status, body).toBeLessThan(500);
  }));
