import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const { pool, close } = await createTestDatabase();
afterAll(close);

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
