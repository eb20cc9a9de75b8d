import { type Kysely, sql } from 'kysely';
import { PgBoss } from 'pg-boss';

/** The queue of jobs whose retries all failed. */
export const DEAD_LETTERS = 'dead-letters';

/** A job that was given up. */
interface DeadJob {
  id: string;
  kind: string;
  /** The last failure, without personal data. */
  reason: string;
  tries: number;
  createdAt: Date;
  givenUpAt: Date;
  /** When it was given up, as text: with its id, the position for the next page. */
  place: string;
}

/**
 * The jobs that were given up, oldest first, after a given place and id, at most `most`; empty before the queue's first start.
 * `count` is the number of all.
 */
export async function listDeadJobs<DB>(
  db: Kysely<DB>,
  most: number,
  after: readonly [string, string] | null = null,
): Promise<{ count: number; jobs: DeadJob[] }> {
  const { rows: found } = await sql<{ job: string | null }>`select to_regclass('pgboss.job')::text as job`.execute(db);
  if (!found[0]?.job) return { count: 0, jobs: [] };
  const dead = sql`pgboss.job where name = ${DEAD_LETTERS} and state = 'created'`;
  const { rows: counts } = await sql<{ count: number }>`select count(*)::int as count from ${dead}`.execute(db);
  const { rows } = await sql<DeadJob & { output: unknown }>`
    select id, coalesce(source_name, 'unknown') as kind, source_output as output,
      coalesce(source_retry_count, 0) + 1 as tries, coalesce(source_created_on, created_on) as "createdAt",
      created_on as "givenUpAt", created_on::text as place
    from ${dead} and ${after ? sql`(created_on, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by created_on, id limit ${most}`.execute(db);
  const jobs = rows.map(({ output, ...job }) => ({ ...job, reason: reasonOf(output) }));
  return { count: counts[0]?.count ?? 0, jobs };
}

/** Queues the job again as if it were new; false if there is no such job, or if an equal one is already queued. */
export async function retryDeadJob(databaseUrl: string, id: string): Promise<boolean> {
  const settings = { supervise: false, schedule: false, migrate: false, createSchema: false };
  const boss = new PgBoss({ ...settings, connectionString: databaseUrl, max: 1, application_name: 'volante command' });
  // An interrupted connection also fails the call below.
  boss.on('error', () => {});
  await boss.start();
  try {
    return (await boss.redrive(DEAD_LETTERS, { ids: [id] })) > 0;
  } finally {
    await boss.stop({ graceful: false });
  }
}

/** The code of a failure: the error's own code or class, never its message, which may quote data. */
export function codeOfFault(error: unknown): string {
  const { service, code, kind, fault, name } = (error ?? {}) as Record<string, unknown>;
  const word = [code, kind, fault, name].find((item) => typeof item === 'string' && item !== 'Error');
  const whole = typeof service === 'string' ? `${service}_${word}` : String(word);
  return word && /^[\w-]{1,60}$/.test(whole) ? whole : 'unknown_error';
}

// If a job did not end, the queue stores a message of its own.
function reasonOf(output: unknown): string {
  const { code, value, message } = (output ?? {}) as { code?: unknown; value?: { message?: string }; message?: string };
  if (typeof code === 'string') return code;
  const said = String(value?.message ?? message ?? '');
  if (said.includes('heartbeat')) return 'process_lost';
  return /timed out|exceeded/.test(said) ? 'job_expired' : 'unknown_error';
}

interface JobCount {
  /** Kind of the job. */
  job: string;
  /** `late`: should have begun; `later`: waits for its time or its retry; `active`: running. */
  state: 'late' | 'later' | 'active';
  count: number;
  /** How many seconds ago the latest one should have begun; 0 for other states. */
  lateSeconds: number;
}

/** Unfinished jobs by kind and state, and the number of jobs given up. */
export async function countJobs<DB>(db: Kysely<DB>): Promise<{ jobs: JobCount[]; dead: number }> {
  const { rows } = await sql<JobCount>`
    with unfinished as (
      select name, start_after,
        case when state = 'active' then 'active' when start_after <= now() then 'late' else 'later' end as state
      from pgboss.job where state < 'completed'
    )
    select name as job, state, count(*)::int as count,
      coalesce(extract(epoch from now() - min(start_after) filter (where state = 'late')), 0)::float8 as "lateSeconds"
    from unfinished group by name, state`.execute(db);
  const dead = rows.find(({ job }) => job === DEAD_LETTERS)?.count ?? 0;
  return { jobs: rows.filter(({ job }) => job !== DEAD_LETTERS), dead };
}
