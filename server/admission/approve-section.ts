import type { OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, DbDeps, StageDeps } from '../core/deps.ts';
import { refuseOpen } from '../corrections/open-things.ts';
import { passRiskCheck } from '../documents/review.ts';
import { approveEarnings } from '../earnings/analysis.ts';
import { approvePersonalData } from '../personal-data/reopen.ts';
import { settleOpen } from './settle-open.ts';

/** The parts that staff approve as a whole; documents are reviewed one by one. */
export const sections = ['personal_data', 'earnings'] as const;
export type Section = (typeof sections)[number];

type Approve = (deps: ClockDeps & ConfigDeps, trx: Trx, application: ApplicationFile) => Promise<void>;
const approvals: Record<Section, Approve> = { personal_data: approvePersonalData, earnings: approveEarnings };

/**
 * Closes a completed section to its applicant, in any stage before the decision. Throws `application_closed`, `section_approved`,
 * `not_ready` or `earnings_incomplete` if the section is not complete, and `open_requests` while the applicant is asked to correct
 * it, unless `despite` says that they no longer have to.
 */
export function approveSection(
  deps: DbDeps & StageDeps,
  { applicationId }: Pick<ApplicationFile, 'applicationId'>,
  section: Section,
  actor: Actor<'staff'>,
  despite: readonly OpenKind[] = [],
): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    await approvals[section](deps, trx, application);
    const act = { act: 'approve_part', on: section } as const;
    await refuseOpen(trx, applicationId, act, despite);
    await settleOpen(deps, trx, applicationId, { ...act, actor });
    await recordEvent(trx, applicationId, actor, `${section}_approved`);
    await passRiskCheck(deps, trx, application);
  });
}
