import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors } from '../appointments/testing/test-calendar.ts';
import { createSlowReader, sendScreenshot } from '../earnings/testing/test-screenshots.ts';
import { encodeForm } from '../media/testing/test-upload.ts';
import { contact } from '../personal-data/testing/test-saving.ts';
import { hire } from '../staff/testing/test-staff.ts';
import { startTestApp } from '../testing/test-app.ts';
import { TestBrowser } from './testing/test-browser.ts';

// Whoever has the link alone may add to an application, and takes nothing away from its driver.
const server = await startTestApp({
  reader: createSlowReader(),
  settings: {
    ...{ SECOND_FACTOR: 'known_devices', UPLOADS_PER_HOUR: '6', SCREENSHOTS_PER_HOUR: '6', BOOKING_TRIES_PER_DAY: '6' },
    ...{ APPLICATION_CALLS_PER_MINUTE: '60', WRITES_PER_HOUR: '30', STORED_MB_PER_APPLICATION: '2' },
  },
});
afterAll(server.close);
beforeEach(async () => {
  server.setNow('2026-11-25T18:00:00Z');
  await onlyAdvisors(server, { name: 'Ana' });
});

async function filled() {
  const opened = await server.open('mx');
  const phone = new TestBrowser(server, { address: '198.51.100.1' });
  await phone.call(opened.requestId, 'GET', '');
  expect((await phone.call(opened.requestId, 'PATCH', '/personal-data', contact)).status).toBe(200);
  return { ...opened, phone, strange: new TestBrowser(server, { address: '198.51.100.2' }) };
}

async function upload(who: TestBrowser, requestId: string, bytes?: Buffer) {
  const { payload, headers } = await encodeForm('selfie_photo', [{ bytes: bytes ?? (await files.jpeg()) }]);
  const own = { ...headers, 'x-admission-request-id': requestId };
  const answer = await who.fetch('POST', '/api/media/upload/', payload, own);
  return { status: answer.statusCode, code: answer.json().error?.code };
}

async function screenshot(who: TestBrowser, requestId: string) {
  const cookie = Object.entries(who.cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return sendScreenshot(server, { requestId, image: await files.jpeg(), headers: { cookie: cookie.join('; ') } });
}

/** Calls until one is refused with this code; returns how many weren't. */
async function until(code: string, ask: () => Promise<{ code?: string | undefined }>): Promise<number> {
  for (let n = 0; n < 40; n++) if ((await ask()).code === code) return n;
  throw new Error(`never refused with ${code}`);
}

const slots = ['20261201T1600Z', '20261201T1700Z', '20261201T1800Z'] as const;
const hold = (who: TestBrowser, id: string, slot: string) => who.call(id, 'POST', `/calendar/slots/${slot}/hold`);
const book = (who: TestBrowser, id: string, slotId: string, more: object = {}) =>
  who.call(id, 'POST', '/calendar/appointment/create', { slotId, ...contact, ...more });
const held = (applicationId: string) =>
  server.query(`select starts_at from appointments where application_id = $1 and status = 'held'`, [applicationId]);

test('a device that proved nothing neither releases the driver’s hold nor books another slot', async () => {
  const { requestId, applicationId, phone, strange } = await filled();
  expect((await hold(phone, requestId, slots[0])).status).toBe(200);
  expect((await hold(strange, requestId, slots[1])).code).toBe('device_not_proved');
  expect((await book(strange, requestId, slots[1])).code).toBe('device_not_proved');
  expect(await held(applicationId)).toEqual([{ starts_at: new Date('2026-12-01T16:00:00Z') }]);
  // The same slot is no other hold, and the driver changes their mind as often as they like.
  expect((await hold(strange, requestId, slots[0])).status).toBe(200);
  expect((await hold(phone, requestId, slots[2])).status).toBe(200);
  expect((await book(phone, requestId, slots[2])).status).toBe(200);
});

test('a hold that is over keeps nobody from another slot', async () => {
  const { requestId, phone, strange } = await filled();
  await hold(phone, requestId, slots[0]);
  server.setNow('2026-11-25T18:05:01Z');
  expect((await hold(strange, requestId, slots[1])).status).toBe(200);
});

test('however many strangers hold at the same moment, the driver’s hold stays', async () => {
  const { requestId, applicationId, phone } = await filled();
  for (let round = 0; round < 5; round++) {
    await server.query('delete from appointments where application_id = $1', [applicationId]);
    const strangers = [1, 2, 1, 2].map((slot) => hold(new TestBrowser(server), requestId, slots[slot] ?? ''));
    const own = hold(phone, requestId, slots[0]);
    await Promise.all([own, ...strangers]);
    expect((await own).status).toBe(200);
    expect(await held(applicationId)).toEqual([{ starts_at: new Date('2026-12-01T16:00:00Z') }]);
    server.setNow(new Date(Date.parse('2026-11-25T18:00:00Z') + (round + 1) * 60_000));
  }
});

test('a booked visit is neither moved nor canceled by a device that proved nothing, not even at the same moment', async () => {
  const { requestId, applicationId, phone, strange } = await filled();
  const { data } = await book(phone, requestId, slots[0]);
  const { id } = data.appointment;
  const answers = await Promise.all([
    strange.call(requestId, 'POST', '/calendar/appointment/cancel', { id }),
    book(strange, requestId, slots[1], { isAppointmentReschedule: true }),
    book(phone, requestId, slots[2], { isAppointmentReschedule: true }),
  ]);
  expect(answers.map(({ code }) => code)).toEqual(['device_not_proved', 'device_not_proved', undefined]);
  const rows = await server.query('select status, starts_at from appointments where application_id = $1', [
    applicationId,
  ]);
  expect(rows).toEqual([{ status: 'booked', starts_at: new Date('2026-12-01T18:00:00Z') }]);
});

test('a visit that was booked before the first data were stored is not canceled by the gate’s old sight of it', async () => {
  const opened = await server.open('mx');
  const [phone, strange] = [new TestBrowser(server), new TestBrowser(server, { address: '198.51.100.2' })];
  const ana = await hire(server, 'advisor', 'Ana');
  const booked = await ana.call('POST', `/applications/${opened.applicationId}/visit`, { slotId: slots[0] });
  expect(booked.status).toBe(200);
  const [{ id }] = await server.query('select id from appointments where application_id = $1', [opened.applicationId]);
  // The stranger's call is past the gate while the driver's first data are being stored.
  const trx = await server.database.pool.connect();
  await trx.query('begin');
  await trx.query('select 1 from applications where id = $1 for update', [opened.applicationId]);
  const late = strange.call(opened.requestId, 'POST', '/calendar/appointment/cancel', { id });
  await waitFor(async () => (await waiting()) > 0);
  await trx.query('update applications set guarded_at = now() where id = $1', [opened.applicationId]);
  await trx.query('commit');
  trx.release();
  expect((await late).code).toBe('device_not_proved');
  expect((await phone.call(opened.requestId, 'GET', '/calendar/appointment')).code).toBe('device_not_proved');
});

async function waiting(): Promise<number> {
  const [{ count }] = await server.query(
    `select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return count;
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let n = 0; n < 500; n++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it never came');
}

test('a third of each budget, apart: after strangers have used up theirs, the driver has all of theirs', async () => {
  const { requestId, phone, strange } = await filled();
  expect(await until('rate_limited', () => upload(strange, requestId))).toBe(2);
  expect(await until('rate_limited', () => upload(new TestBrowser(server), requestId))).toBe(0);
  expect(await until('rate_limited', () => screenshot(strange, requestId))).toBe(2);
  for (let n = 0; n < 6; n++) expect((await upload(phone, requestId)).status).toBe(200);
  expect(await until('rate_limited', () => screenshot(phone, requestId))).toBe(6);
});

test('tries of a booking count apart', async () => {
  const { requestId, phone, strange } = await filled();
  const late = '20201201T1600Z';
  expect(await until('rate_limited', () => book(strange, requestId, late))).toBe(2);
  expect((await book(phone, requestId, slots[0])).status).toBe(200);
});

test('calls and writes count apart, too', async () => {
  const { requestId, phone, strange } = await filled();
  expect(await until('rate_limited', () => strange.call(requestId, 'GET', '/access'))).toBeLessThanOrEqual(20);
  expect((await phone.call(requestId, 'GET', '')).status).toBe(200);
});

test('files of strangers fill a third of an application; then they have to prove themselves', async () => {
  const { requestId, phone, strange } = await filled();
  const photo = await files.noisyJpeg(1_200_000);
  expect((await upload(strange, requestId, photo)).status).toBe(200);
  expect((await upload(strange, requestId, photo)).code).toBe('device_not_proved');
  expect((await upload(phone, requestId, photo)).status).toBe(200);
});

test('who has the guarantor’s link uses up nothing of the driver’s', async () => {
  const { requestId, applicationId, phone } = await filled();
  const asked = await phone.call(requestId, 'POST', '/guarantor', {
    ...{ firstName: 'Rosa', lastName: 'Peña', phone: '55 1234 5678' },
  });
  const id = new URL(asked.data.guarantor.link).searchParams.get('id');
  const holder = new TestBrowser(server, { address: '198.51.100.3' });
  const photo = await files.noisyJpeg(1_200_000);
  async function card() {
    const { payload, headers } = await encodeForm('solidarity_obligor_identity_card_front', [{ bytes: photo }]);
    const answer = await holder.fetch('POST', `/api/public/guarantors/${id}/cards`, payload, headers);
    return { status: answer.statusCode, code: answer.json().error?.code };
  }
  expect((await card()).status).toBe(200);
  expect((await card()).code).toBe('file_quota_exceeded');
  expect(await until('rate_limited', card)).toBe(4);
  expect((await upload(phone, requestId, photo)).status).toBe(200);
  const [{ count }] = await server.query('select count(*)::int from media where application_id = $1', [applicationId]);
  expect(count).toBe(2);
});
