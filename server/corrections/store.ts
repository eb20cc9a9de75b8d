import { type Selectable, sql } from 'kysely';
import type { Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';

export type CorrectionRow = Selectable<Database['corrections']>;

export async function insertCorrection(
  trx: Trx,
  correction: Omit<CorrectionRow, 'id' | 'answered_at' | 'ended_at'>,
): Promise<string> {
  const values = { ...correction, answered_at: null, ended_at: null };
  return (await trx.insertInto('corrections').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

/** A correction that hasn't ended, locked. */
export async function lockCorrection(trx: Trx, applicationId: string, id: string): Promise<CorrectionRow | null> {
  const row = await trx
    .selectFrom('corrections')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function endCorrection(trx: Trx, id: string, at: Date): Promise<void> {
  await trx.updateTable('corrections').set({ ended_at: at }).where('id', '=', id).execute();
}

/** Ends the open corrections of a part that ask for nothing but these paths. */
export async function endCovered(
  trx: Trx,
  applicationId: string,
  part: CorrectionRow['part'],
  paths: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await trx
    .updateTable('corrections')
    .set({ ended_at: at })
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`paths <@ ${paths}::text[]`)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the applicant is asked to correct this part. */
export async function isAsked(trx: Trx, applicationId: string, part: CorrectionRow['part']): Promise<boolean> {
  const row = await trx
    .selectFrom('corrections')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that one of the paths was saved. Only open corrections become answered. */
export async function markAnswered(
  trx: Trx,
  applicationId: string,
  part: CorrectionRow['part'],
  paths: readonly string[],
  at: Date,
): Promise<void> {
  await trx
    .updateTable('corrections')
    .set({ answered_at: at })
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`paths && ${paths}::text[]`)
    .execute();
}
