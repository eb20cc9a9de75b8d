import { randomUUID } from 'node:crypto';
import type { AuditVisit } from '@volante/contract/staff/audit.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditEntry } from '../../core/http/staff/staff-deps.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { hire, type TestStaff } from '../testing/test-staff.ts';
import { insertEntry } from './audit-store.ts';

const server = await startTestApp();
afterAll(server.close);
const { query } = server;
let iris: TestStaff;
let bea: TestStaff;
let mexican: string;
let american: string;
beforeAll(async () => {
  iris = await hire(server, 'everything', '=Iris');
  bea = await hire(server, 'reviewer', 'Bea');
  mexican = (await server.open('mx')).applicationId;
  american = (await server.open('us')).applicationId;
});
beforeEach(async () => {
  await query('alter table staff_audit disable trigger user');
  await query('delete from staff_audit');
  await query('alter table staff_audit enable trigger user');
});

// Noon at the head office.
const NOON = Date.parse('2026-11-20T18:00:00Z');
const at = (minute: number) => new Date(NOON + minute * 60_000).toISOString();

/** Logs an entry so many minutes after noon. */
async function log(
  who: TestStaff | null,
  applicationId: string | null,
  minute: number,
  more: Partial<AuditEntry> = {},
) {
  const entry = { accountId: who?.me.account.id ?? null, applicationId, kind: 'read', part: 'case', ip: null } as const;
  await insertEntry(server.deps.db, { ...entry, ...more }, new Date(NOON + minute * 60_000));
}
const read = async (asked = '', path = '/audit/visits') => (await iris.call('GET', `${path}?${asked}`)).data;
const visits = async (asked = ''): Promise<AuditVisit[]> => (await read(asked)).items;
const spans = (items: AuditVisit[]) =>
  items.map(({ account, applicationId, from, to, entries }) => [
    ...[account.name, applicationId === mexican ? 'mx' : 'us', minuteOf(from), to && minuteOf(to), entries],
  ]);
const minuteOf = (moment: string) => (Date.parse(moment) - NOON) / 60_000;

/** Every visit, in pages of so many. */
async function inPages(limit: number, asked = '', between = async () => {}): Promise<AuditVisit[]> {
  const found: AuditVisit[] = [];
  for (let cursor = ''; ; ) {
    const { items, next } = await read(`limit=${limit}&${asked}${cursor}`);
    found.push(...items);
    if (!next) return found;
    expect(items).toHaveLength(limit);
    cursor = `&cursor=${next}`;
    await between();
  }
}

async function insertFile(applicationId: string, type: string, mime: string): Promise<string> {
  const id = randomUUID();
  await query(
    `insert into media (id, application_id, media_type, file_name, mime_type, size, sha256, storage_key)
     values ('${id}', '${applicationId}', '${type}', 'x', '${mime}', 1, '\\x00', '${id}')`,
  );
  return id;
}

test('entries of one account on one application are one visit as long as no break is longer than 15 minutes', async () => {
  for (const minute of [0, 15, 29]) await log(iris, mexican, minute);
  await log(bea, mexican, 5);
  await log(iris, american, 10);
  await log(iris, mexican, 44.1);
  await log(iris, null, 20);
  await log(null, mexican, 20);
  expect(spans(await visits())).toEqual([
    ['=Iris', 'mx', 44.1, null, 1],
    ['=Iris', 'us', 10, null, 1],
    ['Bea', 'mx', 5, null, 1],
    ['=Iris', 'mx', 0, 29, 3],
  ]);
});

test('a visit says what was seen, which files by name, and what was written', async () => {
  const card = await insertFile(mexican, 'identity_card_front', 'image/jpeg');
  // A file of the chat that became a document.
  const placed = await insertFile(mexican, 'chat_file', 'application/pdf');
  await query(`insert into documents (application_id, type, position) values ('${mexican}', 'curp', 90)
    on conflict do nothing`);
  await query(`insert into document_versions (id, application_id, type, media_id)
    values ('${randomUUID()}', '${mexican}', 'curp', '${placed}')`);
  await log(iris, mexican, 0);
  await log(iris, mexican, 0, { part: 'earnings' });
  await log(iris, mexican, 1, { part: 'file', mediaId: card });
  await log(iris, mexican, 2, { part: 'original', mediaId: card });
  await log(iris, mexican, 3, { part: 'file', mediaId: placed });
  for (const minute of [4, 5]) await log(iris, mexican, minute, { kind: 'reviewPaper', part: null });
  await log(iris, mexican, 6, { kind: 'addNote', part: null });
  const [visit] = await visits();
  expect(visit).toMatchObject({
    account: { name: '=Iris' },
    reference: expect.stringMatching(/^.{4}-.{4}$/),
    ...{ from: at(0), to: at(6), entries: 8, fileCount: 2 },
    parts: ['case', 'earnings', 'file', 'original'],
    written: [
      { kind: 'addNote', count: 1 },
      { kind: 'reviewPaper', count: 2 },
    ],
  });
  expect(visit?.files.toSorted((a, b) => String(a.type).localeCompare(String(b.type)))).toEqual([
    { mediaId: placed, type: 'curp', mimeType: 'application/pdf' },
    { mediaId: card, type: 'identity_card_front', mimeType: 'image/jpeg' },
  ]);
});

test('what was seen of an erased application, or of an erased file, is still told', async () => {
  const [application, file] = [randomUUID(), randomUUID()];
  await log(iris, application, 0, { part: 'file', mediaId: file });
  expect(await visits()).toMatchObject([
    { applicationId: application, reference: null, files: [{ mediaId: file, type: null, mimeType: null }] },
  ]);
  await iris.stepUp();
  const { body } = await iris.call('GET', '/audit/visits.csv');
  expect(body).toContain(`,erased,1,file,erased ${file},1,`);
});

test('a visit is on one page only, and whole, wherever a page ends and whatever is logged meanwhile', async () => {
  for (let n = 0; n < 12; n++) {
    // At the same millisecond, in the middle of each other, and longer than a page has entries.
    await log(iris, mexican, n * 8);
    await log(bea, mexican, n * 8);
    await log(bea, american, n * 20);
    await log(iris, american, n * 10);
  }
  const all = await visits();
  expect(all).toHaveLength(15);
  expect(all.map(({ entries }) => entries).reduce((sum, count) => sum + count)).toBe(48);
  for (const limit of [1, 2, 4, 7]) {
    expect(await inPages(limit)).toEqual(all);
    expect(await inPages(limit, 'direction=asc')).toEqual(all.toReversed());
  }
  let minute = 12 * 8;
  const goingOn = await inPages(3, '', () => log(bea, mexican, minute++));
  expect(goingOn.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
});

test('visits are found beyond any number of entries that begin none', async () => {
  await log(bea, mexican, 0);
  await query(`insert into staff_audit (id, at, account_id, kind, application_id, details)
    select gen_random_uuid(), '${at(20)}'::timestamptz + n * interval '1 second', '${iris.me.account.id}', 'addNote', '${mexican}', '{}'
    from generate_series(1, 2200) n`);
  expect(await visits()).toMatchObject([
    { account: { name: '=Iris' }, entries: 2200, written: [{ kind: 'addNote', count: 2200 }] },
    { account: { name: 'Bea' }, entries: 1 },
  ]);
});

test('a visit ends with the day at the head office, so that no filter by day cuts or hides one', async () => {
  // 23:50 to 00:20 there.
  for (const minute of [710, 719, 725, 740]) await log(iris, mexican, minute);
  expect(spans(await visits())).toEqual([
    ['=Iris', 'mx', 725, 740, 2],
    ['=Iris', 'mx', 710, 719, 2],
  ]);
  expect(spans(await visits('from=2026-11-21'))).toEqual([['=Iris', 'mx', 725, 740, 2]]);
  expect(spans(await visits('to=2026-11-20'))).toEqual([['=Iris', 'mx', 710, 719, 2]]);
});

test('a night with thousands of entries on both sides of midnight is read within the database’s time limit', async () => {
  // As a program asks that reads one application all the time.
  await query(`insert into staff_audit (id, at, account_id, kind, application_id, details)
    select gen_random_uuid(), '${at(705)}'::timestamptz + n * interval '100 milliseconds', '${iris.me.account.id}', 'read', '${mexican}', '{}'
    from generate_series(1, 18000) n`);
  expect((await visits()).map(({ from, entries }) => [minuteOf(from), entries])).toEqual([
    [720, 9001],
    [expect.closeTo(705, 1), 8999],
  ]);
});

test('account and application together answer what somebody saw of it, and a visit leads to its entries', async () => {
  for (const minute of [0, 10, 60, 70, 80]) await log(iris, mexican, minute);
  for (const minute of [65, 66]) await log(bea, mexican, minute);
  await log(iris, american, 61);
  const both = `account=${iris.me.account.id}&application=${mexican}`;
  const [later, earlier] = await visits(both);
  expect(spans([later, earlier] as AuditVisit[])).toEqual([
    ['=Iris', 'mx', 60, 80, 3],
    ['=Iris', 'mx', 0, 10, 2],
  ]);
  const entries = async (asked: string) =>
    (await read(asked, '/audit')).items.map((entry: { at: string }) => minuteOf(entry.at));
  expect(await entries(`visit=${later?.id}`)).toEqual([80, 70, 60]);
  expect(await entries(`visit=${later?.id}&direction=asc&${both}`)).toEqual([60, 70, 80]);
  expect(await entries(`visit=${later?.id}&account=${bea.me.account.id}`)).toEqual([]);
  expect(await entries(`visit=${randomUUID()}`)).toEqual([]);
  const inside = (await read(both, '/audit')).items[0].id;
  expect(await entries(`visit=${inside}`)).toEqual([]);
});

test('the table of visits asks for the second factor, is complete, contains no formula, and is logged', async () => {
  for (let n = 0; n < 520; n++) await log(bea, randomUUID(), n / 100);
  for (const minute of [0, 2.5]) await log(iris, mexican, minute);
  await query('update staff_sessions set stepped_up_until = null');
  expect((await iris.call('GET', '/audit/visits.csv')).code).toBe('step_up_needed');
  await iris.stepUp();
  const { body, headers } = await iris.call('GET', '/audit/visits.csv?direction=asc');
  const lines = body.trim().split('\r\n');
  expect(lines[0]).toBe(
    'id,from,to,seconds,account_id,account,application_id,reference,entries,parts,files,file_count,written',
  );
  expect(lines).toHaveLength(522);
  const [own = ''] = lines.filter((line) => line.includes(mexican));
  expect(own).toContain(`,${at(0)},${at(2.5)},150,`);
  expect(own).toContain(`,'=Iris,`);
  // One look has no length.
  expect(lines.find((line) => line.includes(',erased,1,case,'))).toContain(',,,');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'text/csv; charset=utf-8' });
  expect((await read('', '/audit')).items[0]).toMatchObject({
    ...{ kind: 'read', part: 'export', account: { name: '=Iris' } },
    details: { audit: { direction: 'asc' } },
  });
});
