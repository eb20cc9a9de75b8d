import { randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { v7 as uuidv7 } from 'uuid';
import { lockApplication } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import { Problem } from '../../core/problem.ts';
import { isUuid } from '../../media/media.ts';
import { receivingFolder } from '../../media/receive.ts';
import { keepFile, letGo } from '../../media/retention/kept-files.ts';
import { removeBytes } from '../../media/retention/removals.ts';
import type { ArchiveDeps } from './archive/write-archive.ts';
import * as store from './export-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'export-person': { exportId: string };
    'drop-export': { exportId: string };
  }
}

/** How long an export can be downloaded, in ms. */
const KEPT = 24 * 3600_000;

/** Requests an export, which a job creates; returns its id. */
export function orderExport(
  deps: DbDeps & ClockDeps & Pick<Deps, 'jobs'>,
  applicationId: string,
  { reason, accountId }: { reason: string; accountId: string | null },
): Promise<string> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const at = deps.now();
    const exportId = await store.insertExport(trx, {
      id: uuidv7(),
      application_id: applicationId,
      account_id: accountId,
      reason,
      storage_key: null,
      size: null,
      created_at: at,
      expires_at: new Date(at.getTime() + KEPT),
    });
    await deps.jobs.enqueue(trx, 'export-person', { exportId }, { key: exportId });
    return exportId;
  });
}

/** Writes a ZIP to a new file at `path`. Throws when `signal` is aborted. */
type Write = (deps: ArchiveDeps, applicationId: string, path: string, signal?: AbortSignal) => Promise<unknown>;

/** Creates the ZIP with `write` and stores it for a day. Leaves nothing if the application is erased meanwhile. */
export async function makeExport(
  deps: ArchiveDeps & Pick<Deps, 'jobs'>,
  exportId: string,
  write: Write,
  signal?: AbortSignal,
): Promise<void> {
  const row = await store.selectExportById(deps.db, exportId);
  if (!row || row.state === 'done') return;
  const key = randomUUID();
  try {
    const size = await storeArchive(deps, key, (file) => write(deps, row.application_id, file, signal));
    const isKept = await keepExport(deps, row, key, size);
    if (!isKept) await deps.storage.delete(key);
  } catch (error) {
    await deps.storage.delete(key).catch(() => undefined);
    // The application was erased meanwhile.
    if (!(await store.selectExportById(deps.db, exportId))) return;
    await store.updateExport(deps.db, exportId, { state: 'failed' });
    throw error;
  }
}

async function storeArchive(
  deps: ArchiveDeps,
  key: string,
  write: (file: string) => Promise<unknown>,
): Promise<number> {
  const file = await newFile(deps);
  try {
    await write(file);
    await deps.storage.put(key, file);
    return (await stat(file)).size;
  } finally {
    await rm(file, { force: true });
  }
}

/** A path in the folder of temporary files, which is swept. */
export async function newFile(deps: ConfigDeps): Promise<string> {
  const folder = receivingFolder(deps);
  await mkdir(folder, { recursive: true });
  return path.join(folder, `archive-${randomUUID()}`);
}

/** False when another attempt was faster, or when the export was deleted. */
function keepExport(
  deps: DbDeps & ClockDeps & Pick<Deps, 'jobs'>,
  { id, application_id: applicationId }: store.ExportRow,
  key: string,
  size: number,
): Promise<boolean> {
  return transaction(deps, async (trx) => {
    await lockApplication(trx, applicationId);
    const row = await store.selectExportById(trx, id);
    if (!row || row.state === 'done') return false;
    const until = new Date(deps.now().getTime() + KEPT);
    await keepFile(trx, { key, applicationId, until });
    await store.updateExport(trx, id, { state: 'done', storage_key: key, size, expires_at: until });
    await deps.jobs.enqueue(trx, 'drop-export', { exportId: id }, { key: id, startAfter: until });
    return true;
  });
}

/** Deletes an expired export with its bytes. */
export async function dropExport(deps: Pick<Deps, 'db' | 'storage'>, exportId: string): Promise<void> {
  await transaction(deps, async (trx) => {
    const row = await store.selectExportById(trx, exportId);
    if (row?.storage_key) await letGo(trx, row.storage_key);
    if (row) await store.deleteExport(trx, exportId);
  });
  await removeBytes(deps);
}

/** An export of the application. Throws `not_found_error`, also once it has expired. */
export async function findExport(
  deps: DbDeps & ClockDeps,
  applicationId: string,
  exportId: string,
): Promise<store.ExportRow> {
  const row = isUuid(exportId) ? await store.selectExport(deps.db, { id: exportId, applicationId }, deps.now()) : null;
  if (!row) throw new Problem('not_found_error');
  return row;
}

/** The bytes of an export. Throws `not_found_error` while it isn't finished. */
export async function openExport(
  { storage }: Pick<Deps, 'storage'>,
  { storage_key: key, size }: store.ExportRow,
): Promise<{ bytes: Readable; size: number }> {
  const bytes = key && (await storage.get(key));
  if (!bytes || size === null) throw new Problem('not_found_error');
  return { bytes, size };
}
