import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { forgetReplaced } from './store.ts';

export interface LiveLink {
  requestId: string;
  createdAt: Date;
  /** Personal data of the driver's own is stored behind it. */
  isGuarded: boolean;
}

const among = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export async function selectLiveLink(db: Db, applicationId: string): Promise<LiveLink | null> {
  return (await selectLiveLinks(db, [applicationId])).get(applicationId) ?? null;
}

/** The live links, by application. */
export async function selectLiveLinks(db: Db, ids: readonly string[]): Promise<Map<string, LiveLink>> {
  const rows = await db
    .selectFrom('application_links as link')
    .innerJoin('applications', 'applications.id', 'link.application_id')
    .select(['link.application_id', 'link.request_id', 'link.created_at', 'applications.guarded_at'])
    .where('link.application_id', '=', among(ids))
    .where('link.revoked_at', 'is', null)
    .execute();
  return new Map(
    rows.map(({ application_id, request_id, created_at, guarded_at }) => [
      application_id,
      { requestId: request_id, createdAt: created_at, isGuarded: guarded_at !== null },
    ]),
  );
}

/** A link that staff didn't revoke: the live one, or one that ended and was replaced. `requestId` must be a UUID. */
export async function selectUsableLink(
  db: Db,
  requestId: string,
): Promise<{ applicationId: string; createdAt: Date; isReplaced: boolean } | null> {
  const row = await db
    .selectFrom('application_links')
    .select(['application_id', 'created_at', 'ended_at'])
    .where('request_id', '=', requestId)
    .where((link) => link.or([link('revoked_at', 'is', null), link('ended_at', 'is not', null)]))
    .executeTakeFirst();
  if (!row) return null;
  return { applicationId: row.application_id, createdAt: row.created_at, isReplaced: row.ended_at !== null };
}

/** Ends the live link, so that another one can take its place. */
export async function updateEnded(trx: Trx, applicationId: string, at: Date): Promise<void> {
  await trx
    .updateTable('application_links')
    .set({ revoked_at: at, ended_at: at })
    .where('application_id', '=', applicationId)
    .where('revoked_at', 'is', null)
    .execute();
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
  await forgetReplaced(trx, ids);
  return rows.map((row) => row.application_id);
}

/** Whether this transaction made, revoked or ended a link of the application. */
export async function isChangedHere(trx: Trx, applicationId: string): Promise<boolean> {
  const { rows } = await sql`
    select from application_links
    where application_id = ${applicationId} and xmin = pg_current_xact_id_if_assigned()::xid limit 1`.execute(trx);
  return rows.length > 0;
}
