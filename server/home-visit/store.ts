import { type HomeImages, type HomePhotoStep, noHomeImages } from '@volante/contract/home-photos.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../core/db.ts';
import './tables.ts';

export async function selectHomeImages(db: Db, applicationId: string): Promise<HomeImages> {
  const rows = await db
    .selectFrom('home_photos')
    .select(['step', 'media_id'])
    .where('application_id', '=', applicationId)
    .orderBy('step')
    .orderBy('position')
    .execute();
  const images = structuredClone(noHomeImages);
  for (const { step, media_id } of rows) images[step].push(media_id);
  return images;
}

/** The files take the place of all that the step had. */
export async function replaceStep(trx: Trx, applicationId: string, step: HomePhotoStep, mediaIds: string[], at: Date) {
  await trx.deleteFrom('home_photos').where('application_id', '=', applicationId).where('step', '=', step).execute();
  if (mediaIds.length === 0) return;
  const rows = mediaIds.map((media_id, position) => ({ application_id: applicationId, step, position, media_id, at }));
  await trx.insertInto('home_photos').values(rows).execute();
}

/** Files that left their step have been out of use from then on. */
export async function markLeft(trx: Trx, applicationId: string, mediaIds: string[], at: Date): Promise<void> {
  if (mediaIds.length === 0) return;
  await sql`update media set updated_at = ${at} where application_id = ${applicationId} and id = any(${mediaIds})`.execute(
    trx,
  );
}

/** The applications with photos that nothing has used since then. */
export async function selectWithLeftPhotos(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ application_id: string }>`
    select distinct m.application_id from media m where ${left(before)}`.execute(db);
  return rows.map((row) => row.application_id);
}

export async function deleteLeftPhotos(trx: Trx, applicationId: string, before: Date): Promise<void> {
  await sql`delete from media m where m.application_id = ${applicationId} and ${left(before)}`.execute(trx);
}

// Nothing keeps anybody from sending such a photo as a document, too.
function left(before: Date) {
  return sql`m.media_type = 'home_visit_evidence' and m.updated_at < ${before}
    and not exists (select from home_photos p where p.application_id = m.application_id and p.media_id = m.id)
    and not exists (select from documents d where d.application_id = m.application_id and d.media_id = m.id)
    and not exists (select from document_versions v where v.application_id = m.application_id and v.media_id = m.id)`;
}
