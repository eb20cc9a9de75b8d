-- Stored files, the documents they belong to, and what was read from them.

create table media (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  media_type text not null,
  file_name text not null,
  mime_type text not null,
  size integer not null check (size > 0),
  sha256 bytea not null,
  storage_key text not null unique,
  status text not null default 'stored',
  flags jsonb not null default '[]',
  pages integer,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  by_staff boolean not null default false,
  unique (application_id, id)
);
-- Unused files are deleted a day after their last change.
create index media_by_change on media (updated_at);

-- Foreign keys to files include the application, which keeps a file of one application out of another's documents. They are checked
-- at the end of the transaction, because a deleted application takes its files and documents with it in any order. They don't cascade,
-- so that deleting unused files can't take away a document that was sent at the same moment.
create table documents (
  application_id uuid not null references applications (id) on delete cascade,
  type text not null,
  position integer not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  media_id uuid,
  skipped boolean not null default false,
  reason text,
  note text,
  required_by_staff boolean not null default false,
  -- Of bank statements, from the first one that was sent; before that, it follows from the date.
  month text check (month ~ '^[0-9]{4}-[0-9]{2}$'),
  revision int not null default 1,
  -- Who reviewed the current file; null for a review by command.
  reviewed_by uuid references staff_accounts (id),
  reviewed_at timestamptz,
  primary key (application_id, type),
  constraint media_not_found__document foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred,
  check (status <> 'approved' or media_id is not null),
  check (status <> 'rejected' or reason is not null)
);
create index documents_by_reviewer on documents (reviewed_by) where reviewed_by is not null;

create table document_versions (
  id uuid primary key,
  application_id uuid not null,
  type text not null,
  media_id uuid not null,
  at timestamptz not null default now(),
  flags jsonb not null default '[]',
  foreign key (application_id, type) references documents (application_id, type) on delete cascade,
  constraint media_not_found__version foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred
);
create index document_versions_newest on document_versions (application_id, type, id);

-- What was read from a document. It belongs to the document's version and is deleted with it.
create table paper_readings (
  version_id uuid primary key references document_versions (id) on delete cascade,
  kind text not null,
  fields jsonb not null,
  problems jsonb not null,
  -- The applicant's answer if the document contradicted the personal data, and the fields in question.
  answer text check (answer in ('mine', 'not_mine')),
  contradicted jsonb,
  at timestamptz not null,
  -- Where in the document each value was read.
  places jsonb not null default '{}',
  check ((answer is null) = (contradicted is null))
);

-- What the applicant's phone says it read from a barcode. It only fills in the applicant's form: unlike `paper_readings`, it doesn't
-- count as the document's content.
create table phone_readings (
  version_id uuid primary key references document_versions (id) on delete cascade,
  fields jsonb not null,
  at timestamptz not null
);

create table home_photos (
  application_id uuid not null references applications (id) on delete cascade,
  step text not null check (step in ('homeImagesFront', 'homeImagesGarage', 'homeImagesSurroundings')),
  position integer not null check (position >= 0),
  media_id uuid not null,
  at timestamptz not null,
  primary key (application_id, step, position),
  unique (application_id, step, media_id),
  constraint media_not_found__home_photo foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred
);

-- Pages of files as pictures, rendered when staff first request them.
create table media_pages (
  media_id uuid not null,
  page int not null,
  -- The longest edge, in pixels.
  edge int not null,
  storage_key text not null unique,
  size int not null,
  primary key (media_id, page, edge)
);

-- Who was shown the first page of a file in a legible size.
create table staff_seen_files (
  media_id uuid not null,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  at timestamptz not null,
  primary key (media_id, account_id)
);
create index staff_seen_files_by_account on staff_seen_files (account_id);

-- Instead of foreign keys, which would keep unused files from being deleted.
create function drop_pages() returns trigger language plpgsql as $$
begin
  delete from media_pages where media_id = old.id;
  delete from staff_seen_files where media_id = old.id;
  return null;
end $$;
create trigger media_drop_pages after delete on media for each row execute function drop_pages();

-- Stored files whose row was deleted, by whatever means; their bytes are removed after the commit.
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

-- How far the daily search for stored files without a row has come.
create table stray_search (
  -- There is one row.
  one boolean primary key default true check (one),
  looked_until timestamptz not null
);
