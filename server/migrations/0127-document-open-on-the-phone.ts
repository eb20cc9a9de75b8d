import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** Which document the phone has open that takes one after another, for the computer beside it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table known_devices add column open_document text, add column open_at timestamptz;
    alter table known_devices
      alter column open_document set statistics 0, alter column open_at set statistics 0;
  `.execute(db);
}
