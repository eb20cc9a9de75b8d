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
