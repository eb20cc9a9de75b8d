import type { Generated } from 'kysely';
import type { Db } from './db.ts';

declare module './schema.ts' {
  interface Database {
    installation: InstallationTable;
  }
}

interface InstallationTable {
  one: Generated<boolean>;
  key_print: Buffer;
  /** Of the folder with the files. */
  folder_mark: string | null;
  created_at: Generated<Date>;
}

/** The fingerprint stored in the database; stores `print` if there is none. Of concurrent calls the first wins. */
export async function keepPrint(db: Db, print: Buffer): Promise<Buffer> {
  await db
    .insertInto('installation')
    .values({ key_print: print })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('installation').select('key_print').executeTakeFirstOrThrow();
  return row.key_print;
}

export async function updatePrint(db: Db, print: Buffer): Promise<void> {
  await db.updateTable('installation').set({ key_print: print }).execute();
}

export async function selectFolderMark(db: Db): Promise<string | null> {
  return (await db.selectFrom('installation').select('folder_mark').executeTakeFirst())?.folder_mark ?? null;
}

/** The mark stored in the database; stores `mark` if there is none. Of concurrent calls the first wins. */
export async function keepFolderMark(db: Db, mark: string): Promise<string> {
  await db.updateTable('installation').set({ folder_mark: mark }).where('folder_mark', 'is', null).execute();
  const row = await db.selectFrom('installation').select('folder_mark').executeTakeFirstOrThrow();
  return row.folder_mark ?? mark;
}
