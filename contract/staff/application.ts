import * as z from 'zod/mini';
import { Closing } from '../admission/closing.ts';
import { AskedCorrection } from '../admission/corrections.ts';
import { decisionReasons, rejectionGrounds } from '../admission/decision.ts';
import { stages } from '../admission/stages.ts';
import { stepKeys } from '../admission/steps.ts';
import { instant, invitationStates, PersonalData, sectionStatuses } from '../application.ts';
import { consentKinds, countryCodes } from '../country.ts';
import { documentTypes } from '../documents/rules.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { isDate } from '../fields/dates.ts';
import { atMost } from '../fields/lengths.ts';
import { PhotoFacts } from '../home-visit/captures.ts';
import { Terms } from '../terms/terms.ts';
import { LastMessage } from './conversations/last-message.ts';
import { Document, Media } from './document.ts';
import { Task } from './inbox/task.ts';
import { staffLanguages } from './me.ts';
import { PendingNotices } from './pending-notices.ts';
import { Flag, Given, Why, waitsFor } from './queue-row.ts';
import { Person } from './roles.ts';
import { Report, reportingWays, Visit } from './visit.ts';
import { wholeParts } from './whose-turn.ts';

/** A correction that staff request from the applicant. */
export const Correction = z.extend(AskedCorrection, {
  by: Person,
  at: instant,
  answeredAt: z.nullable(instant),
});
export type Correction = z.infer<typeof Correction>;

/** A note to more than these is one to everybody. */
export const MOST_MENTIONS = 20;

export const Note = z.object({
  id: z.string(),
  text: z.string(),
  /** Colleagues whom it is addressed to; the text has their names as typed. */
  mentions: z.array(Person).check(atMost(MOST_MENTIONS)),
  by: Person,
  at: instant,
  struckAt: z.nullable(instant),
});
export type Note = z.infer<typeof Note>;

export const Move = z.object({
  to: z.enum(stages),
  allowed: z.boolean(),
  because: z.array(Why),
  warnings: z.array(Why),
});
export type Move = z.infer<typeof Move>;

const noticeDay = z.optional(z.string().check(z.refine(isDate)));

/** What staff tell the driver with a decision: the first two fields for a rejection, the last one for an approval. */
export const DecisionNotice = z.strictObject({
  reason: z.optional(z.enum(decisionReasons)),
  applyAgainOn: noticeDay,
  handOverOn: noticeDay,
});
export type DecisionNotice = z.infer<typeof DecisionNotice>;

/** A decision that waits for a second person. */
export const PendingDecision = z.object({
  id: z.string(),
  to: z.enum(stages),
  reason: z.string(),
  reasons: z.array(z.enum(rejectionGrounds)),
  told: z.optional(DecisionNotice),
  terms: z.optional(Terms),
  /** The plan was changed or ended since, so it can’t be confirmed. */
  planChanged: z.optional(z.literal(true)),
  by: Person,
  at: instant,
  revision: z.number(),
});
export type PendingDecision = z.infer<typeof PendingDecision>;

const text = z.string();

/** Why, when and by whom an application was closed without decision. */
export const StaffClosing = z.object({
  ...Closing.shape,
  by: z.enum(['applicant', 'staff', 'system']),
  /** The application that goes on instead of a duplicate; null if there is none any more. */
  duplicateOf: z.nullable(z.object({ applicationId: text, reference: text })),
});
export type StaffClosing = z.infer<typeof StaffClosing>;

/** A photo of the home, with what the phone said about how it was taken. */
export const HomePhoto = z.extend(Media, { facts: PhotoFacts });
export type HomePhoto = z.infer<typeof HomePhoto>;

/** Distance from the claimed place to the town in the form, in km; null while either is unknown. */
const TownKm = z.nullable(z.number());

/** A guarantor who was sent a link of their own; null for one who is given beside the driver, or not at all. */
const StaffInvitation = z.object({
  state: z.enum(invitationStates),
  askedAt: instant,
  openedAt: z.nullable(instant),
  answeredAt: z.nullable(instant),
  /** When the link was opened last on a device that is known as the driver's. */
  driversDeviceAt: z.nullable(instant),
});

const ReviewerInvitation = z.object({
  ...StaffInvitation.shape,
  /** What the driver said. */
  asked: z.object({ firstName: text, lastName: text, phone: text, email: text }),
  /** Why they refused or left, in their own words. */
  reason: z.nullable(text),
  consent: z.nullable(
    z.object({
      textVersion: text,
      language: z.enum(staffLanguages),
      at: instant,
      ip: z.nullable(text),
      /** The browser's `User-Agent`. */
      device: text,
    }),
  ),
});
export type ReviewerInvitation = z.infer<typeof ReviewerInvitation>;

export const DriverContact = z.object({
  revision: z.number(),
  firstName: text,
  lastName: text,
  phone: text,
  email: text,
  language: z.enum(staffLanguages),
});

export const DriverAddress = z.object({
  street: text,
  streetNumber: text,
  department: text,
  neighborhood: text,
  postalCode: text,
  city: text,
  state: text,
});

/** The part of an application that every role sees. */
export const AdvisorApplication = z.object({
  applicationId: z.string(),
  reference: z.string(),
  /** The company's own reference, entered with the link. */
  externalReference: z.nullable(z.string()),
  revision: z.number(),
  country: z.enum(countryCodes),
  stage: z.enum(stages),
  cameFrom: z.nullable(z.enum(stages)),
  /** Closed without decision; null otherwise. */
  closed: z.nullable(StaffClosing),
  createdAt: instant,
  submittedAt: z.nullable(instant),
  waitsFor: z.enum(waitsFor),
  waitingSince: instant,
  /** By when the company answers, as in its row of the list. */
  answerBy: z.nullable(instant),
  because: z.array(Why),
  assignee: z.nullable(Person),
  /** Why it came to the assignee, as in its row of the list. */
  given: z.nullable(Given),
  presence: z.array(Person),
  contact: DriverContact,
  address: DriverAddress,
  steps: z.array(z.object({ key: z.enum(stepKeys), state: text, missing: z.number() })),
  documents: z.array(Document),
  earnings: z.object({
    revision: z.number(),
    status: z.enum(sectionStatuses),
    platforms: z.array(z.object({ platform: z.enum(platformSlugs), weeksFilled: z.number() })),
  }),
  obligor: z.object({ given: z.boolean(), invitation: z.nullable(StaffInvitation) }),
  corrections: z.array(Correction),
  location: z.nullable(
    z.object({
      claimed: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.nullable(z.number()) })),
      observed: z.nullable(z.object({ country: z.nullable(z.string()) })),
      place: z.nullable(z.string()),
      townKm: TownKm,
      at: instant,
    }),
  ),
  homePhotos: z.object({
    homeImagesFront: z.array(HomePhoto),
    homeImagesGarage: z.array(HomePhoto),
    homeImagesSurroundings: z.array(HomePhoto),
  }),
  /** The zone in which the driver books: that of their latest visit, otherwise the country’s. */
  zone: z.string(),
  visit: z.nullable(Visit),
  reports: z.array(Report),
  /** By visit id: whether the signed-in person reports the visit as their own or takes it over. */
  reporting: z.record(z.string(), z.enum(reportingWays)),
  notes: z.array(Note),
  /** Open ones by due day, then the done ones. */
  tasks: z.array(Task),
  /** Who is told what comes back. */
  watchers: z.array(Person),
  moves: z.array(Move),
  proposal: z.nullable(PendingDecision),
  /** What the driver wrote to us and was answered; the messages have a call of their own. Null until the driver writes. */
  conversation: z.nullable(z.object({ last: z.nullable(LastMessage), waitingSince: z.nullable(instant) })),
  flags: z.array(Flag),
});
export type AdvisorApplication = z.infer<typeof AdvisorApplication>;

/** The part that only reviewers and admins see. */
export const ReviewerApplication = z.object({
  ...AdvisorApplication.shape,
  personalData: z.object({ ...PersonalData.shape, doubts: z.record(z.string(), z.array(z.string())) }),
  obligor: z.object({
    given: z.boolean(),
    name: z.optional(text),
    phone: z.optional(text),
    email: z.optional(text),
    location: z.optional(text),
    invitation: z.nullable(ReviewerInvitation),
  }),
  location: z.nullable(
    z.object({
      claimed: z.nullable(z.object({ latitude: z.number(), longitude: z.number(), accuracy: z.nullable(z.number()) })),
      observed: z.nullable(z.object({ country: z.nullable(z.string()), ip: z.nullable(z.string()) })),
      place: z.nullable(z.string()),
      townKm: TownKm,
      at: instant,
    }),
  ),
  consents: z.array(
    z.object({
      kind: z.enum(consentKinds),
      textVersion: z.string(),
      language: z.enum(staffLanguages),
      at: instant,
      ip: z.nullable(z.string()),
      withdrawnAt: z.nullable(instant),
    }),
  ),
  toTell: z.nullable(PendingNotices),
  /** Who approved each part last, and when; null from the shell, too. */
  approvals: z.partialRecord(z.enum(wholeParts), z.object({ by: z.nullable(Person), at: instant })),
  ledger: z.object({ differ: z.number() }),
  matches: z.object({ open: z.number() }),
  decision: z.nullable(
    z.object({
      by: z.nullable(Person),
      at: instant,
      revision: z.number(),
      notSeen: z.array(z.enum(documentTypes)),
      changedSince: z.array(z.string()),
      terms: z.optional(Terms),
    }),
  ),
});
export type ReviewerApplication = z.infer<typeof ReviewerApplication>;

/** An application as staff see it: an advisor's view lacks what only reviewers see. */
export const StaffApplication = z.union([ReviewerApplication, AdvisorApplication]);
export type StaffApplication = z.infer<typeof StaffApplication>;

/** Where the items of a timeline come from. */
export const timelineSources = ['event', 'note', 'message', 'link_opening', 'read'] as const;
export const TimelineItem = z.object({
  id: z.string(),
  at: instant,
  source: z.enum(timelineSources),
  /** Of an event its own, such as `stage_moved`; of the others their source. */
  kind: z.string(),
  by: z.enum(['applicant', 'staff', 'system']),
  actor: z.nullable(Person),
  details: z.record(z.string(), z.unknown()),
  text: z.optional(z.string()),
});
export type TimelineItem = z.infer<typeof TimelineItem>;
