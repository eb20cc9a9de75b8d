import type { Stage } from '@volante/contract/admission/stages.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export interface MatchRow {
  application_id: string;
  reference: number;
  name: string;
  stage: Stage;
  phone: string;
  email: string;
  created_at: Date;
}

/** Undecided applications with one of these phones (their last ten digits) or e-mails (in lower case), newest first. */
export async function selectMatches(
  db: Db,
  { phones, emails, limit }: { phones: readonly string[]; emails: readonly string[]; limit: number },
): Promise<MatchRow[]> {
  const { rows } = await sql<MatchRow>`
    with found as (
      select application_id from queue_rows
      where phone <> '' and reverse(phone) = any(array(select reverse(p) from unnest(${phones}::text[]) p))
      union
      select application_id from queue_rows where email <> '' and email = any(${emails}::text[])
    )
    select q.application_id, q.reference, q.name, q.stage, q.phone, q.email, q.created_at
    from queue_rows q
    -- As an array: joined, they would be guessed to be so many that the whole queue is read for them.
    where q.application_id = any(array(select application_id from found)) and q.stage not in ('approved', 'rejected')
    order by q.created_at desc, q.application_id limit ${limit}`.execute(db);
  return rows;
}
