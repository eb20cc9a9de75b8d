-- Messages to applicants and to the CRM, and the links that staff create.

-- Holds no personal data: recipient and words are looked up when the message is sent.
create table deliveries (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  -- What the message is about; a second message about the same is not sent.
  about text not null,
  appointment_id uuid references appointments (id) on delete cascade,
  -- The start of the visit, or the stage, that the message announces. If it has changed since, the message is dropped.
  told text not null default '',
  language text not null,
  -- by_hand: a person has to do it; dead: given up; dropped: outdated before it was sent.
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'by_hand', 'told', 'dead', 'dropped')),
  tries int not null default 0,
  -- The next attempt; during an attempt, when another may begin.
  due_at timestamptz not null,
  -- After this time nobody needs it.
  useless_at timestamptz,
  channel text,
  -- Why it was not sent: a code, never a service's own words.
  reason text,
  settled_at timestamptz,
  created_at timestamptz not null,
  constraint deliveries_told_once unique (application_id, about)
);
create index deliveries_due on deliveries (due_at) where state = 'waiting';
create index deliveries_of_hands on deliveries (created_at) where state in ('by_hand', 'dead');
create index deliveries_of_visit on deliveries (appointment_id);
create index deliveries_late on deliveries (created_at) where state = 'waiting' and reason is not null;
create index deliveries_open on deliveries (created_at, id)
  where state in ('by_hand', 'dead') or (state = 'waiting' and reason is not null);
create index deliveries_open_by_state on deliveries (state, created_at, id)
  where state in ('by_hand', 'dead') or (state = 'waiting' and reason is not null);
create index deliveries_of_no_use on deliveries (useless_at) where state in ('by_hand', 'dead');

create function announce_messages() returns trigger language plpgsql as $$
begin
  -- Many of one transaction announce the same, which PostgreSQL sends once.
  perform pg_notify('volante_live', 'messages');
  return null;
end $$;
create trigger deliveries_announce_made after insert on deliveries
  for each row when (new.state in ('by_hand', 'dead')) execute function announce_messages();
-- Most messages are sent at once and never appear in staff's list: they announce nothing.
create trigger deliveries_announce_changed after update on deliveries
  for each row when (
    (old.state, old.reason) is distinct from (new.state, new.reason)
    and (old.reason is not null or new.reason is not null)
  ) execute function announce_messages();
create trigger deliveries_announce_gone after delete on deliveries
  for each row when (old.reason is not null) execute function announce_messages();

-- Days on which an applicant opened the link, in the country's zone.
create table link_openings (
  application_id uuid not null references applications (id) on delete cascade,
  day date not null,
  primary key (application_id, day)
);

-- Links that staff created, with what they know about the driver.
create table link_origins (
  application_id uuid primary key references applications (id) on delete cascade,
  account_id uuid not null references staff_accounts (id),
  -- The company's own.
  external_reference text not null,
  -- The only address to which the link may be mailed.
  email text not null,
  language text not null,
  -- When the current link was last mailed.
  mailed_at timestamptz,
  created_at timestamptz not null
);
create index link_origins_by_account on link_origins (account_id);
create index link_origins_mailed on link_origins (mailed_at) where mailed_at is not null;

-- Files of drivers whose links are created together.
create table link_batches (
  id uuid primary key,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  country text not null,
  -- checked: nothing has been created yet.
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
  -- In the file; the header is line 1.
  line int not null,
  status text not null check (status in ('ok', 'error', 'duplicate')),
  errors jsonb not null,
  -- The reference of the application that a duplicate repeats; null for an earlier row.
  "of" int,
  given jsonb not null,
  -- Once it has been created. The row, which holds a person's data, is deleted with their application.
  application_id uuid references applications (id) on delete cascade,
  primary key (batch_id, line)
);
create unique index link_batch_rows_of_application on link_batch_rows (application_id)
  where application_id is not null;
