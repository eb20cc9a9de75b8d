import { expect, test } from 'vitest';
import { requestPath } from '../../testing/calls.ts';
import { callsOf, newest, reader, second, startDriver, weeks } from '../testing/test-driver.ts';
import { sweepOpenPictures } from './open-pictures.ts';

const driver = startDriver();
const { call, board, send, amounts, mediaCount, analysis, address, put, accounts } = callsOf(driver);

type Shown = Parameters<typeof reader.draw>[0];
const help = async (shown: Shown, more = {}) => send({ image: await reader.draw(shown), assist: '1', ...more });
const open = async () => (await board()).data.openPictures;
const finish = (week: string, earning: number, pictureId: string) => call('PUT', address(week), { earning, pictureId });
const finishProfile = (body: object, platform = 'uber') =>
  call('PUT', `${requestPath(driver.requestId)}/earnings/${platform}/profile`, body);

test.each([
  ['both values uncertain', { week: newest, amount: 100, confidence: 0.4 }, 'confirm', 'unsure', newest, 100],
  ['a week without an amount', { week: newest }, 'type', 'no_amount', newest, null],
  ['an amount without a week', { amount: 100 }, 'type', 'no_week', null, 100],
  ['more than a week may hold', { week: newest, amount: 1_000_000.5 }, 'type', 'no_amount', newest, null],
  ['nothing', {}, 'type', 'other_screen', null, null],
] as const)('a picture with %s is kept and asked about', async (_, shown, needs, reason, week, amount) => {
  const { status, data } = await help(shown);
  expect(status).toBe(200);
  expect(data).toMatchObject({ platform: 'uber', uploadType: 'earnings', needs, reason, read: { week, amount } });
  expect(await open()).toEqual([data]);
  expect(await amounts()).toEqual({});
  expect((await board()).data.frozenUntil, 'an open picture freezes nothing').toBeNull();
  expect(await accounts()).toEqual([]);
});

test.each([
  ['another platform', { week: newest, amount: 100, app: 'didi' }, 'wrong_platform'],
  ['a week that isn’t requested', { week: '2026-08-17' }, 'week_out_of_range'],
  ['the app for passengers', { amount: 100, passenger: true }, 'wrong_platform'],
] as const)('a picture of %s is refused as ever', async (_, shown, code) => {
  expect(await help(shown)).toMatchObject({ status: 500, code });
  expect(await mediaCount()).toBe(0);
});

test('a profile in the app for passengers is refused, not typed', async () => {
  expect(await help({ passenger: true }, { uploadType: 'profile' })).toMatchObject({
    status: 500,
    code: 'wrong_platform',
  });
  expect(await open()).toEqual([]);
});

test('without help from the applicant, an unreadable picture is refused', async () => {
  const image = await reader.draw({ week: newest });
  expect(await send({ image })).toMatchObject({ status: 500, code: 'unreadable_screenshot' });
  expect(await open()).toEqual([]);
});

test('an open picture fills the week named by its applicant, marked as typed beside its reading', async () => {
  const { data: picture } = await help({ week: newest, amount: 100, confidence: 0.4 });
  const answer = await finish(newest, 110.5, picture.pictureId);
  expect(answer.status).toBe(200);
  expect(answer.data.openPictures).toEqual([]);
  expect(answer.data.earnings[0]).toEqual({ earningWeek: newest, earning: 110.5, origin: 'typed_from_screenshot' });
  const { rows } = await driver.server.database.pool.query(
    `select w.read_amount, s.reading->'amount'->>'confidence' as confidence, s.media_id from earnings_weeks w
     join screenshots s on s.id = w.screenshot_id where w.application_id = $1`,
    [driver.applicationId],
  );
  expect(rows).toMatchObject([{ read_amount: 100, confidence: '0.4', media_id: picture.mediaId }]);
});

test('only amounts typed beside pictures are marked as unverified', async () => {
  const { fillAll, read } = callsOf(driver);
  await fillAll();
  await call('DELETE', address(newest));
  await read(newest, 500);
  const { data: picture } = await help({ amount: 100 });
  await call('DELETE', address(second));
  await finish(second, 100, picture.pictureId);
  const { data } = await analysis();
  expect(data.platforms[0]).toMatchObject({
    verified: false,
    unverifiedReasons: ['correction', 'typed_from_screenshot'],
  });
});

test('a filled week is not filled again, neither by a picture that shows it nor by choosing it for another picture', async () => {
  const { read } = callsOf(driver);
  await read(newest, 900);
  expect(await help({ week: newest }), 'its week was read').toMatchObject({ code: 'week_already_filled' });
  const { data: picture } = await help({ amount: 100 });
  expect(await finish(newest, 100, picture.pictureId)).toMatchObject({ status: 500, code: 'week_already_filled' });
  expect(await amounts()).toEqual({ [newest]: 900 });
  expect(await open()).toHaveLength(1);
});

test('a figure on the applicant’s word gives way to one with a picture', async () => {
  await put(newest, 1);
  const { data: picture } = await help({});
  expect(await finish(newest, 120, picture.pictureId)).toMatchObject({ status: 200 });
  expect(await amounts()).toEqual({ [newest]: 120 });
});

test('a picture fills one week; finishing it again corrects that week, and no other', async () => {
  const { data: picture } = await help({});
  await finish(newest, 120, picture.pictureId);
  expect(await finish(newest, 125, picture.pictureId)).toMatchObject({ status: 200 });
  expect(await finish(second, 125, picture.pictureId)).toMatchObject({ status: 409, code: 'picture_not_open' });
  expect(await amounts()).toEqual({ [newest]: 125 });
});

test('two answers to one picture at the same time fill one week', async () => {
  const { data: picture } = await help({});
  const answers = await Promise.all([finish(newest, 120, picture.pictureId), finish(second, 120, picture.pictureId)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(Object.values(await amounts())).toEqual([120]);
});

test('a picture of another application, platform or kind finishes nothing', async () => {
  const { data: picture } = await help({});
  const other = await driver.server.open('mx');
  const foreign = `${requestPath(other.requestId)}/earnings/uber/${newest}`;
  const body = { earning: 1, pictureId: picture.pictureId };
  expect(await call('PUT', foreign, body)).toMatchObject({ code: 'picture_not_open' });
  expect(await call('PUT', address(newest, 'didi'), body)).toMatchObject({ code: 'picture_not_open' });
  const profile = { pictureId: picture.pictureId, fullName: 'Ana Bell', rating: 4.9 };
  expect(await finishProfile(profile)).toMatchObject({ code: 'picture_not_open' });
});

test.each([
  [{ earning: 5 }, 'field_required'],
  [{ earning: 5, reason: 'correction', pictureId: crypto.randomUUID() }, 'field_required'],
  [{ earning: 5, pictureId: 'x' }, 'invalid_value'],
])('a figure has either a reason or a picture: %j', async (body, code) => {
  expect(await call('PUT', address(newest), body)).toMatchObject({ status: 422, error: { errors: [{ code }] } });
});

test('a file sent again returns its open picture, and is a duplicate once that is finished', async () => {
  const image = await reader.draw({ amount: 100 });
  const first = await send({ image, assist: '1' });
  expect((await send({ image, assist: '1' })).data).toEqual(first.data);
  await finish(newest, 100, first.data.pictureId);
  expect(await send({ image, assist: '1' })).toMatchObject({ status: 429, code: 'duplicate_image' });
});

test('a deleted picture leaves nothing behind and may be sent again', async () => {
  const image = await reader.draw({ amount: 100 });
  const { data } = await send({ image, assist: '1' });
  const drop = `${requestPath(driver.requestId)}/earnings/uber/pictures/${data.pictureId}`;
  for (let i = 0; i < 2; i++) expect((await call('DELETE', drop)).data.openPictures).toEqual([]);
  expect(await mediaCount()).toBe(0);
  expect(await send({ image, assist: '1' })).toMatchObject({ status: 200 });
});

test('an unfinished picture is deleted after a day, one that filled a week stays', async () => {
  const { data: done } = await help({ week: newest });
  await finish(newest, 100, done.pictureId);
  await help({ amount: 100 });
  driver.server.setNow('2026-11-22T17:00:00Z');
  await sweepOpenPictures(driver.server.deps);
  expect(await open()).toHaveLength(1);
  driver.server.setNow('2026-11-22T19:00:00Z');
  await sweepOpenPictures(driver.server.deps);
  expect(await open()).toEqual([]);
  expect(await mediaCount()).toBe(1);
  expect(await amounts()).toEqual({ [newest]: 100 });
});

test.each([null, 4.9])('a name that was not read is typed, even if the rating was: %s', async (read) => {
  const { data: picture } = await help(read === null ? {} : { rating: read }, { uploadType: 'profile' });
  expect(picture).toMatchObject({ needs: 'type', reason: 'no_profile', read: { fullName: null, rating: read } });
  const { data } = await finishProfile({ pictureId: picture.pictureId, fullName: ' Ana  Bell ', rating: 4.9 });
  expect(data).toMatchObject({ profileMetrics: { fullName: 'Ana Bell', rating: 4.9 }, openPictures: [] });
  expect(await accounts()).toMatchObject([{ status: 'pending', metrics: { status: 'success' } }]);
});

test('an uncertain name and rating are proposed', async () => {
  const { data } = await help({ name: 'Ana Bell', rating: 4.9, confidence: 0.4 }, { uploadType: 'profile' });
  expect(data).toMatchObject({ needs: 'confirm', reason: 'unsure', read: { fullName: 'Ana Bell', rating: 4.9 } });
});

test.each([
  ['several_names', 4.9, 'confirm'],
  ['cut_name', 4.9, 'confirm'],
  // A new driver has no rating.
  ['several_names', null, 'type'],
] as const)('a name that the screen contradicts is asked by that name: %s, %s', async (against, rating, needs) => {
  const shown = { name: 'Ana Bell', ...(rating && { rating }), uncertain: true as const, against };
  const { data } = await help(shown, { uploadType: 'profile' });
  expect(data).toMatchObject({ needs, reason: against, read: { fullName: 'Ana Bell', rating } });
});

test.each([
  [{ fullName: '', rating: 4 }, 'name_required'],
  [{ fullName: 'Ana Bell', rating: 5.01 }, 'rating_invalid'],
  [{ fullName: 'Ana Bell', rating: 4.901 }, 'rating_invalid'],
])('a typed profile follows the rules of one: %j', async (body, code) => {
  const { data } = await help({}, { uploadType: 'profile' });
  const answer = await finishProfile({ pictureId: data.pictureId, ...body });
  expect(answer).toMatchObject({ status: 422, error: { errors: [{ code }] } });
});

test('in the United States another platform asks for name and rating before it counts as connected', async () => {
  const us = await driver.server.open('us');
  const asked = await help({ app: 'lyft' }, { requestId: us.requestId, platform: 'other', uploadType: 'profile' });
  expect(asked.data).toMatchObject({ needs: 'type', reason: 'no_profile' });
  const path = requestPath(us.requestId);
  const accountsOf = async () => (await call('GET', path)).data.palenca.accounts;
  expect(await accountsOf()).toEqual([]);
  const body = { pictureId: asked.data.pictureId, fullName: 'Ana Bell', rating: null };
  expect(await call('PUT', `${path}/earnings/other/profile`, body)).toMatchObject({ status: 200 });
  expect(await accountsOf()).toMatchObject([{ status: 'success', onWord: true }]);
  const shown = { app: 'lyft', name: 'Ana Bell', rating: 4.9 } as const;
  await help(shown, { requestId: us.requestId, platform: 'other', uploadType: 'profile' });
  expect((await accountsOf())[0]).not.toHaveProperty('onWord');
});

test('two unreadable pictures of one app are both kept, even if they look alike', async () => {
  const image = await reader.draw({});
  expect(await send({ image, assist: '1' })).toMatchObject({ status: 200 });
  expect(await send({ image: await reader.recompress(image), assist: '1' })).toMatchObject({ status: 200 });
  expect(await open()).toHaveLength(2);
});

test('a certain reading that is far from the driver’s other weeks is asked about', async () => {
  for (const [k, week] of weeks.slice(2, 5).entries()) await help({ week, amount: 3000 + 100 * k });
  expect((await help({ week: second, amount: 9300 })).data.earnings).toEqual([{ earningWeek: second, earning: 9300 }]);
  const { data } = await help({ week: newest, amount: 90_000 });
  expect(data).toMatchObject({ needs: 'confirm', reason: 'far_above', read: { week: newest, amount: 90_000 } });
});

const waiting = async () => (await call('GET', requestPath(driver.requestId))).data.openPictures;

test('the application counts the pictures that wait, by platform, until they are finished', async () => {
  const { data: first } = await help({ week: newest, amount: 100, confidence: 0.4 });
  await help({ week: second });
  await help({ amount: 300 }, { platform: 'didi' });
  const onBoth = (didi: number, uber: number) => [
    { platform: 'didi', count: didi },
    { platform: 'uber', count: uber },
  ];
  expect(await waiting()).toEqual(onBoth(1, 2));
  await finish(newest, 100, first.pictureId);
  expect(await waiting()).toEqual(onBoth(1, 1));
});

test('a picture still waits on a platform complete on the driver’s word, until every week is proved', async () => {
  const { fillAll, read } = callsOf(driver);
  const { data: picture } = await help({ amount: 100 });
  await fillAll();
  expect(await waiting()).toEqual([{ platform: 'uber', count: 1 }]);
  for (const [i, week] of weeks.entries()) await read(week, 700 + i);
  expect(await waiting()).toBeUndefined();
  expect(await open(), 'it can still be deleted').toMatchObject([{ pictureId: picture.pictureId }]);
});

test('no picture waits once staff approved the earnings', async () => {
  await help({ amount: 100 });
  await driver.server.database.pool.query(
    `insert into earnings_analyses (application_id, status, result, at) values ($1, 'approved', '{}', now())`,
    [driver.applicationId],
  );
  expect(await waiting()).toBeUndefined();
});
