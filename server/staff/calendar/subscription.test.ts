import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { onlyAdvisors, type TestAdvisor } from '../../appointments/testing/test-calendar.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: { STAFF_NETWORKS: '127.0.0.0/8' } });
afterAll(server.close);
const { query } = server;

let ana: TestStaff;
let dora: TestStaff;
let laura: TestAdvisor;
let pedro: TestAdvisor;
beforeAll(async () => {
  server.setNow('2026-12-01T12:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
  dora = await hire(server, 'everything', 'Dora');
});
beforeEach(async () => {
  await query('delete from applications');
  [laura, pedro] = (await onlyAdvisors(server, { name: 'Laura' }, { name: 'Pedro' })) as [TestAdvisor, TestAdvisor];
  await query('update advisors set account_id = $1 where id = $2', [ana.me.account.id, laura.id]);
});

const address = (who: TestStaff, { id }: TestAdvisor, method: 'POST' | 'DELETE' = 'POST') =>
  who.call(method, `/advisors/${id}/calendar-address`);
// A calendar service calls from anywhere, without a session.
const read = async (url: string) => {
  const answer = await server.inject({ url: new URL(url).pathname, remoteAddress: '203.0.113.7' });
  return { status: answer.statusCode, type: answer.headers['content-type'], text: answer.body.replaceAll('\r\n ', '') };
};
async function book(slotId: string, { id }: TestAdvisor): Promise<{ applicationId: string; reference: string }> {
  const { applicationId } = await server.open('mx');
  await query(
    `update personal_data set first_name = 'Luz', last_name = 'Paz', phone = '5512345678' where application_id = $1`,
    [applicationId],
  );
  await ana.call('POST', `/applications/${applicationId}/visit`, { slotId, advisorId: id });
  const { data } = await ana.call('GET', `/applications/${applicationId}`);
  return { applicationId, reference: data.reference };
}

test('an advisor’s calendar gets their visits from a secret URL: times and references, no names', async () => {
  const { applicationId, reference } = await book('20261202T1500Z', laura);
  const others = await book('20261202T1500Z', pedro);
  const { data } = await address(ana, laura);
  const { status, type, text } = await read(data.url);
  expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(text).toContain('METHOD:PUBLISH');
  expect(text).toContain('DTSTART:20261202T150000Z');
  expect(text).toContain(`SUMMARY:Videollamada ${reference}`);
  expect(text).toContain(`/staff/applications/${applicationId}`);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  for (const secret of ['Luz', 'Paz', '5512345678', others.reference]) expect(text).not.toContain(secret);
  expect(
    await query('select encode(calendar_hash, $1) as kept from advisors where id = $2', ['base64', laura.id]),
  ).not.toEqual([{ kept: null }]);
  expect(JSON.stringify(await query('select * from advisors'))).not.toContain(data.url.split('/').at(-2));
});

test('a moved visit moves in the calendar, a cancelled one disappears', async () => {
  const { applicationId } = await book('20261202T1500Z', laura);
  const { url } = (await address(ana, laura)).data;
  const { visit } = (await ana.call('GET', `/applications/${applicationId}`)).data;
  const moved = await ana.call('POST', `/visits/${visit.id}/move`, {
    revision: visit.revision,
    slotId: '20261202T1600Z',
  });
  expect((await read(url)).text).toContain('DTSTART:20261202T160000Z');
  await ana.call('POST', `/visits/${visit.id}/cancel`, { revision: moved.data.revision, reason: 'Enfermó' });
  expect((await read(url)).text).not.toContain('VEVENT');
});

test('of the countries in which the advisor’s account no longer works nothing is in it', async () => {
  const { reference } = await book('20261202T1500Z', laura);
  const { url } = (await address(ana, laura)).data;
  const set = (countries: string) =>
    query('update staff_accounts set countries = $2 where id = $1', [ana.me.account.id, countries]);
  await set('{us}');
  expect(await read(url)).toMatchObject({ status: 200, text: expect.not.stringContaining('VEVENT') });
  await set('{}');
  expect((await read(url)).text).toContain(reference);
});

test('a new URL or a revocation voids the old URL', async () => {
  const old = (await address(ana, laura)).data.url;
  const { url } = (await address(dora, laura)).data;
  expect([(await read(old)).status, (await read(url)).status]).toEqual([404, 200]);
  expect((await address(ana, laura, 'DELETE')).data).toEqual({ revoked: true });
  expect((await read(url)).status).toBe(404);
});

test('a disabled account’s calendar URL shows nothing until the account is enabled', async () => {
  const { url } = (await address(ana, laura)).data;
  await dora.stepUp();
  const disable = (disabled: boolean) => dora.call('PATCH', `/accounts/${ana.me.account.id}`, { disabled });
  expect((await disable(true)).status).toBe(200);
  expect((await read(url)).status).toBe(404);
  await disable(false);
  expect((await read(url)).status).toBe(200);
  // Disabling her account has ended her session.
  ana = await hire(server, 'advisor', 'Ana');
});

test('an account no longer linked to an advisor gets nothing from their calendar', async () => {
  const { url } = (await address(ana, laura)).data;
  await dora.stepUp();
  const linkTo = (advisorId: string | null) => dora.call('PATCH', `/accounts/${ana.me.account.id}`, { advisorId });
  expect((await linkTo(laura.id)).status).toBe(200);
  expect((await read(url)).status).toBe(200);
  expect((await linkTo(pedro.id)).status).toBe(200);
  expect((await read(url)).status).toBe(404);
  // An address made before the advisor had an account stays valid.
  const given = (await address(dora, laura)).data.url;
  expect((await linkTo(laura.id)).status).toBe(200);
  expect((await read(given)).status).toBe(200);
});

test('only advisors themselves and admins can create a calendar URL', async () => {
  expect((await address(ana, pedro)).code).toBe('role_refused');
  expect((await address(ana, { id: 'x', name: '' })).code).toBe('role_refused');
  expect((await address(dora, pedro)).status).toBe(200);
  expect((await address(dora, { id: 'x', name: '' })).code).toBe('not_found_error');
});
