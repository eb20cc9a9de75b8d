import type { CountryCode } from '@volante/contract/country.ts';
import { type OurTurn, waitsForUs } from '@volante/contract/staff/queue-row.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    staff_digests: DigestsTable;
  }
}

/** A row per day for which the digest was made. */
interface DigestsTable {
  day: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const digestTables = [declareTable('staff_digests', { rows: null, technical: ['day', 'at'] })];

/** False if the day has its digest. Waits for whoever is making it. */
export async function insertDay(trx: Trx, day: string, at: Date): Promise<boolean> {
  const inserted = trx.insertInto('staff_digests').values({ day, at });
  const { numInsertedOrUpdatedRows: rows = 0n } = await inserted
    .onConflict((same) => same.doNothing())
    .executeTakeFirstOrThrow();
  return rows > 0n;
}

interface Load {
  turn: OurTurn;
  overdue: number;
  today: number;
  unassigned: number;
}

/** How much of a country waits for the company, by turn: overdue, due until `tonight`, and nobody's. */
export async function selectLoad(db: Db, country: CountryCode, now: Date, tonight: Date): Promise<Load[]> {
  const { rows } = await sql<Load>`
    select q.waits_for as turn,
      (count(*) filter (where q.answer_by < ${now}))::int as overdue,
      (count(*) filter (where q.answer_by >= ${now} and q.answer_by < ${tonight}))::int as today,
      (count(*) filter (where q.assignee is null))::int as unassigned
    from queue_rows q
    where q.country = ${country} and q.closed is null and q.waits_for = any(${waitsForUs}::text[])
    group by q.waits_for`.execute(db);
  return rows;
}

/** The one of a country that is overdue the longest. */
export async function selectLongest(
  db: Db,
  country: CountryCode,
  now: Date,
): Promise<{ reference: number; answerBy: Date } | null> {
  const row = await db
    .selectFrom('queue_rows')
    .select(['reference', 'answer_by'])
    .where('country', '=', country)
    .where('closed', 'is', null)
    .where('waits_for', 'in', waitsForUs)
    .where('answer_by', '<', now)
    .orderBy('answer_by')
    .orderBy('reference')
    .limit(1)
    .executeTakeFirst();
  return row ? { reference: row.reference, answerBy: row.answer_by as Date } : null;
}
