import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** Rules by which work is given out, what each member takes, and why an application came to whoever has it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table work_rules (
      -- From 1. A change is a further row, so that an assignment's rule can be read as it was.
      version int not null check (version > 0),
      -- In order, the first that fits counts; and who gets what nobody takes in time.
      rules jsonb not null,
      leads uuid[] not null,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      constraint changed_meanwhile__work_rules_version primary key (version)
    );
    create index work_rules_by_account on work_rules (account_id);
    alter table staff_accounts
      -- Applications at once that the rules give; null: any number.
      add column capacity int check (capacity > 0),
      -- Of drivers whose work the rules give; none: all.
      add column work_languages text[] not null default '{}',
      add column away_until timestamptz,
      -- When the rules gave something last.
      add column given_at timestamptz;
    -- Why the rules gave it to whom; counts only while that one has it, since a server of the release before leaves it as it is.
    alter table queue_rows add column given jsonb;
    alter table queue_rows alter column given set statistics 0;
  `.execute(db);
}
