import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestApplication, type TestApplication } from '../documents/testing/test-application.ts';
import { startTestApp } from '../testing/test-app.ts';

const server = await startTestApp({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
afterAll(server.close);
let mine: TestApplication;
beforeEach(async () => {
  mine = await openTestApplication(server);
});

const ohio = { email: 'jordan@example.com', why: 'area', place: 'Ohio', textVersion: '2026-11', language: 'en' };
const join = (payload: object, headers = {}) => mine.call('PUT', `${mine.address()}/waiting-list`, payload, headers);

async function rows() {
  const { rows: found } = await sql`select email, why, place, from_day::text, text_version, language, host(ip) as ip, at
    from waiting_list where application_id = ${mine.applicationId}`.execute(server.deps.db);
  return found;
}

test('an address is stored with the consent, its text, its time and the IP address', async () => {
  const { status } = await join(ohio, { 'x-forwarded-for': '8.8.8.8' });
  expect(status).toBe(200);
  const kept = {
    email: ohio.email,
    why: 'area',
    place: 'Ohio',
    from_day: null,
    text_version: '2026-11',
    language: 'en',
  };
  expect(await rows()).toEqual([{ ...kept, ip: '8.8.8.8', at: expect.any(Date) }]);
});

test('sending it several times, or corrected, leaves one entry and one event', async () => {
  await Promise.all([join(ohio), join(ohio), join(ohio)]);
  await join({ ...ohio, email: 'jordan.w@example.com', why: 'age', fromDay: '2028-03-09' });
  expect(await rows()).toMatchObject([{ email: 'jordan.w@example.com', why: 'age', from_day: '2028-03-09' }]);
  expect((await mine.events()).filter((kind) => kind === 'waiting_list_joined')).toHaveLength(1);
});

test.each([
  [{ email: 'jordan' }, 'email', 'email_invalid'],
  [{ why: 'mood' }, 'why', 'invalid_value'],
  [{ place: 'x'.repeat(101) }, 'place', 'value_too_long'],
  [{ fromDay: '2028-02-31' }, 'fromDay', 'invalid_value'],
  [{ phone: '1' }, 'phone', 'unknown_field'],
])('an invalid entry is refused by field: %o', async (change, path, code) => {
  const { status, error } = await join({ ...ohio, ...change });
  expect(status).toBe(422);
  expect(error.errors).toContainEqual(expect.objectContaining({ path, code }));
  expect(await rows()).toEqual([]);
});

test('the address is deleted with the application, and is in no log', async () => {
  await join({ ...ohio, email: 'hidden.person@example.com' });
  const { rows: events } =
    await sql`select details from application_events where application_id = ${mine.applicationId}`.execute(
      server.deps.db,
    );
  expect(JSON.stringify(events) + server.logged.join()).not.toContain('hidden.person');
  await sql`delete from applications where id = ${mine.applicationId}`.execute(server.deps.db);
  expect(await rows()).toEqual([]);
});

test('joining with a wrong link, or after the decision, is refused', async () => {
  const wrong = await mine.call('PUT', `${mine.address('7f6a2f0e-9b1d-4f63-8a55-000000000000')}/waiting-list`, ohio);
  expect(wrong.status).toBe(404);
  await mine.walkTo('rejected');
  expect(await join(ohio)).toMatchObject({ status: 409, error: { code: 'application_closed' } });
});
