import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { Problem } from '../http/problem.ts';
import { transaction } from './transaction.ts';

const { db, pool, close } = await createTestDatabase();
beforeAll(async () => {
  await pool.query(
    `CREATE TABLE counters (id int PRIMARY KEY, n int CONSTRAINT unprocessable_error__n CHECK (n < 100))`,
  );
  await pool.query('CREATE UNIQUE INDEX already_exist__n ON counters (n) WHERE n > 50');
  await pool.query('INSERT INTO counters VALUES (1, 0), (2, 0)');
});
afterAll(close);

const value = async (id: number) => (await pool.query('SELECT n FROM counters WHERE id = $1', [id])).rows[0].n;

test('two transactions that block each other both succeed in the end', async () => {
  const both = { first: 1, second: 2 };
  const add = (from: number, to: number) =>
    transaction(db, async (trx) => {
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${from}`.execute(trx);
      await sql`SELECT pg_sleep(0.05)`.execute(trx);
      await sql`UPDATE counters SET n = n + 1 WHERE id = ${to}`.execute(trx);
    });
  await Promise.all([add(both.first, both.second), add(both.second, both.first)]);
  expect(await Promise.all([value(1), value(2)])).toEqual([2, 2]);
});

test('a violated constraint becomes the refusal it is named after', async () => {
  const set = (id: number, n: number) =>
    transaction(db, (trx) => sql`UPDATE counters SET n = ${n} WHERE id = ${id}`.execute(trx));
  await expect(set(1, 100)).rejects.toMatchObject({ code: 'unprocessable_error' });
  await set(1, 60);
  const refused = await set(2, 60).catch((error) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused.code).toBe('already_exist');
});

test('a constraint without an error code in its name stays a fault', async () => {
  const refused = await transaction(db, (trx) => sql`INSERT INTO counters VALUES (1, 1)`.execute(trx)).catch((e) => e);
  expect(refused).not.toBeInstanceOf(Problem);
});

test('a transaction inside another one is part of it', async () => {
  const failing = transaction(db, async (outer) => {
    await transaction(outer, (inner) => sql`UPDATE counters SET n = 7 WHERE id = 2`.execute(inner));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await value(2)).not.toBe(7);
});
