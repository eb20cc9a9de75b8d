import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { callsOf, newest, reader, startDriver, weeks } from '../testing/test-driver.ts';

const driver = startDriver();
const { send, earnings, mediaCount } = callsOf(driver);

test('the parts of the form may come in any order', async () => {
  const orders = [
    ['requestId', 'uploadType', 'platform', 'image'],
    ['uploadType', 'image', 'requestId', 'platform'],
  ];
  for (const [i, order] of orders.entries()) {
    expect(await send({ image: await earnings(weeks[i]!, 100), order })).toMatchObject({ status: 200 });
  }
});

test('a file that is not a picture, or only begins like one, is refused', async () => {
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

test('a readable picture that doesn’t decode to its end is refused', async () => {
  const whole = await earnings(newest, 100);
  const { length } = whole;
  const answer = await send({ image: whole.subarray(0, length - 200), uploadType: 'earnings' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(await mediaCount()).toBe(0);
});

test('a missing file, an empty one and one above 5 MB have different refusals', async () => {
  expect(await send({ image: null })).toMatchObject({ status: 422, code: 'file_missing' });
  expect(await send({ image: new Uint8Array(0) })).toMatchObject({ status: 422, code: 'file_empty' });
  const large = new Uint8Array(5 * 1024 * 1024 + 1).fill(7);
  expect(await send({ image: large })).toMatchObject({ status: 422, code: 'file_too_large' });
  expect(await send({ image: large, order: ['platform', 'uploadType', 'requestId', 'image'] })).toMatchObject({
    code: 'file_too_large',
  });
});

test('an unknown application is not found, even if the form has other faults', async () => {
  for (const id of ['', 'nonsense', '00000000-0000-4000-8000-000000000000']) {
    expect(await send({ image: null, requestId: id, platform: 'x' })).toMatchObject({
      status: 404,
      code: 'admission_request_not_found',
    });
  }
  const answer = await send({ image: await earnings(newest, 1), order: ['image', 'platform', 'uploadType'] });
  expect(answer).toMatchObject({ status: 404, code: 'admission_request_not_found' });
});

test('a platform not offered in the country and an unknown kind of upload are invalid', async () => {
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

test('a body that is not a form, or a form that breaks off, is a bad request', async () => {
  const post = (payload: Buffer | string, type: string) =>
    driver.server.inject({
      method: 'POST',
      url: '/api/ocr/upload-screenshots',
      headers: { 'content-type': type },
      payload,
    });
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

test('a busy reader names the time of its queue, and a picture that crashes it twice is unreadable', async () => {
  const image = await earnings(newest, 100);
  for (const [fault, seconds] of [
    ['busy', 7],
    ['busy', 130],
    ['timeout', 40],
  ] as const) {
    reader.failWith(fault, seconds);
    const busy = await send({ image });
    expect(busy).toMatchObject({ status: 503, code: 'server_unavailable_error' });
    expect(busy.headers['retry-after']).toBe(String(seconds));
  }
  reader.failWith('crashed');
  expect(await send({ image })).toMatchObject({ code: 'unreadable_screenshot' });
  reader.failWith(null);
  expect(await send({ image })).toMatchObject({ status: 200 });
});

test('the folder of incoming files is empty afterwards', async () => {
  expect(await readdir(path.join(driver.server.deps.config.DATA_DIR, 'uploads'))).toEqual([]);
});
