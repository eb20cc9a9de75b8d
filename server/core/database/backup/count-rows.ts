import pg from 'pg';

/** Rows by table, named `schema.table`; partitions are counted with their table. */
export type RowCounts = Record<string, number>;

/** Counts every row of every table, in the snapshot of `client`. */
export async function countRows(client: Pick<pg.ClientBase, 'query'>): Promise<RowCounts> {
  const { rows: tables } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1`);
  const counts: RowCounts = {};
  for (const { name } of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*) from ${name}`);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}

/** Written when the schema is created. One with a baseline has fewer rows than one with the migrations that it replaced. */
export const ofTheSchema = ['public.kysely_migration', 'public.kysely_migration_lock', 'pgboss.version'];

/** Tables whose counts differ, as `table: before, after`, without those of the schema. */
export function differingCounts(before: RowCounts, after: RowCounts): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .filter((name) => before[name] !== after[name] && !ofTheSchema.includes(name))
    .map((name) => `${name}: ${before[name] ?? 'none'}, ${after[name] ?? 'none'}`);
}

/** A connection without timeouts, for work on whole tables. */
export async function withConnection<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, application_name: 'volante upkeep' });
  // An interrupted connection also fails the query that is under way.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
