import { afterAll, expect, test } from 'vitest';
import { startTestApp } from '../testing/test-app.ts';
import { hire } from './testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;

async function openNamed(name: string) {
  const application = await server.open('mx');
  await query('update personal_data set first_name = $2, tax_id = $3 where application_id = $1', [
    ...[application.applicationId, name, 'GALA900203AB1'],
  ]);
  return application;
}

test('after a demotion, a repeated call does not return the response to the higher role', async () => {
  const { applicationId } = await openNamed('Rosa');
  const person = await hire(server, 'reviewer');
  const note = (key: string) =>
    person.call('POST', `/applications/${applicationId}/notes`, { text: 'Llamar' }, { 'idempotency-key': key });
  expect((await note('one')).body).toContain('GALA900203AB1');
  expect((await note('one')).headers['idempotent-replayed']).toBe('true');
  await query(`update staff_accounts set role = 'advisor' where id = $1`, [person.me.account.id]);
  const repeated = await note('one');
  expect([repeated.status, repeated.code]).toEqual([409, 'idempotency_key_reused']);
  expect(repeated.body).not.toContain('GALA900203AB1');
  expect((await note('two')).body).not.toContain('GALA900203AB1');
});

test('stored responses are deleted with their application', async () => {
  const [first, other] = [await openNamed('Palabra'), await openNamed('Palabra')];
  const admin = await hire(server, 'everything');
  for (const { applicationId } of [first, other])
    await admin.call(
      'POST',
      `/applications/${applicationId}/notes`,
      { text: 'x' },
      { 'idempotency-key': applicationId },
    );
  const kept = () => query(`select key from idempotency_keys where answer like '%Palabra%' order by key`);
  expect(await kept()).toHaveLength(2);
  await admin.stepUp();
  const { data } = await admin.call('GET', `/applications/${first.applicationId}`);
  const erased = await admin.call('POST', `/applications/${first.applicationId}/erasure`, {
    reason: 'asked for it',
    confirm: data.reference,
  });
  expect(erased.status).toBe(200);
  expect(await kept()).toEqual([{ key: other.applicationId }]);
});

test('a link made by staff and the response to that call are stored together or not at all', async () => {
  const ana = await hire(server, 'advisor');
  const body = { country: 'mx', firstName: 'Luz', lastName: 'Rey', phone: '55 7001 0001', email: 'luz@example.com' };
  const made = await ana.call('POST', '/links', body, { 'idempotency-key': 'a-link' });
  expect([made.status, made.errors]).toEqual([200, undefined]);
  // Rows written by the same transaction have the same number.
  const kept = await query(
    `select k.xmin = a.xmin as together, k.answer, k.about from applications a, idempotency_keys k
     where a.id = $1 and k.key = 'a-link'`,
    [made.data.applicationId],
  );
  expect(kept).toEqual([{ together: true, answer: made.body, about: made.data.applicationId }]);
  const again = await ana.call('POST', '/links', body, { 'idempotency-key': 'a-link' });
  expect([again.headers['idempotent-replayed'], again.data]).toEqual(['true', made.data]);
});
