import * as z from 'zod/mini';
import { Closing } from './admission/closing.ts';
import { AskedCorrection } from './admission/corrections.ts';
import { decisionReasons, rejectionGrounds } from './admission/decision.ts';
import { stages } from './admission/stages.ts';
import { countryCodes, countryNames } from './country.ts';
import { Doubt } from './documents/doubts.ts';
import { documentTypes, rejectionReasons, reviewStatuses } from './documents/rules.ts';
import { NoticedProblem, SuggestedValue } from './documents/suggested-values.ts';
import { accountFailures } from './driver-accounts/rules.ts';
import { platformSlugs } from './earnings/platforms.ts';
import { atMost } from './fields/lengths.ts';
import { HomeImagesView } from './home-visit/calls.ts';
import { messageChannels } from './notifications/channels.ts';
import { Terms } from './terms/terms.ts';

export const sectionStatuses = ['pending', 'completed', 'approved'] as const;
export type SectionStatus = (typeof sectionStatuses)[number];
export const accountStatuses = ['pending', 'success', 'failed'] as const;

/** A date `yyyy-mm-dd` in responses. */
export const day = z.string();
/** An instant in UTC, ISO 8601, in responses. */
export const instant = z.string();

/** Text fields are '' until given; `ssn` is masked. */
export const PersonalData = z.object({
  status: z.enum(sectionStatuses),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  birthdate: z.string(),
  taxId: z.string(),
  nationalId: z.string(),
  postalCode: z.string(),
  city: z.string(),
  state: z.string(),
  neighborhood: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  department: z.string(),
  country: z.enum(Object.values(countryNames)),
  ssn: z.string(),
  rideShareTotalRides: z.nullable(z.number()),
  avgEarningPerWeek: z.nullable(z.number()),
  ocnBackgroundAndCreditCheckForApplication: z.boolean(),
  privacyPolicy: z.boolean(),
  /** Staff gave the contact data with the link; the applicant hasn't sent it yet. */
  contactToConfirm: z.optional(z.literal(true)),
  /** The application needs no mail address: the company writes to phones here. */
  phoneIsEnough: z.optional(z.literal(true)),
  /** They agreed to messages by WhatsApp to the present number; left out if they didn't, or no longer do. */
  whatsApp: z.optional(z.literal(true)),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** Files of one document that staff sent back are kept in mind up to this number, the newest. */
export const SENT_BACK_FILES = 20;

/** `print`: the SHA-256 of the uploaded bytes in hex, so that a phone recognizes the file before it is sent again. */
export const SentBackFile = z.object({ print: z.string(), reason: z.enum(rejectionReasons) });
export type SentBackFile = z.infer<typeof SentBackFile>;

export const DocumentView = z.object({
  type: z.enum(documentTypes),
  mediaId: z.nullable(z.string()),
  status: z.enum(reviewStatuses),
  required: z.boolean(),
  skipped: z.boolean(),
  /** Why the reviewer rejected it. */
  reason: z.nullable(z.enum(rejectionReasons)),
  /** The reviewer's own words, with reason `other`. */
  note: z.nullable(z.string()),
  /** `yyyy-mm`, statements only: the month covered. Fixed once any statement was sent. */
  month: z.optional(z.string()),
  /** The message by which the newest file came; left out for an upload. */
  channel: z.optional(z.enum(messageChannels)),
  /** Present once the newest file was read: its noticed problems, usually none. */
  noticed: z.optional(z.array(NoticedProblem)),
  /** The newest file is going to be read, which usually takes seconds. */
  unread: z.optional(z.literal(true)),
  /** What the applicant could mend about the newest file; left out if nothing is known. */
  doubts: z.optional(z.array(Doubt)),
  /** The newest files that staff sent back and that would be sent back again; left out if there are none. */
  sentBack: z.optional(z.array(SentBackFile).check(atMost(SENT_BACK_FILES))),
});
export type DocumentView = z.infer<typeof DocumentView>;

export const PlatformAccount = z.object({
  accountId: z.string(),
  platform: z.enum(platformSlugs),
  origin: z.enum(['screenshots', 'widget']),
  status: z.enum(accountStatuses),
  earnings: z.object({ status: z.enum(['pending', 'success']) }),
  metrics: z.object({ status: z.enum(['pending', 'success']) }),
  /**
   * Complete accounts only: most weeks with earnings were only reported by the applicant, without a picture or an
   * account.
   */
  onWord: z.optional(z.literal(true)),
  /** Incomplete accounts only: how many of the twelve weeks are filled. */
  weeks: z.optional(z.number()),
  /** Failed accounts only: the reason and, if known, when to retry the sign-in. */
  reason: z.optional(z.enum(accountFailures)),
  retryAt: z.optional(instant),
});
export type PlatformAccount = z.infer<typeof PlatformAccount>;

export const OpenPictures = z.object({ platform: z.enum(platformSlugs), count: z.number() });
export type OpenPictures = z.infer<typeof OpenPictures>;

/** The reason and dates the applicant reads with the decision; those that staff left empty are null. */
export const Decision = z.object({
  at: instant,
  /** The stage that a rejection ended; null for an approval. */
  cameFrom: z.nullable(z.enum(stages)),
  reason: z.nullable(z.enum(decisionReasons)),
  applyAgainOn: z.nullable(day),
  handOverOn: z.nullable(day),
  /** Of an approval with terms, as they stood then; otherwise left out. */
  terms: z.optional(Terms),
  /** The reasons for a rejection, in countries that tell them; otherwise left out. */
  reasons: z.optional(z.array(z.enum(rejectionGrounds))),
});
export type Decision = z.infer<typeof Decision>;

/**
 * Where an invited guarantor stands. `asked`: the link wasn't opened yet; `withdrawn`: agreed, and left before the decision.
 */
export const invitationStates = ['asked', 'opened', 'agreed', 'refused', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What the driver sees of the guarantor who was sent a link. The reason for a refusal stays between guarantor and company. */
export const Invitation = z.object({
  state: z.enum(invitationStates),
  firstName: z.string(),
  lastName: z.string(),
  askedAt: instant,
  /** The guarantor's link, to be forwarded; left out once they have refused or left. */
  link: z.optional(z.string()),
  /** A message with the link was sent, or is on its way. */
  messaged: z.optional(z.literal(true)),
  /** A day has passed without an answer, and no message could remind them: the driver should forward the link again. */
  forwardAgain: z.optional(z.literal(true)),
});
export type Invitation = z.infer<typeof Invitation>;

/** What the company does while the application waits for it. */
export const companyTasks = ['check', 'review', 'decision'] as const;

export const CompanyTurn = z.object({
  task: z.enum(companyTasks),
  since: instant,
  /** Working days, promised when it began: half of the answers took no longer, and four of five. Left out with too few cases. */
  answer: z.optional(z.object({ half: z.number(), most: z.number() })),
  /** It has taken longer than four of five answers did. */
  late: z.optional(z.literal(true)),
});
export type CompanyTurn = z.infer<typeof CompanyTurn>;

/** The application as its applicant sees it. `id` is the id of the link. */
export const Application = z.object({
  id: z.string(),
  /** Eight digits that identify the application in phone calls. They give no access. */
  reference: z.string(),
  status: z.enum(stages),
  /** Closed without decision; left out otherwise. Nothing can be changed until it is reopened. */
  closed: z.optional(Closing),
  country: z.enum(countryCodes),
  /** This device proved nothing: names are initials, numbers their last two digits, everything else stored is left out. */
  access: z.optional(z.literal('limited')),
  /** The applicant's language, given by staff with the link; left out if it is the country's. */
  language: z.optional(z.enum(['es-MX', 'en'])),
  personalData: PersonalData,
  documentsAnalysis: z.object({ status: z.enum(sectionStatuses), documents: z.array(DocumentView) }),
  palenca: z.object({
    widgetId: z.nullable(z.string()),
    externalId: z.string(),
    accounts: z.array(PlatformAccount),
  }),
  earningsAnalysis: z.object({ status: z.enum(sectionStatuses) }),
  /** Screenshots that wait for the applicant to confirm or type what they show; left out if there are none. */
  openPictures: z.optional(z.array(OpenPictures)),
  /** They agreed that their screenshots are kept to improve the reader; left out if they didn't, or no longer do. */
  improvesReading: z.optional(z.literal(true)),
  /** Files that came by message and wait for the applicant to say what they are; left out if there are none. */
  chatFiles: z.optional(z.object({ count: z.number(), channel: z.enum(messageChannels) })),
  /** The guarantor who was sent a link of their own; left out without one. */
  guarantor: z.optional(Invitation),
  /** Of a guarantor who agreed on their own phone, only the name and the end of the phone number. */
  avalData: z.nullable(z.object({ name: z.string(), phone: z.string(), email: z.string(), location: z.string() })),
  locationData: z.nullable(
    z.object({
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
      location: z.nullable(z.string()),
      ipAddress: z.nullable(z.string()),
    }),
  ),
  homeVisit: z.nullable(
    z.object({ status: z.enum(sectionStatuses), images: z.array(z.string()), homeImages: HomeImagesView }),
  ),
  /** Present while a booked visit isn't over, so that clients don't fetch a visit that doesn't exist. */
  visitAhead: z.optional(z.literal(true)),
  /** A booked visit is over, and no other is booked. */
  visitOver: z.optional(z.literal(true)),
  /** While the application waits for the company; left out otherwise. */
  companyTurn: z.optional(CompanyTurn),
  /** What the phone that takes one document after another has open; left out while there is none. */
  openOnPhone: z.optional(z.enum(documentTypes)),
  /** Corrections that staff requested and the applicant hasn't made yet; left out if there are none. */
  corrections: z.optional(z.array(AskedCorrection)),
  /** Values on the documents for empty or contradicted personal data, while that can be changed. */
  proposals: z.optional(z.array(SuggestedValue)),
  /** Approved and rejected applications only. */
  decision: z.optional(Decision),
});
export type Application = z.infer<typeof Application>;
