import { type Kysely, sql } from 'kysely';

/** What the reader made of pictures, counted without any trace of whose they were; and pictures kept with what they really show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reading_counts (
      month date not null,
      platform text not null,
      upload_type text not null check (upload_type in ('profile', 'earnings')),
      band text not null check (band in ('sure', 'ask', 'none')),
      -- Empty when sure.
      reason text not null,
      count int not null,
      primary key (month, platform, upload_type, band, reason)
    );

    create table reading_corrections (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      media_id uuid not null,
      platform text not null,
      country text not null,
      captured_on date not null,
      week_start date not null,
      amount numeric(12, 2) not null,
      read_week date,
      read_amount numeric(12, 2),
      band text not null,
      reader_version text not null,
      at timestamptz not null,
      unique (application_id, media_id),
      constraint media_not_found__reading_correction foreign key (application_id, media_id)
        references media (application_id, id) deferrable initially deferred
    );
  `.execute(db);
}
