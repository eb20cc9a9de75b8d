import type { Language } from '@volante/contract/country.ts';
import type { ErasureCause } from '@volante/contract/staff/privacy/privacy.ts';
import { v7 as uuidv7 } from 'uuid';
import { deleteWhole, lockApplication, readSkeleton, type Skeleton } from '../../applications/applications.ts';
import { findMeetingsOf } from '../../appointments/meetings.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps, KeyDeps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { sealText } from '../../core/sealed-text.ts';
import { publishErased } from '../../integrations/publish.ts';
import { isMade, isUnderWay } from '../../notifications/crm/update-crm.ts';
import { readContact } from '../../personal-data/personal-data.ts';
import { hasCrm } from '../../providers/crm/crm.ts';
import { deleteRowsNaming } from '../links/batches/batch-store.ts';
import * as store from './erasure-store.ts';
import { type Aged, retainedUntil } from './retention.ts';
import { selectAged } from './retention-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'finish-erasure': { erasureId: string };
  }
}

/** Commands have no queue; the server finds their erasures within an hour. */
export type EraseDeps = DbDeps & ClockDeps & ConfigDeps & KeyDeps & Partial<Pick<Deps, 'jobs'>>;

export interface Erasing {
  why: ErasureCause;
  reason: string | null;
  /** The member of staff who requested it; null for the nightly job and commands. */
  accountId: string | null;
  /** What is sent to the driver at last, who asked for the erasure. */
  farewell?: { language: Language; text: string };
  /** Checks again, with the application locked, whether to erase it. */
  judge?: (aged: Aged) => boolean;
  /** Called inside the transaction with the skeleton that stays. */
  noted?: (trx: Trx, skeleton: Skeleton) => Promise<void>;
}

/**
 * Erases everything the database holds about the driver, in one transaction, and keeps a skeleton. Bytes of files, meetings and
 * the CRM's contact are outside the database; a job removes them. Returns the id of the erasure; null if `judge` decides against
 * it. Throws `erasure_blocked` while a hold or its retention keeps it, and `admission_request_not_found`.
 */
export function erase(deps: EraseDeps, applicationId: string, erasing: Erasing): Promise<string | null> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const aged = await selectAged(trx, applicationId);
    if (!aged) throw new Problem('admission_request_not_found');
    if (erasing.judge && !erasing.judge(aged)) return null;
    refuseWhileKept(deps, aged);
    return eraseLocked(deps, trx, applicationId, erasing);
  });
}

/** Throws `erasure_blocked` with the day on which the retention ends, the hold, or both. */
function refuseWhileKept(deps: ClockDeps & ConfigDeps, aged: Aged): void {
  const until = retainedUntil(deps, aged);
  const errors = [
    ...(until ? [{ path: 'retainedUntil', code: until, message: 'Its retention ends on this day.' }] : []),
    ...(aged.hold ? [{ path: 'hold', code: 'held', message: 'Somebody has put it on hold.' }] : []),
  ];
  if (errors.length > 0) throw new Problem('erasure_blocked', { errors });
}

/** Longer than an update of the CRM takes. */
const CRM_SECONDS = 60;

interface Archive {
  archive_key: string;
  archive_secret: Buffer;
  archive_until: string;
}

/** Like `erase`, for callers that have locked the application and decided. `archive` is what stays of a blocked person. */
export async function eraseLocked(
  deps: EraseDeps,
  trx: Trx,
  applicationId: string,
  { why, reason, accountId, farewell, noted }: Erasing,
  archive?: Archive,
): Promise<string> {
  const skeleton = await readSkeleton(trx, applicationId);
  const { firstName, email, phone } = await readContact(trx, applicationId);
  const { reference, country, createdAt, submittedAt, stages, decision } = skeleton;
  const erasureId = await store.insertErasure(trx, {
    id: uuidv7(),
    application_id: applicationId,
    ...{ reference, country, why, reason },
    account_id: accountId,
    created_at: createdAt,
    submitted_at: submittedAt,
    stages: JSON.stringify(stages),
    decision: decision && JSON.stringify(decision),
    at: deps.now(),
    meetings: await findMeetingsOf(trx, applicationId),
    crm_email: hasCrm(deps.config) && (email || phone) ? sealText(deps.keys.encryption, applicationId, email) : null,
    crm_made: await isMade(trx, applicationId),
    farewell: farewell
      ? sealText(deps.keys.encryption, applicationId, JSON.stringify({ firstName, email, phone, ...farewell }))
      : null,
    ...archive,
  });
  // An update that is on its way would fill what is emptied: its answer is waited for.
  const isLater = await isUnderWay(trx, applicationId, deps.now());
  await deleteRowsNaming(trx, { reference, email, phone });
  await publishErased(trx, applicationId);
  await deleteWhole(trx, applicationId);
  await noted?.(trx, skeleton);
  await deps.jobs?.enqueue(
    trx,
    'finish-erasure',
    { erasureId },
    { key: erasureId, ...(isLater && { startAfter: CRM_SECONDS }) },
  );
  return erasureId;
}

/**
 * Erases again, after a restore, the people who were erased since the backup, even if something in the backup would keep them: it
 * was decided before. Returns their number.
 */
export async function eraseAgain(deps: EraseDeps, applicationIds: readonly string[]): Promise<number> {
  for (const applicationId of applicationIds)
    await transaction(deps, async (trx) => {
      await lockApplication(trx, applicationId);
      await eraseLocked(deps, trx, applicationId, { why: 'request', reason: null, accountId: null });
    });
  return applicationIds.length;
}
