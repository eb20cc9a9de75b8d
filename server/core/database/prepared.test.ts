import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './db.ts';
import { preparedAs } from './prepared.ts';

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

test('without NAMED_STATEMENTS, and without a mark, no statement is named', async () => {
  expect(await namesAfterTwo({ unnamed: true })).toEqual([]);
});
