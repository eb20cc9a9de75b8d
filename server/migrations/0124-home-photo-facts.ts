import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** How old a photo of the home was, how far from the stated address, and whether it was taken in the page. Never the place itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table home_photos
      add column age_minutes int check (age_minutes >= 0),
      add column km int check (km >= 0),
      add column challenge text;
    alter table home_photos
      alter column age_minutes set statistics 0, alter column km set statistics 0, alter column challenge set statistics 0;
  `.execute(db);
}
