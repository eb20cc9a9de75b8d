import { type Kysely, sql } from 'kysely';

/** The folder that belongs to the database, and which stored files are to be removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The folder of the files holds the same, so that another one is noticed.
    alter table installation add column folder_mark uuid;

    -- Stored files whose row went, however that came about; their bytes are removed after the commit.
    create table media_removals (
      storage_key text primary key
    );
    create function remove_bytes_later() returns trigger language plpgsql as $$
    begin
      insert into media_removals (storage_key) values (old.storage_key) on conflict do nothing;
      return null;
    end $$;
    create trigger media_remove_bytes after delete on media for each row execute function remove_bytes_later();
    create trigger media_pages_remove_bytes after delete on media_pages
      for each row execute function remove_bytes_later();

    -- Files that nobody uses are looked for a day after their last change.
    create index media_by_change on media (updated_at);

    -- Until when the daily search for stored files without a row has come.
    create table stray_search (
      -- There is one row.
      one boolean primary key default true check (one),
      looked_until timestamptz not null
    );
  `.execute(db);
}
