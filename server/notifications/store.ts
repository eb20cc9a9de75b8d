import type { Language } from '@volante/contract/country.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { ofReached } from '../core/database/reach.ts';
import type { Database } from '../core/database/schema.ts';
import {
  crmKinds,
  type DeliveryKind,
  kindsAbout,
  type OwnerMailKind,
  type WarningKind,
  warningKinds,
} from './kinds.ts';
import type { AccountMailFacts } from './tables.ts';

type DeliveriesTable = Database['deliveries'];

type Shared = Omit<
  Selectable<DeliveriesTable>,
  'told' | 'application_id' | 'account_id' | 'kind' | 'language' | 'facts'
> & {
  detail: string;
};

/**
 * A message about an application, with its column `told` under the name `detail`. The column can't be renamed while two releases
 * write it side by side.
 */
export interface DeliveryRow extends Shared {
  application_id: string;
  account_id: null;
  kind: DeliveryKind;
  language: Language;
}

/** A mail to the owner of a staff account. */
export interface AccountMailRow extends Shared {
  application_id: null;
  account_id: string;
  kind: OwnerMailKind;
  facts: AccountMailFacts;
}

export type OutboxRow = DeliveryRow | AccountMailRow;

type DeliveryChange = Omit<Updateable<DeliveriesTable>, 'told'> & { detail?: string };

/** The row in the form of its kind, which a constraint of the table guarantees. */
function rowOf(row: Selectable<DeliveriesTable>): OutboxRow {
  const { told: notified, ...rest } = row;
  return { ...rest, detail: notified } as OutboxRow;
}

/** A row selected by its application. */
export function deliveryOf(row: Selectable<DeliveriesTable>): DeliveryRow;
export function deliveryOf(row: Selectable<DeliveriesTable> | undefined): DeliveryRow | null;
export function deliveryOf(row: Selectable<DeliveriesTable> | undefined): DeliveryRow | null {
  return row ? (rowOf(row) as DeliveryRow) : null;
}

function columnsOf({ detail, ...rest }: DeliveryChange): Updateable<DeliveriesTable> {
  return { ...rest, ...(detail !== undefined && { told: detail }) };
}

/** Returns the id; null when the same notification already exists. */
export async function insertDelivery(
  trx: Trx,
  { detail, ...row }: Omit<Insertable<DeliveriesTable>, 'told'> & { detail?: string },
): Promise<string | null> {
  const inserted = await trx
    .insertInto('deliveries')
    .values({ ...row, ...(detail !== undefined && { told: detail }) })
    .onConflict((same) => same.columns(['application_id', 'about']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/** Claims an attempt exclusively until `until`; null when it isn't due. */
export async function claimDelivery(db: Db, id: string, now: Date, until: Date): Promise<OutboxRow | null> {
  const row = await db
    .updateTable('deliveries')
    .set((row) => ({ tries: row('tries', '+', 1), due_at: until }))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** Records the outcome of the attempt claimed as `claimed`; false when another attempt has begun since. */
export async function updateClaimed(trx: Trx, claimed: OutboxRow, change: DeliveryChange): Promise<boolean> {
  const changed = await trx
    .updateTable('deliveries')
    .set(columnsOf(change))
    .where('id', '=', claimed.id)
    .where('state', '=', 'waiting')
    .where('tries', '=', claimed.tries)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Sends on by another channel what was sent by one that didn't deliver it; false unless it was sent. */
export async function sendOn(trx: Trx, id: string, now: Date): Promise<boolean> {
  const waiting = { state: 'waiting' as const, tries: 0, due_at: now, reason: null, settled_at: null };
  // Only of a link somebody chose the channel; of others it says by which it was sent.
  const channel = sql<string | null>`case when kind = 'application_link' then channel end`;
  const changed = trx.updateTable('deliveries').set({ ...waiting, channel });
  const sent = changed.where('id', '=', id).where('state', '=', 'sent');
  return (await sent.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Changes the delivery only if its state is one of `from`; otherwise returns null. */
export async function updateState(
  trx: Trx,
  id: string,
  from: readonly DeliveryRow['state'][],
  change: DeliveryChange,
): Promise<OutboxRow | null> {
  const changed = trx.updateTable('deliveries').set(columnsOf(change)).where('id', '=', id).where('state', 'in', from);
  const row = await changed.returningAll().executeTakeFirst();
  return row ? rowOf(row) : null;
}

/** Hands the messages to applicants due until then to a person; returns their number. Updates of the CRM and mails to accounts'
 * owners stay queued and may arrive twice. */
export async function handOverDue(db: Db, until: Date, reason: string): Promise<number> {
  const due = await db
    .updateTable('deliveries')
    .set({ state: 'by_hand', reason, settled_at: until })
    .where('state', '=', 'waiting')
    .where('application_id', 'is not', null)
    .where('kind', 'not in', [...crmKinds, ...kindsAbout('device')])
    .where('due_at', '<=', until)
    .executeTakeFirst();
  return Number(due.numUpdatedRows);
}

/** The message about documents sent back, locked, provided that no attempt to send it has begun. */
export async function lockSentBack(trx: Trx, applicationId: string): Promise<DeliveryRow | null> {
  const row = await trx
    .selectFrom('deliveries')
    .selectAll()
    .where('application_id', '=', applicationId)
    .where('kind', '=', 'papers_sent_back')
    .where('state', '=', 'waiting')
    .where('tries', '=', 0)
    .forUpdate()
    .executeTakeFirst();
  return deliveryOf(row);
}

/** Whether a message since then has said that it is the driver's turn. */
export async function hasTurnMessage(trx: Trx, applicationId: string, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('kind', 'in', ['papers_sent_back', 'visit_wanted', 'visit_cancelled'])
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reminders of a visit that was moved or cancelled. */
export async function dropReminders(trx: Trx, appointmentId: string, now: Date): Promise<void> {
  await trx
    .updateTable('deliveries')
    .set({ state: 'dropped', reason: 'overtaken', settled_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('kind', 'in', ['visit_reminder_day', 'visit_reminder_hour'])
    .where('state', 'in', ['waiting', 'by_hand', 'dead'])
    .execute();
}

export async function dropExpired(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ state: 'dropped', reason: 'too_late', settled_at: now })
    .where('state', 'in', ['by_hand', 'dead'])
    .where('useless_at', '<=', now)
    .execute();
}

/** Deletes mails to accounts' owners that were settled before. */
export async function deleteSettled(db: Db, before: Date): Promise<void> {
  const settled = db.deleteFrom('deliveries').where('account_id', 'is not', null).where('state', '<>', 'waiting');
  await settled.where('settled_at', '<', before).execute();
}

/** Of a sweep each minute. Sweeps start up to 3 s early or late, and 500 a minute is what providers and drivers' calls bear. */
const MOST_AT_ONCE = 480;

/** Deliveries whose attempt was due before `before`, oldest first. */
export async function selectOverdue(db: Db, before: Date): Promise<string[]> {
  const waiting = db.selectFrom('deliveries').select('id').where('state', '=', 'waiting').where('due_at', '<', before);
  return (await waiting.orderBy('due_at').limit(MOST_AT_ONCE).execute()).map(({ id }) => id);
}

export type OpenState = 'by_hand' | 'dead' | 'waiting';

/** A page of a list; `after` is the last delivery of the page before. */
export interface OpenPart {
  state?: OpenState | undefined;
  after?: { createdAt: Date; id: string } | undefined;
  limit: number;
}

/** Messages about applications for staff: to be delivered by hand, given up or late. */
export async function selectOpenDeliveries(db: Db, reach: Reach, part: OpenPart): Promise<DeliveryRow[]> {
  const some = openOnes(db, part).where('application_id', 'is not', null);
  const rows = await some.where(ofReached(reach, 'application_id')).execute();
  return rows.map((row) => deliveryOf(row));
}

/** The same with mails to accounts' owners. */
export async function selectOpenOutbox(db: Db, part: OpenPart): Promise<OutboxRow[]> {
  return (await openOnes(db, part).execute()).map((row) => rowOf(row));
}

function openOnes(db: Db, { state, after, limit }: OpenPart) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where(isOpen)
    .$if(state !== undefined, (query) => query.where('state', '=', state as OpenState))
    .$if(after !== undefined, (query) =>
      query.where((row) => {
        const { createdAt, id } = after as { createdAt: Date; id: string };
        return row(row.refTuple('created_at', 'id'), '>', row.tuple(createdAt, id));
      }),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
}

/** The number of messages about applications in each state, counted up to `most`. */
export function selectOpenCounts(db: Db, reach: Reach, most: number): Promise<Record<OpenState, number>> {
  const count = (state: OpenState) => {
    const open = db.selectFrom('deliveries').select('state').where(isOpen).where('application_id', 'is not', null);
    const some = open.where('state', '=', state).where(ofReached(reach, 'application_id')).limit(most);
    return db.selectFrom(some.as('some')).select((row) => row.fn.countAll<number>().as('count'));
  };
  const counts = { by_hand: count('by_hand'), dead: count('dead'), waiting: count('waiting') };
  const asNumber = (state: OpenState) => sql<number>`(${counts[state]})::int`.as(state);
  return db.selectNoFrom([asNumber('by_hand'), asNumber('dead'), asNumber('waiting')]).executeTakeFirstOrThrow();
}

// A delivery that waits for its first attempt is on its way and needs no attention.
function isOpen(row: ExpressionBuilder<Database, 'deliveries'>) {
  const isLate = row.and([row('state', '=', 'waiting'), row('reason', 'is not', null)]);
  return row.or([row('state', 'in', ['by_hand', 'dead']), isLate]);
}

export async function selectCounts(db: Db): Promise<{ state: DeliveryRow['state']; count: number }[]> {
  const counts = db.selectFrom('deliveries').select((row) => ['state', row.fn.countAll<string>().as('count')]);
  return (await counts.groupBy('state').execute()).map(({ state, count }) => ({ state, count: Number(count) }));
}

/** A message about an application. */
export async function selectDelivery(db: Db, id: string): Promise<DeliveryRow | null> {
  const row = db.selectFrom('deliveries').selectAll().where('id', '=', id).where('application_id', 'is not', null);
  return deliveryOf(await row.executeTakeFirst());
}

/** The language of the newest message to the applicant. */
export async function selectLanguage(db: Db, applicationId: string): Promise<Language | null> {
  const row = await db
    .selectFrom('deliveries')
    .select('language')
    .where('application_id', '=', applicationId)
    .where('kind', 'not in', crmKinds)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.language ?? null;
}

/** False when the link had already been opened that day. */
export async function insertLinkOpening(trx: Trx, applicationId: string, day: string): Promise<boolean> {
  const opening = trx.insertInto('link_openings').values({ application_id: applicationId, day });
  const inserted = await opening.onConflict((same) => same.doNothing()).executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Deliveries of a kind, newest first. */
export async function selectDeliveriesOf(
  db: Db,
  applicationId: string,
  kind: DeliveryRow['kind'],
): Promise<DeliveryRow[]> {
  const rows = db.selectFrom('deliveries').selectAll().where('application_id', '=', applicationId);
  const newest = await rows.where('kind', '=', kind).orderBy('id', 'desc').limit(100).execute();
  return newest.map((row) => deliveryOf(row));
}

export async function selectLinkOpenings(db: Db, applicationId: string): Promise<string[]> {
  const days = db.selectFrom('link_openings').select('day').where('application_id', '=', applicationId);
  return (await days.orderBy('day').execute()).map(({ day }) => day);
}

/**
 * The warnings of a silence, each with when it was sent or told (null while it is on its way), and whether a channel took it and hasn't
 * reported that it failed. That the delivery is called sent isn't enough: it stays so when the last channel bounces.
 */
export async function selectWarnings(
  db: Db,
  applicationId: string,
  since: string,
): Promise<{ kind: WarningKind; detail: string; at: Date | null; reached: boolean }[]> {
  const { rows } = await sql<{ kind: WarningKind; detail: string; at: Date | null; reached: boolean }>`
    select d.kind, d.told as detail, d.settled_at as at,
      d.state = 'told' or exists (select from delivery_attempts a
        where a.delivery_id = d.id and a.state in ('sent', 'delivered', 'read')) as reached
    from deliveries d
    where d.application_id = ${applicationId}
      and d.about = any(${warningKinds.map((kind) => `${kind} ${since}`)}::text[])`.execute(db);
  return rows;
}
