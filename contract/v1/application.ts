import * as z from 'zod/mini';
import { closedReasons } from '../admission/closing.ts';
import { decisionReasons, rejectionGrounds } from '../admission/decision.ts';
import { stages } from '../admission/stages.ts';
import { day, instant, invitationStates, sectionStatuses } from '../application.ts';
import { attendances } from '../appointments/attendance.ts';
import { countryCodes, currencies } from '../country.ts';
import { documentTypes, rejectionReasons, reviewStatuses } from '../documents/rules.ts';
import { earningOrigins } from '../earnings/calls.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { atMost } from '../fields/lengths.ts';
import { agreements, crossCheckFacts } from '../staff/cross-check/cross-check.ts';
import { weekDecisions } from '../staff/earnings.ts';
import { matchKinds, matchStrengths } from '../staff/matches/matches.ts';
import { staffLanguages } from '../staff/me.ts';
import { waitsFor } from '../staff/queue-row.ts';
import { Person } from '../staff/roles.ts';
import { visitOutcomes } from '../staff/visit.ts';
import { Terms } from '../terms/terms.ts';

const text = z.string();
const id = z.string();

/** `amount` is a whole number of the currency's minor units: cents, or centavos. */
export const Money = z.object({ amount: z.int(), currency: z.enum(currencies) });
export type Money = z.infer<typeof Money>;
const money = z.nullable(Money);

/** A row of the list, without more of the person than the name. */
export const ApplicationRow = z.object({
  /** Stable, and the same in every call and event. */
  id,
  /** Eight digits that people read out: `1234-5678`. */
  reference: text,
  /** The caller's own reference, or the one that staff entered with the link. */
  externalReference: z.nullable(text),
  country: z.enum(countryCodes),
  stage: z.enum(stages),
  /** Why it was closed without decision, which is no rejection; null if it was not, and again once it is reopened. */
  closed: z.nullable(z.enum(closedReasons)),
  waitsFor: z.enum(waitsFor),
  waitingSince: instant,
  name: text,
  createdAt: instant,
  updatedAt: instant,
  /** Grows with every change; a decision names the one it was made on. */
  revision: z.int(),
});
export type ApplicationRow = z.infer<typeof ApplicationRow>;

/** A file of the application; `GET …/files/{mediaId}` gives an address for its bytes. */
export const FileFacts = z.object({
  id,
  fileName: text,
  mimeType: text,
  size: z.int(),
  pages: z.nullable(z.int()),
  createdAt: instant,
});

export const DocumentState = z.object({
  type: z.enum(documentTypes),
  status: z.enum(reviewStatuses),
  required: z.boolean(),
  /** Left for later by the driver. */
  skipped: z.boolean(),
  /** Why it was sent back. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** `yyyy-mm`, statements only. */
  month: z.nullable(text),
  reviewedAt: z.nullable(instant),
  file: z.nullable(FileFacts),
});

/** How surely a picture was read: `sure` without a question to the driver, `ask` with one, `none` not at all. */
export const readingBands = ['sure', 'ask', 'none'] as const;

export const Week = z.object({
  /** Its Monday. */
  week: day,
  amount: money,
  /** What counts after the review; null if nothing does. */
  counted: money,
  /** Null for a week without an amount. */
  origin: z.nullable(z.enum(earningOrigins)),
  /** Of the picture it was read from; null without one. */
  band: z.nullable(z.enum(readingBands)),
  review: z.nullable(z.enum(weekDecisions)),
});

export const Sums = z.object({ total: money, mean: money, median: money });

export const PlatformEarnings = z.object({
  platform: z.enum(platformSlugs),
  /** Every amount was read from an account or a picture, and none was typed. */
  verified: z.boolean(),
  /** The twelve, newest first. */
  weeks: z.array(Week).check(atMost(12)),
  sums: z.object({ asSent: Sums, asReviewed: Sums, weeksCounted: z.int() }),
});

export const VisitFacts = z.object({
  id,
  status: z.enum(['booked', 'ended', 'cancelled']),
  startsAt: instant,
  endsAt: instant,
  advisor: Person,
  attendance: z.nullable(z.enum(attendances)),
  /** Null until it is reported. */
  outcome: z.nullable(z.enum(visitOutcomes)),
});

export const DecisionFacts = z.object({
  at: instant,
  outcome: z.enum(['approved', 'rejected']),
  /** Of a rejection, one to four. */
  reasons: z.array(z.enum(rejectionGrounds)).check(atMost(rejectionGrounds.length)),
  /** The stage that a rejection ended. */
  cameFrom: z.nullable(z.enum(stages)),
  /** Null from the shell. */
  by: z.nullable(Person),
  /** What the driver reads with it. */
  shown: z.object({
    reason: z.nullable(z.enum(decisionReasons)),
    applyAgainOn: z.nullable(day),
    handOverOn: z.nullable(day),
    /** Null without terms. */
    terms: z.nullable(Terms),
  }),
});

export const CrossChecked = z.object({
  fact: z.enum(crossCheckFacts),
  agreement: z.enum(agreements),
  /** Null for identifiers without the scope `identifiers:read`. */
  values: z.nullable(z.array(z.object({ source: text, value: text })).check(atMost(100))),
});

export const MatchFacts = z.object({
  id,
  kind: z.enum(matchKinds),
  strength: z.enum(matchStrengths),
  /** The application that has the same; null if it is in a country that the caller may not see. */
  other: z.nullable(z.object({ id, reference: text, stage: z.enum(stages) })),
  firstSeenAt: instant,
  /** A person judged it harmless. */
  dismissed: z.boolean(),
});

/** Everything about one application. */
export const WholeApplication = z.object({
  ...ApplicationRow.shape,
  submittedAt: z.nullable(instant),
  person: z.object({
    firstName: text,
    lastName: text,
    phone: text,
    email: text,
    language: z.enum(staffLanguages),
    address: z.object({
      street: text,
      streetNumber: text,
      department: text,
      neighborhood: text,
      postalCode: text,
      city: text,
      state: text,
    }),
  }),
  /** Null without the scope `identifiers:read`. Every time they are given is logged. */
  identifiers: z.nullable(z.object({ nationalId: text, taxId: text, birthdate: text })),
  documents: z.array(DocumentState).check(atMost(documentTypes.length)),
  earnings: z.object({
    status: z.enum(sectionStatuses),
    platforms: z.array(PlatformEarnings).check(atMost(platformSlugs.length)),
  }),
  guarantor: z.object({ given: z.boolean(), invitation: z.nullable(z.enum(invitationStates)) }),
  /** The latest one that wasn't cancelled. */
  visit: z.nullable(VisitFacts),
  crossChecks: z.array(CrossChecked).check(atMost(crossCheckFacts.length)),
  matches: z.array(MatchFacts).check(atMost(1000)),
  /** A decision that waits for a second person. */
  proposal: z.nullable(z.object({ id, outcome: z.enum(stages), by: Person, at: instant })),
  decision: z.nullable(DecisionFacts),
});
export type WholeApplication = z.infer<typeof WholeApplication>;
