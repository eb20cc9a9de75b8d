import * as z from 'zod/mini';
import { atMost } from '../fields/lengths.ts';
import { allHomePhotos, type HomePhotoStep } from './rules.ts';

/** What has to be on a photo that is taken in the page, so that an older picture can't stand in for it. */
export const challenges = {
  homeImagesFront: ['hand_on_door_frame', 'open_hand_at_door', 'keys_at_door'],
  homeImagesGarage: ['hand_on_gate', 'shoe_on_floor', 'keys_at_gate'],
  homeImagesSurroundings: ['thumb_up', 'two_fingers', 'open_hand'],
} as const satisfies Record<HomePhotoStep, readonly string[]>;

export type Challenge = (typeof challenges)[HomePhotoStep][number];
export const allChallenges = Object.values(challenges).flat() as Challenge[];

/** Minutes from asking for a challenge until the photo has to be saved with it: a slow upload included. */
export const CHALLENGE_MINUTES = 30;
const TEN_YEARS = 10 * 366 * 24 * 60;

/**
 * When and where a photo was taken, as the phone read it in the file before the photo was shrunk, and the challenge it was taken with.
 * Stated by the phone, so nothing is proved by it.
 */
export const Capture = z.strictObject({
  mediaId: z.string().check(atMost(64)),
  /** Minutes from taking it to choosing it, by the phone's own clock. */
  ageMinutes: z.optional(z.number().check(z.int(), z.minimum(0), z.maximum(TEN_YEARS))),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180))),
  /** Of `askChallenge`. */
  token: z.optional(z.string().check(atMost(200))),
});
export type Capture = z.infer<typeof Capture>;

export const Captures = z.array(Capture).check(atMost(allHomePhotos));

export const ChallengeAsked = z.object({ challenge: z.enum(allChallenges), token: z.string(), expiresAt: z.string() });
export type ChallengeAsked = z.infer<typeof ChallengeAsked>;

/** What is kept of it; null where it isn't known. */
export const PhotoFacts = z.object({
  ageMinutes: z.nullable(z.number()),
  /** From where it was taken to the town of the stated address. */
  km: z.nullable(z.number()),
  /** The challenge it was taken with; null for one that was not taken in the page. */
  challenge: z.nullable(z.enum(allChallenges)),
});
export type PhotoFacts = z.infer<typeof PhotoFacts>;
