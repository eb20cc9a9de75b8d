import { obligorScreen } from '@volante/contract/documents/rules.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import { fieldCodes } from '@volante/contract/fields/field-codes.ts';
import { obligorCards } from '@volante/contract/obligor/cards.ts';
import type { Agreement, Leaving } from '@volante/contract/obligor/invitation.ts';
import { obligorPhone } from '@volante/contract/obligor/rules.ts';
import { type LockedApplicationFile, lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { guarantor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { DbDeps, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { findGuarantorsDevice, knowGuarantor } from '../devices/guarantors.ts';
import { attachDocuments } from '../documents/attach.ts';
import { postpone, readDocuments } from '../documents/documents.ts';
import { findFilesOf } from '../media/media.ts';
import { notifyGuarantorAnswered } from '../notifications/notify-guarantor.ts';
import { type InvitedFile, selectInvitedFile } from './guarantor-store.ts';
import { termsOf, textVersionOf } from './guarantor-view.ts';
import * as store from './invitation-store.ts';
import { forgetGiven } from './invitations.ts';
import { isSame, refuseApproved } from './saved.ts';
import { selectObligor, upsertObligor } from './store.ts';

/** Where a guarantor is when they answer. */
export interface Circumstances {
  ip: string;
  /** The browser's `User-Agent`. */
  device: string;
}

type Live = { current: LockedApplicationFile; live: store.InvitationRow };

/**
 * Runs a change by a guarantor with the application locked, so that the driver can't change the guarantor meanwhile. A link that
 * has ended is unknown; after a decision nothing changes.
 */
function asGuarantor<Result>(
  deps: Deps,
  file: InvitedFile,
  work: (trx: Trx, found: Live) => Promise<Result>,
): Promise<Result> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, file.applicationId);
    const live = await store.selectLive(trx, file.applicationId);
    if (live?.id !== file.invitationId) throw new Problem('admission_request_not_found');
    refuseWhenClosed(current);
    // Between the gate and the lock the guarantor may have agreed on another device.
    refuseUnproved(deps, { guarded: live.answer === 'agreed' }, file);
    return work(trx, { current, live });
  });
}

/**
 * Stores what the guarantor agrees to, with their data and card. The same again changes nothing; other data are stored while
 * nothing is approved, or once staff ask for a correction. Throws `changed_meanwhile` if the text is another one by now,
 * `conflict_error` after a refusal, a 422 while a side of the card is missing, and what saving a guarantor throws.
 */
export function agree(
  deps: Deps,
  file: InvitedFile,
  { documents, textVersion, language, ...typed }: Agreement,
  circumstances: Circumstances,
): Promise<void> {
  const phone = obligorPhone(typed.phone, file.country);
  if (!phone) return Promise.reject(brokenRules(brokenRule('phone', 'phone_invalid')));
  const obligor = { ...typed, phone };
  return asGuarantor(deps, file, async (trx, { current, live }) => {
    if (live.answer !== null && live.answer !== 'agreed') throw new Problem('conflict_error');
    if (textVersion !== textVersionOf(termsOf(deps))) {
      const errors = [{ path: 'textVersion', code: 'changed', message: fieldCodes.changed }];
      throw new Problem('changed_meanwhile', { errors });
    }
    const { applicationId } = current;
    const known = await selectObligor(trx, applicationId);
    const isFirst = live.answer === null;
    const isChanged = isFirst || !isSame(known, obligor);
    const at = deps.now();
    if (isChanged) {
      if (!isFirst) await refuseApproved(trx, current, known);
      await upsertObligor(trx, applicationId, obligor, at);
      await recordEvent(trx, applicationId, guarantor, isFirst ? 'guarantor_agreed' : 'obligor_saved');
    }
    const list = { list: 'documents', invitationId: live.id };
    if (documents.length > 0) await attachDocuments({ ...deps, db: trx }, current, documents, undefined, list);
    await refuseMissing(trx, current, live.id);
    await knowGuarantor(deps, trx, applicationId, file.caller);
    await answerCorrections(deps, trx, applicationId, 'obligor', ...Object.keys(obligor));
    const consent = { text_version: textVersion, text_language: language, agreed_at: at, ...circumstances };
    await store.updateInvitation(trx, live.id, {
      answer: 'agreed',
      ...(isChanged && { answered_at: at }),
      ...((isFirst || live.text_version !== textVersion) && consent),
    });
    if (isFirst) await notifyGuarantorAnswered(deps, trx, current, { invitationId: live.id, answer: 'agreed' });
  });
}

async function refuseMissing(trx: Trx, current: LockedApplicationFile, invitationId: string): Promise<void> {
  const own = await findFilesOf(trx, invitationId);
  const cards = (await readDocuments(trx, current)).filter(({ type }) => obligorCards.includes(type));
  const missing = cards.filter(({ mediaId, status }) => !mediaId || !own.includes(mediaId) || status === 'rejected');
  if (missing.length > 0)
    throw brokenRules(...missing.map(({ type }) => brokenRule(`documents.${type}`, 'field_required')));
}

/** The guarantor doesn't agree. Throws `conflict_error` for one who has agreed: they leave instead. */
export function refuse(deps: Deps, file: InvitedFile, { reason = '' }: Leaving): Promise<void> {
  return asGuarantor(deps, file, async (trx, { current, live }) => {
    if (live.answer === 'refused') return;
    if (live.answer !== null) throw new Problem('conflict_error');
    await end(deps, trx, { current, live }, 'refused', reason);
  });
}

/** The guarantor leaves before the decision. Throws `conflict_error` for one who hasn't agreed. */
export function leave(deps: Deps, file: InvitedFile, { reason = '' }: Leaving): Promise<void> {
  return asGuarantor(deps, file, async (trx, { current, live }) => {
    if (live.answer === 'withdrawn') return;
    if (live.answer !== 'agreed') throw new Problem('conflict_error');
    await end(deps, trx, { current, live }, 'withdrawn', reason);
  });
}

async function end(
  deps: Deps,
  trx: Trx,
  { current, live }: Live,
  answer: 'refused' | 'withdrawn',
  reason: string,
): Promise<void> {
  await forgetGiven(trx, current, live);
  await postpone(trx, current, obligorScreen, false);
  await store.updateInvitation(trx, live.id, { answer, answered_at: deps.now(), reason: reason || null });
  await recordEvent(
    trx,
    current.applicationId,
    guarantor,
    answer === 'refused' ? 'guarantor_refused' : 'guarantor_left',
  );
  await notifyGuarantorAnswered(deps, trx, current, { invitationId: live.id, answer });
}

/** Throws unless the guarantor may still send files: `conflict_error` after they have refused or left. */
export async function refuseAnswered(deps: DbDeps, { applicationId, invitationId }: InvitedFile): Promise<void> {
  const live = await store.selectLive(deps.db, applicationId);
  if (live?.id !== invitationId) throw new Problem('admission_request_not_found');
  if (live.answer === 'refused' || live.answer === 'withdrawn') throw new Problem('conflict_error');
}

/** The application of a guarantor's link, with the device; null for malformed, unknown and ended ones alike. */
export async function findInvited(
  deps: DbDeps,
  requestId: string,
  tokens: readonly Buffer[],
): Promise<InvitedFile | null> {
  const file = isRequestId(requestId) ? await selectInvitedFile(deps.db, requestId) : null;
  return file && { ...file, ...(await findGuarantorsDevice(deps.db, file.applicationId, tokens)) };
}
