import { type Kysely, sql } from 'kysely';

/** What the database knows of the secret it was made with, and which weeks a played widget gave. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table installation (
      -- There is one row.
      one boolean primary key default true check (one),
      -- Derived from the secret, which it does not give away; another secret on this database is noticed by it.
      key_print bytea not null,
      created_at timestamptz not null default now()
    );

    -- Whether nobody real stands behind the figure: the widget's sandbox gave it.
    alter table earnings_weeks add column played boolean not null default false;
  `.execute(db);
}
