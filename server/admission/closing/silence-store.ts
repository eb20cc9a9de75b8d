import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export interface Silent {
  applicationId: string;
  country: CountryCode;
  /** Since when the application waits for a driver who did nothing. */
  since: Date;
}

/**
 * When the driver last acted or wrote to us, or the company last gave them the turn, for statements about `applications a` and
 * `queue_rows q`.
 */
const since = sql`greatest(q.waiting_since, a.reopened_at,
  (select c.heard_at from conversations c where c.application_id = a.id),
  (select max(e.at) from application_events e where e.application_id = a.id and e.by = 'applicant'))`;

const silent = (stages: readonly Stage[]) => sql`
  from queue_rows q join applications a on a.id = q.application_id
  where q.waits_for = 'driver' and a.closed_at is null and a.guarded_at is not null and a.stage = any(${stages as Stage[]})
    -- Whoever waits for our answer to a message isn't silent; whoever is on the waiting list was asked to wait.
    and not exists (select from conversations c where c.application_id = a.id and c.waiting_since is not null)
    and not exists (select from waiting_list w where w.application_id = a.id)`;

/** Open applications that have waited for a silent driver since this moment or longer, oldest turn first. */
export async function selectSilent(
  db: Db,
  stages: readonly Stage[],
  until: Date,
  after: Pick<Silent, 'applicationId'> | null,
  most: number,
): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    select * from (
      select a.id as "applicationId", a.country, ${since} as since ${silent(stages)}
        and q.waiting_since <= ${until} and (${after?.applicationId ?? null}::uuid is null or a.id > ${after?.applicationId ?? null}::uuid)
    ) as found where since <= ${until} order by "applicationId" limit ${most}`.execute(db);
  return rows;
}

/** The silence of one application; null if it is over or closed. */
export async function selectSilence(db: Db, stages: readonly Stage[], applicationId: string): Promise<Silent | null> {
  const { rows } = await sql<Silent>`
    select a.id as "applicationId", a.country, ${since} as since ${silent(stages)} and a.id = ${applicationId}`.execute(
    db,
  );
  return rows[0] ?? null;
}
