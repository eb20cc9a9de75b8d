import type { SectionStatus } from '@volante/contract/admission/application.ts';
import type { Db, Trx } from '../core/database/db.ts';
import type { AnalysisResult } from './tables.ts';

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
