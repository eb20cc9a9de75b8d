import { type Kysely, sql } from 'kysely';

/** Twelve weeks of earnings per platform, the pictures they were read from, and what they add up to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table earnings_windows (
      application_id uuid primary key references applications (id) on delete cascade,
      first_upload_at timestamptz not null,
      newest_week date not null,
      frozen_until date,
      constraint week_not_wanted__monday check (extract(isodow from newest_week) = 1)
    );

    create table screenshots (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      platform text not null,
      upload_type text not null check (upload_type in ('profile', 'earnings')),
      sha256 bytea not null,
      picture_hash text not null,
      media_id uuid not null,
      reading jsonb not null,
      at timestamptz not null,
      constraint duplicate_image__bytes unique (application_id, sha256),
      foreign key (application_id, media_id) references media (application_id, id)
    );

    create table platform_profiles (
      application_id uuid not null references applications (id) on delete cascade,
      platform text not null,
      full_name text,
      rating numeric(3, 2),
      screenshot_id uuid references screenshots (id) on delete set null,
      updated_at timestamptz not null,
      primary key (application_id, platform)
    );

    create table earnings_weeks (
      application_id uuid not null references applications (id) on delete cascade,
      platform text not null,
      week_start date not null,
      amount numeric(12, 2) not null check (amount >= 0),
      currency text not null check (currency in ('MXN', 'USD')),
      origin text not null check (origin in ('screenshot', 'widget', 'did_not_work', 'correction')),
      read_amount numeric(12, 2),
      screenshot_id uuid references screenshots (id) on delete set null,
      updated_at timestamptz not null,
      constraint week_already_filled__pk primary key (application_id, platform, week_start),
      constraint week_not_wanted__monday check (extract(isodow from week_start) = 1)
    );

    create table platform_accounts (
      application_id uuid not null references applications (id) on delete cascade,
      platform text not null,
      account_id text not null,
      origin text not null check (origin in ('screenshots', 'widget')),
      status text not null check (status in ('pending', 'success', 'failed')),
      earnings_status text not null check (earnings_status in ('pending', 'success')),
      metrics_status text not null check (metrics_status in ('pending', 'success')),
      primary key (application_id, account_id)
    );

    create table earnings_analyses (
      application_id uuid primary key references applications (id) on delete cascade,
      status text not null check (status in ('pending', 'completed', 'approved')),
      result jsonb not null,
      at timestamptz not null
    );
  `.execute(db);
}
