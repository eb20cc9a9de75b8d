import { type Kysely, sql } from 'kysely';

export const servesBack = '0073';

/** Controls that one person can't loosen alone: proposals that wait for a second admin, and what the servers' environment says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table setting_proposals (
      name text primary key,
      id uuid not null default uuidv7(),
      -- As in changed_settings; null: to be reset.
      value text,
      -- The revision of the setting that it would replace.
      revision int not null,
      account_id uuid not null references staff_accounts (id) on delete cascade,
      at timestamptz not null
    );
    create index setting_proposals_by_account on setting_proposals (account_id);

    create table control_marks (
      name text primary key,
      value text not null,
      at timestamptz not null
    );

    -- What a mail states: codes and names, no words.
    alter table staff_mails add column facts jsonb;
  `.execute(db);
}
