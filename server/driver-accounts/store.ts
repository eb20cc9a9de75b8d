import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Db, Trx } from '../core/database/db.ts';

export interface AccountRow {
  accountId: string;
  platform: Platform | null;
  state: 'reading' | 'connected' | 'failed';
  reason: AccountFailure | null;
  tries: number;
  addedAt: Date;
  updatedAt: Date;
}

export async function selectAccount(db: Db, applicationId: string, accountId: string): Promise<AccountRow | null> {
  const row = await db
    .selectFrom('widget_accounts')
    .select(['account_id as accountId', 'platform', 'state', 'reason', 'tries'])
    .select(['added_at as addedAt', 'updated_at as updatedAt'])
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** The platform of an account of any application; null while unknown. */
export async function selectPlatform(db: Db, accountId: string): Promise<Platform | null> {
  const row = await db
    .selectFrom('widget_accounts')
    .select('platform')
    .where('account_id', '=', accountId)
    .where('platform', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.platform ?? null;
}

/**
 * Adds an account, or makes it pending again. With `rereads` a failed account is read again; a mere hint leaves it failed. A
 * connected account stays connected while it is read again.
 */
export async function upsertAccount(
  trx: Trx,
  applicationId: string,
  { accountId, platform, at, rereads }: { accountId: string; platform: Platform | null; at: Date; rereads: boolean },
): Promise<void> {
  await trx
    .insertInto('widget_accounts')
    .values({
      application_id: applicationId,
      account_id: accountId,
      platform,
      state: 'reading',
      reason: null,
      added_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'account_id']).doUpdateSet((old) => ({
        tries: 0,
        added_at: at,
        updated_at: at,
        platform: old.fn.coalesce('widget_accounts.platform', old.val(platform)),
      })),
    )
    .execute();
  if (!rereads) return;
  await trx
    .updateTable('widget_accounts')
    .set({ state: 'reading', reason: null })
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .where('state', '=', 'failed')
    .execute();
}

export async function updateAccount(
  trx: Trx,
  applicationId: string,
  accountId: string,
  values: Partial<Pick<AccountRow, 'platform' | 'state' | 'reason' | 'tries'>> & { at: Date },
): Promise<void> {
  const { at, ...news } = values;
  await trx
    .updateTable('widget_accounts')
    .set({ ...news, updated_at: at })
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .execute();
}

export async function deleteAccount(trx: Trx, applicationId: string, accountId: string): Promise<void> {
  await trx
    .deleteFrom('widget_accounts')
    .where('application_id', '=', applicationId)
    .where('account_id', '=', accountId)
    .execute();
}
