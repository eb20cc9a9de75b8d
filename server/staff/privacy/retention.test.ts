import { countries } from '@volante/contract/countries/index.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { deliver } from '../../notifications/deliver.ts';
import { openIn } from '../../testing/application.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { findMatches } from '../matches/find-matches.ts';
import { hire } from '../testing/test-staff.ts';
import { erase } from './erase.ts';
import { eraseRetained } from './nightly.ts';
import { previewRetention } from './preview-retention.ts';
import { liftHold } from './retention.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000', RETAIN_IDLE_DAYS: '180' } });
afterAll(server.close);
const { deps, query } = server;
const eva = await hire(server, 'everything', 'Eva');
const save = (requestId: string, payload: object) =>
  server.inject({ method: 'PATCH', url: `/api/public/admission/requests/${requestId}/personal-data`, payload });
const DAY = 24 * 3600_000;
const ago = (days: number) => new Date(deps.now().getTime() - days * DAY);
const later = (days: number) => server.setNow(new Date(Date.now() + days * DAY));
const dayIn = (days: number) => addDays(dateIn(countries.mx.zone, deps.now()), days);

beforeEach(() => server.setNow(new Date()));

/** Makes an application look unchanged for this many days. */
async function idleFor(applicationId: string, days: number): Promise<void> {
  await query('alter table application_events disable trigger user');
  await query('update application_events set at = $2 where application_id = $1', [applicationId, ago(days)]);
  await query('alter table application_events enable trigger user');
  await query('update queue_rows set updated_at = $2 where application_id = $1', [applicationId, ago(days)]);
}
async function idle(days: number) {
  const application = await server.open('mx');
  await query(`update personal_data set email = 'ana@example.com' where application_id = $1`, [
    application.applicationId,
  ]);
  await idleFor(application.applicationId, days);
  return application;
}
const isThere = async (applicationId: string) =>
  (await query('select 1 from applications where id = $1', [applicationId])).length === 1;
const warnings = (applicationId: string) =>
  query(`select told, language from deliveries where application_id = $1 and kind = 'erasure_ahead'`, [applicationId]);

describe('an idle application', () => {
  test('is announced to its driver once, 14 days before, and erased on its day', async () => {
    const fresh = await idle(165);
    const due = await idle(166);
    await eraseRetained(deps);
    expect(await warnings(fresh.applicationId)).toEqual([]);
    expect(await warnings(due.applicationId)).toEqual([{ told: dayIn(14), language: 'es-MX' }]);
    later(13);
    await eraseRetained(deps);
    expect(await warnings(due.applicationId)).toHaveLength(1);
    expect(await isThere(due.applicationId)).toBe(true);
    later(14);
    await eraseRetained(deps);
    expect(await isThere(due.applicationId)).toBe(false);
    const [entry] = await query(`select details from staff_audit where kind = 'erase' and application_id = $1`, [
      due.applicationId,
    ]);
    expect(entry.details).toMatchObject({ by: 'idle', country: 'mx', decision: null });
    expect(await query('select why, account_id from erasures where application_id = $1', [due.applicationId])).toEqual([
      { why: 'idle', account_id: null },
    ]);
  });

  test('stays when the driver opens it after the announcement, and is announced again after another idle period', async () => {
    const application = await idle(170);
    await eraseRetained(deps);
    await server.call('GET', `/hubspot/link-opened/${application.requestId}`);
    later(15);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(true);
    await query(`update retention_warnings set at = $2, erased_on = $3 where application_id = $1`, [
      ...[application.applicationId, ago(300), dayIn(-280)],
    ]);
    await idleFor(application.applicationId, 200);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(true);
    expect(await warnings(application.applicationId)).toHaveLength(2);
  });

  test('is announced first if the announcement was missed because the job did not run', async () => {
    const application = await idle(400);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(true);
    expect(await warnings(application.applicationId)).toEqual([{ told: dayIn(14), language: 'es-MX' }]);
  });

  test('is erased on the announced day even if staff announced it by phone', async () => {
    const application = await idle(170);
    await query(`update personal_data set email = '' where application_id = $1`, [application.applicationId]);
    await idleFor(application.applicationId, 170);
    await eraseRetained(deps);
    const [{ id }] = await query('select id from deliveries where application_id = $1', [application.applicationId]);
    await deliver(deps, id);
    expect((await eva.call('POST', `/messages/${id}/told`)).status).toBe(200);
    later(15);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(false);
  });

  test('is erased on its day even if another application with the same phone came and went meanwhile', async () => {
    const application = await idle(170);
    const phone = '5512312312';
    await query('update personal_data set phone = $2 where application_id = $1', [
      application.applicationId,
      `+52${phone}`,
    ]);
    await idleFor(application.applicationId, 170);
    await eraseRetained(deps);
    later(1);
    const other = await server.open('mx');
    await save(other.requestId, { phone });
    for (const { applicationId } of [other, application]) await findMatches(deps, applicationId);
    const flags = () => query('select flags from queue_rows where application_id = $1', [application.applicationId]);
    expect(await flags()).toEqual([{ flags: ['match_open'] }]);
    await erase(deps, other.applicationId, { why: 'request', reason: null, accountId: null });
    expect(await flags()).toEqual([{ flags: [] }]);
    later(15);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(false);
  });

  test('is announced again when its day passed during a hold', async () => {
    const [early, late] = [await idle(170), await idle(170)];
    await eraseRetained(deps);
    for (const { applicationId } of [early, late])
      await eva.call('POST', `/applications/${applicationId}/retention-hold`, { reason: 'Una queja' });
    later(2);
    await liftHold(deps, early.applicationId);
    later(20);
    await eraseRetained(deps);
    expect([await isThere(early.applicationId), await isThere(late.applicationId)]).toEqual([false, true]);
    await liftHold(deps, late.applicationId);
    await eraseRetained(deps);
    expect(await isThere(late.applicationId)).toBe(true);
    expect(await warnings(late.applicationId)).toHaveLength(2);
    later(35);
    await eraseRetained(deps);
    expect(await isThere(late.applicationId)).toBe(false);
  });

  test('stays while a visit is ahead, and while it is on hold', async () => {
    const [visited, held] = [await idle(400), await idle(400)];
    await query('update queue_rows set visit_at = $2 where application_id = $1', [visited.applicationId, ago(-30)]);
    await eva.call('POST', `/applications/${held.applicationId}/retention-hold`, { reason: 'Juicio abierto' });
    await eraseRetained(deps);
    later(15);
    await eraseRetained(deps);
    expect([await isThere(visited.applicationId), await isThere(held.applicationId)]).toEqual([true, true]);
    expect([...(await warnings(visited.applicationId)), ...(await warnings(held.applicationId))]).toEqual([]);
  });
});

describe('a decided application', () => {
  test.each([
    ['mx', 'rejected', 365],
    ['us', 'rejected', 760],
    ['mx', 'approved', 1825],
  ] as const)('of %s, %s, is erased after %i days without a message to its driver', async (country, stage, days) => {
    const application = await openIn(server, stage, country);
    const today = dateIn(countries[country].zone, deps.now());
    // In the afternoon, so that the day is the same however the clocks were changed.
    const decided = (daysAgo: number) =>
      query('update decisions set at = $2 where application_id = $1', [
        application.applicationId,
        new Date(`${addDays(today, -daysAgo)}T20:00Z`),
      ]);
    await decided(days - 1);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(true);
    await decided(days);
    await eraseRetained(deps);
    expect(await isThere(application.applicationId)).toBe(false);
    expect(await query('select why from erasures where application_id = $1', [application.applicationId])).toEqual([
      { why: stage },
    ]);
  });
});

test('overdue ones, as after a setting was lowered, are shown for today', async () => {
  const { applicationId } = await openIn(server, 'rejected', 'mx');
  await query('update decisions set at = $2 where application_id = $1', [applicationId, ago(400)]);
  const { items } = (await eva.call('GET', '/retention/preview?days=1')).data;
  expect(items.find((item: { applicationId: string }) => item.applicationId === applicationId).on).toBe(dayIn(0));
  const { retention } = (await eva.call('GET', `/applications/${applicationId}/privacy`)).data;
  expect(retention.on).toBe(dayIn(0));
  await query('delete from applications where id = $1', [applicationId]);
});

test('admins list the applications to be erased within chosen days, soonest first, and those on hold', async () => {
  const [soon, late, held] = [await idle(175), await idle(100), await idle(178)];
  await eva.call('POST', `/applications/${held.applicationId}/retention-hold`, { reason: 'Juicio abierto' });
  await idleFor(held.applicationId, 178);
  const preview = async (days: number) => (await eva.call('GET', `/retention/preview?days=${days}`)).data.items;
  const mine = [soon, late, held].map(({ applicationId }) => applicationId);
  const shown = (await preview(20)).filter(({ applicationId }: { applicationId: string }) =>
    mine.includes(applicationId),
  );
  expect(shown.map(({ applicationId }: { applicationId: string }) => applicationId).toSorted()).toEqual(
    [soon.applicationId, held.applicationId].toSorted(),
  );
  expect(shown).toContainEqual(
    expect.objectContaining({
      kind: 'idle',
      on: dayIn(14),
      warnedAt: null,
      hold: expect.objectContaining({ reason: 'Juicio abierto' }),
    }),
  );
  const far = await preview(90);
  expect(far.some(({ applicationId }: { applicationId: string }) => applicationId === late.applicationId)).toBe(true);
  expect(far.map(({ on }: { on: string }) => on)).toEqual(far.map(({ on }: { on: string }) => on).toSorted());
  expect((await eva.call('GET', '/retention/preview?days=x')).status).toBe(422);
});

test('the first pages of the preview contain those erased soonest, even if the oldest ones are kept', async () => {
  const idles: Awaited<ReturnType<typeof idle>>[] = [];
  for (const days of [10, 300, 60, 175, 400, 90, 250, 20]) idles.push(await idle(days));
  // The oldest have a visit ahead, or were looked at recently.
  await query('update queue_rows set visit_at = $2 where application_id = $1', [idles[4]!.applicationId, ago(-30)]);
  await server.call('GET', `/hubspot/link-opened/${idles[1]!.requestId}`);
  for (const [n, days] of [20, 200, 350, 370].entries()) {
    const { applicationId } = await openIn(server, n % 2 ? 'rejected' : 'approved', n < 2 ? 'mx' : 'us');
    await query('update decisions set at = $2 where application_id = $1', [applicationId, ago(days)]);
  }
  const { items: all } = await previewRetention(deps, everyCountry, { days: 3000, limit: '100' });
  for (const most of [1, 2, 3, 5, 8, 10]) {
    const seen: typeof all = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await previewRetention(deps, everyCountry, { days: 3000, limit: String(most), cursor });
      seen.push(...page.items);
      cursor = page.next;
    }
    expect(seen).toEqual(all);
  }
});

test('an application that can’t be erased doesn’t stop the others', async () => {
  const [stuck, other] = [await openIn(server, 'rejected'), await openIn(server, 'rejected')];
  for (const { applicationId } of [stuck, other])
    await query('update decisions set at = $2 where application_id = $1', [applicationId, ago(500)]);
  await query(
    'insert into erasures (id, application_id, reference, country, why, created_at, stages, at) select gen_random_uuid(), id, 1, country, $2, now(), $3, now() from applications where id = $1',
    [...[stuck.applicationId, 'request', '[]']],
  );
  await eraseRetained(deps);
  expect([await isThere(stuck.applicationId), await isThere(other.applicationId)]).toEqual([true, false]);
  expect(server.logged.join('')).toContain('an application could not be erased');
});
