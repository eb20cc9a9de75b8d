import { type Kysely, sql } from 'kysely';
import { DEAD_LETTERS } from './dead-jobs.ts';

export interface JobCount {
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
