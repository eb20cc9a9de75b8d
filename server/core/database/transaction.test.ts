import { sql, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { Problem } from '../problem.ts';
import { openDatabase } from './db.ts';
import { preparedAs } from './prepared.ts';
import type { Database } from './schema.ts';
import { transaction } from './transaction.ts';

const { db, pool, url, close } = await createTestDatabase();
beforeAll(async () => {
  await pool.query(
    `CREATE TABLE counters (id int PRIMARY KEY, n int CONSTRAINT unprocessable_error__n CHECK (n < 100))`,
  );
  await pool.query('CREATE UNIQUE INDEX already_exist__n ON counters (n) WHERE n > 50');
  await pool.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
});
afterAll(close);

const value = async (id: number) => (await pool.query('SELECT n FROM counters WHERE id = $1', [id])).rows[0].n;

test('two transactions that deadlock both succeed in the end', async () => {
  const both = { first: 1, second: 2 };
  const add = (from: number, to: number) =>
    transaction({ db }, async (trx) => {
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${from}`.execute(trx);
      await sql`SELECT pg_sleep(0.05)`.execute(trx);
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${to}`.execute(trx);
    });
  await Promise.all([add(both.first, both.second), add(both.second, both.first)]);
  expect(await Promise.all([value(1), value(2)])).toEqual([2, 2]);
});

test('a violated constraint becomes the refusal it is named after', async () => {
  const set = (id: number, n: number) =>
    transaction({ db }, (trx) => sql`UPDATE counters SET n = ${n} WHERE id = ${id}`.execute(trx));
  await expect(set(1, 100)).rejects.toMatchObject({ code: 'unprocessable_error' });
  await set(1, 60);
  const refused = await set(2, 60).catch((error) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused.code).toBe('already_exist');
});

test('violating a constraint without an error code in its name is an unexpected error', async () => {
  const refused = await transaction({ db }, (trx) => sql`INSERT INTO counters VALUES (1, 1)`.execute(trx)).catch(
    (e) => e,
  );
  expect(refused).not.toBeInstanceOf(Problem);
});

test('what is computed before the commit is part of the transaction, once, however deep its work is nested', async () => {
  let computed = 0;
  const deps = {
    db,
    beforeCommit: async (trx: Transaction<Database>) => {
      computed++;
      await sql`UPDATE counters SET n = (SELECT n FROM counters WHERE id = 1) WHERE id = 2`.execute(trx);
    },
  };
  const set = (n: number) =>
    transaction(deps, (trx) =>
      transaction({ ...deps, db: trx }, (inner) => sql`UPDATE counters SET n = ${n} WHERE id = 1`.execute(inner)),
    );
  await set(20);
  expect([await value(1), await value(2), computed]).toEqual([20, 20, 1]);
  await expect(set(100)).rejects.toMatchObject({ code: 'unprocessable_error' });
  const failing = { db, beforeCommit: () => Promise.reject(new Error('no')) };
  const change = (trx: Transaction<Database>) => sql`UPDATE counters SET n = 30 WHERE id = 1`.execute(trx);
  await expect(transaction(failing, change)).rejects.toThrow('no');
  expect([await value(1), await value(2), computed]).toEqual([20, 20, 1]);
});

test('a transaction that could not begin changes nothing', async () => {
  const own = openDatabase(url, { connections: 1 });
  const { rows } = await own.pool.query('select pg_backend_pid() as pid');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  const before = await value(1);
  const change = transaction(own, (trx) => sql`UPDATE counters SET n = n + 1 WHERE id = 1`.execute(trx));
  const [outcome] = await Promise.allSettled([change]);
  // Either the pool noticed in time and opened another connection, or the call fails.
  expect(await value(1)).toBe(outcome?.status === 'fulfilled' ? before + 1 : before);
  await own.close();
});

test('a nested transaction is part of the outer one', async () => {
  const failing = transaction({ db }, async (outer) => {
    await transaction({ db: outer }, (inner) => sql`UPDATE counters SET n = 7 WHERE id = 2`.execute(inner));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await value(2)).not.toBe(7);
});

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
