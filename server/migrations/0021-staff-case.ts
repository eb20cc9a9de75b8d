import { type Kysely, sql } from 'kysely';

/** What staff add to an application: notes, reviews by name, what they were shown, how they decided. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table documents
      -- Who reviewed the current file; null for a review from the shell.
      add column reviewed_by uuid references staff_accounts (id),
      add column reviewed_at timestamptz;
    create index documents_by_reviewer on documents (reviewed_by) where reviewed_by is not null;
    alter table media add column by_staff boolean not null default false;

    create table staff_notes (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      account_id uuid not null references staff_accounts (id),
      text text not null,
      at timestamptz not null,
      struck_at timestamptz
    );
    create index staff_notes_of_application on staff_notes (application_id, at);
    create index staff_notes_by_account on staff_notes (account_id);

    -- Who has an application open.
    create table staff_presence (
      application_id uuid not null references applications (id) on delete cascade,
      account_id uuid not null references staff_accounts (id) on delete cascade,
      at timestamptz not null,
      primary key (application_id, account_id)
    );
    create index staff_presence_by_account on staff_presence (account_id);

    -- Who was shown the first page of a file in a size that can be read.
    create table staff_seen_files (
      media_id uuid not null,
      account_id uuid not null references staff_accounts (id) on delete cascade,
      at timestamptz not null,
      primary key (media_id, account_id)
    );
    create index staff_seen_files_by_account on staff_seen_files (account_id);

    -- Pages of files as pictures, drawn when staff first ask for them.
    create table media_pages (
      media_id uuid not null,
      page int not null,
      -- Of the longest edge, in pixels.
      edge int not null,
      storage_key text not null unique,
      size int not null,
      primary key (media_id, page, edge)
    );
    -- No foreign key to files: what is drawn of one, and who saw it, keeps none from being swept.
    create function drop_pages() returns trigger language plpgsql as $$
    begin
      delete from media_pages where media_id = old.id;
      delete from staff_seen_files where media_id = old.id;
      return null;
    end $$;
    create trigger media_drop_pages after delete on media for each row execute function drop_pages();

    -- What the maker of a decision had before them.
    create table staff_decisions (
      application_id uuid primary key references applications (id) on delete cascade,
      account_id uuid references staff_accounts (id),
      at timestamptz not null,
      revision int not null,
      not_seen text[] not null,
      -- The revision of each part then.
      parts jsonb not null
    );
    create index staff_decisions_by_account on staff_decisions (account_id);

    -- A proposal belongs to the stage it was made in.
    create function drop_proposal() returns trigger language plpgsql as $$
    begin
      delete from proposals where application_id = new.id;
      return null;
    end $$;
    create trigger applications_drop_proposal after update of stage on applications
      for each row when (old.stage <> new.stage) execute function drop_proposal();
  `.execute(db);
}
