import type { Trx } from '../core/database/db.ts';
import * as analyses from './analysis-store.ts';

/** Reopens approved earnings for changes; true if they were approved. */
export async function reopenEarningsIfApproved(trx: Trx, applicationId: string): Promise<boolean> {
  const analysis = await analyses.selectAnalysis(trx, applicationId);
  if (analysis?.status !== 'approved') return false;
  await analyses.updateAnalysisReopened(trx, applicationId);
  return true;
}
