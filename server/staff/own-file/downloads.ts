import type { Download } from '@volante/contract/own-file/calls.ts';
import { DOWNLOAD_HOURS } from '@volante/contract/own-file/rules.ts';
import { v7 as uuidv7 } from 'uuid';
import { lockApplication } from '../../applications/applications.ts';
import { applicant, recordEvent } from '../../applications/events.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps } from '../../core/deps.ts';
import { FileAnswer } from '../../core/http/send-answer.ts';
import { Problem } from '../../core/problem.ts';
import { openExport } from '../privacy/export.ts';
import { type ExportRow, insertExport, selectDriverExport } from '../privacy/export-store.ts';

const PAUSE = DOWNLOAD_HOURS * 3600_000;

/** The newest download of the driver that can still be had or is being made, and when another one may be ordered. */
export async function showDownload({ db, now }: DbDeps & ClockDeps, applicationId: string): Promise<Download> {
  return showRow(await selectDriverExport(db, applicationId, now()), now());
}

function showRow(row: ExportRow | null, now: Date): Download {
  if (!row) return { state: 'none', size: null, expiresAt: null, againAt: null };
  const again = againAt(row);
  return {
    state: row.state,
    size: row.size,
    expiresAt: row.state === 'done' ? row.expires_at.toISOString() : null,
    againAt: again > now ? again.toISOString() : null,
  };
}

/** One that failed may be ordered again at once. */
function againAt({ state, created_at: ordered }: ExportRow): Date {
  return state === 'failed' ? ordered : new Date(ordered.getTime() + PAUSE);
}

/**
 * Orders a download, which a job makes; while one is being made, that one is it. Throws `rate_limited` until a day after the last
 * order.
 */
export function orderDownload(deps: DbDeps & ClockDeps & Pick<Deps, 'jobs'>, applicationId: string): Promise<Download> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const at = deps.now();
    const last = await selectDriverExport(trx, applicationId, at);
    if (last?.state === 'running') return showRow(last, at);
    const wait = last ? againAt(last).getTime() - at.getTime() : 0;
    if (wait > 0) throw new Problem('rate_limited', { retryAfter: Math.ceil(wait / 1000) });
    const exportId = await insertExport(trx, {
      id: uuidv7(),
      application_id: applicationId,
      account_id: null,
      whose: 'driver',
      reason: '',
      storage_key: null,
      size: null,
      created_at: at,
      expires_at: new Date(at.getTime() + PAUSE),
    });
    await deps.jobs.enqueue(trx, 'make-own-file', { exportId }, { key: exportId });
    await recordEvent(trx, applicationId, applicant, 'own_file_ordered');
    return showRow(await selectDriverExport(trx, applicationId, at), at);
  });
}

/** The ZIP. Throws `not_found_error` until it is made, and once it has expired. */
export async function openDownload(
  { db, now, storage }: DbDeps & ClockDeps & Pick<Deps, 'storage'>,
  applicationId: string,
  name: string,
): Promise<FileAnswer> {
  const row = await selectDriverExport(db, applicationId, now());
  if (!row) throw new Problem('not_found_error');
  const { bytes, size } = await openExport({ storage }, row);
  return new FileAnswer(() => bytes, {
    'content-type': 'application/zip',
    'content-length': String(size),
    'content-disposition': `attachment; filename="${name}.zip"`,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}
