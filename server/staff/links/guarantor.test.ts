import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPath } from '../../testing/calls.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' } });
afterAll(server.close);
const eva = await hire(server, 'reviewer', 'Eva');
let ana: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
});

async function ask() {
  const { requestId, applicationId } = await server.open('mx');
  const own = requestPath(requestId);
  const person = { firstName: 'Rosa', lastName: 'Peña', phone: '5512345678' };
  const { data } = await server.call('POST', `${own}/guarantor`, person);
  const idOf = (link: string) => new URL(link).searchParams.get('id') ?? '';
  return {
    of: `/applications/${applicationId}`,
    applicationId,
    first: `/public/guarantors/${idOf(data.guarantor.link)}`,
    now: async () => `/public/guarantors/${idOf((await server.call('GET', own)).data.guarantor.link)}`,
  };
}
const refuse = (link: string) => server.call('POST', `${link}/refuse`, { reason: 'No puedo' });

test('staff see who was asked and what they answered; advisors see only the state', async () => {
  const { of, first } = await ask();
  await server.call('GET', first);
  await refuse(first);
  const { obligor } = (await eva.call('GET', of)).data;
  expect(obligor).toMatchObject({
    given: false,
    invitation: {
      ...{ state: 'refused', reason: 'No puedo', consent: null, driversDeviceAt: null },
      asked: { firstName: 'Rosa', lastName: 'Peña', phone: '+525512345678', email: '' },
    },
  });
  expect(obligor.invitation.openedAt).not.toBeNull();
  const shown = (await ana.call('GET', of)).data;
  expect(shown.obligor.invitation).toMatchObject({ state: 'refused' });
  expect(JSON.stringify(shown)).not.toMatch(/No puedo|Rosa|guarantor\?id/);
});

test('asking again makes a new link, and the old one is unknown', async () => {
  const { of, first, now } = await ask();
  await refuse(first);
  const again = await ana.call('POST', `${of}/guarantor/ask-again`);
  expect(again).toMatchObject({ status: 200, data: { obligor: { invitation: { state: 'asked' } } } });
  expect((await server.call('GET', first)).status).toBe(404);
  expect((await server.call('GET', await now())).data).toMatchObject({ state: 'opened' });
});

test('nobody can be asked again who wasn’t asked, or after the decision', async () => {
  const { applicationId } = await server.open('mx');
  expect((await ana.call('POST', `/applications/${applicationId}/guarantor/ask-again`)).code).toBe('conflict_error');
  const { of, applicationId: decided } = await ask();
  await server.query(`update applications set stage = 'rejected', came_from = 'created' where id = $1`, [decided]);
  expect((await ana.call('POST', `${of}/guarantor/ask-again`)).code).toBe('application_closed');
});
