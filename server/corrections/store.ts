import type { CorrectionPart, CorrectionReason } from '@volante/contract/admission/corrections.ts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';
import type { Database } from '../core/database/schema.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    corrections: CorrectionsTable;
  }
}

interface CorrectionsTable {
  id: string;
  application_id: string;
  part: CorrectionPart;
  paths: string[];
  reason: CorrectionReason;
  note: string | null;
  account_id: string;
  at: Date;
  answered_at: Date | null;
  ended_at: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const correctionTables = [
  declareTable('corrections', {
    rows: 'application_id',
    exported: ['part', 'paths', 'reason', 'note', 'at', 'answered_at', 'ended_at'],
    technical: ['id', 'application_id', 'account_id'],
  }),
];

type CorrectionRow = Selectable<Database['corrections']>;

export async function insertCorrection(
  trx: Trx,
  correction: Omit<CorrectionRow, 'id' | 'answered_at' | 'ended_at'>,
): Promise<string> {
  const values = { id: uuidv7(), ...correction, answered_at: null, ended_at: null };
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
): Promise<void> {
  await endOpen(trx, applicationId, part, at).where(sql<boolean>`paths <@ ${paths}::text[]`).execute();
}

export async function selectAsked(db: Db, part: CorrectionRow['part']): Promise<string[]> {
  const rows = db.selectFrom('corrections').select('application_id').distinct().where('part', '=', part);
  const open = rows.where('answered_at', 'is', null).where('ended_at', 'is', null);
  return (await open.execute()).map((row) => row.application_id);
}

/** Ends the open corrections of earnings that ask for neither a profile nor one of these weeks. */
export async function endOtherWeeks(
  trx: Trx,
  applicationId: string,
  weeks: readonly string[],
  at: Date,
): Promise<void> {
  await endOpen(trx, applicationId, 'earnings', at)
    .where(
      sql<boolean>`not exists (select from unnest(paths) as p (path)
        where split_part(p.path, '.', 2) = any(${['profile', ...weeks]}::text[]))`,
    )
    .execute();
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

/** The paths of the answered corrections that staff haven't ended: they still have to look at them. */
export async function selectAnswered(trx: Trx, applicationId: string, part: CorrectionRow['part']): Promise<string[]> {
  const rows = await trx
    .selectFrom('corrections')
    .select('paths')
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute();
  return rows.flatMap(({ paths }) => paths);
}

/** When a correction that hasn't ended asked for this path last; null if none does. */
export async function selectAskedAt(
  trx: Trx,
  applicationId: string,
  part: CorrectionRow['part'],
  path: string,
): Promise<Date | null> {
  const row = await trx
    .selectFrom('corrections')
    .select('at')
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('ended_at', 'is', null)
    .where(sql<boolean>`${path} = any(paths)`)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.at ?? null;
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

function endOpen(trx: Trx, applicationId: string, part: CorrectionRow['part'], at: Date) {
  return trx
    .updateTable('corrections')
    .set({ ended_at: at })
    .where('application_id', '=', applicationId)
    .where('part', '=', part)
    .where('answered_at', 'is', null)
    .where('ended_at', 'is', null);
}
