import type { Insertable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { ShownAccount } from './store.ts';
import type { PlatformAccountsTable } from './tables.ts';

export async function replaceScreenshotAccounts(
  trx: Trx,
  applicationId: string,
  accounts: readonly ShownAccount[],
): Promise<void> {
  await trx
    .deleteFrom('platform_accounts')
    .where('application_id', '=', applicationId)
    .where('origin', '=', 'screenshots')
    .execute();
  const rows = accounts.map((account) => ({ application_id: applicationId, ...account }));
  if (rows.length > 0) await trx.insertInto('platform_accounts').values(rows).execute();
}

/** Updates the completeness of weeks and profile in a platform's widget accounts. */
export async function updateWidgetAccounts(
  trx: Trx,
  applicationId: string,
  { platform, earnings_status, metrics_status }: ShownAccount,
): Promise<void> {
  await trx
    .updateTable('platform_accounts')
    .set({ earnings_status, metrics_status })
    .where('application_id', '=', applicationId)
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

/** Deletes earlier failed sign-ins to the same platform: only the last one is shown. */
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

/**
 * The applications that still have an account marked complete although their twelve weeks were frozen only until the day before
 * `today`.
 */
export async function selectOutdated(db: Db, today: string): Promise<string[]> {
  const rows = await db
    .selectFrom('earnings_windows')
    .innerJoin('platform_accounts', 'platform_accounts.application_id', 'earnings_windows.application_id')
    .select('earnings_windows.application_id as id')
    .distinct()
    .where('frozen_until', '<', today)
    .where('earnings_status', '=', 'success')
    .execute();
  return rows.map((row) => row.id);
}
