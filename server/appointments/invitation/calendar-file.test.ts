import { afterAll, beforeEach, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { onlyAdvisors, openCaller } from '../testing/test-calendar.ts';

const server = await startTestApp({ settings: { BRAND_NAME: 'Rueda', SUPPORT_EMAIL: 'hola@example.org' } });
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  await onlyAdvisors(server, { name: 'Laura' });
});

const fetch = (url: string) => server.inject({ url });
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const field = (text: string, name: string) => new RegExp(`^${name}:(.*)\r$`, 'm').exec(unfold(text))?.[1];

async function bookedVisit(country: 'mx' | 'us' = 'mx') {
  const caller = await openCaller(server, country);
  const { data } = await caller.book('20261202T1500Z', { firstName: 'Ana', phone: '+525512345678' });
  return { caller, visit: data.appointment };
}

test('a plain GET of the signed URL returns a calendar file to save', async () => {
  const { visit } = await bookedVisit();
  const answer = await fetch(visit.calendarUrl);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="visita.ics"');
  expect(field(answer.body, 'DTSTART')).toBe('20261202T150000Z');
  expect(field(answer.body, 'LOCATION')).toBe(visit.meetingLink);
});

test('the file is in the requested language, otherwise in the country’s', async () => {
  const { visit } = await bookedVisit();
  expect(field((await fetch(visit.calendarUrl)).body, 'SUMMARY')).toBe('Videollamada desde tu casa\\, Rueda');
  const english = await fetch(`${visit.calendarUrl}&language=en`);
  expect(field(english.body, 'SUMMARY')).toBe('Video call from your home\\, Rueda');
  expect(english.headers['content-disposition']).toContain('visit.ics');
  await onlyAdvisors(server, { name: 'Laura' });
  const { visit: miami } = await bookedVisit('us');
  expect(field((await fetch(miami.calendarUrl)).body, 'SUMMARY')).toBe('Video call from your home\\, Rueda');
  expect((await fetch(`${miami.calendarUrl}&language=es-MX`)).body).toContain('Videollamada desde tu casa');
  expect((await fetch(`${miami.calendarUrl}&language=xx`)).statusCode).toBe(200);
});

test('a move raises the revision, a cancellation cancels, and both keep the event id', async () => {
  const { caller, visit } = await bookedVisit();
  const read = async (url: string) => {
    const { body } = await fetch(url);
    return ['UID', 'SEQUENCE', 'METHOD', 'DTSTART'].map((name) => field(body, name));
  };
  const uid = `${visit.id}@volante`;
  expect(await read(visit.calendarUrl)).toEqual([uid, '0', 'PUBLISH', '20261202T150000Z']);
  await caller.move('20261202T1600Z');
  expect(await read(visit.calendarUrl)).toEqual([uid, '1', 'PUBLISH', '20261202T160000Z']);
  const { data } = await caller.cancel(visit.id);
  expect(data.calendarUrl).toBe(visit.calendarUrl);
  expect(await read(visit.calendarUrl)).toEqual([uid, '2', 'CANCEL', '20261202T160000Z']);
});

test('the file names neither the applicant nor the link of the application', async () => {
  const { caller, visit } = await bookedVisit();
  const { body } = await fetch(visit.calendarUrl);
  for (const secret of ['Ana', '5512345678', caller.requestId]) expect(unfold(body)).not.toContain(secret);
  expect(visit.calendarUrl).not.toContain(caller.requestId);
});

test('a forged URL reveals nothing', async () => {
  const { visit } = await bookedVisit();
  const path = visit.calendarUrl.split('?')[0] ?? '';
  const other = path.replace(visit.id, '0199f3c2-6b1e-7c4d-8a5e-0123456789ab');
  const signature = visit.calendarUrl.split('?')[1];
  for (const url of [
    path,
    `${path}?signature=x`,
    `${path}?signature=`,
    `${other}?${signature}`,
    `${path}?${signature}&${signature}`,
  ])
    expect((await fetch(url)).json().error.code, url).toBe('forbidden_error');
});

test('deleting an application deletes its calendar file', async () => {
  const { caller, visit } = await bookedVisit();
  await server.database.pool.query('delete from applications where id = $1', [caller.applicationId]);
  expect((await fetch(visit.calendarUrl)).json().error.code).toBe('appointment_not_found');
});
