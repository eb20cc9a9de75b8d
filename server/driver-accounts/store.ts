import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Generated } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { declareTable } from '../core/database/declared-data.ts';

/** An account kept by the widget's provider. */
interface WidgetAccountsTable {
  application_id: string;
  account_id: string;
  platform: Platform | null;
  state: 'reading' | 'connected' | 'failed';
  reason: AccountFailure | null;
  tries: Generated<number>;
  /** When it was last sent, from which the waiting time counts. */
  added_at: Date;
  updated_at: Date;
}

declare module '../core/database/schema.ts' {
  interface Database {
    widget_accounts: WidgetAccountsTable;
  }
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const driverAccountTables = [
  declareTable('widget_accounts', {
    rows: 'application_id',
    exported: ['account_id', 'platform', 'state', 'reason', 'added_at', 'updated_at'],
    technical: ['application_id', 'tries'],
  }),
];

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

/** The application that an account was last sent for; null if it is unknown. */
export async function selectApplicationOf(db: Db, accountId: string): Promise<string | null> {
  const accounts = db.selectFrom('widget_accounts').select('application_id').where('account_id', '=', accountId);
  const row = await accounts.orderBy('added_at', 'desc').limit(1).executeTakeFirst();
  return row?.application_id ?? null;
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
