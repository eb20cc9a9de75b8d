import { countries } from '@volante/contract/countries/index.ts';
import type { Insertable } from 'kysely';
import type { Trx } from '../core/database/db.ts';
import type { CaseFile } from '../core/deps.ts';
import * as accounts from './account-store.ts';
import { progressOf } from './progress.ts';
import * as store from './store.ts';
import type { PlatformAccountsTable } from './tables.ts';

/**
 * Recomputes all accounts from the stored profiles and weeks, since the twelve weeks may have moved. A platform has an account
 * `screenshots-{slug}` as long as it has data from anywhere but the widget; weeks and profile count for it and for the widget's
 * accounts alike, since they fill one grid. Requires the application's lock.
 */
export async function projectAccounts(trx: Trx, application: CaseFile, wanted: readonly string[]): Promise<void> {
  const { applicationId, country } = application;
  const platforms = await store.selectPlatforms(trx, applicationId);
  const projected = platforms.map((rows): Insertable<PlatformAccountsTable> => {
    const progress = progressOf(rows.platform, rows, countries[country], wanted);
    return {
      application_id: applicationId,
      platform: rows.platform,
      account_id: `screenshots-${rows.platform}`,
      origin: 'screenshots',
      status: progress.complete ? 'success' : 'pending',
      earnings_status: progress.missingWeeks.length === 0 ? 'success' : 'pending',
      metrics_status: progress.hasProfile ? 'success' : 'pending',
    };
  });
  const own = platforms.filter(hasOwn).map(({ platform }) => platform);
  await accounts.replaceScreenshotAccounts(
    trx,
    applicationId,
    projected.filter(({ platform }) => own.includes(platform)),
  );
  for (const account of projected) await accounts.updateWidgetAccounts(trx, account);
}

function hasOwn({ profile, weeks }: store.PlatformRows): boolean {
  return (profile !== null && profile.origin !== 'widget') || weeks.some(({ origin }) => origin !== 'widget');
}
