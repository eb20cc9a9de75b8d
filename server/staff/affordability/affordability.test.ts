import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApplication } from '../../documents/testing/test-application.ts';
import { windowOn } from '../../earnings/window.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';

const server = await startTestApp();
afterAll(server.close);
const { query, deps } = server;
let eva: TestStaff;
let rosa: TestStaff;
beforeAll(async () => {
  eva = await hire(server, 'reviewer', 'Eva');
  rosa = await hire(server, 'advisor', 'Rosa');
});

const weeks = windowOn(dateIn('America/Mexico_City', deps.now()), undefined).weeks;
const [newest = '', second = ''] = weeks;

/** An application with two declared weeks, of which a bank statement shows the newest. */
async function withStatement() {
  const opened = await openTestApplication(server);
  const { applicationId } = opened;
  for (const [week, amount] of [
    [newest, 4000],
    [second, 3000],
  ])
    await query(
      `insert into earnings_weeks (application_id, platform, week_start, amount, currency, origin, played, updated_at)
       values ($1, 'uber', $2, $3, 'MXN', 'correction', false, now())`,
      [applicationId, week, amount],
    );
  const mediaId = await opened.give('bank_statement_month_1');
  await opened.walkTo('risk_analysis');
  const date = addDays(newest, 7);
  const deposit = {
    date,
    amountMinor: 390_000,
    currency: 'MXN',
    platform: 'uber',
    page: 1,
    box: [0.1, 0.2, 0.3, 0.02],
  };
  const fields = {
    deposits: [deposit],
    bank: 'BBVA',
    month: newest.slice(0, 7),
    periodFrom: addDays(second, -10),
    periodTo: addDays(newest, 20),
  };
  await query(
    `insert into paper_readings (version_id, kind, fields, places, problems, at)
     select v.id, 'bank_statement', $2, '{}', '[]', now() from document_versions v where v.media_id = $1
     on conflict (version_id) do update set kind = excluded.kind, fields = excluded.fields`,
    [mediaId, JSON.stringify(fields)],
  );
  const days = { from: fields.periodFrom, to: fields.periodTo };
  return { applicationId, deposit, mediaId, days };
}
const bears = async ({ applicationId }: { applicationId: string }, who = eva) =>
  (await who.call('GET', `/applications/${applicationId}/affordability`)).data;

test('the deposits of a statement stand beside the declared weeks, each with its document, page and place', async () => {
  const item = await withStatement();
  const { affordability, recordedAt, paymentShare } = await bears(item);
  expect([recordedAt, paymentShare]).toEqual([null, 35]);
  expect(affordability).toMatchObject({ currency: 'MXN', netMinor: 700_000, refusedMinor: 0, onWordShare: 1 });
  const [uber] = affordability.platforms;
  expect(uber.weeks[0].deposits).toMatchObject({
    ...{ state: 'match', foundMinor: 390_000 },
    found: [{ ...item.deposit, type: 'bank_statement_month_1', mediaId: item.mediaId }],
  });
  expect(uber.weeks[1].deposits).toMatchObject({ state: 'missing', found: [] });
  expect(affordability.statements).toEqual([
    { type: 'bank_statement_month_1', mediaId: item.mediaId, bank: 'BBVA', days: item.days },
  ]);
});

test('it is recorded with a decision as it stood, and shown so from then on', async () => {
  const item = await withStatement();
  const { applicationId } = item;
  const before = (await bears(item)).affordability;
  const { revision } = (await eva.call('GET', `/applications/${applicationId}`)).data;
  const moved = await eva.call('POST', `/applications/${applicationId}/stage`, {
    ...{ revision, from: 'risk_analysis', to: 'rejected', reason: 'so it is', reasons: ['earnings_too_low'] },
  });
  expect(moved.code).toBeUndefined();
  await query('update earnings_weeks set amount = 1 where application_id = $1', [applicationId]);
  const recorded = await bears(item);
  expect(recorded.recordedAt).toEqual(expect.any(String));
  expect(recorded.affordability).toEqual(before);
  // Reopened, it is as it is now.
  const { revision: next } = (await eva.call('GET', `/applications/${applicationId}`)).data;
  await eva.call('POST', `/applications/${applicationId}/stage`, {
    ...{ revision: next, from: 'rejected', to: 'risk_analysis', reason: 'a mistake' },
  });
  expect((await bears(item)).affordability.netMinor).toBe(200);
});

test('advisors don’t see it', async () => {
  const item = await withStatement();
  expect((await rosa.call('GET', `/applications/${item.applicationId}/affordability`)).code).toBe('role_refused');
});
