import { type Kysely, sql } from 'kysely';

/** Advisors with their hours, and the visits that applicants book with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Lets one constraint compare an id by equality and a time by overlap.
    create extension if not exists btree_gist;

    create table advisors (
      id uuid primary key default uuidv7(),
      name text not null unique,
      -- IANA zone in which the hours are meant.
      zone text not null,
      -- Whose public holidays are days off: MX, US, US-TX; null for nobody's.
      holidays text,
      -- Countries whose applicants this advisor visits.
      countries text[] not null,
      active boolean not null default true,
      created_at timestamptz not null default now()
    );

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
      id uuid primary key default uuidv7(),
      advisor_id uuid not null references advisors (id) on delete cascade,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      check (starts_at < ends_at)
    );
    create index advisor_time_off_of_advisor on advisor_time_off (advisor_id, ends_at);

    -- Public holidays on which the advisors of that place work all the same.
    create table worked_holidays (
      holidays text not null,
      day date not null,
      primary key (holidays, day)
    );

    create table appointments (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      advisor_id uuid not null references advisors (id),
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      -- held: kept for the applicant who confirms it; ended: its time went by, another may be booked.
      status text not null check (status in ('held', 'booked', 'cancelled', 'ended')),
      expires_at timestamptz,
      -- IANA zone the applicant booked in.
      zone text,
      source text,
      entity text,
      -- What the form said of the applicant.
      contact jsonb not null default '{}',
      -- The provider's meeting: {provider, reference, link}.
      meeting jsonb,
      -- Moves of all visits of the application so far.
      reschedule_count int not null default 0,
      -- Revision of the calendar file.
      sequence int not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (starts_at < ends_at),
      check ((status = 'held') = (expires_at is not null)),
      check (status = 'held' or (zone is not null and source is not null and entity is not null)),
      constraint slot_is_not_available__advisor
        exclude using gist (advisor_id with =, tstzrange(starts_at, ends_at) with &&)
        where (status in ('held', 'booked'))
    );
    create unique index appointment_already_exists__application on appointments (application_id)
      where status = 'booked';
    create unique index slot_is_not_available__one_hold on appointments (application_id) where status = 'held';
    create index appointments_of_application on appointments (application_id, created_at);
    create index appointments_expiring on appointments (expires_at) where status = 'held';
  `.execute(db);

  // So that a fresh start has slots; npm run advisor makes them the company's own.
  await sql`
    with made as (
      insert into advisors (name, zone, holidays, countries) values
        ('Asesoría 1', 'America/Mexico_City', 'MX', '{mx,us}'),
        ('Asesoría 2', 'America/Chicago', 'US', '{us,mx}')
      returning id
    )
    insert into advisor_hours (advisor_id, weekday, starts_at, ends_at)
    select id, weekday, '09:00', case weekday when 6 then time '14:00' else time '18:00' end
    from made, generate_series(1, 6) as weekday
  `.execute(db);
}
