import type { Currency } from '@volante/contract/country.ts';
import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
import type { PlatformAccountsTable, ProfileOrigin } from './tables.ts';
import type { StoredWindow } from './window.ts';

/** The stored data of one platform. */
export interface PlatformRows {
  platform: Platform;
  profile: ProfileRow | null;
  weeks: WeekRow[];
}

interface ProfileRow {
  fullName: string | null;
  rating: number | null;
  origin: ProfileOrigin;
  screenshotId: string | null;
}

export interface WeekRow {
  week: string;
  amount: number;
  origin: NonNullable<EarningRow['origin']>;
  readAmount: number | null;
  screenshotId: string | null;
  /** True for data from an account in the widget's sandbox. */
  played: boolean;
  /** Of its picture; left out where nobody asks. */
  mediaId?: string | null;
}

export async function selectWindow(db: Db, applicationId: string): Promise<StoredWindow | undefined> {
  return db
    .selectFrom('earnings_windows')
    .select(['newest_week as newestWeek', 'frozen_until as frozenUntil'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

export async function upsertWindow(trx: Trx, applicationId: string, window: StoredWindow, at: Date): Promise<void> {
  const values = { first_upload_at: at, newest_week: window.newestWeek, frozen_until: window.frozenUntil };
  await trx
    .insertInto('earnings_windows')
    .values({ application_id: applicationId, ...values })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(values))
    .execute();
}

/** Freezes the window, which stops following the calendar. */
export async function keepWindowForGood(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('earnings_windows')
    .set({ frozen_until: null })
    .where('application_id', '=', applicationId)
    .execute();
}

/** An application's platform data, and the accounts shown for it. */
interface FromPlatforms {
  profiles: (ProfileRow & { platform: Platform })[];
  weeks: (WeekRow & { platform: Platform })[];
  accounts: ShownAccount[];
}

/** An account as it is shown in lists. */
export type ShownAccount = Pick<
  Selectable<PlatformAccountsTable>,
  'platform' | 'account_id' | 'origin' | 'status' | 'earnings_status' | 'metrics_status'
>;

/** All stored data of an application's platforms, including weeks outside the window, and its accounts. */
export async function selectPlatforms(
  db: Db,
  applicationId: string,
): Promise<{ platforms: PlatformRows[]; accounts: ShownAccount[] }> {
  const { rows } = await sql<FromPlatforms>`${sql.raw(preparedAs('platforms'))}
    select
      (select coalesce(json_agg(json_build_object(
          'platform', p.platform, 'fullName', p.full_name, 'rating', p.rating, 'origin', p.origin,
          'screenshotId', p.screenshot_id)), '[]')
        from platform_profiles p where p.application_id = a.id) as profiles,
      (select coalesce(json_agg(json_build_object(
          'platform', w.platform, 'week', w.week_start, 'amount', w.amount, 'origin', w.origin, 'played', w.played,
          'readAmount', w.read_amount, 'screenshotId', w.screenshot_id, 'mediaId', (select s.media_id
            from screenshots s where s.id = w.screenshot_id)) order by w.week_start desc), '[]')
        from earnings_weeks w where w.application_id = a.id) as weeks,
      (select coalesce(json_agg(json_build_object(
          'platform', c.platform, 'account_id', c.account_id, 'origin', c.origin, 'status', c.status,
          'earnings_status', c.earnings_status, 'metrics_status', c.metrics_status)), '[]')
        from platform_accounts c where c.application_id = a.id) as accounts
    from (select ${applicationId}::uuid as id) a`.execute(db);
  const { profiles, weeks, accounts } = rows[0]!;
  const platforms = [...new Set([...profiles, ...weeks].map((row) => row.platform))].map((platform) => ({
    platform,
    profile: profiles.find((row) => row.platform === platform) ?? null,
    weeks: weeks.filter((row) => row.platform === platform),
  }));
  return { platforms, accounts };
}

export async function selectProfile(db: Db, applicationId: string, platform: Platform): Promise<ProfileRow | null> {
  const row = await db
    .selectFrom('platform_profiles')
    .select(['full_name as fullName', 'rating', 'origin', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .executeTakeFirst();
  return row ?? null;
}

export async function selectWeek(
  db: Db,
  applicationId: string,
  platform: Platform,
  week: string,
): Promise<WeekRow | undefined> {
  return db
    .selectFrom('earnings_weeks')
    .select(['week_start as week', 'amount', 'origin', 'played'])
    .select(['read_amount as readAmount', 'screenshot_id as screenshotId'])
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .executeTakeFirst();
}

/** When the profile, or what stands for a week, was stored; null if there is none. */
export async function selectStoredAt(
  trx: Trx,
  applicationId: string,
  platform: Platform,
  week: string | null,
): Promise<Date | null> {
  const row = week
    ? await trx
        .selectFrom('earnings_weeks')
        .select('updated_at')
        .where('application_id', '=', applicationId)
        .where('platform', '=', platform)
        .where('week_start', '=', week)
        .executeTakeFirst()
    : await trx
        .selectFrom('platform_profiles')
        .select('updated_at')
        .where('application_id', '=', applicationId)
        .where('platform', '=', platform)
        .executeTakeFirst();
  return row?.updated_at ?? null;
}

export async function upsertProfile(
  trx: Trx,
  applicationId: string,
  platform: Platform,
  profile: ProfileRow & { at: Date },
): Promise<void> {
  const values = {
    full_name: profile.fullName,
    rating: profile.rating,
    origin: profile.origin,
    screenshot_id: profile.screenshotId,
    updated_at: profile.at,
  };
  await trx
    .insertInto('platform_profiles')
    .values({ application_id: applicationId, platform, ...values })
    .onConflict((conflict) => conflict.columns(['application_id', 'platform']).doUpdateSet(values))
    .execute();
}

interface NewWeek extends Omit<WeekRow, 'played'> {
  played?: boolean;
  applicationId: string;
  platform: Platform;
  currency: Currency;
  at: Date;
}

/** Breaks `week_already_filled__pk` when the week is already filled. */
export async function insertWeek(trx: Trx, week: NewWeek): Promise<void> {
  await trx
    .insertInto('earnings_weeks')
    .values({
      application_id: week.applicationId,
      platform: week.platform,
      week_start: week.week,
      amount: week.amount,
      currency: week.currency,
      origin: week.origin,
      read_amount: week.readAmount,
      screenshot_id: week.screenshotId,
      played: week.played ?? false,
      updated_at: week.at,
    })
    .execute();
}

/** Deletes a figure that rests on the applicant's word alone, to make room for a picture. */
export async function deleteUnprovedWeek(trx: Trx, applicationId: string, platform: Platform, week: string) {
  await trx
    .deleteFrom('earnings_weeks')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .where('origin', 'in', ['did_not_work', 'correction'])
    .where('screenshot_id', 'is', null)
    .execute();
}

export async function deleteWeek(trx: Trx, applicationId: string, platform: Platform, week: string): Promise<void> {
  await trx
    .deleteFrom('earnings_weeks')
    .where('application_id', '=', applicationId)
    .where('platform', '=', platform)
    .where('week_start', '=', week)
    .execute();
}

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
