import * as z from 'zod/mini';
import { closedReasons } from '../admission/closing.ts';
import { stages } from '../admission/stages.ts';
import { instant } from '../application.ts';
import { countryCodes } from '../country.ts';
import { contradictions, disagreements, editingMarks, profileContradictions } from '../earnings/calls.ts';
import { Person } from './roles.ts';

/** The parties an application can wait for; the first applicable one counts. */
export const waitsFor = [
  'nobody',
  'second_person',
  'report',
  'decision',
  'check',
  'review',
  'outside',
  'visit',
  'driver',
] as const;
export type WaitsFor = (typeof waitsFor)[number];
/** The turns of reviewers: what is taken from a list that doesn't choose whom its applications wait for. */
export const waitsForReviewers: readonly WaitsFor[] = ['review', 'check', 'decision'];
/** The turns of the company: those with a time by which it answers. */
export const waitsForUs = [
  'second_person',
  'report',
  'decision',
  'check',
  'review',
] as const satisfies readonly WaitsFor[];
export type OurTurn = (typeof waitsForUs)[number];
/** Of undecided applications. */
export const waitsForAnybody: readonly WaitsFor[] = waitsFor.filter((item) => item !== 'nobody');

/**
 * Reasons why an application waits, why a change of stage is blocked or doubtful, what is unusual about a week, and why
 * a document was not read.
 */
export const whyCodes = [
  'decided',
  'closed',
  'confirm',
  'visit_unreported',
  'visit_passed',
  'visit_failed',
  'legal_check',
  'papers_to_review',
  'correction_answered',
  'parts_to_approve',
  'ready_to_move',
  'account_reading',
  'visit_ahead',
  'driver_steps',
  'link_made',
  'link_sent',
  'link_opened',
  'begun',
  'not_in_table',
  'role',
  'papers_not_reviewed',
  'papers_missing',
  'earnings_not_approved',
  'data_not_approved',
  'facts_differ',
  'matches_open',
  'visit_not_recorded',
  'second_person',
  'second_person_by_amount',
  'far_from_median',
  'typed',
  'equal_figures',
  'other_name',
  'other_platform',
  ...contradictions,
  ...profileContradictions,
  ...disagreements,
  ...editingMarks,
  'reading_waits',
  'no_reader',
  'nothing_read',
  'photo_unclear',
] as const;
export type WhyCode = (typeof whyCodes)[number];

/** A reason with its placeholders: `{count}`, `{types}`, `{steps}`, `{platform}`, `{part}`, `{parts}`, `{by}`, `{at}`, `{channel}`. */
export const Why = z.object({ code: z.enum(whyCodes), params: z.record(z.string(), z.unknown()) });
export type Why = z.infer<typeof Why>;

export const severities = ['info', 'warn', 'alarm'] as const;
/** Flags of an application, with their severity. */
export const flags = {
  device_asks: 'warn',
  came_back: 'info',
  identifier_doubt: 'warn',
  facts_differ: 'warn',
  earnings_typed: 'info',
  earnings_unusual: 'warn',
  unverified_platform: 'info',
  match_open: 'warn',
  no_show: 'warn',
} as const satisfies Record<string, (typeof severities)[number]>;
export type FlagCode = keyof typeof flags;
export const flagCodes = Object.keys(flags) as FlagCode[];
/** The flags that advisors see. */
export const advisorFlags: readonly FlagCode[] = ['device_asks', 'came_back', 'no_show'];

export const Flag = z.object({ code: z.enum(flagCodes), severity: z.enum(severities) });
export type Flag = z.infer<typeof Flag>;

/** How an application came to who has it, if nobody assigned it: by a rule, or because it wasn't begun in time. */
export const givenKinds = ['rule', 'up'] as const;

/** Why an application came to its assignee, as recorded when it did. */
export const Given = z.object({
  kind: z.enum(givenKinds),
  /** The name of the rule; null for what no rule fits. */
  rule: z.nullable(z.string()),
  /** How many applications the assignee had then. */
  load: z.int(),
  /** How many people could have got it then. */
  among: z.int(),
  at: instant,
});
export type Given = z.infer<typeof Given>;

/** One application in the queue. */
export const Row = z.object({
  applicationId: z.string(),
  reference: z.string(),
  name: z.string(),
  country: z.enum(countryCodes),
  stage: z.enum(stages),
  /** Why it was closed without decision; null if it was not. */
  closed: z.nullable(z.enum(closedReasons)),
  waitsFor: z.enum(waitsFor),
  waitingSince: instant,
  /** By when the company answers, as set for its country and whom it waits for; null if it waits for others, or without such a time. */
  answerBy: z.nullable(instant),
  because: z.array(Why),
  /** Number of documents with a file that hasn't been reviewed. */
  toReview: z.number(),
  flags: z.array(Flag),
  assignee: z.nullable(Person),
  /** Why it came to the assignee; null if a person assigned it or took it. */
  given: z.nullable(Given),
  visitAt: z.nullable(instant),
  /** The zone in which the driver books: that of their latest visit, otherwise the country’s. */
  zone: z.string(),
  createdAt: instant,
  updatedAt: instant,
  revision: z.number(),
});
export type Row = z.infer<typeof Row>;

/** A reference as it is read out: `1234-5678`. */
export function showReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}
