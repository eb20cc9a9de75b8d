import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table applications (
      id uuid primary key default uuidv7(),
      country text not null,
      stage text not null default 'created',
      -- The stage before a rejection; null while the application is not rejected.
      came_from text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      submitted_at timestamptz,
      constraint applications_came_from_iff_rejected check ((stage = 'rejected') = (came_from is not null))
    )`.execute(db);

  // The only credential of an applicant, apart from the internal key so that it can be revoked and renewed.
  await sql`
    create table application_links (
      request_id uuid primary key default gen_random_uuid(),
      application_id uuid not null references applications (id) on delete cascade,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    )`.execute(db);
  await sql`create unique index application_links_one_live on application_links (application_id) where revoked_at is null`.execute(
    db,
  );

  await sql`
    create table application_events (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      at timestamptz not null default now(),
      kind text not null,
      by text not null,
      actor text not null,
      details jsonb not null default '{}'
    )`.execute(db);
  await sql`create index application_events_of_application on application_events (application_id, at)`.execute(db);
  // Append-only: an event leaves only together with its application.
  await sql`
    create function refuse_event_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and not exists (select from applications where id = old.application_id) then
        return old;
      end if;
      raise exception 'application_events is append-only';
    end $$`.execute(db);
  await sql`
    create trigger application_events_append_only before update or delete on application_events
    for each row execute function refuse_event_change()`.execute(db);

  // One person, one live application. A rejected application gives its identifiers free.
  await sql`
    create table identity_claims (
      application_id uuid not null references applications (id) on delete cascade,
      kind text not null,
      fingerprint bytea not null,
      released_at timestamptz,
      primary key (application_id, kind)
    )`.execute(db);
  await sql`create unique index already_exist__identity on identity_claims (kind, fingerprint) where released_at is null`.execute(
    db,
  );

  await sql`
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
      updated_at timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table consents (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      kind text not null,
      text_version text not null,
      language text not null,
      at timestamptz not null,
      ip inet
    )`.execute(db);
  await sql`create index consents_of_application on consents (application_id)`.execute(db);

  await sql`
    create table idempotency_keys (
      application_id uuid not null references applications (id) on delete cascade,
      key text not null,
      -- Of the request that came first; null until its body has arrived whole.
      fingerprint text,
      -- The answer; null while the first request is being handled, until leased_until at most.
      status int,
      answer text,
      leased_until timestamptz not null,
      created_at timestamptz not null default now(),
      primary key (application_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);

  // Made for rate-limiter-flexible, which reads and writes exactly these columns; `expire` is in ms since 1970.
  await sql`
    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_by_expiry on rate_limits (expire)`.execute(db);
}
