import { countries } from '@volante/contract/countries/index.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import {
  type DocumentState,
  type DocumentType,
  isDocumentType,
  isRequired,
  waitsForApplicant,
} from '@volante/contract/documents/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Db, Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import * as store from './store.ts';

/** The documents for which these files were sent. */
export function listDocumentsOf(
  db: Db,
  mediaIds: readonly string[],
): Promise<{ mediaId: string; type: DocumentType }[]> {
  return store.selectByMedia(db, mediaIds);
}

/** Creates the country's documents, in order; called once, when the application is opened. */
export async function listCountryDocuments(
  trx: Trx,
  applicationIds: readonly string[],
  country: CountryCode,
): Promise<void> {
  await store.insertDocuments(trx, applicationIds, countries[country].documents);
}

/** The application's documents and whether each is required. The application must be locked. */
export async function readDocuments(trx: Trx, application: ApplicationFile): Promise<DocumentState[]> {
  const rows = await store.selectDocuments(trx, application.applicationId);
  const visitStatus = application.stage === 'home_visit' ? 'pending' : null;
  return rows.map((row) => ({
    type: row.type,
    mediaId: row.media_id,
    status: row.status,
    skipped: row.skipped,
    required: row.required_by_staff || isRequired(row.type, countries[application.country], visitStatus),
  }));
}

/**
 * Postpones a document, which the applicant may undo. Throws `document_not_found`, and `document_required` for one that can't be
 * postponed.
 */
export function skipDocument(deps: Deps, application: ApplicationFile, type: string): Promise<void> {
  return setSkipped(deps, application, type, true);
}

export function unskipDocument(deps: Deps, application: ApplicationFile, type: string): Promise<void> {
  return setSkipped(deps, application, type, false);
}

/** Postpones at once all documents that are still missing and may be postponed. */
export function skipDocuments(deps: Deps, application: ApplicationFile): Promise<void> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    const optional = (await readDocuments(trx, current)).filter(
      (document) => waitsForApplicant(document) && !document.required && document.status !== 'rejected',
    );
    for (const { type } of optional) await writeSkipped(trx, application, type, true);
  });
}

function setSkipped(deps: Deps, application: ApplicationFile, type: string, skipped: boolean): Promise<void> {
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    const document = pick(await readDocuments(trx, current), type);
    if (skipped && document.required) throw new Problem('document_required');
    if (document.skipped === skipped) return;
    await writeSkipped(trx, application, document.type, skipped);
  });
}

/**
 * Postpones a document on somebody's behalf while it is missing and not required, or leads the applicant to it again. Nothing
 * happens to one that the country doesn't ask for.
 */
export async function postpone(
  trx: Trx,
  application: ApplicationFile,
  type: DocumentType,
  skipped: boolean,
): Promise<void> {
  const document = (await readDocuments(trx, application)).find((listed) => listed.type === type);
  if (!document || document.mediaId !== null || document.required || document.skipped === skipped) return;
  await store.updateSkipped(trx, application.applicationId, type, skipped);
}

/** Makes these documents missing again; their files stay as versions. */
export async function clearDocuments(
  trx: Trx,
  { applicationId }: ApplicationFile,
  types: readonly DocumentType[],
): Promise<void> {
  for (const type of types) await store.clearFile(trx, applicationId, type);
}

/** Makes the documents missing whose current file is one of these, and deletes the versions with these files. */
export async function forgetFiles(trx: Trx, application: ApplicationFile, mediaIds: readonly string[]): Promise<void> {
  for (const { type, mediaId } of await readDocuments(trx, application))
    if (mediaId !== null && mediaIds.includes(mediaId)) await store.clearFile(trx, application.applicationId, type);
  await store.deleteVersions(trx, application.applicationId, mediaIds);
}

async function writeSkipped(trx: Trx, { applicationId }: ApplicationFile, type: DocumentType, skipped: boolean) {
  await store.updateSkipped(trx, applicationId, type, skipped);
  await recordEvent(trx, applicationId, applicant, skipped ? 'document_skipped' : 'document_unskipped', { type });
}

/** The application's document of this type. Throws `document_not_found`. */
export function pick(documents: readonly DocumentState[], type: string): DocumentState {
  const found = isDocumentType(type)
    ? documents.find((document) => document.type === (type as DocumentType))
    : undefined;
  if (!found) throw new Problem('document_not_found');
  return found;
}
