import type { Reach, Role } from '@volante/contract/staff/roles.ts';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach, ofReached } from '../../core/database/reach.ts';
import type { Database } from '../../core/database/schema.ts';
import type { Only } from '../privacy/archive/person-store.ts';

export type RequestRow = Selectable<Database['privacy_requests']>;
type NewRequest = Pick<RequestRow, 'id' | 'application_id' | 'kind' | 'text' | 'asked_at' | 'due_on' | 'law'> &
  Partial<Pick<RequestRow, 'consent'>>;

const ownReadings = sql`not exists (
  select 1 from document_versions v join media m on m.id = v.media_id
  where v.id = version_id and m.invitation_id is not null)`;

/** Leaves out the files that an invited guarantor sent, with their reviews, versions and readings. */
export const withoutGuarantors: Only = {
  media: sql`invitation_id is null`,
  documents: sql`not exists (select 1 from media m where m.id = media_id and m.invitation_id is not null)`,
  document_versions: sql`not exists (select 1 from media m where m.id = media_id and m.invitation_id is not null)`,
  paper_readings: ownReadings,
  phone_readings: ownReadings,
};

/** Whether the guarantor's data are what an invited guarantor gave. */
export async function isGivenByGuarantor(trx: Trx, applicationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from obligors o join obligor_invitations i on i.application_id = o.application_id
    where o.application_id = ${applicationId} and i.ended_at is null and i.answer = 'agreed'
      and i.answered_at = o.updated_at`.execute(trx);
  return rows.length > 0;
}

/** Throws `conflict_error` if one of the same kind is open. */
export async function insertRequest(trx: Trx, row: NewRequest): Promise<void> {
  await trx.insertInto('privacy_requests').values(row).execute();
}

/** Does nothing if one of the same kind, and of the same consent, is open. */
export async function insertRequestOnce(trx: Trx, row: NewRequest): Promise<void> {
  await trx
    .insertInto('privacy_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The newest requests of an application, the newest first. */
export function selectRequests(db: Db, applicationId: string, most: number): Promise<RequestRow[]> {
  const rows = db.selectFrom('privacy_requests').selectAll().where('application_id', '=', applicationId);
  return rows.orderBy('asked_at', 'desc').orderBy('id', 'desc').limit(most).execute();
}

/** Locks a request of the application; null if there is none. `id` must be a UUID. */
export async function lockRequest(trx: Trx, applicationId: string, id: string): Promise<RequestRow | null> {
  const row = trx.selectFrom('privacy_requests').selectAll().where('id', '=', id);
  return (await row.where('application_id', '=', applicationId).forUpdate().executeTakeFirst()) ?? null;
}

export async function updateRequest(
  trx: Trx,
  id: string,
  change: Updateable<Database['privacy_requests']>,
): Promise<void> {
  await trx.updateTable('privacy_requests').set(change).where('id', '=', id).execute();
}

interface Page {
  isOpen: boolean;
  after: { place: string; id: string } | undefined;
  limit: number;
}

/** Open ones by their day, the earliest first; answered ones by their answer, the newest first. */
export async function selectAllRequests(
  db: Db,
  reach: Reach,
  { isOpen, after, limit }: Page,
): Promise<(RequestRow & { place: string })[]> {
  const { rows } = await sql<RequestRow & { place: string }>`
    select id, application_id, kind, consent, text, asked_at, due_on, law, outcome, answer, account_id, answered_at,
      ${isOpen ? sql`due_on::text` : sql`answered_at::text`} as place
    from privacy_requests
    where ${
      isOpen
        ? sql`answered_at is null and ${after ? sql`(due_on, id) > (${after.place}::date, ${after.id}::uuid)` : sql`true`}`
        : sql`answered_at is not null
          and ${after ? sql`(answered_at, id) < (${after.place}::timestamptz, ${after.id}::uuid)` : sql`true`}`
    } and ${ofReached(reach, 'application_id')}
    order by ${isOpen ? sql`due_on, id` : sql`answered_at desc, id desc`} limit ${limit}`.execute(db);
  return rows;
}

/** How many are open, by country and day. */
export async function countOpenRequests(
  db: Db,
  reach: Reach,
): Promise<{ country: Selectable<Database['applications']>['country']; due_on: string; count: number }[]> {
  const rows = await db
    .selectFrom('privacy_requests as r')
    .innerJoin('queue_rows as q', 'q.application_id', 'r.application_id')
    .select(['q.country', 'r.due_on', (eb) => eb.fn.countAll<number>().as('count')])
    .where('r.answered_at', 'is', null)
    .where(inReach(reach, 'q.country'))
    .groupBy(['q.country', 'r.due_on'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

interface OpeningRow {
  at: Date;
  roles: Role[];
  name: string;
  part: string;
}

/** What staff opened of the application, the newest first. */
export async function selectOpenings(db: Db, applicationId: string, most: number): Promise<OpeningRow[]> {
  const { rows } = await sql<OpeningRow>`
    select a.at, s.roles, s.name, a.part from staff_audit a join staff_accounts s on s.id = a.account_id
    where a.application_id = ${applicationId} and a.part is not null
    order by a.at desc, a.id desc limit ${most}`.execute(db);
  return rows;
}
