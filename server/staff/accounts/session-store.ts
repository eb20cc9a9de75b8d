import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';
import type { AccountRow } from './account-store.ts';

export type SessionRow = Selectable<Database['staff_sessions']>;

export async function insertSession(
  trx: Trx,
  session: Pick<SessionRow, 'token_hash' | 'account_id' | 'started_at' | 'last_seen_at' | 'ip' | 'device'>,
): Promise<SessionRow> {
  const values = { id: uuidv7(), ...session, stepped_up_until: null };
  return trx.insertInto('staff_sessions').values(values).returningAll().executeTakeFirstOrThrow();
}

export async function selectSession(
  db: Db,
  tokenHash: Buffer,
): Promise<{ session: SessionRow; account: AccountRow } | null> {
  const session = await db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!session) return null;
  const account = await db
    .selectFrom('staff_accounts')
    .selectAll()
    .where('id', '=', session.account_id)
    .executeTakeFirstOrThrow();
  return { session, account };
}

/** The given sessions that began and were active recently enough, and whose accounts still work. */
export async function selectLiveAmong(
  db: Db,
  ids: readonly string[],
  { startedAfter, seenAfter, at }: { startedAfter: Date; seenAfter: Date; at: Date },
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('staff_sessions as s')
    .innerJoin('staff_accounts as a', 'a.id', 's.account_id')
    .select('s.id')
    .where('s.id', 'in', [...ids])
    .where('s.started_at', '>', startedAfter)
    .where('s.last_seen_at', '>', seenAfter)
    .where('a.disabled_at', 'is', null)
    .where((is) => is.or([is('a.ends_at', 'is', null), is('a.ends_at', '>', at)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function selectSessionsOf(db: Db, accountId: string): Promise<SessionRow[]> {
  return db
    .selectFrom('staff_sessions')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('started_at', 'desc')
    .execute();
}

export async function updateSession(
  db: Db,
  id: string,
  change: Partial<Pick<SessionRow, 'last_seen_at' | 'stepped_up_until'>>,
): Promise<void> {
  await db.updateTable('staff_sessions').set(change).where('id', '=', id).execute();
}

/** Deletes an account's sessions: one of them, all but one, or all. Returns their number. */
export async function deleteSessions(
  db: Db,
  accountId: string,
  which: { only?: string; but?: string } = {},
): Promise<number> {
  const { only, but } = which;
  const { numDeletedRows } = await db
    .deleteFrom('staff_sessions')
    .where('account_id', '=', accountId)
    .$if(only !== undefined, (query) => query.where('id', '=', only as string))
    .$if(but !== undefined, (query) => query.where('id', '!=', but as string))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export async function deleteSessionsStartedBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom('staff_sessions').where('started_at', '<', moment).execute();
}

/** Returns the number of sessions that ended. */
export async function deleteAllSessions(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('staff_sessions').executeTakeFirst();
  return Number(numDeletedRows);
}
