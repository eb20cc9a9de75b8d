import type { CorrectionPart } from '../admission/corrections.ts';
import { isDecided, isSent } from '../admission/stages.ts';
import { stepsOf } from '../admission/steps.ts';
import { turns } from '../admission/turns.ts';
import type { Application, SectionStatus } from '../application.ts';
import { waitsForApplicant } from '../documents/rules.ts';
import type { Platform } from '../earnings/platforms.ts';
import type { WaitsFor, Why, WhyCode } from './queue-row.ts';
import type { VisitOutcome } from './visit.ts';

/** What decides whose turn it is, besides what the driver sees. */
export interface TurnFacts {
  submitted_at: unknown;
  /** The account whose decision waits for a second person. */
  proposedBy: string | null;
  /** The parts with corrections that were answered and aren't settled. */
  answered: CorrectionPart[];
  /** Platforms of the accounts that the partner is still reading. */
  reading: (Platform | null)[];
  /** By their start. */
  visits: { startsAt: string; endsAt: string; status: 'booked' | 'ended'; outcome: VisitOutcome | null }[];
}

/** Whose turn it is and why, by the first situation of the table that applies. */
export function whoseTurn(view: Application, facts: TurnFacts, now: Date): { waitsFor: WaitsFor; because: Why[] } {
  const because = situationOf(view, facts, now);
  const code = (because[0] as Why).code as keyof typeof turns | 'driver_steps';
  return { waitsFor: code === 'driver_steps' ? 'driver' : turns[code].row, because };
}

/** A visit is over when its time ends, or earlier if it was reported. */
export function isOver({ status, endsAt }: TurnFacts['visits'][number], now: Date): boolean {
  return status === 'ended' || new Date(endsAt) <= now;
}

/** Documents with a file that waits for a review. */
export function countToReview(view: Application): number {
  return view.documentsAnalysis.documents.filter((item) => item.mediaId !== null && item.status === 'pending').length;
}

function situationOf(view: Application, facts: TurnFacts, now: Date): Why[] {
  if (isDecided(view.status)) return [why('decided')];
  if (view.closed) return [why('closed', { reason: view.closed.reason })];
  if (facts.proposedBy !== null) return [why('confirm', { by: facts.proposedBy })];
  const over = facts.visits.filter((visit) => isOver(visit, now));
  if (over.some((visit) => visit.outcome === null)) return [why('visit_unreported')];
  const outcome = over.at(-1)?.outcome;
  if (view.status === 'home_visit' && (outcome === 'passed' || outcome === 'failed')) {
    return outcome === 'passed' ? [why('visit_passed'), ...approvalsLeft(view)] : [why('visit_failed')];
  }
  if (view.status === 'judicial_analysis') return [why('legal_check')];
  const review = reviewReasons(view, facts);
  if (review.length > 0) return review;
  if (facts.reading.length > 0) return facts.reading.map((platform) => why('account_reading', { platform }));
  const ahead = facts.visits.find((visit) => !isOver(visit, now));
  if (ahead) return [why('visit_ahead', { at: new Date(ahead.startsAt).toISOString() })];
  const steps = stepsOf(view).filter((step) => step.missing > 0 && step.state !== 'locked');
  return [why('driver_steps', { steps: steps.map((step) => step.key) })];
}

function reviewReasons(view: Application, facts: TurnFacts): Why[] {
  const sent = isSent(view.status) || facts.submitted_at !== null;
  const count = countToReview(view);
  const reasons = [
    ...(sent && count > 0 ? [why('papers_to_review', { count })] : []),
    ...facts.answered.map((part) => why('correction_answered', { part })),
  ];
  if (reasons.length > 0 || view.status !== 'risk_analysis' || (view.corrections ?? []).length > 0) return reasons;
  const waits = view.documentsAnalysis.documents.some((item) => item.required && waitsForApplicant(item));
  if (waits) return [];
  const left = approvalsLeft(view);
  return left.length > 0 ? left : [why('ready_to_move')];
}

/** The parts that are approved as a whole, in the order in which they are. */
export const wholeParts = ['personal_data', 'earnings'] as const;
export type WholePart = (typeof wholeParts)[number];

/** The complete parts that nobody has approved; not those that the driver is still asked to correct. */
export function partsToApprove(
  statuses: Record<WholePart, SectionStatus>,
  corrections: readonly { part: CorrectionPart }[],
): WholePart[] {
  return wholeParts.filter(
    (part) => statuses[part] === 'completed' && !corrections.some((correction) => correction.part === part),
  );
}

function approvalsLeft({ personalData, earningsAnalysis, corrections }: Application): Why[] {
  const statuses = { personal_data: personalData.status, earnings: earningsAnalysis.status };
  const parts = partsToApprove(statuses, corrections ?? []);
  return parts.length > 0 ? [why('parts_to_approve', { parts })] : [];
}

function why(code: WhyCode, params: Record<string, unknown> = {}): Why {
  return { code, params };
}
