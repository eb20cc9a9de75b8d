import { silenceWarnings } from '@volante/contract/admission/closing.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { lockApplication } from '../../applications/applications.ts';
import { system } from '../../applications/events.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import { isDatabaseLost } from '../../core/database/lost-database.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { type JobHandlers, SWEEP_EXPIRE_SECONDS } from '../../core/jobs.ts';
import { readWarnings, warnSilent } from '../../notifications/notify-closing.ts';
import { closeApplication } from './close.ts';
import { dayOf } from './reopen-until.ts';
import * as store from './silence-store.ts';

const DAY_MS = 24 * 3_600_000;
const BATCH = 200;
const [FIRST, LAST] = silenceWarnings;

/** Stages in which the driver may have the next step. */
const stages: Stage[] = ['created', 'earnings_analysis', 'documents_analysis', 'risk_analysis', 'home_visit'];

/** Since when the application waits for a driver who did nothing; null if it doesn't. */
export async function readSilentSince(db: Db, applicationId: string): Promise<Date | null> {
  return (await store.selectSilence(db, stages, applicationId))?.since ?? null;
}

/**
 * Warns drivers who have been silent, twice, and closes the applications of those who stayed silent for `CLOSE_SILENT_DAYS`. None is
 * closed whose driver wasn't reached by both warnings, nor before the day that they name, which is counted from when a warning
 * is sent: one that is late gives the same days.
 */
export async function closeSilent(deps: Deps, signal?: AbortSignal): Promise<void> {
  const days = deps.config.CLOSE_SILENT_DAYS;
  if (days === 0) return;
  const until = new Date(deps.now().getTime() - Math.max(0, days - FIRST) * DAY_MS);
  for (let after: store.Silent | null = null; ; ) {
    const found: store.Silent[] = await store.selectSilent(deps.db, stages, until, after, BATCH);
    for (const { applicationId } of found) {
      signal?.throwIfAborted();
      await transaction(deps, (trx) => goOn(deps, trx, applicationId, { until, days })).catch((error) => {
        if (isDatabaseLost(error)) throw error;
        // One that fails must not keep the others from being looked at.
        deps.log.error({ err: error, applicationId }, 'a silent application could not be closed');
      });
    }
    after = found.at(-1) ?? null;
    if (found.length < BATCH) return;
  }
}

/** The next step with one application, decided under its lock: the driver may have come back just now. */
async function goOn(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  { until, days }: { until: Date; days: number },
): Promise<void> {
  await lockApplication(trx, applicationId);
  const silence = await store.selectSilence(trx, stages, applicationId);
  if (!silence || silence.since > until) return;
  const { country, since } = silence;
  const today = dayOf(country, deps.now());
  const later = (...all: string[]) => all.toSorted().at(-1) as string;
  const warnings = await readWarnings(trx, { applicationId, country, since });
  const { silence_warning: first, silence_last_warning: last } = warnings;
  if (!first) {
    const on = later(addDays(dayOf(country, since), days), addDays(today, FIRST));
    return warnSilent(deps, trx, applicationId, 'silence_warning', { since, on });
  }
  if (!last) {
    if (first.on === null || addDays(today, LAST) < first.on) return;
    const on = later(first.on, addDays(today, LAST));
    return warnSilent(deps, trx, applicationId, 'silence_last_warning', { since, on });
  }
  if (!first.on || !last.on || today < later(first.on, last.on) || !first.reached || !last.reached) return;
  await closeApplication(deps, trx, applicationId, { reason: 'silent', actor: system('close-silent') });
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'close-silent': Record<string, never>;
  }
}

export function closingJobs(deps: Deps): Pick<JobHandlers, 'close-silent'> {
  return {
    'close-silent': {
      cron: '25 * * * *',
      expireSeconds: SWEEP_EXPIRE_SECONDS,
      run: (_, signal) => closeSilent(deps, signal),
    },
  };
}
