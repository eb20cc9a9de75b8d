import type { Db } from '../../core/database/db.ts';
import type { StaffCaseFile } from '../../core/http/staff/staff-deps.ts';

/** The application as the gate for staff needs it. `applicationId` must be a UUID. */
export async function selectCaseFile(db: Db, applicationId: string): Promise<StaffCaseFile | null> {
  const row = await db
    .selectFrom('queue_rows')
    .select(['application_id', 'stage', 'country', 'revision'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  return { applicationId: row.application_id, stage: row.stage, country: row.country, revision: row.revision };
}
