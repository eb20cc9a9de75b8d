import type { Db } from '../database/db.ts';

declare module '../database/schema.ts' {
  interface Database {
    web_files: WebFilesTable;
  }
}

interface WebFilesTable {
  /** `/assets/shell-CLklb6jF.js`. */
  address: string;
  body: Buffer;
  /** The compressed file; null if compressing doesn't make it smaller. */
  brotli: Buffer | null;
  published_at: Date;
}

export interface PublishedFile {
  address: string;
  body: Buffer;
  brotli: Buffer | null;
}

/** The given addresses that aren't published yet. */
export async function findUnpublished(db: Db, addresses: readonly string[]): Promise<string[]> {
  const published = await db.selectFrom('web_files').select('address').where('address', 'in', addresses).execute();
  const known = new Set(published.map(({ address }) => address));
  return addresses.filter((address) => !known.has(address));
}

export async function insertFile(db: Db, file: PublishedFile, now: Date): Promise<void> {
  await db
    .insertInto('web_files')
    .values({ ...file, published_at: now })
    .onConflict((conflict) => conflict.column('address').doNothing())
    .execute();
}

export async function renewFiles(db: Db, addresses: readonly string[], now: Date): Promise<void> {
  await db.updateTable('web_files').set({ published_at: now }).where('address', 'in', addresses).execute();
}

export async function readAddresses(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('web_files').select('address').execute();
  return rows.map(({ address }) => address);
}

export async function readFile(db: Db, address: string): Promise<PublishedFile | null> {
  const row = await db
    .selectFrom('web_files')
    .select(['address', 'body', 'brotli'])
    .where('address', '=', address)
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteFilesBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('web_files').where('published_at', '<', instant).execute();
}
