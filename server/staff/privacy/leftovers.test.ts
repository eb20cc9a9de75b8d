import { afterAll, expect, test } from 'vitest';
import { requireOwnKey } from '../../core/database/require-own-key.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { hire } from '../testing/test-staff.ts';
import { tidyErased } from './nightly.ts';
import { registry } from './registry.ts';
import { erasingOn, playCrm } from './testing/erasing.ts';
import { fillPerson } from './testing/fill-person.ts';

const server = await startTestApp({ settings: { WRITES_PER_HOUR: '100000' }, crm: playCrm().crm });
afterAll(server.close);
await requireOwnKey(server.deps.db, server.deps.config.SECRET_KEY);
const eva = await hire(server, 'everything', 'Eva');
const { query, erase, finish } = erasingOn(server, eva);

/** Relations whose files contain the bytes of a text, as somebody would find them who got the disk. */
async function filesSaying(text: string): Promise<string[]> {
  await query('checkpoint');
  const rows = await query(
    `select c.relname as name from pg_class c
     where pg_relation_filepath(c.oid) is not null and c.relkind <> 'p'
       and position($1::bytea in pg_read_binary_file(pg_relation_filepath(c.oid))) > 0`,
    [Buffer.from(text)],
  );
  return rows.map(({ name }) => name).toSorted();
}

test('after an erasure nothing of the person is left in any file of the database', async () => {
  const other = await server.open('mx');
  const person = await fillPerson(server, eva, other.applicationId);
  const { applicationId, word, email, phone } = person;
  await query(`update queue_rows set words = ' ' || $2 || ' ', phone = $3 where application_id = $1`, [
    ...[applicationId, word, phone.slice(-10)],
  ]);
  await query('analyze');
  expect((await filesSaying(word)).length).toBeGreaterThan(20);
  expect(await filesSaying(word)).not.toContain('pg_statistic');
  await query(`delete from decisions where application_id = $1`, [applicationId]);
  expect((await erase(applicationId)).status).toBe(200);
  await finish(applicationId);
  expect((await filesSaying(word)).length).toBeGreaterThan(20);
  await tidyErased(server.deps);
  for (const text of [word, email, phone, phone.slice(-10)]) expect(await filesSaying(text), text).toEqual([]);
});

/**
 * Columns with values that say nothing about who somebody is, whose statistics the planner needs: codes from a list, days, and
 * random or keyed values that can't be traced back.
 */
const sampled = new Set(
  `actor addresses_by_staff answer apply_again_on archive_key archive_until band because by came_from captured_on channel closed closed_reason country currency day decision
   dismiss_reason earnings_status entity erased_on frozen_until from_day hand_over_on kind language media_type metrics_status mime_type
   month needs newest_week not_seen observed_country origin outcome part paths platform print problems read_week reader_version reasons
   source stage state status step storage_key text_version to type upload_type waits_for week_start why zone
   corrections.reason deliveries.reason documents.reason idempotency_keys.key identity_claims.fingerprint platform_accounts.reason
   queue_rows.flags screenshots.reason widget_accounts.reason`.split(/\s+/),
);
/** Free text of the same name as a code. */
const personal = new Set(['idempotency_keys.answer', 'personal_data.state']);

test('nothing is rewritten while nobody was erased since, and a locked table is tried again', async () => {
  const tidied = async () => (await query('select tidied_at from installation'))[0]?.tidied_at ?? null;
  const before = await tidied();
  await tidyErased(server.deps);
  expect(await tidied()).toEqual(before);
  const { applicationId } = await server.open('us');
  await erase(applicationId);
  await finish(applicationId);
  const holder = await server.database.pool.connect();
  try {
    await holder.query('begin; lock table staff_notes in access share mode');
    await tidyErased(server.deps);
    expect(await tidied()).toEqual(before);
    expect(server.logged.join('')).toContain('"tables":["staff_notes"]');
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await tidyErased(server.deps);
  expect(await tidied()).not.toEqual(before);
}, 60_000);

test('the planner keeps no statistics of columns and expressions with values of people', async () => {
  const people = registry.filter(({ rows }) => rows !== null).map(({ table }) => table);
  const columns = await query(
    `select c.relname as "table", a.attname as "column", a.attstattarget as target
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any($1) and a.attnum > 0 and not a.attisdropped
       and format_type(a.atttypid, null) !~ '^(uuid|timestamp|boolean|integer|bigint|smallint|xid8)'`,
    [people],
  );
  const expressions = await query(
    `select c.relname as "table", a.attname as "column", a.attstattarget as target
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_attribute a on a.attrelid = c.oid
     where i.indrelid = any(select oid from pg_class where relname = any($1)) and i.indexprs is not null
       and i.indkey[a.attnum - 1] = 0 and format_type(a.atttypid, null) !~ '^tstzrange'`,
    [people],
  );
  const kept = [...columns, ...expressions]
    .filter(({ target }) => target !== 0)
    .filter(({ table, column }) => {
      const name = `${table}.${column}`;
      return personal.has(name) || !(sampled.has(column) || sampled.has(name));
    });
  // A new column with values of people needs `set statistics 0` in its migration; one with codes belongs in the list above.
  expect(kept.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
  expect(expressions.map(({ table }) => table)).toContain('queue_words_and_marks');
});

const database = await createTestDatabase();
afterAll(() => database.close());

const columnsOf = ({ exported, sealed, erased, kept, technical }: (typeof registry)[number]) => [
  ...exported,
  ...sealed,
  ...Object.keys(erased),
  ...Object.keys(kept),
  ...technical,
];

async function catalog(): Promise<Record<string, string[]>> {
  const { rows } = await database.pool.query<{ table_name: string; column_name: string }>(
    `select table_name, column_name from information_schema.columns where table_schema = 'public'`,
  );
  const tables = Object.groupBy(rows, (row) => row.table_name);
  return Object.fromEntries(
    Object.entries(tables).map(([table, of = []]) => [table, of.map((row) => row.column_name)]),
  );
}
const sorted = (tables: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(tables).map(([table, columns]) => [table, columns.toSorted()]));

test('every column of the database is declared as given, erased, kept or technical, once', async () => {
  const declared = Object.fromEntries(registry.map((declaredTable) => [declaredTable.table, columnsOf(declaredTable)]));
  expect(Object.keys(declared)).toHaveLength(registry.length);
  expect(sorted(declared)).toEqual(sorted(await catalog()));
});

test('a table with an application’s id in a column declares whose data its rows are', async () => {
  const named = Object.entries(await catalog()).filter(([, columns]) => columns.includes('application_id'));
  for (const [table] of named)
    expect(registry.find((declaredTable) => declaredTable.table === table)?.rows, table).not.toBeNull();
});

test('columns that are kept, or not exported, have a reason', () => {
  for (const { table, erased, kept } of registry)
    for (const [column, reason] of [...Object.entries(erased), ...Object.entries(kept)])
      expect(reason.length, `${table}.${column}`).toBeGreaterThan(10);
});
