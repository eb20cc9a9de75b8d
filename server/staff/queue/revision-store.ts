import { isRequestId } from '@volante/contract/fields/address.ts';
import { fieldCodes } from '@volante/contract/fields/field-codes.ts';
import type { Db } from '../../core/database/db.ts';
import type { StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';

/** The application as the gate for staff needs it. `applicationId` must be a UUID. */
async function selectApplicationFile(db: Db, applicationId: string): Promise<StaffApplicationFile | null> {
  const row = await db
    .selectFrom('queue_rows')
    .select(['application_id', 'stage', 'country', 'revision'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  if (!row) return null;
  return { applicationId: row.application_id, stage: row.stage, country: row.country, revision: row.revision };
}

/** Null for malformed and unknown ids alike. */
export async function findApplicationOfStaff(db: Db, applicationId: string): Promise<StaffApplicationFile | null> {
  return isRequestId(applicationId) ? selectApplicationFile(db, applicationId) : null;
}

/** Throws `changed_meanwhile`, naming the part, when the caller saw an older revision. */
export function refuseOlder(seen: number, present: number, path: string): void {
  if (seen !== present) throw changedMeanwhile(path);
}

export function changedMeanwhile(...paths: string[]): Problem {
  const errors = paths.map((path) => ({ path, code: 'changed', message: fieldCodes.changed }));
  return new Problem('changed_meanwhile', { errors });
}
