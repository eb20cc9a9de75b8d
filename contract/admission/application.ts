import * as z from 'zod/mini';
import { countryCodes, countryNames } from '../countries/country.ts';
import { NoticedProblem, Proposal } from '../documents/proposals.ts';
import { documentTypes, rejectionReasons, reviewStatuses } from '../documents/rules.ts';
import { accountFailures } from '../driver-accounts/rules.ts';
import { platformSlugs } from '../earnings/platforms.ts';
import { HomeImagesView } from '../home-visit/calls.ts';
import { AskedCorrection } from './corrections.ts';
import { decisionReasons, rejectionGrounds } from './decision.ts';
import { stages } from './stages.ts';

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
});
export type PersonalData = z.infer<typeof PersonalData>;

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
  /** Present once the newest file was read: its noticed problems, usually none. */
  noticed: z.optional(z.array(NoticedProblem)),
});
export type DocumentView = z.infer<typeof DocumentView>;

export const PlatformAccount = z.object({
  accountId: z.string(),
  platform: z.enum(platformSlugs),
  origin: z.enum(['screenshots', 'widget']),
  status: z.enum(accountStatuses),
  earnings: z.object({ status: z.enum(['pending', 'success']) }),
  metrics: z.object({ status: z.enum(['pending', 'success']) }),
  /** Of complete accounts only: most weeks with earnings are the applicant's word, and no picture or account stands behind them. */
  onWord: z.optional(z.literal(true)),
  /** Of accounts that lack weeks only: how many of the twelve are there. */
  weeks: z.optional(z.number()),
  /** Failed accounts only: the reason and, if known, when to retry the sign-in. */
  reason: z.optional(z.enum(accountFailures)),
  retryAt: z.optional(instant),
});
export type PlatformAccount = z.infer<typeof PlatformAccount>;

export const OpenPictures = z.object({ platform: z.enum(platformSlugs), count: z.number() });
export type OpenPictures = z.infer<typeof OpenPictures>;

/** The reason and dates the applicant reads with the decision; null for those staff left empty. */
export const Decision = z.object({
  at: instant,
  /** The stage that a rejection ended; null of an approval. */
  cameFrom: z.nullable(z.enum(stages)),
  reason: z.nullable(z.enum(decisionReasons)),
  applyAgainOn: z.nullable(day),
  handOverOn: z.nullable(day),
  /** Of a rejection, why, where the country tells that; left out elsewhere. */
  reasons: z.optional(z.array(z.enum(rejectionGrounds))),
});
export type Decision = z.infer<typeof Decision>;

/** The application as its applicant sees it. `id` is the id of the link. */
export const Application = z.object({
  id: z.string(),
  /** Eight digits that name the application on the phone. They open nothing. */
  reference: z.string(),
  status: z.enum(stages),
  country: z.enum(countryCodes),
  /** The applicant's, given by staff with the link; left out when it is the country's. */
  language: z.optional(z.enum(['es-MX', 'en'])),
  personalData: PersonalData,
  documentsAnalysis: z.object({ status: z.enum(sectionStatuses), documents: z.array(DocumentView) }),
  palenca: z.object({
    widgetId: z.nullable(z.string()),
    externalId: z.string(),
    accounts: z.array(PlatformAccount),
  }),
  earningsAnalysis: z.object({ status: z.enum(sectionStatuses) }),
  /** Screenshots that wait for the applicant to confirm or type what they show; left out when none does. */
  openPictures: z.optional(z.array(OpenPictures)),
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
  /** Present while a booked visit isn't over, so that clients only fetch a visit that exists. */
  visitAhead: z.optional(z.literal(true)),
  /** A booked visit is over, and none is ahead. */
  visitOver: z.optional(z.literal(true)),
  /** What staff ask to correct and was not saved again since; left out when nothing. */
  corrections: z.optional(z.array(AskedCorrection)),
  /** What the papers say of empty or contradicted personal data; while that can be changed. */
  proposals: z.optional(z.array(Proposal)),
  /** Of approved and rejected applications only. */
  decision: z.optional(Decision),
});
export type Application = z.infer<typeof Application>;
