import type { FirstDayItemName } from '@volante/contract/staff/first-day/first-day.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onlyAdvisors } from '../../appointments/testing/test-calendar.ts';
import { keepPrint, updateBackedUpAt } from '../../core/database/installation-store.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { jobHandlers } from '../../job-handlers.ts';
import { testChannel } from '../../notifications/testing/test-channel.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { invite } from '../accounts/invitations.ts';
import { failed, hire, type TestStaff } from '../testing/test-staff.ts';

const sent: string[] = [];
let refuses = false;
const channels = [
  testChannel({
    name: 'sms',
    addressOf: ({ phone }) => phone || null,
    send: async (to) => {
      if (refuses) throw new DeliveryFault('provider_refused', { final: true });
      sent.push(to);
      return { messageId: null };
    },
  }),
  testChannel({
    name: 'email',
    addressOf: ({ email }) => email || null,
    send: async (to) => {
      sent.push(to);
      return { messageId: null };
    },
  }),
];
const server = await startTestApp({ messages: { channels } });
const own = await startTestApp({
  settings: { PRIVACY_POLICY_URL: 'https://empresa.example/aviso', SUPPORT_PHONE: '5512345678' },
  messages: { channels: [] },
});
afterAll(server.close);
afterAll(own.close);
let ana: TestStaff;
beforeAll(async () => {
  server.setNow('2026-12-02T15:00:00Z');
  ana = await hire(server, 'everything', 'Ana');
  await ana.stepUp();
});

const read = async (who = ana) => (await who.call('GET', '/first-day')).data;
const item = async (name: FirstDayItemName, who = ana) =>
  (await read(who)).items.find((listed: { name: string }) => listed.name === name);
const open = { done: false, at: null, by: null, missing: [] };
const ofAna = () => ({ id: ana.me.account.id, name: 'Ana' });

test('a contact for help is missing until one is set, or declined with a reason', async () => {
  expect(await item('supportContact')).toEqual({ name: 'supportContact', ...open });
  await ana.call('PATCH', '/settings', { SUPPORT_DECLINED: { value: 'Atendemos en la oficina', revision: 0 } });
  expect(await item('supportContact')).toMatchObject({ done: true, at: '2026-12-02T15:00:00.000Z' });
});

test('the privacy notice is reviewed once it is the company’s own, or an admin says that it was read', async () => {
  const eva = await hire(own, 'everything', 'Eva');
  expect(await item('privacyNotice', eva)).toMatchObject({ done: true, by: null });
  expect(await item('supportContact', eva)).toMatchObject({ done: true });
  expect(await item('privacyNotice')).toEqual({ name: 'privacyNotice', ...open });
  await ana.call('POST', '/first-day/said', { item: 'privacyNotice' });
  expect(await item('privacyNotice')).toMatchObject({ done: true, by: ofAna() });
});

test('advisors have their hours once somebody can be booked, nobody is left without, and the invented ones are gone', async () => {
  expect(await item('advisors')).toMatchObject({ done: false, missing: ['Asesoría 1', 'Asesoría 2'] });
  await onlyAdvisors(server);
  expect(await item('advisors')).toEqual({ name: 'advisors', ...open });
  await onlyAdvisors(server, { name: 'Luis', countries: ['mx'] }, { name: 'Rosa', countries: ['mx'], hours: [] });
  expect(await item('advisors')).toMatchObject({ done: false, missing: ['Rosa'] });
  await server.query(`update advisors set active = false where name = 'Rosa'`);
  expect(await item('advisors')).toMatchObject({ done: true, missing: [] });
});

test('plans are there once every country in which drivers can be called has one', async () => {
  const plan = (country: string) => ({
    ...{ country, vehicle: 'Versa', weeklyPaymentMinor: 290_000, termWeeks: 156, depositMinor: 0 },
    insurance: 'included',
  });
  await onlyAdvisors(server, { name: 'Luis', countries: ['mx', 'us'] });
  expect(await item('plans')).toMatchObject({ done: false, missing: ['mx', 'us'] });
  const { data } = await ana.call('POST', '/plans', plan('mx'));
  expect(await item('plans')).toMatchObject({ done: false, missing: ['us'] });
  await onlyAdvisors(server, { name: 'Luis', countries: ['mx'] });
  expect(await item('plans')).toMatchObject({ done: true, by: ofAna() });
  await ana.call('POST', `/plans/${data.id}/end`, { version: 1 });
  expect(await item('plans')).toMatchObject({ done: false });
});

test('colleagues count from their invitation, a second person only once they can decide', async () => {
  expect(await item('colleagues')).toEqual({ name: 'colleagues', ...open });
  await invite(server.deps, { email: 'leo@example.com', roles: ['advisor'] });
  expect(await item('colleagues')).toMatchObject({ done: true });
  await hire(server, 'advisor', 'Leo');
  expect(await item('secondPerson')).toEqual({ name: 'secondPerson', ...open });
  const iris = await hire(server, 'reviewer', 'Iris');
  expect(await item('secondPerson')).toMatchObject({ done: true, at: expect.any(String) });
  await server.query('update staff_accounts set disabled_at = now() where id = $1', [iris.me.account.id]);
  expect(await item('secondPerson')).toMatchObject({ done: false });
});

test('a backup is known from the command that takes it, or an admin says that there is another', async () => {
  expect(await item('backup')).toEqual({ name: 'backup', ...open });
  await ana.call('POST', '/first-day/said', { item: 'backup' });
  expect(await item('backup')).toMatchObject({ done: true, by: ofAna() });
  await keepPrint(server.deps.db, Buffer.from('print'));
  await updateBackedUpAt(server.deps.db, new Date('2026-12-01T04:00:00Z'));
  expect(await item('backup')).toMatchObject({ done: true, at: '2026-12-01T04:00:00.000Z', by: null });
});

describe('messages', () => {
  const runTests = async () => {
    const jobs = await server.query(`select data from pgboss.job where name = 'test-message' order by created_on`);
    for (const { data } of jobs) await jobHandlers(server.deps)['test-message'].run(data);
    await server.query(`delete from pgboss.job where name = 'test-message'`);
  };
  const ask = (to: string) => ana.call('POST', '/first-day/test-messages', { to });
  const states = async () =>
    (await read()).channels.map(({ channel, state }: { channel: string; state: string }) => [channel, state]);

  test('are tested once every channel that is set up has sent a test', async () => {
    expect(await states()).toEqual([
      ['sms', 'never'],
      ['email', 'never'],
    ]);
    expect((await ask('ana@example.com')).status).toBe(200);
    expect(await states()).toContainEqual(['email', 'waiting']);
    await runTests();
    expect([sent, await states()]).toEqual([
      ['ana@example.com'],
      [
        ['sms', 'never'],
        ['email', 'sent'],
      ],
    ]);
    expect(await item('messages')).toMatchObject({ done: false });
    await ask('+52 55 1234 5678');
    await runTests();
    expect(sent).toContain('+525512345678');
    expect(await item('messages')).toMatchObject({ done: true, by: ofAna() });
  });

  test('a test that a provider refuses says why, and counts until a later one is accepted', async () => {
    refuses = true;
    await ask('+525512345678');
    await runTests();
    expect((await read()).channels[0]).toMatchObject({ state: 'failed', reason: 'provider_refused' });
    expect(await item('messages')).toMatchObject({ done: false });
    refuses = false;
    await ask('+525512345678');
    await runTests();
    expect(await item('messages')).toMatchObject({ done: true });
  });

  test('are ten an hour for each account, and the audit says by what and whether to oneself, without the address', async () => {
    const olga = await hire(server, 'everything', 'Olga');
    await olga.stepUp();
    const send = (to: string) => olga.call('POST', '/first-day/test-messages', { to });
    const own = olga.me.account.email;
    for (const to of [own.toUpperCase(), 'otra@example.com', '+525512345678'])
      expect((await send(to)).status).toBe(200);
    const log = await server.query(
      `select details from staff_audit where kind = 'testMessages' and account_id = $1 order by id`,
      [olga.me.account.id],
    );
    expect(log.map(({ details }) => details)).toEqual([
      { channels: ['email'], toOwn: true },
      { channels: ['email'], toOwn: false },
      { channels: ['sms'] },
    ]);
    for (let sent = 3; sent < 10; sent++) await send(own);
    expect(failed(await send(own))).toEqual([429, 'rate_limited']);
    expect((await ask('ana@example.com')).status).toBe(200);
    await runTests();
  });

  test('can’t be sent to what is no address, or where no channel reaches', async () => {
    expect(failed(await ask('55 1234 5678'))).toEqual([422, 'unprocessable_error', 'to']);
    const eva = await hire(own, 'everything', 'Eva 2');
    const answer = await eva.call('POST', '/first-day/test-messages', { to: 'eva@example.com' });
    expect(failed(answer)).toEqual([409, 'conflict_error']);
    expect(await item('messages', eva)).toMatchObject({ done: false });
  });
});

test('is for admins', async () => {
  const leo = await hire(server, 'reviewer', 'Noé');
  expect((await leo.call('GET', '/first-day')).status).toBe(403);
});
