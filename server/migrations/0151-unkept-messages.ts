import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** How many messages weren't kept, since they were too many in an hour. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table unkept_messages (
      application_id uuid not null references applications (id) on delete cascade,
      -- In which they came: one line for each.
      hour timestamptz not null,
      count int not null check (count > 0),
      -- When the first and the last one were written.
      first_at timestamptz not null,
      last_at timestamptz not null check (last_at >= first_at),
      primary key (application_id, hour)
    )`.execute(db);
}
