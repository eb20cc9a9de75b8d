import type { MediaType } from '@volante/contract/media/rules.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
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
  pages: number | null;
  /** Sent by an invited guarantor. */
  invitation_id: string | null;
  created_at: Date;
  updated_at: Date;
}

export interface NewMedia extends Omit<MediaRow, 'id' | 'status' | 'invitation_id' | 'created_at' | 'updated_at'> {
  sha256: Buffer;
  channel?: MessageChannel | null;
  by_staff?: boolean;
  invitation_id?: string | null;
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
  'pages',
  'invitation_id',
  'created_at',
  'updated_at',
] as const;

/** The ids are ascending, in the order of the list. */
export async function insertMedia(trx: Trx, files: NewMedia[], at: Date): Promise<MediaRow[]> {
  const values = files.map((file) => ({ id: uuidv7(), ...file, created_at: at, updated_at: at }));
  return trx.insertInto('media').values(values).returning(columns).execute();
}

/** Total size in bytes of the application's files, and of those that invited guarantors sent. */
export async function sumSizes(db: Db, applicationId: string): Promise<{ all: number; guarantors: number }> {
  const { rows } = await sql<{ all: number; guarantors: number }>`${sql.raw(preparedAs('sum-sizes'))}
    select coalesce(sum(size), 0)::float8 as "all",
      coalesce(sum(size) filter (where invitation_id is not null), 0)::float8 as guarantors
    from media where application_id = ${applicationId}`.execute(db);
  return rows[0] ?? { all: 0, guarantors: 0 };
}

/** The application's files among the given ids; each must be a UUID. */
export async function selectMedia(db: Db, applicationId: string, ids: string[]): Promise<MediaRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('media')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('id', 'in', ids)
    .execute();
}

export async function updateApplication(trx: Trx, ids: readonly string[], from: string, to: string): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('media')
    .set({ application_id: to })
    .where('application_id', '=', from)
    .where('media_type', '=', 'chat_file')
    .where('id', 'in', ids)
    .execute();
}

export async function selectChannels(db: Db, ids: readonly string[]): Promise<Map<string, MessageChannel>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('media')
    .select(['id', 'channel'])
    .where('id', 'in', ids)
    .where('channel', 'is not', null)
    .execute();
  return new Map(rows.flatMap(({ id, channel }) => (channel ? [[id, channel] as const] : [])));
}

/** The hash of the bytes as they were received; null for an unknown file. `id` must be a UUID. */
export async function selectPrint(db: Db, id: string): Promise<Buffer | null> {
  const row = await db.selectFrom('media').select('sha256').where('id', '=', id).executeTakeFirst();
  return row?.sha256 ?? null;
}

/** The files that an invited guarantor sent. */
export async function selectFilesOf(trx: Trx, invitationId: string): Promise<string[]> {
  const rows = await trx.selectFrom('media').select('id').where('invitation_id', '=', invitationId).execute();
  return rows.map(({ id }) => id);
}

export async function selectMediaById(db: Db, id: string): Promise<MediaRow | null> {
  return (await db.selectFrom('media').select(columns).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Keys of the newest and of the oldest files, at most `most` of each. */
export async function selectSomeKeys(db: Db, most: number): Promise<string[]> {
  const files = db.selectFrom('media').select('storage_key').limit(most);
  const found = await Promise.all([files.orderBy('id', 'desc').execute(), files.orderBy('id').execute()]);
  return found.flat().map((row) => row.storage_key);
}

/** The next keys that have a row, including pages, in order. */
export async function selectKeysAfter(db: Db, after: string, most: number): Promise<string[]> {
  const files = db.selectFrom('media').select('storage_key').where('storage_key', '>', after);
  const pages = db.selectFrom('media_pages').select('storage_key').where('storage_key', '>', after);
  const kept = db.selectFrom('kept_files').select('storage_key').where('storage_key', '>', after);
  const rows = await files.union(pages).union(kept).orderBy('storage_key').limit(most).execute();
  return rows.map((row) => row.storage_key);
}

/** The given keys that have a row. */
export async function selectKeysInUse(db: Db, keys: string[]): Promise<Set<string>> {
  const files = db.selectFrom('media').select('storage_key').where('storage_key', 'in', keys);
  const pages = db.selectFrom('media_pages').select('storage_key').where('storage_key', 'in', keys);
  const kept = db.selectFrom('kept_files').select('storage_key').where('storage_key', 'in', keys);
  return new Set((await files.union(pages).union(kept).execute()).map((row) => row.storage_key));
}

export async function touchMedia(trx: Trx, applicationId: string, ids: string[], at: Date): Promise<void> {
  await trx
    .updateTable('media')
    .set({ updated_at: at })
    .where('application_id', '=', applicationId)
    .where('id', 'in', ids)
    .execute();
}

/** Files changed since a moment, or whose key begins with the two digits of a slice. */
export type SomeFiles = { changedSince: Date } | { slice: string };

/** The applications with uploaded files that have been unused since before `before`, among some files. */
export async function selectApplicationsWithUnused(db: Db, before: Date, some: SomeFiles): Promise<string[]> {
  // Prepared, since planning takes longer than running, and a server that was off for a day runs this for every slice.
  const [name, among] =
    'slice' in some
      ? [preparedAs('unused-in-slice'), sql`m.storage_key >= ${some.slice} and m.storage_key < ${`${some.slice}g`}`]
      : ['', sql`m.updated_at >= ${some.changedSince}`];
  const { rows } = await sql<{ application_id: string }>`${sql.raw(name)}
    select distinct m.application_id from media m where ${among} and ${unusedSince(before)}`.execute(db);
  return rows.map((row) => row.application_id);
}

/** Returns the number of deleted files. Files in use are never deleted: the foreign keys refuse it. */
export async function deleteUnusedMedia(trx: Trx, applicationId: string, before: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from media m where m.application_id = ${applicationId} and ${unusedSince(before)}`.execute(trx);
  return Number(numAffectedRows ?? 0);
}

/** Deletes files kept as evidence; their bytes are then swept. */
export async function deleteMedia(trx: Trx, applicationId: string, ids: string[]): Promise<void> {
  await trx.deleteFrom('media').where('application_id', '=', applicationId).where('id', 'in', ids).execute();
}

function unusedSince(before: Date) {
  const pointing = usedBy.map(
    (table) => sql`not exists (select from ${sql.table(table)} u
      where u.application_id = m.application_id and u.media_id = m.id)`,
  );
  return sql`m.updated_at < ${before} and m.media_type not in ('profile_screenshot', 'earnings_screenshot', 'chat_file')
    and ${sql.join(pointing, sql` and `)}`;
}

// A test compares this list with the foreign keys of the schema.
const usedBy = [
  'documents',
  'document_versions',
  'home_photos',
  'screenshots',
  'reading_corrections',
  'profile_corrections',
  'visit_report_images',
  'conversation_messages',
];
