import './tables.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Choice, ReplyState } from '@volante/contract/staff/conversations/calls.ts';
import { type Insertable, type Selectable, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';

export type ConversationRow = Selectable<Database['conversations']>;
export type MessageRow = Omit<Selectable<Database['conversation_messages']>, 'reply_choices'> & {
  reply_choices: Choice[] | null;
};

const columns = [
  ...(['id', 'application_id', 'channel', 'provider_id', 'author', 'account_id', 'text', 'at', 'received_at'] as const),
  ...(['sender_print', 'sending_at'] as const),
  ...(['choice', 'file_ref', 'file_type', 'file_state', 'file_refusal', 'media_id', 'confirmed_at'] as const),
  ...(['reply_choices', 'state', 'reason'] as const),
] as const;

/** The applications that staff chose for their phone's messages, the last one first. */
export async function selectChosen(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('conversations')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .where('chosen_at', 'is not', null)
    .orderBy('chosen_at', 'desc')
    .execute();
  return rows.map((row) => row.application_id);
}

/** Those of these applications whose driver wrote to us, the last one first. */
export async function selectHeard(db: Db, applicationIds: readonly string[]): Promise<string[]> {
  if (applicationIds.length === 0) return [];
  const rows = await db
    .selectFrom('conversations')
    .select('application_id')
    .where('application_id', 'in', applicationIds)
    .orderBy('heard_at', 'desc')
    .execute();
  return rows.map((row) => row.application_id);
}

/** Whether a provider's message is stored. */
export async function hasMessage(db: Db, channel: MessageChannel, providerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_messages')
    .select('id')
    .where('channel', '=', channel)
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Records that the driver wrote; `waits`: somebody should answer. */
export async function upsertHeard(
  trx: Trx,
  applicationId: string,
  { channel, at, waits }: { channel: MessageChannel; at: Date; waits: boolean },
): Promise<void> {
  await sql`
    insert into conversations (application_id, channel, heard_at, waiting_since)
    values (${applicationId}, ${channel}, ${at}, ${waits ? at : null})
    on conflict (application_id) do update set
      channel = case when excluded.heard_at >= conversations.heard_at then excluded.channel else conversations.channel end,
      heard_at = greatest(conversations.heard_at, excluded.heard_at),
      waiting_since = coalesce(conversations.waiting_since, excluded.waiting_since)`.execute(trx);
}

export async function selectConversation(db: Db, applicationId: string): Promise<ConversationRow | null> {
  const row = await db
    .selectFrom('conversations')
    .select(['application_id', 'channel', 'heard_at', 'waiting_since', 'seen_at', 'chosen_at', 'proof_asked_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row ?? null;
}

export async function updateConversation(
  trx: Db,
  applicationId: string,
  change: Partial<Pick<ConversationRow, 'waiting_since' | 'seen_at' | 'chosen_at' | 'proof_asked_at'>>,
): Promise<void> {
  await trx.updateTable('conversations').set(change).where('application_id', '=', applicationId).execute();
}

type NewMessage = Omit<Insertable<Database['conversation_messages']>, 'id' | 'reply_choices'> & {
  reply_choices?: Choice[] | null;
};

/** Null if the provider's message is stored already. */
export async function insertMessage(trx: Trx, { reply_choices, ...message }: NewMessage): Promise<string | null> {
  const row = await trx
    .insertInto('conversation_messages')
    .values({ id: uuidv7(), ...message, reply_choices: reply_choices ? JSON.stringify(reply_choices) : null })
    .onConflict((conflict) =>
      conflict.columns(['channel', 'provider_id']).where('provider_id', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectMessage(db: Db, id: string): Promise<MessageRow | null> {
  const row = await db.selectFrom('conversation_messages').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The newest messages, oldest of them first. */
export async function selectMessages(db: Db, applicationId: string, most: number): Promise<MessageRow[]> {
  const rows = await db
    .selectFrom('conversation_messages')
    .select(columns)
    .where('application_id', '=', applicationId)
    // Providers give seconds; within one, what reached us first is first.
    .orderBy(sql`date_trunc('second', at)`, 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** How many messages of the driver reached us since then. */
export async function countUnread(db: Db, applicationId: string, since: Date | null): Promise<number> {
  const { n } = await db
    .selectFrom('conversation_messages')
    .select((row) => row.fn.countAll<number>().as('n'))
    .where('application_id', '=', applicationId)
    .where('author', '=', 'driver')
    .$if(since !== null, (query) => query.where('received_at', '>', since as Date))
    .executeTakeFirstOrThrow();
  return Number(n);
}

type FileChange = Partial<
  Pick<MessageRow, 'file_ref' | 'file_state' | 'file_refusal' | 'media_id' | 'confirmed_at' | 'received_at'>
>;

/** Changes what became of a file that is still in one of these states, and of the same application; false if it isn't. */
export async function updateFile(
  trx: Db,
  { id, application_id }: Pick<MessageRow, 'id' | 'application_id'>,
  among: readonly NonNullable<MessageRow['file_state']>[],
  change: FileChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversation_messages')
    .set(change)
    .where('id', '=', id)
    .where('application_id', '=', application_id)
    .where('file_state', 'in', among)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The driver's files that are settled or asked about and weren't confirmed yet, oldest first; locked. */
export async function lockUnconfirmed(trx: Trx, applicationId: string): Promise<MessageRow[]> {
  return trx
    .selectFrom('conversation_messages')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('file_state', 'in', ['placed', 'refused', 'asked'])
    .where('confirmed_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Marks a message as answered; false if it was already. */
export async function confirmOnce(trx: Trx, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('conversation_messages')
    .set({ confirmed_at: at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateConfirmed(trx: Trx, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await trx.updateTable('conversation_messages').set({ confirmed_at: at }).where('id', 'in', ids).execute();
}

/** When a file that is still being worked on arrived last; null if there is none. */
export async function selectUnderWay(db: Db, applicationId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('conversation_messages')
    .select('received_at')
    .where('application_id', '=', applicationId)
    .where('file_state', 'in', ['fetching'])
    .orderBy('received_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.received_at ?? null;
}

/** Files that reached us before then and are still being worked on, at most 500 of them. */
export function selectFetchingBefore(db: Db, before: Date): Promise<MessageRow[]> {
  return db
    .selectFrom('conversation_messages')
    .select(columns)
    .where('file_state', '=', 'fetching')
    .where('received_at', '<', before)
    .orderBy('received_at')
    .limit(500)
    .execute();
}

/** The files that wait for their driver to say what they are, oldest first. */
export function selectAsked(db: Db, applicationId: string): Promise<MessageRow[]> {
  return selectFiles(db, applicationId, 'asked');
}

/** The files that wait until the number is proved, oldest first. */
export function selectHeld(db: Db, applicationId: string): Promise<MessageRow[]> {
  return selectFiles(db, applicationId, 'held');
}

function selectFiles(db: Db, applicationId: string, state: 'asked' | 'held'): Promise<MessageRow[]> {
  return db
    .selectFrom('conversation_messages')
    .select(columns)
    .where('application_id', '=', applicationId)
    .where('file_state', '=', state)
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Marks one of our messages as handed over; false if it was already. */
export async function claimReply(db: Db, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversation_messages')
    .set({ sending_at: at })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('sending_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets one be handed over again that surely wasn't accepted. */
export async function releaseReply(db: Db, id: string): Promise<void> {
  await db.updateTable('conversation_messages').set({ sending_at: null }).where('id', '=', id).execute();
}

/** Records that the provider accepted a message. */
export async function updateSent(db: Db, id: string, providerId: string | null): Promise<void> {
  await db
    .updateTable('conversation_messages')
    .set({ state: 'sent', provider_id: providerId, reason: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

export async function updateFailed(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('conversation_messages')
    .set({ state: 'failed', reason })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** What a report may follow: it comes late, twice and in any order. */
const before: Record<Exclude<ReplyState, 'waiting'>, ReplyState[]> = {
  sent: ['waiting'],
  delivered: ['waiting', 'sent', 'failed'],
  read: ['waiting', 'sent', 'delivered', 'failed'],
  failed: ['waiting', 'sent'],
};

/** The application of one of our messages, and whether the report changed it; null if it is none of ours. */
export async function updateReported(
  trx: Trx,
  { channel, messageId, key }: { channel: MessageChannel; messageId: string; key?: string },
  state: Exclude<ReplyState, 'waiting'>,
  reason: string | null,
): Promise<{ applicationId: string; changed: boolean } | null> {
  const row = await trx
    .selectFrom('conversation_messages')
    .select(['id', 'application_id', 'state'])
    .where('channel', '=', channel)
    .where(({ eb, or, and }) =>
      or([
        eb('provider_id', '=', messageId),
        // Its acceptance was never heard of, or isn't recorded yet.
        ...(key ? [and([eb('id', '=', key), eb('provider_id', 'is', null)])] : []),
      ]),
    )
    .where('author', '!=', 'driver')
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  const changed = row.state !== null && before[state].includes(row.state);
  const change = { state, reason, provider_id: messageId };
  if (changed) await trx.updateTable('conversation_messages').set(change).where('id', '=', row.id).execute();
  return { applicationId: row.application_id, changed };
}

/** False if this number was answered that day. Forgets earlier days. */
export async function insertStranger(db: Db, print: Buffer, day: string): Promise<boolean> {
  await db.deleteFrom('stranger_answers').where('day', '<', day).execute();
  const row = await db
    .insertInto('stranger_answers')
    .values({ number_print: print, day })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves what isn't placed in the application: texts, and files that wait. Returns the ids of the files. */
export async function moveMessages(trx: Trx, from: string, to: string): Promise<string[]> {
  await sql`
    insert into conversations (application_id, channel, heard_at, waiting_since, seen_at)
    select ${to}::uuid, channel, heard_at, waiting_since, seen_at from conversations where application_id = ${from}
    on conflict (application_id) do update set
      channel = excluded.channel, heard_at = greatest(conversations.heard_at, excluded.heard_at),
      waiting_since = least(conversations.waiting_since, excluded.waiting_since)`.execute(trx);
  const { rows } = await sql<{ media_id: string | null }>`
    update conversation_messages set application_id = ${to}
    where application_id = ${from} and file_state is distinct from 'placed' returning media_id`.execute(trx);
  await sql`
    insert into unkept_messages (application_id, hour, count, first_at, last_at)
    select ${to}::uuid, hour, count, first_at, last_at from unkept_messages where application_id = ${from}
    on conflict (application_id, hour) do update set
      count = unkept_messages.count + excluded.count,
      first_at = least(unkept_messages.first_at, excluded.first_at),
      last_at = greatest(unkept_messages.last_at, excluded.last_at)`.execute(trx);
  await trx.deleteFrom('unkept_messages').where('application_id', '=', from).execute();
  await sql`
    update conversations set waiting_since = null, chosen_at = null where application_id = ${from}`.execute(trx);
  return rows.flatMap((row) => row.media_id ?? []);
}

/** Counts a message of which nothing is kept, in the line of its hour. */
export async function upsertUnkept(
  trx: Trx,
  applicationId: string,
  { at, hour }: { at: Date; hour: Date },
): Promise<void> {
  await sql`
    insert into unkept_messages (application_id, hour, count, first_at, last_at)
    values (${applicationId}, ${hour}, 1, ${at}, ${at})
    on conflict (application_id, hour) do update set
      count = unkept_messages.count + 1,
      first_at = least(unkept_messages.first_at, excluded.first_at),
      last_at = greatest(unkept_messages.last_at, excluded.last_at)`.execute(trx);
}

/** The newest lines, oldest of them first. */
export async function selectUnkept(db: Db, applicationId: string, most: number) {
  const rows = await db
    .selectFrom('unkept_messages')
    .select(['count', 'first_at', 'last_at'])
    .where('application_id', '=', applicationId)
    .orderBy('hour', 'desc')
    .limit(most)
    .execute();
  return rows.reverse();
}

/** Announces to open consoles, when the transaction commits, that a conversation changed. */
export async function announce(db: Db, applicationId: string): Promise<void> {
  await sql`select pg_notify('volante_live', ${`conversation ${applicationId}`} || ${itsCountry(applicationId)})`.execute(
    db,
  );
}

export async function announceTyping(db: Db, applicationId: string, accountId: string): Promise<void> {
  const what = `typing ${applicationId} ${accountId}`;
  await sql`select pg_notify('volante_live', ${what} || ${itsCountry(applicationId)})`.execute(db);
}

/** The last word of an announcement; none for an application that is gone. */
const itsCountry = (applicationId: string) =>
  sql`coalesce((select ' ' || a.country from applications a where a.id = ${applicationId}), '')`;
