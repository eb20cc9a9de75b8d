import type { SectionStatus } from '@volante/contract/admission/application.ts';
import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { Insertable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { AnalysisResult, PlatformAccountsTable } from './tables.ts';

export async function replaceScreenshotAccounts(
  trx: Trx,
  applicationId: string,
  accounts: Insertable<PlatformAccountsTable>[],
): Promise<void> {
  await trx
    .deleteFrom('platform_accounts')
    .where('application_id', '=', applicationId)
    .where('origin', '=', 'screenshots')
    .execute();
  if (accounts.length > 0) await trx.insertInto('platform_accounts').values(accounts).execute();
}

/** Weeks and profile of a platform, as they show in the widget's accounts of it. */
export async function updateWidgetAccounts(
  trx: Trx,
  { application_id, platform, earnings_status, metrics_status }: Insertable<PlatformAccountsTable>,
): Promise<void> {
  await trx
    .updateTable('platform_accounts')
    .set({ earnings_status, metrics_status })
    .where('application_id', '=', application_id)
    .where('platform', '=', platform)
    .where('origin', '=', 'widget')
    .execute();
}

export async function upsertWidgetAccount(trx: Trx, account: Insertable<PlatformAccountsTable>): Promise<void> {
  const { platform, status, reason, retry_at } = account;
  await trx
    .insertInto('platform_accounts')
    .values(account)
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).doUpdateSet({ platform, status, reason, retry_at }),
    )
    .execute();
}

/** Of several sign-ins to one platform that failed only the last one is news. */
export async function deleteEarlierFailures(
  trx: Trx,
  { application_id, account_id, platform }: Insertable<PlatformAccountsTable>,
): Promise<void> {
  await trx
    .deleteFrom('platform_accounts')
    .where('application_id', '=', application_id)
    .where('platform', '=', platform)
    .where('origin', '=', 'widget')
    .where('status', '=', 'failed')
    .where('account_id', '<>', account_id)
    .execute();
}

export async function deleteWidgetAccount(trx: Trx, applicationId: string, accountId: string): Promise<void> {
  await trx
    .deleteFrom('platform_accounts')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .where('origin', '=', 'widget')
    .execute();
}

/** Applications whose twelve weeks were held up to a day before `today` while an account says that it is complete. */
export async function selectOutdated(db: Db, country: CountryCode, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('earnings_windows')
    .innerJoin('platform_accounts', 'platform_accounts.application_id', 'earnings_windows.application_id')
    .innerJoin('applications', 'applications.id', 'earnings_windows.application_id')
    .select('applications.id')
    .distinct()
    .where('country', '=', country)
    .where('frozen_until', '<', today)
    .where('earnings_status', '=', 'success')
    .execute();
  return rows.map((row) => row.id);
}

export async function selectAnalysis(
  db: Db,
  applicationId: string,
): Promise<{ status: SectionStatus; result: AnalysisResult } | undefined> {
  return db
    .selectFrom('earnings_analyses')
    .select(['status', 'result'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function updateAnalysisApproved(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('earnings_analyses')
    .set({ status: 'approved' })
    .where('application_id', '=', applicationId)
    .execute();
}

/** Keeps the newest result; an approval by staff stays. */
export async function upsertAnalysis(trx: Trx, applicationId: string, result: AnalysisResult, at: Date): Promise<void> {
  const values = { result: JSON.stringify(result), at };
  await trx
    .insertInto('earnings_analyses')
    .values({ application_id: applicationId, status: 'completed', ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}
