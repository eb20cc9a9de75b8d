import { sql } from 'kysely';
import type { Db } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { Outcome, ReadingWork } from './work.ts';
import './tables.ts';

// All times are the present time of the database's clock, since processes on several machines share leases.

/** Seconds after which another process may read a picture if the lease isn't renewed. */
export const LEASE_SECONDS = 12;
/** In seconds. A process not seen for so long no longer counts; longer than a restart takes. */
const GONE_SECONDS = 20;
/** If this many processes died while reading a picture, it isn't given to another one. */
const MOST_TRIES = 3;

/** How much there is to read, and how many processes read. */
export interface QueueState {
  /** Pictures that are being read or waiting. */
  unfinished: number;
  /** Those of them with the given key. */
  own: number;
  /** How many are finished up to and including the last one with the given key, or one that joins now. */
  ahead: number;
  /** How many pictures all living processes together read at the same time; 0 if none is running. */
  workers: number;
  /** Recent duration of one reading, in ms. */
  usualMs: number;
}

export async function selectQueueState(db: Db, key: string): Promise<QueueState> {
  const { rows } = await sql<QueueState>`
    with live as (
      select coalesce(sum(workers), 0)::int as workers, coalesce(avg(usual_ms), 1000)::float8 as usual
      from reading_processes where seen_at > clock_timestamp() - make_interval(secs => ${GONE_SECONDS})
    ), unread as (
      select key, turn, reader from pictures_to_read where outcome is null and give_up_at > clock_timestamp()
    ), mine as (
      select coalesce(max(turn) filter (where key = ${key}), min(turn) filter (where reader is null), max(turn), 0) as turn,
        (count(*) filter (where key = ${key}) = 0)::int as joining
      from unread
    )
    select live.workers, live.usual as "usualMs",
      (select count(*)::int from unread) as unfinished,
      (select count(*)::int from unread where key = ${key}) as own,
      (select count(*)::int from unread where unread.turn <= mine.turn) + mine.joining as ahead
    from live, mine`.execute(db);
  return rows[0]!;
}

/**
 * Adds a picture. Keys take turns (start-time fair queueing): its turn comes after its key's last one, but not before the turn
 * that is being served now.
 */
export function insertPicture(
  db: Db,
  { key, work, picture, seconds }: { key: string; work: ReadingWork; picture: Buffer; seconds: number },
): Promise<string> {
  return transaction({ db }, async (trx) => {
    // Otherwise twelve pictures sent at once could all get the same turn.
    await sql`select pg_advisory_xact_lock(hashtextextended('picture ' || ${key}, 0))`.execute(trx);
    const { rows } = await sql<{ id: string }>`
      insert into pictures_to_read (key, turn, work, picture, give_up_at)
      select ${key}, greatest(
          coalesce(max(turn) filter (where key = ${key}) + 1, 0),
          coalesce(min(turn) filter (where reader is null), max(turn), 0)
        ), ${JSON.stringify(work)}::json, ${picture}, clock_timestamp() + make_interval(secs => ${seconds})
      from pictures_to_read where outcome is null
      returning id`.execute(trx);
    await sql`select pg_notify('volante_live', 'pictures')`.execute(trx);
    return rows[0]!.id;
  });
}

export interface TakenPicture {
  id: string;
  work: ReadingWork;
  picture: Buffer;
}

/** Takes the next picture, for this process only; null if none is waiting. */
export async function takePicture(db: Db, reader: string): Promise<TakenPicture | null> {
  const { rows } = await sql<TakenPicture>`
    update pictures_to_read set reader = ${reader}::uuid, tries = tries + 1,
      leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from pictures_to_read
      where outcome is null and give_up_at > clock_timestamp() and tries < ${MOST_TRIES}
        and (reader is null or leased_until < clock_timestamp())
      order by turn, id limit 1 for update skip locked
    )
    returning id, work, picture`.execute(db);
  return rows[0] ?? null;
}

/** Extends the leases of a process and records that it is alive. Returns the pictures that still belong to it. */
export async function renewLeases(
  db: Db,
  { reader, workers, usualMs }: { reader: string; workers: number; usualMs: number },
): Promise<string[]> {
  await sql`
    insert into reading_processes (id, workers, usual_ms, seen_at)
    values (${reader}::uuid, ${workers}, ${usualMs}, clock_timestamp())
    on conflict (id) do update set workers = excluded.workers, usual_ms = excluded.usual_ms, seen_at = excluded.seen_at
  `.execute(db);
  const { rows } = await sql<{ id: string }>`
    update pictures_to_read set leased_until = clock_timestamp() + make_interval(secs => ${LEASE_SECONDS})
    where reader = ${reader}::uuid and outcome is null and leased_until > clock_timestamp()
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Stores a picture's result for its caller, unless another process has taken the picture over. */
export async function finishPicture(db: Db, id: string, reader: string, outcome: Outcome): Promise<void> {
  await sql`
    with finished as (
      update pictures_to_read set outcome = ${JSON.stringify(outcome)}::json
      where id = ${id}::uuid and reader = ${reader}::uuid and outcome is null
      returning id
    )
    select pg_notify('volante_live', 'picture_read ' || id) from finished`.execute(db);
}

/** Returns the unread pictures of a stopping process to the queue, without counting a try, and removes the process. */
export async function leaveQueue(db: Db, reader: string): Promise<void> {
  await sql`
    update pictures_to_read set reader = null, leased_until = null, tries = tries - 1
    where reader = ${reader}::uuid and outcome is null`.execute(db);
  await sql`delete from reading_processes where id = ${reader}::uuid`.execute(db);
  await sql`select pg_notify('volante_live', 'pictures')`.execute(db);
}

/** A picture's result, for the caller that waits for it. */
export interface Collected {
  id: string;
  /** Null if it wasn't read in time. */
  outcome: Outcome | null;
}

/** Removes the given pictures that are read or late, and returns them. Pictures that no longer exist count as late. */
export async function collectPictures(db: Db, ids: readonly string[]): Promise<Collected[]> {
  const { rows } = await sql<Collected>`
    delete from pictures_to_read
    where id = any(${ids}::uuid[]) and (outcome is not null or give_up_at < clock_timestamp())
    returning id, outcome`.execute(db);
  const done = new Set(rows.map(({ id }) => id));
  const left = ids.filter((id) => !done.has(id));
  if (left.length === 0) return rows;
  const { rows: there } = await sql<{ id: string }>`
    select id from pictures_to_read where id = any(${left}::uuid[])`.execute(db);
  const waiting = new Set(there.map(({ id }) => id));
  return [...rows, ...left.filter((id) => !waiting.has(id)).map((id) => ({ id, outcome: null }))];
}

export async function removePictures(db: Db, ids: readonly string[]): Promise<void> {
  await sql`delete from pictures_to_read where id = any(${ids}::uuid[])`.execute(db);
}

/** Deletes pictures whose caller is gone, and gives up those that keep killing their readers. */
export async function tidyQueue(db: Db): Promise<void> {
  await sql`
    with crashed as (
      update pictures_to_read set outcome = '{"fault": "crashed"}'
      where outcome is null and tries >= ${MOST_TRIES} and leased_until < clock_timestamp()
      returning id
    )
    select pg_notify('volante_live', 'picture_read ' || id) from crashed`.execute(db);
  // By then the caller has collected it, or is gone.
  await sql`delete from pictures_to_read where give_up_at < clock_timestamp() - interval '30 s'`.execute(db);
  await sql`delete from reading_processes where seen_at < clock_timestamp() - interval '1 h'`.execute(db);
}

/**
 * Numbers of pictures that are waiting and being read, how many seconds the oldest has been waiting, and the number of living
 * processes.
 */
export async function countPictures(
  db: Db,
): Promise<{ waiting: number; inWork: number; oldestSeconds: number; processes: number }> {
  const { rows } = await sql<{ waiting: number; inWork: number; oldestSeconds: number; processes: number }>`
    select count(*) filter (where reader is null)::int as waiting,
      count(*) filter (where reader is not null)::int as "inWork",
      coalesce(extract(epoch from clock_timestamp() - min(handed_over_at)), 0)::float8 as "oldestSeconds",
      (select count(*)::int from reading_processes
        where seen_at > clock_timestamp() - make_interval(secs => ${GONE_SECONDS})) as processes
    from pictures_to_read where outcome is null`.execute(db);
  return rows[0]!;
}
