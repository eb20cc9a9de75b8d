import { type FourEyes, needsSecondPerson } from '@volante/contract/admission/decision.ts';
import { mayMove, moves, type Stage, stages } from '@volante/contract/admission/stages.ts';
import type { Application } from '@volante/contract/application.ts';
import { isMissing } from '@volante/contract/documents/rules.ts';
import type { Move } from '@volante/contract/staff/application.ts';
import { countDiffering } from '@volante/contract/staff/cross-check/compare.ts';
import type { Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import { type Holder, may } from '@volante/contract/staff/roles.ts';
import { type Limits, limitOf } from '@volante/contract/terms/limits.ts';
import { gatherValues } from '../../cross-check/gather.ts';
import type { ApplicationFacts } from '../facts-store.ts';

interface Judged {
  view: Application;
  facts: ApplicationFacts;
  by: Holder;
  cameFrom: Stage | null;
  fourEyes: FourEyes;
  limits: Limits;
}

/** For every other stage: whether staff may move there, why not, and what speaks against it. */
export function judgeMoves({ view, facts, by, cameFrom, fourEyes, limits }: Judged): Move[] {
  const compared = may(by, 'decide') ? comparisons(view, facts) : [];
  const isLimited = limitOf(limits, may(by, 'administer'), view.country) !== null;
  const secondPerson = (to: Stage) => {
    if (needsSecondPerson(to, fourEyes)) return [why('second_person')];
    return to === 'approved' && isLimited ? [why('second_person_by_amount')] : [];
  };
  return stages
    .filter((to) => to !== view.status)
    .map((to) => {
      const because = [
        ...(mayMove(view.status, to, 'staff', cameFrom) ? [] : [why('not_in_table')]),
        ...(view.closed ? [why('closed', { reason: view.closed.reason })] : []),
        ...(may(by, 'decide') ? [] : [why('role')]),
        ...(to === 'approved' && !visitPassed(facts) ? [why('visit_not_recorded')] : []),
      ];
      const isForward = to !== 'rejected' && view.status !== 'rejected' && moves[view.status][to] !== undefined;
      const warnings = [
        // The legal check comes before the documents, so it skips none of what is done later.
        ...(isForward ? [...(to === 'documents_analysis' ? [] : doubts(view)), ...compared] : []),
        ...secondPerson(to),
      ];
      return { to, allowed: because.length === 0, because, warnings };
    });
}

/** Whether the last reported visit was passed. */
export function visitPassed({ visits }: ApplicationFacts): boolean {
  const reported = visits.filter((visit) => visit.status !== 'cancelled' && visit.report?.outcome);
  return reported.at(-1)?.report?.outcome === 'passed';
}

function doubts(view: Application): Why[] {
  const { documents } = view.documentsAnalysis;
  const count = documents.filter((item) => item.mediaId !== null && item.status === 'pending').length;
  const types = documents.filter((item) => item.required && isMissing(item)).map((item) => item.type);
  return [
    ...(count > 0 ? [why('papers_not_reviewed', { count })] : []),
    ...(types.length > 0 ? [why('papers_missing', { types })] : []),
    ...(view.personalData.status === 'approved' ? [] : [why('data_not_approved')]),
    ...(view.earningsAnalysis.status === 'approved' ? [] : [why('earnings_not_approved')]),
  ];
}

/** Comparisons, which advisors don't see. */
function comparisons(view: Application, { sources, openMatches }: ApplicationFacts): Why[] {
  const count = countDiffering(gatherValues(view, sources));
  return [
    ...(count > 0 ? [why('facts_differ', { count })] : []),
    ...(openMatches > 0 ? [why('matches_open', { count: openMatches })] : []),
  ];
}

function why(code: WhyCode, params: Record<string, unknown> = {}): Why {
  return { code, params };
}
