import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/**
 * The queue of pictures between servers and the processes that only read. Unlogged: a row is worth nothing after a crash of the
 * database, since whoever waited for it was refused, and so no picture gets into the database's log or backups.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table pictures_to_read (
      id uuid primary key default uuidv7(),
      key text not null,
      turn bigint not null,
      work json not null,
      picture bytea not null,
      handed_over_at timestamptz not null default clock_timestamp(),
      give_up_at timestamptz not null,
      reader uuid,
      leased_until timestamptz,
      tries smallint not null default 0,
      outcome json
    );
    alter table pictures_to_read alter column picture set storage external;
    create index pictures_to_read_turn on pictures_to_read (turn, id) where outcome is null;
    create index pictures_to_read_key on pictures_to_read (key);
    create unlogged table reading_processes (
      id uuid primary key,
      workers smallint not null,
      usual_ms real not null,
      seen_at timestamptz not null
    );
  `.execute(db);
}
