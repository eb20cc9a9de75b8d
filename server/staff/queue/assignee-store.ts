import type { CountryCode } from '@volante/contract/country.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import type { RowGiven } from './tables.ts';

/** Unassigns the applications of an account that is disabled, may no longer work on any, or only on those of these countries. */
export async function freeAssigned(trx: Trx, accountId: string, still?: Reach): Promise<void> {
  const mine = trx.updateTable('queue_rows').set({ assignee: null, given: null }).where('assignee', '=', accountId);
  await (still ? mine.where((not) => not.not(inReach(still, 'country'))) : mine).execute();
}

export async function selectAssignee(trx: Trx, applicationId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('queue_rows')
    .select('assignee')
    .where('application_id', '=', applicationId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.assignee;
}

export async function updateAssignee(db: Db, applicationId: string, assignee: string | null): Promise<void> {
  await db
    .updateTable('queue_rows')
    .set({ assignee, given: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export interface Assigned {
  /** Null for nobody. */
  assignee: string | null;
  country: CountryCode;
}

/** Who has each of these applications. */
export async function selectAssignees(trx: Trx, reach: Reach, ids: readonly string[]): Promise<Map<string, Assigned>> {
  const rows = await trx
    .selectFrom('queue_rows')
    .select(['application_id', 'assignee', 'country'])
    .where('application_id', 'in', ids)
    .where(inReach(reach, 'country'))
    .execute();
  return new Map(rows.map(({ application_id: id, ...row }) => [id, row]));
}

export async function updateAssignees(
  trx: Trx,
  items: readonly { applicationId: string; to: string | null }[],
): Promise<void> {
  await sql`
    update queue_rows q set assignee = i."to", given = null
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i ("applicationId" uuid, "to" uuid)
    where q.application_id = i."applicationId"`.execute(trx);
}

/** Gives out what the rules give, with why; the caller has locked the rows. */
export async function updateGiven(
  trx: Trx,
  items: readonly { id: string; to: string | null; given: RowGiven | null }[],
): Promise<void> {
  await sql`
    update queue_rows q set assignee = i."to", given = i.given
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as i (id uuid, "to" uuid, given jsonb)
    where q.application_id = i.id`.execute(trx);
}
