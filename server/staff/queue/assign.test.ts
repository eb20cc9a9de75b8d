import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
let ana: TestStaff;
let eva: TestStaff;
let gone: TestStaff;
beforeAll(async () => {
  [eva, ana, gone] = [
    await hire(server, 'reviewer', 'Eva'),
    await hire(server, 'advisor', 'Ana'),
    await hire(server, 'advisor', 'Beto'),
  ];
  await server.database.pool.query('update staff_accounts set disabled_at = now() where id = $1', [gone.me.account.id]);
});
const idOf = ({ me }: TestStaff) => me.account.id;

test('applications can be assigned to everybody who can sign in, listed by name', async () => {
  const { data } = await ana.call('GET', '/people');
  expect(data).toEqual({
    items: [
      { id: idOf(ana), name: 'Ana', roles: ['advisor'], countries: [] },
      { id: idOf(eva), name: 'Eva', roles: ['reviewer'], countries: [] },
    ],
    next: null,
  });
});

test('when two reviewers assign one application at once, the second is refused as changed meanwhile', async () => {
  const { applicationId } = await server.open('mx');
  const give = (who: TestStaff, from: string | null, to: string | null) =>
    who.call('PUT', `/applications/${applicationId}/assignee`, { from, to });
  expect((await give(eva, null, idOf(ana))).data.assignee).toEqual({ id: idOf(ana), name: 'Ana' });
  expect(await give(eva, null, idOf(eva))).toMatchObject({
    code: 'changed_meanwhile',
    errors: [{ path: 'assignee', code: 'changed' }],
  });
  expect(await give(eva, idOf(ana), idOf(gone))).toMatchObject({ status: 422, errors: [{ path: 'to' }] });
  expect(await give(ana, idOf(ana), idOf(eva))).toMatchObject({ code: 'role_refused' });
  expect((await give(ana, idOf(ana), null)).data.assignee).toBeNull();
});
