import { readFile } from 'node:fs/promises';
import { readCountry } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { isRequestId } from '@volante/contract/fields/address.ts';
import {
  type Batch,
  type BatchRow,
  MAX_BATCH_BYTES,
  type RowStatus,
} from '@volante/contract/staff/links/batch-calls.ts';
import { linkReasons } from '@volante/contract/staff/links/link-reasons.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { reachOf } from '@volante/contract/staff/roles.ts';
import type { FastifyRequest } from 'fastify';
import { staff } from '../../../applications/events.ts';
import { findTouched, readLiveLinks, revokeUntouched } from '../../../applications/links.ts';
import { transaction } from '../../../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps, KeyDeps } from '../../../core/deps.ts';
import type { CallTransaction } from '../../../core/http/staff/call-transaction.ts';
import type { StaffAccount } from '../../../core/http/staff/staff-deps.ts';
import { brokenRule, brokenRules, Problem } from '../../../core/problem.ts';
import { createThread } from '../../../core/thread/thread.ts';
import { receiveUpload } from '../../../media/receive-upload.ts';
import { readCursor, writeCursor } from '../../cursor.ts';
import { refuseOtherCountry } from '../../other-country.ts';
import { keepRows, selectStale } from '../../queue/row-store.ts';
import * as store from './batch-store.ts';
import type { CheckedFile, DriversFile } from './check-file.ts';
import { type JudgedRow, markDuplicates, markOtherCountries } from './judge-row.ts';

const LISTED = 10;
const PAGE = 50;
/** Links revoked per statement. */
const SLICE = 100;

type Checked = { batchId: string; counts: Batch['counts']; rows: BatchRow[]; ignored: string[] };

/** Reads a file of drivers and stores the result of checking it, in the call's transaction. Throws the refusals of the file, and a 422 at `country`. */
export async function checkBatch(
  deps: Deps,
  account: StaffAccount,
  request: FastifyRequest,
  commit: CallTransaction<Checked>,
): Promise<Checked> {
  const { country, bytes } = await receiveCsv(deps, account, request);
  const checked = await checkFile({ country, bytes });
  if ('refusal' in checked) throw new Problem(checked.refusal, { errors: checked.errors });
  const { rows: judged, ignored } = checked;
  const reach = reachOf(account);
  markOtherCountries(reach, judged);
  await markDuplicates(deps.db, reach, judged);
  const count = (status: RowStatus) => judged.filter((row) => row.status === status).length;
  const counts = { ok: count('ok'), error: count('error'), duplicate: count('duplicate') };
  return commit(async ({ db }) => {
    const batchId = await store.insertBatch(db, { account_id: account.id, country, ignored, created_at: deps.now() });
    await store.insertRows(db, batchId, judged);
    return { batchId, counts, rows: judged.map(showRow), ignored };
  });
}

const checkFile = createThread<DriversFile, CheckedFile>({
  script: new URL('./check-file.ts', import.meta.url),
  budget: 30_000,
  memory: 512,
});

async function receiveCsv(deps: Deps, account: StaffAccount, request: FastifyRequest) {
  const limits = { files: 1, fileBytes: MAX_BATCH_BYTES, parts: ['country', 'file'] };
  const form = await receiveUpload(deps, request, { application: { applicationId: account.id } }, limits);
  try {
    const [file] = form.files;
    if (form.tooMany) throw new Problem('too_many_files');
    if (file?.part !== 'file') throw new Problem('file_missing');
    if (file.tooLarge) throw new Problem('file_too_large');
    if (file.size === 0) throw new Problem('file_empty');
    const country = countryOf(form.fields.country);
    refuseOtherCountry(account, country);
    return { country, bytes: await readFile(file.path) };
  } finally {
    await form.drop();
  }
}

function countryOf(given: string | undefined): CountryCode {
  if (given === undefined) throw brokenRules(brokenRule('country', 'field_required'));
  const country = readCountry(given);
  if (!country) throw brokenRules(brokenRule('country', 'country_unknown'));
  return country;
}

type ShownRow = Pick<JudgedRow, 'line' | 'status' | 'errors' | 'of'> & Partial<Pick<store.RowRecord, 'application_id'>>;

function showRow({ line, status, errors, of, application_id: applicationId = null }: ShownRow): BatchRow {
  return { line, status, errors, of: of === null ? null : showReference(String(of)), applicationId };
}

/** The countries of a batch's drivers; null for malformed and unknown ids alike. */
export async function findBatchCountries({ db }: DbDeps, batchId: string): Promise<CountryCode[] | null> {
  return isRequestId(batchId) ? store.selectBatchCountries(db, batchId) : null;
}

/** Throws `not_found_error`. */
export async function findBatch(deps: DbDeps, batchId: string): Promise<store.BatchRecord> {
  const batch = isRequestId(batchId) ? await store.selectBatch(deps.db, batchId) : null;
  if (!batch) throw new Problem('not_found_error');
  return batch;
}

export async function showBatch(deps: DbDeps, batch: store.BatchRecord): Promise<Batch> {
  const { created, ...counts } = await store.countRows(deps.db, batch.id);
  const isDone = batch.state === 'done';
  const ids = isDone ? await store.selectCreated(deps.db, batch.id) : [];
  const skipped = counts.error + (batch.skip_duplicates ? counts.duplicate : 0);
  return {
    batchId: batch.id,
    country: batch.country,
    createdAt: batch.created_at.toISOString(),
    state: batch.state,
    counts,
    ignored: batch.ignored,
    created,
    skipped: batch.state === 'checked' ? 0 : skipped,
    opened: isDone ? (await findTouched(deps.db, ids)).length : 0,
    revoked: isDone ? ids.length - (await readLiveLinks(deps.db, ids)).size : 0,
  };
}

/** The account's own batches of drivers of its countries, newest first. Throws a 422 at `cursor`. */
export async function listBatches(
  deps: DbDeps & KeyDeps,
  account: StaffAccount,
  { limit = String(LISTED), cursor }: Pick<Asked, 'limit' | 'cursor'>,
): Promise<{ items: Batch[]; next: string | null }> {
  const asked = ['batches', account.id, account.countries];
  const [at, id] = (readCursor(deps, asked, cursor) ?? []) as [string?, string?];
  const most = Number(limit);
  const after = at && id ? { at: new Date(at), id } : undefined;
  const batches = await store.selectBatchesOf(deps.db, account.id, reachOf(account), { after, limit: most + 1 });
  const page = batches.slice(0, most);
  const last = batches.length > most ? page.at(-1) : undefined;
  return {
    items: await Promise.all(page.map((batch) => showBatch(deps, batch))),
    next: last ? writeCursor(deps, asked, [last.created_at.toISOString(), last.id]) : null,
  };
}

/** The result of the dry run, page by page. Throws a 422 at `cursor`. */
export async function listRows(
  deps: DbDeps & KeyDeps,
  batchId: string,
  { status, limit = String(PAGE), cursor }: Asked,
): Promise<{ items: BatchRow[]; next: string | null }> {
  const asked = ['batch', batchId, status ?? null];
  const [after = 0] = (readCursor(deps, asked, cursor) ?? []) as number[];
  const most = Number(limit);
  const rows = await store.selectRows(deps.db, batchId, { status, after, limit: most + 1 });
  const last = rows.length > most ? rows[most - 1] : undefined;
  return { items: rows.slice(0, most).map(showRow), next: last ? writeCursor(deps, asked, [last.line]) : null };
}

interface Asked {
  status?: RowStatus | undefined;
  limit?: string | undefined;
  cursor?: string | undefined;
}

/** Revokes the links that no driver has opened; returns their number. Throws `conflict_error` while they are being created. */
export function takeBatchBack(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  { id, state }: store.BatchRecord,
): Promise<number> {
  return transaction(deps, async (trx) => {
    if (state === 'running') throw new Problem('conflict_error');
    const ids = (await store.selectCreated(trx, id)).toSorted();
    const cause = { actor: staff(account.id), reason: linkReasons.batchTakenBack };
    let revoked = 0;
    for (let from = 0; from < ids.length; from += SLICE) {
      const slice = ids.slice(from, from + SLICE);
      // The queue doesn't show that a link is revoked, so its rows stay as they are: recomputing each would take a minute.
      const stale = new Set(await selectStale(trx, slice));
      const done = await revokeUntouched(deps, trx, slice, cause);
      const fresh = done.filter((applicationId) => !stale.has(applicationId));
      await keepRows(trx, fresh, deps.now());
      revoked += done.length;
    }
    return revoked;
  });
}
