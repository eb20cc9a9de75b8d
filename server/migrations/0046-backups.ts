import { type Kysely, sql } from 'kysely';

/** Only adds; a release without it goes on, and sweeps files after a restore as it always did. */
export const servesBack = '0037';

/** When this database was last backed up, and when it came out of a backup. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table installation
      add column backed_up_at timestamptz,
      add column restored_at timestamptz`.execute(db);
}
