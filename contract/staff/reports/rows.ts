import * as z from 'zod/mini';
import { closedReasons } from '../../admission/closing.ts';
import { rejectionGrounds } from '../../admission/decision.ts';
import { stages } from '../../admission/stages.ts';
import { stepKeys } from '../../admission/steps.ts';
import { countryCodes } from '../../country.ts';
import { documentTypes, rejectionReasons } from '../../documents/rules.ts';
import { messageChannels } from '../../notifications/channels.ts';
import { waitsForUs } from '../queue-row.ts';
import { Person } from '../roles.ts';

const count = z.int();
/** In minutes. */
const minutes = z.int();

/** Applications opened in a month, by the stages they have reached; `rejected` are those that are rejected now. */
export const FunnelRow = z.object({
  /** `yyyy-mm`, in the country's zone. */
  month: z.string(),
  country: z.enum(countryCodes),
  reached: z.record(z.enum(stages), count),
});

export const waitedFor = ['whole', 'company', 'driver', 'visit', 'outside'] as const;
/** Whom a decided application waited for, in total; `whole` is from opening to decision. */
export type WaitedFor = (typeof waitedFor)[number];

/** `median` and 90th percentile (`p90`). */
export const DurationRow = z.object({
  /** `stage`: stays in a stage that ended in the period. `waiting`: applications decided in the period. */
  of: z.enum(['stage', 'waiting']),
  name: z.enum([...stages, ...waitedFor]),
  count,
  median: minutes,
  p90: minutes,
});

/** The company's answers of a month: how many, for how many a time had been promised, and how many of those kept it. */
export const AnswerRow = z.object({
  month: z.string(),
  country: z.enum(countryCodes),
  answered: count,
  promised: count,
  kept: count,
});

/**
 * Turns of the company that ended in the period, judged by the target of today. Hours are working hours, rounded up. Without a target
 * nothing is late.
 */
export const LateAnswerRow = z.object({
  turn: z.enum(waitsForUs),
  country: z.enum(countryCodes),
  /** In working hours; null without one. */
  target: z.nullable(z.int()),
  answered: count,
  late: count,
  /** By how many hours the late ones were late: half of them by this or less, and the worst. Null if none was. */
  median: z.nullable(z.int()),
  worst: z.nullable(z.int()),
});

/** What is overdue now, by who takes care of it; the period doesn't matter. */
export const OverdueRow = z.object({
  /** Null: nobody. */
  owner: z.nullable(Person),
  count,
  /** By how many working hours the longest is overdue, rounded up. */
  longest: z.int(),
});

/** Applications opened in the period that reached a step, and how many of them completed it. */
export const DropOffRow = z.object({ step: z.enum(stepKeys), reached: count, done: count });

/** `type` is the type of the document; null for applications, which may be rejected for several reasons. */
export const RejectionRow = z.object({
  of: z.enum(['paper', 'application']),
  type: z.nullable(z.enum(documentTypes)),
  /** `not_named`: rejected without one. */
  reason: z.enum([...new Set([...rejectionReasons, ...rejectionGrounds, 'not_named' as const])]),
  count,
});

/** Applications that were closed without decision in a month, and weren't reopened. None of them is a rejection. */
export const ClosedRow = z.object({
  month: z.string(),
  country: z.enum(countryCodes),
  reason: z.enum(closedReasons),
  count,
});

/** Visits by their day. Visits that are neither held nor missed are upcoming or not reported yet. */
export const AdvisorRow = z.object({
  advisor: Person,
  /** Without those cancelled. */
  booked: count,
  held: count,
  missed: count,
  cancelled: count,
});

export const ReviewerRow = z.object({
  /** Null: from the shell. */
  reviewer: z.nullable(Person),
  approved: count,
  rejected: count,
  /** Weeks of earnings. */
  weeks: count,
  corrections: count,
  /**
   * The person's reviews of files that somebody else reviewed next, plus their proposed decisions that somebody else
   * confirmed or withdrew; and how many of them had a different outcome.
   */
  reviewedAgain: count,
  disagreed: count,
});

/** Messages that a channel accepted in a month. */
export const MessageRow = z.object({
  /** `yyyy-mm`, in the driver's zone. */
  month: z.string(),
  country: z.enum(countryCodes),
  /** Such as `visit_booked`. */
  kind: z.string(),
  channel: z.enum(messageChannels),
  count,
  /** By `MESSAGE_PRICES`; null without a price. */
  cost: z.nullable(z.number()),
});

export interface ReportRows {
  funnel: z.infer<typeof FunnelRow>;
  durations: z.infer<typeof DurationRow>;
  answers: z.infer<typeof AnswerRow>;
  'late-answers': z.infer<typeof LateAnswerRow>;
  overdue: z.infer<typeof OverdueRow>;
  'drop-off': z.infer<typeof DropOffRow>;
  rejections: z.infer<typeof RejectionRow>;
  closed: z.infer<typeof ClosedRow>;
  advisors: z.infer<typeof AdvisorRow>;
  reviewers: z.infer<typeof ReviewerRow>;
  messages: z.infer<typeof MessageRow>;
}
export type ReportName = keyof ReportRows;
export const reportNames = [
  'funnel',
  'durations',
  'answers',
  'late-answers',
  'overdue',
  'drop-off',
  'rejections',
  'closed',
  'advisors',
  'reviewers',
  'messages',
] as const satisfies readonly ReportName[];

export function isReportName(text: string): text is ReportName {
  return (reportNames as readonly string[]).includes(text);
}
