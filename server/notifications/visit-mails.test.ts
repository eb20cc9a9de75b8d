import { afterAll, beforeEach, expect, test } from 'vitest';
import { closeApplication } from '../admission/closing/close.ts';
import { applicant } from '../applications/events.ts';
import { cancelClosedVisits } from '../appointments/change.ts';
import { openCaller } from '../appointments/testing/test-calendar.ts';
import { transaction } from '../core/database/transaction.ts';
import { walkTo } from '../testing/application.ts';
import { notifyApplicationSent } from './notify.ts';
import { openPost } from './testing/test-post.ts';

const post = await openPost({
  BRAND_NAME: 'Rueda',
  SUPPORT_EMAIL: 'ayuda@example.org',
  SUPPORT_WHATSAPP: '+525500000000',
});
const { server } = post;
afterAll(post.close);
beforeEach(post.clear);

const field = (text: string, name: string) => new RegExp(`^${name}:(.*)$`, 'm').exec(text.replaceAll('\n ', ''))?.[1];

test('booking a visit sends a mail with day, time, room and a calendar invitation', async () => {
  const { visitId } = await post.visitor();
  await post.deliverDue();
  const [mail, ...more] = post.mails();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: ['ana@example.org'], from: 'volante@sandbox.example' });
  expect(mail?.subject).toBe('Tu videollamada desde tu casa: miércoles, 2 de diciembre, 9:00 a.m.');
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Hola, Ana:');
    expect(body).toContain('Miércoles, 2 de diciembre');
    expect(body).toContain('9:00 a.m., hora de Ciudad de México');
    expect(body).toContain('https://meet.jit.si/visit-');
    expect(body).toContain('ayuda@example.org');
  }
  expect(mail?.calendar?.contentType).toBe('text/calendar; method=REQUEST');
  const file = mail?.calendar?.content ?? '';
  expect(field(file, 'METHOD')).toBe('REQUEST');
  expect(field(file, 'UID')).toBe(`${visitId}@volante`);
  expect(field(file, 'DTSTART')).toBe('20261202T150000Z');
  expect(file).toContain('mailto:ana@example.org');
  expect(mail?.headers['auto-submitted']).toBe('auto-generated');
  expect(mail?.headers['reply-to']).toContain('ayuda@example.org');
});

test('a mail greets only by a plausible name, and passes on nothing else from the name field', async () => {
  const names = [
    'Ma. del Rosario',
    "José O'Farrill-Núñez",
    'Ganaste: entra a http://mal.example',
    'mal.example',
    '<b>Ana</b>',
  ];
  for (const [i, firstName] of names.entries()) {
    const caller = await openCaller(server);
    await caller.book(`2026120${i + 2}T1500Z`, { firstName, email: `n${i}@example.org` });
  }
  await post.deliverDue();
  const greetings = post.mails().map(({ text }) => text.split('\n')[0]);
  expect(greetings).toEqual(['Hola, Ma. del Rosario:', "Hola, José O'Farrill-Núñez:", 'Hola:', 'Hola:', 'Hola:']);
  expect(JSON.stringify(post.mails())).not.toContain('mal.example');
});

test('an invalid e-mail address from the form gets no mail', async () => {
  for (const [i, email] of [
    'a@example.org, b@example.org',
    'a@example.org\r\nBcc: b@example.org',
    'a@b <c@example.org>',
  ].entries())
    await (await openCaller(server)).book(`2026120${i + 2}T1500Z`, { email });
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  expect((await post.deliveries()).filter(({ state }) => state === 'by_hand').map(({ reason }) => reason)).toEqual(
    Array(3).fill('no_address'),
  );
});

test('a mail never holds the link of the application', async () => {
  const { requestId } = await post.visitor();
  await post.deliverDue();
  expect(JSON.stringify(post.mails())).not.toContain(requestId);
});

test('a mail is in the language of the screen on which the visit was booked', async () => {
  const caller = await post.visitor('maria@example.org');
  await post.deliverDue();
  await server.inject({
    method: 'POST',
    url: `/api/public/admission/requests/${caller.requestId}/calendar/appointment/create`,
    headers: { 'x-language': 'en' },
    payload: { slotId: '20261203T1500Z', isAppointmentReschedule: true },
  });
  await post.deliverDue();
  expect(post.mails().map(({ subject }) => subject)).toEqual([
    'Tu videollamada desde tu casa: miércoles, 2 de diciembre, 9:00 a.m.',
    'Your video call from your home was moved: Thursday, December 3, 9:00 AM',
  ]);
});

test('a moved visit sends a newer invitation of the same event', async () => {
  const visitor = await post.visitor();
  await post.deliverDue();
  await visitor.move('20261204T1600Z');
  await post.deliverDue();
  const [booked, moved] = post.mails().map(({ calendar }) => calendar?.content ?? '');
  expect(field(moved!, 'UID')).toBe(field(booked!, 'UID'));
  expect(Number(field(moved!, 'SEQUENCE'))).toBeGreaterThan(Number(field(booked!, 'SEQUENCE')));
  expect(field(moved!, 'DTSTART')).toBe('20261204T160000Z');
});

test('a cancelled visit withdraws its invitation and names no room', async () => {
  const visitor = await post.visitor();
  await post.deliverDue();
  await visitor.cancel(visitor.visitId);
  await post.deliverDue();
  const mail = post.mails().at(-1);
  expect(mail?.subject).toBe('Cancelamos tu videollamada del miércoles, 2 de diciembre, 9:00 a.m.');
  expect(mail?.calendar?.contentType).toBe('text/calendar; method=CANCEL');
  expect(field(mail?.calendar?.content ?? '', 'STATUS')).toBe('CANCELLED');
  expect(mail?.text).not.toContain('https://meet.jit.si');
});

test('after a decision the mail about a cancelled visit does not ask to book again', async () => {
  const visitor = await post.visitor();
  await post.deliverDue();
  await walkTo(server, visitor, 'rejected');
  await cancelClosedVisits(server.deps);
  await post.deliverDue();
  const mail = post.mails().at(-1);
  expect(mail?.subject).toContain('Cancelamos tu videollamada');
  expect(mail?.text).toContain('Ya hay una decisión sobre tu solicitud.');
  expect(mail?.text).not.toContain('otra fecha');
});

test('reminders come 24 hours and 1 hour before, without another invitation', async () => {
  await post.visitor();
  await post.deliverDue();
  const arrived = async (now: string) => {
    server.setNow(now);
    await post.deliverDue();
    return post
      .mails()
      .slice(1)
      .map(({ subject, calendar }) => [subject, calendar]);
  };
  expect(await arrived('2026-12-01T14:59:00Z')).toEqual([]);
  const day = ['Ya casi es tu videollamada desde tu casa: miércoles, 2 de diciembre, 9:00 a.m.', null];
  expect(await arrived('2026-12-01T15:00:30Z')).toEqual([day]);
  expect(await arrived('2026-12-02T13:59:00Z')).toEqual([day]);
  expect(await arrived('2026-12-02T14:00:30Z')).toEqual([
    day,
    ['Tu videollamada desde tu casa empieza a las 9:00 a.m.', null],
  ]);
});

test('a moved visit has reminders at its new time only', async () => {
  const visitor = await post.visitor();
  await visitor.move('20261204T1600Z');
  await post.deliverDue();
  server.setNow('2026-12-02T14:30:00Z');
  await post.deliverDue();
  expect(post.mails().map(({ subject }) => subject)).toEqual([
    'Tu videollamada desde tu casa cambió: viernes, 4 de diciembre, 10:00 a.m.',
  ]);
  server.setNow('2026-12-03T16:01:00Z');
  await post.deliverDue();
  expect(post.mails()[1]?.subject).toBe(
    'Ya casi es tu videollamada desde tu casa: viernes, 4 de diciembre, 10:00 a.m.',
  );
});

test('a visit moved away and back still has its reminders', async () => {
  const visitor = await post.visitor();
  await visitor.move('20261204T1600Z');
  await visitor.move('20261202T1500Z');
  server.setNow('2026-12-01T15:00:30Z');
  await post.deliverDue();
  expect(post.mails().filter(({ subject }) => subject.startsWith('Ya casi es'))).toHaveLength(1);
});

test('a cancelled visit has no reminders', async () => {
  const visitor = await post.visitor();
  await visitor.cancel(visitor.visitId);
  await post.deliverDue();
  server.setNow('2026-12-02T14:01:00Z');
  await post.deliverDue();
  expect(post.mails().map(({ subject }) => subject)).toEqual([
    'Cancelamos tu videollamada del miércoles, 2 de diciembre, 9:00 a.m.',
  ]);
});

test('once the application is closed, no message tells of its call, and none of a review, until it is cancelled', async () => {
  const visitor = await post.visitor();
  await transaction(server.deps, async (trx) => {
    await notifyApplicationSent(server.deps, trx, visitor.applicationId, 'es-MX');
    await closeApplication(server.deps, trx, visitor.applicationId, { reason: 'withdrew', actor: applicant });
  });
  server.setNow('2026-12-02T14:30:00Z');
  await post.deliverDue();
  expect(post.mails().map(({ subject }) => subject)).toEqual(['Cerramos tu solicitud, como lo pediste']);
  await cancelClosedVisits(server.deps);
  await post.deliverDue();
  expect(post.mails()[1]?.subject).toBe('Cancelamos tu videollamada del miércoles, 2 de diciembre, 9:00 a.m.');
});

test('a booking for the same day has a reminder an hour before and none the day before', async () => {
  server.setNow('2026-12-02T12:30:00Z');
  await post.visitor();
  const kinds = (await post.deliveries()).map(({ kind }) => kind);
  expect(kinds).toEqual(['visit_booked', 'visit_reminder_hour']);
});

test('a reminder that is too late to help is dropped', async () => {
  await post.visitor();
  await post.deliverDue();
  server.setNow('2026-12-02T15:00:30Z');
  await post.deliverDue();
  expect(post.mails()).toHaveLength(1);
  expect((await post.deliveries()).map(({ state }) => state)).toEqual(['sent', 'dropped', 'dropped']);
});

test('a mail waits for a pending room for a limited time, then says where the link will appear', async () => {
  const [slow, lost] = [await post.visitor('slow@example.org'), await post.visitor('lost@example.org')];
  const link = (id: string, to: string | null) =>
    server.database.pool.query(`update appointments set meeting = jsonb_build_object('link', $2::text) where id = $1`, [
      id,
      to,
    ]);
  await Promise.all([slow, lost].map(({ visitId }) => link(visitId, null)));
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  await link(slow.visitId, 'https://meet.example.org/made');
  server.setNow('2026-11-25T18:01:00Z');
  await post.deliverDue();
  expect(post.mails().map(({ to }) => to)).toEqual([['slow@example.org']]);
  expect(post.mails()[0]?.text).toContain('https://meet.example.org/made');
  server.setNow('2026-11-25T18:10:00Z');
  await post.deliverDue();
  expect(post.mails()[1]?.text).toContain('Para entrar a la videollamada, abre el enlace de tu solicitud.');
  expect((await post.deliveries()).filter(({ state }) => state === 'sent').map(({ tries }) => tries)).toEqual([1, 1]);
});

test('a refused booking sends nothing', async () => {
  const visitor = await post.visitor();
  expect((await visitor.book('20261203T1500Z')).code).toBe('appointment_already_exists');
  expect((await post.deliveries()).filter(({ kind }) => kind === 'visit_booked')).toHaveLength(1);
});

test('the HTML of a mail escapes text written by people', async () => {
  const visitor = await post.visitor();
  await server.database.pool.query(`update personal_data set first_name = 'Ana d''Arc' where application_id = $1`, [
    visitor.applicationId,
  ]);
  await post.deliverDue();
  expect(post.mails()[0]?.html).toContain('Hola, Ana d&#39;Arc:');
});
