import { countries } from '@volante/contract/countries/index.ts';
import { type AccountFailure, LOGIN_REFUSED_MINUTES } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { mondayOf } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { lockApplication } from '../applications/applications.ts';
import { recordEvent } from '../applications/events.ts';
import { findByPastLink } from '../applications/links.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { createKeyedMutex } from '../core/keyed-mutex.ts';
import { readWindow } from '../earnings/application.ts';
import { hideWidgetAccount, keepWidgetReading, showWidgetAccount, widget } from '../earnings/widget.ts';
import { languageFor, notify } from '../notifications/notify.ts';
import type { Ask, DailyEarning, DriverAccount, DriverData } from '../providers/driver-data/driver-data.ts';
import * as store from './store.ts';
import type { WaitingAccount } from './waiting.ts';

/** `unknown`: the provider has no such account. `foreign`: it belongs to another applicant. Neither is stored. */
export type Found = 'success' | 'pending' | 'failed' | 'unknown' | 'foreign';

/**
 * Reads an account from the provider and stores the result. The browser, a webhook and the job can start this, but none of their
 * data is trusted. Throws `OutsideFault` if the provider fails.
 */
export function readAccount(deps: Deps, waiting: WaitingAccount, signal?: AbortSignal): Promise<Found> {
  const { driverData } = deps;
  if (!driverData) return Promise.resolve('unknown');
  // The browser, the webhook and the job often ask at the same time; one call to the provider is enough.
  return exclusively(`${waiting.applicationId} ${waiting.accountId}`, () =>
    read(deps, driverData, waiting, signal ? { signal } : {}),
  );
}

const exclusively = createKeyedMutex();

async function read(deps: Deps, driverData: DriverData, waiting: WaitingAccount, ask: Ask): Promise<Found> {
  const { applicationId, accountId } = waiting;
  const row = await store.selectAccount(deps.db, applicationId, accountId);
  if (!row) return 'unknown';
  const account = await driverData.readAccount(accountId, ask);
  if (!account) return forget(deps, waiting, 'unknown');
  const application = await transaction(deps, (trx) => lockApplication(trx, applicationId));
  const { platform } = account;
  if (account.state !== 'reading' && (!platform || !countries[application.country].widgetPlatforms.includes(platform)))
    return settle(deps, waiting, { platform, state: 'failed', reason: 'platform_not_offered' });
  const { state, reason } = account;
  if (state !== 'connected') return settle(deps, waiting, { platform, state, reason });
  return readConnected(deps, driverData, application, { ...row, platform: platform! }, ask);
}

async function readConnected(
  deps: Deps,
  driverData: DriverData,
  application: ApplicationFile,
  { accountId, platform, addedAt }: store.AccountRow & { platform: Platform },
  ask: Ask,
): Promise<Found> {
  const waiting = { applicationId: application.applicationId, accountId };
  const profile = await driverData.readProfile(accountId, ask);
  // The profile shows the owner. Until it is read, the account is neither refused nor accepted.
  if (!profile) return settle(deps, waiting, { platform, state: 'reading', reason: null });
  if (!(await isOwn(deps, application.applicationId, profile.externalId))) return forget(deps, waiting, 'foreign');
  const { weeks } = await readWindow(deps, deps.db, application);
  const { currency, zone } = countries[application.country];
  const days = { from: weeks.at(-1)!, to: addDays(weeks[0]!, 6), zone };
  const sums = sumWeeks(await driverData.readEarnings(accountId, days, ask), currency);
  // The earnings arrive shortly after the sign-in.
  const fresh = deps.now().getTime() - addedAt.getTime() < EARNINGS_FOLLOW_MS;
  if (sums.length === 0 && fresh) return settle(deps, waiting, { platform, state: 'reading', reason: null });
  await keepWidgetReading(
    deps,
    application,
    { platform, profile, weeks: sums, played: driverData.played },
    async (trx) => {
      const at = deps.now();
      await store.updateAccount(trx, waiting.applicationId, accountId, {
        platform,
        state: 'connected',
        reason: null,
        at,
      });
      const shown = { accountId, platform, status: 'success', reason: null, retryAt: null } as const;
      await showWidgetAccount(deps, trx, application, shown);
    },
  );
  return 'success';
}

const EARNINGS_FOLLOW_MS = 5 * 60_000;

// The account contains the id of the person who opened the widget; in the sandbox it may contain none.
async function isOwn(deps: Deps, applicationId: string, externalId: string | null): Promise<boolean> {
  if (externalId === null) return deps.config.WIDGET_SANDBOX;
  // The widget may have been opened from a link that has been renewed since.
  return (await findByPastLink(deps.db, externalId)) === applicationId;
}

/** Stores the state of an account, and updates what the applicant sees. */
export function settle(
  deps: Deps,
  { applicationId, accountId }: WaitingAccount,
  { platform, state, reason }: Pick<DriverAccount, 'platform' | 'reason'> & { state: 'reading' | 'failed' },
): Promise<Found> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    const row = await store.selectAccount(trx, applicationId, accountId);
    if (!row) return 'unknown';
    // Earnings that were read stay, even if a later sign-in failed.
    if (row.state === 'connected') {
      if (reason === 'incomplete') await askToConnectAgain(deps, trx, application, accountId);
      return 'success';
    }
    const known = platform ?? row.platform;
    const status = state === 'reading' ? 'pending' : 'failed';
    // Unchanged. Storing it again could overwrite a newer result.
    if (row.state === state && row.reason === reason && row.platform === known) return status;
    const at = deps.now();
    await store.updateAccount(trx, applicationId, accountId, { platform: known, state, reason, at });
    if (known) {
      const shown = { accountId, platform: known, status, reason, retryAt: retryAt(reason, at) } as const;
      await showWidgetAccount(deps, trx, application, shown);
    }
    if (state === 'failed')
      await recordEvent(trx, applicationId, widget, 'widget_account_failed', { platform: known, reason });
    return status;
  });
}

/** The platform signed the account out, so it has no new earnings until the driver connects it again. Said once per account. */
async function askToConnectAgain(
  deps: Deps,
  trx: Trx,
  { applicationId, country, stage }: ApplicationFile,
  accountId: string,
): Promise<void> {
  if (stage !== 'created') return;
  const language = await languageFor(trx, applicationId, null, country);
  const about = `account_signed_out ${accountId}`;
  await notify(deps, trx, { applicationId, kind: 'account_signed_out', about, language });
}

function retryAt(reason: AccountFailure | null, now: Date): Date | null {
  return reason === 'login_refused' ? new Date(now.getTime() + LOGIN_REFUSED_MINUTES * 60_000) : null;
}

function forget(deps: Deps, { applicationId, accountId }: WaitingAccount, found: 'unknown' | 'foreign') {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    await store.deleteAccount(trx, applicationId, accountId);
    await hideWidgetAccount(trx, applicationId, accountId);
    await recordEvent(trx, applicationId, widget, 'widget_account_ignored', { found });
    return found;
  });
}

/**
 * Sums days into weeks, Monday to Sunday, in cents. Days in a currency other than the country's are ignored. A week without days
 * is left out: only the applicant knows whether they were off or the days are missing. A week that corrections bring below zero
 * counts as 0.
 */
export function sumWeeks(days: readonly DailyEarning[], currency: string): { week: string; amount: number }[] {
  const cents = new Map<string, number>();
  for (const day of days.filter((day) => day.currency === currency)) {
    const week = mondayOf(day.date);
    cents.set(week, (cents.get(week) ?? 0) + Math.round(day.amount * 100));
  }
  return [...cents].map(([week, sum]) => ({ week, amount: Math.max(0, sum) / 100 }));
}
