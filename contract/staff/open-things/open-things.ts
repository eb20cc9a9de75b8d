import type { CorrectionPart } from '../../admission/corrections.ts';
import type { Stage } from '../../admission/stages.ts';
import type { DocumentType, ReviewStatus } from '../../documents/rules.ts';

/**
 * What can be open on an application: a correction that the driver hasn't made, one that they made and nobody has looked at, a
 * document sent back, a document asked for, a document nobody has reviewed, the message about them that wasn't sent yet, reminders of a
 * visit, and a decision that waits for a second person.
 */
export const openKinds = [
  'correction',
  'answer',
  'sent_back',
  'asked_paper',
  'paper_to_review',
  'message',
  'visit_message',
  'proposal',
] as const;
export type OpenKind = (typeof openKinds)[number];

export interface OpenThing {
  kind: OpenKind;
  /** Of a correction. */
  part?: CorrectionPart;
  /** Of a paper. */
  type?: DocumentType;
}

interface Holding {
  corrections: readonly { part: CorrectionPart; answeredAt: unknown }[];
  documents: readonly {
    type: DocumentType;
    status: ReviewStatus;
    hasFile: boolean;
    askedFor: boolean;
  }[];
  /** The message about what was sent back waits. */
  toTell: unknown;
  proposal: unknown;
  /** A reminder of a visit waits. */
  reminder?: boolean;
}

/** Everything open on an application; the only place that says what is. */
export function openThings({
  corrections,
  documents,
  toTell: pendingNotices,
  proposal: pendingDecision,
  reminder,
}: Holding): OpenThing[] {
  const given = (kind: OpenKind, isSo: (item: Holding['documents'][number]) => boolean): OpenThing[] =>
    documents.filter(isSo).map(({ type }) => ({ kind, type }));
  return [
    ...corrections.map(({ part, answeredAt }): OpenThing => ({ kind: answeredAt ? 'answer' : 'correction', part })),
    ...given('sent_back', ({ status }) => status === 'rejected'),
    ...given('asked_paper', ({ askedFor, hasFile }) => askedFor && !hasFile),
    ...given('paper_to_review', ({ status, hasFile }) => hasFile && status === 'pending'),
    ...(pendingNotices ? [{ kind: 'message' } as const] : []),
    ...(reminder ? [{ kind: 'visit_message' } as const] : []),
    ...(pendingDecision ? [{ kind: 'proposal' } as const] : []),
  ];
}

/**
 * What an act does to something open. `keep`: it stays and can still be done. `settle`: the act ends it. `pause`: it is closed with
 * the application, and open again if that is reopened. `ask_keep`, `ask_settle`: the same, but only with somebody's word; without
 * it the act is refused with `open_requests`, which names the kinds.
 */
export type Fate = 'keep' | 'settle' | 'pause' | 'ask_keep' | 'ask_settle';

type Row = Record<OpenKind, Fate>;
const keep: Row = {
  correction: 'keep',
  answer: 'keep',
  sent_back: 'keep',
  asked_paper: 'keep',
  paper_to_review: 'keep',
  message: 'keep',
  visit_message: 'keep',
  proposal: 'keep',
};

// A rejection and a closing may be reopened, and then nothing that was asked is lost.
const paused: Row = {
  correction: 'pause',
  answer: 'pause',
  sent_back: 'pause',
  asked_paper: 'pause',
  paper_to_review: 'pause',
  message: 'settle',
  visit_message: 'settle',
  proposal: 'settle',
};

/** What each act does to each kind. Acts on one part leave the corrections of others as they are: see `fateOf`. */
export const fates = {
  // Notes, assignment, links, exports, holds: they touch no part.
  aside: keep,
  approve_part: { ...keep, correction: 'ask_settle', answer: 'settle' },
  reopen_part: keep,
  ask_correction: { ...keep, answer: 'settle' },
  take_correction_back: { ...keep, correction: 'settle' },
  settle_correction: { ...keep, answer: 'settle' },
  // Staff correct the fields themselves.
  change_contact: { ...keep, correction: 'settle' },
  review_week: { ...keep, answer: 'settle' },
  review_paper: { ...keep, paper_to_review: 'settle', sent_back: 'settle' },
  ask_paper: keep,
  take_asking_back: { ...keep, asked_paper: 'settle' },
  give_paper: { ...keep, asked_paper: 'settle', sent_back: 'settle' },
  tell_now: { ...keep, message: 'settle' },
  book_visit: keep,
  move_visit: { ...keep, visit_message: 'settle' },
  cancel_visit: { ...keep, visit_message: 'settle' },
  reassign_visit: keep,
  report_visit: keep,
  // Corrections and documents are asked for in this very stage.
  pass_check: { ...keep, proposal: 'settle' },
  start_visit: {
    ...keep,
    correction: 'ask_keep',
    answer: 'ask_keep',
    sent_back: 'ask_keep',
    asked_paper: 'ask_keep',
    paper_to_review: 'ask_keep',
    proposal: 'settle',
  },
  // An approval is final, so everything ends with it.
  approve: {
    correction: 'ask_settle',
    answer: 'ask_settle',
    sent_back: 'ask_settle',
    asked_paper: 'ask_settle',
    paper_to_review: 'ask_settle',
    message: 'settle',
    visit_message: 'settle',
    proposal: 'settle',
  },
  reject: paused,
  close: paused,
  reopen: { ...keep, proposal: 'settle' },
  withdraw_proposal: { ...keep, proposal: 'settle' },
  erase: {
    correction: 'settle',
    answer: 'settle',
    sent_back: 'settle',
    asked_paper: 'settle',
    paper_to_review: 'settle',
    message: 'settle',
    visit_message: 'settle',
    proposal: 'settle',
  },
} as const satisfies Record<string, Row>;

export type Act = keyof typeof fates;

/** What an act on a part does to something open; without a part it acts on the whole application. */
export function fateOf({ kind, part }: OpenThing, act: Act, on?: CorrectionPart): Fate {
  const isOfAnother = on !== undefined && part !== on && (kind === 'correction' || kind === 'answer');
  return isOfAnother ? 'keep' : fates[act][kind];
}

/** The open things that an act asks about first. */
export function askedAbout(things: readonly OpenThing[], act: Act, on?: CorrectionPart): OpenThing[] {
  return things.filter((thing) => fateOf(thing, act, on).startsWith('ask_'));
}

/** The act of a move between two stages. */
export function actOfMove(from: Stage, to: Stage): Act {
  if (to === 'rejected') return 'reject';
  if (from === 'rejected') return 'reopen';
  if (to === 'approved') return 'approve';
  return to === 'home_visit' ? 'start_visit' : 'pass_check';
}

/** `correction.personal_data`, `sent_back.proof_of_address`, `message`: the path under which a refusal names it. */
export function pathOfOpen({ kind, part, type }: OpenThing): string {
  return [kind, part ?? type].filter(Boolean).join('.');
}
