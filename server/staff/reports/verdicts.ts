/** A review by staff, from the application's event log. */
export interface ReviewEvent {
  kind: string;
  at: Date;
  /** An account's id, or the name given in a command. */
  actor: string;
  /** For papers. */
  type: string | null;
  mediaId: string | null;
  reason: string | null;
}

/** A call that made, confirmed or withdrew a decision, from the audit log. */
export interface DecisionCall {
  kind: 'moveStage' | 'confirmProposal' | 'withdrawProposal';
  at: Date;
  accountId: string;
}

/** A proposed decision that somebody else confirmed or withdrew. */
interface SecondLook {
  proposed: DecisionCall;
  disagreed: boolean;
}

/**
 * Finds the second looks. A call confirms or withdraws the newest move before it; doing that to one's own move doesn't count.
 */
export function secondLooksOf(calls: readonly DecisionCall[]): SecondLook[] {
  return calls.flatMap((call, n) => {
    if (call.kind === 'moveStage') return [];
    const proposed = calls.slice(0, n).findLast(({ kind }) => kind === 'moveStage');
    if (!proposed || proposed.accountId === call.accountId) return [];
    return [{ proposed, disagreed: call.kind === 'withdrawProposal' }];
  });
}

/** A review of a file, and whether the next review of it, by somebody else, had a different result; null if there is none. */
interface Verdict {
  event: ReviewEvent;
  isApproval: boolean;
  disagreed: boolean | null;
}

/** The verdicts, in order. A review that was withdrawn still counts as a verdict, and the next one is its second look. */
export function verdictsOf(events: readonly ReviewEvent[]): Verdict[] {
  const verdicts = events.filter(({ kind }) => kind === 'document_approved' || kind === 'document_rejected');
  return verdicts.map((event, n) => {
    const next = verdicts
      .slice(n + 1)
      .find((verdict) => verdict.type === event.type && verdict.mediaId === event.mediaId);
    const isLookedAtAgain = next !== undefined && next.actor !== event.actor;
    return {
      event,
      isApproval: event.kind === 'document_approved',
      disagreed: isLookedAtAgain ? next.kind !== event.kind : null,
    };
  });
}
