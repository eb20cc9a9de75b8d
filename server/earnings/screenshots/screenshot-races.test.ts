import { expect, test } from 'vitest';
import { walkTo } from '../../testing/application.ts';
import { callsOf, newest, reader, second, startDriver, weeks } from '../testing/test-driver.ts';

const driver = startDriver();
const { send, earnings, amounts, mediaCount } = callsOf(driver);

test('an upload repeated with its key gets the same answer without a second reading', async () => {
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

test('when two pictures of one week arrive at once, one fills it and the other is refused', async () => {
  const pictures = await Promise.all([earnings(second, 100), earnings(second, 200)]);
  const answers = await Promise.all(pictures.map((image) => send({ image })));
  const winner = answers.findIndex((answer) => answer.status === 200);
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual(['kept', 'week_already_filled']);
  expect(await amounts()).toEqual({ [second]: winner === 0 ? 100 : 200 });
  expect(await mediaCount()).toBe(1);
});

test('a picture sent five times at once is read and stored once, and refused as a duplicate four times', async () => {
  const image = await earnings(second, 100);
  const readBefore = reader.count();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send({ image })));
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual([
    'duplicate_image',
    'duplicate_image',
    'duplicate_image',
    'duplicate_image',
    'kept',
  ]);
  expect(await mediaCount()).toBe(1);
  expect(reader.count() - readBefore).toBe(1);
});

test('a refused picture does not delay other senders of it', async () => {
  const image = await earnings('2020-01-06', 100);
  const answers = await Promise.all([send({ image }), send({ image })]);
  expect(answers.map((answer) => answer.code)).toEqual(['week_out_of_range', 'week_out_of_range']);
});

test('a picture and its copy sent at once are stored once', async () => {
  const image = await earnings(second, 100);
  const answers = await Promise.all([send({ image }), send({ image: await reader.recompress(image) })]);
  expect(answers.map((answer) => answer.code ?? 'kept').sort()).toEqual(['duplicate_image', 'kept']);
});

test('a decided application accepts no screenshot, not even one already on its way', async () => {
  const pictures = [await earnings(newest, 100), await earnings(second, 100)];
  const readBefore = reader.count();
  const onItsWay = send({ image: pictures[0]! });
  await expect.poll(() => reader.count(), { interval: 1 }).toBe(readBefore + 1);
  await walkTo(driver.server, driver, 'approved');
  expect(await onItsWay).toMatchObject({ status: 409, code: 'application_closed' });
  expect(await send({ image: pictures[1]! })).toMatchObject({ status: 409, code: 'application_closed' });
  expect(await mediaCount()).toBe(0);
});
