import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type ExportRow = Selectable<Database['person_exports']>;

export async function insertExport(trx: Trx, row: Insertable<Database['person_exports']>): Promise<string> {
  return (await trx.insertInto('person_exports').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** An export of the application by staff that hasn't expired. */
export async function selectExport(
  db: Db,
  { id, applicationId }: { id: string; applicationId: string },
  now: Date,
): Promise<ExportRow | null> {
  const row = db.selectFrom('person_exports').selectAll().where('id', '=', id);
  const live = row
    .where('application_id', '=', applicationId)
    .where('whose', '=', 'staff')
    .where('expires_at', '>', now);
  return (await live.executeTakeFirst()) ?? null;
}

/** The application's exports by staff that haven't expired, newest first. */
export function selectExports(db: Db, applicationId: string, now: Date): Promise<ExportRow[]> {
  const rows = db.selectFrom('person_exports').selectAll().where('application_id', '=', applicationId);
  const live = rows.where('whose', '=', 'staff').where('expires_at', '>', now);
  return live.orderBy('created_at', 'desc').execute();
}

/** The driver's newest download that hasn't expired. */
export async function selectDriverExport(db: Db, applicationId: string, now: Date): Promise<ExportRow | null> {
  const rows = db.selectFrom('person_exports').selectAll().where('application_id', '=', applicationId);
  const live = rows.where('whose', '=', 'driver').where('expires_at', '>', now);
  return (await live.orderBy('created_at', 'desc').orderBy('id', 'desc').executeTakeFirst()) ?? null;
}

export async function selectExportById(db: Db, id: string): Promise<ExportRow | null> {
  return (await db.selectFrom('person_exports').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
}

export async function updateExport(
  db: Db,
  id: string,
  change: Partial<Pick<ExportRow, 'state' | 'storage_key' | 'size' | 'expires_at'>>,
): Promise<void> {
  await db.updateTable('person_exports').set(change).where('id', '=', id).execute();
}

export async function deleteExport(db: Db, id: string): Promise<void> {
  await db.deleteFrom('person_exports').where('id', '=', id).execute();
}

export async function deleteExportsUntil(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('person_exports').where('expires_at', '<=', now).execute();
}
