import { type Kysely, sql } from 'kysely';

/** Applicants who cannot be served yet and want to hear when they can. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table waiting_list (
      application_id uuid primary key references applications (id) on delete cascade,
      email text not null,
      why text not null check (why in ('area', 'age')),
      -- Where they live, '' if not told.
      place text not null,
      -- The day from which they may apply, where their age is the reason.
      from_day date,
      -- The consent to be written to: its text, and when and from where it was given.
      text_version text not null,
      language text not null,
      at timestamptz not null,
      ip inet
    );
  `.execute(db);
}
