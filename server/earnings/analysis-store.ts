import type { SectionStatus } from '@volante/contract/application.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
import type { AnalysisResult } from './tables.ts';
import type { StoredWindow } from './window.ts';

export async function selectAnalysis(
  db: Db,
  applicationId: string,
): Promise<{ status: SectionStatus; result: AnalysisResult } | undefined> {
  return db
    .selectFrom('earnings_analyses')
    .select(['status', 'result'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** The status of the passed analysis, null before, and the frozen weeks, null while none are. */
export async function selectStatusAndWindow(
  db: Db,
  applicationId: string,
): Promise<{ status: SectionStatus | null; window: StoredWindow | null }> {
  const { rows } = await sql<{
    status: SectionStatus | null;
    window: StoredWindow | null;
  }>`${sql.raw(preparedAs('status-and-window'))}
    select
      (select e.status from earnings_analyses e where e.application_id = a.id) as status,
      (select json_build_object('newestWeek', w.newest_week, 'frozenUntil', w.frozen_until)
        from earnings_windows w where w.application_id = a.id) as "window"
    from (select ${applicationId}::uuid as id) a`.execute(db);
  return rows[0]!;
}

export async function updateAnalysisApproved(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('earnings_analyses')
    .set({ status: 'approved' })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function updateAnalysisReopened(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('earnings_analyses')
    .set({ status: 'completed' })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Stores the newest result; an approval by staff stays. */
export async function upsertAnalysis(trx: Trx, applicationId: string, result: AnalysisResult, at: Date): Promise<void> {
  const values = { result: JSON.stringify(result), at };
  await trx
    .insertInto('earnings_analyses')
    .values({ application_id: applicationId, status: 'completed', ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}
