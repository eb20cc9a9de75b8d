-- What is given to a person who asks for their data, what is erased, what remains of it, and what is kept from being erased.

-- Stored files other than those of drivers: archives of their data. Their bytes are deleted with their row.
create table kept_files (
  storage_key text primary key,
  -- Null: it outlives the application.
  application_id uuid references applications (id) on delete cascade,
  until timestamptz not null
);
create index kept_files_of_application on kept_files (application_id) where application_id is not null;
create index kept_files_by_end on kept_files (until);
create trigger kept_files_remove_bytes after delete on kept_files
  for each row execute function remove_bytes_later();

-- Archives of one person's data, kept for a day.
create table person_exports (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  account_id uuid references staff_accounts (id),
  reason text not null,
  state text not null default 'running' check (state in ('running', 'done', 'failed')),
  storage_key text,
  size int,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((state = 'done') = (storage_key is not null and size is not null))
);
create index person_exports_of_application on person_exports (application_id, created_at);
create index person_exports_by_account on person_exports (account_id);
create index person_exports_by_end on person_exports (expires_at);

-- What remains of an erased application: that it existed, and how it ended. No foreign key, since it outlives its application.
create table erasures (
  id uuid primary key,
  application_id uuid not null unique,
  reference int not null unique,
  country text not null,
  -- request: by an admin or a command; the others: its retention ended.
  why text not null check (why in ('request', 'idle', 'rejected', 'approved')),
  -- Given by whoever requested it.
  reason text,
  account_id uuid references staff_accounts (id),
  created_at timestamptz not null,
  submitted_at timestamptz,
  -- The times of its stages: [{at, to}].
  stages jsonb not null,
  -- {at, to, reasons}; null if it was undecided.
  decision jsonb,
  at timestamptz not null,
  -- What is left to do outside the database: meetings to end, and the CRM's contact to empty (sealed).
  meetings uuid[] not null default '{}',
  crm_email bytea,
  finished_at timestamptz,
  -- A blocked person's archive: where it is, its key (sealed), and the day on which it is deleted.
  archive_key text,
  archive_secret bytea,
  archive_until date,
  check ((archive_key is null) = (archive_secret is null) and (archive_key is null) = (archive_until is null))
);
create index erasures_by_time on erasures (at, id);
create index erasures_by_account on erasures (account_id);
create index erasures_unfinished on erasures (at) where finished_at is null;
create index erasures_with_archive on erasures (archive_until) where archive_until is not null;

-- Applications that may not be erased until an admin ends the hold.
create table retention_holds (
  application_id uuid primary key references applications (id) on delete cascade,
  reason text not null,
  account_id uuid references staff_accounts (id),
  at timestamptz not null
);
create index retention_holds_by_account on retention_holds (account_id);

-- Applicants who were warned that their application will be erased, and on which day.
create table retention_warnings (
  application_id uuid primary key references applications (id) on delete cascade,
  erased_on date not null,
  at timestamptz not null
);
