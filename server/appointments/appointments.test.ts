import { slotAt } from '@volante/contract/test-appointment.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../core/test-app.ts';
import { liveRows, onlyAdvisors, openCaller, putInStage } from './test-calendar.ts';

const server = await startTestApp({ settings: { BRAND_NAME: 'Rueda', JITSI_URL: 'https://meet.example.org/' } });
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
});

// 2 December 2026, 9:00 and later in Mexico City.
const [nine, halfPast, ten, eleven, noon] = ['15:00', '15:30', '16:00', '17:00', '18:00'].map((time) =>
  slotAt(`2026-12-02T${time}:00Z`),
) as [
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
  ReturnType<typeof slotAt>,
];

test('an applicant chooses a slot, books it and finds the visit', async () => {
  const ana = await openCaller(server);
  const { data } = await ana.slots(1, { date: '2026-12-02', timezone: 'America/Tijuana' });
  expect(data.slots).toHaveLength(18);
  expect(data.slots[0]).toEqual(nine);
  const booked = await ana.book(nine.id, { firstName: 'Ana', phone: '+525512345678' }, 'America/Tijuana');
  expect(booked.status).toBe(200);
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
  expect((await ana.slots(1, { date: '2026-12-02' })).data.slots.map(({ id }) => id)).not.toContain(nine.id);
});
