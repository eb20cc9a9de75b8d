import * as files from '@volante/reader/testing/test-files.ts';
import { afterAll, expect, test } from 'vitest';
import { encodeForm, manyCalls } from '../media/testing/test-upload.ts';
import { openPost } from '../notifications/testing/test-post.ts';
import { hire } from '../staff/testing/test-staff.ts';

const post = await openPost({ ...manyCalls, SECOND_FACTOR: 'known_devices' });
afterAll(post.close);
const { server } = post;

/** A browser, which keeps its cookies. */
function browser() {
  const jar = new Map<string, string>();
  async function send(method: 'GET' | 'POST' | 'DELETE' | 'PATCH', path: string, sent: object = {}) {
    const answer = await server.inject({ method, url: `/api${path}`, cookies: Object.fromEntries(jar), ...sent });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    return answer.json();
  }
  return {
    call: (method: Parameters<typeof send>[0], path: string, payload?: object) =>
      send(method, path, payload ? { payload } : {}),
    async photo(id: string, type: string) {
      const { payload, headers } = await encodeForm(type, [{ bytes: await files.jpeg() }]);
      return send('POST', `/public/guarantors/${id}/cards`, { payload, headers });
    },
  };
}

const person = { firstName: 'Rosa', lastName: 'Peña', phone: '55 1234 5678' };
const given = { name: 'Rosa Peña Ruiz', phone: '5512345678', email: 'rosa@example.com', location: 'Hidalgo 5, Toluca' };
const sides = ['solidarity_obligor_identity_card_front', 'solidarity_obligor_identity_card_back'];

async function open() {
  const { requestId, applicationId } = await server.open('mx');
  const [driver, phone] = [browser(), browser()];
  const own = `/public/admission/requests/${requestId}`;
  const asked = await driver.call('POST', `${own}/guarantor`, person);
  const id: string = new URL(asked.data.guarantor.link).searchParams.get('id') ?? '';
  const link = `/public/guarantors/${id}`;
  async function agree(on: ReturnType<typeof browser>) {
    const { textVersion } = (await on.call('GET', link)).data;
    const sent = await Promise.all(sides.map((type) => on.photo(id, type)));
    const refused = sent.find(({ error }) => error);
    if (refused) return refused;
    const documents = sides.map((type, n) => ({ type, mediaId: sent[n].data.mediaId }));
    return on.call('POST', `${link}/agree`, { ...given, documents, textVersion, language: 'es-MX' });
  }
  return { own, applicationId, driver, phone, id, link, agree };
}

test('the guarantor’s device is known once they agree, and any other sees nothing they gave', async () => {
  const { link, phone, agree } = await open();
  expect((await agree(phone)).data.state).toBe('agreed');
  expect((await phone.call('GET', link)).data.data).toMatchObject({ location: given.location });
  const stranger = browser();
  const { data } = await stranger.call('GET', link);
  expect(data).toMatchObject({ access: 'limited', state: 'agreed', data: { name: 'R.', phone: '•••78', email: '' } });
  expect(JSON.stringify(data)).not.toMatch(/Rosa|Peña|Toluca|example/);
  for (const rest of ['/leave', '/refuse']) {
    const { error } = await stranger.call('POST', link + rest, {});
    expect(error.code).toBe('device_not_proved');
  }
  expect((await agree(stranger)).error.code).toBe('device_not_proved');
  expect((await phone.call('POST', `${link}/leave`, {})).data.state).toBe('withdrawn');
});

test('the driver can’t answer for the guarantor on a device that is known as theirs, and staff see the try', async () => {
  const { link, driver, phone, agree, applicationId } = await open();
  const { data } = await driver.call('GET', link);
  expect(data).toMatchObject({ driversDevice: true, cards: [], data: { name: '', phone: '' } });
  expect((await agree(driver)).error.code).toBe('drivers_device');
  for (const rest of ['/leave', '/refuse'])
    expect((await driver.call('POST', link + rest, {})).error.code).toBe('drivers_device');
  const [row] = await server.query('select * from obligor_invitations where application_id = $1', [applicationId]);
  expect(row).toMatchObject({ opened_at: null, answer: null });
  expect(row.drivers_device_at).not.toBeNull();
  expect((await agree(phone)).data.state).toBe('agreed');
});

test('the guarantor’s device sees nothing of the driver’s', async () => {
  const { own, phone, agree } = await open();
  await agree(phone);
  const { data } = await phone.call('GET', own);
  expect(data).toMatchObject({ access: 'limited', guarantor: { state: 'agreed', firstName: '' } });
  expect(JSON.stringify(data)).not.toMatch(/Rosa|Peña|guarantor\?id/);
  expect((await phone.call('POST', `${own}/guarantor`, person)).error.code).toBe('device_not_proved');
});

test('the device of a guarantor who isn’t asked any more doesn’t open the next one’s link', async () => {
  const { own, driver, phone, agree } = await open();
  await agree(phone);
  const luis = { firstName: 'Luis', lastName: 'Gómez', phone: '81 1234 5678' };
  const asked = await driver.call('POST', `${own}/guarantor`, luis);
  const next = `/public/guarantors/${new URL(asked.data.guarantor.link).searchParams.get('id')}`;
  const other = browser();
  const { textVersion } = (await other.call('GET', next)).data;
  const id = next.split('/').at(-1) ?? '';
  const sent = await Promise.all(sides.map((type) => other.photo(id, type)));
  const documents = sides.map((type, n) => ({ type, mediaId: sent[n].data.mediaId }));
  const answer = { ...given, name: 'Luis Gómez', documents, textVersion, language: 'es-MX' };
  expect((await other.call('POST', `${next}/agree`, answer)).data.state).toBe('agreed');
  expect((await phone.call('GET', next)).data.access).toBe('limited');
});

test('a code to the address that the guarantor gave makes another device theirs, and the driver gets none', async () => {
  const { link, driver, phone, agree } = await open();
  await agree(phone);
  const other = browser();
  const { data } = await other.call('GET', `${link}/access`);
  expect(data).toMatchObject({ access: 'limited', channels: [{ channel: 'email', to: 'r•••' }], answers: null });
  await post.clear();
  await other.call('POST', `${link}/access/code`, { channel: 'email' });
  await post.deliverDue();
  const [mail, ...more] = post.mails();
  expect(mail?.to).toEqual(['rosa@example.com']);
  expect(more).toEqual([]);
  const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
  const wrong = code === '000000' ? '000001' : '000000';
  expect((await other.call('POST', `${link}/access/code/check`, { code: wrong })).error.errors[0].code).toBe(
    'code_wrong',
  );
  const stranger = browser();
  expect((await stranger.call('POST', `${link}/access/code/check`, { code })).error.errors[0].code).toBe(
    'code_expired',
  );
  expect((await driver.call('POST', `${link}/access/code/check`, { code })).error.code).toBe('drivers_device');
  expect((await other.call('POST', `${link}/access/code/check`, { code })).data.access).toBe('full');
  expect((await other.call('GET', link)).data.data).toMatchObject({ name: 'Rosa Peña Ruiz' });
  expect((await other.call('POST', `${link}/leave`, {})).data.state).toBe('withdrawn');
});

test('another phone of the guarantor asks staff, who let it in by its number, and the driver is not told', async () => {
  const { link, phone, agree, applicationId } = await open();
  await agree(phone);
  await post.clear();
  const other = browser();
  const { help, access } = (await other.call('POST', `${link}/access/help`)).data;
  expect([access, help.number]).toEqual(['limited', expect.stringMatching(/^\d{4}$/)]);
  expect((await other.call('GET', `${link}/access`)).data.help).toEqual(help);
  const eva = await hire(server, 'reviewer', 'Eva');
  const of = `/applications/${applicationId}/devices`;
  const { asking, known } = (await eva.call('GET', of)).data;
  expect(asking).toMatchObject([{ number: help.number, party: 'guarantor' }]);
  expect(known).toMatchObject([
    { party: 'applicant', origin: 'first_data' },
    { party: 'guarantor', origin: 'first_data' },
  ]);
  const [{ deviceId }] = asking;
  const allowed = await eva.call('POST', `${of}/${deviceId}/allow`, { reason: 'Le marqué y me dio el número' });
  expect(allowed.data.known).toContainEqual(expect.objectContaining({ deviceId, party: 'guarantor', origin: 'staff' }));
  expect((await other.call('GET', link)).data.data).toMatchObject({ location: given.location });
  await post.deliverDue();
  expect(post.mails()).toEqual([]);
  await eva.call('POST', `${of}/${deviceId}/revoke`, { reason: 'Era otra persona' });
  expect((await other.call('GET', link)).data.access).toBe('limited');
  expect((await phone.call('GET', link)).data.access).toBeUndefined();
});

test('the driver’s device can’t ask in the guarantor’s place, and a guarantor who isn’t asked any more can’t be let in', async () => {
  const { own, link, driver, phone, agree, applicationId } = await open();
  await agree(phone);
  expect((await driver.call('POST', `${link}/access/help`)).error.code).toBe('drivers_device');
  const other = browser();
  await other.call('POST', `${link}/access/help`);
  const eva = await hire(server, 'reviewer', 'Eva');
  const of = `/applications/${applicationId}/devices`;
  const [{ deviceId }] = (await eva.call('GET', of)).data.asking;
  await driver.call('DELETE', `${own}/guarantor`);
  expect((await eva.call('POST', `${of}/${deviceId}/allow`, { reason: 'Le marqué' })).code).toBe('not_found_error');
  expect((await other.call('POST', `${link}/access/help`)).error.code).toBe('admission_request_not_found');
});
