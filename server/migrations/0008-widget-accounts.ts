import { type Kysely, sql } from 'kysely';

/** Accounts of the driver-data widget: what is known of each, and where it shows among profiles and accounts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table widget_accounts (
      application_id uuid not null references applications (id) on delete cascade,
      account_id text not null,
      -- Null until the provider, or the browser that brought it, has said.
      platform text,
      state text not null check (state in ('reading', 'connected', 'failed')),
      reason text,
      -- How often it was asked for since it came or was sent again.
      tries int not null default 0,
      added_at timestamptz not null,
      updated_at timestamptz not null,
      primary key (application_id, account_id),
      check ((state = 'failed') = (reason is not null))
    );
    create index widget_accounts_by_account on widget_accounts (account_id);

    alter table platform_accounts add column reason text;
    alter table platform_accounts add column retry_at timestamptz;

    alter table platform_profiles
      add column origin text not null default 'screenshot' check (origin in ('screenshot', 'widget'));
  `.execute(db);
}
