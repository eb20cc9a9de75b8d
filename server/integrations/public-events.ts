import { isDecided, type Stage } from '@volante/contract/admission/stages.ts';
import type { PublicEventKind } from '@volante/contract/staff/administration/event-kinds.ts';

/** The details of an event of the log, which differ by its kind. */
interface Details {
  from?: unknown;
  to?: unknown;
  type?: unknown;
  reason?: unknown;
  appointment?: unknown;
}

/** What is told with an event besides its application: ids and codes, nothing that anybody typed. */
type Facts = Record<string, string | null>;

interface PublicEvent {
  kind: PublicEventKind;
  /** Default: always. */
  when?: (details: Details) => boolean;
  /** Default: nothing. */
  facts?: (details: Details) => Facts;
  /** Only the first of an application is told. */
  once?: true;
}

const stageOf = ({ to }: Details): Facts => ({ stage: String(to) });
const documentOf = ({ type }: Details): Facts => ({ documentType: String(type) });
const visitOf = ({ appointment }: Details): Facts => ({ visitId: String(appointment) });
const reviewed = (status: 'approved' | 'rejected' | 'pending'): PublicEvent => ({
  kind: 'document.reviewed',
  facts: (details) => ({ ...documentOf(details), status }),
});

/** What is told of each kind of event of the log; the other kinds are nobody else's business. */
const table: Record<string, readonly PublicEvent[]> = {
  created: [{ kind: 'application.created' }],
  link_opened: [{ kind: 'application.opened', once: true }],
  stage: [
    { kind: 'application.stage_changed', facts: (details) => ({ ...stageOf(details), from: String(details.from) }) },
    { kind: 'earnings.completed', when: ({ from, to }) => from === 'earnings_analysis' && to === 'judicial_analysis' },
    { kind: 'application.submitted', when: ({ from, to }) => from === 'documents_analysis' && to === 'risk_analysis' },
    { kind: 'application.decided', when: ({ to }) => isDecided(to as Stage), facts: stageOf },
  ],
  closed: [{ kind: 'application.closed', facts: ({ reason }) => ({ closedReason: String(reason) }) }],
  reopened: [{ kind: 'application.reopened' }],
  document_uploaded: [{ kind: 'document.uploaded', facts: documentOf }],
  document_approved: [reviewed('approved')],
  document_rejected: [reviewed('rejected')],
  document_review_taken_back: [reviewed('pending')],
  visit_booked: [{ kind: 'visit.booked', facts: visitOf }],
  visit_moved: [{ kind: 'visit.moved', facts: visitOf }],
  visit_cancelled: [{ kind: 'visit.cancelled', facts: visitOf }],
  visit_reported: [{ kind: 'visit.reported', facts: visitOf }],
};

export interface NewEvent {
  kind: PublicEventKind;
  facts: Facts;
  once: boolean;
}

/** What is told of an event of the log. `by` caused it: a link that staff opened is not opened. */
export function publicEventsOf(kind: string, by: string, details: Record<string, unknown>): NewEvent[] {
  if (kind === 'link_opened' && by !== 'applicant') return [];
  const rules = table[kind] ?? [];
  return rules
    .filter(({ when }) => when?.(details) ?? true)
    .map(({ kind, facts, once = false }) => ({ kind, facts: facts?.(details) ?? {}, once }));
}
