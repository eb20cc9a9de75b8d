import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CaughtMail, mailCatcher, mailsOf } from '../../../sandbox/mail.ts';
import { startSandbox } from '../../../sandbox/start-sandbox.ts';
import { deliver } from '../../notifications/deliver.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { sendDigest } from './send-digest.ts';

const mail = mailCatcher();
const sandbox = await startSandbox({ parts: [mail], port: 0 });
const server = await startTestApp({
  settings: { ...mail.settings?.(sandbox.state), BRAND_NAME: 'Rueda', PUBLIC_URL: 'https://rueda.example' },
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
const { query } = server;

/** Friday in Mexico City, by its clock. */
const friday = (time: string) => new Date(`2026-11-27T${time}:00-06:00`);
const work = () => sendDigest(server.deps);
let eva: TestStaff;
let luz: TestStaff;
let ana: TestStaff;
beforeAll(async () => {
  server.setNow(friday('07:55'));
  [eva, luz, ana] = [
    await hire(server, 'reviewer', 'Eva Ríos'),
    await hire(server, 'lead', 'Luz Paz'),
    await hire(server, 'advisor', 'Ana Mora'),
  ];
  for (const role of ['compliance', 'auditor', 'admin'] as const) await hire(server, role);
  await eva.call('PATCH', '/me', { language: 'en' });
});
beforeEach(async () => {
  await query('delete from deliveries');
  await query('delete from applications');
  await query('delete from staff_digests');
  await query('update staff_accounts set daily_digest = true, away_until = null, disabled_at = null, ends_at = null');
  await query(`update staff_accounts set countries = '{}'`);
  mailsOf(sandbox.state).length = 0;
  server.setNow(friday('08:00'));
});

/** An application that waits for the legal check until a moment, which is overdue by default since Thursday at noon. */
async function waiting(until = '2026-11-26T18:00:00Z', country: 'mx' | 'us' = 'mx', assignee: TestStaff | null = null) {
  const opened = await openIn(server, 'judicial_analysis', country);
  await query('update queue_rows set answer_by = $2, assignee = $3 where application_id = $1', [
    ...[opened.applicationId, until, assignee?.me.account.id ?? null],
  ]);
  const [row] = await query('select reference from queue_rows where application_id = $1', [opened.applicationId]);
  return String(row?.reference).replace(/^(....)/, '$1-');
}
const queued = () =>
  query(`select d.id, a.name, d.state, d.reason from deliveries d join staff_accounts a on a.id = d.account_id
    where d.kind = 'daily_digest' order by a.name`);
const receivers = async () => (await queued()).map(({ name }) => name);
/** Mails by who got them. */
async function delivered(): Promise<Map<string, CaughtMail>> {
  for (const { id } of await queued()) await deliver(server.deps, id);
  return new Map(mailsOf(sandbox.state).map((caught) => [String(caught.to), caught]));
}

test('on a working day at 8:00 everybody who may assign applications gets one mail, and nobody else', async () => {
  await waiting();
  server.setNow(friday('07:59'));
  await work();
  expect(await queued()).toEqual([]);
  server.setNow(friday('08:00'));
  await work();
  expect(await receivers()).toEqual(['Eva Ríos', 'Luz Paz']);
  expect([...(await delivered()).keys()].toSorted()).toEqual([eva.email, luz.email].toSorted());
});

test('it says what is overdue, due today and unassigned, by country and turn, what is overdue the longest and who is away', async () => {
  // Thursday's afternoon, rounded up as in the report.
  const longest = await waiting();
  await waiting('2026-11-27T00:00:00Z', 'mx', ana);
  await waiting('2026-11-27T22:00:00Z', 'us');
  await waiting('2026-11-30T18:00:00Z');
  await query(`update staff_accounts set away_until = '2026-12-03T06:00:00Z' where id = $1`, [ana.me.account.id]);
  await work();
  const mails = await delivered();
  const spanish = mails.get(luz.email);
  expect(spanish?.subject).toBe('Rueda: 2 vencidas, 1 vence hoy');
  expect(spanish?.text).toContain('Hola, Luz Paz:');
  for (const line of [
    '2 solicitudes están vencidas y 1 vence hoy. 3 de las que nos tocan están sin nadie a cargo.',
    `La que lleva más tiempo vencida es la ${longest}: 7 horas hábiles.`,
    '- México · Revisión legal: 2 vencidas, 2 sin nadie a cargo',
    '- Estados Unidos · Revisión legal: 1 vence hoy, 1 sin nadie a cargo',
    'Viernes, 27 de noviembre\n8:00 a.m., hora de Ciudad de México',
    'https://rueda.example/staff/?due=overdue&due=today',
    'Hoy no está: Ana Mora (vuelve el jueves, 3 de diciembre).',
  ])
    expect(spanish?.text).toContain(line);
  const english = mails.get(eva.email);
  expect(english?.subject).toBe('Rueda: 2 overdue, 1 due today');
  for (const line of [
    '2 applications are overdue, and 1 is due today. 3 of those that wait for us are nobody’s.',
    `The longest overdue is ${longest}, by 7 working hours.`,
    '- Mexico · Legal check: 2 overdue, 2 unassigned',
    'Away today: Ana Mora (back Thursday, December 3).',
  ])
    expect(english?.text).toContain(line);
});

test('somebody who works in some countries gets their part, and none if nothing of it is due', async () => {
  const american = await waiting('2026-11-26T20:00:00Z', 'us');
  const mexican = await waiting();
  const set = (who: TestStaff, countries: string) =>
    query('update staff_accounts set countries = $2 where id = $1', [who.me.account.id, countries]);
  await set(luz, '{us}');
  await work();
  // What one no longer sees when it is sent isn't in it either.
  await set(eva, '{mx}');
  const mails = await delivered();
  const [ofLuz, ofEva] = [luz, eva].map(({ email }) => mails.get(email));
  expect(ofLuz?.subject).toBe('Rueda: 1 vencida');
  for (const [mail, own, other] of [
    [ofLuz, american, mexican],
    [ofEva, mexican, american],
  ] as const) {
    expect(mail?.text).toContain(own);
    expect(mail?.text).not.toContain(other);
  }
  expect([ofLuz?.text, ofEva?.text].map((text) => /- M[eé]xico ·/.test(text ?? ''))).toEqual([false, true]);
  await query('delete from deliveries');
  await query('delete from staff_digests');
  await query(`update queue_rows set answer_by = '2026-12-04T18:00:00Z' where country = 'us'`);
  await set(eva, '{}');
  await work();
  expect(await receivers()).toEqual(['Eva Ríos']);
});

test('who comes back in the middle of a day is named with the time, and a text that isn’t a name isn’t mailed', async () => {
  await waiting();
  const name = 'Tu acceso vence, confirma en https://example.com';
  await query(`update staff_accounts set away_until = '2026-12-03T20:00:00Z' where id = $1`, [ana.me.account.id]);
  await work();
  await query('update staff_accounts set name = $2 where id = $1', [ana.me.account.id, name]);
  const { text = '', html = '' } = (await delivered()).get(luz.email) ?? {};
  await query('update staff_accounts set name = $2 where id = $1', [ana.me.account.id, 'Ana Mora']);
  expect(text).toContain('Hoy no está: – (vuelve el jueves, 3 de diciembre, 2:00 p.m.).');
  expect(`${text}${html}`).not.toContain('example.com/');
  expect(`${text}${html}`).not.toContain('confirma en');
});

test('who lost the right, left or turned it off before it went out doesn’t get it', async () => {
  for (const change of ['disabled_at = now()', 'daily_digest = false', `roles = '{advisor}'`]) {
    await query('delete from deliveries');
    await query('delete from staff_digests');
    await waiting();
    await work();
    const before = await query('select disabled_at, daily_digest, roles from staff_accounts where id = $1', [
      luz.me.account.id,
    ]);
    await query(`update staff_accounts set ${change} where id = $1`, [luz.me.account.id]);
    mailsOf(sandbox.state).length = 0;
    expect([...(await delivered()).keys()], change).toEqual([eva.email]);
    const [{ disabled_at, daily_digest, roles } = {}] = before;
    await query('update staff_accounts set disabled_at = $2, daily_digest = $3, roles = $4 where id = $1', [
      ...[luz.me.account.id, disabled_at, daily_digest, roles],
    ]);
  }
});

test('it names no driver and nothing they wrote', async () => {
  const { requestId, applicationId } = await server.open('mx');
  const payload = { firstName: 'Belisario', lastName: 'Quintana', phone: '5512345678', email: 'beli@example.com' };
  const url = `/api/public/admission/requests/${requestId}/personal-data`;
  expect((await server.inject({ method: 'PATCH', url, payload })).statusCode).toBe(200);
  await query(
    `update queue_rows set waits_for = 'review', answer_by = '2026-11-26T18:00:00Z' where application_id = $1`,
    [applicationId],
  );
  await work();
  const { subject = '', text = '', html = '' } = (await delivered()).get(luz.email) ?? {};
  expect(text).toContain('Revisión');
  const facts = await query('select facts from deliveries');
  for (const fact of ['Belisario', 'Quintana', '5512345678', 'beli@', requestId, applicationId])
    expect(`${subject}${text}${html}${JSON.stringify(facts)}`).not.toContain(fact);
});

test('with nothing overdue and nothing due today nobody gets a mail, nor later that day', async () => {
  await waiting('2026-11-30T18:00:00Z');
  await work();
  await waiting();
  server.setNow(friday('12:00'));
  await work();
  expect(await queued()).toEqual([]);
});

test('two servers at once, and runs that follow, send it once a day', async () => {
  await waiting();
  await Promise.all([work(), work(), work()]);
  server.setNow(friday('08:10'));
  await work();
  expect(await receivers()).toEqual(['Eva Ríos', 'Luz Paz']);
  server.setNow('2026-11-30T14:00:00Z');
  await work();
  expect(await receivers()).toHaveLength(4);
});

test('a process that ends in between has sent nothing, and the next run sends it to all', async () => {
  await waiting();
  let left = 1;
  const enqueue = async () => {
    if (left-- === 0) throw new Error('killed');
  };
  const killed = { ...server.deps, jobs: { ...server.deps.jobs, enqueue } };
  await expect(sendDigest(killed)).rejects.toThrow('killed');
  expect(await queued()).toEqual([]);
  await work();
  expect(await receivers()).toEqual(['Eva Ríos', 'Luz Paz']);
});

test('a server that was down in the morning sends it later that day, but not once work has ended, nor the next day for that one', async () => {
  await waiting();
  server.setNow(friday('13:30'));
  await work();
  expect(await receivers()).toHaveLength(2);
  await query('delete from deliveries');
  await query('delete from staff_digests');
  for (const time of ['18:00', '23:00']) {
    server.setNow(friday(time));
    await work();
  }
  server.setNow(new Date('2026-11-30T07:00:00-06:00'));
  await work();
  expect(await queued()).toEqual([]);
});

test('a mail that couldn’t be sent until work ended isn’t sent any more', async () => {
  await waiting();
  await work();
  server.setNow(friday('18:00'));
  expect((await delivered()).size).toBe(0);
  expect((await queued()).map(({ state, reason }) => [state, reason])).toEqual([
    ['dropped', 'too_late'],
    ['dropped', 'too_late'],
  ]);
});

test.each([
  ['on a Saturday', '2026-11-28T14:00:00Z', 0],
  ['on a holiday of both countries', '2026-12-25T14:00:00Z', 0],
  ['on a holiday of Mexico that is a working day in the US', '2026-11-16T14:00:00Z', 2],
  ['on a holiday of the US that is a working day in Mexico', '2026-11-26T14:00:00Z', 2],
])('%s it comes only if one of the countries works', async (_, at, count) => {
  await waiting('2026-11-13T18:00:00Z');
  server.setNow(at);
  await work();
  expect(await receivers()).toHaveLength(count);
});

test('who turned it off, is disabled or over gets none', async () => {
  await waiting();
  expect((await luz.call('PATCH', '/me', { dailyDigest: false })).status).toBe(200);
  await work();
  expect(await receivers()).toEqual(['Eva Ríos']);
  await query('delete from deliveries');
  for (const over of ['disabled_at', 'ends_at']) {
    await query('delete from staff_digests');
    await query('update staff_accounts set daily_digest = true, disabled_at = null, ends_at = null');
    await query(`update staff_accounts set ${over} = '2026-11-27T13:00:00Z' where id = $1`, [eva.me.account.id]);
    await work();
    expect(await receivers()).toEqual(['Luz Paz']);
    await query('delete from deliveries');
  }
});
