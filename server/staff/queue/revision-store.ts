import { isRequestId } from '@volante/contract/fields/address.ts';
import { fieldCodes } from '@volante/contract/fields/field-codes.ts';
import type { Db } from '../../core/database/db.ts';
import type { StaffApplicationFile } from '../../core/http/staff/staff-deps.ts';
import { Problem } from '../../core/problem.ts';
import type { QueueRow } from './row-store.ts';

/** The application as the gate for staff needs it. `applicationId` must be a UUID. */
async function selectApplicationFile(db: Db, applicationId: string): Promise<StaffApplicationFile | null> {
  const row = await db
    .selectFrom('queue_rows')
    .select(['application_id', 'stage', 'country', 'revision'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ? fileOf(row) : null;
}

/** Null for malformed and unknown ids alike. */
export async function findApplicationOfStaff(db: Db, applicationId: string): Promise<StaffApplicationFile | null> {
  return isRequestId(applicationId) ? selectApplicationFile(db, applicationId) : null;
}

/** The application of a visit or of a message to its driver. Null for malformed and unknown ids alike. */
export async function findApplicationBy(
  db: Db,
  thing: 'visit' | 'message',
  id: string,
): Promise<StaffApplicationFile | null> {
  if (!isRequestId(id)) return null;
  const rows = db.selectFrom('queue_rows as q').select(['q.application_id', 'q.stage', 'q.country', 'q.revision']);
  const found =
    thing === 'visit'
      ? rows
          .innerJoin('appointments as v', 'v.application_id', 'q.application_id')
          .where('v.id', '=', id)
          .where('v.status', '<>', 'held')
      : rows.innerJoin('deliveries as d', 'd.application_id', 'q.application_id').where('d.id', '=', id);
  const row = await found.executeTakeFirst();
  return row ? fileOf(row) : null;
}

function fileOf(row: Pick<QueueRow, 'application_id' | 'stage' | 'country' | 'revision'>): StaffApplicationFile {
  return { applicationId: row.application_id, stage: row.stage, country: row.country, revision: row.revision };
}

/** Throws `changed_meanwhile`, naming the part, when the caller saw an older revision. */
export function refuseOlder(seen: number, present: number, path: string): void {
  if (seen !== present) throw changedMeanwhile(path);
}

export function changedMeanwhile(...paths: string[]): Problem {
  const errors = paths.map((path) => ({ path, code: 'changed', message: fieldCodes.changed }));
  return new Problem('changed_meanwhile', { errors });
}
