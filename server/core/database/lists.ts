import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Deps } from '../deps.ts';
import { type Db, type OpenDatabase, openDatabase } from './db.ts';

/** How often a replica that is behind is asked again, in ms: together the longest that a call waits for it. */
const WAITS = [5, 15, 30, 50, 100];
/** How long a replica that was behind or away is left alone, in ms. */
const LEFT_ALONE = 2000;
/** Milliseconds between two log lines about it. */
const SAID_AGAIN = 60_000;

/** Where the console's lists, reports and exports are read. */
export interface Lists {
  /** The replica if it has all that was committed before this call, otherwise the database itself. */
  db(): Promise<Db>;
  close(): Promise<void>;
}

/**
 * Opens the replica of `DATABASE_READ_URL`, if there is one. Whoever made a change sees it in the next list: lag isn't estimated
 * by clocks, but what the replica has replayed is compared with what the database has written.
 */
export function openLists(
  main: Pick<OpenDatabase, 'db' | 'pool'>,
  { DATABASE_READ_URL, DATABASE_CONNECTIONS, NAMED_STATEMENTS }: Config,
  log: Pick<Logger, 'warn'>,
): Lists {
  if (!DATABASE_READ_URL) return { db: async () => main.db, close: async () => {} };
  const replica = openDatabase(DATABASE_READ_URL, {
    name: 'volante-lists',
    connections: DATABASE_CONNECTIONS,
    unnamed: NAMED_STATEMENTS === 'off',
  });
  let leftAloneUntil = 0;
  let saidAt = Number.NEGATIVE_INFINITY;

  function leaveAlone(fault: object, words: string): Db {
    const now = performance.now();
    leftAloneUntil = now + LEFT_ALONE;
    if (now - saidAt > SAID_AGAIN) {
      saidAt = now;
      log.warn(fault, words);
    }
    return main.db;
  }

  async function isCurrent(): Promise<boolean> {
    const { rows: written } = await main.pool.query<{ at: string }>('select pg_current_wal_flush_lsn()::text as at');
    for (const wait of [0, ...WAITS]) {
      if (wait > 0) await pause(wait);
      const { rows } = await replica.pool.query<{ has_it: boolean | null }>(
        'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as has_it',
        [written[0]?.at],
      );
      if (rows[0]?.has_it) return true;
    }
    return false;
  }

  return {
    async db() {
      if (performance.now() < leftAloneUntil) return main.db;
      try {
        return (await isCurrent()) ? replica.db : leaveAlone({}, 'the replica for lists is behind');
      } catch (error) {
        return leaveAlone({ err: error }, 'the replica for lists does not answer');
      }
    },
    close: replica.close,
  };
}

/** The same dependencies, for handlers that only read what a list, a report or an export shows. */
export async function forLists<Some extends Pick<Deps, 'db' | 'lists'>>(deps: Some): Promise<Some> {
  return { ...deps, db: await deps.lists.db() };
}

declare module '../deps.ts' {
  interface Deps {
    lists: Lists;
  }
}
