import { isDecided } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type CountryCode, countryCodes } from '@volante/contract/country.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import type { RetentionKind } from '@volante/contract/staff/privacy/privacy.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import * as store from './retention-store.ts';

export type Aged = store.Aged;
type RetentionDeps = ClockDeps & ConfigDeps;

/** Days between the driver's warning and the erasure of an idle application. */
export const WARNED_DAYS = 14;
/** One day in ms. */
export const DAY = 24 * 3600_000;

export interface Retention {
  kind: RetentionKind;
  /** The first day on which the nightly job may erase it, in the country's zone. */
  on: string;
  /** When the driver was notified; null if the application has changed since. */
  warnedAt: Date | null;
}

/** Which retention erases the application, and when; null while a visit is ahead, which keeps an undecided application. */
export function retentionOf({ config, now }: RetentionDeps, aged: Aged): Retention | null {
  const { country, stage, decidedAt, changedAt, visitAt, warning } = aged;
  const { zone } = countries[country];
  if (isDecided(stage)) {
    const kind = stage === 'approved' ? 'approved' : 'rejected';
    const days = kind === 'approved' ? config.RETAIN_APPROVED_DAYS : config.RETAIN_REJECTED_DAYS[country];
    return { kind, on: addDays(dateIn(zone, decidedAt ?? changedAt), days), warnedAt: null };
  }
  if (visitAt && visitAt > now()) return null;
  const idleOn = addDays(dateIn(zone, changedAt), config.RETAIN_IDLE_DAYS);
  const warnedAt = warning && warning.at > changedAt ? warning.at : null;
  // Never sooner than announced, even if the job didn't run for a while.
  const warnedFor = warnedAt && warning ? warning.on : addDays(dateIn(zone, now()), WARNED_DAYS);
  return { kind: 'idle', on: idleOn > warnedFor ? idleOn : warnedFor, warnedAt };
}

/** The first day on which it may be erased on request; null if it already may. */
export function retainedUntil(deps: RetentionDeps, aged: Aged): string | null {
  const retention = isDecided(aged.stage) ? retentionOf(deps, aged) : null;
  return retention && retention.on > todayOf(deps, aged) ? retention.on : null;
}

export function todayOf({ now }: ClockDeps, { country }: Pick<Aged, 'country'>): string {
  return dateIn(countries[country].zone, now());
}

/** Every kind of application with a retention period of its own, in days. */
export function keptKinds({ config }: ConfigDeps): (store.Kept & { days: number })[] {
  return [
    { kind: 'idle', days: config.RETAIN_IDLE_DAYS },
    { kind: 'approved', days: config.RETAIN_APPROVED_DAYS },
    ...countryCodes.map((country) => ({
      kind: 'rejected' as const,
      country,
      days: config.RETAIN_REJECTED_DAYS[country],
    })),
  ];
}

/** Applications of these countries due for erasure within `days` from now, each with its retention. */
export async function* findOld(
  deps: RetentionDeps & DbDeps,
  reach: Reach,
  days: number,
): AsyncGenerator<{ aged: Aged; retention: Retention }> {
  const { config, now } = deps;
  // One day more, since retention counts in days of the country's zone, not in moments.
  const since = (kept: number) => new Date(now().getTime() - (kept - days - 1) * DAY);
  const before = {
    idle: since(config.RETAIN_IDLE_DAYS),
    approved: since(config.RETAIN_APPROVED_DAYS),
    rejected: Object.fromEntries(
      countryCodes.map((code) => [code, since(config.RETAIN_REJECTED_DAYS[code])]),
    ) as Record<CountryCode, Date>,
  };
  for (let after: string | null = null; ; ) {
    const found: Aged[] = await store.selectOld(deps.db, reach, before, after, BATCH);
    for (const aged of found) {
      const retention = retentionOf(deps, aged);
      if (retention && retention.on <= addDays(todayOf(deps, aged), days)) yield { aged, retention };
    }
    after = found.at(-1)?.applicationId ?? null;
    if (found.length < BATCH) return;
  }
}

const BATCH = 500;

/** Keeps an application from being erased, until the hold is lifted; a later hold replaces an earlier one. */
export function hold(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  { reason, accountId }: { reason: string; accountId: string },
): Promise<void> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const row = { application_id: applicationId, reason, account_id: accountId, at: deps.now() };
    await store.upsertHold(trx, row);
  });
}

/**
 * Ends a hold. Throws `not_found_error` if there is none. A driver whose erasure fell due during the hold is notified again
 * before anything is erased.
 */
export function liftHold(deps: DbDeps & ClockDeps, applicationId: string): Promise<void> {
  return transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    if ((await store.deleteHold(trx, applicationId)) === 0) throw new Problem('not_found_error');
    await store.deleteWarningUntil(trx, applicationId, todayOf(deps, { country }));
  });
}
