import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './db.ts';
import { preparedAs } from './statement-names.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

async function namesAfterTwo(settings: { unnamed?: boolean }): Promise<string[]> {
  const { db, close } = openDatabase(database.url, { connections: 1, ...settings });
  try {
    return await db.transaction().execute(async (trx) => {
      const plus = (number: number) =>
        sql<{ sum: number }>`${sql.raw(preparedAs('one-more'))} select ${number}::int + 1 as sum`.execute(trx);
      expect((await plus(1)).rows).toEqual([{ sum: 2 }]);
      expect((await plus(41)).rows).toEqual([{ sum: 42 }]);
      const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(trx);
      return rows.map(({ name }) => name);
    });
  } finally {
    await close();
  }
}

test('a marked statement is prepared once per connection, inside a transaction too', async () => {
  expect(await namesAfterTwo({})).toEqual(['one-more']);
});

test('behind a pooler without prepared statements no statement is named', async () => {
  expect(await namesAfterTwo({ unnamed: true })).toEqual([]);
});

test('a statement that writes or looks up the rows of one id is prepared from its third use on, without a mark', async () => {
  const { db, pool, close } = openDatabase(database.url, { connections: 1 });
  const key = { purpose: 'audit', sealed: Buffer.from('x') } as const;
  const [{ id }] = (
    await pool.query(
      `insert into retired_keys (id, purpose, sealed) values (gen_random_uuid(), 'audit', 'x') returning id`,
    )
  ).rows;
  const ofOne = () => db.selectFrom('retired_keys').select('purpose').where('id', '=', id).execute();
  const change = () => db.updateTable('retired_keys').set(key).where('id', '=', id).execute();
  const add = () =>
    db
      .insertInto('retired_keys')
      .values({ id: randomUUID(), ...key })
      .execute();
  const list = () => db.selectFrom('retired_keys').select('id').where('purpose', '=', 'audit').execute();
  // A release running beside this one may add a column, which would break a prepared statement.
  const all = () => db.selectFrom('retired_keys').selectAll().where('id', '=', id).execute();
  try {
    for (const statement of [ofOne, change, add, list, all]) for (let n = 0; n < 3; n++) await statement();
    const { rows } = await pool.query('select statement from pg_prepared_statements order by prepare_time');
    expect(rows.map(({ statement }) => statement.split(' ', 1)[0])).toEqual(['select', 'update', 'insert']);
  } finally {
    await close();
  }
});

test('statements that were prepared before a column is added still work', async () => {
  const { db, pool, close } = openDatabase(database.url, { connections: 1 });
  const { id } = (
    await pool.query(
      `insert into retired_keys (id, purpose, sealed) values (gen_random_uuid(), 'audit', 'x') returning id`,
    )
  ).rows[0];
  const read = async () => [
    ...(await db.selectFrom('retired_keys').select('purpose').where('id', '=', id).execute()),
    ...(await db.selectFrom('retired_keys').selectAll().where('id', '=', id).execute()),
  ];
  try {
    for (let n = 0; n < 6; n++) await read();
    await pool.query('alter table retired_keys add column added int');
    expect(await read()).toMatchObject([{ purpose: 'audit' }, { id, added: null }]);
  } finally {
    await close();
  }
});
