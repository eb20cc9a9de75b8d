import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { preparedAs } from '../../core/database/prepared.ts';

export interface ComparedFile {
  mediaId: string;
  source: DocumentType | HomePhotoStep | Platform;
  fileName: string;
  mimeType: string;
  /** Hash of the bytes as received, in hex. */
  sha256: string;
}

/** The current values of an application that are compared with others. */
export interface Compared {
  phone: string;
  email: string;
  street: string;
  streetNumber: string;
  department: string;
  neighborhood: string;
  postalCode: string;
  nationalId: string;
  obligorPhone: string | null;
  obligorEmail: string | null;
  /** As read on the front of the card. */
  obligorCurp: { curp: string; source: DocumentType; mediaId: string } | null;
  files: ComparedFile[];
  screenshots: {
    mediaId: string;
    platform: Platform;
    week: string | null;
    amount: number | null;
    /** The reader's fingerprint of the picture. */
    pictureHash: string;
  }[];
  bankAccounts: { clabe: string; bank: string | null; source: DocumentType; mediaId: string }[];
  platformAccounts: { accountId: string; platform: Platform | null }[];
  locations: {
    latitude: number | null;
    longitude: number | null;
    accuracy: number | null;
    ips: string[];
    place: string | null;
  }[];
}

/** Those that exist, by id. A prepared statement, since planning it takes longer than running it. */
export async function selectCompared(db: Db, ids: readonly string[]): Promise<Map<string, Compared>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; compared: Compared }>`${sql.raw(preparedAs('compared'))}
    select a.id, json_build_object(
      'phone', p.phone, 'email', p.email, 'street', p.street, 'streetNumber', p.street_number, 'department', p.department,
      'neighborhood', p.neighborhood, 'postalCode', p.postal_code,
      'nationalId', p.national_id,
      'obligorPhone', (select o.phone from obligors o where o.application_id = a.id),
      'obligorEmail', (select o.email from obligors o where o.application_id = a.id),
      'obligorCurp', (select json_build_object('curp', r.fields ->> 'curp', 'source', d.type, 'mediaId', d.media_id)
        from documents d
        join document_versions v on v.application_id = d.application_id and v.type = d.type and v.media_id = d.media_id
        join paper_readings r on r.version_id = v.id
        where d.application_id = a.id and d.type = 'solidarity_obligor_identity_card_front' and r.fields ->> 'curp' <> ''
        limit 1),
      'files', (select coalesce(json_agg(json_build_object('mediaId', m.id, 'source', f.source, 'fileName', m.file_name,
          'mimeType', m.mime_type, 'sha256', encode(m.sha256, 'hex')) order by m.id), '[]')
        from (
          select d.media_id, d.type as source from documents d where d.application_id = a.id
          union all select h.media_id, h.step from home_photos h where h.application_id = a.id
          union all select s.media_id, s.platform from screenshots s where s.application_id = a.id
        ) f join media m on m.id = f.media_id),
      'screenshots', (select coalesce(json_agg(json_build_object('mediaId', s.media_id, 'platform', s.platform,
          'week', s.reading -> 'weekStart' ->> 'value', 'amount', (s.reading -> 'amount' ->> 'value')::float8,
          'pictureHash', s.picture_hash) order by s.id), '[]')
        from screenshots s where s.application_id = a.id and s.upload_type = 'earnings'),
      'bankAccounts', (select coalesce(json_agg(json_build_object('clabe', r.fields ->> 'clabe', 'bank', r.fields ->> 'bank',
          'source', d.type, 'mediaId', d.media_id) order by d.position), '[]')
        from documents d
        join document_versions v on v.application_id = d.application_id and v.type = d.type and v.media_id = d.media_id
        join paper_readings r on r.version_id = v.id
        where d.application_id = a.id and r.fields ->> 'clabe' <> ''),
      'platformAccounts', (select coalesce(json_agg(json_build_object('accountId', w.account_id, 'platform', w.platform)
          order by w.account_id), '[]')
        from widget_accounts w where w.application_id = a.id),
      'locations', (select coalesce(json_agg(json_build_object('latitude', g.claimed_latitude,
          'longitude', g.claimed_longitude, 'accuracy', g.claimed_accuracy, 'place', g.place,
          'ips', array_remove(array[host(g.observed_ip), host(g.claimed_ip)], null)) order by g.source), '[]')
        from locations g where g.application_id = a.id)
    ) as compared
    from applications a join personal_data p on p.application_id = a.id
    where a.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, compared }) => [id, compared]));
}
