import type { Application } from '@volante/contract/admission/application.ts';
import { isClosed, isSent } from '@volante/contract/admission/stages.ts';
import { stepsOf } from '@volante/contract/admission/steps.ts';
import { waitsForApplicant } from '@volante/contract/documents/rules.ts';
import { countDiffering } from '@volante/contract/staff/ledger/compare.ts';
import type { FlagCode, WaitsFor, Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import { gatherValues } from '../ledger/gather.ts';
import type { QueueFacts } from './facts-store.ts';
import { isUnusual } from './unusual-amounts.ts';

export interface Waiting {
  waitsFor: WaitsFor;
  because: Why[];
  toReview: number;
  flags: FlagCode[];
  visitAt: Date | null;
  /** When this changes merely because time passes. */
  dueAt: Date | null;
}

/** Which party an application waits for and why, by the first rule that applies. */
export function judgeWaiting(view: Application, facts: QueueFacts, now: Date): Waiting {
  const ahead = facts.visits.find((visit) => !isOver(visit, now));
  const [waitsFor, because] = firstOf(view, facts, now, ahead?.startsAt);
  return {
    waitsFor,
    because,
    toReview: toReview(view),
    flags: flagsOf(view, facts),
    visitAt: ahead ? new Date(ahead.startsAt) : null,
    dueAt: ahead ? new Date(ahead.endsAt) : null,
  };
}

function firstOf(view: Application, facts: QueueFacts, now: Date, ahead: string | undefined): [WaitsFor, Why[]] {
  if (isClosed(view.status)) return ['nobody', [why('decided')]];
  if (facts.proposed) return ['second_person', [why('confirm')]];
  const over = facts.visits.filter((visit) => isOver(visit, now));
  if (over.some((visit) => visit.outcome === null)) return ['report', [why('visit_unreported')]];
  const outcome = over.at(-1)?.outcome;
  if (view.status === 'home_visit' && (outcome === 'passed' || outcome === 'failed')) {
    return ['decision', [why(outcome === 'passed' ? 'visit_passed' : 'visit_failed')]];
  }
  if (view.status === 'judicial_analysis') return ['check', [why('legal_check')]];
  const review = reviewReasons(view, facts);
  if (review.length > 0) return ['review', review];
  if (facts.reading.length > 0) {
    return ['outside', facts.reading.map((platform) => why('account_reading', { platform }))];
  }
  if (ahead) return ['visit', [why('visit_ahead', { at: new Date(ahead).toISOString() })]];
  const steps = stepsOf(view).filter((step) => step.missing > 0 && step.state !== 'locked');
  return ['driver', [why('driver_steps', { steps: steps.map((step) => step.key) })]];
}

/** A visit is over when its time ends, or earlier if it was reported. */
function isOver({ status, endsAt }: QueueFacts['visits'][number], now: Date): boolean {
  return status === 'ended' || new Date(endsAt) <= now;
}

function reviewReasons(view: Application, facts: QueueFacts): Why[] {
  const sent = isSent(view.status) || facts.submitted_at !== null;
  const count = toReview(view);
  const reasons = [
    ...(sent && count > 0 ? [why('papers_to_review', { count })] : []),
    ...facts.answered.map((part) => why('correction_answered', { part })),
  ];
  if (reasons.length > 0 || view.status !== 'risk_analysis' || facts.correcting) return reasons;
  const waits = view.documentsAnalysis.documents.some((one) => one.required && waitsForApplicant(one));
  return waits ? [] : [why('ready_to_move')];
}

function toReview(view: Application): number {
  return view.documentsAnalysis.documents.filter((one) => one.mediaId !== null && one.status === 'pending').length;
}

function flagsOf(view: Application, facts: QueueFacts): FlagCode[] {
  const marks: [boolean, FlagCode][] = [
    [facts.doubts > 0, 'identifier_doubt'],
    [countDiffering(gatherValues(view, facts.sources)) > 0, 'facts_differ'],
    [facts.typed, 'earnings_typed'],
    [facts.amounts.some((amount) => isUnusual(amount, facts.amounts)), 'earnings_unusual'],
    [facts.unverified, 'unverified_platform'],
    [facts.may_act, 'file_may_act'],
    [facts.open_matches > 0, 'match_open'],
    [facts.visits.some((visit) => visit.outcome === 'no_show'), 'no_show'],
  ];
  return marks.flatMap(([isSo, code]) => (isSo ? [code] : []));
}

function why(code: WhyCode, params: Record<string, unknown> = {}): Why {
  return { code, params };
}
