import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it keeps no profiles. */
export const servesBack = '0033';

/** With LEARN_FROM_CORRECTIONS: name and rating as a driver typed them beside the picture, and as they were read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_corrections (
      application_id uuid not null references applications (id) on delete cascade,
      media_id uuid not null,
      platform text not null,
      country text not null,
      captured_on date not null,
      full_name text not null,
      rating numeric(3, 2),
      read_name text,
      read_rating numeric(3, 2),
      band text not null,
      reader_version text not null,
      at timestamptz not null,
      primary key (application_id, media_id),
      constraint media_not_found__profile_correction foreign key (application_id, media_id)
        references media (application_id, id) deferrable initially deferred
    );
  `.execute(db);
}
