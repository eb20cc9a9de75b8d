import { jpeg } from '@volante/reader/testing/test-files.ts';
import { afterAll, expect, test } from 'vitest';
import { onlyAdvisors } from '../appointments/testing/test-calendar.ts';
import { encodeForm } from '../media/testing/test-upload.ts';
import { contact } from '../personal-data/testing/test-saving.ts';
import { startTestApp } from '../testing/test-app.ts';
import { TestBrowser } from './testing/test-browser.ts';

const server = await startTestApp({ settings: { SECOND_FACTOR: 'known_devices' } });
afterAll(server.close);
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
