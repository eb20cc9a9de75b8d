import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, ClockDeps, DbDeps } from '../core/deps.ts';
import { approveEarnings } from '../earnings/approve.ts';
import { approvePersonalData } from '../personal-data/approve.ts';

/** The parts that staff approve as a whole; documents are reviewed one by one. */
export const sections = ['personal_data', 'earnings'] as const;
export type Section = (typeof sections)[number];

type Approve = (deps: ClockDeps, trx: Trx, application: CaseFile) => Promise<void>;
const approvals: Record<Section, Approve> = { personal_data: approvePersonalData, earnings: approveEarnings };

/**
 * Closes a completed section to its applicant, in any stage before the decision. Throws `application_closed`, `section_approved`,
 * and `not_ready` or `earnings_incomplete` if the section is not complete.
 */
export function approveSection(
  deps: DbDeps & ClockDeps,
  { applicationId }: Pick<CaseFile, 'applicationId'>,
  section: Section,
  actor: Actor<'staff'>,
): Promise<void> {
  return transaction(deps.db, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application.stage);
    await approvals[section](deps, trx, application);
    await recordEvent(trx, applicationId, actor, `${section}_approved`);
  });
}
