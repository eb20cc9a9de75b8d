import { randomUUID } from 'node:crypto';
import { wantedWeeks } from '@volante/contract/weeks.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../sandbox/state.ts';
import { widget } from '../../sandbox/widget/widget.ts';
import { renewLink } from '../applications/applications.ts';
import { createLog } from '../core/log.ts';
import { openOutsideCalls } from '../core/outside-call.ts';
import { startTestApp, type TestApp } from '../core/test-app.ts';
import { createSlowReader, sendScreenshot } from '../earnings/test-screenshots.ts';
import { readOrWait } from './jobs.ts';

let sandbox: RunningSandbox;
let server: TestApp;
let requestId: string;
let applicationId: string;
const reader = createSlowReader();
const outsideLog: string[] = [];
const secret = 'a-secret-of-the-webhook';
const weeks = wantedWeeks('2026-11-20');
const [newest = ''] = weeks;

beforeAll(async () => {
  sandbox = await startSandbox({ parts: [widget], port: 0 });
  const settings = { ...widget.settings!(sandbox.state), WIDGET_WEBHOOK_SECRET: secret };
  const patience = { openAfter: 1000, openForMs: 1, pauseMs: 5, longestPauseMs: 50 };
  const outsideCall = openOutsideCalls(createLog('info', { write: (line) => outsideLog.push(line) }), patience);
  server = await startTestApp({ reader, outsideCall, settings: { ...settings, WIDGET_ACCOUNTS_PER_HOUR: '1000' } });
});
afterAll(async () => {
  await server.close();
  await sandbox.stop();
});
beforeEach(async () => {
  sandbox.state.clear();
  server.setNow('2026-11-20T18:00:00Z');
  ({ requestId, applicationId } = await server.open('mx'));
});

test('a connected account fills the twelve weeks and the profile, and the platform is complete', async () => {
  const { status, data } = await add('uber-success');
  expect(status).toBe(200);
  expect(data.palenca.accounts).toEqual([
    {
      accountId: 'uber-success',
      platform: 'uber',
      origin: 'widget',
      status: 'success',
      earnings: { status: 'success' },
      metrics: { status: 'success' },
    },
  ]);
  const board = await boardOf('uber');
  expect(board.profileMetrics).toEqual({ fullName: 'Sandra Prueba Caja', rating: 4.91 });
  expect(board.earnings.map((row: Row) => row.earningWeek)).toEqual(weeks);
  expect(board.earnings.every((row: Row) => row.origin === 'widget' && row.earning! > 0)).toBe(true);
  expect(board.frozenUntil).toBe('2026-12-04');
  expect((await call('GET', `/ocr/get-earnings-analysis/${requestId}`)).data.status).toBe('documents_analysis');
});

test('an id that would lead to another address of the provider is none, and the provider is not asked', async () => {
  for (const id of ['.', '..', '../profile'])
    expect(await add(id)).toMatchObject({ status: 422, code: 'unprocessable_error' });
  expect((await call('GET', '/palenca/palencaData?account_id=..')).data).toEqual({ platform: null });
  expect(sandbox.state.calls('widget')).toEqual([]);
});

test('the same account again changes nothing', async () => {
  const first = await add('uber-success');
  expect((await add('uber-success')).data.palenca).toEqual(first.data.palenca);
  expect(await eventKinds()).toEqual(['created', 'widget_account', 'widget_read', 'widget_account']);
});

test('many calls for one account at once lead to one account and one set of weeks', async () => {
  await Promise.all(Array.from({ length: 6 }, () => add('uber-success')));
  expect((await accounts()).map(({ status }) => status)).toEqual(['success']);
  expect((await eventKinds()).filter((kind) => kind === 'widget_read')).toHaveLength(1);
});

test('a sign-in that failed is shown as failed, with its reason', async () => {
  for (const reason of ['invalid_credentials', 'platform_unavailable', 'timeout', 'incomplete', 'banned'])
    expect(await added(`uber-${reason}`)).toMatchObject({ status: 'failed', reason });
  expect(await added('didi-fleet_account')).toMatchObject({
    platform: 'didi',
    status: 'failed',
    reason: 'fleet_account',
  });
  expect((await boardOf('uber')).earnings.every((row: Row) => row.earning === null)).toBe(true);
});

test('a platform that refuses the sign-in says to come back in 30 minutes', async () => {
  expect(await added('didi-login_refused')).toMatchObject({
    status: 'failed',
    reason: 'login_refused',
    retryAt: '2026-11-20T18:30:00Z',
  });
});

test("an account that names somebody else's request is refused and leaves nothing", async () => {
  const other = await server.open('mx');
  expect(await add(`uber-success@${other.requestId}`)).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await add('uber-success@nobody')).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await accounts()).toEqual([]);
  expect((await boardOf('uber')).earnings.every((row: Row) => row.earning === null)).toBe(true);
});

test('an account that names this request is its own, also by a link that was renewed since', async () => {
  expect(await added(`uber-success@${requestId}`)).toMatchObject({ status: 'success' });
  const before = requestId;
  requestId = await renewLink(server.deps, applicationId, { actor: 'test', reason: 'lost' });
  expect(await added(`didi-success@${before}`)).toMatchObject({ status: 'success' });
});

test('an account that names nobody is taken only while the widget plays', async () => {
  const { WIDGET_SANDBOX: _, ...settings } = widget.settings!(sandbox.state);
  const live = await startTestApp({ settings });
  const { requestId: id } = await live.open('mx');
  const post = (accountId: string) =>
    live.inject({
      method: 'POST',
      url: `/api/public/admission/requests/${id}/palenca-accounts`,
      payload: { accountId },
    });
  expect((await post('uber-success')).json().error.code).toBe('account_not_found');
  expect((await post(`uber-success@${id}`)).statusCode).toBe(200);
  await live.close();
});

test('an account the provider does not have, one of ours, and one that is no id are refused', async () => {
  expect(await add('nobody-knows')).toMatchObject({ status: 404, code: 'account_not_found' });
  for (const accountId of ['screenshots-uber', '', 'a b', '../x', 7, null])
    expect((await add(accountId as string)).status, String(accountId)).toBe(422);
  const body = { accountId: 'uber-success', requestId: randomUUID() };
  expect(await post(body)).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await accounts()).toEqual([]);
});

test('while the provider is not done the account is being read; a job brings the result', async () => {
  const pending = {
    status: 'pending',
    status_details: null,
    warning: null,
    platform: 'uber',
    account_id: 'uber-success',
  };
  script({ status: 200, body: { success: true, error: null, data: pending } });
  expect(await added('uber-success')).toMatchObject({ status: 'pending', origin: 'widget' });
  await readOrWait(server.deps, { applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'success', earnings: { status: 'success' } });
});

test('what was read while the driver waited is not read again by the job', async () => {
  await add('nobody-knows');
  await add('uber-banned');
  await server.database.pool.query(
    "update widget_accounts set updated_at = added_at + interval '1 second' where application_id = $1",
    [applicationId],
  );
  const before = sandbox.state.calls('widget').length;
  await readOrWait(server.deps, { applicationId, accountId: 'uber-banned' });
  await readOrWait(server.deps, { applicationId, accountId: 'nobody-knows' });
  expect(sandbox.state.calls('widget')).toHaveLength(before);
  await hook({ account_id: 'uber-banned' });
  await readOrWait(server.deps, { applicationId, accountId: 'uber-banned' });
  expect(sandbox.state.calls('widget')).toHaveLength(before + 1);
});

test('a profile that follows the sign-in late is waited for: until then the account is not taken for a stranger’s', async () => {
  const { WIDGET_SANDBOX: _, ...settings } = widget.settings!(sandbox.state);
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

test('earnings that follow the sign-in late are waited for, for five minutes', async () => {
  const none = {
    status: 200,
    body: { success: true, data: { earnings: [] } },
    path: '/v1/accounts/uber-success/earnings',
  };
  script(none, none);
  expect(await added('uber-success')).toMatchObject({ status: 'pending' });
  server.setNow('2026-11-20T18:06:00Z');
  await readOrWait(server.deps, { applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'success', earnings: { status: 'pending' } });
  expect(await call('GET', `/ocr/get-earnings-analysis/${requestId}`)).toMatchObject({ code: 'earnings_incomplete' });
});

test('a provider in trouble leaves the account as one that is being read; after a day it has failed', async () => {
  script({ status: 401 });
  const { data } = await post({ accountId: 'uber-success', platform: 'uber' });
  expect(data.palenca.accounts[0]).toMatchObject({ platform: 'uber', status: 'pending' });
  server.setNow('2026-11-21T18:30:00Z');
  script({ status: 401 });
  await readOrWait(server.deps, { applicationId, accountId: 'uber-success' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'platform_unavailable' });
});

test('a failed account that is sent again is read anew', async () => {
  const failed = { status: 'error', status_details: 'request_timeout', platform: 'uber', account_id: 'uber-success' };
  script({ status: 200, body: { success: true, error: null, data: failed } });
  expect(await added('uber-success')).toMatchObject({ status: 'failed', reason: 'timeout' });
  expect(await added('uber-success')).toMatchObject({ status: 'success' });
});

test('of several sign-ins that failed the last one is shown, and none once one works', async () => {
  await add('uber-banned');
  await add('uber-timeout');
  await hook({ account_id: 'uber-banned' });
  await readOrWait(server.deps, { applicationId, accountId: 'uber-banned' });
  expect(await accounts()).toMatchObject([{ accountId: 'uber-timeout', reason: 'timeout' }]);
  await add('didi-banned');
  await add('uber-success');
  expect((await accounts()).map(({ accountId }) => accountId)).toEqual(['didi-banned', 'uber-success']);
});

test('what was read stays when a later sign-in fails', async () => {
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

test('the widget wins over screenshots and words, says so in the log, and never undoes an answer to itself', async () => {
  await put(weeks[1]!, 0, 'did_not_work');
  await sendScreenshot(server, { requestId, image: await reader.draw({ week: newest, amount: 999 }) });
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

test('a week without any day is the applicant to tell; with it the widget platform is complete', async () => {
  const earnings = weeks.slice(1).map((week) => ({ earning_date: week, amount: 100.1, currency: 'mxn' }));
  const foreign = [{ earning_date: newest, amount: 50, currency: 'usd' }];
  const body = { success: true, data: { earnings: [...earnings, ...foreign] } };
  script({ status: 200, body, path: '/v1/accounts/uber-success/earnings' });
  expect(await added('uber-success')).toMatchObject({ status: 'success', earnings: { status: 'pending' } });
  await put(newest, 0, 'did_not_work');
  const widgetAccount = (await accounts()).find(({ origin }) => origin === 'widget');
  expect(widgetAccount).toMatchObject({ status: 'success', earnings: { status: 'success' } });
});

test('a screenshot of a week that the widget filled is refused as filled', async () => {
  await add('uber-success');
  const image = await reader.draw({ week: newest, amount: 700 });
  expect((await sendScreenshot(server, { requestId, image })).code).toBe('week_already_filled');
});

test('where the country has no widget its accounts fail, and the screenshots are the way', async () => {
  ({ requestId, applicationId } = await server.open('us'));
  expect(await added('uber-success')).toMatchObject({ status: 'failed', reason: 'platform_not_offered' });
});

test('a decided application takes no account', async () => {
  await server.database.pool.query("update applications set stage = 'approved' where id = $1", [applicationId]);
  expect((await add('uber-success')).code).toBe('application_closed');
});

test('the two calls of the return screen answer 200 whatever happens', async () => {
  const data = (query: string) => call('GET', `/palenca/palencaData${query}`);
  const update = (query: string) => call('GET', `/palenca/updateProfilAndEarning${query}`);
  expect(await data('?account_id=didi-success')).toMatchObject({ status: 200, data: { platform: 'didi' } });
  for (const query of ['', '?account_id=', '?account_id=nobody', '?account_id=..%2Fx'])
    expect(await data(query), query).toMatchObject({ status: 200, data: { platform: null } });
  const known = `?account_id=uber-success&external_id=${requestId}&platform=uber`;
  expect(await update(known)).toMatchObject({ status: 200, data: { status: 'success' } });
  expect((await boardOf('uber')).earnings[0].origin).toBe('widget');
  const others = [
    '',
    `?external_id=${requestId}`,
    `?account_id=uber-success&external_id=${randomUUID()}`,
    '?account_id=a',
  ];
  for (const query of others)
    expect(await update(query), query).toMatchObject({ status: 200, data: { status: 'unknown' } });
  script(...Array.from({ length: 3 }, () => ({ status: 503 })));
  expect(await update(`?account_id=didi-success&external_id=${requestId}`)).toMatchObject({
    data: { status: 'pending' },
  });
  script(...Array.from({ length: 3 }, () => ({ status: 503 })));
  expect(await data('?account_id=didi-timeout')).toMatchObject({ status: 200, data: { platform: null } });
});

test('whoever sends accounts too often is slowed down, and the calls of a page still answer', async () => {
  const few = await startTestApp({ settings: { ...widget.settings!(sandbox.state), WIDGET_ACCOUNTS_PER_HOUR: '2' } });
  const { requestId: id } = await few.open('mx');
  const url = `/api/public/admission/requests/${id}/palenca-accounts`;
  const statuses = [];
  for (const accountId of ['uber-banned', 'uber-timeout', 'uber-success'])
    statuses.push((await few.inject({ method: 'POST', url, payload: { accountId } })).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  const update = await few.inject(`/api/palenca/updateProfilAndEarning?account_id=uber-success&external_id=${id}`);
  expect([update.statusCode, update.json().data.status]).toEqual([200, 'pending']);
  for (let i = 0; i < 4; i++)
    expect((await few.inject(`/api/palenca/palencaData?account_id=didi-${i}`)).statusCode).toBe(200);
  await few.close();
});

test('a webhook is a hint: it leads to a job, and what it says of the outcome is not believed', async () => {
  expect(await hook({ account_id: 'uber-invalid_credentials', webhook_action: 'login.success' })).toBe(200);
  expect((await accounts())[0]).toMatchObject({ accountId: 'uber-invalid_credentials', status: 'pending' });
  await readOrWait(server.deps, { applicationId, accountId: 'uber-invalid_credentials' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'invalid_credentials' });
});

test('a hint leaves a failed account as failed until it was read', async () => {
  await add('uber-banned');
  await hook({ account_id: 'uber-banned', webhook_action: 'login.error' });
  expect((await accounts())[0]).toMatchObject({ status: 'failed', reason: 'banned' });
});

test('a webhook twice leads to one job', async () => {
  await hook({});
  await hook({});
  const text =
    "select count(*)::int as n from pgboss.job where name = 'read-widget-account' and data->>'applicationId' = $1";
  expect((await server.database.pool.query(text, [applicationId])).rows[0].n).toBe(1);
});

test('a webhook about nobody here, or that is none, is let go; with a wrong secret there is nothing', async () => {
  for (const body of [
    {},
    { data: 7 },
    { data: { external_id: randomUUID(), account_id: 'x', webhook_action: 'login.success' } },
  ])
    expect((await call('POST', `/palenca/webhook/${secret}`, body)).status).toBe(200);
  expect((await call('POST', '/palenca/webhook/another-secret-altogether', {})).status).toBe(404);
  expect(await accounts()).toEqual([]);
});

test('the health of the platforms is told; a provider that does not say it holds nobody up', async () => {
  const settings = widget.settings!(sandbox.state);
  const one = await startTestApp({ settings });
  const status = async () => (await one.inject('/api/palenca/platforms-status')).json().data.platforms;
  expect(await status()).toEqual([
    { platform: 'uber', status: 'up' },
    { platform: 'didi', status: 'up' },
  ]);
  one.setNow(new Date(Date.now() + 60_000));
  script(...Array.from({ length: 3 }, () => ({ status: 500 })));
  expect(await status()).toEqual([]);
  await one.close();
});

test('without a provider no account is known, and nothing fails', async () => {
  const bare = await startTestApp();
  const { requestId: id } = await bare.open('mx');
  const url = `/api/public/admission/requests/${id}/palenca-accounts`;
  const answer = await bare.inject({ method: 'POST', url, payload: { accountId: 'uber-success' } });
  expect(answer.json().error.code).toBe('account_not_found');
  expect((await bare.inject('/api/palenca/palencaData?account_id=uber-success')).statusCode).toBe(200);
  expect((await bare.inject('/api/palenca/platforms-status')).json().data.platforms).toEqual([]);
  await bare.close();
});

test('the log names neither request nor account', async () => {
  await add('uber-success');
  await call('GET', `/palenca/updateProfilAndEarning?account_id=uber-success&external_id=${requestId}`);
  await hook({});
  const log = [...server.logged, ...outsideLog].join('\n');
  expect(log).not.toContain(requestId);
  expect(log).not.toMatch(/uber-success|sandbox-key|a-secret-of-the-webhook|Sandra/);
});

interface Row {
  earningWeek: string;
  earning: number | null;
  origin: string | null;
}

interface Account {
  accountId: string;
  origin: string;
  status: string;
}

async function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const answer = await server.inject({ method, url: `/api${url}`, ...(payload && { payload }) });
  const body = answer.json();
  return { status: answer.statusCode, code: body.error?.code, data: body.data };
}

function post(body: object) {
  return call('POST', `/public/admission/requests/${requestId}/palenca-accounts`, body);
}

function add(accountId: string) {
  return post({ accountId, requestId });
}

/** The account as the application shows it after it was sent. */
async function added(accountId: string): Promise<Account | undefined> {
  const { data } = await add(accountId);
  return data.palenca.accounts.find((account: Account) => account.accountId === accountId);
}

async function accounts(): Promise<Account[]> {
  return (await call('GET', `/public/admission/requests/${requestId}`)).data.palenca.accounts;
}

async function boardOf(platform: string) {
  return (await call('GET', `/ocr/profile-data/${requestId}/${platform}/es-MX`)).data;
}

function put(week: string, earning: number, reason: string) {
  return call('PUT', `/public/admission/requests/${requestId}/earnings/uber/${week}`, { earning, reason });
}

async function hook(data: object): Promise<number> {
  const sent = {
    account_id: 'uber-success',
    external_id: requestId,
    platform: 'uber',
    webhook_action: 'login.created',
  };
  const body = { data: { ...sent, ...data }, webhook_url: 'https://volante.example' };
  return (await call('POST', `/palenca/webhook/${secret}`, body)).status;
}

function script(...answers: ScriptedAnswer[]): void {
  sandbox.state.script('widget', answers);
}

async function events(): Promise<{ kind: string; details: unknown }[]> {
  const text = 'select kind, details from application_events where application_id = $1 order by id';
  return (await server.database.pool.query(text, [applicationId])).rows;
}

async function eventKinds(): Promise<string[]> {
  return (await events()).map(({ kind }) => kind);
}

async function eventDetails(kind: string) {
  const found = (await events()).find((event) => event.kind === kind);
  return found?.details as { weeks: { week: string; before: unknown }[] };
}
