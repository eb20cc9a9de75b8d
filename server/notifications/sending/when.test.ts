import { afterAll, beforeEach, expect, test } from 'vitest';
import { applicant, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import { requestPath } from '../../testing/calls.ts';
import { sweepDeliveries } from '../deliver.ts';
import { messageKinds, ruleOf } from '../kinds.ts';
import { notifyLeftOff } from '../notify-left-off.ts';
import { NOON, openPhones } from '../testing/test-phones.ts';
import { waitForMorning } from './hours.ts';

const phones = await openPhones({ MESSAGES_PER_DAY: '3', MESSAGES_MX: 'sms,email', WRITES_PER_HOUR: '100000' });
const { server, sent, driver, queue, deliverDue, deliveryOf, minutesLater } = phones;
afterAll(server.close);
beforeEach(() => {
  server.setNow(NOON);
  sent.length = 0;
});
const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;

test('the order of channels is the operator’s, and what they leave out is not used', async () => {
  await queue(await driver());
  await queue(await driver({ phone: '' }));
  await deliverDue();
  expect(phones.channels()).toEqual(['sms', 'email']);
});

test('between 21:00 and 8:00 of the driver’s clock only what can’t wait is sent', () => {
  const id = '01a222b3-0c67-7119-9435-7ccda6000000';
  const at = (instant: string, zone: string) => waitForMorning(new Date(instant), zone, id)?.toISOString() ?? 'now';
  expect(at('2026-11-26T02:59:59Z', 'America/Mexico_City')).toBe('now');
  expect(at('2026-11-26T03:00:00Z', 'America/Mexico_City')).toBe('2026-11-26T14:00:00.000Z');
  expect(at('2026-11-26T13:59:59Z', 'America/Mexico_City')).toBe('2026-11-26T14:00:00.000Z');
  expect(at('2026-11-26T14:00:00Z', 'America/Mexico_City')).toBe('now');
  expect(at('2026-11-26T03:30:00Z', 'America/Tijuana')).toBe('now');
  // The night in which clocks go back has an hour more.
  expect(at('2026-11-01T02:00:00Z', 'America/Chicago')).toBe('2026-11-01T14:00:00.000Z');
  expect(messageKinds.filter((kind) => !ruleOf(kind).waits && !ruleOf(kind).counts)).toEqual([
    ...['visit_reminder_day', 'visit_reminder_hour', 'access_code'],
  ]);
});

/** When the driver last did something, by the database's clock. */
const lastAct = async ({ applicationId }: { applicationId: string }): Promise<Date> =>
  (await query('select max(at) as at from application_events where application_id = $1', [applicationId]))[0].at;

test('a message of the evening goes out in the morning, in the zone of the driver’s address', async () => {
  const person = await driver();
  await query(`update personal_data set state = 'Baja California' where application_id = $1`, [person.applicationId]);
  const detail = (await lastAct(person)).toISOString();
  // 20:30 in Tijuana, 22:30 in Mexico City.
  server.setNow('2026-11-26T04:30:00Z');
  await queue(person, 'left_off_day', { detail });
  await deliverDue();
  expect(sent).toHaveLength(1);
  server.setNow('2026-11-26T05:30:00Z');
  const late = await queue(person, 'left_off_days', { detail });
  await deliverDue();
  const { due_at, state, tries } = await deliveryOf(late);
  expect({ state, tries }).toEqual({ state: 'waiting', tries: 0 });
  const minutes = ((due_at as Date).getTime() - Date.parse('2026-11-26T16:00:00Z')) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(0);
  expect(minutes).toBeLessThan(30);
});

test('what is over the limit of a day waits for the next one, even if all come at once; codes don’t count', async () => {
  const person = await driver();
  const ids = await Promise.all(Array.from({ length: 5 }, () => queue(person)));
  const { deliver } = await import('../deliver.ts');
  await Promise.all(ids.map((id) => deliver(server.deps, id)));
  expect(sent).toHaveLength(3);
  server.setNow('2026-11-26T15:00:00Z');
  await deliverDue();
  expect(sent).toHaveLength(5);
});

test('thousands of messages of one morning are spread, and no sweep starts more than 500', async () => {
  const person = await driver();
  await query(
    `insert into deliveries (id, application_id, kind, about, language, due_at, created_at)
     select gen_random_uuid(), $1, 'approved', 'many ' || n, 'es-MX', $2, $2 from generate_series(1, 1200) n`,
    [person.applicationId, server.deps.now()],
  );
  const queued = async () =>
    (await query(`select count(*)::int as count from pgboss.job where name = 'deliver'`))[0].count;
  const before = await queued();
  await sweepDeliveries(server.deps);
  expect((await queued()) - before).toBeLessThanOrEqual(500);
  await query(`delete from deliveries where about like 'many %'`);

  const night = new Date('2026-11-26T09:00:00Z');
  const ids = await query('select gen_random_uuid() as id from generate_series(1, 5000)');
  const perMinute = new Map<number, number>();
  for (const { id } of ids) {
    const minute = Math.floor((waitForMorning(night, 'America/Mexico_City', id)?.getTime() ?? 0) / 60_000);
    perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
  }
  expect(perMinute.size).toBe(30);
  expect(Math.max(...perMinute.values())).toBeLessThan(300);
});

test('a driver who left off is reminded after a day and after three, once each, and not once they came back', async () => {
  const [left, back] = [await driver(), await driver()];
  const kindsOf = async ({ applicationId }: { applicationId: string }) =>
    (
      await query('select kind, state, reason from deliveries where application_id = $1 order by id', [applicationId])
    ).map(({ kind, state, reason }) => [kind, state, reason].filter(Boolean).join(' '));
  const at = (await lastAct(back)).getTime();
  const hoursAfter = (hours: number) => server.setNow(new Date(at + hours * 3_600_000));
  /** By day, whatever the hour of the test. */
  const deliverAtNoon = async () => {
    server.setNow(`${server.deps.now().toISOString().slice(0, 10)}T18:00:00Z`);
    minutesLater(24 * 60);
    await deliverDue();
  };
  hoursAfter(23);
  await notifyLeftOff(server.deps);
  expect(await kindsOf(left)).toEqual([]);
  hoursAfter(25);
  for (let again = 0; again < 2; again++) await notifyLeftOff(server.deps);
  await transaction(server.deps, (trx) => recordEvent(trx, back.applicationId, applicant, 'link_opened'));
  await deliverAtNoon();
  expect(await kindsOf(left)).toEqual(['left_off_day sent']);
  expect(await kindsOf(back)).toEqual(['left_off_day dropped overtaken']);
  hoursAfter(73);
  await notifyLeftOff(server.deps);
  await deliverAtNoon();
  expect(await kindsOf(left)).toEqual(['left_off_day sent', 'left_off_days sent']);
});

test('a closed application gets no such reminder, and one without personal data neither', async () => {
  const person = await driver();
  await query(`update applications set guarded_at = null where id = $1`, [person.applicationId]);
  minutesLater(24 * 60 + 5);
  await notifyLeftOff(server.deps);
  expect(await query('select 1 from deliveries where application_id = $1', [person.applicationId])).toEqual([]);
  expect((await server.call('GET', requestPath(person.requestId))).status).toBe(200);
});
