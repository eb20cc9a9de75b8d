import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { transaction } from '../core/database/transaction.ts';
import { requestPath } from '../testing/calls.ts';
import { startTestApp } from '../testing/test-app.ts';
import { onlyAdvisors } from './testing/test-calendar.ts';
import { fakeMeetings } from './testing/test-meetings.ts';

// Tests the constraints of the database itself, independent of the code that uses it.
const server = await startTestApp();
afterAll(server.close);
let laura = '';
let pedro = '';
beforeEach(async () => {
  [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })).map(({ id }) => id) as [
    string,
    string,
  ];
});

const applicant = async () => (await server.open('mx')).applicationId;

function write(application: string, advisor: string, time: string, status = 'booked', minutes = 30) {
  const start = new Date(`2026-12-02T${time}:00Z`);
  const end = new Date(start.getTime() + minutes * 60_000);
  return transaction(server.deps, (trx) =>
    sql`insert into appointments
        (id, application_id, advisor_id, starts_at, ends_at, status, expires_at, zone, source, entity, created_at, updated_at)
      values (gen_random_uuid(), ${application}, ${advisor}, ${start}, ${end}, ${status}, ${status === 'held' ? end : null},
        'UTC', 'customer', 'home_visit', now(), now())`.execute(trx),
  );
}

test('no two live visits of one advisor overlap, not even by a minute', async () => {
  await write(await applicant(), laura, '15:00');
  for (const time of ['15:00', '14:31', '15:29'])
    await expect(write(await applicant(), laura, time), time).rejects.toMatchObject({ code: 'slot_is_not_available' });
  await expect(write(await applicant(), laura, '14:00', 'booked', 180)).rejects.toMatchObject({
    code: 'slot_is_not_available',
  });
  await expect(write(await applicant(), laura, '15:00', 'held')).rejects.toMatchObject({
    code: 'slot_is_not_available',
  });
});

test('adjacent visits, visits of another advisor and cancelled ones do not overlap', async () => {
  await write(await applicant(), laura, '15:00');
  await write(await applicant(), laura, '15:30');
  await write(await applicant(), laura, '14:30', 'held');
  await write(await applicant(), laura, '15:00', 'cancelled');
  await write(await applicant(), pedro, '15:00');
});

test('an applicant has at most one live visit and one hold', async () => {
  const ana = await applicant();
  await write(ana, laura, '15:00');
  await expect(write(ana, pedro, '17:00')).rejects.toMatchObject({ code: 'appointment_already_exists' });
  await write(ana, pedro, '17:00', 'held');
  await expect(write(ana, pedro, '18:00', 'held')).rejects.toMatchObject({ code: 'slot_is_not_available' });
  await write(ana, pedro, '18:00', 'cancelled');
});

describe('answers', async () => {
  const server = await startTestApp({ meetings: fakeMeetings() });

  test('a visit that is booked, moved or cancelled and the response to that call are stored together or not at all', async () => {
    server.setNow('2026-12-01T12:00:00Z');
    await onlyAdvisors(server, { name: 'Laura' });
    const { requestId, applicationId } = await server.open('mx');
    const send = async (path: string, payload: object) => {
      const key = randomUUID();
      const call = { method: 'POST', url: `/api${requestPath(requestId)}${path}`, payload } as const;
      const answer = await server.inject({ ...call, headers: { 'idempotency-key': key } });
      expect(answer.statusCode, answer.body).toBe(200);
      // Rows written by the same transaction have the same number.
      const { rows } = await server.database.pool.query(
        `select k.xmin = a.xmin as together, k.answer from appointments a, idempotency_keys k
       where a.application_id = $1 and k.key = $2`,
        [applicationId, key],
      );
      expect(rows).toEqual([{ together: true, answer: answer.body }]);
      return answer.json();
    };
    const booked = await send('/calendar/appointment/create', { slotId: '20261202T1500Z' });
    await send('/calendar/appointment/create', { slotId: '20261202T1600Z', isAppointmentReschedule: true });
    await send('/calendar/appointment/cancel', { id: booked.data.appointment.id });
  });
});
