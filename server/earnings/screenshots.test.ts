import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { wantedWeeks } from '@volante/contract/weeks.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../core/test-app.ts';
import { createSlowReader, type Sent, sendScreenshot } from './test-screenshots.ts';

const reader = createSlowReader();
const weeks = wantedWeeks('2026-11-21');
const [newest = '', second = ''] = weeks;
let server: TestApp;
let requestId: string;
let applicationId: string;

beforeAll(async () => {
  server = await startTestApp({ reader, settings: { UPLOADS_PER_HOUR: '100000', SCREENSHOTS_PER_HOUR: '100000' } });
  server.setNow('2026-11-21T18:00:00Z');
});
afterAll(() => server.close());
beforeEach(async () => {
  reader.failWith(null);
  ({ requestId, applicationId } = await server.open('mx'));
});

const send = (sent: Sent) => sendScreenshot(server, { requestId, ...sent });
const earnings = async (week: string, amount: number, more = {}) => reader.draw({ week, amount, ...more });
const rows = async (platform = 'uber') => {
  const answer = await server.inject({ url: `/api/ocr/profile-data/${requestId}/${platform}/es-MX` });
  return answer.json().data;
};
const amounts = async () =>
  Object.fromEntries(
    (await rows()).earnings.flatMap((row: { earningWeek: string; earning: number | null }) =>
      row.earning === null ? [] : [[row.earningWeek, row.earning]],
    ),
  );
const mediaCount = async () => {
  const { rows } = await server.database.pool.query('select count(*)::int as n from media where application_id = $1', [
    applicationId,
  ]);
  return rows[0].n;
};

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
  const data = await rows();
  expect(data.earnings).toHaveLength(12);
  expect(data.earnings[0]).toEqual({ earningWeek: newest, earning: 4512.3, origin: 'screenshot' });
  expect(data).toMatchObject({ currency: 'MXN', frozenUntil: '2026-12-05' });
});

test('a week of nothing earned is filled with zero', async () => {
  expect(await send({ image: await earnings(newest, 0) })).toMatchObject({ status: 200 });
  expect(await amounts()).toEqual({ [newest]: 0 });
});

test('a profile gives name and rating; a later one replaces it, whose first picture may then come again', async () => {
  const first = await reader.draw({ name: 'María Núñez', rating: 4.87 });
  expect(await send({ image: first, uploadType: 'profile' })).toMatchObject({
    status: 200,
    data: { profileMetrics: { fullName: 'María Núñez', rating: 4.87 }, earnings: [] },
  });
  await send({ image: await reader.draw({ name: 'María Núñez Ruiz', rating: 4.9 }), uploadType: 'profile' });
  expect((await rows()).profileMetrics).toEqual({ fullName: 'María Núñez Ruiz', rating: 4.9 });
  expect(await send({ image: first, uploadType: 'profile' })).toMatchObject({ status: 200 });
});

test('a profile picture without name and rating answers nothing and stores nothing', async () => {
  const blank = await reader.draw({});
  const answer = await send({ image: blank, uploadType: 'profile' });
  expect(answer).toMatchObject({ status: 200, data: { profileMetrics: { fullName: null, rating: null } } });
  expect((await rows()).frozenUntil).toBeNull();
  expect(await mediaCount()).toBe(0);
});

test('the parts of the form may come in any order', async () => {
  const orders = [
    ['requestId', 'uploadType', 'platform', 'image'],
    ['uploadType', 'image', 'requestId', 'platform'],
  ];
  for (const [i, order] of orders.entries()) {
    expect(await send({ image: await earnings(weeks[i]!, 100), order })).toMatchObject({ status: 200 });
  }
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
  const other = await server.open('mx');
  expect(await send({ image: picture, requestId: other.requestId })).toMatchObject({ status: 200 });
});

test('a picture that was compressed anew is the same picture', async () => {
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
  ['nothing on it', {}, 'unreadable_screenshot'],
  ['no amount', { week: newest }, 'unreadable_screenshot'],
  ['no week', { amount: 100 }, 'unreadable_screenshot'],
  ['an amount that is not sure', { week: newest, amount: 100, confidence: 0.4 }, 'unreadable_screenshot'],
  ['another currency', { week: newest, amount: 100, currency: 'USD' }, 'unreadable_screenshot'],
  ['the app of another platform', { week: newest, amount: 100, app: 'didi' }, 'wrong_platform'],
  ['the week that is still running', { week: '2026-11-16', amount: 100 }, 'week_out_of_range'],
  ['a week before the twelve', { week: '2026-08-17', amount: 100 }, 'week_out_of_range'],
] as const)('a screenshot with %s is refused as Invalid Data and kept nowhere', async (_, shown, code) => {
  const image = await reader.draw(shown);
  expect(await send({ image })).toMatchObject({ status: 500, error: { code, message: 'Invalid Data' } });
  expect(await mediaCount()).toBe(0);
  expect(await send({ image }), 'a refused picture is no duplicate').toMatchObject({ code });
});

test('what is no picture, or only begins like one, is refused', async () => {
  const cut = (
    await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#456',
        noise: { type: 'gaussian', mean: 120, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
  ).subarray(0, 9000);
  const hostile = [
    Buffer.from('hello'),
    Buffer.from('%PDF-1.7\n1 0 obj'),
    Buffer.from([0xff, 0xd8, 0xff]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ];
  reader.failWith('not_an_image');
  for (const image of [...hostile, cut]) {
    expect(await send({ image }), image.toString('latin1', 0, 8)).toMatchObject({ status: 400, code: 'not_an_image' });
  }
});

test('a picture that the reader could read but that does not decode whole is not kept', async () => {
  const whole = await earnings(newest, 100);
  const { length } = whole;
  const answer = await send({ image: whole.subarray(0, length - 200), uploadType: 'earnings' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await mediaCount()).toBe(0);
});

test('no file, an empty one and one above 5 MB are told apart', async () => {
  expect(await send({ image: null })).toMatchObject({ status: 422, code: 'file_missing' });
  expect(await send({ image: new Uint8Array(0) })).toMatchObject({ status: 422, code: 'file_empty' });
  const large = new Uint8Array(5 * 1024 * 1024 + 1).fill(7);
  expect(await send({ image: large })).toMatchObject({ status: 422, code: 'file_too_large' });
  expect(await send({ image: large, order: ['platform', 'uploadType', 'requestId', 'image'] })).toMatchObject({
    code: 'file_too_large',
  });
});

test('an unknown application is not found, whatever else is wrong', async () => {
  for (const id of ['', 'nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect(await send({ image: null, requestId: id, platform: 'x' })).toMatchObject({
      status: 404,
      code: 'admission_request_not_found',
    });
  }
  const answer = await send({ image: await earnings(newest, 1), order: ['image', 'platform', 'uploadType'] });
  expect(answer).toMatchObject({ status: 404, code: 'admission_request_not_found' });
});

test('a platform the country does not offer and an unknown kind of upload break a rule', async () => {
  const image = await earnings(newest, 1);
  for (const wrong of [
    { platform: 'lyft' },
    { platform: 'other' },
    { platform: 'Uber' },
    { platform: 'constructor' },
  ]) {
    expect(await send({ image, ...wrong })).toMatchObject({ status: 422, error: { errors: [{ path: 'platform' }] } });
  }
  expect(await send({ image, uploadType: 'video' })).toMatchObject({
    status: 422,
    error: { errors: [{ path: 'uploadType', code: 'invalid_value' }] },
  });
});

test('a body that is no form, or a form that breaks off, is a bad request', async () => {
  const post = (payload: Buffer | string, type: string) =>
    server.inject({ method: 'POST', url: '/api/ocr/upload-screenshots', headers: { 'content-type': type }, payload });
  const answers = [
    await post('{}', 'application/json'),
    await post(
      '--x\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\nabc',
      'multipart/form-data; boundary=x',
    ),
    await post('whatever', 'multipart/form-data'),
  ];
  for (const answer of answers) expect(answer.json().error.code).toBe('bad_request_error');
});

test('a reader with too much to do asks to come back; a picture it cannot finish is unreadable', async () => {
  const image = await earnings(newest, 100);
  reader.failWith('busy');
  const busy = await send({ image });
  expect(busy).toMatchObject({ status: 503, code: 'server_unavailable_error' });
  expect(Number(busy.headers['retry-after'])).toBeGreaterThan(0);
  reader.failWith('timeout');
  expect(await send({ image })).toMatchObject({ code: 'unreadable_screenshot' });
  reader.failWith(null);
  expect(await send({ image })).toMatchObject({ status: 200 });
});

test('an upload repeated with its key is answered alike and reads nothing again', async () => {
  const sent = { image: await earnings(newest, 321.5), headers: { 'idempotency-key': 'shot-1' } };
  const first = await send(sent);
  const before = reader.count();
  const again = await send(sent);
  expect(first.status).toBe(200);
  expect(again).toMatchObject({ status: 200, data: first.data });
  expect(reader.count()).toBe(before);
});

test('twelve screenshots at once fill twelve weeks', async () => {
  const pictures = await Promise.all(weeks.map((week, i) => earnings(week, 1000 + i)));
  const answers = await Promise.all(pictures.map((image) => send({ image })));
  expect(answers.map((answer) => answer.status)).toEqual(Array(12).fill(200));
  expect(await amounts()).toEqual(Object.fromEntries(weeks.map((week, i) => [week, 1000 + i])));
});

test('of two pictures of one week at once, one fills it and the other is told so', async () => {
  const pictures = await Promise.all([earnings(second, 100), earnings(second, 200)]);
  const answers = await Promise.all(pictures.map((image) => send({ image })));
  const winner = answers.findIndex((answer) => answer.status === 200);
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual(['kept', 'week_already_filled']);
  expect(await amounts()).toEqual({ [second]: winner === 0 ? 100 : 200 });
  expect(await mediaCount()).toBe(1);
});

test('of one picture sent five times at once, one is kept and the rest are duplicates', async () => {
  const image = await earnings(second, 100);
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ image })));
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual([
    'duplicate_image',
    'duplicate_image',
    'duplicate_image',
    'duplicate_image',
    'kept',
  ]);
  expect(await mediaCount()).toBe(1);
});

test('of a picture and its copy at once, one is kept', async () => {
  const image = await earnings(second, 100);
  const answers = await Promise.all([send({ image }), send({ image: await reader.recompress(image) })]);
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual(['duplicate_image', 'kept']);
});

test('the kept picture is a file of the application that a reviewer can open, linked to its week', async () => {
  await send({ image: await earnings(newest, 100) });
  const { rows } = await server.database.pool.query(
    `select m.storage_key, m.mime_type, m.media_type from earnings_weeks w join screenshots s on s.id = w.screenshot_id
     join media m on m.id = s.media_id where w.application_id = $1`,
    [applicationId],
  );
  expect(rows).toMatchObject([{ mime_type: 'image/png', media_type: 'earnings_screenshot' }]);
  expect(await server.deps.storage.head(rows[0].storage_key)).not.toBeNull();
});

test('a decided application takes no screenshot, not even one that was on its way', async () => {
  const pictures = [await earnings(newest, 100), await earnings(second, 100)];
  const onItsWay = send({ image: pictures[0]! });
  await new Promise((done) => setTimeout(done, 20));
  await server.database.pool.query("update applications set stage = 'approved' where id = $1", [applicationId]);
  expect(await onItsWay).toMatchObject({ status: 409, code: 'application_closed' });
  expect(await send({ image: pictures[1]! })).toMatchObject({ status: 409, code: 'application_closed' });
  expect(await mediaCount()).toBe(0);
});

test('in the United States any picture completes the platform "other", and none takes back what was read', async () => {
  const us = await server.open('us');
  const profile = { requestId: us.requestId, platform: 'other', uploadType: 'profile' };
  expect(await send({ ...profile, image: await reader.draw({ app: 'lyft' }) })).toMatchObject({ status: 200 });
  const view = await server.inject({ url: `/api/public/admission/requests/${us.requestId}` });
  expect(view.json().data.palenca.accounts).toMatchObject([{ accountId: 'screenshots-other', status: 'success' }]);
  await send({ ...profile, image: await reader.draw({ name: 'Ana Bell' }) });
  await send({ ...profile, image: await reader.draw({}) });
  const data = await server.inject({ url: `/api/ocr/profile-data/${us.requestId}/other/en` });
  expect(data.json().data).toMatchObject({ currency: 'USD', profileMetrics: { fullName: 'Ana Bell', rating: null } });
});

test('nothing is left in the folder of arriving files', async () => {
  expect(await readdir(path.join(server.deps.config.DATA_DIR, 'uploads'))).toEqual([]);
});
