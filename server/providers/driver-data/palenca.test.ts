import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningSandbox, startSandbox } from '../../../sandbox/start-sandbox.ts';
import type { ScriptedAnswer } from '../../../sandbox/state.ts';
import { API_KEY } from '../../../sandbox/widget/api.ts';
import { widget } from '../../../sandbox/widget/widget.ts';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../core/log.ts';
import { openOutsideCalls } from '../../core/outside/outside-call.ts';
import type { OutsideFault } from '../../core/outside/outside-fault.ts';
import { driverDataRules } from '../contracts/driver-data.ts';
import type { DriverData } from './driver-data.ts';
import { openDriverData } from './index.ts';
import { palenca } from './palenca.ts';

let sandbox: RunningSandbox;
let provider: DriverData;
const logged: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ parts: [widget], port: 0 });
});
afterAll(() => sandbox.stop());
beforeEach(() => {
  sandbox.state.clear();
  logged.length = 0;
  provider = open(API_KEY);
});

const days = { from: '2026-08-24', to: '2026-11-15', zone: 'America/Mexico_City' };

test('after a sign-in the account is connected, and its profile and days can be read', async () => {
  expect(await provider.readAccount('uber-success')).toEqual({
    accountId: 'uber-success',
    platform: 'uber',
    state: 'connected',
    reason: null,
  });
  expect(await provider.readProfile('uber-success@abc')).toEqual({
    externalId: 'abc',
    fullName: 'Sandra Prueba Caja',
    rating: 4.91,
  });
  const earned = await provider.readEarnings('uber-success', days);
  expect(earned).toHaveLength(72);
  expect(new Set(earned.map(({ currency }) => currency))).toEqual(new Set(['MXN']));
});

test('every outcome of a sign-in has its reason', async () => {
  const reasons = {
    'didi-invalid_credentials': 'invalid_credentials',
    'uber-login_refused': 'login_refused',
    'uber-platform_unavailable': 'platform_unavailable',
    'uber-timeout': 'timeout',
    'uber-incomplete': 'incomplete',
    'uber-not_registered': 'not_registered',
    'uber-banned': 'banned',
    'uber-rider_account': 'rider_account',
    'uber-fleet_account': 'fleet_account',
  };
  for (const [id, reason] of Object.entries(reasons))
    expect(await provider.readAccount(id), id).toMatchObject({ state: 'failed', reason });
  expect(await provider.readAccount('uber-slow')).toMatchObject({ state: 'reading', reason: null });
});

test('an unknown account is absent, even if its id would change the path of the call', async () => {
  expect(await provider.readAccount('nobody')).toBeNull();
  expect(await provider.readAccount('../platforms/status')).toBeNull();
  expect(await provider.readEarnings('nobody', days)).toEqual([]);
});

test('earnings are read to the last page, and a repeated row counts once', async () => {
  const row = (day: number) => ({ earning_date: `2026-11-0${day}`, amount: day, currency: 'mxn' });
  const page = (rows: number[]) => ({
    success: true,
    error: null,
    data: { account_id: 'a', earnings: rows.map(row) },
    pagination: { page: 1, items_per_page: 2, total_items: 3, total_pages: 2 },
  });
  script({ status: 200, body: page([4, 3]) }, { status: 200, body: page([3, 2]) });
  expect((await provider.readEarnings('a', days)).map(({ amount }) => amount)).toEqual([4, 3, 2]);
});

test('a day with a time is the driver’s local day', async () => {
  const earnings = [
    { earning_date: '2026-11-09T04:30:00Z', amount: 10, currency: 'MXN' },
    { earning_date: '2026-11-09T04:30:00', amount: 20, currency: 'MXN' },
    { earning_date: 'yesterday', amount: 30, currency: 'MXN' },
    { earning_date: '2026-11-08', amount: null, currency: 'MXN' },
    { earning_date: '2026-12-01', amount: 5, currency: 'MXN' },
  ];
  script({ status: 200, body: { success: true, data: { earnings } } });
  expect(await provider.readEarnings('a', days)).toEqual([
    { date: '2026-11-08', amount: 10, currency: 'MXN' },
    { date: '2026-11-09', amount: 20, currency: 'MXN' },
  ]);
});

test('invalid days and impossible daily amounts are left out', async () => {
  const row = (earning_date: string, amount: unknown = 10) => ({ earning_date, amount, currency: 'MXN' });
  const amounts = [1e300, '1e400', 99_999_999_999, -5e10, 'NaN'].map((amount, i) => row(`2026-11-0${i + 2}`, amount));
  const dates = ['2026-11-45', '2026-10-00', '2026-11-31', '2026-11-45T10:00:00Z', '+275760-01-01T00:00:00Z'];
  const earnings = [...amounts, ...dates.map((date) => row(date)), row('2026-11-08')];
  script({ status: 200, body: { success: true, data: { earnings } } });
  expect(await provider.readEarnings('a', days)).toEqual([{ date: '2026-11-08', amount: 10, currency: 'MXN' }]);
});

test('a profile that has not been read yet is absent', async () => {
  for (const code of ['profile_not_found', 'profile_unavailable']) {
    script({ status: 200, body: { success: false, error: { code }, data: null } });
    expect(await provider.readProfile('a')).toBeNull();
  }
});

test('a name has no invisible characters and at most 200 characters', async () => {
  const profile = { first_name: ' Ana\u0000\u202e ', last_name: `\ud800López${'z'.repeat(100_000)}` };
  script({ status: 200, body: { success: true, data: { profile } } });
  const fullName = (await provider.readProfile('a'))?.fullName;
  expect(fullName).toMatch(/^Ana López/);
  expect(fullName).toHaveLength(200);
});

test('fields a person may lack are null, never a failure', async () => {
  const bare = { profile: { first_name: null, last_name: null }, metrics_info: { rating: 'n/a' } };
  script({ status: 200, body: { success: true, error: null, data: bare } });
  expect(await provider.readProfile('a')).toEqual({ externalId: null, fullName: null, rating: null });
});

test('a wrong key is refused and not tried again', async () => {
  await expect(open('wrong').readAccount('uber-success')).rejects.toMatchObject({ kind: 'refused', status: 401 });
  expect(sandbox.state.calls('widget')).toHaveLength(1);
});

test('a refusal with a success status is a refusal', async () => {
  script({ status: 200, body: { success: false, error: { code: 'too_busy' }, data: null } });
  await expect(provider.readAccount('uber-success')).rejects.toMatchObject({ kind: 'refused' });
});

test('a throttled call is retried after the given time; a longer wait is reported', async () => {
  script({ status: 429, headers: { 'retry-after': '0' } });
  expect(await provider.readAccount('uber-success')).toMatchObject({ state: 'connected' });
  script({ status: 429, headers: { 'retry-after': '60' } });
  const fault = await provider.readAccount('uber-success').catch((error: OutsideFault) => error);
  expect(fault).toMatchObject({ kind: 'rate_limited', retryAfterMs: 60_000 });
});

test('temporary faults are retried, permanent ones reported', async () => {
  script({ status: 503 }, { status: 200, body: '{"success": tr', cut: true });
  expect(await provider.readAccount('uber-success')).toMatchObject({ state: 'connected' });
  script({ status: 502 }, { status: 500 }, { status: 503 });
  await expect(provider.readAccount('uber-success')).rejects.toMatchObject({ kind: 'unreachable' });
});

test('a slow, truncated or malformed answer is a fault', async () => {
  const slow = { status: 200, body: {}, delayMs: 3000 };
  script(slow, slow, slow);
  await expect(provider.readAccount('uber-success', { timeoutMs: 100 })).rejects.toMatchObject({ kind: 'timeout' });
  for (const body of ['<html>', '[]', { success: true, data: { status: 7 } }, { success: true }]) {
    script({ status: 200, body }, { status: 200, body }, { status: 200, body });
    await expect(open(API_KEY).readAccount('uber-success')).rejects.toMatchObject({ kind: 'broken_answer' });
  }
});

test('the platforms’ health is passed on, and unknown for new values', async () => {
  expect(await provider.readHealth()).toEqual({ uber: 'up', didi: 'up' });
  const platforms = [
    { platform: 'uber', status: 'maintenance' },
    { platform: 'didi', status: 'on holiday' },
    { platform: 'rappi', status: 'up' },
  ];
  script({ status: 200, body: { success: true, data: { platforms } } });
  expect(await provider.readHealth()).toEqual({ uber: 'maintenance', didi: 'unknown' });
});

test('a webhook about a sign-in or news of an account starts a check of the account; other webhooks are ignored', () => {
  const data = { account_id: 'a', external_id: 'b', platform: 'uber', webhook_action: 'login.success', user_id: 'c' };
  expect(provider.readHint({ data })).toEqual({ accountId: 'a', externalId: 'b', platform: 'uber' });
  const news = ['login.error', 'earnings.updated', 'profile.updated', 'account.requires_auth', 'account.needs_auth'];
  for (const webhook_action of news)
    expect(provider.readHint({ data: { ...data, webhook_action } }), webhook_action).not.toBeNull();
  const { external_id: _, ...without } = data;
  expect(provider.readHint({ data: without })).toMatchObject({ accountId: 'a', externalId: null });
  for (const body of [null, 'x', {}, { data: {} }, { data: { ...data, webhook_action: 'user.created' } }])
    expect(provider.readHint(body)).toBeNull();
});

test('the log contains neither the key nor the account', async () => {
  await provider.readAccount('uber-success@somebody');
  await open('wrong')
    .readAccount('uber-success@somebody')
    .catch(() => {});
  expect(logged.join('')).toContain('palenca');
  expect(logged.join('')).not.toMatch(/sandbox-key|wrong|somebody|uber/);
});

test.each(driverDataRules)('palenca: $says', ({ holds }) => {
  const webhook = { data: { account_id: 'uber-success', external_id: 'abc', webhook_action: 'login.success' } };
  return holds({ provider, connected: 'uber-success', webhook });
});

function open(apiKey: string): DriverData {
  const log = createLog('info', { write: (line) => logged.push(line) });
  const retryPolicy = { openAfter: 50, openForMs: 1000, pauseMs: 5, longestPauseMs: 50 };
  return palenca({ played: false, url: `${sandbox.url}/widget/v1/`, apiKey }, openOutsideCalls(log, retryPolicy));
}

function script(...answers: ScriptedAnswer[]): void {
  sandbox.state.script('widget', answers);
}

const given = {
  SECRET_KEY: 'x'.repeat(32),
  WIDGET_URL: 'https://connect.palenca.com',
  WIDGET_ID: 'widget',
  WIDGET_API_KEY: 'key',
};

test.each([
  [{}, false],
  [{ WIDGET_API_URL: 'https://api.palenca.com/v1' }, false],
  [{ WIDGET_SANDBOX: 'true' }, true],
  [{ WIDGET_SANDBOX: 'true', WIDGET_API_URL: 'https://api.palenca.com/v1' }, true],
  [{ WIDGET_API_URL: 'https://sandbox.palenca.com/v1/' }, true],
])('with %j the widget runs in sandbox mode: %s', async (settings, played) => {
  const driverData = await openDriverData(readConfig({ ...given, ...settings }), openOutsideCalls(createLog('silent')));
  expect(driverData?.played).toBe(played);
});
