import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { registry } from './registry.ts';

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
  const declared = Object.fromEntries(registry.map((one) => [one.table, columnsOf(one)]));
  expect(Object.keys(declared)).toHaveLength(registry.length);
  expect(sorted(declared)).toEqual(sorted(await catalog()));
});

test('a table with an application’s id in a column declares whose data its rows are', async () => {
  const named = Object.entries(await catalog()).filter(([, columns]) => columns.includes('application_id'));
  for (const [table] of named) expect(registry.find((one) => one.table === table)?.rows, table).not.toBeNull();
});

test('columns that are kept, or not exported, have a reason', () => {
  for (const { table, erased, kept } of registry)
    for (const [column, reason] of [...Object.entries(erased), ...Object.entries(kept)])
      expect(reason.length, `${table}.${column}`).toBeGreaterThan(10);
});
