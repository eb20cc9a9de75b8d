import type { Reach } from '@volante/contract/staff/roles.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach } from '../../core/database/reach.ts';
import type { Database } from '../../core/database/schema.ts';

export type ErasureRow = Selectable<Database['erasures']>;

export async function insertErasure(trx: Trx, row: Insertable<Database['erasures']>): Promise<string> {
  return (await trx.insertInto('erasures').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

export async function selectErasure(db: Db, id: string): Promise<ErasureRow | null> {
  return (await db.selectFrom('erasures').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function selectByReference(db: Db, reference: number): Promise<ErasureRow | null> {
  return (await db.selectFrom('erasures').selectAll().where('reference', '=', reference).executeTakeFirst()) ?? null;
}

/** Of applications of these countries, newest first, after a given one. */
export function selectErasures(
  db: Db,
  reach: Reach,
  { after, limit }: { after: { at: Date; id: string } | undefined; limit: number },
): Promise<ErasureRow[]> {
  return db
    .selectFrom('erasures')
    .selectAll()
    .where(inReach(reach, 'country'))
    .$if(after !== undefined, (query) =>
      query.where((row) => {
        const { at, id } = after as { at: Date; id: string };
        return row.or([row('at', '<', at), row.and([row('at', '=', at), row('id', '<', id)])]);
      }),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Erasures with something left to do outside the database. */
export async function selectUnfinished(db: Db): Promise<string[]> {
  const rows = db.selectFrom('erasures').select('id').where('finished_at', 'is', null);
  return (await rows.orderBy('at').limit(500).execute()).map((row) => row.id);
}

/** Whether an erasure finished after the moment, or at all if it is null. */
export async function isErasedSince(db: Db, since: Date | null): Promise<boolean> {
  const erased = db.selectFrom('erasures').select('id').where('finished_at', 'is not', null);
  return (await (since ? erased.where('finished_at', '>', since) : erased).limit(1).execute()).length > 0;
}

export async function updateErasure(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      ErasureRow,
      'meetings' | 'crm_email' | 'farewell' | 'finished_at' | 'archive_key' | 'archive_secret' | 'archive_until'
    >
  >,
): Promise<void> {
  await db.updateTable('erasures').set(change).where('id', '=', id).execute();
}

/** Blocked people whose archive still exists. */
export function selectArchived(db: Db): Promise<ErasureRow[]> {
  return db.selectFrom('erasures').selectAll().where('archive_until', 'is not', null).execute();
}

/** Erasures whose row still contains sealed data, locked. */
export function lockSealed(trx: Trx): Promise<ErasureRow[]> {
  return trx
    .selectFrom('erasures')
    .selectAll()
    .where((row) =>
      row.or([
        row('archive_secret', 'is not', null),
        row('crm_email', 'is not', null),
        row('farewell', 'is not', null),
      ]),
    )
    .forUpdate()
    .execute();
}
