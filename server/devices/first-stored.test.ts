import { jpeg } from '@volante/reader/testing/test-files.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { startSandbox } from '../../sandbox/start-sandbox.ts';
import { widget } from '../../sandbox/widget/widget.ts';
import { onlyAdvisors } from '../appointments/testing/test-calendar.ts';
import { createSlowReader } from '../earnings/testing/test-screenshots.ts';
import { encodeForm } from '../media/testing/test-upload.ts';
import { contact } from '../personal-data/testing/test-saving.ts';
import { startTestApp } from '../testing/test-app.ts';
import { TestBrowser } from './testing/test-browser.ts';

const sandbox = await startSandbox({ parts: [widget], port: 0 });
const reader = createSlowReader();
const settings = { ...widget.settings?.(sandbox.state), SECOND_FACTOR: 'known_devices' };
const server = await startTestApp({ settings, reader });
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
server.setNow('2026-11-25T18:00:00Z');
await onlyAdvisors(server, { name: 'Ana' });

async function upload(phone: TestBrowser, requestId: string, mediaType: string): Promise<string> {
  const { payload, headers } = await encodeForm(mediaType, [{ bytes: await jpeg() }]);
  const answer = await phone.fetch('POST', '/api/media/upload/', payload, {
    ...headers,
    'x-admission-request-id': requestId,
  });
  return answer.json().data.id;
}

/** A screenshot of a profile that wasn't read for sure, and that the driver types the values of. */
async function openPicture(requestId: string): Promise<string> {
  const id = uuidv7();
  await server.query(
    `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
     select $1, application_id, 'profile_screenshot', 'a.jpg', 'image/jpeg', 7, $3, 'a'
     from application_links where request_id = $2`,
    [id, requestId, Buffer.alloc(32)],
  );
  await server.query(
    `insert into screenshots (id, application_id, platform, upload_type, sha256, picture_hash, media_id, reading, at, needs, reason)
     select $1::uuid, application_id, 'uber', 'profile', '\\x00', '00', $1::uuid, '{}', now(), 'confirm', 'unsure'
     from application_links where request_id = $2`,
    [id, requestId],
  );
  return id;
}

async function freeSlots(phone: TestBrowser, requestId: string): Promise<string[]> {
  const { data } = await phone.call(requestId, 'GET', '/7/calendar/slots/get-available-slots?date=2026-12-01');
  return data.slots.map(({ id }: { id: string }) => id);
}

/** Each stores something of the driver's, and each may come first. */
const first: Record<string, (phone: TestBrowser, id: string) => Promise<{ status: number }>> = {
  contact: (phone, id) => phone.call(id, 'PATCH', '/personal-data', contact),
  consent: (phone, id) =>
    phone.call(id, 'POST', '/consents', { kind: 'location', textVersion: '2026-11', language: 'es-MX' }),
  location: (phone, id) =>
    phone.call(id, 'POST', '/lat-long-lookup', { latitude: 19.43, longitude: -99.13, ipAddress: '' }),
  'location by address': (phone, id) => phone.call(id, 'POST', '/ip-lookup', { ipAddress: '' }),
  'waiting list': (phone, id) =>
    phone.call(id, 'PUT', '/waiting-list', {
      ...{ email: 'ana@example.org', why: 'area', place: 'Puebla', textVersion: '2026-11', language: 'es-MX' },
    }),
  visit: async (phone, id) => {
    const [slotId] = await freeSlots(phone, id);
    return phone.call(id, 'POST', '/calendar/appointment/create', { slotId, ...contact });
  },
  document: async (phone, id) => {
    const mediaId = await upload(phone, id, 'identity_card_front');
    return phone.call(id, 'PATCH', '/documents', { updates: [{ mediaId, type: 'identity_card_front' }] });
  },
  'home photos': async (phone, id) => {
    const homeImages = { homeImagesFront: [await upload(phone, id, 'home_visit_evidence')] };
    return phone.call(id, 'PATCH', '/home-visit', { isHomeVisitData: true, homeVisitData: { homeImages } });
  },
  guarantor: (phone, id) =>
    phone.call(id, 'POST', '/aval-data', {
      ...{ name: 'Rosa Peña', phone: '5512345678', email: 'rosa@example.org', location: 'Puebla' },
    }),
  'invited guarantor': (phone, id) =>
    phone.call(id, 'POST', '/guarantor', { firstName: 'Rosa', lastName: 'Peña', phone: '55 1234 5678' }),
  'widget account': (phone, id) => phone.call(id, 'POST', '/palenca-accounts', { accountId: 'uber-success' }),
  screenshot: async (phone, id) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ requestId: id, platform: 'uber', uploadType: 'profile', assist: '1' }))
      form.append(name, value);
    const picture = await reader.draw({ app: 'uber', name: 'Ana', rating: 4.9 });
    form.append('image', new Blob([Uint8Array.from(picture)]), 'captura.png');
    const sent = new Response(form);
    const answer = await phone.fetch('POST', '/api/ocr/upload-screenshots', Buffer.from(await sent.arrayBuffer()), {
      'content-type': sent.headers.get('content-type') ?? '',
    });
    return { status: answer.statusCode };
  },
  'typed profile': async (phone, id) => {
    const profile = { pictureId: await openPicture(id), fullName: 'Ana Ruiz', rating: 4.9 };
    return phone.call(id, 'PUT', '/earnings/uber/profile', profile);
  },
  week: (phone, id) => phone.call(id, 'PUT', '/earnings/uber/2026-11-16', { earning: 0, reason: 'did_not_work' }),
};

test.each(Object.entries(first))(
  'the link alone shows nothing once its driver stored the first of their data: %s',
  async (_, store) => {
    const { requestId } = await server.open('mx');
    const phone = new TestBrowser(server, { address: '198.51.100.1' });
    const strange = new TestBrowser(server, { address: '198.51.100.2' });
    expect((await strange.call(requestId, 'GET', '')).data.access).toBeUndefined();
    expect(await store(phone, requestId)).toMatchObject({ status: 200 });
    expect((await phone.call(requestId, 'GET', '/access')).data.access).toBe('full');
    expect((await strange.call(requestId, 'GET', '')).data.access).toBe('limited');
    expect((await strange.call(requestId, 'PATCH', '/personal-data', contact)).code).toBe('device_not_proved');
  },
);

test('an unknown device books a first visit, and moves none', async () => {
  const { requestId } = await server.open('mx');
  const phone = new TestBrowser(server, { address: '198.51.100.3' });
  await phone.call(requestId, 'PATCH', '/personal-data', contact);
  const strange = new TestBrowser(server, { address: '198.51.100.4' });
  const [slotId, later] = await freeSlots(strange, requestId);
  const book = (who: TestBrowser, body: object) => who.call(requestId, 'POST', '/calendar/appointment/create', body);
  expect((await book(strange, { slotId })).status).toBe(200);
  const move = { slotId: later, isAppointmentReschedule: true };
  expect((await book(strange, move)).code).toBe('device_not_proved');
  expect((await book(phone, move)).data.appointment.rescheduleCount).toBe(1);
});
