import type { Comeback } from '@volante/contract/staff/inbox/calls.ts';
import { MOST_SHOWN } from '@volante/contract/staff/inbox/most-shown.ts';
import { waitsForUs } from '@volante/contract/staff/queue-row.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import { type PersonFacts, personFacts } from '../application/visit-facts-store.ts';

interface About {
  application_id: string;
  reference: string;
  name: string;
}

interface TaskFacts extends About {
  id: string;
  text: string;
  owner: PersonFacts;
  due: string;
  by: PersonFacts;
  at: Date;
}

interface MentionFacts extends About {
  note_id: string;
  text: string;
  by: PersonFacts;
  at: Date;
}

interface ComebackFacts extends About {
  what: Comeback[];
  at: Date;
}

/** So much of a note is shown. */
const SHOWN_TEXT = 400;

/**
 * Of the account, and those that nobody will do otherwise: it asked for them or has the application, and their owner isn't among `able`, or
 * doesn't work in its country.
 */
export async function selectOpenTasks(
  db: Db,
  accountId: string,
  reach: Reach,
  able: readonly string[],
): Promise<TaskFacts[]> {
  const { rows } = await sql<TaskFacts>`
    select t.id, t.application_id, q.reference::text as reference, q.name, t.text, t.due_on::text as due, t.at,
      ${personFacts('t.owner_id')} as owner, ${personFacts('t.account_id')} as by
    from staff_tasks t join queue_rows q on q.application_id = t.application_id
    where t.id in (
      select id from staff_tasks where owner_id = ${accountId} and done_at is null
      union all
      select l.id from staff_accounts s join staff_tasks l on l.owner_id = s.id and l.done_at is null
        join queue_rows r on r.application_id = l.application_id
      where (s.id <> all(${able}::uuid[]) or (s.countries <> '{}' and r.country <> all(s.countries)))
        and ${accountId}::uuid in (l.account_id, r.assignee))
      and ${inReach(reach, 'q.country')}
    order by t.due_on, t.id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/** Of notes that weren't struck out since. */
export async function selectMentions(db: Db, accountId: string, reach: Reach): Promise<MentionFacts[]> {
  const { rows } = await sql<MentionFacts>`
    select n.id as note_id, n.application_id, q.reference::text as reference, q.name, left(n.text, ${SHOWN_TEXT}) as text, n.at,
      ${personFacts('n.account_id')} as by
    from staff_mentions m join staff_notes n on n.id = m.note_id join queue_rows q on q.application_id = n.application_id
    where m.account_id = ${accountId} and m.seen_at is null and n.struck_at is null and ${inReach(reach, 'q.country')}
    order by n.at desc, n.id desc limit ${MOST_SHOWN}`.execute(db);
  return rows;
}

/**
 * What happened to applications that the account watches, or has while they are undecided, since it last had each open. One that it was
 * given and never opened is new to it, so nothing came back, unless it went up to it.
 */
export async function selectComebacks(db: Db, accountId: string, reach: Reach): Promise<ComebackFacts[]> {
  const ours = sql`any(${[...waitsForUs]}::text[])`;
  const { rows } = await sql<ComebackFacts>`
    with mine as (
      select application_id, max(at) as at from (
        select application_id, at from staff_watches where account_id = ${accountId}
        union all
        select application_id, null from queue_rows where assignee = ${accountId} and waits_for <> 'nobody') m
      group by application_id
    ), since as (
      select m.application_id, greatest(m.at, p.at) as at
      from mine m left join staff_presence p on p.application_id = m.application_id and p.account_id = ${accountId}
    )
    select q.application_id, q.reference::text as reference, q.name, array_agg(c.what order by c.what) as what, max(c.at) as at
    from since s join queue_rows q on q.application_id = s.application_id
    cross join lateral (
      select 'turn' as what, max(t.at) as at from (
        select at, waits_for, coalesce(lag(waits_for) over (order by id), 'driver') as before
        from application_turns where application_id = s.application_id) t
      where q.waits_for = ${ours} and t.at > s.at and t.waits_for = ${ours} and t.before in ('driver', 'outside')
      union all
      select 'correction', max(k.answered_at) from corrections k
      where k.application_id = s.application_id and k.answered_at > s.at and k.ended_at is null
      union all
      select 'message', max(w.received_at) from conversation_messages w
      where w.application_id = s.application_id and w.author = 'driver' and w.received_at > s.at
      union all
      select 'refused', max(e.at) from application_events e
      where e.application_id = s.application_id and e.kind = 'decision_refused' and e.at > s.at
        and e.actor <> ${accountId}::text
      union all
      select 'up', (q.given ->> 'at')::timestamptz
      where q.assignee = ${accountId} and q.given ->> 'to' = q.assignee::text and q.given ->> 'kind' = 'up'
        and q.waits_for = ${ours} and (s.at is null or (q.given ->> 'at')::timestamptz > s.at)
    ) c
    where c.at is not null and ${inReach(reach, 'q.country')}
    group by q.application_id
    order by max(c.at) desc, q.application_id limit ${MOST_SHOWN}`.execute(db);
  return rows;
}
