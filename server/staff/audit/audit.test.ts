import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { transaction } from '../../core/database/transaction.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { insertEntry } from './audit-store.ts';
import { sealEntries, verifySeals } from './seals.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;
let admin: TestStaff;
beforeAll(async () => {
  admin = await hire(server, 'everything', 'Iris');
});
beforeEach(async () => {
  await query('alter table staff_audit disable trigger user');
  await query('delete from staff_audit');
  await query('alter table staff_audit enable trigger user');
  await query('delete from staff_audit_seals');
});
const write = (kind: string) =>
  server.deps.staffGate.recordWrite({ accountId: null, kind, ip: null, details: { b: 1, a: [2] } });
/** Waits until this many more entries are sealed: transactions of other databases on the same server hold seals back. */
async function seal(count: number): Promise<void> {
  let sealed = 0;
  const more = async () => (sealed += await sealEntries(server.deps));
  await expect.poll(more, { timeout: 20_000 }).toBe(count);
}
const tamper = async (sql: string) => {
  await query('alter table staff_audit disable trigger user');
  await query(sql);
  await query('alter table staff_audit enable trigger user');
};

test('sealed entries are counted, and new ones wait for the next seal', async () => {
  for (const kind of ['one', 'two', 'three']) await write(kind);
  await seal(3);
  await write('four');
  expect(await verifySeals(server.deps)).toEqual({ entries: 3 });
  await seal(1);
  expect(await verifySeals(server.deps)).toEqual({ entries: 4 });
  expect((await admin.call('GET', '/audit/seal')).data.seal).toMatchObject({ entries: 4 });
});

test.each([
  ['changed', `update staff_audit set kind = 'other' where kind = 'two'`],
  ['changed in its details', `update staff_audit set details = '{"a":[2],"b":2}' where kind = 'two'`],
  ['removed', `delete from staff_audit where kind = 'two'`],
  [
    'put between them',
    `insert into staff_audit (id, at, written_in, kind, details) select gen_random_uuid(), at, written_in, 'two', '{}' from staff_audit where kind = 'one'`,
  ],
])('an entry that was %s breaks the seal it belongs to', async (_, sql) => {
  for (const kind of ['one', 'two']) await write(kind);
  await seal(2);
  await write('three');
  await seal(1);
  // The seal of the second entry: the two may have been sealed separately.
  const [own] = await query('select min(number)::int as number from staff_audit_seals where entries >= 2');
  await tamper(sql);
  expect(await verifySeals(server.deps)).toEqual({ broken: own.number });
});

test('a seal made with another key does not fit', async () => {
  await write('one');
  await seal(1);
  const keys = { ...server.deps.keys, audit: Buffer.alloc(32, 1) };
  expect(await verifySeals({ ...server.deps, keys })).toEqual({ broken: 1 });
});

test('an entry whose transaction is still running is sealed in its place after it ends', async () => {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let begun = () => {};
  const isBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const slow = transaction(server.deps, async (trx) => {
    await insertEntry(trx, { accountId: null, kind: 'slow', ip: null }, server.deps.now());
    begun();
    await held;
  });
  await isBegun;
  await write('fast');
  expect(await sealEntries(server.deps)).toBe(0);
  goOn();
  await slow;
  await seal(2);
  expect(await verifySeals(server.deps)).toEqual({ entries: 2 });
});

test('the log cannot be changed, removed or emptied', async () => {
  await write('one');
  for (const sql of [`update staff_audit set kind = 'x'`, 'delete from staff_audit', 'truncate staff_audit'])
    await expect(query(sql)).rejects.toThrow('append-only');
});

test('admins filter the log by account, kind and day, page through it, and find changes by their names', async () => {
  await admin.call('PATCH', '/me', { singleKeys: false });
  for (let n = 0; n < 3; n++) await write('other');
  const { data } = await admin.call('GET', `/audit?account=${admin.me.account.id}`);
  expect(data.items).toMatchObject([{ kind: 'changeMe', account: { name: 'Iris' }, part: null }]);
  const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
  expect((await admin.call('GET', `/audit?kind=other&from=${today}&to=${today}`)).data.items).toHaveLength(3);
  expect((await admin.call('GET', '/audit?to=2020-01-01')).data.items).toEqual([]);
  const first = await admin.call('GET', '/audit?limit=2');
  const second = await admin.call('GET', `/audit?limit=2&cursor=${first.data.next}`);
  const ids = [...first.data.items, ...second.data.items].map((entry: { id: string }) => entry.id);
  expect([new Set(ids).size, second.data.next]).toEqual([4, null]);
});

test('an account’s entries list its actions and the changes to it, in order', async () => {
  const person = await hire(server, 'advisor', 'Bea');
  const id = person.me.account.id;
  await admin.stepUp();
  await admin.call('PATCH', `/accounts/${id}`, { roles: ['reviewer'] });
  await person.call('PATCH', '/me', { singleKeys: false });
  await admin.call('DELETE', `/accounts/${id}/sessions`);
  const kinds = async (filter: string) =>
    (await admin.call('GET', `/audit?${filter}`)).data.items.map((entry: { kind: string }) => entry.kind);
  expect(await kinds(`about=${id}&direction=asc`)).toEqual(['changeAccount', 'endSessions']);
  expect(await kinds(`account=${id}&direction=asc`)).toEqual(['accepted_invitation', 'changeMe']);
  const first = (await admin.call('GET', '/audit?direction=asc&limit=2')).data;
  const second = (await admin.call('GET', `/audit?direction=asc&limit=2&cursor=${first.next}`)).data;
  const times = [...first.items, ...second.items].map(({ at }: { at: string }) => at);
  expect(times).toEqual([...times].sort());
  const other = await admin.call('GET', `/audit?direction=desc&limit=2&cursor=${first.next}`);
  expect(other.errors).toMatchObject([{ path: 'cursor', code: 'invalid_value' }]);
});

test('an entry names the application’s reference, and says whether it is sealed', async () => {
  const { applicationId } = await server.open('mx');
  await admin.call('GET', `/applications/${applicationId}`);
  const read = async () => (await admin.call('GET', `/audit?application=${applicationId}`)).data.items;
  expect(await read()).toMatchObject([
    { kind: 'read', part: 'case', reference: expect.stringMatching(/^.{4}-.{4}$/), sealed: false },
  ]);
  await seal(1);
  expect(await read()).toMatchObject([{ kind: 'read', sealed: true }]);
});

test('the table has every requested entry, contains no formula, and its download is logged', async () => {
  const formula = { accountId: null, kind: '=cmd', ip: null, details: { a: 'b, "c"' } };
  await server.deps.staffGate.recordWrite(formula);
  for (let n = 0; n < 1200; n++)
    await insertEntry(server.deps.db, { accountId: null, kind: 'many', ip: null }, server.deps.now());
  await query(`update staff_sessions set stepped_up_until = null where account_id = $1`, [admin.me.account.id]);
  expect((await admin.call('GET', '/audit.csv')).code).toBe('step_up_needed');
  await admin.stepUp();
  const { body, headers } = await admin.call('GET', '/audit.csv?direction=asc');
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toBe(
    'id,at,account_id,account,kind,application_id,reference,part,media_id,revision,ip,sealed,details',
  );
  // Plus the download itself, which was logged before.
  expect(lines.filter((line) => line.includes(',many,'))).toHaveLength(1200);
  expect(lines[1]).toContain(`,'=cmd,`);
  expect(lines[1]).toContain(`"{""a"":""b, \\""c\\""""}"`);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' });
  const few = await admin.call('GET', '/audit.csv?kind=%3Dcmd');
  expect(few.body.trim().split('\r\n')).toHaveLength(2);
  const downloads = (await admin.call('GET', '/audit?kind=read')).data.items;
  expect(downloads).toMatchObject([
    { part: 'export', account: { name: 'Iris' }, details: { audit: { kind: '=cmd' } } },
    { part: 'export', details: { audit: { direction: 'asc' } } },
  ]);
});
