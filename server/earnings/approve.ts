import type { Trx } from '../core/database/db.ts';
import type { CaseFile, ClockDeps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import { whatIsMissing } from './analysis.ts';
import * as analyses from './analysis-store.ts';

/**
 * Locks weeks and profiles against changes. Throws `section_approved` if they already are, and `earnings_incomplete` naming the
 * missing requirements.
 */
export async function approveEarnings(deps: ClockDeps, trx: Trx, application: CaseFile): Promise<void> {
  const analysis = await analyses.selectAnalysis(trx, application.applicationId);
  if (analysis?.status === 'approved') throw new Problem('section_approved');
  if (analysis?.status !== 'completed') {
    throw new Problem('earnings_incomplete', { errors: await whatIsMissing(deps, trx, application) });
  }
  await analyses.updateAnalysisApproved(trx, application.applicationId);
}
