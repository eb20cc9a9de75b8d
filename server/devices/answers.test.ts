import { afterAll, beforeEach, expect, test } from 'vitest';
import { american, contact, curp, mexican } from '../personal-data/testing/test-saving.ts';
import { startTestApp } from '../testing/test-app.ts';
import { TestBrowser } from './testing/test-browser.ts';

// Without a mail server no code can be sent.
const server = await startTestApp({ settings: { SECOND_FACTOR: 'known_devices' } });
const { setNow } = server;
afterAll(server.close);
beforeEach(() => setNow('2026-11-25T18:00:00Z'));

let serial = 40;
const browser = (address = '198.51.100.7') => new TestBrowser(server, { address });
async function filled(country: 'mx' | 'us', change: object = {}) {
  const { requestId, applicationId } = await server.open(country);
  const phone = new TestBrowser(server);
  const own =
    country === 'mx' ? { ...mexican, nationalId: curp(++serial) } : { ...american, ssn: `123-45-67${++serial}` };
  const person = { ...contact, ...(country === 'us' && { phone: '2145550123' }), ...own, ...change };
  const { status, errors } = await phone.call(requestId, 'PATCH', '/personal-data', person);
  expect([status, errors]).toEqual([200, undefined]);
  const lastFour = 'nationalId' in own ? own.nationalId.slice(-4) : String(own.ssn).slice(-4);
  return { requestId, applicationId, phone, right: { birthdate: '1990-05-12', lastFour } };
}
const answer = (who: TestBrowser, requestId: string, given: object) =>
  who.call(requestId, 'POST', '/access/answers', given);

test.each(['mx', 'us'] as const)(
  '%s: birth date and last four make a device known where no code can be sent',
  async (country) => {
    const { requestId, right } = await filled(country);
    const strange = browser();
    expect((await strange.call(requestId, 'GET', '/access')).data).toMatchObject({
      channels: [],
      answers: { identifier: country === 'mx' ? 'curp' : 'ssn', triesLeft: 5 },
    });
    expect((await strange.call(requestId, 'POST', '/access/code', { channel: 'email' })).code).toBe('conflict_error');
    const known = await answer(strange, requestId, { ...right, lastFour: ` ${right.lastFour.toLowerCase()} ` });
    expect(known.data).toMatchObject({ access: 'full', answers: null });
    expect((await strange.call(requestId, 'GET', '')).data.personalData.firstName).toBe('María José');
  },
);

test('a wrong answer does not say which, and five tries last for a day', async () => {
  const { requestId, right } = await filled('mx');
  const strange = browser();
  for (const given of [
    { ...right, birthdate: '1990-05-13' },
    { ...right, lastFour: '0000' },
  ]) {
    const { status, errors } = await answer(strange, requestId, given);
    const said = errors.map(({ path, code }: { path: string; code: string }) => [path, code]);
    expect([status, said]).toEqual([
      422,
      [
        ['lastFour', 'answers_wrong'],
        ['birthdate', 'answers_wrong'],
      ],
    ]);
  }
  expect((await strange.call(requestId, 'GET', '/access')).data.answers.triesLeft).toBe(3);
  for (let n = 0; n < 3; n++) await answer(strange, requestId, { ...right, lastFour: '0000' });
  const sixth = await answer(strange, requestId, right);
  expect([sixth.code, Number(sixth.headers['retry-after']) > 80_000]).toEqual(['rate_limited', true]);
  expect((await strange.call(requestId, 'GET', '/access')).data.answers.triesLeft).toBe(0);
  // Another address is no other device, and the driver elsewhere can still answer.
  expect((await answer(strange.copy('198.51.100.8'), requestId, right)).code).toBe('rate_limited');
  expect((await answer(browser('192.0.2.1'), requestId, right)).data.access).toBe('full');
});

test('many addresses at the same time share what the application may be asked', async () => {
  const { requestId, applicationId, phone, right } = await filled('mx');
  const guesses = Array.from({ length: 40 }, (_, i) =>
    answer(browser(`198.51.103.${i}`), requestId, { ...right, lastFour: '0000' }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  expect((await phone.call(requestId, 'GET', '/access')).data.access).toBe('full');
  const [{ count }] = await server.query(
    'select count(*)::int from known_devices where origin is null and application_id = $1',
    [applicationId],
  );
  expect(count).toBe(15);
});

test('without birth date or identifier, staff are asked', async () => {
  const { requestId } = await server.open('mx');
  await new TestBrowser(server).call(requestId, 'PATCH', '/personal-data', contact);
  const strange = browser();
  expect((await strange.call(requestId, 'GET', '/access')).data).toMatchObject({
    channels: [],
    answers: null,
    help: null,
  });
  const given = { birthdate: '1990-05-12', lastFour: 'XX01' };
  expect((await answer(strange, requestId, given)).code).toBe('conflict_error');
  expect((await strange.call(requestId, 'POST', '/access/help')).data.help.number).toMatch(/^\d{4}$/);
});
