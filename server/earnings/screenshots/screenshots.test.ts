import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { callsOf, newest, reader, second, startDriver } from '../testing/test-driver.ts';

const driver = startDriver();
const { board, send, earnings, amounts, mediaCount } = callsOf(driver);

test('a screenshot fills the week it shows', async () => {
  const answer = await send({ image: await earnings(newest, 4512.3) });
  expect(answer).toMatchObject({
    status: 200,
    data: {
      platform: 'uber',
      uploadType: 'earnings',
      profileMetrics: { fullName: null, rating: null },
      earnings: [{ earningWeek: newest, earning: 4512.3 }],
    },
  });
  const { data } = await board();
  expect(data.earnings).toHaveLength(12);
  expect(data.earnings[0]).toEqual({ earningWeek: newest, earning: 4512.3, origin: 'screenshot' });
  expect(data).toMatchObject({ currency: 'MXN', frozenUntil: '2026-12-05' });
});

test('a picture updates the account of its platform only if the account then looks different', async () => {
  const written = async () =>
    (
      await driver.server.database.pool.query(
        'select xmin::text, status, metrics_status from platform_accounts where application_id = $1',
        [driver.applicationId],
      )
    ).rows;
  await send({ image: await earnings(newest, 900) });
  const first = await written();
  expect(first).toMatchObject([{ status: 'pending', metrics_status: 'pending' }]);
  await send({ image: await earnings(second, 1000) });
  expect(await written()).toEqual(first);
  await send({ image: await reader.draw({ name: 'María Núñez', rating: 4.87 }), uploadType: 'profile' });
  expect(await written()).toMatchObject([{ status: 'pending', metrics_status: 'success' }]);
});

test('a week with zero earnings is filled with zero', async () => {
  expect(await send({ image: await earnings(newest, 0) })).toMatchObject({ status: 200 });
  expect(await amounts()).toEqual({ [newest]: 0 });
});

test('a profile fills name and rating until a later one replaces it, and then the first picture can be sent again', async () => {
  const first = await reader.draw({ name: 'María Núñez', rating: 4.87 });
  expect(await send({ image: first, uploadType: 'profile' })).toMatchObject({
    status: 200,
    data: { profileMetrics: { fullName: 'María Núñez', rating: 4.87 }, earnings: [] },
  });
  await send({ image: await reader.draw({ name: 'María Núñez Ruiz', rating: 4.9 }), uploadType: 'profile' });
  expect((await board()).data.profileMetrics).toEqual({ fullName: 'María Núñez Ruiz', rating: 4.9 });
  expect(await send({ image: first, uploadType: 'profile' })).toMatchObject({ status: 200 });
});

test('a profile picture without name and rating returns and stores nothing', async () => {
  const blank = await reader.draw({});
  const answer = await send({ image: blank, uploadType: 'profile' });
  expect(answer).toMatchObject({ status: 200, data: { profileMetrics: { fullName: null, rating: null } } });
  expect((await board()).data.frozenUntil).toBeNull();
  expect(await mediaCount()).toBe(0);
});

test('the same file again is a duplicate and fills nothing twice', async () => {
  const picture = await earnings(newest, 900);
  await send({ image: picture });
  const before = reader.count();
  expect(await send({ image: picture })).toMatchObject({ status: 429, code: 'duplicate_image' });
  expect(reader.count(), 'known bytes are not read again').toBe(before);
});

test('the same file for another platform is a duplicate, for another application it is not', async () => {
  const picture = await earnings(newest, 900);
  await send({ image: picture });
  expect(await send({ image: picture, platform: 'didi' })).toMatchObject({ code: 'duplicate_image' });
  const other = await driver.server.open('mx');
  expect(await send({ image: picture, requestId: other.requestId })).toMatchObject({ status: 200 });
});

test('a recompressed picture is a duplicate', async () => {
  const picture = await earnings(newest, 900);
  await send({ image: picture });
  expect(await send({ image: await reader.recompress(picture) })).toMatchObject({
    status: 429,
    code: 'duplicate_image',
  });
});

test('another picture of a filled week is refused', async () => {
  await send({ image: await earnings(newest, 900) });
  const answer = await send({ image: await earnings(newest, 950) });
  expect(answer).toMatchObject({ status: 500, error: { code: 'week_already_filled', message: 'Invalid Data' } });
  expect(await amounts()).toEqual({ [newest]: 900 });
});

test.each([
  ['week_already_filled', { week: newest, amount: 950 }],
  ['week_out_of_range', { week: '2026-08-17', amount: 100 }],
  ['unreadable_screenshot', {}],
  ['wrong_platform', { week: second, amount: 100, app: 'didi' as const }],
])('%s is refused again under the same key without another reading', async (code, shown) => {
  await send({ image: await earnings(newest, 900) });
  const sent = { image: await reader.draw(shown), headers: { 'idempotency-key': randomUUID() } };
  const first = await send(sent);
  expect(first).toMatchObject({ status: 500, code });
  const reads = reader.count();
  const again = await send(sent);
  expect(again).toMatchObject({ status: 500, error: first.error, headers: { 'idempotent-replayed': 'true' } });
  expect(reader.count()).toBe(reads);
});

test('a refusal about a week names the week', async () => {
  await send({ image: await earnings(newest, 900) });
  const filled = await send({ image: await earnings(newest, 950) });
  expect(filled.error.errors).toMatchObject([{ path: `earnings.${newest}`, code: 'week_already_filled' }]);
  const old = await send({ image: await earnings('2026-08-17', 100) });
  expect(old.error.errors).toMatchObject([{ path: 'earnings.2026-08-17', code: 'week_out_of_range' }]);
});

test.each([
  ['nothing on it', {}, 'unreadable_screenshot'],
  ['no amount', { week: newest }, 'unreadable_screenshot'],
  ['no week', { amount: 100 }, 'unreadable_screenshot'],
  ['an uncertain amount', { week: newest, amount: 100, confidence: 0.4 }, 'unreadable_screenshot'],
  ['another currency', { week: newest, amount: 100, currency: 'USD' }, 'unreadable_screenshot'],
  ['the app of another platform', { week: newest, amount: 100, app: 'didi' }, 'wrong_platform'],
  ['the current week', { week: '2026-11-16', amount: 100 }, 'week_out_of_range'],
  ['a week before the twelve', { week: '2026-08-17', amount: 100 }, 'week_out_of_range'],
] as const)('a screenshot with %s is refused as Invalid Data and kept nowhere', async (_, shown, code) => {
  const image = await reader.draw(shown);
  expect(await send({ image })).toMatchObject({ status: 500, error: { code, message: 'Invalid Data' } });
  expect(await mediaCount()).toBe(0);
  expect(await send({ image }), 'a refused picture is no duplicate').toMatchObject({ code });
});

test('the stored picture is a file of the application for the reviewer, linked to its week', async () => {
  await send({ image: await earnings(newest, 100) });
  const { rows } = await driver.server.database.pool.query(
    `select m.storage_key, m.mime_type, m.media_type from earnings_weeks w join screenshots s on s.id = w.screenshot_id
     join media m on m.id = s.media_id where w.application_id = $1`,
    [driver.applicationId],
  );
  expect(rows).toMatchObject([{ mime_type: 'image/png', media_type: 'earnings_screenshot' }]);
  expect(await driver.server.deps.storage.head(rows[0].storage_key)).not.toBeNull();
});

test('in the United States any picture completes the platform "other", and none deletes earlier data', async () => {
  const us = await driver.server.open('us');
  const profile = { requestId: us.requestId, platform: 'other', uploadType: 'profile' };
  expect(await send({ ...profile, image: await reader.draw({ app: 'lyft' }) })).toMatchObject({ status: 200 });
  const view = await driver.server.inject({ url: `/api/public/admission/requests/${us.requestId}` });
  expect(view.json().data.palenca.accounts).toMatchObject([{ accountId: 'screenshots-other', status: 'success' }]);
  await send({ ...profile, image: await reader.draw({ name: 'Ana Bell' }) });
  await send({ ...profile, image: await reader.draw({}) });
  const data = await driver.server.inject({ url: `/api/ocr/profile-data/${us.requestId}/other/en` });
  expect(data.json().data).toMatchObject({ currency: 'USD', profileMetrics: { fullName: 'Ana Bell', rating: null } });
});
