import type { Generated } from 'kysely';
import type { Db } from './db.ts';
import { type DeclaredTable, declareUntyped } from './declared-data.ts';

declare module './schema.ts' {
  interface Database {
    installation: InstallationTable;
  }
}

interface InstallationTable {
  one: Generated<boolean>;
  key_print: Buffer;
  /** The mark of the folder with the files. */
  folder_mark: string | null;
  created_at: Generated<Date>;
  backed_up_at: Date | null;
  /** When this database was restored from a backup; null if it wasn't. */
  restored_at: Date | null;
  /** When deleted rows were last removed from the files of the database, because somebody had been erased. */
  tidied_at: Date | null;
}

/** The fingerprint stored in the database; stores `print` if there is none. Of concurrent calls, the first one's is stored. */
export async function keepPrint(db: Db, print: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key_print: print })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('key_print').executeTakeFirstOrThrow();
  return row.key_print;
}

/** The stored fingerprint; null in a new database. */
export async function selectPrint(db: Db): Promise<Buffer | null> {
  return (await db.selectFrom('installation').select('key_print').executeTakeFirst())?.key_print ?? null;
}

export async function updatePrint(db: Db, print: Buffer): Promise<void> {
  await db.updateTable('installation').set({ key_print: print }).execute();
}

export async function selectFolderMark(db: Db): Promise<string | null> {
  return (await db.selectFrom('installation').select('folder_mark').executeTakeFirst())?.folder_mark ?? null;
}

/** The mark stored in the database; stores `mark` if there is none. Of concurrent calls, the first one's is stored. */
export async function keepFolderMark(db: Db, mark: string): Promise<string> {
  await db.updateTable('installation').set({ folder_mark: mark }).where('folder_mark', 'is', null).execute();
  const row = await db.selectFrom('installation').select('folder_mark').executeTakeFirstOrThrow();
  return row.folder_mark ?? mark;
}

/** When the newest backup was started, and when the database was restored from one. */
export async function selectBackupTimes(db: Db): Promise<{ backedUpAt: Date | null; restoredAt: Date | null }> {
  const row = await db.selectFrom('installation').select(['backed_up_at', 'restored_at']).executeTakeFirst();
  return { backedUpAt: row?.backed_up_at ?? null, restoredAt: row?.restored_at ?? null };
}

/** When what is left of deleted rows was last removed; null if it never was. */
export async function selectTidiedAt(db: Db): Promise<Date | null> {
  return (await db.selectFrom('installation').select('tidied_at').executeTakeFirst())?.tidied_at ?? null;
}

export async function updateTidiedAt(db: Db, at: Date): Promise<void> {
  await db.updateTable('installation').set({ tidied_at: at }).execute();
}

export async function updateBackedUpAt(db: Db, at: Date): Promise<void> {
  await db.updateTable('installation').set({ backed_up_at: at }).execute();
}

export async function updateRestoredAt(db: Db, at: Date): Promise<void> {
  await db.updateTable('installation').set({ restored_at: at }).execute();
}

/** The tables that belong to no feature. */
export const coreTables: readonly DeclaredTable[] = [
  declareUntyped('idempotency_keys', {
    rows: ['owner_id', 'about'],
    erased: { answer: 'a copy of an answer, kept for a day', fingerprint: 'made of a request' },
    technical: ['owner_id', 'about', 'key', 'status', 'leased_until', 'created_at'],
  }),
  declareUntyped('rate_limits', {
    rows: null,
    kept: { key: 'ends with its hour; holds an id or a network address, and no value' },
    technical: ['points', 'expire'],
  }),
  declareUntyped('installation', {
    rows: null,
    technical: ['one', 'key_print', 'created_at', 'folder_mark', 'backed_up_at', 'restored_at', 'tidied_at'],
  }),
  declareUntyped('web_files', { rows: null, technical: ['address', 'body', 'brotli', 'published_at'] }),
  declareUntyped('retired_keys', { rows: null, technical: ['id', 'purpose', 'sealed'] }),
  declareUntyped('schema_marks', { rows: null, technical: ['name', 'serves_back'] }),
  declareUntyped('kysely_migration', { rows: null, technical: ['name', 'timestamp'] }),
  declareUntyped('kysely_migration_lock', { rows: null, technical: ['id', 'is_locked'] }),
];
