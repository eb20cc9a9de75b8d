import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type OriginRow = Selectable<Database['link_origins']>;

/** Inserts origins, at least one. */
export async function insertOrigins(trx: Trx, rows: Insertable<Database['link_origins']>[]): Promise<void> {
  await trx.insertInto('link_origins').values(rows).execute();
}

export async function selectOrigin(db: Db, applicationId: string): Promise<OriginRow | null> {
  const row = db.selectFrom('link_origins').selectAll().where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function updateMailed(trx: Trx, applicationId: string, at: Date | null): Promise<void> {
  await trx
    .updateTable('link_origins')
    .set({ mailed_at: at })
    .where('application_id', '=', applicationId)
    .where('mailed_at', 'is distinct from', at)
    .execute();
}

export async function selectMailedBefore(db: Db, before: Date): Promise<{ applicationId: string; mailedAt: Date }[]> {
  const rows = await db
    .selectFrom('link_origins')
    .select(['application_id', 'mailed_at'])
    .where('mailed_at', '<=', before)
    .orderBy('mailed_at')
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, mailedAt: row.mailed_at as Date }));
}
