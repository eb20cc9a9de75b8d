import { sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';

/**
 * Sets the times that the database wrote since `since` to `at`, for the application and its links. Only for made-up applications,
 * whose weeks pass within minutes; the event log keeps its real times.
 */
export async function backdate(trx: Trx, applicationId: string, since: Date, at: Date): Promise<void> {
  await sql`
    update application_links set created_at = ${at}
    where application_id = ${applicationId} and created_at >= ${since}`.execute(trx);
  await sql`
    update applications set updated_at = ${at}, created_at = case when created_at >= ${since} then ${at} else created_at end
    where id = ${applicationId}`.execute(trx);
}
