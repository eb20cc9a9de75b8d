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

/** Ends the answered corrections of a part, because it was reviewed or a new correction was requested. */
export async function endAnswered(trx: Trx, applicationId: string, part: CorrectionRow['part'], at: Date) {
  await trx
    .updateTable('corrections')
    .set({ ended_at: at })
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
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
