import type { CorrectionPart } from '../../admission/corrections.ts';
import { isDecided, type Stage } from '../../admission/stages.ts';
import type { Move, PendingDecision, ReviewerApplication, StaffApplication } from '../application.ts';
import type { Row, WaitsFor, Why, WhyCode } from '../queue-row.ts';
import { type Holder, may, type Person } from '../roles.ts';
import { partsToApprove, type WholePart } from '../whose-turn.ts';

/** What a member of staff does next with an application. */
export type NextAct =
  /** A decision that somebody else proposed. */
  | { kind: 'confirm'; to: Stage }
  /**
   * Look at a proposed decision: it can no longer be confirmed, since the application or the plan has changed, or this is a list, whose
   * rows don't say whether it can.
   */
  | { kind: 'see_proposal' }
  | { kind: 'report' }
  | { kind: 'review'; count: number }
  /** Look at what the driver corrected. */
  | { kind: 'settle'; part: CorrectionPart }
  | { kind: 'approve'; part: WholePart }
  /** Compare with applications that look like the same person's. */
  | { kind: 'compare'; count: number }
  /** The legal check is passed. */
  | { kind: 'check' }
  /** To the video call. */
  | { kind: 'advance' }
  /** Approve or reject. */
  | { kind: 'decide' }
  /** Send the message about what was sent back, which else waits. */
  | { kind: 'tell' }
  /** Nothing for this member: somebody else's turn. */
  | { kind: 'none'; waitsFor: WaitsFor; since: string };

export interface Member extends Holder {
  id: string;
}

/** A row of the list, which knows less, or the whole application. */
type Waiting = Pick<Row, 'stage' | 'waitsFor' | 'waitingSince' | 'because'> & { assignee: Person | null };
type Known = Waiting & (Pick<Row, 'toReview'> | StaffApplication);

/** What this member does next with an application, by whom it waits for: the one act that every screen offers first. */
export function nextAct(application: Known, member: Member, now: Date): NextAct {
  const none: NextAct = { kind: 'none', waitsFor: application.waitsFor, since: application.waitingSince };
  if (isDecided(application.stage) || ('closed' in application && application.closed !== null)) return none;
  const reviewer = may(member, 'decide');
  switch (application.waitsFor) {
    case 'second_person':
      return (reviewer && confirmation(application, member)) || none;
    case 'report':
      return { kind: 'report' };
    case 'check':
      return reviewer ? (toCompare(application) ?? { kind: 'check' }) : none;
    case 'decision':
      if (!reviewer) return none;
      // A failed call is decided as it is: nothing that was left undone would change it.
      return (has(application, 'visit_failed') ? null : leftWork(application)) ?? { kind: 'decide' };
    case 'review':
      return (reviewer && (leftWork(application) ?? advance(application))) || none;
    default:
      return reviewer && waitsToTell(application, now) ? { kind: 'tell' } : none;
  }
}

/** The message about what was sent back waits and isn't on its way yet. */
export function waitsToTell(application: Known, now: Date): boolean {
  return isWhole(application) && application.toTell !== null && Date.parse(application.toTell.at) > now.getTime();
}

/** The warnings of a move that name something left undone or doubtful; whoever makes it anyway says why. */
export function skippedBy({ warnings }: Pick<Move, 'warnings'>): Why[] {
  return warnings.filter(({ code }) => code !== 'second_person' && code !== 'second_person_by_amount');
}

/** Whether a move needs a reason: a decision, a reopening, and every move that skips something. */
export function asksReason(from: Stage, move: Pick<Move, 'to' | 'warnings'>, leavesOpen: boolean): boolean {
  return isDecided(move.to) || isDecided(from) || leavesOpen || skippedBy(move).length > 0;
}

function leftWork(application: Known): NextAct | null {
  const count = 'toReview' in application ? application.toReview : documentsToReview(application);
  if (count > 0) return { kind: 'review', count };
  const settled = answeredPart(application);
  if (settled) return { kind: 'settle', part: settled };
  const [part] = isWhole(application) ? unapproved(application) : named(application, 'parts_to_approve');
  return part ? { kind: 'approve', part } : toCompare(application);
}

function documentsToReview({ documents }: StaffApplication): number {
  return documents.filter(({ hasFile, status }) => hasFile && status === 'pending').length;
}

function answeredPart(application: Known): CorrectionPart | null {
  if ('corrections' in application)
    return application.corrections.find(({ answeredAt }) => answeredAt !== null)?.part ?? null;
  const answered = application.because.find(({ code }) => code === 'correction_answered');
  return (answered?.params.part as CorrectionPart | undefined) ?? null;
}

function unapproved({ personalData, earnings, corrections }: ReviewerApplication): WholePart[] {
  return partsToApprove({ personal_data: personalData.status, earnings: earnings.status }, corrections);
}

function named(application: Waiting, code: WhyCode): WholePart[] {
  const parts = application.because.find((why) => why.code === code)?.params.parts;
  return Array.isArray(parts) ? parts : [];
}

function toCompare(application: Known): NextAct | null {
  const count = isWhole(application) ? application.matches.open : 0;
  return count > 0 ? { kind: 'compare', count } : null;
}

function advance(application: Known): NextAct | null {
  if (application.stage !== 'risk_analysis') return null;
  if (!isWhole(application)) return { kind: 'advance' };
  const move = application.moves.find(({ to }) => to === 'home_visit');
  return move?.allowed && !skippedBy(move).some(({ code }) => code === 'papers_missing') ? { kind: 'advance' } : null;
}

/** Never for whoever proposed it. */
function confirmation(application: Known, member: Member): NextAct | null {
  if (!('proposal' in application)) {
    const by = application.because.find(({ code }) => code === 'confirm')?.params.by;
    return by === undefined || by === member.id ? null : { kind: 'see_proposal' };
  }
  const pending: PendingDecision | null = application.proposal;
  if (!pending) return null;
  if (pending.revision !== application.revision || pending.planChanged) return { kind: 'see_proposal' };
  return pending.by.id === member.id ? null : { kind: 'confirm', to: pending.to };
}

function has({ because }: Waiting, wanted: WhyCode): boolean {
  return because.some(({ code }) => code === wanted);
}

function isWhole(application: Known): application is ReviewerApplication {
  return 'personalData' in application;
}
