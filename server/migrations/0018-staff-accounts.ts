import { type Kysely, sql } from 'kysely';

/** The people who work here, and how they sign in. Secrets are sealed or hashed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_accounts (
      id uuid primary key default uuidv7(),
      -- In small letters.
      email text not null,
      name text not null,
      role text not null check (role in ('advisor', 'reviewer', 'admin')),
      language text not null default 'es-MX',
      single_keys boolean not null default true,
      -- argon2id, with its parameters in front.
      password_hash text not null,
      totp_secret bytea not null,
      -- One that waits to be confirmed.
      totp_next bytea,
      disabled_at timestamptz,
      created_at timestamptz not null,
      last_seen_at timestamptz
    );
    create unique index account_exists__email on staff_accounts (email);

    create table staff_invitations (
      id uuid primary key default uuidv7(),
      token_hash bytea not null unique,
      -- Null: whoever accepts it names their own; only while there is no admin.
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
      id uuid primary key default uuidv7(),
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

    create table staff_passkeys (
      id uuid primary key default uuidv7(),
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

    -- The steps of 30 s whose code was accepted.
    create table staff_totp_steps (
      account_id uuid not null references staff_accounts (id) on delete cascade,
      step bigint not null,
      primary key (account_id, step)
    );

    -- What waits for a second step: a code or a passkey.
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

    -- Wrong tries by a fingerprint of the e-mail and by client address.
    create table staff_throttles (
      key text primary key,
      tries timestamptz[] not null,
      -- How often one had to wait in a row.
      waits int not null default 0,
      blocked_until timestamptz
    );

    -- Keys belong to applications and to accounts of staff.
    alter table idempotency_keys drop constraint idempotency_keys_application_id_fkey;
    alter table idempotency_keys rename column application_id to owner_id;
    create function drop_answers() returns trigger language plpgsql as $$
    begin
      delete from idempotency_keys where owner_id = old.id;
      return null;
    end $$;
    create trigger applications_drop_answers after delete on applications
      for each row execute function drop_answers();
  `.execute(db);
}
