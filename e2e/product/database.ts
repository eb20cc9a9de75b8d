import pg from 'pg';
import { startEmbeddedPostgres } from '../../postgres/embedded-postgres.ts';

/** Queries the database of the running product, for facts no screen shows: that nothing is duplicated, or that days passed. */
export async function askDatabase<Row extends object>(question: string, values: unknown[] = []): Promise<Row[]> {
  const database = await startEmbeddedPostgres(process.env.DATA_DIR!, { role: 'command' });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(question, values)).rows as Row[];
  } finally {
    await client.end();
    await database.stop();
  }
}

/** The ids of an application's stored files. */
export async function filesOf(requestId: string): Promise<string[]> {
  const rows = await askDatabase<{ id: string }>(
    'select m.id from media m join application_links l using (application_id) where l.request_id = $1',
    [requestId],
  );
  return rows.map(({ id }) => id);
}

/** The number of events per kind for an application: `{ consent: 1, stage: 2 }`. */
export async function countEvents(requestId: string): Promise<Record<string, number>> {
  const rows = await askDatabase<{ kind: string; n: string }>(
    `select e.kind, count(*) as n from application_events e join application_links l using (application_id)
     where l.request_id = $1 group by e.kind`,
    [requestId],
  );
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, Number(n)]));
}
