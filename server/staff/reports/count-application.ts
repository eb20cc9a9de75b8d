import type { ClosedReason } from '@volante/contract/admission/closing.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import { isDecided, type Stage, stages } from '@volante/contract/admission/stages.ts';
import { type StepKey, stepKeys } from '@volante/contract/admission/steps.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import type { WaitsFor } from '@volante/contract/staff/queue-row.ts';
import type { WaitedFor } from '@volante/contract/staff/reports/rows.ts';
import type { VisitOutcome } from '@volante/contract/staff/visit.ts';
import { bucketOf, type Fact, type FigureName, fact, sumUp } from './buckets.ts';
import { type FilledBy, nameOf, partOf } from './pictures.ts';
import { type DecisionCall, type ReviewEvent, secondLooksOf, verdictsOf } from './verdicts.ts';

/** Everything from which an application's figures are computed. */
export interface FigureSource {
  country: CountryCode;
  stage: Stage;
  /** The stage before a rejection. */
  cameFrom: Stage | null;
  createdAt: Date;
  /** When the driver first opened the link; null until then. */
  openedAt: Date | null;
  /** Steps that the driver still has to do, in order. */
  steps: StepKey[];
  decision: { at: Date; reasons: RejectionGround[] } | null;
  /** Null unless it is closed without decision. */
  closed: { at: Date; reason: ClosedReason } | null;
  turns: Turn[];
  events: ReviewEvent[];
  decisionCalls: DecisionCall[];
  visits: {
    startsAt: Date;
    advisorId: string;
    status: 'booked' | 'cancelled' | 'ended';
    outcome: VisitOutcome | null;
  }[];
  /** The screenshots that filled a week. */
  pictures: FilledBy[];
}

/** Raised whenever the rules of counting change; then all applications are counted again. */
export const RULES = 7;
/** Stands for reviewers without an account, who used a command. */
export const SHELL = 'shell';
const MINUTE = 60_000;

/** Counts work in an application's country. */
export interface Work {
  /** The number of working days after one day, up to another; both are `yyyy-mm-dd`. */
  days(from: string, to: string): number;
  /** The smallest target in whole working hours that an answer at a moment keeps. */
  hoursToKeep(since: Date, at: Date): number;
}

/** The facts that an application contributes to the reports. */
export function countApplication(source: FigureSource, work: Work): Fact[] {
  const day = (at: Date) => dateIn(countries[source.country].zone, at);
  return sumUp([
    ...(source.openedAt ? [...funnelOf(source, day(source.openedAt)), ...stepsOf(source, day(source.openedAt))] : []),
    ...durationsOf(source, day),
    ...answersOf(source, day, work),
    ...ourTurnsOf(source, day, work),
    ...rejectionsOf(source, day),
    ...closedOf(source, day),
    ...visitsOf(source, day),
    ...reviewsOf(source, day),
    ...source.pictures.map((picture) => fact('pictures', day(picture.at), nameOf(picture), partOf(picture))),
  ]);
}

type DayOf = (at: Date) => string;

/** The furthest regular stage it has reached; for a rejected application, the stage before. */
function furthestOf({ stage, cameFrom }: FigureSource): Stage {
  return stage === 'rejected' ? (cameFrom ?? 'created') : stage;
}

function hasReached(source: FigureSource, stage: Stage): boolean {
  return stages.indexOf(furthestOf(source)) >= stages.indexOf(stage);
}

function funnelOf(source: FigureSource, day: string): Fact[] {
  const reached = stages.filter((stage) => (stage === 'rejected' ? source.stage === stage : hasReached(source, stage)));
  return reached.map((stage) => fact('funnel', day, stage));
}

/**
 * The application's current step counts as reached, the steps before it as done. Steps may be done in advance, so the current
 * step is the first open one.
 */
function stepsOf(source: FigureSource, day: string): Fact[] {
  const isSent = hasReached(source, 'risk_analysis');
  const before = stepKeys.slice(0, stepKeys.indexOf('home_visit'));
  const open = before.find((step) => source.steps.includes(step)) ?? 'review';
  const place = isSent ? before.length : before.indexOf(open);
  const facts = before.slice(0, place + 1).map((step) => fact('steps', day, step, 'reached'));
  facts.push(...before.slice(0, place).map((step) => fact('steps', day, step, 'done')));
  if (!hasReached(source, 'home_visit')) return facts;
  facts.push(fact('steps', day, 'home_visit', 'reached'));
  const isBooked = source.visits.some(({ status }) => status !== 'cancelled');
  if (isBooked || source.stage === 'approved') facts.push(fact('steps', day, 'home_visit', 'done'));
  return facts;
}

function durationsOf({ createdAt, turns, decision }: FigureSource, day: DayOf): Fact[] {
  const stays = staysOf(createdAt, turns).map(({ stage, until, lasted }) =>
    duration('stage_time', day(until), stage, lasted),
  );
  const waits = decision ? Object.entries(waitsOf(createdAt, turns, decision.at)) : [];
  return [
    ...stays,
    ...waits.map(([whom, lasted]) => duration('waiting_time', day(decision?.at ?? createdAt), whom, lasted)),
  ];
}

/**
 * The company's answers: how many working days it took from the beginning of its turn until it was over or the stage ended. `part`
 * says whether that kept what the driver was promised; '' if nothing was. Closing without decision is no answer.
 */
function answersOf({ turns }: FigureSource, day: DayOf, work: Work): Fact[] {
  const facts: Fact[] = [];
  let begun: Turn | null = null;
  for (const turn of turns) {
    const isCompanys = turn.waitsFor !== null && sides[turn.waitsFor] === 'company';
    if (begun && isCompanys && begun.stage === turn.stage) continue;
    if (begun && turn.at > begun.at && !isOver(turn)) {
      const [on, days] = [day(turn.at), work.days(day(begun.at), day(turn.at))];
      const kept = begun.mostDays === null ? '' : days <= begun.mostDays ? 'kept' : 'late';
      facts.push({ ...fact('answers', on, begun.stage, kept), bucket: days, total: days });
    }
    begun = isCompanys ? turn : null;
  }
  return facts;
}

/**
 * Each turn of the company that ended, on that day: its bucket is the smallest target in working hours that it kept, so a report can
 * judge it by any target. A turn goes on over stages, as the time by which the list wants an answer does.
 */
function ourTurnsOf({ turns }: FigureSource, day: DayOf, work: Work): Fact[] {
  const facts: Fact[] = [];
  let begun: Turn | null = null;
  for (const turn of turns) {
    if (begun && begun.waitsFor === turn.waitsFor) continue;
    if (
      begun?.waitsFor &&
      sides[begun.waitsFor] === 'company' &&
      turn.at > begun.at &&
      turn.waitsFor &&
      !isOver(turn)
    ) {
      const hours = work.hoursToKeep(begun.at, turn.at);
      facts.push({ ...fact('our_turns', day(turn.at), begun.waitsFor), bucket: hours, total: hours });
    }
    begun = turn;
  }
  return facts;
}

/** Whether it was closed without decision then. */
function isOver({ stage, waitsFor }: Turn): boolean {
  return waitsFor === 'nobody' && !isDecided(stage);
}

function duration(figure: FigureName, day: string, name: string, lasted: number): Fact {
  const minutes = Math.round(lasted / MINUTE);
  return { ...fact(figure, day, name), bucket: bucketOf(minutes), total: minutes };
}

function rejectionsOf({ stage, decision, events }: FigureSource, day: DayOf): Fact[] {
  const documents = events.filter(({ kind }) => kind === 'document_rejected');
  const reasons = decision?.reasons.length ? decision.reasons : ['not_named'];
  return [
    ...documents.map(({ at, type, reason }) => fact('paper_rejections', day(at), type ?? '', reason ?? 'not_named')),
    ...(decision && stage === 'rejected' ? reasons.map((reason) => fact('rejections', day(decision.at), reason)) : []),
  ];
}

/** Closed without decision, which is no rejection; not once it is reopened. */
function closedOf({ closed }: FigureSource, day: DayOf): Fact[] {
  return closed ? [fact('closed', day(closed.at), closed.reason)] : [];
}

function visitsOf({ visits }: FigureSource, day: DayOf): Fact[] {
  return visits.flatMap(({ startsAt, advisorId, status, outcome }) => {
    const visit = (part: string) => fact('visits', day(startsAt), advisorId, part);
    if (status === 'cancelled') return [visit('cancelled')];
    const result = outcome === null ? [] : [visit(outcome === 'no_show' ? 'missed' : 'held')];
    return [visit('booked'), ...result];
  });
}

function reviewsOf({ events, decisionCalls }: FigureSource, day: DayOf): Fact[] {
  const review = ({ at, actor }: Pick<ReviewEvent, 'at' | 'actor'>, part: string) =>
    fact('reviews', day(at), isRequestId(actor) ? actor : SHELL, part);
  const others = { week_reviewed: 'weeks', correction_asked_for: 'corrections' } as Record<string, string>;
  return [
    ...verdictsOf(events).flatMap(({ event, isApproval, disagreed }) => [
      review(event, isApproval ? 'approved' : 'rejected'),
      ...(disagreed === null ? [] : [review(event, 'reviewedAgain')]),
      ...(disagreed ? [review(event, 'disagreed')] : []),
    ]),
    ...secondLooksOf(decisionCalls).flatMap(({ proposed: { at, accountId }, disagreed }) => [
      review({ at, actor: accountId }, 'reviewedAgain'),
      ...(disagreed ? [review({ at, actor: accountId }, 'disagreed')] : []),
    ]),
    ...events.flatMap((event) => (others[event.kind] ? [review(event, others[event.kind] as string)] : [])),
  ];
}

/** From this moment on, the application was in this stage and waited for this party; null if the latter wasn't recorded. */
interface Turn {
  at: Date;
  stage: Stage;
  waitsFor: WaitsFor | null;
  /** The working days that the driver was promised; null for none. */
  mostDays: number | null;
}

/** A stay in a stage that has ended, in ms. */
interface Stay {
  stage: Stage;
  until: Date;
  lasted: number;
}

/**
 * The stays that have ended, except in a decided stage, without the time during which the application was closed. A stage that was passed
 * at once doesn't count.
 */
function staysOf(createdAt: Date, turns: readonly Turn[]): Stay[] {
  const stays: Stay[] = [];
  let [stage, since, lasted, isOpen]: [Stage, number, number, boolean] = ['created', createdAt.getTime(), 0, true];
  for (const turn of turns) {
    const at = Math.max(since, turn.at.getTime());
    if (isOpen) lasted += at - since;
    if (turn.stage !== stage) {
      if (lasted > 0 && !isDecided(stage)) stays.push({ stage, until: turn.at, lasted });
      [stage, lasted] = [turn.stage, 0];
    }
    [since, isOpen] = [at, !isOver(turn)];
  }
  return stays;
}

/**
 * How long an application waited for each party until its decision, in ms, not counting time before a reopening during which it
 * was already decided. If some turn doesn't say whom it waited for, only `whole` is returned.
 */
function waitsOf(createdAt: Date, turns: readonly Turn[], decidedAt: Date): Partial<Record<WaitedFor, number>> {
  const waits: Partial<Record<WaitedFor, number>> = { whole: 0 };
  const isKept = turns.every(({ waitsFor }) => waitsFor !== null);
  const first: Turn = { at: createdAt, stage: 'created', waitsFor: 'driver', mostDays: null };
  const all = [first, ...turns];
  for (const [n, { at, stage, waitsFor }] of all.entries()) {
    const end = Math.min((all[n + 1]?.at ?? decidedAt).getTime(), decidedAt.getTime());
    const lasted = end - at.getTime();
    const whom = waitsFor && sides[waitsFor];
    // Nobody waits for an application that is closed without decision.
    if (lasted <= 0 || waitsFor === 'nobody' || isDecided(stage)) continue;
    waits.whole = (waits.whole ?? 0) + lasted;
    if (isKept && whom) waits[whom] = (waits[whom] ?? 0) + lasted;
  }
  return waits;
}

const sides: Record<WaitsFor, Exclude<WaitedFor, 'whole'> | null> = {
  nobody: null,
  second_person: 'company',
  report: 'company',
  decision: 'company',
  check: 'company',
  review: 'company',
  outside: 'outside',
  visit: 'visit',
  driver: 'driver',
};
