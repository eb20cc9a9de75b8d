import type { Person } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export interface VisitChangeRow {
  id: string;
  at: Date;
  kind: string;
  by: Person | null;
  visitId: string;
  details: Record<string, unknown>;
}

interface Asked {
  advisorId: string;
  accountId: string;
  since: Date;
  now: Date;
}

/**
 * The last change, since then, of each visit that the advisor has or had until it was reassigned. Changes by the account itself
 * are left out.
 */
export async function selectVisitChanges(db: Db, asked: Asked): Promise<VisitChangeRow[]> {
  const { advisorId, accountId, since, now } = asked;
  const { rows } = await sql<VisitChangeRow>`
    select c.id, c.at, c.kind, c."visitId", c.details,
      (select json_build_object('id', s.id, 'name', s.name) from staff_accounts s where s.id::text = c.actor) as by
    from (
      select distinct on (v.id) e.id::text, e.at, e.kind, e.actor, e.details, v.id as "visitId"
      from appointments v join application_events e using (application_id)
      where v.status <> 'held' and v.starts_at > ${new Date(now.getTime() - HOUR)} and v.ends_at > ${now}
        and v.updated_at > ${since} and e.details ->> 'appointment' = v.id::text
        and e.kind in ('visit_booked', 'visit_moved', 'visit_cancelled', 'visit_reassigned',
          'visit_attendance')
        and (v.advisor_id = ${advisorId}
          or (e.kind = 'visit_reassigned' and e.details ->> 'from' = ${advisorId}::text)
          or e.details ->> 'takenFrom' = ${advisorId}::text)
      order by v.id, e.at desc, e.id desc
    ) c
    where c.actor <> ${accountId}::text
    order by c.at desc, c.id desc`.execute(db);
  return rows;
}

// No visit lasts longer; this condition lets the index on the start be used.
const HOUR = 3_600_000;
