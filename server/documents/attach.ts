import { readCountry } from '@volante/contract/countries/index.ts';
import type { DocumentUpdates } from '@volante/contract/documents/calls.ts';
import { type DocumentState, type DocumentType, documents, type FileKind } from '@volante/contract/documents/rules.ts';
import { type ErrorCode, errors } from '@volante/contract/errors.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { type Actor, applicant, guarantor, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { findOwnMedia, type MediaRow } from '../media/media.ts';
import { pick, readDocuments } from './documents.ts';
import { fieldsOfBarcode, insertPhoneReading } from './readings/phone-reading.ts';
import { orderReading } from './readings/readings.ts';
import { isDisowned } from './readings/store.ts';
import { fixStatementMonths } from './statement-months.ts';
import * as store from './store.ts';

type Update = DocumentUpdates['updates'][number];

/**
 * Attaches uploaded files to documents, all or none. Each becomes the newest version and waits for review. Sending the current
 * file again changes nothing, so that a late retry undoes no review. Refusals name the update concerned (`updates.0.mediaId`, by
 * the list's name in the caller's payload).
 * A file that an invited guarantor sent is theirs alone to attach.
 */
export async function attachDocuments(
  deps: Deps,
  application: ApplicationFile,
  updates: Update[],
  country: string | undefined,
  { list = 'updates', invitationId = null }: { list?: string; invitationId?: string | null } = {},
): Promise<void> {
  checkCountry(application, country);
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    const ids = updates.map((update) => update.mediaId.toLowerCase());
    const media = await findOwnMedia(trx, application.applicationId, ids);
    const documents = new Map((await readDocuments(trx, current)).map((document) => [document.type, document]));
    await fixStatementMonths(deps, trx, current, updates);
    for (const [index, update] of updates.entries()) {
      const document = documents.get(update.type);
      const file = media.get(ids[index] ?? '');
      if (!file || file.invitation_id !== invitationId) throw refusal('media_not_found', `${list}.${index}.mediaId`);
      if (!document) throw refusal('document_not_found', `${list}.${index}.type`);
      if (document.mediaId === file.id) continue;
      // A late retry doesn't bring back a document that is somebody else's.
      if (document.mediaId === null && (await isDisowned(trx, current.applicationId, document.type, file.id))) continue;
      checkUpdate(document, file, `${list}.${index}`);
      // Any device may send a document that is missing; one that was sent is replaced by a known device.
      if (document.mediaId !== null && invitationId === null) refuseUnproved(deps, current, application);
      const actor = invitationId === null ? applicant : guarantor;
      await addVersion(deps, trx, current, document, file, actor, update.barcode);
    }
    await deps.devices.guard(trx, application);
  });
}

/**
 * Attaches, on the applicant's behalf, a file that is being stored in this transaction, which must have locked the application.
 * Throws `document_not_found`, `section_approved` and `file_type_not_accepted`.
 */
export async function attachOnBehalf(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  type: DocumentType,
  { file, actor }: { file: MediaRow; actor: Actor<'staff'> },
): Promise<void> {
  const document = pick(await readDocuments(trx, application), type);
  if (document.status === 'approved') throw new Problem('section_approved');
  if (!isTaken(document, file)) throw new Problem('file_type_not_accepted');
  await fixStatementMonths(deps, trx, application, [{ type, mediaId: file.id }]);
  await addVersion(deps, trx, application, document, file, actor);
}

/**
 * Attaches a file that a message brought and that is being stored in this transaction, which must have locked the application. Throws
 * like `attachOnBehalf`, and `device_not_proved` for a document that was sent before, unless staff sent it back.
 */
export async function attachFromMessage(
  deps: Deps,
  trx: Trx,
  applicationId: string,
  type: DocumentType,
  file: MediaRow,
): Promise<void> {
  const application = await lockApplication(trx, applicationId);
  const document = pick(await readDocuments(trx, application), type);
  if (document.status === 'approved') throw new Problem('section_approved');
  if (document.mediaId !== null && document.status !== 'rejected') throw new Problem('device_not_proved');
  if (!isTaken(document, file)) throw new Problem('file_type_not_accepted');
  await fixStatementMonths(deps, trx, application, [{ type, mediaId: file.id }]);
  await addVersion(deps, trx, application, document, file, applicant);
}

async function addVersion(
  deps: Deps,
  trx: Trx,
  application: ApplicationFile,
  document: DocumentState,
  file: MediaRow,
  actor: Actor,
  barcode?: string,
): Promise<void> {
  const { applicationId } = application;
  const { type } = document;
  const id = await store.insertVersion(trx, applicationId, { type, mediaId: file.id }, deps.now());
  await orderReading(deps, trx, application, { id, type });
  const read = barcode === undefined ? null : fieldsOfBarcode(type, barcode);
  if (read) await insertPhoneReading(trx, id, read, deps.now());
  document.mediaId = file.id;
  await recordEvent(trx, applicationId, actor, 'document_uploaded', { type, mediaId: file.id });
}

function checkCountry(application: ApplicationFile, sent: string | undefined): void {
  if (sent === undefined) return;
  const country = readCountry(sent);
  if (!country) throw brokenRules(brokenRule('country', 'country_unknown'));
  if (country !== application.country) throw new Problem('country_mismatch');
}

function checkUpdate(document: DocumentState, file: MediaRow, path: string): void {
  if (document.status === 'approved') throw refusal('section_approved', `${path}.type`);
  if (!isTaken(document, file)) throw refusal('file_type_not_accepted', `${path}.mediaId`);
}

function isTaken({ type }: DocumentState, file: MediaRow): boolean {
  const kind = storedKinds[file.mime_type];
  const accepted: readonly FileKind[] = documents[type].accepts;
  return kind !== undefined && accepted.includes(kind);
}

function refusal(code: ErrorCode, path: string): Problem {
  return new Problem(code, { errors: [{ path, code, message: errors[code].message }] });
}

const storedKinds: Partial<Record<string, FileKind>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
