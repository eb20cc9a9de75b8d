-- The console's queue: one row per application with what it waits for, and what staff add to an application.

create extension if not exists pg_trgm;

create table queue_rows (
  application_id uuid primary key references applications (id) on delete cascade,
  -- Two people who change the same application are told apart by these.
  revision int not null default 1,
  earnings_revision int not null default 1,
  -- The transaction that last changed a part. The row is stale from then until it is recomputed, before that transaction commits.
  touched_in xid8 not null default pg_current_xact_id(),
  earnings_touched_in xid8,
  stale boolean not null default true,
  reference int not null,
  country text not null,
  stage text not null,
  name text not null default '',
  waits_for text not null default 'driver',
  waiting_since timestamptz not null,
  because jsonb not null default '[]',
  to_review int not null default 0,
  flags text[] not null default '{}',
  visit_at timestamptz,
  -- When the row changes only because time passes.
  due_at timestamptz,
  assignee uuid references staff_accounts (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Words of the name without accents, in lower case, each between spaces.
  words text not null default '',
  email text not null default '',
  -- The last ten digits.
  phone text not null default '',
  national_id text not null default '',
  tax_id text not null default '',
  -- In lower case.
  external_reference text not null default '',
  -- The transaction that touched the row without changing a part: equal to touched_in.
  found_in xid8
);
create index queue_stale on queue_rows (touched_in) where stale;
create index queue_due on queue_rows (due_at) where due_at is not null;
create index queue_by_waiting on queue_rows (waiting_since, application_id);
create index queue_by_creation on queue_rows (created_at, application_id);
create index queue_by_change on queue_rows (updated_at, application_id);
create index queue_by_visit on queue_rows (visit_at, application_id);
create index queue_by_stage on queue_rows (stage, waiting_since, application_id);
create index queue_by_turn on queue_rows (waits_for, waiting_since, application_id);
create index queue_by_assignee on queue_rows (assignee, waiting_since, application_id);
create index queue_flags on queue_rows using gin (flags);
create index queue_words on queue_rows using gin (words gin_trgm_ops);
-- Whole words of names with the stage, the turn and the country of their application: a search with filters reads only the rows that it
-- finds, not those of everybody with a common name. Marks begin with `=`, which no word has. Without fastupdate, since a search would
-- have to go through all pending entries.
create index queue_words_and_marks on queue_rows using gin
  ((string_to_array(btrim(words), ' ') || array['=' || stage, '=' || waits_for, '=' || country])) with (fastupdate = off);
create index queue_email on queue_rows (email) where email <> '';
create index queue_phone on queue_rows (reverse(phone) text_pattern_ops) where phone <> '';
create index queue_national_id on queue_rows (national_id) where national_id <> '';
create index queue_tax_id on queue_rows (tax_id) where tax_id <> '';
create index queue_external_reference on queue_rows (external_reference) where external_reference <> '';
create index queue_undecided on queue_rows (updated_at) where stage not in ('approved', 'rejected');
-- The list with which the console opens.
create index queue_undecided_in_turn on queue_rows (waiting_since, application_id) where waits_for <> 'nobody';

create function add_to_queue() returns trigger language plpgsql as $$
begin
  insert into queue_rows (application_id, reference, country, stage, waiting_since, created_at, updated_at)
  values (new.id, new.reference, new.country, new.stage, new.created_at, new.created_at, new.updated_at);
  return null;
end $$;
create trigger applications_join_queue after insert on applications for each row execute function add_to_queue();

-- Changes are announced to every server process when their transaction commits: `core/live/announcements.ts` reads them.
create function announce_queue_row() returns trigger language plpgsql as $$
begin
  -- The touch and the projection of one transaction announce the same, which PostgreSQL sends once.
  perform pg_notify('volante_live', 'application ' || new.application_id || ' ' || new.revision);
  return null;
end $$;
create trigger queue_rows_announce after insert or update on queue_rows
  for each row execute function announce_queue_row();

-- Whoever has an erased application open is notified, and finds it gone.
create function announce_queue_row_gone() returns trigger language plpgsql as $$
begin
  perform pg_notify('volante_live', 'application ' || old.application_id || ' ' || old.revision + 1);
  return null;
end $$;
create trigger queue_rows_announce_gone after delete on queue_rows
  for each row execute function announce_queue_row_gone();

create table views (
  id uuid primary key,
  revision int not null default 1,
  name text not null,
  query jsonb not null,
  shared boolean not null,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  created_at timestamptz not null
);
create index views_by_account on views (account_id);

create table corrections (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  part text not null,
  paths text[] not null,
  reason text not null,
  note text,
  account_id uuid not null references staff_accounts (id),
  at timestamptz not null,
  answered_at timestamptz,
  -- Withdrawn, settled, or followed by another.
  ended_at timestamptz
);
create index corrections_of_application on corrections (application_id) where ended_at is null;
create index corrections_by_application on corrections (application_id);
create index corrections_by_account on corrections (account_id);

-- Decisions that wait for a second person.
create table proposals (
  application_id uuid primary key references applications (id) on delete cascade,
  id uuid not null unique,
  "to" text not null,
  reason text not null,
  reasons text[] not null,
  account_id uuid not null references staff_accounts (id),
  at timestamptz not null,
  revision int not null,
  -- What the driver is told with the decision.
  told jsonb
);
create index proposals_by_account on proposals (account_id);

-- A proposal is void once the application has moved to another stage.
create function drop_proposal() returns trigger language plpgsql as $$
begin
  delete from proposals where application_id = new.id;
  return null;
end $$;
create trigger applications_drop_proposal after update of stage on applications
  for each row when (old.stage <> new.stage) execute function drop_proposal();

-- What the person who decided had seen.
create table staff_decisions (
  application_id uuid primary key references applications (id) on delete cascade,
  account_id uuid references staff_accounts (id),
  at timestamptz not null,
  revision int not null,
  not_seen text[] not null,
  -- The revision of each part at that time.
  parts jsonb not null
);
create index staff_decisions_by_account on staff_decisions (account_id);

create table staff_notes (
  id uuid primary key,
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
