-- What the product needs to know about itself.

create table installation (
  -- There is one row.
  one boolean primary key default true check (one),
  -- Derived from SECRET_KEY without revealing it: reveals a wrong secret for this database.
  key_print bytea not null,
  created_at timestamptz not null default now(),
  -- Also in the folder of files: reveals a wrong folder for this database.
  folder_mark uuid,
  -- When this database was last backed up, and when it was restored from a backup.
  backed_up_at timestamptz,
  restored_at timestamptz,
  tidied_at timestamptz
);

-- Of migrations that ran, for releases that don't have their files.
create table schema_marks (
  -- The migration's.
  name text primary key,
  -- The number of the newest migration that a release must contain to work with it.
  serves_back text not null check (serves_back ~ '^[0-9]{4}$')
);

-- Keys of earlier secrets that still check what can't be made again: seals of the audit log, and recovery codes.
create table retired_keys (
  id uuid primary key,
  purpose text not null check (purpose in ('audit', 'fingerprint')),
  -- With the present secret.
  sealed bytea not null
);

-- The scripts and styles of web builds, so that every server can deliver those of a build that only another one has.
create table web_files (
  address text primary key,
  body bytea not null,
  brotli bytea,
  published_at timestamptz not null
);
create index web_files_published_at on web_files (published_at);

-- The queue of pictures between servers and the processes that only read. Unlogged: after a crash of the database its rows are worth
-- nothing, since whoever waited was refused; and so no picture gets into the database's log or backups.
create unlogged table pictures_to_read (
  id uuid primary key,
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
