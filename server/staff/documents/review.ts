import { isDocumentType, type RejectionReason, type ReviewStatus } from '@volante/contract/documents/rules.ts';
import { staff } from '../../applications/events.ts';
import type { ConfigDeps, DbDeps, StageDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { reviewDocument } from '../../documents/review.ts';
import { wasSeen } from '../application/seen-store.ts';
import { refuseOlder } from '../queue/revision-store.ts';
import { hasDocument } from './document-store.ts';

interface Wish {
  revision: number;
  decision: ReviewStatus;
  reason?: RejectionReason | null | undefined;
  note?: string | null | undefined;
}

/**
 * Reviews a document at the revision seen. Only someone who has seen the current file may approve it. Throws a 422 at `reason` or
 * `note`, `application_closed`, `changed_meanwhile`, `conflict_error` without a file, and `not_seen`.
 */
export async function reviewByStaff(
  deps: DbDeps & ConfigDeps & StageDeps,
  account: StaffAccount,
  applicationId: string,
  type: string,
  { revision, decision, reason = null, note = null }: Wish,
): Promise<void> {
  const reviewer = {
    actor: staff(account.id),
    judge: (present: number) => refuseOlder(revision, present, `documents.${type}`),
  };
  if (decision === 'rejected') {
    if (!reason) throw brokenRules(brokenRule('reason', 'field_required'));
    return reviewDocument(deps, applicationId, type, { ...reviewer, status: decision, reason, note });
  }
  return reviewDocument(deps, applicationId, type, {
    ...reviewer,
    status: decision,
    judgeFile: async (trx, mediaId) => {
      if (decision === 'approved' && !(await wasSeen(trx, mediaId, account.id))) throw new Problem('not_seen');
    },
  });
}

/** Throws `document_not_found` if the application doesn't have this paper. */
export async function findDocument(deps: DbDeps, applicationId: string, type: string): Promise<void> {
  if (!isDocumentType(type) || !(await hasDocument(deps.db, applicationId, type)))
    throw new Problem('document_not_found');
}
