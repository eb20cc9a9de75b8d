// Forms written byte by byte, to test whose files are stored before the sender has proved an id.
import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { arriving } from '../../media/testing/test-upload.ts';
import { callsOf, newest, startDriver } from '../testing/test-driver.ts';

const driver = startDriver();
const { earnings, mediaCount } = callsOf(driver);
const open: Socket[] = [];
const unknown = '00000000-0000-4000-8000-000000000000';

beforeAll(() => driver.server.app.listen({ port: 0, host: '127.0.0.1' }).then(() => {}));
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(() => arriving(driver.server)).toEqual([]);
});

const field = (name: string, value: string) =>
  Buffer.from(`--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const fileHead = Buffer.from('--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n');
const end = Buffer.from('--b--\r\n');

/** Sends the head of a form of `length` bytes and its first part. */
async function begin(length: number, start: Buffer, headers: Record<string, string> = {}): Promise<Socket> {
  const socket = connect((driver.server.app.server.address() as AddressInfo).port, '127.0.0.1');
  open.push(socket);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const lines = Object.entries({
    host: 'volante',
    connection: 'close',
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': String(length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  socket.write(`POST /api/ocr/upload-screenshots HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  socket.write(start);
  return socket;
}

async function answerOf(socket: Socket) {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    retryAfter: /^retry-after: (\d+)/im.exec(head)?.[1],
    body: JSON.parse(body),
  };
}

/** A form that stops in the middle of its file. */
const half = (headers = {}, first = Buffer.alloc(0)) =>
  begin(5000, Buffer.concat([first, fileHead, Buffer.from('abc')]), headers);

test('a form with its id last is accepted, without a header or cookie', async () => {
  const image = await earnings(newest, 100);
  const form = Buffer.concat([
    ...[fileHead, image, Buffer.from('\r\n'), field('platform', 'uber'), field('uploadType', 'earnings')],
    ...[field('requestId', driver.requestId), end],
  ]);
  const answer = await answerOf(await begin(form.length, form));
  expect([answer.status, answer.body.data?.earnings]).toEqual([200, [{ earningWeek: newest, earning: 100 }]]);
  expect(await mediaCount()).toBe(1);
});

test('an address has four places for forms that put the file before any proof', async () => {
  for (let i = 0; i < 4; i++) await half();
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(4);
  const answer = await answerOf(await half());
  expect([answer.status, answer.body.error.code, answer.retryAfter]).toEqual([429, 'rate_limited', '5']);
  expect(await arriving(driver.server)).toHaveLength(4);
});

test('while strangers fill all places, a driver with a link in the header, cookie or first field still gets one', async () => {
  for (let i = 0; i < 4; i++) await half();
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(4);
  const opened = await driver.server.inject({ url: `/api/public/admission/requests/${driver.requestId}` });
  const cookie = opened.cookies.map(({ name, value }) => `${name}=${value}`).join();
  await half({ 'x-admission-request-id': driver.requestId });
  await half({ cookie });
  await half({}, field('requestId', driver.requestId));
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(7);
});

test('strangers who hold an address’s forms open without a file block no driver at that address', async () => {
  const idle = () => begin(5000, Buffer.from('--b\r\n'));
  await Promise.all(Array.from({ length: driver.server.deps.config.UPLOADS_AT_ONCE_PER_ADDRESS }, idle));
  expect((await answerOf(await idle())).status).toBe(429);
  await half({ 'x-admission-request-id': driver.requestId });
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(1);
});

test('a place is free again when its sender disconnects', async () => {
  const sockets = await Promise.all(Array.from({ length: 4 }, () => half()));
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(4);
  sockets[0]?.destroy();
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(3);
  await half();
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(4);
});

test('a wrong id in the header or before the file is refused before any byte of the file is stored', async () => {
  const inHeader = await answerOf(await half({ 'x-admission-request-id': unknown }));
  const inForm = await answerOf(await half({}, field('requestId', unknown)));
  for (const { status, body } of [inHeader, inForm])
    expect([status, body.error.code]).toEqual([404, 'admission_request_not_found']);
  expect(await arriving(driver.server)).toEqual([]);
});

test('only one file of a sender without proof is stored, regardless of the rest of the form', async () => {
  const file = Buffer.concat([fileHead, Buffer.from('abc\r\n')]);
  await begin(5000, Buffer.concat([file, file, fileHead, Buffer.from('abc')]));
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(1);
  const item = await begin(
    5000,
    Buffer.concat([field('requestId', driver.requestId), file, fileHead, Buffer.from('a')]),
  );
  await expect.poll(async () => (await arriving(driver.server)).length).toBe(3);
  item.destroy();
});
