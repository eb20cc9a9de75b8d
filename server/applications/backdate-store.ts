import { sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';

/**
 * Moves what the database dated itself since `since` to `at`: the application and its links. For made-up applications alone,
 * which live through weeks in minutes; the log of events keeps its true moments.
 */
export async function backdate(trx: Trx, applicationId: string, since: Date, at: Date): Promise<void> {
  await sql`
    update application_links set created_at = ${at}
    where application_id = ${applicationId} and created_at >= ${since}`.execute(trx);
  await sql`
    update applications set updated_at = ${at}, created_at = case when created_at >= ${since} then ${at} else created_at end
    where id = ${applicationId}`.execute(trx);
}
