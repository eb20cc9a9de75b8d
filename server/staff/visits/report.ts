import { isDeepStrictEqual } from 'node:util';
import type { ReportDraft } from '@volante/contract/staff/report/report-calls.ts';
import {
  gapsInReport,
  noShowFrom,
  type ReportAnswers,
  statesOfSteps,
} from '@volante/contract/staff/report/report-rules.ts';
import { type VisitOutcome, visitSteps } from '@volante/contract/staff/visit.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { recordEvent, staff } from '../../applications/events.ts';
import { type BookedVisit, endVisit, findVisit } from '../../appointments/visits.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { DbDeps } from '../../core/deps.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../core/problem.ts';
import { markUnused } from '../../media/unused.ts';
import type { Outbox } from '../../notifications/notify.ts';
import { notifyVisitAgain } from '../../notifications/notify-move.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import type { ReportDetails, ReportField } from './report-store.ts';
import * as store from './report-store.ts';

type ReportDeps = DbDeps & Outbox;

/** Saves fields of a draft. Throws a 422 at `images.n`, `application_closed`, `changed_meanwhile` and `conflict_error`. */
export function saveReport(
  deps: ReportDeps,
  account: StaffAccount,
  visit: BookedVisit,
  { revision, images, homeVisitStepsStatus, ...fields }: ReportDraft,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const draft = await lockDraft(trx, visit, revision);
    const hasOther = images !== undefined && (await keepImages(deps, trx, visit, images));
    const steps = { ...noSteps, ...draft.details.homeVisitStepsStatus, ...homeVisitStepsStatus };
    const given = { ...fields, ...(homeVisitStepsStatus && { homeVisitStepsStatus: steps }) } as ReportDetails;
    const changed: ReportField[] = fieldsOf(given).filter(
      (name) => !isDeepStrictEqual(given[name], draft.details[name]),
    );
    if (hasOther) changed.push('images');
    await write(deps, trx, account, visit, { ...draft, details: { ...draft.details, ...given }, changed });
  });
}

/** Adds a file that is being stored in this transaction. Throws `application_closed`, `conflict_error`, `too_many_files`. */
export async function attachImage(
  deps: ReportDeps,
  trx: Trx,
  account: StaffAccount,
  visit: BookedVisit,
  { mediaId, most }: { mediaId: string; most: number },
): Promise<void> {
  const draft = await lockDraft(trx, visit, null);
  const images = await store.selectImages(trx, visit.id);
  if (images.length >= most) throw new Problem('too_many_files');
  await store.replaceImages(trx, visit, [...images, mediaId]);
  await write(deps, trx, account, visit, { ...draft, changed: ['images'] });
}

/**
 * Finishes a draft, which ends the visit. Throws a 422 at what is missing or contradicts the outcome, `application_closed`, `changed_meanwhile`, and
 * `conflict_error` if it is finished already, or if a visit is reported as missed less than ten minutes after its start.
 */
export function finishReport(
  deps: ReportDeps,
  account: StaffAccount,
  visit: BookedVisit,
  { revision, outcome }: { revision: number; outcome: VisitOutcome },
): Promise<void> {
  return transaction(deps, async (trx) => {
    const { details } = await lockDraft(trx, visit, revision);
    const answers = { ...noAnswers, ...details };
    const gaps = gapsInReport(answers, outcome);
    if (gaps.length > 0) throw brokenRules(...gaps.map(({ path, code }) => brokenRule(path, code)));
    if (outcome === 'no_show' && deps.now().getTime() < noShowFrom(await presentVisit(trx, visit))) {
      throw new Problem('conflict_error', { errors: [brokenRule('outcome', 'invalid_value')] });
    }
    // A step of a missed visit wasn't done, whatever was typed before.
    const finished = outcome === 'no_show' ? details : { ...details, homeVisitStepsStatus: statesOfSteps(answers) };
    await write(deps, trx, account, visit, { outcome, details: finished, changed: ['outcome'] });
    await endVisit(trx, visit.id, deps.now());
    await notifyVisitAgain(deps, trx, visit.applicationId, outcome);
    await recordEvent(trx, visit.applicationId, staff(account.id), 'visit_reported', {
      appointment: visit.id,
      outcome,
    });
  });
}

/** Turns a finished report into a draft again. Throws `application_closed`, and `conflict_error` if it is a draft. */
export function reopenReport(
  deps: ReportDeps,
  account: StaffAccount,
  visit: BookedVisit,
  reason: string,
): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed(await lockApplication(trx, visit.applicationId));
    const report = await store.lockReport(trx, visit.id);
    if (!report?.outcome) throw new Problem('conflict_error');
    const { details, responsible } = report;
    const reopened: Written = { outcome: null, details, changed: ['outcome'] };
    await write(deps, trx, { ...account, id: responsible ?? account.id }, visit, reopened);
    await recordEvent(trx, visit.applicationId, staff(account.id), 'visit_report_reopened', {
      appointment: visit.id,
      from: report.outcome,
      reason,
    });
  });
}

interface Draft {
  outcome: VisitOutcome | null;
  details: ReportDetails;
}

interface Written extends Draft {
  changed: ReportField[];
}

/** `seen`: the revision that the caller saw; null if the call has none. */
async function lockDraft(trx: Trx, visit: BookedVisit, seen: number | null): Promise<Draft> {
  refuseWhenClosed(await lockApplication(trx, visit.applicationId));
  const report = await store.lockReport(trx, visit.id);
  if (seen !== null && seen !== (report?.revision ?? 0)) {
    const since = fieldsOf(report?.field_revisions ?? {}).filter((name) => (report?.field_revisions[name] ?? 0) > seen);
    throw changedMeanwhile(...(since.length > 0 ? since.sort() : ['report']));
  }
  const isCancelled = (await findVisit(trx, visit.id))?.status === 'cancelled';
  if (report?.outcome || isCancelled) throw new Problem('conflict_error');
  return { outcome: null, details: report?.details ?? {} };
}

/** As it is now that the application is locked: the driver may just have said that they come late. */
async function presentVisit(trx: Trx, visit: BookedVisit): Promise<BookedVisit> {
  return (await findVisit(trx, visit.id)) ?? visit;
}

/** The last person who writes a report is responsible for it. `visitorEmailAddress` is theirs unless another is given. */
function write(
  deps: ReportDeps,
  trx: Trx,
  account: StaffAccount,
  visit: BookedVisit,
  { outcome, details, changed }: Written,
): Promise<void> {
  const signed = { ...details, visitorEmailAddress: details.visitorEmailAddress || account.email };
  return store.writeReport(trx, visit, { outcome, details: signed, responsible: account.id, changed }, deps.now());
}

/** True if the images have changed. */
async function keepImages(deps: ReportDeps, trx: Trx, visit: BookedVisit, images: string[]): Promise<boolean> {
  const before = await store.selectImages(trx, visit.id);
  const kept = [...new Set(images.map((id) => id.toLowerCase()))];
  const unknown = images.flatMap((id, index) => (before.includes(id.toLowerCase()) ? [] : `images.${index}`));
  if (unknown.length > 0) throw brokenRules(...unknown.map((path) => brokenRule(path, 'invalid_value')));
  if (kept.join() === before.join()) return false;
  await store.replaceImages(trx, visit, kept);
  const left = before.filter((id) => !kept.includes(id));
  await markUnused(trx, visit.applicationId, left, deps.now());
  return true;
}

function fieldsOf<Field extends string>(values: { [Name in Field]?: unknown }): Field[] {
  return Object.keys(values) as Field[];
}

const noSteps = Object.fromEntries(visitSteps.map((step) => [step, 'todo'])) as ReportAnswers['homeVisitStepsStatus'];
const noAnswers: ReportAnswers = {
  homeVisitStepsStatus: noSteps,
  isAddressProvidedByApplicant: null,
  hasGarage: null,
  doesProofOfAddressMatchLocation: null,
  residentOwnershipStatus: null,
  houseInformation: '',
  proofOfPropertyOwnership: null,
  behaviourOfCustomerDuringCall: null,
  comments: '',
};
