import { countries } from '@volante/contract/countries/index.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { everyCountry } from '@volante/contract/staff/roles.ts';
import { lockApplication, type Skeleton } from '../../applications/applications.ts';
import { withConnection } from '../../core/database/backup/count-rows.ts';
import { removeDeletedRows } from '../../core/database/backup/embedded-copy.ts';
import type { Trx } from '../../core/database/db.ts';
import { selectTidiedAt, updateTidiedAt } from '../../core/database/installation-store.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { notifyErasure } from '../../notifications/notify-move.ts';
import { recordWrites } from '../audit/audit.ts';
import { firstMoment } from '../days.ts';
import { dropDueArchives } from './block.ts';
import { type EraseDeps, erase } from './erase.ts';
import { isErasedSince } from './erasure-store.ts';
import { type Aged, findOld, type Retention, retentionOf, todayOf, WARNED_DAYS } from './retention.ts';
import { selectAged, upsertWarning } from './retention-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'erase-retained': Record<string, never>;
  }
}

type NightlyDeps = EraseDeps & Pick<Deps, 'log' | 'storage'>;

/**
 * Notifies drivers of a coming erasure, and erases what was kept long enough. Each application is checked again when it is
 * locked, so that no driver is erased who has been active meanwhile. If one fails, the others go on. Archives of blocked people
 * are deleted on their day.
 */
export async function eraseRetained(deps: NightlyDeps, signal?: AbortSignal): Promise<void> {
  const counts = { warned: 0, erased: 0, failed: 0 };
  for await (const { aged, retention } of findOld(deps, everyCountry, WARNED_DAYS)) {
    signal?.throwIfAborted();
    if (aged.hold) continue;
    try {
      if (isDue(deps, aged, retention)) counts.erased += Number(await eraseOne(deps, aged, retention));
      else if (needsWarning(retention)) counts.warned += Number(await warn(deps, aged.applicationId));
    } catch (error) {
      if (error instanceof Problem && error.code === 'admission_request_not_found') continue;
      counts.failed++;
      deps.log.error({ err: error, application: aged.applicationId }, 'an application could not be erased');
    }
  }
  await dropDueArchives(deps);
  if (Object.values(counts).some((count) => count > 0)) deps.log.info(counts, 'the retention job finished');
}

function isDue(deps: NightlyDeps, aged: Aged, { kind, on, warnedAt }: Retention): boolean {
  return on <= todayOf(deps, aged) && (kind !== 'idle' || warnedAt !== null);
}

const needsWarning = ({ kind, warnedAt }: Retention) => kind === 'idle' && warnedAt === null;

async function eraseOne(deps: NightlyDeps, { applicationId }: Aged, { kind }: Retention): Promise<boolean> {
  const judge = (now: Aged) => {
    const retention = retentionOf(deps, now);
    return !now.hold && retention?.kind === kind && isDue(deps, now, retention);
  };
  const noted = (trx: Trx, skeleton: Skeleton) => noteErasure(deps, trx, applicationId, skeleton, kind);
  return (await erase(deps, applicationId, { why: kind, reason: null, accountId: null, judge, noted })) !== null;
}

/** The audit entry for an erasure that wasn't requested in the console. */
export function noteErasure(
  deps: Pick<NightlyDeps, 'now'>,
  trx: Trx,
  applicationId: string,
  { reference, country, stages, decision }: Skeleton,
  by: string,
): Promise<void> {
  const details = { reference: showReference(String(reference)), country, stages, decision, by };
  return recordWrites(deps, [{ accountId: null, kind: 'erase', applicationId, ip: null, details }], trx);
}

function warn(deps: NightlyDeps, applicationId: string): Promise<boolean> {
  return transaction(deps, async (trx) => {
    const { country } = await lockApplication(trx, applicationId);
    const aged = await selectAged(trx, applicationId);
    const retention = aged && retentionOf(deps, aged);
    if (!aged || aged.hold || !retention || !needsWarning(retention)) return false;
    if (retention.on > addDays(todayOf(deps, aged), WARNED_DAYS)) return false;
    const { on } = retention;
    await upsertWarning(trx, applicationId, on, deps.now());
    await notifyErasure(deps, trx, applicationId, { on, expiresAt: firstMoment(on, countries[country].zone) });
    return true;
  });
}

declare module '../../core/jobs.ts' {
  interface JobData {
    'tidy-erased': Record<string, never>;
  }
}

/**
 * Removes what a deleted row leaves in the database's files, if anybody was erased since the last time. Tables that were locked
 * are tried again the next night.
 */
export async function tidyErased(
  deps: Pick<Deps, 'db' | 'databaseUrl' | 'now' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const at = deps.now();
  if (!(await isErasedSince(deps.db, await selectTidiedAt(deps.db)))) return;
  const locked = await withConnection(deps.databaseUrl, (client) => removeDeletedRows(client, signal));
  if (locked.length > 0) deps.log.warn({ tables: locked }, 'deleted rows could not be removed from locked tables');
  else await updateTidiedAt(deps.db, at);
}
