import type { Application, PlatformAccount } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type Platform, platformName } from '@volante/contract/earnings/platforms.ts';
import { capital } from '@volante/contract/words/languages.ts';
import { useLanguage } from '../../lib/language.ts';

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
