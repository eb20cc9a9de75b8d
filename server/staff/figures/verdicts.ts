/** What staff did to an application, as its log of events has it. */
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
