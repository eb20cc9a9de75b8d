import { expect, test } from 'vitest';
import { widget } from '../../sandbox/widget/widget.ts';
import { sendScreenshot } from '../earnings/testing/test-screenshots.ts';
import { startTestApp } from '../testing/test-app.ts';
import { readOrWait } from './jobs.ts';
import { sumWeeks } from './read-account.ts';
import { callsOf, newest, type Row, reader, startDriver, weeks } from './testing/test-widget.ts';

const driver = startDriver();
const { accounts, add, added, boardOf, call, eventDetails, hook, post, put, script } = callsOf(driver);

test('while the provider is not ready the account is pending; a job brings the result', async () => {
  const pending = {
    status: 'pending',
    status_details: null,
    warning: null,
    platform: 'uber',
    account_id: 'uber-success',
  };
  script({ status: 200, body: { success: true, error: null, data: pending } });
  expect(await added('uber-success')).toMatchObject({ status: 'pending', origin: 'widget' });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'success', earnings: { status: 'success' } });
  // The driver may have left: if they haven't gone on ten minutes later, they are told.
  const { rows } = await driver.server.database.pool.query(
    'select kind, state, told from deliveries where application_id = $1',
    [driver.applicationId],
  );
  expect(rows).toEqual([{ kind: 'papers_sent_back', state: 'waiting', told: expect.stringMatching(/^turn:/) }]);
});

test('an account read during the applicant’s call is not read again by the job', async () => {
  await add('nobody-knows');
  await add('uber-banned');
  await driver.server.database.pool.query(
    "update widget_accounts set updated_at = added_at + interval '1 second' where application_id = $1",
    [driver.applicationId],
  );
  const before = driver.sandbox.state.calls('widget').length;
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-banned' });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'nobody-knows' });
  expect(driver.sandbox.state.calls('widget')).toHaveLength(before);
  await hook({ account_id: 'uber-banned' });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-banned' });
  expect(driver.sandbox.state.calls('widget')).toHaveLength(before + 1);
});

test('an account counts as foreign only after a wait for its profile', async () => {
  const { WIDGET_SANDBOX: _, ...settings } = widget.settings!(driver.sandbox.state);
  const live = await startTestApp({ settings });
  live.setNow('2026-11-20T18:00:00Z');
  const { requestId: id, applicationId: application } = await live.open('mx');
  const accountId = `uber-success@${id}`;
  script({ status: 404, path: `/v1/accounts/${encodeURIComponent(accountId)}/profile`, body: {} });
  const url = `/api/public/admission/requests/${id}`;
  const added = await live.inject({ method: 'POST', url: `${url}/palenca-accounts`, payload: { accountId } });
  expect(added.json().data.palenca.accounts).toMatchObject([{ accountId, status: 'pending' }]);
  await readOrWait(live.deps, { applicationId: application, accountId });
  const { accounts: shown } = (await live.inject({ method: 'GET', url })).json().data.palenca;
  expect(shown).toMatchObject([{ accountId, status: 'success', earnings: { status: 'success' } }]);
  await live.close();
});

test('the server waits up to five minutes for earnings that arrive after the sign-in', async () => {
  const none = {
    status: 200,
    body: { success: true, data: { earnings: [] } },
    path: '/v1/accounts/uber-success/earnings',
  };
  script(none, none);
  expect(await added('uber-success')).toMatchObject({ status: 'pending' });
  driver.server.setNow('2026-11-20T18:06:00Z');
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'success', earnings: { status: 'pending' } });
  expect(await call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`)).toMatchObject({
    code: 'earnings_incomplete',
  });
});

test('while the provider is down the account is pending; after a day it has failed', async () => {
  script({ status: 401 });
  const { data } = await post({ accountId: 'uber-success', platform: 'uber' });
  expect(data.palenca.accounts[0]).toMatchObject({ platform: 'uber', status: 'pending' });
  driver.server.setNow('2026-11-21T18:30:00Z');
  script({ status: 401 });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'platform_unavailable' });
});

test('a failed account that is sent again is read again', async () => {
  const failed = { status: 'error', status_details: 'request_timeout', platform: 'uber', account_id: 'uber-success' };
  script({ status: 200, body: { success: true, error: null, data: failed } });
  expect(await added('uber-success')).toMatchObject({ status: 'failed', reason: 'timeout' });
  expect(await added('uber-success')).toMatchObject({ status: 'success' });
});

test('only the last failed sign-in is shown, and none after a successful one', async () => {
  await add('uber-banned');
  await add('uber-timeout');
  await hook({ account_id: 'uber-banned' });
  await readOrWait(driver.server.deps, { applicationId: driver.applicationId, accountId: 'uber-banned' });
  expect(await accounts()).toMatchObject([{ accountId: 'uber-timeout', reason: 'timeout' }]);
  await add('didi-banned');
  await add('uber-success');
  expect((await accounts()).map(({ accountId }) => accountId)).toEqual(['didi-banned', 'uber-success']);
});

test('figures stay when a later sign-in fails', async () => {
  await add('uber-success');
  const failed = {
    status: 'error',
    status_details: 'invalid_credentials',
    platform: 'uber',
    account_id: 'uber-success',
  };
  script({ status: 200, body: { success: true, error: null, data: failed } });
  expect(await added('uber-success')).toMatchObject({ status: 'success', earnings: { status: 'success' } });
});

test('the widget overrides screenshots and typed figures, logs it, and never undoes a correction of its own figure', async () => {
  await put(weeks[1]!, 0, 'did_not_work');
  await sendScreenshot(driver.server, {
    requestId: driver.requestId,
    image: await reader.draw({ week: newest, amount: 999 }),
  });
  expect((await accounts())[0]).toMatchObject({ accountId: 'screenshots-uber', status: 'pending' });
  await add('uber-success');
  const rows = (await boardOf('uber')).earnings as Row[];
  expect(rows.every(({ origin }) => origin === 'widget')).toBe(true);
  expect(await accounts()).toHaveLength(1);
  const details = await eventDetails('widget_read');
  expect(details.weeks.find(({ week }) => week === newest)?.before).toEqual({ amount: 999, origin: 'screenshot' });

  await put(newest, 1234.5, 'correction');
  await add('uber-success');
  const row = ((await boardOf('uber')).earnings as Row[])[0];
  expect(row).toMatchObject({ earning: 1234.5, origin: 'correction' });
  expect((await accounts()).map(({ accountId }) => accountId)).toEqual(['screenshots-uber', 'uber-success']);
});

test('a week without days is left to the applicant, who completes the widget platform with it', async () => {
  const earnings = weeks.slice(1).map((week) => ({ earning_date: week, amount: 100.1, currency: 'mxn' }));
  const foreign = [{ earning_date: newest, amount: 50, currency: 'usd' }];
  const body = { success: true, data: { earnings: [...earnings, ...foreign] } };
  script({ status: 200, body, path: '/v1/accounts/uber-success/earnings' });
  expect(await added('uber-success')).toMatchObject({ status: 'success', earnings: { status: 'pending' } });
  await put(newest, 0, 'did_not_work');
  const widgetAccount = (await accounts()).find(({ origin }) => origin === 'widget');
  expect(widgetAccount).toMatchObject({ status: 'success', earnings: { status: 'success' } });
});

test('a screenshot of a week filled by the widget is refused as filled', async () => {
  await add('uber-success');
  const image = await reader.draw({ week: newest, amount: 700 });
  expect((await sendScreenshot(driver.server, { requestId: driver.requestId, image })).code).toBe(
    'week_already_filled',
  );
});

const day = (date: string, amount: number, currency = 'MXN') => ({ date, amount, currency });

test('a week runs from Monday to Sunday', () => {
  const days = [day('2026-11-08', 1), day('2026-11-09', 10), day('2026-11-15', 20), day('2026-11-16', 300)];
  expect(sumWeeks(days, 'MXN')).toEqual([
    { week: '2026-11-02', amount: 1 },
    { week: '2026-11-09', amount: 30 },
    { week: '2026-11-16', amount: 300 },
  ]);
});

test('cents add up exactly', () => {
  const days = [day('2026-11-09', 0.1), day('2026-11-10', 0.2), day('2026-11-11', 1033.15)];
  expect(sumWeeks(days, 'MXN')).toEqual([{ week: '2026-11-09', amount: 1033.45 }]);
});

test('days in another currency are ignored, and a week without days is left out', () => {
  expect(sumWeeks([day('2026-11-09', 10, 'USD')], 'MXN')).toEqual([]);
  expect(sumWeeks([], 'MXN')).toEqual([]);
});

test('corrections by the platform reduce a week, but never below zero', () => {
  expect(sumWeeks([day('2026-11-09', 10), day('2026-11-10', -4)], 'MXN')[0]?.amount).toBe(6);
  expect(sumWeeks([day('2026-11-09', 10), day('2026-11-10', -40)], 'MXN')[0]?.amount).toBe(0);
});
