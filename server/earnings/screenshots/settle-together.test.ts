import { expect, test } from 'vitest';
import { callsOf, newest, reader, second, startDriver, weeks } from '../testing/test-driver.ts';

const driver = startDriver();
const { call, board, send, amounts, address, put, fillAll, analysis } = callsOf(driver);
const third = weeks[2]!;

type Shown = Parameters<typeof reader.draw>[0];
const help = async (shown: Shown) => send({ image: await reader.draw(shown), assist: '1' });
const open = async () => (await board()).data.openPictures;
const origin = async (week: string) =>
  (await board()).data.earnings.find((row: { earningWeek: string }) => row.earningWeek === week).origin;
const asked = (week: string, reason: string) =>
  expect.objectContaining({ reason, read: expect.objectContaining({ week }) });

test('a picture that gives another total for a stored week is asked about, and so is that week', async () => {
  await help({ week: second, amount: 4100 });
  expect(await amounts()).toEqual({ [second]: 4100 });
  const { data } = await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect(data).toMatchObject({ needs: 'confirm', reason: 'other_total', read: { week: newest, amount: 4500 } });
  expect(await amounts()).toEqual({});
  expect(await open()).toEqual([asked(second, 'other_total'), asked(newest, 'other_total')]);
});

test('a week that an earlier picture contradicts is asked about at once', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  expect((await help({ week: second, amount: 4100 })).data).toMatchObject({ needs: 'confirm', reason: 'other_total' });
  expect(await amounts()).toEqual({});
});

test('pictures that contradict each other are asked about, also if both are sent at once', async () => {
  await Promise.all([
    help({ week: newest, amount: 4500, stated: { [second]: 4700 } }),
    help({ week: second, amount: 4100 }),
  ]);
  expect(await amounts()).toEqual({});
  expect(await open()).toHaveLength(2);
});

test('pictures that agree fill their weeks, and disturb no others', async () => {
  await help({ week: third, amount: 3900 });
  await help({ week: second, amount: 4100, stated: { [third]: 3900 } });
  expect((await help({ week: newest, amount: 4500, stated: { [second]: 4100 } })).data.earnings).toEqual([
    { earningWeek: newest, earning: 4500 },
  ]);
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100, [third]: 3900 });
});

const unsure = { confidence: 0.9, uncertain: true } as const;

test('a picture that waits for a confirmation fills its week once another one states its total', async () => {
  expect((await help({ week: second, amount: 4100, ...unsure })).data).toMatchObject({ reason: 'unsure' });
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100 });
  expect(await origin(second)).toBe('screenshot');
  expect(await open()).toEqual([]);
});

test('an unsure picture fills its week at once if an earlier one states its total', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect((await help({ week: second, amount: 4100, ...unsure })).data.earnings).toEqual([
    { earningWeek: second, earning: 4100 },
  ]);
  expect(await open()).toEqual([]);
});

test('a total stated by a picture that is unsure itself proves nothing', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 }, ...unsure });
  await help({ week: second, amount: 4100, ...unsure });
  expect(await amounts()).toEqual({});
});

test('a picture that its own screen contradicts stays a question, whatever others state', async () => {
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  await help({ week: second, amount: 4100, ...unsure, against: 'too_much' });
  expect(await amounts()).toEqual({ [newest]: 4500 });
});

test('what the driver said about a picture stays theirs', async () => {
  const { data } = await help({ week: second, amount: 4100, ...unsure });
  await call('PUT', address(second), { earning: 4200, pictureId: data.pictureId });
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts(), 'only the picture that says otherwise is asked about').toEqual({ [second]: 4200 });
  expect(await open()).toEqual([asked(newest, 'other_total')]);
});

test('an amount on the driver’s word gives no way to a proof that they didn’t ask for', async () => {
  await help({ week: second, amount: 4100, ...unsure });
  await put(second, 3333);
  await help({ week: newest, amount: 4500, stated: { [second]: 4100 } });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 3333 });
});

test('a confirmed picture isn’t asked about again', async () => {
  await help({ week: second, amount: 4100 });
  const { data } = await help({ week: newest, amount: 4500, stated: { [second]: 4700 } });
  const [first] = await open();
  await call('PUT', address(second), { earning: 4100, pictureId: first.pictureId });
  await call('PUT', address(newest), { earning: 4500, pictureId: data.pictureId });
  await help({ week: third, amount: 3900 });
  expect(await amounts()).toEqual({ [newest]: 4500, [second]: 4100, [third]: 3900 });
});

test('a passed analysis keeps its weeks', async () => {
  await fillAll();
  await call('DELETE', address(newest));
  await call('DELETE', address(second));
  await help({ week: second, amount: 2100 });
  await put(newest, 2200);
  expect((await analysis()).status).toBe(200);
  await call('DELETE', address(newest));
  await help({ week: newest, amount: 2200, stated: { [second]: 1900 } });
  expect((await amounts())[second]).toBe(2100);
});

test('a picture from another phone than three others is asked about', async () => {
  for (const [at, week] of weeks.slice(3, 6).entries()) await help({ week, amount: 4000 + at, clock: 0.06 });
  expect((await help({ week: newest, amount: 4500, clock: 0.06 })).data.earnings).toHaveLength(1);
  expect((await help({ week: second, amount: 4400, clock: 0.44 })).data).toMatchObject({
    needs: 'confirm',
    reason: 'other_phone',
  });
});
