import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export interface FileName {
  id: string;
  /** The document that it is or was part of, or else what it was uploaded for. */
  type: string;
  mime_type: string;
}

/** What the given files are, of those that still exist. */
export async function selectFileNames(db: Db, ids: readonly string[]): Promise<Map<string, FileName>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<FileName>`
    select m.id, m.mime_type, coalesce(
      (select v.type from document_versions v
        where v.application_id = m.application_id and v.media_id = m.id order by v.id desc limit 1),
      m.media_type) as type
    from media m where m.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
