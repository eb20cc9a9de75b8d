import type { DocumentType, RejectionReason, ReviewStatus } from '@volante/contract/documents/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import type { FileFacts } from '../application/visit-facts-store.ts';

/**
 * Where an application's current documents use a file, and whether it is a photo of the home or of a visit. `mediaId` must be a
 * UUID.
 */
export async function selectFileUses(
  db: Db,
  applicationId: string,
  mediaId: string,
): Promise<{ types: DocumentType[]; isPhotoOfHome: boolean }> {
  const { rows } = await sql<{ types: DocumentType[]; isPhotoOfHome: boolean }>`
    select
      array(select d.type from documents d where d.application_id = ${applicationId} and d.media_id = ${mediaId}) as types,
      exists (select from home_photos h
        where h.application_id = ${applicationId} and h.media_id = ${mediaId})
      or exists (select from visit_report_images i
        where i.application_id = ${applicationId} and i.media_id = ${mediaId}) as "isPhotoOfHome"`.execute(db);
  return rows[0] as { types: DocumentType[]; isPhotoOfHome: boolean };
}

export async function hasDocument(db: Db, applicationId: string, type: string): Promise<boolean> {
  const { rows } = await sql`
    select from documents d where d.application_id = ${applicationId} and d.type = ${type}`.execute(db);
  return rows.length > 0;
}

interface VersionFacts {
  file: FileFacts;
  at: string;
  /** The member of staff who uploaded it; null for the applicant. */
  by: { id: string; name: string } | null;
  review: {
    status: ReviewStatus;
    reason: RejectionReason | null;
    at: string;
    by: { id: string; name: string } | null;
  } | null;
}

/** Every file sent for a document, newest first, each with its last review unless that was withdrawn. */
export async function selectVersions(db: Db, applicationId: string, type: string): Promise<VersionFacts[]> {
  const { rows } = await sql<VersionFacts>`
    select
      json_build_object('id', m.id, 'fileName', m.file_name, 'mimeType', m.mime_type, 'size', m.size, 'pages', m.pages,
        'byStaff', m.by_staff, 'channel', m.channel, 'createdAt', m.created_at) as file,
      v.at::text as at,
      (select json_build_object('id', s.id, 'name', s.name)
        from application_events e join staff_accounts s on s.id::text = e.actor
        where e.application_id = v.application_id and e.kind = 'document_uploaded'
          and e.details ->> 'type' = v.type and e.details ->> 'mediaId' = v.media_id::text
        order by e.id desc limit 1) as by,
      (select case when e.kind <> 'document_review_taken_back' then
          json_build_object('status', replace(e.kind, 'document_', ''), 'reason', e.details ->> 'reason', 'at', e.at,
            'by', (select json_build_object('id', s.id, 'name', s.name) from staff_accounts s where s.id::text = e.actor)) end
        from application_events e
        where e.application_id = v.application_id
          and e.kind in ('document_approved', 'document_rejected', 'document_review_taken_back')
          and e.details ->> 'type' = v.type and e.details ->> 'mediaId' = v.media_id::text
        order by e.id desc limit 1) as review
    from document_versions v join media m on m.id = v.media_id
    where v.application_id = ${applicationId} and v.type = ${type}
    order by v.id desc`.execute(db);
  return rows;
}
