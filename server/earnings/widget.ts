import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { recordEvent, system } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { projectAccounts } from './accounts.ts';
import { countryOf, readWindow } from './application.ts';
import { changeEarnings, holdWindow } from './change.ts';
import * as store from './store.ts';
import type { Window } from './window.ts';

/** The actor when figures come from the provider. */
export const widget = system('widget');

/** A widget account's data of one platform; amounts in the currency of the country. */
interface WidgetReading {
  platform: Platform;
  profile: { fullName: string | null; rating: number | null };
  weeks: { week: string; amount: number }[];
  /** True for the widget's sandbox: its figures count as unverified. */
  played: boolean;
}

/** The account as listed in the application. */
interface ShownAccount {
  accountId: string;
  platform: Platform;
  status: 'pending' | 'success' | 'failed';
  reason: AccountFailure | null;
  retryAt: Date | null;
}

/**
 * Fills the grid from the platform's own record, in one transaction with `also`. It overrides existing figures, since it can't
 * have been edited; replaced figures are in the event log. The exception is a figure that the applicant entered to correct this
 * very record. Throws `application_closed` and `section_approved`.
 */
export function keepWidgetReading(
  deps: Deps,
  application: ApplicationFile,
  reading: WidgetReading,
  also: (trx: Trx) => Promise<void>,
): Promise<void> {
  return changeEarnings(deps, application, async (trx, window) => {
    await keepProfile(deps, trx, application, reading);
    const changes = await keepWeeks(deps, trx, application, reading, window);
    if (changes.length > 0) {
      await holdWindow(deps, trx, application, window);
      const details = { platform: reading.platform, played: reading.played, weeks: changes };
      await recordEvent(trx, application.applicationId, widget, 'widget_read', details);
    }
    await also(trx);
  });
}

/** Shows an account or its update to the applicant. Requires the application's lock. */
export async function showWidgetAccount(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  shown: ShownAccount,
): Promise<void> {
  const account = {
    application_id: application.applicationId,
    account_id: shown.accountId,
    platform: shown.platform,
    origin: 'widget',
    status: shown.status,
    earnings_status: 'pending',
    metrics_status: 'pending',
    reason: shown.reason,
    retry_at: shown.retryAt,
  } as const;
  await store.upsertWidgetAccount(trx, account);
  await store.deleteEarlierFailures(trx, account);
  await projectAccounts(trx, application, (await readWindow(deps, trx, application)).weeks);
}

/** Hides an account; its figures stay. */
export function hideWidgetAccount(trx: Trx, applicationId: string, accountId: string): Promise<void> {
  return store.deleteWidgetAccount(trx, applicationId, accountId);
}

async function keepProfile(
  deps: Deps,
  trx: Trx,
  { applicationId }: ApplicationFile,
  { platform, profile }: WidgetReading,
) {
  if (profile.fullName === null && profile.rating === null) return;
  const before = await store.selectProfile(trx, applicationId, platform);
  await store.upsertProfile(trx, applicationId, platform, {
    fullName: profile.fullName ?? before?.fullName ?? null,
    rating: profile.rating ?? before?.rating ?? null,
    origin: 'widget',
    screenshotId: before?.screenshotId ?? null,
    at: deps.now(),
  });
}

async function keepWeeks(deps: Deps, trx: Trx, application: ApplicationFile, reading: WidgetReading, window: Window) {
  const { platform, weeks, played } = reading;
  const { applicationId } = application;
  const changes: { week: string; before: { amount: number; origin: string } | null; after: number }[] = [];
  for (const { week, amount } of weeks.filter((week) => window.weeks.includes(week.week))) {
    const before = await store.selectWeek(trx, applicationId, platform, week);
    const known = before?.origin === 'widget' && before.amount === amount && before.played === played;
    if (before && (isAnswerTo(before, amount) || known)) continue;
    await store.deleteWeek(trx, applicationId, platform, week);
    await store.insertWeek(trx, {
      applicationId,
      platform,
      week,
      amount,
      currency: countryOf(application).currency,
      origin: 'widget',
      readAmount: amount,
      screenshotId: before?.screenshotId ?? null,
      played,
      at: deps.now(),
    });
    changes.push({ week, before: before ? { amount: before.amount, origin: before.origin } : null, after: amount });
  }
  return changes;
}

// The applicant has seen and corrected this figure; reading it again must not undo that.
function isAnswerTo(before: store.WeekRow, amount: number): boolean {
  return (before.origin === 'correction' || before.origin === 'did_not_work') && before.readAmount === amount;
}
