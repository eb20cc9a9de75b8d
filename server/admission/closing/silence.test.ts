import { afterAll, beforeEach, expect, test } from 'vitest';
import { readDay } from '../../notifications/emails/email-text.ts';
import { type Driver, openPhones } from '../../notifications/testing/test-phones.ts';
import { requestPath } from '../../testing/calls.ts';
import { closeSilent } from './silence.ts';

const phones = await openPhones({ MESSAGES_MX: 'sms,email', CLOSE_SILENT_DAYS: '30', WRITES_PER_HOUR: '100000' });
const { server, sent, answers, deliverDue } = phones;
afterAll(server.close);

/** Events have the database's clock, so time is counted from the real present; 18:00 UTC is day in Mexico. */
const start = new Date();
start.setUTCHours(18, 0, 0, 0);
const onDay = (days: number) => server.setNow(new Date(start.getTime() + days * 86_400_000));
beforeEach(() => {
  onDay(0);
  sent.length = 0;
  for (const name of Object.keys(answers)) delete answers[name as keyof typeof answers];
});

async function sweepOn(day: number): Promise<void> {
  onDay(day);
  await closeSilent(server.deps);
  await deliverDue();
}
const kindsOf = async ({ applicationId }: Driver) =>
  (await server.query('select kind, state from deliveries where application_id = $1 order by id', [applicationId])).map(
    ({ kind, state }) => `${kind} ${state}`,
  );
const closedOf = async ({ applicationId }: Driver) =>
  (await server.query('select closed_reason from applications where id = $1', [applicationId]))[0]?.closed_reason;
const actOf = ({ requestId, cookie }: Driver) =>
  server.inject({
    method: 'PATCH',
    url: `/api${requestPath(requestId)}/personal-data`,
    payload: { firstName: 'Ana', lastName: 'Robles' },
    headers: { cookie },
  });

test('a silent driver is warned twice and then closed, each once', async () => {
  const ana = await phones.driver();
  await sweepOn(22);
  expect(await kindsOf(ana)).toEqual([]);
  await sweepOn(24);
  await sweepOn(24);
  await sweepOn(26);
  expect(await kindsOf(ana)).toEqual(['silence_warning sent']);
  await sweepOn(29);
  expect(await kindsOf(ana)).toEqual(['silence_warning sent', 'silence_last_warning sent']);
  expect(await closedOf(ana)).toBeNull();
  await sweepOn(33);
  await sweepOn(33);
  expect(await closedOf(ana)).toBe('silent');
  expect(await kindsOf(ana)).toEqual([...['silence_warning sent', 'silence_last_warning sent', 'closed_silent sent']]);
  const [event] = await server.query(
    `select by, details from application_events where application_id = $1 and kind = 'closed'`,
    [ana.applicationId],
  );
  expect(event).toEqual({ by: 'system', details: { reason: 'silent' } });
});

/** By noon of the days of the test, as the texts name them. */
const named = (day: number) => readDay(new Date(start.getTime() + day * 86_400_000), 'America/Mexico_City', 'es');
async function sweepWithoutSending(day: number): Promise<void> {
  onDay(day);
  await closeSilent(server.deps);
}

test('a last warning that goes out late names a day two days later, and nobody is closed before that', async () => {
  const ana = await phones.driver();
  await sweepOn(24);
  for (const day of [29, 30, 34]) await sweepWithoutSending(day);
  expect(await closedOf(ana)).toBeNull();
  await deliverDue();
  expect(sent.at(-1)?.message.short).toContain(`A partir del ${named(36)} cerramos tu solicitud`);
  await sweepOn(34);
  await sweepOn(35);
  expect(await closedOf(ana)).toBeNull();
  await sweepOn(36);
  expect(await closedOf(ana)).toBe('silent');
});

test('a first warning that goes out late gives the driver seven days, too', async () => {
  const ana = await phones.driver();
  await sweepWithoutSending(24);
  // The last one waits for it.
  await sweepWithoutSending(29);
  await deliverDue();
  expect(sent.at(-1)?.message.short).toContain(`la cerramos a partir del ${named(36)}`);
  await sweepOn(33);
  expect(await kindsOf(ana)).toEqual(['silence_warning sent']);
  await sweepOn(34);
  await sweepOn(35);
  expect(await closedOf(ana)).toBeNull();
  expect(await kindsOf(ana)).toEqual(['silence_warning sent', 'silence_last_warning sent']);
  await sweepOn(36);
  expect(await closedOf(ana)).toBe('silent');
});

test('a driver who comes back between the warnings begins anew', async () => {
  const ana = await phones.driver();
  await sweepOn(24);
  // The driver’s act has the database’s clock: the silence is moved into the past instead.
  expect((await actOf(ana)).statusCode).toBe(200);
  await sweepOn(24);
  expect(await kindsOf(ana)).toEqual(['silence_warning sent', 'silence_warning sent']);
  await sweepOn(33);
  expect(await closedOf(ana)).toBeNull();
});

test('who writes to us, or is on the waiting list, is not silent', async () => {
  const [writes, waits] = [await phones.driver(), await phones.driver({ phone: '+525511112222' })];
  await sweepOn(24);
  expect([await kindsOf(writes), await kindsOf(waits)]).toEqual([['silence_warning sent'], ['silence_warning sent']]);
  await server.query(`insert into conversations (application_id, channel, heard_at) values ($1, 'whatsapp', $2)`, [
    ...[writes.applicationId, server.deps.now()],
  ]);
  await server.query(
    `insert into waiting_list (application_id, email, why, place, text_version, language, at)
     values ($1, 'ana@example.org', 'area', 'Mérida', '1', 'es-MX', $2)`,
    [waits.applicationId, server.deps.now()],
  );
  for (const day of [29, 33, 45]) await sweepOn(day);
  for (const driver of [writes, waits]) expect(await kindsOf(driver)).toEqual(['silence_warning sent']);
  await sweepOn(48);
  expect(await kindsOf(writes)).toEqual(['silence_warning sent', 'silence_warning sent']);
  expect(await kindsOf(waits)).toEqual(['silence_warning sent']);
  expect([await closedOf(writes), await closedOf(waits)]).toEqual([null, null]);
});

test('who waits for our answer to a message is not silent, however long ago they wrote', async () => {
  const ana = await phones.driver();
  await server.query(
    `insert into conversations (application_id, channel, heard_at, waiting_since) values ($1, 'whatsapp', $2, $2)`,
    [ana.applicationId, server.deps.now()],
  );
  for (const day of [24, 29, 33]) await sweepOn(day);
  expect(await kindsOf(ana)).toEqual([]);
  await server.query('update conversations set waiting_since = null where application_id = $1', [ana.applicationId]);
  await sweepOn(33);
  expect(await kindsOf(ana)).toEqual(['silence_warning sent']);
});

test('one application that can’t be warned keeps no other from being warned', async () => {
  const opened = [await phones.driver(), await phones.driver({ phone: '+525533334444' })];
  const [first, last] = opened.toSorted((a, b) => (a.applicationId < b.applicationId ? -1 : 1)) as [Driver, Driver];
  await server.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
     create trigger refuse before insert on deliveries for each row
       when (new.application_id = '${first.applicationId}') execute function refuse()`,
  );
  await sweepOn(24);
  expect([await kindsOf(first), await kindsOf(last)]).toEqual([[], ['silence_warning sent']]);
  await server.query('drop trigger refuse on deliveries');
});

test('nobody is closed who wasn’t reached by both warnings', async () => {
  answers.sms = () => {
    throw new Error('no network');
  };
  const nobody = await phones.driver({ phone: '', email: '' });
  const bounced = await phones.driver({ phone: '+525598765432' });
  await sweepOn(24);
  delete answers.sms;
  // The first warning arrives now, and the last one follows five days later.
  for (const day of [29, 34]) await sweepOn(day);
  const [attempt] = await server.query(
    `select d.state as delivery, a.state, a.id from delivery_attempts a join deliveries d on d.id = a.delivery_id
     where d.application_id = $1 and d.kind = 'silence_last_warning'`,
    [bounced.applicationId],
  );
  expect(attempt?.delivery).toBe('sent');
  // The last channel reports that it failed: the delivery is still called sent.
  await server.query(`update delivery_attempts set state = 'failed' where id = $1`, [attempt?.id]);
  for (const day of [36, 45, 60]) await sweepOn(day);
  expect([await closedOf(bounced), await closedOf(nobody)]).toEqual([null, null]);
});

test('whoever has the turn at the company, or never began, is not closed for silence', async () => {
  const waiting = await phones.driver();
  await server.query(`update queue_rows set waits_for = 'review' where application_id = $1`, [waiting.applicationId]);
  const unopened = { ...(await server.open('mx')), cookie: '' };
  for (const day of [24, 29, 33]) await sweepOn(day);
  expect([await kindsOf(waiting), await kindsOf(unopened)]).toEqual([[], []]);
});

test('without the setting nobody is warned', async () => {
  const ana = await phones.driver();
  const deps = { ...server.deps, config: { ...server.deps.config, CLOSE_SILENT_DAYS: 0 } };
  onDay(90);
  await closeSilent(deps);
  expect(await kindsOf(ana)).toEqual([]);
});
