import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { widget } from '../../sandbox/widget/widget.ts';
import { approveSection } from '../admission/approve-section.ts';
import { staff } from '../applications/events.ts';
import { walkTo } from '../testing/application.ts';
import { startTestApp } from '../testing/test-app.ts';
import { callsOf, outsideLog, type Row, startDriver, weeks } from './testing/test-widget.ts';

const driver = startDriver();
const { accounts, add, added, boardOf, call, eventKinds, hook, post, renew } = callsOf(driver);

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
  expect((await call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`)).data.status).toBe('documents_analysis');
});

test('an id that would change the path of the call to the provider is unknown without a call', async () => {
  for (const id of ['.', '..', '../profile'])
    expect(await add(id)).toMatchObject({ status: 422, code: 'unprocessable_error' });
  expect((await call('GET', '/palenca/palencaData?account_id=..')).data).toEqual({ platform: null });
  expect(driver.sandbox.state.calls('widget')).toEqual([]);
});

test('the same account again changes nothing', async () => {
  const first = await add('uber-success');
  expect((await add('uber-success')).data.palenca).toEqual(first.data.palenca);
  expect(await eventKinds()).toEqual(['created', 'widget_account', 'widget_read', 'widget_account']);
});

test('concurrent calls for one account leave one account and one set of weeks', async () => {
  await Promise.all(Array.from({ length: 6 }, () => add('uber-success')));
  expect((await accounts()).map(({ status }) => status)).toEqual(['success']);
  expect((await eventKinds()).filter((kind) => kind === 'widget_read')).toHaveLength(1);
});

test('a failed sign-in is shown as failed, with its reason', async () => {
  for (const reason of ['invalid_credentials', 'platform_unavailable', 'timeout', 'incomplete', 'banned'])
    expect(await added(`uber-${reason}`)).toMatchObject({ status: 'failed', reason });
  expect(await added('didi-fleet_account')).toMatchObject({
    platform: 'didi',
    status: 'failed',
    reason: 'fleet_account',
  });
  expect((await boardOf('uber')).earnings.every((row: Row) => row.earning === null)).toBe(true);
});

test('a platform that refuses the sign-in asks to come back in 30 minutes', async () => {
  expect(await added('didi-login_refused')).toMatchObject({
    status: 'failed',
    reason: 'login_refused',
    retryAt: '2026-11-20T18:30:00Z',
  });
});

test('an account of another request is refused and leaves nothing', async () => {
  const other = await driver.server.open('mx');
  expect(await add(`uber-success@${other.requestId}`)).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await add('uber-success@nobody')).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await accounts()).toEqual([]);
  expect((await boardOf('uber')).earnings.every((row: Row) => row.earning === null)).toBe(true);
});

test('an account of this request is accepted, also with a link that was renewed since', async () => {
  expect(await added(`uber-success@${driver.requestId}`)).toMatchObject({ status: 'success' });
  const before = driver.requestId;
  await renew();
  expect(await added(`didi-success@${before}`)).toMatchObject({ status: 'success' });
});

test('an account without an owner is accepted only from the sandbox widget', async () => {
  const { WIDGET_SANDBOX: _, ...settings } = widget.settings!(driver.sandbox.state);
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

test('unknown accounts, our own screenshot accounts and malformed ids are refused', async () => {
  expect(await add('nobody-knows')).toMatchObject({ status: 404, code: 'account_not_found' });
  for (const accountId of ['screenshots-uber', '', 'a b', '../x', 7, null])
    expect((await add(accountId as string)).status, String(accountId)).toBe(422);
  const body = { accountId: 'uber-success', requestId: randomUUID() };
  expect(await post(body)).toMatchObject({ status: 404, code: 'account_not_found' });
  expect(await accounts()).toEqual([]);
});

test('in a country without a widget, accounts fail and screenshots can still be used', async () => {
  Object.assign(driver, await driver.server.open('us'));
  expect(await added('uber-success')).toMatchObject({ status: 'failed', reason: 'platform_not_offered' });
});

test('a decided application accepts no account', async () => {
  await walkTo(driver.server, driver, 'approved');
  expect((await add('uber-success')).code).toBe('application_closed');
});

test('once staff have approved the earnings a new account is refused, and nothing is added', async () => {
  await add('uber-success');
  await call('GET', `/ocr/get-earnings-analysis/${driver.requestId}`);
  await approveSection(driver.server.deps, driver, 'earnings', staff('ana'));
  const before = await accounts();
  const given = { accountId: 'didi-success', platform: 'didi' };
  expect(await post(given)).toMatchObject({ status: 409, code: 'section_approved' });
  expect(await accounts()).toEqual(before);
});

test('sending accounts too often is rate limited, but the page still gets responses', async () => {
  const few = await startTestApp({
    settings: { ...widget.settings!(driver.sandbox.state), WIDGET_ACCOUNTS_PER_HOUR: '2' },
  });
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

test('the log holds neither request nor account ids', async () => {
  await add('uber-success');
  await call('GET', `/palenca/updateProfilAndEarning?account_id=uber-success&external_id=${driver.requestId}`);
  await hook({});
  const log = [...driver.server.logged, ...outsideLog].join('\n');
  expect(log).not.toContain(driver.requestId);
  expect(log).not.toMatch(/uber-success|sandbox-key|a-secret-of-the-webhook|Sandra/);
});

test('the request id may be in capitals, as in a link', async () => {
  const { status } = await post({ accountId: 'uber-success', requestId: driver.requestId.toUpperCase() });
  expect(status).toBe(200);
});
