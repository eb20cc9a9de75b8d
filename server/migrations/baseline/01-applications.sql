-- Applications, the links that lead to them, who applies, and what is kept of each request.

create sequence application_numbers;

create table applications (
  id uuid primary key,
  country text not null,
  stage text not null default 'created',
  -- The stage before a rejection; null while the application is not rejected.
  came_from text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  submitted_at timestamptz,
  -- What the application is called on the phone: eight digits. The factor shares no divisor with 90,000,000, so every number gives
  -- another reference, and references don't reveal how many applications there are.
  reference int not null unique default (nextval('application_numbers') * 61803401 % 90000000 + 10000000)::int,
  constraint applications_came_from_iff_rejected check ((stage = 'rejected') = (came_from is not null))
);
alter sequence application_numbers owned by applications.reference;
create index applications_closed on applications (id) where stage in ('approved', 'rejected');

-- A driver's only credential. It differs from the internal id, so that it can be revoked and replaced.
create table application_links (
  request_id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create unique index application_links_one_live on application_links (application_id) where revoked_at is null;
create index application_links_by_application on application_links (application_id);

create table application_events (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  at timestamptz not null default now(),
  kind text not null,
  by text not null,
  actor text not null,
  details jsonb not null default '{}'
);
create index application_events_of_application on application_events (application_id, at);

-- Events are append-only; they are deleted only together with their application.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
    return old;
  end if;
  raise exception 'application_events is append-only';
end $$;
create trigger application_events_append_only before update or delete on application_events
  for each row execute function refuse_event_change();

-- One person, one live application. A rejected application releases its identifiers.
create table identity_claims (
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  fingerprint bytea not null,
  released_at timestamptz,
  primary key (application_id, kind)
);
create unique index already_exist__identity on identity_claims (kind, fingerprint) where released_at is null;

create table personal_data (
  application_id uuid primary key references applications (id) on delete cascade,
  status text not null default 'pending',
  first_name text not null default '',
  last_name text not null default '',
  email text not null default '',
  phone text not null default '',
  birthdate date,
  tax_id text not null default '',
  national_id text not null default '',
  postal_code text not null default '',
  city text not null default '',
  state text not null default '',
  neighborhood text not null default '',
  street text not null default '',
  street_number text not null default '',
  department text not null default '',
  ssn_encrypted bytea,
  ssn_last_four text,
  ride_share_total_rides int,
  avg_earning_per_week numeric(12, 2),
  background_consent boolean not null default false,
  privacy_policy boolean not null default false,
  -- What the strict checks found, by field, for the reviewer.
  flags jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  revision int not null default 1,
  -- Staff gave the contact data; false once the applicant has sent it.
  contact_by_staff boolean not null default false
);

create table consents (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  text_version text not null,
  language text not null,
  at timestamptz not null,
  ip inet
);
create index consents_of_application on consents (application_id);

create table decisions (
  application_id uuid primary key references applications (id) on delete cascade,
  -- The reason that the applicant is told; null if staff gave none.
  reason text,
  apply_again_on date,
  hand_over_on date,
  at timestamptz not null,
  -- All reasons that staff gave.
  reasons text[] not null default '{}'
);
create index decisions_by_age on decisions (at);

-- Applicants who can't be served yet and want to hear when they can.
create table waiting_list (
  application_id uuid primary key references applications (id) on delete cascade,
  email text not null,
  why text not null check (why in ('area', 'age')),
  -- Where they live; '' if they didn't say.
  place text not null,
  -- If they are too young: the day from which they may apply.
  from_day date,
  -- Their consent to be written to: its text, and when and from where it was given.
  text_version text not null,
  language text not null,
  at timestamptz not null,
  ip inet
);

create table obligors (
  application_id uuid primary key references applications (id) on delete cascade,
  name text not null,
  phone text not null,
  email text not null,
  location text not null,
  updated_at timestamptz not null
);

-- One row per way of locating the driver: what the device claimed beside what the server observed.
create table locations (
  application_id uuid not null references applications (id) on delete cascade,
  source text not null check (source in ('device', 'address')),
  claimed_latitude double precision check (claimed_latitude between -90 and 90),
  claimed_longitude double precision check (claimed_longitude between -180 and 180),
  claimed_accuracy double precision check (claimed_accuracy >= 0),
  claimed_ip inet,
  observed_ip inet,
  observed_country text,
  place text,
  at timestamptz not null,
  primary key (application_id, source),
  check ((source = 'device') = (claimed_latitude is not null and claimed_longitude is not null))
);

-- Answers kept for repeated requests. They belong to an application or to a staff account.
create table idempotency_keys (
  owner_id uuid not null,
  key text not null,
  -- Of the first request; null until its body has arrived completely.
  fingerprint text,
  -- The answer; null while the first request is being handled, until leased_until at most.
  status int,
  answer text,
  leased_until timestamptz not null,
  created_at timestamptz not null default now(),
  -- The application that an answer to staff is about.
  about uuid,
  primary key (owner_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
create index idempotency_keys_about on idempotency_keys (about) where about is not null;

create function drop_answers() returns trigger language plpgsql as $$
begin
  delete from idempotency_keys where owner_id = old.id or about = old.id;
  return null;
end $$;
create trigger applications_drop_answers after delete on applications
  for each row execute function drop_answers();

-- Made for rate-limiter-flexible, which reads and writes exactly these columns; `expire` is in ms since 1970.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on rate_limits (expire);
