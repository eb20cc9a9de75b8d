import type { Application, PlatformAccount } from '@volante/contract/admission/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import type { ProfileData, ScreenshotResult } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { platformName } from '@volante/contract/earnings/platforms.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { formatDateRange } from '../../lib/format.ts';
import { apiLanguages, getLanguage, type Language, useLanguage } from '../../lib/language.ts';
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
export function addResult(requestId: string, result: ScreenshotResult): void {
  keepWritten(platformQuery(requestId, result.platform).queryKey, (data) => data && merge(data, result));
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
      return earning === undefined ? row : { ...row, earning, origin: 'screenshot' };
    }),
  };
}

/** Number and mean of the filled weeks; null if none is. */
export function summarize({ earnings }: ProfileData): { filled: number; of: number; average: number | null } {
  const amounts = earnings.flatMap((row) => (row.earning === null ? [] : [row.earning]));
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    filled: amounts.length,
    of: earnings.length,
    average: amounts.length ? Math.round(sum / amounts.length) : null,
  };
}

/** From the first to the last day of the weeks: `24 ago–15 nov`. */
export function spanOf({ earnings }: ProfileData, language: Language): string {
  return formatDateRange(earnings.at(-1)?.earningWeek ?? '', addDays(earnings[0]?.earningWeek ?? '', 6), language);
}

/**
 * A platform's most relevant account, in this order: complete, connected with missing weeks, being read by the widget,
 * started with screenshots, failed.
 */
export function accountOf(application: Application, platform: Platform): PlatformAccount | undefined {
  const accounts = application.palenca.accounts.filter((account) => account.platform === platform);
  return accounts.sort((a, b) => rankOf(a) - rankOf(b))[0];
}

function rankOf(account: PlatformAccount): number {
  if (isComplete(account)) return 0;
  if (account.status === 'success') return 1;
  if (account.status === 'pending') return account.origin === 'widget' ? 2 : 3;
  return 4;
}

/** Whether all weeks are filled; a successful sign-in may have brought fewer. */
export function isComplete({ status, earnings }: PlatformAccount): boolean {
  return status === 'success' && earnings.status === 'success';
}

export function isConnected(application: Application, platform: Platform): boolean {
  const account = accountOf(application, platform);
  return account !== undefined && isComplete(account);
}

export function connectedPlatforms(application: Application): Platform[] {
  return countries[application.country].platforms.filter((platform) => isConnected(application, platform));
}

/** The platform named in the address, if the applicant's country offers it; otherwise null. */
export function offeredPlatform(application: Application, slug: string): Platform | null {
  return countries[application.country].platforms.find((platform) => platform === slug) ?? null;
}

/** Display names of the platforms. */
export function usePlatformName(): (platform: Platform) => string {
  const language = useLanguage();
  return (platform) => capital(platformName(platform, language));
}
