import { type Kysely, sql } from 'kysely';

/** What changes the list of messages that staff see to is announced when its transaction commits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_messages() returns trigger language plpgsql as $$
    begin
      -- Many of one transaction announce the same, which PostgreSQL sends once.
      perform pg_notify('volante_live', 'messages');
      return null;
    end $$;
    create trigger deliveries_announce_made after insert on deliveries
      for each row when (new.state in ('by_hand', 'dead')) execute function announce_messages();
    -- Most messages are sent at once and are never on the list: they announce nothing.
    create trigger deliveries_announce_changed after update on deliveries
      for each row when (
        (old.state, old.reason) is distinct from (new.state, new.reason)
        and (old.reason is not null or new.reason is not null)
      ) execute function announce_messages();
    create trigger deliveries_announce_gone after delete on deliveries
      for each row when (old.reason is not null) execute function announce_messages();
    create index deliveries_late on deliveries (created_at) where state = 'waiting' and reason is not null;
  `.execute(db);
}
