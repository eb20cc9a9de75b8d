import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobHandlers } from '../../../job-handlers.ts';
import { requestPath } from '../../../testing/calls.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { mendQueue } from '../../queue/refresh-rows.ts';
import { testBatches } from '../../testing/test-batch.ts';
import { hire, type TestStaff } from '../../testing/test-staff.ts';
import { createLinks } from './create-batch.ts';

const server = await startTestApp();
afterAll(server.close);
const { check, create, show } = testBatches(server);
const { query } = server;
let ana: TestStaff;
let eva: TestStaff;
beforeAll(async () => {
  ana = await hire(server, 'advisor', 'Ana');
  eva = await hire(server, 'reviewer', 'Eva');
});

let people = 0;
const phone = () => `55 2222 ${String(++people).padStart(4, '0')}`;
const drivers = (count: number) =>
  [
    'nombre,telefono,referencia,nota',
    ...Array.from({ length: count }, (_, n) => `Ana ${n},${phone()},R-${people},Hola`),
  ].join('\n');
const countApplications = async () => (await query('select count(*)::int from applications'))[0].count as number;
async function resultOf(who: TestStaff, batchId: string): Promise<Record<string, string>[]> {
  const answer = await who.call('GET', `/link-batches/${batchId}/result.csv`);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  return parse(answer.body, { bom: true, columns: true });
}

test('a batch is created once despite repeated requests, and no slice is created by two processes', async () => {
  const { data } = await check(ana, drivers(45));
  const before = await countApplications();
  const wish = { skipDuplicates: true };
  const answers = await Promise.all(
    [1, 2, 3].map(() => ana.call('POST', `/link-batches/${data.batchId}/create`, wish)),
  );
  expect(answers.map(({ status, data }) => [status, data.state])).toEqual([1, 2, 3].map(() => [200, 'running']));
  await Promise.all([1, 2].map(() => createLinks(server.deps, data.batchId)));
  expect(await show(ana, data.batchId)).toMatchObject({
    state: 'done',
    created: 45,
    skipped: 0,
    opened: 0,
    revoked: 0,
  });
  expect((await create(ana, data.batchId)).data).toEqual({ state: 'done', created: 45, skipped: 0 });
  expect((await countApplications()) - before).toBe(45);
  expect((await mendQueue(server.deps)).drifted, 'rows of the queue as they follow from their parts').toBe(0);
  const entries = await query(
    `select count(*)::int from staff_audit where details ->> 'batchId' = $1 and application_id is not null`,
    [data.batchId],
  );
  expect(entries).toEqual([{ count: 45 }]);
});

test('a process that ends in between leaves whole slices, and the next one continues', async () => {
  const { data } = await check(ana, drivers(45));
  await ana.call('POST', `/link-batches/${data.batchId}/create`, { skipDuplicates: true });
  const end = new AbortController();
  const now = () => {
    setImmediate(() => end.abort());
    return server.deps.now();
  };
  await expect(createLinks({ ...server.deps, now }, data.batchId, end.signal)).rejects.toThrow();
  const { state, created } = await show(ana, data.batchId);
  expect([state, created > 0 && created < 45, created % 20]).toEqual(['running', true, 0]);
  await jobHandlers(server.deps)['create-links'].run({ batchId: data.batchId });
  expect(await show(ana, data.batchId)).toMatchObject({ state: 'done', created: 45 });
});

test('faulty rows stop a batch unless they are to be skipped, and duplicates are created only on request', async () => {
  const same = phone();
  const { data } = await check(ana, `nombre,telefono\nAna,${same}\nEva,${same}\nLuis,12\n`);
  expect((await create(ana, data.batchId)).code).toBe('conflict_error');
  expect((await show(ana, data.batchId)).state).toBe('checked');
  await create(ana, data.batchId, { skipDuplicates: false, skipErrors: true });
  expect(await show(ana, data.batchId)).toMatchObject({ state: 'done', created: 2, skipped: 1 });
  const rows = await resultOf(ana, data.batchId);
  expect(rows.map(({ line, result }) => [line, result])).toEqual([
    ['2', 'created'],
    ['3', 'created'],
    ['4', 'skipped'],
  ]);
});

test('a driver who got a link after the dry run is skipped, so a file sent twice makes no second link', async () => {
  const file = drivers(3);
  const [first, second] = [await check(ana, file), await check(eva, file)];
  await create(ana, first.data.batchId);
  await create(eva, second.data.batchId);
  expect(await show(eva, second.data.batchId)).toMatchObject({ created: 0, skipped: 3, counts: { duplicate: 3 } });
  const { data } = await eva.call('GET', `/link-batches/${second.data.batchId}/rows`);
  expect(data.items[0].of).toMatch(/^\d{4}-\d{4}$/);
});

test('the result contains the rows with reference and link, and nothing in it acts as a formula', async () => {
  const text = `=cmd|' /C calc'!A0`;
  const { data } = await check(ana, `nombre,telefono,nota\nJosé,${phone()},"${text}"\n`);
  await create(ana, data.batchId);
  const [row] = await resultOf(ana, data.batchId);
  expect(row).toMatchObject({ line: '2', first_name: 'José', result: 'created', note: `'${text}` });
  expect(row?.phone).toMatch(/^'\+52/);
  const opened = await server.call('GET', requestPath(row?.url?.split('/').at(-1) as string));
  expect(opened.data.personalData.firstName).toBe('José');
  expect(`${opened.data.reference.slice(0, 4)}-${opened.data.reference.slice(4)}`).toBe(row?.reference);
  const read = await query(`select part from staff_audit where kind = 'read' and details ->> 'batchId' = $1`, [
    data.batchId,
  ]);
  expect(read).toEqual([{ part: 'link' }]);
});

test('a link with the driver’s data behind it is no longer in the file, whoever asks for it', async () => {
  const { data } = await check(ana, drivers(2));
  await create(ana, data.batchId);
  const [used, free] = await resultOf(ana, data.batchId);
  const id = used?.url?.split('/').at(-1) as string;
  await server.call('PATCH', `${requestPath(id)}/personal-data`, { firstName: 'José' });
  await eva.stepUp();
  for (const who of [ana, eva])
    expect((await resultOf(who, data.batchId)).map(({ result, url }) => [result, url])).toEqual([
      ['in_use', ''],
      ['created', free?.url],
    ]);
});

test('withdrawing a batch revokes its unopened links, and it can then be sent again', async () => {
  const file = drivers(4);
  const { data } = await check(ana, file);
  await create(ana, data.batchId);
  const rows = await resultOf(ana, data.batchId);
  const ids = rows.map(({ url = '' }) => url.split('/').at(-1) as string);
  await server.call('GET', `/hubspot/link-opened/${ids[1]}`);
  const { data: revoked } = await ana.call('POST', `/link-batches/${data.batchId}/revoke`);
  expect(revoked).toEqual({ revoked: 3 });
  const open = await Promise.all(ids.map(async (id) => (await server.call('GET', requestPath(id))).status));
  expect(open).toEqual([404, 200, 404, 404]);
  expect(await show(ana, data.batchId)).toMatchObject({ created: 4, opened: 1, revoked: 3 });
  expect((await mendQueue(server.deps)).drifted).toBe(0);
  expect((await ana.call('POST', `/link-batches/${data.batchId}/revoke`)).data).toEqual({ revoked: 0 });
  expect((await check(ana, file)).data.counts).toEqual({ ok: 3, error: 0, duplicate: 1 });
});

test('links that are still being created cannot be withdrawn', async () => {
  const { data } = await check(ana, drivers(2));
  await ana.call('POST', `/link-batches/${data.batchId}/create`, { skipDuplicates: true });
  expect((await ana.call('POST', `/link-batches/${data.batchId}/revoke`)).code).toBe('conflict_error');
});

test('a batch is listed for the account that sent it, and a colleague can continue it', async () => {
  const { data } = await check(ana, drivers(1));
  for (const [method, rest, body] of [
    ['GET', '', undefined],
    ['GET', '/rows', undefined],
    ['GET', '/result.csv', undefined],
    ['POST', '/create', { skipDuplicates: true }],
    ['POST', '/revoke', {}],
  ] as const) {
    const path = `/link-batches/${data.batchId}${rest}`;
    expect((await eva.call(method, path, body)).status, path).toBe(200);
    if (rest === '/create') await createLinks(server.deps, data.batchId);
    expect((await ana.call(method, `/link-batches/${randomUUID()}${rest}`, body)).code).toBe('not_found_error');
  }
  expect(await show(ana, data.batchId)).toMatchObject({ state: 'done', created: 1, revoked: 1 });
  expect((await ana.call('GET', '/link-batches')).data.items[0].batchId).toBe(data.batchId);
  expect(
    (await eva.call('GET', '/link-batches')).data.items.map((item: { batchId: string }) => item.batchId),
  ).not.toContain(data.batchId);
  await check(ana, drivers(1));
  const newest = (await ana.call('GET', '/link-batches?limit=1')).data;
  const older = (await ana.call('GET', `/link-batches?limit=100&cursor=${newest.next}`)).data;
  expect(newest.items).toHaveLength(1);
  expect(older.items[0].batchId).toBe(data.batchId);
  expect(older.next).toBeNull();
});

test('files of drivers are deleted after thirty days, their applications stay', async () => {
  const { data } = await check(ana, drivers(1));
  await create(ana, data.batchId);
  const before = await countApplications();
  await query(`update link_batches set created_at = now() - interval '31 days' where id = $1`, [data.batchId]);
  await jobHandlers(server.deps)['forget-link-batches'].run({});
  expect((await ana.call('GET', `/link-batches/${data.batchId}`)).code).toBe('not_found_error');
  expect(await countApplications()).toBe(before);
});
