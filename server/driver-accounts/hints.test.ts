import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { widget } from '../../sandbox/widget/widget.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readOrWait } from './jobs.ts';
import { callsOf, secret, startDriver } from './testing/test-widget.ts';

const driver = startDriver();
const { accounts, add, boardOf, call, hook, script } = callsOf(driver);

test('the two calls of the return screen always answer 200', async () => {
  const data = (query: string) => call('GET', `/palenca/palencaData${query}`);
  const update = (query: string) => call('GET', `/palenca/updateProfilAndEarning${query}`);
  expect(await data('?account_id=didi-success')).toMatchObject({ status: 200, data: { platform: 'didi' } });
  for (const query of ['', '?account_id=', '?account_id=nobody', '?account_id=..%2Fx'])
    expect(await data(query), query).toMatchObject({ status: 200, data: { platform: null } });
  const known = `?account_id=uber-success&external_id=${driver.requestId}&platform=uber`;
  expect(await update(known)).toMatchObject({ status: 200, data: { status: 'success' } });
  expect((await boardOf('uber')).earnings[0].origin).toBe('widget');
  const others = [
    '',
    `?external_id=${driver.requestId}`,
    `?account_id=uber-success&external_id=${randomUUID()}`,
    '?account_id=a',
  ];
  for (const query of others)
    expect(await update(query), query).toMatchObject({ status: 200, data: { status: 'unknown' } });
  script(...Array.from({ length: 3 }, () => ({ status: 503 })));
  expect(await update(`?account_id=didi-success&external_id=${driver.requestId}`)).toMatchObject({
    data: { status: 'pending' },
  });
  script(...Array.from({ length: 3 }, () => ({ status: 503 })));
  expect(await data('?account_id=didi-timeout')).toMatchObject({ status: 200, data: { platform: null } });
});

test('a webhook is a hint: it queues a job, and its outcome is not trusted', async () => {
  expect(await hook({ account_id: 'uber-invalid_credentials', webhook_action: 'login.success' })).toBe(200);
  expect((await accounts())[0]).toMatchObject({ accountId: 'uber-invalid_credentials', status: 'pending' });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-invalid_credentials' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'invalid_credentials' });
});

test.each(['earnings.updated', 'profile.updated'])('%s reads a connected account again', async (webhook_action) => {
  await add('uber-success');
  const calls = () => driver.sandbox.state.calls('widget').length;
  const before = calls();
  await hook({ account_id: 'uber-success', webhook_action });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-success' });
  expect(calls()).toBeGreaterThan(before);
  expect((await accounts())[0]).toMatchObject({ status: 'success' });
});

test('an account that was signed out keeps its earnings, and the driver is asked once to connect it again', async () => {
  await add('uber-success');
  const sent = async () =>
    driver.server.query('select kind from deliveries where application_id = $1 and kind = $2', [
      driver.applicationId,
      'account_signed_out',
    ]);
  const signedOut = { account_id: 'uber-success', platform: 'uber', status: 'error', status_details: 'requires_auth' };
  // Without the link's id, only an account that is known is read.
  for (const external_id of [null, driver.requestId]) {
    await hook({ account_id: 'uber-success', external_id, webhook_action: 'account.requires_auth' });
    script({ status: 200, body: { success: true, data: signedOut } });
    await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-success' });
  }
  expect(await sent()).toHaveLength(1);
  expect((await accounts())[0]).toMatchObject({ status: 'success' });
  expect((await boardOf('uber')).earnings[0].origin).toBe('widget');
});

test('after a hint a failed account stays failed until it is read', async () => {
  await add('uber-banned');
  await hook({ account_id: 'uber-banned', webhook_action: 'login.error' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'banned' });
});

test('a repeated webhook queues one job', async () => {
  await hook({});
  await hook({});
  const text =
    "select count(*)::int as n from pgboss.job where name = 'read-widget-account' and data->>'applicationId' = $1";
  expect((await driver.server.database.pool.query(text, [driver.applicationId])).rows[0].n).toBe(1);
});

test('a malformed webhook, or one for an unknown applicant, is ignored; a wrong secret gets a 404', async () => {
  for (const body of [
    {},
    { data: 7 },
    { data: { external_id: randomUUID(), account_id: 'x', webhook_action: 'login.success' } },
  ])
    expect((await call('POST', `/palenca/webhook/${secret}`, body)).status).toBe(200);
  expect((await call('POST', '/palenca/webhook/another-secret-altogether', {})).status).toBe(404);
  expect(await accounts()).toEqual([]);
});

test('the health of the platforms is returned, without waiting for a slow provider', async () => {
  const settings = widget.settings!(driver.sandbox.state);
  const testApp = await startTestApp({ settings });
  const status = async () => (await testApp.inject('/api/palenca/platforms-status')).json().data.platforms;
  expect(await status()).toEqual([
    { platform: 'uber', status: 'up' },
    { platform: 'didi', status: 'up' },
  ]);
  testApp.setNow(new Date(Date.now() + 60_000));
  script(...Array.from({ length: 3 }, () => ({ status: 500 })));
  expect(await status()).toEqual([]);
  await testApp.close();
});

describe('played', async () => {
  const { add, call, eventDetails } = callsOf(driver);

  const analysis = async () =>
    (await call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`)).data.platforms as object[];
  const setPlayed = (played: boolean) => Object.assign(driver.server.deps.driverData!, { played });

  test('twelve weeks of a sandbox account pass, but stay unverified, and staff see why', async () => {
    expect(driver.server.deps.driverData?.played, 'WIDGET_SANDBOX=true').toBe(true);
    await add('uber-success');
    expect(await analysis()).toMatchObject([{ platform: 'uber', verified: false, unverifiedReasons: ['played'] }]);
    expect(await eventDetails('widget_read')).toMatchObject({ played: true });
  });

  test('a sandbox figure stays unverified until a real provider fills the week', async () => {
    await add('uber-success');
    await call('PUT', `/public/admission/requests/${driver.requestId}/earnings/uber/2026-11-09`, {
      earning: 0,
      reason: 'did_not_work',
    });
    setPlayed(false);
    expect(await analysis()).toMatchObject([{ verified: false, unverifiedReasons: ['played'] }]);
    await add('uber-success');
    expect(await analysis()).toMatchObject([{ verified: true, unverifiedReasons: [] }]);
    setPlayed(true);
  });

  test('the weeks of a real account are verified', async () => {
    setPlayed(false);
    await add('uber-success');
    expect(await analysis()).toMatchObject([{ platform: 'uber', verified: true, unverifiedReasons: [] }]);
    setPlayed(true);
  });
});
