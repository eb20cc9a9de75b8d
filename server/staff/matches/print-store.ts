import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { type RowPair, rowPairsOf } from './hash-lookup.ts';
import type { PrintKind } from './tables.ts';

interface Print {
  kind: PrintKind;
  print: Buffer;
}

/** Replaces the fingerprints of an application. */
export async function replacePrints(trx: Trx, applicationId: string, prints: readonly Print[]): Promise<void> {
  await trx.deleteFrom('match_prints').where('application_id', '=', applicationId).execute();
  if (prints.length === 0) return;
  const rows = prints.map(({ kind, print }) => ({ application_id: applicationId, kind, print }));
  await trx
    .insertInto('match_prints')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Other applications with one of these fingerprints: the newest `most` for each. */
export async function selectSharers(
  db: Db,
  applicationId: string,
  prints: readonly Buffer[],
  most: number,
): Promise<(Print & { otherId: string })[]> {
  if (prints.length === 0) return [];
  const { rows } = await sql<Print & { otherId: string }>`
    select o.application_id as "otherId", o.kind, o.print
    from (select distinct unnest(${prints}::bytea[]) as print) mine
    cross join lateral (
      select p.application_id, p.kind, p.print from match_prints p
      where p.print = mine.print and p.application_id <> ${applicationId}
      order by p.application_id desc limit ${most}
    ) o`.execute(db);
  return rows;
}

/** The given pictures that have no fingerprint yet. */
export async function selectUnprinted(db: Db, mediaIds: readonly string[]): Promise<string[]> {
  if (mediaIds.length === 0) return [];
  const rows = await db.selectFrom('picture_prints').select('media_id').where('media_id', 'in', mediaIds).execute();
  return mediaIds.filter((id) => !rows.some((row) => row.media_id === id));
}

export async function insertPicturePrint(
  db: Db,
  picture: {
    media_id: string;
    application_id: string;
    layout: string | null;
    tones: Buffer | null;
    bands: number[];
  },
): Promise<void> {
  await db
    .insertInto('picture_prints')
    .values(picture)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface AlikePicture {
  mediaId: string;
  otherId: string;
  otherMediaId: string;
  tones: Buffer;
  otherTones: Buffer;
}

/**
 * Other applications' pictures whose layout differs in at most `distance` of 256 digits: the newest `most` for each of these
 * pictures.
 */
export async function selectAlikePictures(
  db: Db,
  applicationId: string,
  mediaIds: readonly string[],
  { distance, most }: { distance: number; most: number },
): Promise<AlikePicture[]> {
  const pairs = await selectRowPairs(db, mediaIds, distance);
  if (pairs.length === 0) return [];
  const { rows } = await sql<AlikePicture>`
    select mine.media_id as "mediaId", o.application_id as "otherId", o.media_id as "otherMediaId",
      mine.tones, o.tones as "otherTones"
    from (select distinct unnest(${pairs.map(({ id }) => id)}::uuid[]) as id) asked
    join picture_prints mine on mine.media_id = asked.id
    cross join lateral (
      select distinct on (p.media_id) p.application_id, p.media_id, p.tones
      from unnest(${pairs.map(({ id }) => id)}::uuid[], ${pairs.map(({ pair }) => pair[0])}::int[],
        ${pairs.map(({ pair }) => pair[1])}::int[]) as pair(id, one, other)
      cross join lateral (
        select * from picture_prints where bands @> array[pair.one, pair.other] offset 0
      ) p
      where pair.id = mine.media_id and p.application_id <> ${applicationId}
        and bit_count(p.layout # mine.layout) <= ${distance}
      order by p.media_id desc limit ${most}
    ) o`.execute(db);
  return rows;
}

async function selectRowPairs(
  db: Db,
  mediaIds: readonly string[],
  distance: number,
): Promise<{ id: string; pair: RowPair }[]> {
  if (mediaIds.length === 0) return [];
  const pictures = await db
    .selectFrom('picture_prints')
    .select(['media_id as id', 'bands'])
    .where('media_id', 'in', mediaIds)
    .where('layout', 'is not', null)
    .execute();
  return pictures.flatMap(({ id, bands }) => rowPairsOf(bands, distance).map((pair) => ({ id, pair })));
}

/** How often a comparison of this application was requested; null if there is no request. */
export async function selectWanted(db: Db, applicationId: string): Promise<number | null> {
  const rows = db.selectFrom('match_checks').select('wanted').where('application_id', '=', applicationId);
  return (await rows.executeTakeFirst())?.wanted ?? null;
}

/**
 * Allows one comparison of an application at a time, until the end of the transaction. False if it has been compared, or
 * requested again, since `wanted` was read: then the data read with it is outdated.
 */
export async function lockWanted(trx: Trx, applicationId: string, wanted: number): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('match ' || ${applicationId}::text, 0))`.execute(trx);
  return (await selectWanted(trx, applicationId)) === wanted;
}

/** Deletes a request, unless it was renewed in the meantime. */
export async function deleteWanted(db: Db, applicationId: string, wanted: number): Promise<void> {
  await db
    .deleteFrom('match_checks')
    .where('application_id', '=', applicationId)
    .where('wanted', '=', wanted)
    .execute();
}

/** Comparisons requested before a time, oldest first. */
export async function selectLeft(db: Db, before: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('match_checks')
    .select('application_id')
    .where('at', '<', before)
    .orderBy('at')
    .limit(most)
    .execute();
  return rows.map((row) => row.application_id);
}
