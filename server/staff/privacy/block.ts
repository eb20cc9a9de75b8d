import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { isDecided } from '@volante/contract/admission/stages.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { addDays } from '@volante/contract/fields/dates.ts';
import { lockApplication } from '../../applications/applications.ts';
import type { Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import { Problem } from '../../core/problem.ts';
import { openWithAny, sealText } from '../../core/sealed-text.ts';
import { keepFile, letGo } from '../../media/retention/kept-files.ts';
import { removeBytes } from '../../media/retention/removals.ts';
import { firstMoment } from '../days.ts';
import { changedMeanwhile } from '../queue/revision-store.ts';
import { type Stored, selectPersonWithin } from './archive/person-store.ts';
import { openSealedFile, sealFile } from './archive/sealed-file.ts';
import { type ArchiveDeps, writeArchive } from './archive/write-archive.ts';
import { type EraseDeps, type Erasing, eraseLocked } from './erase.ts';
import * as store from './erasure-store.ts';
import { newFile } from './export.ts';
import { registry } from './registry.ts';
import { type Aged, retentionOf, todayOf } from './retention.ts';
import { selectAged } from './retention-store.ts';

type BlockDeps = EraseDeps & ArchiveDeps;

interface Blocking extends Pick<Erasing, 'reason' | 'accountId' | 'noted'> {
  /** Blocks after a restore, even if the backup has a hold: it was decided before. */
  again?: true;
}

/** How often an archive is started again because the data changed meanwhile. */
const TRIES = 3;

/**
 * Blocks a person: all data is moved into an encrypted archive and erased everywhere else. Returns the day the archive is
 * deleted, at the end of retention. Throws `erasure_blocked` during a hold, and `changed_meanwhile` if the application keeps
 * changing.
 */
export async function block(deps: BlockDeps, applicationId: string, erasing: Blocking): Promise<string> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const key = randomUUID();
    try {
      const { secret, stored } = await storeSealed(deps, applicationId, key);
      const until = await transaction(deps, (trx) =>
        eraseArchived(deps, trx, applicationId, erasing, { key, secret, print: printOf(stored) }),
      );
      if (until) return until;
    } catch (error) {
      await deps.storage.delete(key).catch(() => undefined);
      throw error;
    }
    await deps.storage.delete(key);
  }
  throw changedMeanwhile('application');
}

/**
 * After a restore, blocks someone again who was blocked since the backup, with the data of the backup, as of that day
 * (YYYY-MM-DD), so that the archive isn't kept longer than it would have been.
 */
export async function blockAgain(deps: BlockDeps, applicationId: string, day: string): Promise<void> {
  const then = new Date(`${day}T12:00:00Z`);
  await block({ ...deps, now: () => then }, applicationId, { reason: null, accountId: null, again: true });
}

async function storeSealed(deps: BlockDeps, applicationId: string, key: string) {
  const [plain, sealed] = [await newFile(deps), await newFile(deps)];
  try {
    const stored = await writeArchive(deps, applicationId, plain);
    const secret = await sealFile(plain, sealed);
    await deps.storage.put(key, sealed);
    return { secret, stored };
  } finally {
    await Promise.all([plain, sealed].map((file) => rm(file, { force: true })));
  }
}

/** Null if the data changed since it was archived. */
async function eraseArchived(
  deps: BlockDeps,
  trx: Trx,
  applicationId: string,
  erasing: Blocking,
  archive: { key: string; secret: string; print: string },
): Promise<string | null> {
  await lockApplication(trx, applicationId);
  const aged = await selectAged(trx, applicationId);
  if (!aged) throw new Problem('admission_request_not_found');
  if (aged.hold && !erasing.again) {
    const message = 'Somebody has put it on hold.';
    throw new Problem('erasure_blocked', { errors: [{ path: 'hold', code: 'held', message }] });
  }
  if (printOf(await selectPersonWithin(trx, registry, applicationId)) !== archive.print) return null;
  const until = keptUntil(deps, aged);
  const { zone } = countries[aged.country];
  // The nightly job deletes it on its day; otherwise the sweep of files would, a day later.
  await keepFile(trx, { key: archive.key, applicationId: null, until: firstMoment(addDays(until, 1), zone) });
  await eraseLocked(
    deps,
    trx,
    applicationId,
    {
      reason: erasing.reason,
      accountId: erasing.accountId,
      ...(erasing.noted && { noted: erasing.noted }),
      why: 'request',
    },
    {
      archive_key: archive.key,
      archive_secret: sealText(deps.keys.encryption, applicationId, archive.secret),
      archive_until: until,
    },
  );
  return until;
}

/** A blocked person who was undecided is kept as long as a rejected one. */
function keptUntil(deps: EraseDeps, aged: Aged): string {
  const today = todayOf(deps, aged);
  const on = isDecided(aged.stage) ? retentionOf(deps, aged)?.on : undefined;
  const longest = addDays(today, deps.config.RETAIN_REJECTED_DAYS[aged.country]);
  return on === undefined ? longest : on > today ? on : addDays(today, 1);
}

function printOf({ rows, files }: Stored): string {
  return createHash('sha256')
    .update(JSON.stringify([[...rows], files]))
    .digest('hex');
}

/** Decrypts a blocked person's archive into a new file. Throws if there is none. */
export async function openArchive(deps: ArchiveDeps, row: store.ErasureRow, path: string): Promise<void> {
  const { archive_key: key, archive_secret: sealed, application_id: owner } = row;
  if (!key || !sealed) throw new Problem('not_found_error');
  await openSealedFile(deps.storage, key, openWithAny(deps.keys, owner, sealed), path);
}

/** Erases a blocked person's archive. Throws `erasure_blocked` before its day. */
export async function dropArchive(
  deps: Pick<BlockDeps, 'db' | 'storage' | 'now'>,
  row: store.ErasureRow,
): Promise<void> {
  const { id, archive_key: key, archive_until: until } = row;
  if (!key || !until) throw new Problem('not_found_error');
  if (until > todayOf(deps, row)) {
    const message = 'Its retention ends on this day.';
    throw new Problem('erasure_blocked', { errors: [{ path: 'retainedUntil', code: until, message }] });
  }
  await transaction(deps, async (trx) => {
    await letGo(trx, key);
    await store.updateErasure(trx, id, { archive_key: null, archive_secret: null, archive_until: null });
  });
  await removeBytes(deps);
}

/** Erases archives whose retention has ended. */
export async function dropDueArchives(deps: Pick<BlockDeps, 'db' | 'storage' | 'now'>): Promise<void> {
  for (const row of await store.selectArchived(deps.db))
    if (row.archive_until && row.archive_until <= todayOf(deps, row)) await dropArchive(deps, row);
}
