import * as z from 'zod/mini';
import { currencies } from '../country.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields/names.ts';
import { messageChannels } from '../notifications/channels.ts';
import { limitedProfileData, limitedScreenshot } from './limited-earnings.ts';
import { platformSlugs } from './platforms.ts';
import { LARGEST_WEEK } from './weeks.ts';

export const earningOrigins = ['screenshot', 'typed_from_screenshot', 'widget', 'did_not_work', 'correction'] as const;
export const uploadTypes = ['profile', 'earnings'] as const;
export type UploadType = (typeof uploadTypes)[number];

export const ProfileMetrics = z.object({ fullName: z.nullable(z.string()), rating: z.nullable(z.number()) });

/**
 * `earningWeek` is the Monday on which the week starts; `earning` is null until filled, 0 for a week without work.
 * `counted` is set once a reviewer corrected or refused the week: the amount that counts instead, null if none.
 * `onWord`: the applicant only reported the week; there is neither a picture nor an account.
 */
export const EarningRow = z.object({
  earningWeek: z.string(),
  earning: z.nullable(z.number()),
  origin: z.nullable(z.enum(earningOrigins)),
  counted: z.optional(z.nullable(z.number())),
  onWord: z.optional(z.literal(true)),
  /** The message by which its picture came; left out for an upload, and without a picture. */
  channel: z.optional(z.enum(messageChannels)),
});
export type EarningRow = z.infer<typeof EarningRow>;

/**
 * What else is on a screen of earnings that speaks against the week or the amount read from it: the dates are only a part of a
 * range, the week ended below zero, the parts exceed the total, another line calls itself the week's total, the words at the amount call it
 * something else, no trips are counted, a week doesn't bring that much, the sum is of another span than a week, the currency is
 * another country's, or several weeks could be meant.
 */
export const contradictions = [
  'part_of_range',
  'negative_week',
  'parts_exceed',
  'two_totals',
  'other_sum',
  'no_trips',
  'too_much',
  'other_span',
  'other_currency',
  'several_weeks',
] as const;
export type Contradiction = (typeof contradictions)[number];

export function isContradiction(reason: string | null): reason is Contradiction {
  return (contradictions as readonly (string | null)[]).includes(reason);
}

/** What else is on a screen of a profile that speaks against its name: another one, or that a part of it is missing. */
export const profileContradictions = ['several_names', 'cut_name'] as const;
export type ProfileContradiction = (typeof profileContradictions)[number];

export function isProfileContradiction(reason: string | null): reason is ProfileContradiction {
  return (profileContradictions as readonly (string | null)[]).includes(reason);
}

/**
 * What on the other pictures of an application speaks against one: they state another total of its week, or it another of theirs; it
 * names another person, is from another phone or another app than they are, or shows far more than they do.
 */
export const disagreements = ['other_total', 'other_person', 'other_phone', 'other_app', 'far_above'] as const;
export type Disagreement = (typeof disagreements)[number];

/**
 * What on a picture of earnings may come from editing it: a digit of the sum isn't of one size and shape with the others, or the picture
 * shows a gallery with a picture in it. A hint to staff; nothing else depends on it.
 */
export const editingMarks = ['uneven_digits', 'from_gallery'] as const;
export type EditingMark = (typeof editingMarks)[number];

/** Why a picture could not fill anything by itself. `unsure`: both values were read, but not with enough confidence. */
export const openReasons = [
  'unsure',
  'no_week',
  'no_amount',
  'no_profile',
  'other_screen',
  ...contradictions,
  ...profileContradictions,
  ...disagreements,
] as const;

const openPicture = {
  pictureId: z.string(),
  /** Its file. */
  mediaId: z.string(),
  platform: z.enum(platformSlugs),
  /** What the applicant has to do: `confirm` the values read, or `type` what the picture shows. */
  needs: z.enum(['confirm', 'type']),
  reason: z.enum(openReasons),
};
const OpenWeekPicture = z.object({
  ...openPicture,
  uploadType: z.literal('earnings'),
  read: z.object({ week: z.nullable(z.string()), amount: z.nullable(z.number()) }),
});
export type OpenWeekPicture = z.infer<typeof OpenWeekPicture>;
const OpenProfilePicture = z.object({ ...openPicture, uploadType: z.literal('profile'), read: ProfileMetrics });
export type OpenProfilePicture = z.infer<typeof OpenProfilePicture>;

/**
 * A stored picture that waits for the applicant to finish it; `read` holds the values read so far. Deleted after a day
 * if they don't.
 */
export const OpenPicture = z.union([OpenWeekPicture, OpenProfilePicture]);
export type OpenPicture = z.infer<typeof OpenPicture>;

/** Exactly twelve rows, newest week first. */
export const ProfileData = z.object({
  platform: z.enum(platformSlugs),
  currency: z.enum(currencies),
  profileMetrics: ProfileMetrics,
  earnings: z.array(EarningRow),
  /**
   * Last day (yyyy-mm-dd) on which these twelve weeks are the ones requested; null before the first upload, and once the
   * analysis has passed.
   */
  frozenUntil: z.nullable(z.string()),
  /** Pictures that wait for the applicant, oldest first. */
  openPictures: z.array(OpenPicture),
});
export type ProfileData = z.infer<typeof ProfileData>;

/** Result of one screenshot. `earnings` holds the week it filled; empty for a profile. */
export const ScreenshotResult = z.object({
  platform: z.enum(platformSlugs),
  uploadType: z.enum(uploadTypes),
  profileMetrics: ProfileMetrics,
  earnings: z.array(z.object({ earningWeek: z.string(), earning: z.number() })),
});
export type ScreenshotResult = z.infer<typeof ScreenshotResult>;

/**
 * Why earnings count as unverified. `profile_only`: a profile without earnings. `correction`: an amount typed by the
 * applicant. `typed_from_screenshot`: one typed beside a picture that could not be read. `played`: an account from the
 * widget's sandbox, which belongs to no real person.
 */
export const unverifiedReasons = ['profile_only', 'correction', 'typed_from_screenshot', 'played'] as const;
export type UnverifiedReason = (typeof unverifiedReasons)[number];

/**
 * Totals of a platform with data; amounts in its currency, `trend` is the change per week in that currency. All null without
 * a filled week. `verified` is true when there are no `unverifiedReasons`.
 */
export const PlatformSummary = z.object({
  platform: z.enum(platformSlugs),
  currency: z.enum(currencies),
  verified: z.boolean(),
  unverifiedReasons: z.array(z.enum(unverifiedReasons)),
  total: z.nullable(z.number()),
  mean: z.nullable(z.number()),
  median: z.nullable(z.number()),
  trend: z.nullable(z.number()),
  missingWeeks: z.array(z.string()),
});
export type PlatformSummary = z.infer<typeof PlatformSummary>;

/**
 * `did_not_work` requires an amount of 0; `correction` is an amount typed by the applicant, marked for the reviewer. With a
 * `pictureId` instead of the reason, the amount is the one on that open picture.
 */
export const EarningUpdate = z
  .strictObject({
    earning: z.number({ error: 'earning_invalid' }).check(
      z.gte(0, { error: 'earning_invalid' }),
      z.lte(LARGEST_WEEK, { error: 'earning_invalid' }),
      z.refine((v) => Math.abs(v * 100 - Math.round(v * 100)) < 1e-6, { error: 'earning_invalid' }),
    ),
    reason: z.optional(z.enum(['did_not_work', 'correction'])),
    pictureId: z.optional(z.uuid()),
  })
  .check(
    z.refine((v) => (v.reason === undefined) !== (v.pictureId === undefined), {
      path: ['reason'],
      error: 'field_required',
    }),
    z.refine((v) => v.reason !== 'did_not_work' || v.earning === 0, { path: ['earning'], error: 'earning_invalid' }),
  );

/** Name and rating as shown on an open picture of a profile; new drivers have no rating yet. */
export const ProfileUpdate = z.strictObject({
  pictureId: z.uuid(),
  fullName: text(2, 'name_required', 120),
  rating: z.nullable(
    z.number({ error: 'rating_invalid' }).check(
      z.gte(1, { error: 'rating_invalid' }),
      z.lte(5, { error: 'rating_invalid' }),
      z.refine((v) => Math.abs(v * 100 - Math.round(v * 100)) < 1e-6, { error: 'rating_invalid' }),
    ),
  ),
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const earningsEndpoints = {
  uploadScreenshot: endpoint({
    method: 'POST',
    path: '/ocr/upload-screenshots',
    summary:
      'Reads one screenshot of a driver app and stores the result. With `assist=1` a picture that could not be read is kept for the applicant to finish.',
    gate: 'form',
    limited: limitedScreenshot,
    budget: 'screenshots',
    form: z.object({
      requestId: z.string(),
      platform: z.enum(platformSlugs),
      uploadType: z.enum(uploadTypes),
      assist: z.optional(z.literal('1')),
      image: z.string(),
    }),
    result: z.union([ScreenshotResult, OpenPicture]),
    refusals: [
      'admission_request_not_found',
      'not_an_image',
      'duplicate_image',
      'unreadable_screenshot',
      'wrong_platform',
      'week_out_of_range',
      'week_already_filled',
      'file_missing',
      'file_empty',
      'file_too_large',
      'file_quota_exceeded',
      'application_closed',
      'section_approved',
      'file_infected',
      'virus_scan_unavailable',
      'reading_unavailable',
      'server_unavailable_error',
    ],
  }),
  getProfileData: endpoint({
    method: 'GET',
    path: '/ocr/profile-data/{requestId}/{platform}/{language}',
    summary: 'The data of one platform: the profile and the twelve weeks.',
    gate: 'link',
    limited: limitedProfileData,
    result: ProfileData,
    refusals: ['not_found_error'],
  }),
  setEarning: endpoint({
    method: 'PUT',
    path: '/public/admission/requests/{id}/earnings/{platform}/{week}',
    summary: 'Fills or corrects one week by hand, or finishes an open picture.',
    gate: 'link',
    limited: limitedProfileData,
    body: EarningUpdate,
    result: ProfileData,
    refusals: [
      'week_not_wanted',
      'week_already_filled',
      'picture_not_open',
      'not_found_error',
      'section_approved',
      'application_closed',
    ],
  }),
  setProfile: endpoint({
    method: 'PUT',
    path: '/public/admission/requests/{id}/earnings/{platform}/profile',
    summary: 'Finishes an open picture of a profile.',
    gate: 'link',
    limited: limitedProfileData,
    body: ProfileUpdate,
    result: ProfileData,
    refusals: ['picture_not_open', 'not_found_error', 'section_approved', 'application_closed'],
  }),
  dropPicture: endpoint({
    method: 'DELETE',
    path: '/public/admission/requests/{id}/earnings/{platform}/pictures/{pictureId}',
    summary: 'Deletes an open picture without using it.',
    gate: 'link',
    limited: 'refused',
    result: ProfileData,
    refusals: ['not_found_error', 'section_approved', 'application_closed'],
  }),
  clearEarning: endpoint({
    method: 'DELETE',
    path: '/public/admission/requests/{id}/earnings/{platform}/{week}',
    summary: 'Clears one week, so that another screenshot can be sent for it.',
    gate: 'link',
    limited: 'refused',
    result: ProfileData,
    refusals: ['week_not_wanted', 'not_found_error', 'section_approved', 'application_closed'],
  }),
};
