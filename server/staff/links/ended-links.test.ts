import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPost, pathBehind, saveContact } from '../../notifications/testing/test-post.ts';
import { requestPath } from '../../testing/calls.ts';
import { cookieOf, hire, type TestStaff } from '../testing/test-staff.ts';

const post = await openPost({ LINK_DAYS: '30', SECOND_FACTOR: 'known_devices' });
const { server } = post;
afterAll(post.close);
const { query } = server;
let ana: TestStaff;
beforeAll(async () => {
  server.setNow('2026-11-25T18:00:00Z');
  ana = await hire(server, 'advisor', 'Ana');
});
beforeEach(async () => {
  await post.clear();
  await query('delete from rate_limits');
});

const open = (requestId: string, cookie = '') =>
  server.call('GET', requestPath(requestId), undefined, { ...(cookie && { cookie }) });
const ask = (requestId: string) => server.call('POST', `${requestPath(requestId)}/new-link`);
const liveLink = async (applicationId: string) =>
  (
    await query('select request_id as id from application_links where application_id = $1 and revoked_at is null', [
      applicationId,
    ])
  )[0]?.id as string;
/** The age by which a link ends is that of its row, which the database dates. */
const age = (requestId: string, days: number) =>
  query('update application_links set created_at = $2 where request_id = $1', [
    requestId,
    new Date(server.deps.now().getTime() - days * 24 * 3600_000),
  ]);

/** An application whose driver stored an address, or none, and whose link has ended. */
async function ended({ email = 'ana@example.org' }: { email?: string } = {}) {
  const opened = await server.open('mx');
  if (email) await saveContact(server, opened.requestId, email);
  await age(opened.requestId, 31);
  return opened;
}

test('a link ends by its age, for every call and with a code of its own', async () => {
  const { requestId } = await server.open('mx');
  await age(requestId, 29.9);
  expect((await open(requestId)).status).toBe(200);
  await age(requestId, 30);
  const answers = await Promise.all([
    open(requestId),
    server.call('PATCH', `${requestPath(requestId)}/personal-data`, { firstName: 'Luz' }),
    server.call('GET', `/hubspot/link-opened/${requestId}`),
  ]);
  expect(answers.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([404, 'link_ended']));
});

test('a known device goes on with an ended link, also after it was replaced, but not after staff revoked it', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const saved = await server.inject({
    method: 'PATCH',
    url: `/api${requestPath(requestId)}/personal-data`,
    payload: { firstName: 'Luz', lastName: 'Rey', email: 'luz@example.org', phone: '+525512345678' },
  });
  const cookie = cookieOf(saved.headers);
  await age(requestId, 31);
  expect([(await open(requestId, cookie)).status, (await open(requestId)).code]).toEqual([200, 'link_ended']);
  const typed = await server.call(
    'PATCH',
    `${requestPath(requestId)}/personal-data`,
    { lastName: 'Reyes' },
    { cookie },
  );
  expect([typed.status, typed.data.personalData.lastName]).toEqual([200, 'Reyes']);
  await ask(requestId);
  expect([(await open(requestId, cookie)).status, (await open(requestId)).code]).toEqual([200, 'link_ended']);
  expect((await open(await liveLink(applicationId))).status).toBe(200);

  await ana.call('POST', `/applications/${applicationId}/link/renew`, { reason: 'Perdió su celular' });
  for (const holder of ['', cookie]) expect((await open(requestId, holder)).code).toBe('admission_request_not_found');
});

test('a new link goes to the stored address and is shown nowhere; asking again sends the same one', async () => {
  const { requestId, applicationId } = await ended();
  const asked = await ask(requestId);
  expect(asked.data).toEqual({ asked: true });
  const link = await liveLink(applicationId);
  expect(link).not.toBe(requestId);
  expect(asked.body).not.toContain(link);
  await post.deliverDue();
  const [mail, ...more] = post.mails();
  expect([[mail?.to].flat().join(), more.length]).toEqual(['ana@example.org', 0]);
  expect(await pathBehind(server, mail?.text)).toBe(`/${link}`);

  server.setNow(new Date(server.deps.now().getTime() + 61_000));
  await ask(requestId);
  expect(await liveLink(applicationId)).toBe(link);
  expect(await post.deliveries()).toHaveLength(2);
  const { data } = await ana.call('GET', `/applications/${applicationId}/timeline`);
  const renewed = data.items.filter(({ kind }: { kind: string }) => kind === 'link_renewed');
  expect(renewed).toMatchObject([{ by: 'applicant', details: { reason: expect.any(String) } }]);
});

test('the answer is the same without an address, for a link that has not ended, and for an unknown one', async () => {
  const without = await ended({ email: '' });
  const live = await server.open('mx');
  await saveContact(server, live.requestId, 'eva@example.org');
  const revoked = await ended();
  await ana.call('POST', `/applications/${revoked.applicationId}/link/revoke`, { reason: 'La compartió' });
  const before = await query('select * from application_links order by request_id');
  for (const id of [without.requestId, live.requestId, revoked.requestId, randomUUID(), 'x']) {
    const { status, body } = await ask(id);
    expect([status, body]).toEqual([200, '{"data":{"asked":true}}']);
  }
  expect(await query('select * from application_links order by request_id')).toEqual(before);
  expect((await post.deliveries()).filter(({ kind }) => kind === 'application_link')).toEqual([]);
});

test('the sixth wish of a day is refused, with or without an address', async () => {
  for (const email of ['ana@example.org', '']) {
    const { requestId } = await ended({ email });
    for (let n = 0; n < 5; n++) expect((await ask(requestId)).status).toBe(200);
    expect((await ask(requestId)).code).toBe('rate_limited');
  }
});

test('two wishes at once make one link and one message', async () => {
  const { requestId, applicationId } = await ended();
  await Promise.all([1, 2, 3].map(() => ask(requestId)));
  expect(await post.deliveries()).toHaveLength(1);
  expect(await query('select 1 from application_links where application_id = $1', [applicationId])).toHaveLength(2);
});

test('staff see when a link ends, and a link they renew begins anew', async () => {
  const { requestId, applicationId } = await ended();
  await age(requestId, 40);
  const { data } = await ana.call('GET', `/applications/${applicationId}/link`);
  expect(data.validUntil).toBe('2026-11-15T18:00:00.000Z');
  await ana.call('POST', `/applications/${applicationId}/link/renew`, { reason: 'Ya venció' });
  const renewed = await ana.call('GET', `/applications/${applicationId}/link`);
  expect(new Date(renewed.data.validUntil).getTime()).toBeGreaterThan(server.deps.now().getTime());
  expect((await open(await liveLink(applicationId))).status).toBe(200);
});
