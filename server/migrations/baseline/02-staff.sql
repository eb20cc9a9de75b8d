-- The people who work here, how they sign in, and what they did. Secrets are sealed or hashed.

create table staff_accounts (
  id uuid primary key,
  -- In lower case.
  email text not null,
  name text not null,
  role text not null check (role in ('advisor', 'reviewer', 'admin')),
  language text not null default 'es-MX',
  single_keys boolean not null default true,
  -- argon2id, with its parameters in front.
  password_hash text not null,
  totp_secret bytea not null,
  -- A new secret that waits to be confirmed.
  totp_next bytea,
  disabled_at timestamptz,
  created_at timestamptz not null,
  last_seen_at timestamptz
);
create unique index account_exists__email on staff_accounts (email);

create table staff_invitations (
  id uuid primary key,
  token_hash bytea not null unique,
  -- Null for the first admin, who enters their own.
  email text,
  role text not null check (role in ('advisor', 'reviewer', 'admin')),
  -- Of a reset: the account that gets new factors.
  account_id uuid references staff_accounts (id) on delete cascade,
  totp_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invitations_by_account on staff_invitations (account_id);

create table staff_sessions (
  id uuid primary key,
  token_hash bytea not null unique,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  started_at timestamptz not null,
  last_seen_at timestamptz not null,
  stepped_up_until timestamptz,
  ip inet not null,
  device text not null
);
create index staff_sessions_by_account on staff_sessions (account_id, started_at);
create index staff_sessions_by_age on staff_sessions (started_at);

create function announce_session_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('volante_live', 'session_over ' || old.id);
  return null;
end $$;
create trigger staff_sessions_announce after delete on staff_sessions
  for each row execute function announce_session_over();

create table staff_passkeys (
  id uuid primary key,
  credential_id text not null unique,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_by_account on staff_passkeys (account_id);

create table staff_recovery_codes (
  account_id uuid not null references staff_accounts (id) on delete cascade,
  code_hash bytea not null,
  primary key (account_id, code_hash)
);

-- The steps of 30 s whose code was accepted: no code works twice.
create table staff_totp_steps (
  account_id uuid not null references staff_accounts (id) on delete cascade,
  step bigint not null,
  primary key (account_id, step)
);

-- Sign-ins that wait for a second factor: a code or a passkey.
create table staff_challenges (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('code', 'passkey', 'new_passkey')),
  account_id uuid references staff_accounts (id) on delete cascade,
  -- What the authenticator signs.
  signed text,
  tries int not null default 0,
  expires_at timestamptz not null
);
create index staff_challenges_by_account on staff_challenges (account_id);
create index staff_challenges_by_age on staff_challenges (expires_at);

-- Failed sign-ins, by a fingerprint of the e-mail and by client address.
create table staff_throttles (
  key text primary key,
  tries timestamptz[] not null,
  -- How often in a row a wait was imposed.
  waits int not null default 0,
  blocked_until timestamptz
);

-- Mails to staff about their own accounts: facts, without a word of the message.
create table staff_mails (
  id uuid primary key,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  kind text not null,
  -- Where it was done from; '' if the owner may not know.
  ip text not null,
  device text not null,
  state text not null default 'waiting',
  tries smallint not null default 0,
  due_at timestamptz not null,
  reason text,
  settled_at timestamptz,
  created_at timestamptz not null,
  -- What the mail states: codes and names, no words.
  facts jsonb
);
create index staff_mails_due on staff_mails (due_at) where state = 'waiting';
create index staff_mails_settled on staff_mails (settled_at) where state <> 'waiting';
create index staff_mails_by_account on staff_mails (account_id);

-- What staff read and did, sealed in order.
create table staff_audit (
  id uuid primary key,
  -- In milliseconds, as the seals read it.
  at timestamptz(3) not null,
  -- The transaction that wrote it: an entry is sealed once no earlier one can still appear.
  written_in xid8 not null default pg_current_xact_id(),
  account_id uuid,
  kind text not null,
  application_id uuid,
  part text,
  media_id uuid,
  revision int,
  ip inet,
  details jsonb not null
);
create index staff_audit_in_order on staff_audit (written_in, id);
create index staff_audit_of_reading on staff_audit (account_id, application_id, part, at);
create index staff_audit_of_application on staff_audit (application_id, at);
create index staff_audit_by_age on staff_audit (at, id);
create index staff_audit_by_kind on staff_audit (kind, at, id);
create index staff_audit_about_account on staff_audit ((details ->> 'accountId'), at, id)
  where details ->> 'accountId' is not null;

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger staff_audit_append_only before update or delete on staff_audit
  for each row execute function refuse_audit_change();
create trigger staff_audit_never_empty before truncate on staff_audit
  for each statement execute function refuse_audit_change();

-- Each seal covers the seal before it and the entries since.
create table staff_audit_seals (
  number int primary key,
  last_written_in xid8 not null,
  last_id uuid not null,
  -- Of all seals so far.
  entries int not null,
  hmac bytea not null,
  at timestamptz not null
);

-- Which applications an account opened within the last hour.
create table staff_openings (
  account_id uuid not null references staff_accounts (id) on delete cascade,
  application_id uuid not null references applications (id) on delete cascade,
  at timestamptz not null,
  primary key (account_id, application_id)
);
create index staff_openings_of_application on staff_openings (application_id);
create index staff_openings_by_age on staff_openings (account_id, at);

-- Settings that were changed in the console. A change is announced to every process: `core/live/announcements.ts`.
create table changed_settings (
  name text primary key,
  -- As in the environment; null: reset.
  value text,
  revision int not null,
  changed_at timestamptz not null,
  changed_by uuid references staff_accounts (id) on delete set null
);
create index changed_settings_by_account on changed_settings (changed_by) where changed_by is not null;

create function announce_settings() returns trigger language plpgsql as $$
begin
  perform pg_notify('volante_live', 'settings');
  return null;
end $$;
create trigger changed_settings_announce after insert or update or delete on changed_settings
  for each statement execute function announce_settings();

-- Changes that loosen a control and wait for a second admin.
create table setting_proposals (
  name text primary key,
  id uuid not null,
  -- As in changed_settings; null: to be reset.
  value text,
  -- The revision of the setting that it would replace.
  revision int not null,
  account_id uuid not null references staff_accounts (id) on delete cascade,
  at timestamptz not null
);
create index setting_proposals_by_account on setting_proposals (account_id);

-- What the servers' environment says of the controls.
create table control_marks (
  name text primary key,
  value text not null,
  at timestamptz not null
);
