import type { CountryCode } from '@volante/contract/country.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import type { Database } from '../../core/database/schema.ts';
import type { DeliveryReport } from '../../providers/messages/messages.ts';
import type { AttemptState } from '../tables.ts';

export type AttemptRow = Selectable<Database['delivery_attempts']>;

const columns = [
  ...(['id', 'application_id', 'delivery_id', 'channel', 'state', 'message_id'] as const),
  ...(['reason', 'began_at', 'at', 'look_at', 'passed_on', 'ended_at'] as const),
];

/** What was tried since staff last had it sent anew, in order. */
export function selectAttempts(db: Db, deliveryId: string): Promise<AttemptRow[]> {
  const rows = db.selectFrom('delivery_attempts').select(columns).where('delivery_id', '=', deliveryId);
  return rows.where('ended_at', 'is', null).orderBy('id').execute();
}

/** Every attempt of these deliveries, in order. */
export function selectAllAttempts(db: Db, deliveryIds: readonly string[]): Promise<AttemptRow[]> {
  if (deliveryIds.length === 0) return Promise.resolve([]);
  const rows = db.selectFrom('delivery_attempts').select(columns).where('delivery_id', 'in', deliveryIds);
  return rows.orderBy('id').execute();
}

interface NewAttempt {
  applicationId: string;
  deliveryId: string;
  channel: MessageChannel;
  at: Date;
}

/** Begins to hand the message over. Another process that does the same at once violates a constraint. */
export async function insertAttempt(trx: Trx, { applicationId, deliveryId, channel, at }: NewAttempt): Promise<string> {
  const id = uuidv7();
  const row = { id, application_id: applicationId, delivery_id: deliveryId, channel, began_at: at, at };
  await trx
    .insertInto('delivery_attempts')
    .values({ ...row, state: 'sending' })
    .execute();
  return id;
}

type Change = Partial<Pick<AttemptRow, 'message_id' | 'reason' | 'look_at' | 'passed_on'>> & {
  state?: AttemptState;
  at: Date;
};

/** False if its state is none of `from` any more. */
export async function updateAttempt(
  db: Db,
  id: string,
  from: readonly AttemptState[],
  change: Change,
): Promise<boolean> {
  const changed = db.updateTable('delivery_attempts').set(change).where('id', '=', id).where('state', 'in', from);
  return (await changed.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Which states a report may follow. */
const before: Record<DeliveryReport['state'], AttemptState[]> = {
  sent: ['trying', 'sending'],
  delivered: ['trying', 'sending', 'sent'],
  read: ['trying', 'sending', 'sent', 'delivered'],
  failed: ['trying', 'sending', 'sent'],
};

/** Moves the attempt that a report is about on; null if it is about none, or is behind. */
export async function updateReported(
  trx: Trx,
  { channel, messageId, key, state, reason }: DeliveryReport,
  at: Date,
): Promise<AttemptRow | null> {
  const row = await trx
    .updateTable('delivery_attempts')
    .set({ state, at, message_id: messageId, ...(state === 'failed' && { reason }) })
    .where('channel', '=', channel)
    .where('state', 'in', before[state])
    .where(({ eb, or, and }) =>
      or([
        eb('message_id', '=', messageId),
        ...(key ? [and([eb('delivery_id', '=', key), eb('message_id', 'is', null), eb('ended_at', 'is', null)])] : []),
      ]),
    )
    .returning(columns)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether we know the message, or hand one over on this channel whose id we don't know yet. */
export async function knowsMessage(
  db: Db,
  { channel, messageId }: DeliveryReport,
): Promise<'known' | 'perhaps' | 'no'> {
  const rows = await db
    .selectFrom('delivery_attempts')
    .select('message_id')
    .where('channel', '=', channel)
    .where(({ eb, or }) => or([eb('message_id', '=', messageId), sql<boolean>`state = 'sending'`]))
    .orderBy(sql`message_id is null`)
    .limit(1)
    .execute();
  const [row] = rows;
  if (!row) return 'no';
  return row.message_id === null ? 'perhaps' : 'known';
}

/** Attempts that should have been delivered by now. */
export function selectToLook(db: Db, now: Date): Promise<Pick<AttemptRow, 'id' | 'delivery_id' | 'application_id'>[]> {
  const rows = db.selectFrom('delivery_attempts').select(['id', 'delivery_id', 'application_id']);
  return rows.where('look_at', '<=', now).orderBy('look_at').limit(500).execute();
}

/**
 * Notes that the next channel is used; false if it was delivered meanwhile. One that failed may have been reported before its acceptance
 * was recorded. Looked at once.
 */
export async function passOn(trx: Trx, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('delivery_attempts')
    .set((attempt) => ({ look_at: null, passed_on: sql<boolean>`${attempt.ref('state')} = 'sent'` }))
    .where('id', '=', id)
    .where('look_at', 'is not', null)
    .returning('state')
    .executeTakeFirst();
  return row?.state === 'sent' || row?.state === 'failed';
}

/** Lets each channel be tried again, except one that has the message at this moment. */
export async function endAttempts(trx: Trx, deliveryId: string, at: Date, leaseMs: number): Promise<void> {
  const rows = trx
    .updateTable('delivery_attempts')
    .set({ ended_at: at, look_at: null })
    .where('delivery_id', '=', deliveryId);
  await rows
    .where('ended_at', 'is', null)
    .where(({ eb, or }) => or([eb('state', '<>', 'sending'), eb('at', '<', new Date(at.getTime() - leaseMs))]))
    .execute();
}

/** The number of other messages of these kinds that the application was sent since then. */
export async function countSent(
  db: Db,
  { applicationId, since, kinds, but }: { applicationId: string; since: Date; kinds: readonly string[]; but: string },
): Promise<number> {
  const row = await db
    .selectFrom('delivery_attempts as a')
    .innerJoin('deliveries as d', 'd.id', 'a.delivery_id')
    .select(({ fn }) => fn.count<string>('a.delivery_id').distinct().as('count'))
    .where('a.application_id', '=', applicationId)
    .where('a.began_at', '>=', since)
    .where('a.state', 'not in', ['failed', 'trying'])
    .where('d.kind', 'in', kinds as never)
    .where('a.delivery_id', '<>', but)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Counts a message that was accepted. `month` is its first day. */
export async function addToCount(
  trx: Trx,
  row: { month: string; country: CountryCode; kind: string; channel: MessageChannel },
): Promise<void> {
  await trx
    .insertInto('message_counts')
    .values({ ...row, count: 1 })
    .onConflict((same) =>
      same
        .columns(['month', 'country', 'kind', 'channel'])
        .doUpdateSet((counted) => ({ count: counted('message_counts.count', '+', 1) })),
    )
    .execute();
}

export function selectMessageCounts(db: Db, { from, to, reach }: { from: string; to: string; reach: Reach }) {
  const rows = db.selectFrom('message_counts').select(['month', 'country', 'kind', 'channel', 'count']);
  const inPeriod = rows.where('month', '>=', `${from.slice(0, 7)}-01`).where('month', '<=', to);
  return inPeriod
    .where(inReach(reach, 'country'))
    .orderBy('month', 'desc')
    .orderBy('count', 'desc')
    .orderBy('kind')
    .orderBy('channel')
    .execute();
}
