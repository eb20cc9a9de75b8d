import { isClosed } from '@volante/contract/admission/closing.ts';
import type { Application } from '@volante/contract/application.ts';
import { countDiffering } from '@volante/contract/staff/cross-check/compare.ts';
import type { FlagCode, WaitsFor, Why, WhyCode } from '@volante/contract/staff/queue-row.ts';
import { countToReview, isOver, whoseTurn } from '@volante/contract/staff/whose-turn.ts';
import { ASKED_MS } from '../../devices/by-staff.ts';
import { gatherValues } from '../cross-check/gather.ts';
import type { LinkFacts, QueueFacts } from './facts-store.ts';

interface Waiting {
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
  const { waitsFor, because } = whoseTurn(view, facts, now);
  return {
    waitsFor,
    // How far the link came matters while nothing else has happened.
    because: waitsFor === 'driver' ? [...linkState(facts.link), ...because] : because,
    toReview: countToReview(view),
    flags: flagsOf(view, facts, now),
    visitAt: ahead ? new Date(ahead.startsAt) : null,
    dueAt: earliest(ahead ? new Date(ahead.endsAt) : null, askedUntil(facts, now), cameBackUntil(facts, now)),
  };
}

/** How far the link came: the last of its states that was reached. */
function linkState(link: LinkFacts | null): Why[] {
  if (!link) return [];
  const { made_at: made, sent, opened_at: opened, begun_at: begun } = link;
  const reached = (code: WhyCode, at: string, more = {}): Why[] => [
    { code, params: { at: new Date(at).toISOString(), ...more } },
  ];
  if (begun) return reached('begun', begun);
  if (opened) return reached('link_opened', opened);
  if (sent) return reached('link_sent', sent.at, sent.channel ? { channel: sent.channel } : {});
  return made ? reached('link_made', made) : [];
}

/** Until when a device that asks can be let in; null if none asks any more. */
function askedUntil({ device_asked_at: at }: QueueFacts, now: Date): Date | null {
  const until = at === null ? null : new Date(new Date(at).getTime() + ASKED_MS);
  return until && until > now ? until : null;
}

/** For how many days a driver who came back is marked. */
const CAME_BACK_DAYS = 14;

/** Until when a driver who came back is marked; null if none did, or it is long ago. */
function cameBackUntil({ came_back_at: at }: QueueFacts, now: Date): Date | null {
  const until = at === null ? null : new Date(new Date(at).getTime() + CAME_BACK_DAYS * 24 * 3_600_000);
  return until && until > now ? until : null;
}

function earliest(...moments: (Date | null)[]): Date | null {
  return moments.reduce((first, next) => (first && next ? (next < first ? next : first) : (first ?? next)), null);
}

function flagsOf(view: Application, facts: QueueFacts, now: Date): FlagCode[] {
  const marks: [boolean, FlagCode][] = [
    [askedUntil(facts, now) !== null, 'device_asks'],
    [cameBackUntil(facts, now) !== null && !isClosed(view), 'came_back'],
    [facts.doubts > 0, 'identifier_doubt'],
    [countDiffering(gatherValues(view, facts.sources)) > 0, 'facts_differ'],
    [facts.typed, 'earnings_typed'],
    [facts.amounts.some((amount) => isUnusual(amount, facts.amounts)), 'earnings_unusual'],
    [facts.unverified, 'unverified_platform'],
    [facts.open_matches > 0, 'match_open'],
    [facts.visits.some((visit) => visit.outcome === 'no_show'), 'no_show'],
  ];
  return marks.flatMap(([isSo, code]) => (isSo ? [code] : []));
}

/** Multiples of the median above and below which a week is unusual. */
const UNUSUALLY_HIGH = 2.5;
const UNUSUALLY_LOW = 0.25;
/** A median of fewer weeks means little. */
const LEAST_WEEKS = 4;

/** Whether an amount is far from the median of the weeks with work. */
export function isUnusual(amount: number, amounts: readonly number[]): boolean {
  const worked = amounts.filter((amount) => amount > 0).toSorted((a, b) => a - b);
  if (worked.length < LEAST_WEEKS) return false;
  const median = worked[Math.floor(worked.length / 2)] as number;
  return amount > median * UNUSUALLY_HIGH || amount < median * UNUSUALLY_LOW;
}
