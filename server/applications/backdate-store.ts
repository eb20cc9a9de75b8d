import { sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';

/**
 * Sets the times that the database wrote since `since` to `at`: those of the application, its links and its history. Only for
 * made-up applications, whose weeks pass within minutes. For these alone the history may be changed; the trigger that keeps it is
 * back when the transaction ends, whatever happens.
 */
export async function backdate(trx: Trx, applicationId: string, since: Date, at: Date): Promise<void> {
  await sql`alter table application_events disable trigger application_events_append_only`.execute(trx);
  await sql`
    update application_events set at = ${at}
    where application_id = ${applicationId} and at >= ${since}`.execute(trx);
  await sql`alter table application_events enable trigger application_events_append_only`.execute(trx);
  await sql`
    update application_links set created_at = ${at}
    where application_id = ${applicationId} and created_at >= ${since}`.execute(trx);
  await sql`
    update applications set updated_at = ${at}, created_at = case when created_at >= ${since} then ${at} else created_at end
    where id = ${applicationId} and updated_at >= ${since}`.execute(trx);
}
