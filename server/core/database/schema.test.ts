import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

/**
 * Foreign keys of a schema without an index that begins with one of their columns. A partial index may leave out only empty
 * values.
 */
async function slowForeignKeys(schema: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ key: string }>(
    `select c.conrelid::regclass || ' ' || c.conname as key
     from pg_constraint c
     where c.contype = 'f' and c.connamespace = $1::regnamespace
       and not exists (
         select from pg_index i
         where i.indrelid = c.conrelid and i.indisvalid
           and i.indkey[0] = any (c.conkey)
           and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$')
       )
     order by 1`,
    [schema],
  );
  return rows.map(({ key }) => key);
}

test('every foreign key has an index, so that no deletion has to read a whole table', async () => {
  expect(await slowForeignKeys('public')).toEqual([]);
});

test('a foreign key without an index, or with one that covers only some rows, is found', async () => {
  await database.pool.query(`
    create schema planted;
    create table planted.parents (id int primary key);
    create table planted.bare (parent int references planted.parents);
    create table planted.partly (parent int references planted.parents, live boolean);
    create index on planted.partly (parent) where live;
    create table planted.fine (parent int references planted.parents);
    create index on planted.fine (parent) where parent is not null;
  `);
  expect(await slowForeignKeys('planted')).toEqual([
    'planted.bare bare_parent_fkey',
    'planted.partly partly_parent_fkey',
  ]);
});

const { pool } = database;

const read = async (expression: string) => (await pool.query(`SELECT ${expression} AS value`)).rows[0].value;

test('a calendar day is the same in every time zone', async () => {
  expect(await read("DATE '2026-11-02'")).toBe('2026-11-02');
});

test('whole numbers are exact', async () => {
  expect(await read('9007199254740991::bigint')).toBe(9007199254740991);
  expect(await read('9007199254740993::bigint')).toBe(9007199254740993n);
  expect(await read('count(*)')).toBe(1);
});

test('decimals are numbers if a number can hold all their digits', async () => {
  expect(await read('4310.50::numeric(12,2)')).toBe(4310.5);
  expect(await read('-0.05::numeric')).toBe(-0.05);
  expect(await read('1234567890123456.78::numeric')).toBe('1234567890123456.78');
  expect(await read("'NaN'::numeric")).toBe('NaN');
});

const page = new URL('../../../docs/growing.md', import.meta.url);

test('docs/growing.md gives a reason for each unique key of an application’s data without the application’s id', async () => {
  const { rows } = await database.pool.query<{ name: string; columns: string }>(`
    select i.relname as name, string_agg('\`' || a.attname || '\`', ', ' order by k.position) as columns
    from pg_index x
    join pg_class r on r.oid = x.indrelid and r.relnamespace = 'public'::regnamespace
    join pg_class i on i.oid = x.indexrelid
    cross join unnest(x.indkey) with ordinality as k (number, position)
    join pg_attribute a on a.attrelid = r.oid and a.attnum = k.number
    where (x.indisunique or x.indisexclusion)
      and exists (select from pg_attribute o where o.attrelid = r.oid and o.attname = 'application_id' and not o.attisdropped)
    group by i.relname having not bool_or(a.attname = 'application_id')`);
  const text = await readFile(page, 'utf8');
  const listed = [...text.matchAll(/^\| `(\w+)` \| (`[^|]+`) \| \S.* \|$/gm)].map(([, name, columns]) => ({
    name,
    columns,
  }));
  const byName = (a: { name?: string | undefined }, b: { name?: string | undefined }) => (a.name! < b.name! ? -1 : 1);
  expect(listed.sort(byName)).toEqual(rows.sort(byName));
});
