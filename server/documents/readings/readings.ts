import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { countries } from '@volante/contract/countries/index.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem } from '@volante/contract/documents/suggested-values.ts';
import { dateIn } from '@volante/contract/earnings/weeks.ts';
import type { DocumentReading } from '@volante/reader/documents/document.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import { holdApplications, readApplication } from '../../applications/applications.ts';
import type { Db, Trx } from '../../core/database/db.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../../core/deps.ts';
import type { JobHandlers } from '../../core/jobs.ts';
import { createKeyedMutex } from '../../core/keyed-mutex.ts';
import { findOwnMedia, openBytes } from '../../media/media.ts';
import { receivingFolder } from '../../media/receive.ts';
import { isReadable, problemsOf } from './problems.ts';
import { readDocument } from './read-document.ts';
import * as store from './store.ts';
import type { ReadDocument } from './suggested-values.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'read-paper': { versionId: string };
  }
}

/** A reader may be busy for hours, as on a day with many drivers; nobody else reads the paper then. */
const retry = { limit: 30, delaySeconds: 2, maxDelaySeconds: 600 };

/** Jobs for reading papers. */
export function readingJobs(deps: Deps): Pick<JobHandlers, 'read-paper'> {
  return { 'read-paper': { run: ({ versionId }) => readVersion(deps, versionId), retry } };
}

/** Queues a new version of a document for reading, if documents of its kind can be read. */
export async function orderReading(
  deps: Pick<Deps, 'jobs'>,
  trx: Trx,
  application: ApplicationFile,
  version: { id: string; type: DocumentType },
): Promise<void> {
  if (!isReadable(version.type, application.country)) return;
  await deps.jobs.enqueue(trx, 'read-paper', { versionId: version.id }, { key: version.id });
}

/** Reads one version and stores the result. A version that was replaced or read meanwhile is skipped. */
export async function readVersion(deps: Deps, versionId: string): Promise<void> {
  const version = await store.selectUnread(deps.db, versionId);
  if (!version) return;
  const { applicationId, type, mediaId } = version;
  const { country } = await readApplication(deps.db, applicationId);
  const read = await oneDocumentAtATime(applicationId, () =>
    readMedia(deps, { applicationId, country }, mediaId, type),
  );
  if (!read) return;
  const { reading, today } = read;
  const problems = [...flawsOf(reading), ...problemsOf(reading, type, country, today)];
  // The complete text of a barcode contains nothing useful beyond its fields.
  const { barcodeText: _, ...fields } = reading.fields;
  const kept = { kind: reading.kind, fields, places: reading.places ?? {}, problems };
  await transaction(deps, async (trx) => {
    await holdApplications(trx, [applicationId]);
    await store.insertReading(trx, versionId, kept, deps.now());
  });
}

// A driver sends ten papers within minutes. All at once they would fill the queue of a slow reader, which refuses what comes last.
const oneDocumentAtATime = createKeyedMutex();

/**
 * Reads one of the application's own files as this document; null if the file is missing. Throws if the reader's queue is full.
 */
export async function readMedia(
  deps: Deps,
  { applicationId, country }: Pick<ApplicationFile, 'applicationId' | 'country'>,
  mediaId: string,
  type: DocumentType,
): Promise<{ reading: DocumentReading; today: string } | null> {
  const media = (await findOwnMedia(deps.db, applicationId, [mediaId])).get(mediaId.toLowerCase());
  const bytes = media && (await openBytes(deps, media));
  if (!bytes) return null;
  const today = dateIn(countries[country].zone, deps.now());
  const folder = receivingFolder(deps);
  const copy = path.join(folder, `${randomUUID()}.paper`);
  try {
    await mkdir(folder, { recursive: true });
    await pipeline(bytes, createWriteStream(copy));
    const file = { path: copy, documentType: type, country, today, queueKey: applicationId };
    return { reading: await readOrNothing(deps, file), today };
  } finally {
    await rm(copy, { force: true });
  }
}

// A file that can't be read stays unread for good. With a full queue, a busy machine or a dead process, the job tries again.
async function readOrNothing(deps: Deps, file: Parameters<typeof readDocument>[1]): Promise<DocumentReading> {
  try {
    return await readDocument(deps, file);
  } catch (error) {
    if (error instanceof ReaderError && ['not_an_image', 'resources'].includes(error.fault))
      return { kind: 'unknown', fields: {}, quality: null };
    throw error;
  }
}

function flawsOf({ quality }: DocumentReading): NoticedProblem[] {
  return (['dark', 'blurred', 'cut', 'glare', 'small'] as const).filter((flaw) => quality?.[flaw]);
}

/** What was read on the newest file of each document. */
export function listReadings(db: Db, applicationId: string): Promise<ReadDocument[]> {
  return store.selectReadings(db, applicationId);
}
