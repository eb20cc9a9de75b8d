import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import { isDecided, mayMove, type Stage, stageReasons } from '@volante/contract/admission/stages.ts';
import type { DecisionNotice } from '@volante/contract/staff/application.ts';
import { asksReason } from '@volante/contract/staff/next-act/next-act.ts';
import { actOfMove, askedAbout, type OpenKind } from '@volante/contract/staff/open-things/open-things.ts';
import type { Terms, TermsGiven } from '@volante/contract/terms/terms.ts';
import {
  type Cause,
  type LockedApplicationFile,
  lockApplication,
  moveStage,
} from '../../../applications/applications.ts';
import { recordEvent, staff } from '../../../applications/events.ts';
import type { Trx } from '../../../core/database/db.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { DbDeps, Deps, StageDeps } from '../../../core/deps.ts';
import type { StaffAccount } from '../../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { readOpenThings, refuseOpen } from '../../../corrections/open-things.ts';
import { recordAffordability } from '../../affordability/affordability.ts';
import { givenOf, lockTerms } from '../../plans/chosen-terms.ts';
import { changedMeanwhile, refuseOlder } from '../../queue/revision-store.ts';
import { lockQueueRow } from '../../queue/row-store.ts';
import { isServiceAccount } from '../../service-accounts/service-account-store.ts';
import { watch } from '../../tasks/tasks.ts';
import { readParts } from '../read-application.ts';
import { type ApplicationParts, partsOf } from '../show-application.ts';
import { needsTwo } from './authority.ts';
import { judgeMoves, visitPassed } from './judge-moves.ts';
import * as store from './pending-decision-store.ts';

type DecideDeps = DbDeps & StageDeps & Pick<Deps, 'geo'>;

/** What staff ask for. `from` is the stage they saw. */
interface Decision {
  revision: number;
  from: Stage;
  to: Stage;
  reason?: string | undefined;
  reasons?: RejectionGround[] | undefined;
  told?: DecisionNotice | undefined;
  terms?: TermsGiven | undefined;
  despite?: OpenKind[] | undefined;
}

/**
 * Moves an application to another stage. If a second person has to confirm it, stores a pending decision instead. Throws a 422 at
 * `reasons`, `told`, `terms`, or `reason` if the move skips something and doesn't say why, `changed_meanwhile`, `invalid_transition`,
 * `visit_not_recorded`, `open_requests` and `already_exist`.
 */
export function decide(
  deps: DecideDeps,
  account: StaffAccount,
  applicationId: string,
  { revision, from, to, reason: said, reasons = [], told: notified, terms: given, despite }: Decision,
): Promise<void> {
  const notice = noticeFor(to, notified);
  if (to !== 'approved' && given) throw brokenRules(brokenRule('terms', 'invalid_value'));
  if (to === 'rejected' && reasons.length === 0) throw brokenRules(brokenRule('reasons', 'field_required'));
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    if (application.closed) throw new Problem('application_closed');
    const parts = await readParts({ ...deps, db: trx }, trx, account, applicationId);
    if (application.stage !== from) throw changedMeanwhile('stage');
    refuseOlder(revision, parts.row.revision, 'application');
    refuseUnfit(application, parts, to);
    const reason = said ?? (await reasonUnsaid(trx, account, application, parts, to));
    // Only the first person is asked; the second sees the same application, since any change since is refused.
    await refuseOpen(trx, applicationId, { act: actOfMove(from, to) }, despite);
    const chosen = await lockTerms(trx, application.country, given);
    const decided = { to, reason, reasons, notice, terms: chosen.terms };
    const by = { ...account, isService: await isServiceAccount(trx, account.id) };
    if (needsTwo(deps.config, by, to, application.country, chosen)) {
      return propose(deps, trx, account, parts, decided);
    }
    await carryOut(deps, trx, account, parts, { ...decided, isWithinLimit: true });
  });
}

/**
 * Confirms and carries out somebody else’s pending decision. One by a service account becomes that of the first person who confirms
 * it, and a second one has to: whoever has a token would else be two people. Throws `not_found_error`, `changed_meanwhile` and
 * `second_person_needed`.
 */
export function confirm(
  deps: DecideDeps,
  account: StaffAccount,
  applicationId: string,
  { proposalId: pendingDecisionId, revision }: { proposalId: string; revision: number },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const pending = await store.selectPendingDecision(trx, applicationId);
    if (pending?.id !== pendingDecisionId) throw new Problem('not_found_error');
    const parts = await readParts({ ...deps, db: trx }, trx, account, applicationId);
    refuseOlder(revision, parts.row.revision, 'application');
    refuseOlder(pending.revision, parts.row.revision, 'application');
    if (pending.account_id === account.id) throw new Problem('second_person_needed');
    refuseUnfit(application, parts, pending.to);
    const { to, reason, reasons, told: notice, terms } = pending;
    // Refuses a plan that was changed or ended since.
    const chosen = await lockTerms(trx, application.country, terms ? givenOf(terms) : undefined);
    const decided = { to, reason, reasons, notice, terms: chosen.terms };
    // It has no limit of its own, so that of a reviewer, the lower one, says whether there is any.
    const service = { id: pending.account_id, roles: ['reviewer' as const], isService: true };
    if (
      (await isServiceAccount(trx, pending.account_id)) &&
      needsTwo(deps.config, service, to, application.country, chosen)
    ) {
      return propose(deps, trx, account, parts, decided);
    }
    await carryOut(deps, trx, account, parts, { ...decided, confirmed: true });
  });
}

/** Withdraws one's own pending decision, or refuses somebody else's. Throws `not_found_error` when there is none. */
export function withdraw(deps: DbDeps, account: StaffAccount, applicationId: string): Promise<void> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const pending = await store.selectPendingDecision(trx, applicationId);
    if (!pending) throw new Problem('not_found_error');
    await store.deletePendingDecision(trx, applicationId);
    const kind = pending.account_id === account.id ? 'decision_withdrawn' : 'decision_refused';
    await recordEvent(trx, applicationId, staff(account.id), kind, { to: pending.to });
  });
}

/** The reason of a move that gives none. Throws a 422 at `reason` if it is a decision or skips something. */
async function reasonUnsaid(
  trx: Trx,
  by: StaffAccount,
  { applicationId, stage, cameFrom }: LockedApplicationFile,
  parts: ApplicationParts,
  to: Stage,
): Promise<string> {
  const move = judgeMoves({ ...parts, by, cameFrom }).find((each) => each.to === to);
  const leavesOpen = askedAbout(await readOpenThings(trx, applicationId), actOfMove(stage, to)).length > 0;
  if (!move || asksReason(stage, move, leavesOpen)) throw brokenRules(brokenRule('reason', 'field_required'));
  return stageReasons.nothingLeft;
}

/** A rejection may give a reason and a day to apply again, an approval the day of the handover; other moves have no notice. */
function noticeFor(to: Stage, notice: DecisionNotice = {}): DecisionNotice | null {
  const fits = { reason: 'rejected', applyAgainOn: 'rejected', handOverOn: 'approved' };
  const given = Object.keys(fits).filter(
    (name) => notice[name as keyof DecisionNotice] !== undefined,
  ) as (keyof DecisionNotice)[];
  const wrong = given.filter((name) => fits[name] !== to);
  if (wrong.length > 0) throw brokenRules(...wrong.map((name) => brokenRule(`told.${name}`, 'invalid_value')));
  return given.length > 0 ? notice : null;
}

function refuseUnfit({ stage, cameFrom }: LockedApplicationFile, { facts }: ApplicationParts, to: Stage): void {
  if (!mayMove(stage, to, 'staff', cameFrom)) throw new Problem('invalid_transition');
  if (to === 'approved' && !visitPassed(facts)) throw new Problem('visit_not_recorded');
}

function withNulls({ reason, applyAgainOn, handOverOn }: DecisionNotice) {
  return { reason: reason ?? null, applyAgainOn: applyAgainOn ?? null, handOverOn: handOverOn ?? null };
}

/** Stores a pending decision, which can be confirmed at the revision that it raises the application to. */
async function propose(
  deps: DecideDeps,
  trx: Trx,
  account: StaffAccount,
  { row }: ApplicationParts,
  { to, reason, reasons, notice, terms }: Decided,
): Promise<void> {
  const { application_id, revision } = row;
  const pending = { to, reason, reasons, told: notice, terms, account_id: account.id, at: deps.now(), revision };
  await store.replacePendingDecision(trx, { application_id, ...pending });
  const raised = await lockQueueRow(trx, application_id);
  await store.updatePendingRevision(trx, application_id, raised?.revision ?? revision);
  // Whoever proposed it learns if it is refused.
  if (!(await isServiceAccount(trx, account.id))) await watch({ ...deps, db: trx }, account.id, application_id);
}

interface Decided {
  to: Stage;
  reason: string;
  reasons: RejectionGround[];
  notice: DecisionNotice | null;
  terms: Terms | null;
  confirmed?: true;
  isWithinLimit?: true;
}

async function carryOut(
  deps: DecideDeps,
  trx: Trx,
  account: StaffAccount,
  parts: ApplicationParts,
  { to, reason, reasons, notice, terms, confirmed, isWithinLimit }: Decided,
): Promise<void> {
  const notSeen = parts.facts.documents
    .filter((document) => document.file && !document.seen)
    .map((document) => document.type);
  const named = { applicationId: parts.row.application_id, country: parts.view.country };
  const on = { accountId: account.id, revision: parts.row.revision, notSeen, parts: partsOf(parts) };
  const cause: Cause = {
    actor: staff(account.id),
    reason,
    ...(reasons.length > 0 && { reasons }),
    ...(notice && { notice: withNulls(notice) }),
    ...(terms && { terms }),
    ...(confirmed && { confirmed }),
    ...(isWithinLimit && { isWithinLimit }),
    ...(isDecided(to) && {
      decidedOn: { ...on, affordability: await recordAffordability({ ...deps, db: trx }, named, terms) },
    }),
  };
  await moveStage(deps, trx, parts.row.application_id, to, cause);
}
