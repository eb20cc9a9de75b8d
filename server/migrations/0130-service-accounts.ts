import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * Other systems of the company, and their tokens. Each is an account that is disabled from its first moment, so that nobody signs
 * in with it, while everything that names who did something can name it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table service_accounts (
      account_id uuid primary key references staff_accounts (id),
      scopes text[] not null check (cardinality(scopes) > 0),
      -- Empty: every country.
      countries text[] not null,
      -- Empty: those of staff.
      networks text[] not null,
      expires_at timestamptz,
      -- Null from the shell.
      created_by uuid references staff_accounts (id),
      created_at timestamptz not null,
      revoked_at timestamptz
    );
    create index service_accounts_by_maker on service_accounts (created_by);
    create table service_tokens (
      id uuid primary key,
      account_id uuid not null references service_accounts (account_id) on delete cascade,
      token_hash bytea not null unique check (length(token_hash) = 32),
      -- Two live tokens at most: each takes one of two places.
      place smallint not null check (place in (1, 2)),
      created_at timestamptz not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    );
    create unique index conflict_error__service_token_place on service_tokens (account_id, place) where revoked_at is null;
    create index service_tokens_of_account on service_tokens (account_id);
    -- A service account uses each reference of its own once.
    create table service_references (
      application_id uuid primary key references applications (id) on delete cascade,
      account_id uuid not null references service_accounts (account_id),
      external_reference text not null check (external_reference <> '')
    );
    create unique index already_exist__service_reference on service_references (account_id, external_reference);
    alter table service_references alter column external_reference set statistics 0;
  `.execute(db);
}
