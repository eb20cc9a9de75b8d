-- Twelve weeks of earnings per platform, the pictures they were read from, and what they add up to.

create table earnings_windows (
  application_id uuid primary key references applications (id) on delete cascade,
  first_upload_at timestamptz not null,
  newest_week date not null,
  frozen_until date,
  constraint week_not_wanted__monday check (extract(isodow from newest_week) = 1)
);
-- For the job that looks for accounts whose twelve weeks have moved on.
create index earnings_windows_frozen on earnings_windows (frozen_until);

create table screenshots (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  platform text not null,
  upload_type text not null check (upload_type in ('profile', 'earnings')),
  sha256 bytea not null,
  picture_hash text not null,
  media_id uuid not null,
  reading jsonb not null,
  at timestamptz not null,
  -- What the applicant still has to do with the picture, and why; both null once it has filled something.
  needs text check (needs in ('confirm', 'type')),
  reason text,
  constraint duplicate_image__bytes unique (application_id, sha256),
  foreign key (application_id, media_id) references media (application_id, id) deferrable initially deferred,
  check ((needs is null) = (reason is null))
);
create index screenshots_open on screenshots (at) where needs is not null;

create table platform_profiles (
  application_id uuid not null references applications (id) on delete cascade,
  platform text not null,
  full_name text,
  rating numeric(3, 2),
  screenshot_id uuid references screenshots (id) on delete set null,
  updated_at timestamptz not null,
  origin text not null default 'screenshot' check (origin in ('screenshot', 'typed_from_screenshot', 'widget')),
  primary key (application_id, platform)
);

create table earnings_weeks (
  application_id uuid not null references applications (id) on delete cascade,
  platform text not null,
  week_start date not null,
  amount numeric(12, 2) not null check (amount >= 0),
  currency text not null check (currency in ('MXN', 'USD')),
  origin text not null
    check (origin in ('screenshot', 'typed_from_screenshot', 'widget', 'did_not_work', 'correction')),
  read_amount numeric(12, 2),
  screenshot_id uuid references screenshots (id) on delete set null,
  updated_at timestamptz not null,
  -- The amount comes from the widget's sandbox, not from a real account.
  played boolean not null default false,
  constraint week_already_filled__pk primary key (application_id, platform, week_start),
  constraint week_not_wanted__monday check (extract(isodow from week_start) = 1)
);

-- Deleting a row searches for the rows that refer to it. Without an index every search reads the whole table.
create index earnings_weeks_by_screenshot on earnings_weeks (screenshot_id) where screenshot_id is not null;
create index platform_profiles_by_screenshot on platform_profiles (screenshot_id) where screenshot_id is not null;

create table platform_accounts (
  application_id uuid not null references applications (id) on delete cascade,
  platform text not null,
  account_id text not null,
  origin text not null check (origin in ('screenshots', 'widget')),
  status text not null check (status in ('pending', 'success', 'failed')),
  earnings_status text not null check (earnings_status in ('pending', 'success')),
  metrics_status text not null check (metrics_status in ('pending', 'success')),
  reason text,
  retry_at timestamptz,
  primary key (application_id, account_id)
);

create table earnings_analyses (
  application_id uuid primary key references applications (id) on delete cascade,
  status text not null check (status in ('pending', 'completed', 'approved')),
  result jsonb not null,
  at timestamptz not null
);

-- Accounts connected through the driver-data widget.
create table widget_accounts (
  application_id uuid not null references applications (id) on delete cascade,
  account_id text not null,
  -- Null until the provider, or the browser that connected it, names it.
  platform text,
  state text not null check (state in ('reading', 'connected', 'failed')),
  reason text,
  -- Requests to the provider since the account was connected or connected again.
  tries int not null default 0,
  added_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (application_id, account_id),
  check ((state = 'failed') = (reason is not null))
);
create index widget_accounts_by_account on widget_accounts (account_id);

-- What reviewers say about single weeks. A week that changes has to be reviewed again.
create table week_reviews (
  application_id uuid not null,
  platform text not null,
  week_start date not null,
  decision text not null check (decision in ('accepted', 'corrected', 'refused')),
  amount numeric(12, 2),
  reason text,
  account_id uuid not null references staff_accounts (id),
  at timestamptz not null,
  primary key (application_id, platform, week_start),
  foreign key (application_id, platform, week_start)
    references earnings_weeks (application_id, platform, week_start) on delete cascade,
  check ((decision = 'corrected') = (amount is not null))
);
create index week_reviews_by_account on week_reviews (account_id);

create function drop_week_review() returns trigger language plpgsql as $$
begin
  delete from week_reviews
  where application_id = new.application_id and platform = new.platform and week_start = new.week_start;
  return null;
end $$;
create trigger earnings_weeks_drop_review after update of amount on earnings_weeks
  for each row when (old.amount <> new.amount) execute function drop_week_review();

-- How well pictures were read, counted without any trace of whose they were.
create table reading_counts (
  month date not null,
  platform text not null,
  upload_type text not null check (upload_type in ('profile', 'earnings')),
  band text not null check (band in ('sure', 'ask', 'none')),
  -- Empty if sure.
  reason text not null,
  count int not null,
  primary key (month, platform, upload_type, band, reason)
);

-- With LEARN_FROM_CORRECTIONS: the values that people corrected or confirmed, beside those that were read.
create table reading_corrections (
  id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  media_id uuid not null,
  platform text not null,
  country text not null,
  captured_on date not null,
  week_start date not null,
  amount numeric(12, 2) not null,
  read_week date,
  read_amount numeric(12, 2),
  band text not null,
  reader_version text not null,
  at timestamptz not null,
  unique (application_id, media_id),
  constraint media_not_found__reading_correction foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred
);

create table profile_corrections (
  application_id uuid not null references applications (id) on delete cascade,
  media_id uuid not null,
  platform text not null,
  country text not null,
  captured_on date not null,
  full_name text not null,
  rating numeric(3, 2),
  read_name text,
  read_rating numeric(3, 2),
  band text not null,
  reader_version text not null,
  at timestamptz not null,
  primary key (application_id, media_id),
  constraint media_not_found__profile_correction foreign key (application_id, media_id)
    references media (application_id, id) deferrable initially deferred
);
