import { type Kysely, sql } from 'kysely';

/** Files of drivers, whose links are made together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table link_batches (
      id uuid primary key default uuidv7(),
      account_id uuid not null references staff_accounts (id) on delete cascade,
      country text not null,
      -- checked: nothing was created yet.
      state text not null default 'checked' check (state in ('checked', 'running', 'done')),
      -- Headers of columns that are not read.
      ignored text[] not null,
      skip_duplicates boolean not null default true,
      created_at timestamptz not null
    );
    create index link_batches_by_account on link_batches (account_id, created_at);
    create index link_batches_by_age on link_batches (created_at);

    create table link_batch_rows (
      batch_id uuid not null references link_batches (id) on delete cascade,
      -- Of the file; the header is line 1.
      line int not null,
      status text not null check (status in ('ok', 'error', 'duplicate')),
      errors jsonb not null,
      -- The application that a duplicate repeats; null for an earlier row.
      "of" int,
      given jsonb not null,
      -- Once it was created; what is known of a person goes with their application.
      application_id uuid references applications (id) on delete cascade,
      primary key (batch_id, line)
    );
    create unique index link_batch_rows_of_application on link_batch_rows (application_id)
      where application_id is not null;
  `.execute(db);
}
