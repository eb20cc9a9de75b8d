import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { Database } from '../../core/database/schema.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    reading_falls: ReadingFallsTable;
  }
}

/** A week in which fewer pictures of a platform filled their week unasked than in the four before it. */
interface ReadingFallsTable {
  id: string;
  platform: Platform;
  at: Date;
  /** From 0 to 1. */
  share: number;
  share_before: number;
  pictures: number;
  pictures_before: number;
  /** Null as long as it is so; a platform has one such row. */
  ended_at: Date | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const readingTables = [
  declareTable('reading_falls', {
    rows: null,
    technical: ['id', 'platform', 'at', 'share', 'share_before', 'pictures', 'pictures_before', 'ended_at'],
  }),
];

export type FallRow = Selectable<Database['reading_falls']>;

/** False if the platform has one that hasn't ended. Waits for whoever is noting it. */
export async function insertFall(trx: Trx, fall: Omit<FallRow, 'ended_at'>): Promise<boolean> {
  const inserted = trx.insertInto('reading_falls').values({ ...fall, ended_at: null });
  const { numInsertedOrUpdatedRows: rows = 0n } = await inserted
    .onConflict((same) => same.column('platform').where('ended_at', 'is', null).doNothing())
    .executeTakeFirstOrThrow();
  return rows > 0n;
}

export async function endFall(db: Db, platform: Platform, at: Date): Promise<void> {
  const open = db.updateTable('reading_falls').set({ ended_at: at }).where('platform', '=', platform);
  await open.where('ended_at', 'is', null).execute();
}

/** The newest first. */
export function selectFalls(db: Db, most: number): Promise<FallRow[]> {
  return db.selectFrom('reading_falls').selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** `id` must be a UUID. */
export async function selectFall(db: Db, id: string): Promise<FallRow | null> {
  return (await db.selectFrom('reading_falls').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}
