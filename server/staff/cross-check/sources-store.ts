import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { NoticedProblem } from '@volante/contract/documents/suggested-values.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Box } from '@volante/contract/staff/earnings.ts';
import type { DocumentFields, DocumentKind } from '@volante/reader/documents/document.ts';
import type { DocumentPlaces } from '@volante/reader/documents/places.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/database/db.ts';

/** A document with a file, and its reading. */
export interface DocumentSource {
  type: DocumentType;
  mediaId: string;
  mimeType: string;
  month: string | null;
  /** Null until it is read. */
  reading: { kind: DocumentKind; fields: DocumentFields; places: DocumentPlaces; problems: NoticedProblem[] } | null;
}

export interface ProfileSource {
  platform: Platform;
  fullName: string;
  mediaId: string | null;
  box: Box;
  confidence: number | null;
}

/** The sources of facts about an applicant, apart from the form. */
export interface CrossCheckSources {
  documents: DocumentSource[];
  profiles: ProfileSource[];
}

export async function selectSources(trx: Trx, applicationId: string): Promise<CrossCheckSources> {
  const { rows } = await sql<{ sources: CrossCheckSources }>`
    select ${crossCheckSources} as sources from applications a where a.id = ${applicationId}`.execute(trx);
  return rows[0]?.sources ?? { documents: [], profiles: [] };
}

/** The sources as JSON, for statements about `applications a`. */
export const crossCheckSources: RawBuilder<CrossCheckSources> = sql`json_build_object(
  'documents', (select coalesce(json_agg(json_build_object(
      'type', d.type, 'mediaId', d.media_id, 'mimeType', m.mime_type, 'month', d.month,
      'reading', (select json_build_object('kind', r.kind, 'fields', r.fields, 'places', r.places, 'problems', r.problems)
        from document_versions v join paper_readings r on r.version_id = v.id
        where v.application_id = d.application_id and v.type = d.type and v.media_id = d.media_id
        order by v.id desc limit 1)) order by d.position), '[]')
    from documents d join media m on m.id = d.media_id where d.application_id = a.id),
  'profiles', (select coalesce(json_agg(json_build_object(
      'platform', f.platform, 'fullName', f.full_name, 'mediaId', s.media_id, 'box', s.reading -> 'boxes' -> 'name',
      'confidence', (s.reading -> 'fullName' ->> 'confidence')::float8) order by f.platform), '[]')
    from platform_profiles f left join screenshots s on s.id = f.screenshot_id
    where f.application_id = a.id and f.full_name is not null))`;
