import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { requestPath } from '../testing/calls.ts';
import { startTestApp } from '../testing/test-app.ts';
import { onlyAdvisors } from './testing/test-calendar.ts';
import { fakeMeetings } from './testing/test-meetings.ts';

const server = await startTestApp({ meetings: fakeMeetings() });
afterAll(server.close);

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
