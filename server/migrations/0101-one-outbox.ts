import { type Kysely, sql } from 'kysely';
import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

/** Mails to the owners of staff accounts are rows of the same outbox as messages about applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deliveries
      alter column application_id drop not null,
      -- Of a mail to an account's owner, whose language is read when it is sent.
      alter column language drop not null,
      add column account_id uuid references staff_accounts (id) on delete cascade,
      -- What such a mail states: where it was done from, and a control with its values.
      add column facts jsonb,
      add constraint deliveries_about_one check (num_nonnulls(application_id, account_id) = 1),
      add constraint deliveries_language check (language is not null or application_id is null);
    alter table deliveries alter column facts set statistics 0;
    insert into deliveries (id, account_id, kind, about, facts, state, tries, due_at, reason, settled_at, created_at)
      select id, account_id, kind, '', jsonb_build_object('ip', ip, 'device', device) ||
        case when facts is null then '{}' else jsonb_build_object('control', facts) end,
        state, tries, due_at, reason, settled_at, created_at
      from staff_mails;
    drop table staff_mails;
  `.execute(db);
}

export const indexes: Record<string, IndexBeside> = {
  deliveries_by_account: { on: 'deliveries (account_id) where account_id is not null' },
  deliveries_settled: { on: "deliveries (settled_at) where account_id is not null and state <> 'waiting'" },
};
