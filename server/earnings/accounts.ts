import { isDeepStrictEqual } from 'node:util';
import { countries } from '@volante/contract/countries/index.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile } from '../core/deps.ts';
import { progressOf } from './progress.ts';
import * as store from './store.ts';

/**
 * Recomputes all accounts from the stored profiles and weeks, since the twelve weeks may have moved. A platform has an account
 * `screenshots-{slug}` as long as it has data from anywhere but the widget; weeks and profile count for it and for the widget's
 * accounts alike, since they fill one grid. Requires the application's lock.
 */
export async function projectAccounts(
  trx: Trx,
  application: ApplicationFile,
  wanted: readonly string[],
): Promise<void> {
  const { applicationId, country } = application;
  const { platforms, accounts: shown } = await store.selectPlatforms(trx, applicationId);
  const projected = platforms.map((rows): store.ShownAccount => {
    const progress = progressOf(rows.platform, rows, countries[country], wanted);
    return {
      platform: rows.platform,
      account_id: `screenshots-${rows.platform}`,
      origin: 'screenshots',
      status: progress.complete ? 'success' : 'pending',
      earnings_status: progress.missingWeeks.length === 0 ? 'success' : 'pending',
      metrics_status: progress.hasProfile ? 'success' : 'pending',
    };
  });
  const withOwn = platforms.filter(hasOwn).map(({ platform }) => platform);
  const own = projected.filter(({ platform }) => withOwn.includes(platform));
  // Most pictures don't change what is shown.
  if (!isSame(own, shown.filter(isOfScreenshots))) await store.replaceScreenshotAccounts(trx, applicationId, own);
  const linked = shown.filter((account) => !isOfScreenshots(account));
  for (const account of projected)
    if (
      linked.some(
        (shownAccount) => shownAccount.platform === account.platform && !hasSameProgress(shownAccount, account),
      )
    )
      await store.updateWidgetAccounts(trx, applicationId, account);
}

function isOfScreenshots({ origin }: store.ShownAccount): boolean {
  return origin === 'screenshots';
}

function isSame(some: readonly store.ShownAccount[], others: readonly store.ShownAccount[]): boolean {
  const byId = ({ account_id: id }: store.ShownAccount, other: store.ShownAccount) => (id < other.account_id ? -1 : 1);
  return isDeepStrictEqual(some.toSorted(byId), others.toSorted(byId));
}

function hasSameProgress(shownAccount: store.ShownAccount, other: store.ShownAccount): boolean {
  return shownAccount.earnings_status === other.earnings_status && shownAccount.metrics_status === other.metrics_status;
}

function hasOwn({ profile, weeks }: store.PlatformRows): boolean {
  return (profile !== null && profile.origin !== 'widget') || weeks.some(({ origin }) => origin !== 'widget');
}
