import type { OpenPicture, ProfileData, ScreenshotResult } from './calls.ts';

/** A week's `origin` tells whether it is filled. */
export function limitedProfileData({ platform, currency, earnings, frozenUntil }: ProfileData): ProfileData {
  return {
    ...{ platform, currency, frozenUntil },
    profileMetrics: { fullName: null, rating: null },
    earnings: earnings.map(({ earningWeek, origin }) => ({ earningWeek, earning: null, origin })),
    openPictures: [],
  };
}

/** What the picture that was just sent shows. */
export function limitedScreenshot(result: ScreenshotResult | OpenPicture): ScreenshotResult | OpenPicture {
  return 'mediaId' in result ? { ...result, mediaId: '' } : result;
}
