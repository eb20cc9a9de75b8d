import { stageReasons } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import {
  type DocumentType,
  documents,
  documentsStatus,
  type RejectionReason,
} from '@volante/contract/documents/rules.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { askedAbout } from '@volante/contract/staff/open-things/open-things.ts';
import { lockApplication, moveStage, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, recordEvent, system } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, ClockDeps, ConfigDeps, DbDeps, StageDeps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { readOpenThings } from '../corrections/open-things.ts';
import { notifySentBack, withdrawSentBack } from '../notifications/notify-sent-back.ts';
import { pick, readDocuments } from './documents.ts';
import * as store from './store.ts';

interface Reviewer {
  actor: Actor<'staff'>;
  /** The reviewed file. The review is refused if the applicant has sent another one since. */
  mediaId?: string;
  /** May refuse because of the revision that the reviewer saw; called before the file is checked. */
  judge?: (revision: number) => void;
  /** May refuse a file that the reviewer hasn't seen. */
  judgeFile?: (trx: Trx, mediaId: string) => Promise<void>;
}

/** The dependencies that commands have, too. */
type ReviewDeps = DbDeps & ConfigDeps & StageDeps;

export type Review = Reviewer &
  (
    | { status: 'approved' | 'pending'; reason?: null; note?: null }
    | { status: 'rejected'; reason: RejectionReason; note?: string | null }
  );

/**
 * Approves or rejects a document, or withdraws a review (`pending`), by staff. Throws `document_not_found`, `conflict_error` if
 * nothing was sent or the file has changed meanwhile, and a 422 for the reason `other` without a note.
 */
export async function reviewDocument(
  deps: ReviewDeps,
  applicationId: string,
  type: string,
  review: Review,
): Promise<void> {
  const { status, reason = null, note = null, actor } = review;
  if (reason === 'other' && !note?.trim()) throw brokenRules(brokenRule('note', 'invalid_value'));
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    const document = pick(await readDocuments(trx, application), type);
    review.judge?.(await store.selectRevision(trx, applicationId, document.type));
    const changed = review.mediaId !== undefined && review.mediaId !== document.mediaId;
    if (document.mediaId === null || changed) throw new Problem('conflict_error');
    await review.judgeFile?.(trx, document.mediaId);
    const by = status === 'pending' ? null : accountOf(actor);
    const at = status === 'pending' ? null : deps.now();
    await store.updateReview(trx, applicationId, document.type, {
      ...{ status, reason, note },
      reviewed_by: by,
      reviewed_at: at,
    });
    const details = { type: document.type, mediaId: document.mediaId, reason };
    const thing = { kind: 'paper', item: document.type } as const;
    if (status === 'rejected') await notifySentBack(deps, trx, application, thing);
    else await withdrawSentBack(deps, trx, applicationId, thing);
    await recordEvent(
      trx,
      applicationId,
      actor,
      status === 'pending' ? 'document_review_taken_back' : `document_${status}`,
      details,
    );
    await passRiskCheck(deps, trx, application);
  });
}

/**
 * Moves to the home visit once every document is approved and nothing else is open, if the risk check is automatic. Called after
 * a review, after sending, and after a correction has ended, since any of them can come last.
 */
export async function passRiskCheck(
  deps: ConfigDeps & StageDeps,
  trx: Trx,
  application: ApplicationFile,
): Promise<void> {
  if (deps.config.RISK_CHECK !== 'automatic' || application.stage !== 'risk_analysis') return;
  if (documentsStatus(await readDocuments(trx, application)) !== 'approved') return;
  if (askedAbout(await readOpenThings(trx, application.applicationId), 'start_visit').length > 0) return;
  const cause = { actor: system('risk check'), reason: stageReasons.documentsApproved };
  await moveStage(deps, trx, application.applicationId, 'home_visit', cause);
}

/** Requests a document from one applicant, on behalf of staff: one that the country doesn't list, or an optional one. */
export async function askForDocument(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  type: DocumentType,
  actor: Actor<'staff'>,
): Promise<void> {
  if (documents[type].record) throw new Problem('document_not_found');
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    const before = (await readDocuments(trx, application)).find((document) => document.type === type);
    const isNew = !before || (before.mediaId === null && !(await store.isAskedFor(trx, applicationId, type)));
    await store.upsertAskedFor(trx, applicationId, type);
    if (isNew) await notifySentBack(deps, trx, application, { kind: 'asked', item: type });
    await recordEvent(trx, applicationId, actor, 'document_asked_for', { type });
  });
}

/** Withdraws the request for a document, as long as no file was sent. Throws `document_not_found` and `conflict_error`. */
export async function takeAskingBack(
  deps: ReviewDeps,
  applicationId: string,
  type: string,
  actor: Actor<'staff'>,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const document = pick(await readDocuments(trx, application), type);
    refuseWhenClosed(application);
    const isAsked = await store.isAskedFor(trx, applicationId, document.type);
    if (!isAsked || document.mediaId !== null) throw new Problem('conflict_error');
    const isListed = countries[application.country].documents.includes(document.type);
    await store.dropAsking(trx, applicationId, document.type, isListed);
    await withdrawSentBack(deps, trx, applicationId, { kind: 'asked', item: document.type });
    await recordEvent(trx, applicationId, actor, 'document_asking_taken_back', { type: document.type });
    await passRiskCheck(deps, trx, application);
  });
}

// Shell users have no account.
function accountOf({ id }: Actor<'staff'>): string | null {
  return isRequestId(id) ? id : null;
}
