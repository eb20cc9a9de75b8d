import { type Kysely, sql } from 'kysely';

/** Changes are announced to every server process when their transaction commits: `core/live/announcements.ts` reads them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_queue_row() returns trigger language plpgsql as $$
    begin
      -- The touch and the projection of one transaction announce the same, which PostgreSQL sends once.
      perform pg_notify('volante_live', 'application ' || new.application_id || ' ' || new.revision);
      return null;
    end $$;
    create trigger queue_rows_announce after insert or update on queue_rows
      for each row execute function announce_queue_row();

    create function announce_session_over() returns trigger language plpgsql as $$
    begin
      perform pg_notify('volante_live', 'session_over ' || old.id);
      return null;
    end $$;
    create trigger staff_sessions_announce after delete on staff_sessions
      for each row execute function announce_session_over();
  `.execute(db);
}
