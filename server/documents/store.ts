import type { DocumentType, RejectionReason, ReviewStatus } from '@volante/contract/documents/rules.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';

export interface DocumentRow {
  type: DocumentType;
  status: ReviewStatus;
  media_id: string | null;
  skipped: boolean;
  required_by_staff: boolean;
  month: string | null;
}

interface Review {
  status: ReviewStatus;
  reason: RejectionReason | null;
  note: string | null;
  reviewed_by: string | null;
  reviewed_at: Date | null;
}

/** Inserts the same documents for each application. */
export async function insertDocuments(
  trx: Trx,
  applicationIds: readonly string[],
  types: readonly DocumentType[],
): Promise<void> {
  await sql`
    insert into documents (application_id, type, position)
    select id, type, place - 1
    from unnest(${applicationIds}::uuid[]) as a (id), unnest(${types}::text[]) with ordinality as t (type, place)`.execute(
    trx,
  );
}

/** In display order. */
export async function selectDocuments(trx: Trx, applicationId: string): Promise<DocumentRow[]> {
  return trx
    .selectFrom('documents')
    .select(['type', 'status', 'media_id', 'skipped', 'required_by_staff', 'month'])
    .where('application_id', '=', applicationId)
    .orderBy('position')
    .execute();
}

/** The documents for which these files were sent. */
export async function selectByMedia(
  db: Db,
  mediaIds: readonly string[],
): Promise<{ mediaId: string; type: DocumentType }[]> {
  return db
    .selectFrom('document_versions')
    .select(['media_id as mediaId', 'type'])
    .where('media_id', 'in', mediaIds)
    .execute();
}

const unreviewed = { reason: null, note: null, reviewed_by: null, reviewed_at: null };

/** Makes the file the document's newest version, pending review again; returns the version's id. */
export async function insertVersion(
  trx: Trx,
  applicationId: string,
  version: { type: DocumentType; mediaId: string },
  at: Date,
): Promise<string> {
  const { type, mediaId } = version;
  const changes = { media_id: mediaId, status: 'pending', skipped: false, ...unreviewed } as const;
  const row = await trx
    .with('changed', () => documentQuery(trx, applicationId, type).set(changes))
    .insertInto('document_versions')
    .values({ id: uuidv7(), application_id: applicationId, type, media_id: mediaId, at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Makes the document missing again; its file stays as a version. */
export async function clearFile(trx: Trx, applicationId: string, type: DocumentType): Promise<void> {
  const changes = { media_id: null, status: 'pending', skipped: false, ...unreviewed } as const;
  await documentQuery(trx, applicationId, type).set(changes).execute();
}

/** Deletes the versions with these files, and what was read from them. */
export async function deleteVersions(trx: Trx, applicationId: string, mediaIds: readonly string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const versions = trx.deleteFrom('document_versions').where('application_id', '=', applicationId);
  await versions.where('media_id', 'in', mediaIds).execute();
}

export async function updateMonth(trx: Trx, applicationId: string, type: DocumentType, month: string) {
  await documentQuery(trx, applicationId, type).set({ month }).execute();
}

export async function updateSkipped(trx: Trx, applicationId: string, type: DocumentType, skipped: boolean) {
  await documentQuery(trx, applicationId, type).set({ skipped }).execute();
}

export async function updateReview(trx: Trx, applicationId: string, type: DocumentType, review: Review) {
  await documentQuery(trx, applicationId, type).set(review).execute();
}

export async function selectRevision(trx: Trx, applicationId: string, type: DocumentType): Promise<number> {
  const row = await trx
    .selectFrom('documents')
    .select('revision')
    .where('application_id', '=', applicationId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return row.revision;
}

export async function isAskedFor(trx: Trx, applicationId: string, type: DocumentType): Promise<boolean> {
  const row = await trx
    .selectFrom('documents')
    .select('required_by_staff')
    .where('application_id', '=', applicationId)
    .where('type', '=', type)
    .executeTakeFirstOrThrow();
  return row.required_by_staff;
}

/** Removes the document from the list if the country doesn't require it; otherwise restores the country's requirement. */
export async function dropAsking(
  trx: Trx,
  applicationId: string,
  type: DocumentType,
  isListed: boolean,
): Promise<void> {
  if (isListed) await documentQuery(trx, applicationId, type).set({ required_by_staff: false }).execute();
  else await trx.deleteFrom('documents').where('application_id', '=', applicationId).where('type', '=', type).execute();
}

/** Appends the document to the list, or makes an existing one required. */
export async function upsertAskedFor(trx: Trx, applicationId: string, type: DocumentType): Promise<void> {
  await trx
    .insertInto('documents')
    .values({
      application_id: applicationId,
      type,
      position: sql`(select coalesce(max(position) + 1, 0) from documents where application_id = ${applicationId})`,
      required_by_staff: true,
    })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'type']).doUpdateSet({ required_by_staff: true, skipped: false }),
    )
    .execute();
}

function documentQuery(trx: Trx, applicationId: string, type: DocumentType) {
  return trx.updateTable('documents').where('application_id', '=', applicationId).where('type', '=', type);
}
