import type { EarningRow, OpenPicture, ProfileData, ScreenshotResult } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { formatDateRange } from '../../lib/format.ts';
import { apiLanguages, getLanguage, type Language } from '../../lib/language.ts';
import { keepWritten, queryOptions } from '../../lib/queries.ts';
import { call } from '../application/call.ts';

/** The data of one platform: the profile and the twelve weeks. */
export function platformQuery(requestId: string, platform: Platform) {
  return queryOptions({
    queryKey: ['earnings', requestId, platform],
    queryFn: () =>
      call('GET /ocr/profile-data/{requestId}/{platform}/{language}', {
        params: { requestId, platform, language: apiLanguages[getLanguage()] },
      }),
  });
}

export function storePlatformData(requestId: string, data: ProfileData): void {
  keepWritten(platformQuery(requestId, data.platform).queryKey, data);
}

/** Shows the result of a screenshot at once, without another request. */
export function addResult(requestId: string, result: ScreenshotResult | OpenPicture): void {
  const add = (data: ProfileData) => ('pictureId' in result ? addOpen(data, result) : merge(data, result));
  keepWritten(platformQuery(requestId, result.platform).queryKey, (data) => data && add(data));
}

function addOpen(data: ProfileData, picture: OpenPicture): ProfileData {
  const others = data.openPictures.filter(({ pictureId }) => pictureId !== picture.pictureId);
  return { ...data, openPictures: [...others, picture] };
}

export function merge(data: ProfileData, { profileMetrics, earnings }: ScreenshotResult): ProfileData {
  const read = new Map(earnings.map((e) => [e.earningWeek, e.earning]));
  return {
    ...data,
    profileMetrics: {
      fullName: profileMetrics.fullName ?? data.profileMetrics.fullName,
      rating: profileMetrics.rating ?? data.profileMetrics.rating,
    },
    earnings: data.earnings.map((row) => {
      const earning = read.get(row.earningWeek);
      if (earning === undefined) return row;
      const { onWord: _, ...rest } = row;
      return { ...rest, earning, origin: 'screenshot' };
    }),
  };
}

/** Whether a week has an amount; on a device that proved nothing only its origin shows that. */
export function isFilled({ earning, origin }: EarningRow): boolean {
  return earning !== null || origin !== null;
}

/**
 * The open pictures that can still add something. For earnings, none can once a picture or an account backs every week:
 * an open picture replaces only figures that the driver reported.
 */
export function usefulPictures({ earnings, openPictures }: ProfileData): OpenPicture[] {
  const unproved = earnings.some((row) => !isFilled(row) || row.onWord);
  return unproved ? openPictures : openPictures.filter(({ uploadType }) => uploadType === 'profile');
}

/** Number and mean of the filled weeks; null if no amount is known. */
export function summarize({ earnings }: ProfileData): { filled: number; of: number; average: number | null } {
  const amounts = earnings.flatMap((row) => (row.earning === null ? [] : [row.earning]));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    filled: earnings.filter(isFilled).length,
    of: earnings.length,
    average: amounts.length ? Math.round(sum / amounts.length) : null,
  };
}

/** From the first to the last day of the weeks: `24 ago–15 nov`. */
export function spanOf({ earnings }: ProfileData, language: Language): string {
  return formatDateRange(earnings.at(-1)?.earningWeek ?? '', addDays(earnings[0]?.earningWeek ?? '', 6), language);
}
