import { readFile } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';

const database = await createTestDatabase();
afterAll(database.close);
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
