/** A review by staff, from the application's event log. */
export interface ReviewEvent {
  kind: string;
  at: Date;
  /** An account's id, or who it was in the shell. */
  actor: string;
  /** Of papers. */
  type: string | null;
  mediaId: string | null;
  reason: string | null;
}

/** A call that made, confirmed or took back a decision, as the audit log has it. */
export interface DecisionCall {
  kind: 'moveStage' | 'confirmProposal' | 'withdrawProposal';
  at: Date;
  accountId: string;
}

/** A proposed decision that somebody else looked at, and whether they took it back. */
export interface SecondLook {
  proposed: DecisionCall;
  disagreed: boolean;
}

/** The proposal that a call confirms or takes back is the newest move before it; one's own is no second look. */
export function secondLooksOf(calls: readonly DecisionCall[]): SecondLook[] {
  return calls.flatMap((call, n) => {
    if (call.kind === 'moveStage') return [];
    const proposed = calls.slice(0, n).findLast(({ kind }) => kind === 'moveStage');
    if (!proposed || proposed.accountId === call.accountId) return [];
    return [{ proposed, disagreed: call.kind === 'withdrawProposal' }];
  });
}

/** A review of a file, and whether the next one, by somebody else, came out otherwise; null when nobody else reviewed it next. */
export interface Verdict {
  event: ReviewEvent;
  isApproval: boolean;
  disagreed: boolean | null;
}

/** Reviews in their order. One that was taken back has said what it said; what follows it is the second look. */
export function verdictsOf(events: readonly ReviewEvent[]): Verdict[] {
  const verdicts = events.filter(({ kind }) => kind === 'document_approved' || kind === 'document_rejected');
  return verdicts.map((event, n) => {
    const next = verdicts.slice(n + 1).find((one) => one.type === event.type && one.mediaId === event.mediaId);
    const isLookedAtAgain = next !== undefined && next.actor !== event.actor;
    return {
      event,
      isApproval: event.kind === 'document_approved',
      disagreed: isLookedAtAgain ? next.kind !== event.kind : null,
    };
  });
}
