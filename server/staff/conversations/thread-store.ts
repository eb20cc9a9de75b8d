import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import { MOST_COUNTED } from '@volante/contract/staff/administration/most-counted.ts';
import { MOST_LISTED_TEXT } from '@volante/contract/staff/conversations/calls.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { inReach, ofReached } from '../../core/database/reach.ts';
import {
  type FileFacts,
  fileFacts,
  lastMessageOf,
  type PersonFacts,
  personFacts,
} from '../application/visit-facts-store.ts';

/** A conversation as the list shows it. */
export interface ListedConversation {
  application_id: string;
  reference: string;
  name: string;
  channel: MessageChannel;
  heard_at: Date;
  waiting_since: Date | null;
  unread: number;
  last: {
    at: string;
    by: PersonFacts | null;
    text: string;
    file: 'file' | 'recording' | null;
  } | null;
  assignee: PersonFacts | null;
  /** The sort key as text. */
  place: string;
}

export interface WantedConversations {
  show: 'waiting' | 'mine' | 'all';
  accountId: string;
  after: [place: string, id: string] | null;
  limit: number;
}

/** Those that wait, longest first; otherwise by when the driver wrote last, newest first. */
export async function selectConversations(
  db: Db,
  reach: Reach,
  { show, accountId, after, limit }: WantedConversations,
): Promise<ListedConversation[]> {
  const waiting = show === 'waiting';
  const key = waiting ? sql`c.waiting_since` : sql`c.heard_at`;
  const than = sql.raw(waiting ? '>' : '<');
  const way = sql.raw(waiting ? 'asc' : 'desc');
  const { rows } = await sql<ListedConversation>`
    select c.application_id, q.reference::text as reference, q.name, c.channel, c.heard_at, c.waiting_since,
      (select count(*)::int from conversation_messages m where m.application_id = c.application_id
        and m.author = 'driver' and (c.seen_at is null or m.received_at > c.seen_at)) as unread,
      (select json_build_object('at', l.at, 'by', ${personFacts('l.account_id')},
          'text', left(l.text, ${MOST_LISTED_TEXT}),
          'file', case when l.file_type like 'audio/%' then 'recording' when l.file_state is not null then 'file' end)
        from conversation_messages l where l.id = ${lastMessageOf('c.application_id')}) as last,
      ${personFacts('q.assignee')} as assignee,
      ${key}::text as place
    from conversations c join queue_rows q on q.application_id = c.application_id
    where ${waiting ? sql`c.waiting_since is not null` : sql`true`} and ${inReach(reach, 'q.country')}
      and ${show === 'mine' ? sql`q.assignee = ${accountId}` : sql`true`}
      and ${after ? sql`(${key}, c.application_id) ${than} (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql`true`}
    order by ${key} ${way}, c.application_id ${way} limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting(db: Db, reach: Reach): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (
      select from conversations c where c.waiting_since is not null and ${ofReached(reach, 'c.application_id')} limit ${MOST_COUNTED}) w`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Who wrote, by account, and the files, by id. */
export async function selectShown(
  db: Db,
  accounts: readonly string[],
  media: readonly string[],
): Promise<{ people: Map<string, PersonFacts>; files: Map<string, FileFacts> }> {
  const { rows: people } = await sql<PersonFacts>`
    select s.id, s.name from staff_accounts s where s.id = any(${accounts as string[]}::uuid[])`.execute(db);
  const { rows: files } = await sql<{ file: FileFacts }>`
    select ${fileFacts('f.id')} as file from media f where f.id = any(${media as string[]}::uuid[])`.execute(db);
  return {
    people: new Map(people.map((person) => [person.id, person])),
    files: new Map(files.map(({ file }) => [file.id, file])),
  };
}
