import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pathBehind } from '../notifications/testing/test-post.ts';
import { contact, curp, mexican } from '../personal-data/testing/test-saving.ts';
import { hire, type TestStaff } from '../staff/testing/test-staff.ts';
import { deviceJobs } from './jobs.ts';
import { TestBrowser } from './testing/test-browser.ts';
import { startDevices } from './testing/test-devices.ts';

const { accessOf, asking, at, browser, check, filled, post, query, server } = await startDevices();

let serial = 10;
const cookiesOf = ({ cookie }: TestStaff) => {
  const [name = '', value = ''] = cookie.split('=');
  return { [name]: value };
};

test('the browser that stores the first personal data is known, another one sees only initials', async () => {
  const { requestId, phone } = await filled();
  expect((await phone.call(requestId, 'GET', '')).data).toMatchObject({ personalData: { firstName: 'María José' } });
  expect((await phone.call(requestId, 'GET', '')).data).not.toHaveProperty('access');
  const strange = await browser().call(requestId, 'GET', '');
  expect(strange.data).toMatchObject({
    access: 'limited',
    personalData: { firstName: 'M.', lastName: 'N.', email: 'm•••', phone: '•••78', birthdate: '' },
  });
  const changed = await browser().call(requestId, 'PATCH', '/personal-data', { firstName: 'Eva' });
  expect([changed.status, changed.code]).toEqual([403, 'device_not_proved']);
});

test('opening makes nothing known, and contact data from staff guards nothing', async () => {
  const ana = await hire(server, 'advisor', 'Ana');
  const made = await ana.call('POST', '/links', { country: 'mx', ...contact });
  const requestId = made.data.url.split('/').at(-1);
  const first = browser();
  expect((await first.call(requestId, 'GET', '')).data.personalData.firstName).toBe('María José');
  expect(await query('select id from known_devices where application_id = $1', [made.data.applicationId])).toEqual([]);
  const other = browser();
  await other.call(requestId, 'PATCH', '/personal-data', { firstName: 'María' });
  expect([await accessOf(first, requestId), await accessOf(other, requestId)]).toEqual(['limited', 'full']);
});

test('the cookie is HttpOnly, SameSite=Lax, for all paths, lasts, and says nothing of the application', async () => {
  const { requestId, applicationId, phone } = await filled();
  const [cookie = ''] = phone.given.filter((text) => text.startsWith('known-'));
  expect(cookie).toMatch(/^known-[0-9a-f]{16}=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  for (const id of [requestId, applicationId]) expect(cookie).not.toContain(id.slice(0, 8));
  const rows = await query('select token_hash from known_devices where application_id = $1', [applicationId]);
  expect(JSON.stringify(rows)).not.toContain(Object.values(phone.cookies).find((value) => value.length === 43));
});

test('an answer that was lost on the way costs nothing: the browser had its cookie before it stored anything', async () => {
  const opened = await server.open('mx');
  const phone = browser();
  await phone.call(opened.requestId, 'GET', '');
  const before = { ...phone.cookies };
  const headers = { 'idempotency-key': randomUUID() };
  await phone.call(opened.requestId, 'PATCH', '/personal-data', contact, headers);
  const again = new TestBrowser(server, { cookies: before });
  const repeated = await again.call(opened.requestId, 'PATCH', '/personal-data', contact, headers);
  expect([repeated.data?.personalData.firstName, repeated.headers['idempotent-replayed']]).toEqual([
    'María José',
    'true',
  ]);
});

test('an answer that was kept for a known device is not given to another one', async () => {
  const { requestId, phone } = await filled();
  const headers = { 'idempotency-key': randomUUID() };
  const obligor = { name: 'Rosa Díaz', phone: '5598765432', email: 'rosa@example.com', location: 'Toluca' };
  expect((await phone.call(requestId, 'POST', '/aval-data', obligor, headers)).data.avalData.name).toBe('Rosa Díaz');
  const strange = await browser().call(requestId, 'POST', '/aval-data', obligor, headers);
  expect([strange.code, strange.body.includes('Rosa')]).toEqual(['idempotency_key_reused', false]);
});

test('a browser in which staff are signed in is never known by storing or by a QR code', async () => {
  const ana = await hire(server, 'advisor', 'Ana');
  const opened = await server.open('mx');
  const desk = new TestBrowser(server, { cookies: cookiesOf(ana) });
  await desk.call(opened.requestId, 'GET', '');
  await desk.call(opened.requestId, 'PATCH', '/personal-data', contact);
  expect(await accessOf(desk, opened.requestId)).toBe('limited');
  const { requestId, phone } = await filled();
  const { token } = (await phone.call(requestId, 'POST', '/access/hand-off')).data;
  expect((await desk.call(requestId, 'POST', '/access/hand-off/use', { token })).data.access).toBe('limited');
});

test('two browsers that store first data at once: one of them is known', async () => {
  for (let n = 0; n < 5; n++) {
    const { requestId } = await server.open('mx');
    const both = [browser(), browser()];
    const answers = await Promise.all(
      both.map((phone, i) => phone.call(requestId, 'PATCH', '/personal-data', { firstName: ['Ana', 'Eva'][i] })),
    );
    const accesses = await Promise.all(both.map((phone) => accessOf(phone, requestId)));
    expect(accesses.toSorted()).toEqual(['full', 'limited']);
    const stranger = answers[accesses.indexOf('limited')];
    expect(stranger?.code).toBe('device_not_proved');
  }
});

test('the list shows each device, and the others can be signed out', async () => {
  const { requestId, phone } = await filled();
  const { strange, code } = await asking(requestId);
  at(60);
  await check(strange, requestId, code);
  const { items } = (await phone.call(requestId, 'GET', '/devices')).data;
  expect(items).toMatchObject([
    { origin: 'code', browser: 'Chrome', system: 'Android' },
    { origin: 'first_data', current: true },
  ]);
  const [other] = items;
  expect(other).not.toHaveProperty('current');
  expect((await phone.call(requestId, 'DELETE', '/devices')).data.items).toHaveLength(1);
  expect(await accessOf(strange, requestId)).toBe('limited');
  for (const [method, rest] of [
    ['GET', ''],
    ['DELETE', ''],
    ['DELETE', `/${other.deviceId}`],
    ['POST', `/${other.deviceId}/not-mine`],
  ] as const)
    expect((await strange.call(requestId, method, `/devices${rest}`)).code).toBe('device_not_proved');
  expect((await phone.call(requestId, 'DELETE', '/devices/x')).code).toBe('not_found_error');
});

test('“not mine” signs the device out, replaces the link, and tells staff and the driver', async () => {
  const { requestId, applicationId, phone } = await filled();
  const { strange, code } = await asking(requestId);
  await check(strange, requestId, code);
  const { items } = (await phone.call(requestId, 'GET', '/devices')).data;
  const { deviceId } = items.find(({ current }: { current?: true }) => !current);
  const { data } = await phone.call(requestId, 'POST', `/devices/${deviceId}/not-mine`);
  expect((await phone.call(requestId, 'GET', '')).code).toBe('admission_request_not_found');
  expect((await phone.call(data.id, 'GET', '')).data.personalData.firstName).toBe('María José');
  // The applicant's cookie is the new link's: calls without an id in the address go on.
  expect(phone.cookies.applicant).toContain(data.id);
  expect(await accessOf(strange, data.id)).toBe('limited');
  const kinds = (
    await query('select kind from application_events where application_id = $1 order by id', [applicationId])
  ).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['device_reported', 'link_renewed']));
  await post.deliverDue();
  const mail = post.mails().at(-1);
  expect(mail?.to).toEqual(['maria@example.com']);
  expect(await pathBehind(server, mail?.text)).toBe(`/${data.id}`);
});

test('staff let in a device that asks, by its number, and sign devices out', async () => {
  const { requestId, applicationId } = await filled();
  const ana = await hire(server, 'reviewer', 'Ana');
  const luz = await hire(server, 'advisor', 'Luz');
  const strange = browser('198.51.100.30');
  const asked = await strange.call(requestId, 'POST', '/access/help');
  const { number } = asked.data.help;
  expect(number).toMatch(/^\d{4}$/);
  expect((await strange.call(requestId, 'POST', '/access/help')).data.help.number).toBe(number);
  const of = `/applications/${applicationId}/devices`;
  const { asking: waiting, known } = (await ana.call('GET', of)).data;
  expect([waiting, known]).toMatchObject([
    [{ number, browser: 'Chrome', system: 'Android' }],
    [{ origin: 'first_data' }],
  ]);
  const [{ deviceId }] = waiting;
  const allow = (id: string) => ana.call('POST', `${of}/${id}/allow`, { reason: 'Llamó, y el número es ese' });
  // An advisor could ask from a browser of their own.
  expect((await luz.call('POST', `${of}/${deviceId}/allow`, { reason: 'Llamó' })).code).toBe('role_refused');
  expect((await allow(known[0].deviceId)).code).toBe('conflict_error');
  expect((await allow(randomUUID())).code).toBe('not_found_error');
  expect((await allow('x')).code).toBe('not_found_error');
  expect((await allow(deviceId)).data.asking).toEqual([]);
  expect(await accessOf(strange, requestId)).toBe('full');
  expect((await allow(deviceId)).code).toBe('conflict_error');
  const audit = await query(
    `select kind from staff_audit where application_id = $1 and kind in ('allowDevice', 'revokeDevice')`,
    [applicationId],
  );
  expect(audit).toEqual([{ kind: 'allowDevice' }]);
  await ana.call('POST', `${of}/${deviceId}/revoke`, { reason: 'Se equivocó' });
  expect(await accessOf(strange, requestId)).toBe('limited');
});

test('many that ask do not keep the driver from being heard', async () => {
  const { requestId, applicationId } = await filled();
  const ana = await hire(server, 'advisor', 'Ana');
  const numbers = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const { data } = await browser(`198.51.102.${n}`).call(requestId, 'POST', '/access/help');
    numbers.add(data.help.number);
  }
  expect(numbers.size).toBe(30);
  const events = await query(`select 1 from application_events where application_id = $1 and kind = 'device_asks'`, [
    applicationId,
  ]);
  expect(events).toHaveLength(1);
  at(5);
  const mine = (await browser('192.0.2.1').call(requestId, 'POST', '/access/help')).data.help.number;
  const { asking: waiting } = (await ana.call('GET', `/applications/${applicationId}/devices`)).data;
  expect([waiting.length, waiting[0].number]).toEqual([20, mine]);
});

test('the use of a device is written once an hour, and its cookie renewed', async () => {
  const { requestId, applicationId, phone } = await filled();
  const used = async () =>
    (
      await query('select last_used_at from known_devices where application_id = $1', [applicationId])
    )[0].last_used_at.toISOString();
  phone.given.length = 0;
  at(3000);
  await phone.call(requestId, 'GET', '');
  expect(await used()).toBe('2026-11-25T18:00:00.000Z');
  at(3700);
  await phone.call(requestId, 'GET', '');
  expect(await used()).toBe('2026-11-25T19:01:40.000Z');
  expect(phone.given.filter((text) => text.startsWith('known-'))).toHaveLength(1);
});

test('the twenty-first device takes the place of the one used longest ago', async () => {
  const { requestId, phone } = await filled();
  for (let n = 1; n <= 20; n++) {
    at(n);
    const { token } = (await phone.call(requestId, 'POST', '/access/hand-off')).data ?? {};
    if (token) await browser().call(requestId, 'POST', '/access/hand-off/use', { token });
  }
  expect(await accessOf(phone, requestId)).toBe('limited');
});

test('an erased application leaves no device, code or token', async () => {
  const { requestId, applicationId, phone } = await filled();
  await asking(requestId);
  await phone.call(requestId, 'POST', '/access/hand-off');
  await query('delete from applications where id = $1', [applicationId]);
  const [left] = await query(
    `select (select count(*)::int from known_devices where application_id = $1) as devices,
      (select count(*)::int from device_codes c where not exists (select from known_devices d where d.id = c.device_id)) as codes,
      (select count(*)::int from device_hand_offs h where not exists (select from known_devices d where d.id = h.device_id)) as tokens`,
    [applicationId],
  );
  expect(left).toEqual({ devices: 0, codes: 0, tokens: 0 });
  expect((await phone.call(requestId, 'GET', '/access')).code).toBe('admission_request_not_found');
});

test('new papers and a first guarantor may be given by any device, what is stored is not replaced', async () => {
  const { requestId, phone } = await filled({ ...mexican, nationalId: curp(serial++) });
  const strange = browser();
  const obligor = { name: 'Rosa Díaz', phone: '5598765432', email: 'rosa@example.com', location: 'Toluca' };
  const given = await strange.call(requestId, 'POST', '/aval-data', obligor);
  expect(given.data).toMatchObject({ access: 'limited', avalData: { name: '', phone: '', email: '', location: '' } });
  const again = await strange.call(requestId, 'POST', '/aval-data', { ...obligor, name: 'Luz Díaz' });
  expect(again.code).toBe('device_not_proved');
  expect((await phone.call(requestId, 'GET', '')).data.avalData.name).toBe('Rosa Díaz');
});

test('the sweep forgets what nobody needs, and guards what an older release stored', async () => {
  const { requestId, applicationId } = await filled();
  const { strange } = await asking(requestId);
  await query('update applications set guarded_at = null where id = $1', [applicationId]);
  const empty = await server.open('mx');
  at(2 * 24 * 3600 + 700);
  await deviceJobs(server.deps)['sweep-devices'].run();
  const guarded = async (id: string) =>
    (await query('select guarded_at from applications where id = $1', [id]))[0].guarded_at;
  expect([await guarded(applicationId), await guarded(empty.applicationId)]).toEqual([expect.any(Date), null]);
  expect(await accessOf(strange, requestId)).toBe('limited');
  const left = await query('select origin from known_devices where application_id = $1', [applicationId]);
  expect(left).toEqual([{ origin: 'first_data' }]);
});
