import type { MediaType } from '@volante/contract/media.ts';
import type { Db, Trx } from '../core/db.ts';
import type { PdfFlag } from './decoding/finding.ts';
import type { EvidenceType } from './tables.ts';

export interface MediaRow {
  id: string;
  application_id: string;
  media_type: MediaType | EvidenceType;
  file_name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  status: string;
  flags: PdfFlag[];
  pages: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface NewMedia extends Omit<MediaRow, 'id' | 'status' | 'created_at' | 'updated_at'> {
  sha256: Buffer;
}

const columns = [
  'id',
  'application_id',
  'media_type',
  'file_name',
  'mime_type',
  'size',
  'storage_key',
  'status',
  'flags',
  'pages',
  'created_at',
  'updated_at',
] as const;

/** Ids rise in the order of the list. */
export async function insertMedia(trx: Trx, files: NewMedia[], at: Date): Promise<MediaRow[]> {
  const values = files.map((file) => ({
    ...file,
    flags: JSON.stringify(file.flags),
    created_at: at,
    updated_at: at,
  }));
  return trx.insertInto('media').values(values).returning(columns).execute();
}

/** Those of the ids that belong to the application; each must be a UUID. */
export async function selectMedia(db: Db, applicationId: string, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('media')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('id', 'in', ids)
    .execute();
}

export async function selectMediaById(db: Db, id: string): Promise<MediaRow | null> {
  return (await db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Those of the keys that a row points to. */
export async function selectKeysInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('media').select('storage_key').where('storage_key', 'in', keys).execute();
  return new Set(rows.map((row) => row.storage_key));
}
