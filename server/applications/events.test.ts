import { afterAll, expect, test } from 'vitest';
import { transaction } from '../core/database/transaction.ts';
import { startTestApp } from '../testing/test-app.ts';
import { moveStage } from './applications.ts';
import { applicant, recordEvent, staff, system } from './events.ts';

const server = await startTestApp();
afterAll(server.close);

type StaffApplication = Awaited<ReturnType<typeof server.open>>;
const { query } = server;
/** Inserts events caused by the applicant `ago`, a PostgreSQL interval. */
const caused = ({ applicationId }: StaffApplication, count: number, ago: string) =>
  query(
    `insert into application_events (id, application_id, at, kind, by, actor)
     select gen_random_uuid(), $1, now() - $3::interval, 'earning_set', 'applicant', 'applicant' from generate_series(1, $2)`,
    [applicationId, count, ago],
  );
const eventsOf = async ({ applicationId }: StaffApplication, by: string) => {
  const sql = 'select count(*)::int as n from application_events where application_id = $1 and by = $2';
  return (await query(sql, [applicationId, by]))[0].n;
};
const save = ({ requestId }: StaffApplication, firstName: string) =>
  server.inject({
    method: 'PATCH',
    url: `/api/public/admission/requests/${requestId}/personal-data`,
    payload: { firstName },
  });
/** The first contact data also records a consent, so there are two events. */
async function openWithConsent(): Promise<StaffApplication> {
  const mine = await server.open('mx');
  await save(mine, 'Ana María');
  return mine;
}
const nameOf = async ({ requestId }: StaffApplication) =>
  (await server.inject({ url: `/api/public/admission/requests/${requestId}` })).json().data.personalData.firstName;

test('after 1,000 events in 24 hours the applicant’s next change is refused and changes nothing', async () => {
  const mine = await openWithConsent();
  await caused(mine, 997, '23 hours');
  expect((await save(mine, 'María')).statusCode).toBe(200);
  const refused = await save(mine, 'Mariana');
  expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'rate_limited']);
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(3000);
  expect(seconds).toBeLessThanOrEqual(3600);
  expect(await nameOf(mine)).toBe('María');
  expect(await eventsOf(mine, 'applicant')).toBe(1000);
  const other = await server.open('mx');
  expect((await save(other, 'Eva')).statusCode).toBe(200);
});

test('events older than 24 hours no longer count', async () => {
  const mine = await server.open('mx');
  await caused(mine, 1000, '25 hours');
  expect((await save(mine, 'María')).statusCode).toBe(200);
});

test('concurrent changes never exceed the daily limit', async () => {
  const mine = await openWithConsent();
  await caused(mine, 995, '1 hour');
  const answers = await Promise.all(['Ana', 'Eva', 'Luz', 'Paz', 'Sol', 'Flor'].map((name) => save(mine, name)));
  expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(3);
  expect(await eventsOf(mine, 'applicant')).toBe(1000);
});

test('changes of stage and changes by staff are always recorded', async () => {
  const mine = await server.open('mx');
  await caused(mine, 1000, '1 hour');
  await transaction(server.deps, async (trx) => {
    await moveStage(server.deps, trx, mine.applicationId, 'earnings_analysis', { actor: applicant, reason: null });
    await recordEvent(trx, mine.applicationId, staff('ana'), 'document_rejected');
    await recordEvent(trx, mine.applicationId, system('widget'), 'widget_read');
  });
  expect([await eventsOf(mine, 'applicant'), await eventsOf(mine, 'staff')]).toEqual([1001, 1]);
  const opened = await server.inject({ url: `/api/public/admission/requests/${mine.requestId}` });
  expect(opened.statusCode).toBe(200);
});
