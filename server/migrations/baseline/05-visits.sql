-- Advisors with their hours, the visits that are booked with them, and their reports.

-- Lets one constraint compare an id by equality and a time by overlap.
create extension if not exists btree_gist;

create table advisors (
  id uuid primary key,
  name text not null constraint advisor_exists__name unique,
  -- IANA zone of the hours.
  zone text not null,
  -- Whose public holidays are days off: MX, US, US-TX; null for nobody's.
  holidays text,
  -- Countries whose applicants this advisor visits.
  countries text[] not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  -- The account with which the advisor signs in.
  account_id uuid constraint advisor_exists__account unique references staff_accounts (id) on delete set null,
  revision int not null default 1,
  -- Hash of the secret address of the advisor's calendar.
  calendar_hash bytea
);
create unique index advisors_calendar on advisors (calendar_hash) where calendar_hash is not null;

create table advisor_hours (
  advisor_id uuid not null references advisors (id) on delete cascade,
  -- 1 is Monday, 7 is Sunday.
  weekday int not null check (weekday between 1 and 7),
  starts_at time not null,
  ends_at time not null,
  primary key (advisor_id, weekday, starts_at),
  check (starts_at < ends_at)
);

create table advisor_time_off (
  id uuid primary key,
  advisor_id uuid not null references advisors (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (starts_at < ends_at)
);
create index advisor_time_off_of_advisor on advisor_time_off (advisor_id, ends_at);

-- Public holidays on which the advisors who have them work nevertheless.
create table worked_holidays (
  holidays text not null,
  day date not null,
  primary key (holidays, day)
);

create function announce_availability() returns trigger language plpgsql as $$
begin
  -- Many of one transaction announce the same, which PostgreSQL sends once.
  perform pg_notify('volante_live', 'availability');
  return null;
end $$;
create trigger advisors_announce after insert or update or delete on advisors
  for each statement execute function announce_availability();
create trigger advisor_hours_announce after insert or update or delete on advisor_hours
  for each statement execute function announce_availability();
create trigger advisor_time_off_announce after insert or update or delete on advisor_time_off
  for each statement execute function announce_availability();
create trigger worked_holidays_announce after insert or update or delete on worked_holidays
  for each statement execute function announce_availability();

create table appointments (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  advisor_id uuid not null references advisors (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- held: reserved for the applicant who is confirming it; ended: it is over, and another may be booked.
  status text not null check (status in ('held', 'booked', 'cancelled', 'ended')),
  expires_at timestamptz,
  -- IANA zone in which the applicant booked.
  zone text,
  source text,
  entity text,
  -- The applicant's contact as entered in the form.
  contact jsonb not null default '{}',
  -- The provider's meeting: {provider, reference, link}.
  meeting jsonb,
  -- Reschedules of all visits of the application so far.
  reschedule_count int not null default 0,
  -- Revision of the calendar file.
  sequence int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  revision int not null default 1,
  -- Booked by staff for the driver: it doesn't count towards a driver's bookings per day.
  by_staff boolean not null default false,
  check (starts_at < ends_at),
  check ((status = 'held') = (expires_at is not null)),
  check (status = 'held' or (zone is not null and source is not null and entity is not null)),
  constraint slot_is_not_available__advisor
    exclude using gist (advisor_id with =, tstzrange(starts_at, ends_at) with &&)
    where (status in ('held', 'booked'))
);
create unique index appointment_already_exists__application on appointments (application_id) where status = 'booked';
create unique index slot_is_not_available__one_hold on appointments (application_id) where status = 'held';
create index appointments_of_application on appointments (application_id, created_at);
create index appointments_expiring on appointments (expires_at) where status = 'held';
create index appointments_by_advisor on appointments (advisor_id);
create index appointments_booked_until on appointments (ends_at) where status = 'booked';
create index appointments_by_start on appointments (starts_at) where status <> 'held';

-- What an advisor found on a visit.
create table visit_reports (
  appointment_id uuid primary key references appointments (id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  outcome text check (outcome in ('passed', 'failed', 'repeat', 'no_show')),
  details jsonb not null default '{}',
  responsible uuid references staff_accounts (id),
  revision int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The revision of the report at which each of its fields last changed.
  field_revisions jsonb not null default '{}'
);
create index visit_reports_of_application on visit_reports (application_id);
create index visit_reports_by_responsible on visit_reports (responsible);

create table visit_report_images (
  appointment_id uuid not null references appointments (id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  media_id uuid not null,
  position int not null,
  primary key (appointment_id, media_id),
  constraint media_not_found__visit_image foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred
);
create index visit_report_images_of_file on visit_report_images (application_id, media_id);

-- An invitation says whose visits the new account is responsible for.
alter table staff_invitations add column advisor_id uuid references advisors (id) on delete set null;
create index staff_invitations_by_advisor on staff_invitations (advisor_id) where advisor_id is not null;
