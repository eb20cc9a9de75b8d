import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let eva: TestStaff;
beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
});
const { query } = server;
const entriesOf = (kind: string) =>
  query('select xmin::text as written, account_id, application_id, details from staff_audit where kind = $1', [kind]);

test('a change and its entry are one transaction: a crash keeps both or neither', async () => {
  const { applicationId } = await server.open('mx');
  expect((await eva.call('POST', `/applications/${applicationId}/notes`, { text: 'Llamé a las diez' })).status).toBe(
    200,
  );
  const notes = await query('select xmin::text as written from staff_notes where application_id = $1', [applicationId]);
  const entries = await entriesOf('addNote');
  expect(entries).toMatchObject([{ application_id: applicationId, account_id: eva.me.account.id }]);
  expect(entries[0].written).toBe(notes[0].written);
});

test('a change whose entry cannot be written is rolled back', async () => {
  const { applicationId } = await server.open('mx');
  await query(`alter table staff_audit add constraint no_more check (kind <> 'assign') not valid`);
  const answer = await eva.call('PUT', `/applications/${applicationId}/assignee`, {
    from: null,
    to: eva.me.account.id,
  });
  await query('alter table staff_audit drop constraint no_more');
  expect(answer.status).toBe(500);
  expect(await query('select assignee from queue_rows where application_id = $1', [applicationId])).toEqual([
    { assignee: null },
  ]);
});

test('a refused change has no entry; one that changes nothing has', async () => {
  const { applicationId } = await server.open('mx');
  const before = await entriesOf('strikeNote');
  const none = '0190b0a0-0000-7000-8000-000000000000';
  expect((await eva.call('POST', `/applications/${applicationId}/notes/${none}/strike`)).status).toBe(404);
  expect(await entriesOf('strikeNote')).toEqual(before);
  const taken = await eva.call('POST', '/applications/next', { country: 'us' });
  expect(taken.data).toEqual({ applicationId: null });
  expect(await entriesOf('takeNext')).toMatchObject([{ details: { applicationId: null } }]);
});

test('a refused second factor is counted, and not logged as given', async () => {
  const before = await entriesOf('stepUp');
  expect((await eva.call('POST', '/step-up', { code: '000000' })).status).toBeGreaterThanOrEqual(400);
  // Even a wrong answer uses up its challenge, which is a change.
  const { challenge } = (await eva.call('POST', '/sign-in/passkey/options', {})).data;
  const wrong = { challenge, response: { id: 'nobody’s' } };
  expect((await eva.call('POST', '/step-up', wrong)).code).toBe('sign_in_refused');
  expect(await query(`select from staff_challenges where purpose = 'passkey'`)).toEqual([]);
  expect(await entriesOf('stepUp')).toEqual(before);
});

test('time off that is refused after its advisor was locked has no entry', async () => {
  const dora = await hire(server, 'everything', 'Dora');
  const zone = 'America/Mexico_City';
  const { data: advisor } = await dora.call('POST', '/advisors', { name: 'Laura', zone, countries: ['mx'], hours: [] });
  const off = (from: string, to: string) => dora.call('POST', `/advisors/${advisor.id}/time-off`, { from, to });
  expect((await off('2026-12-25', '2026-12-24')).status).toBe(422);
  expect(await entriesOf('addTimeOff')).toEqual([]);
  expect((await off('2026-12-24', '2026-12-25')).status).toBe(200);
  expect(await entriesOf('addTimeOff')).toHaveLength(1);
});
