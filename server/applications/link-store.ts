import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';

export interface LiveLink {
  requestId: string;
  createdAt: Date;
}

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export async function selectLiveLink(db: Db, applicationId: string): Promise<LiveLink | null> {
  const row = await db
    .selectFrom('application_links')
    .select(['request_id', 'created_at'])
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row ? { requestId: row.request_id, createdAt: row.created_at } : null;
}

/** The request ids of the live links, by application. */
export async function selectLiveLinks(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('application_links')
    .select(['application_id', 'request_id'])
    .where('application_id', '=', among(ids))
    .where('revoked_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.application_id, row.request_id]));
}

/** The given applications whose applicant has done something, including opening the link. */
export async function selectTouched(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a
    where a.id = ${among(ids)}
      and exists (select from application_events e where e.application_id = a.id and e.by = 'applicant')`.execute(db);
  return rows.map(({ id }) => id);
}

/** Locks the applications until the transaction ends, in the order of their ids. */
export async function lockApplications(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.selectFrom('applications').select('id').where('id', '=', among(ids)).orderBy('id').forUpdate().execute();
}

/** Returns the applications that had a link. */
export async function revokeLinksOf(trx: Trx, ids: readonly string[], at: Date): Promise<string[]> {
  const rows = await trx
    .updateTable('application_links')
    .set({ revoked_at: at })
    .where('application_id', '=', among(ids))
    .where('revoked_at', 'is', null)
    .returning('application_id')
    .execute();
  return rows.map((row) => row.application_id);
}
