import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** Plans of the company, every version of each, and the terms of an approval as they stood. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vehicle_plans (
      id uuid not null,
      -- From 1. A change is a further row, so that what was approved with one can be read as it was.
      version int not null check (version > 0),
      country text not null,
      vehicle text not null check (vehicle <> ''),
      -- In minor units of the country's currency.
      weekly_payment int not null check (weekly_payment > 0),
      term_weeks int not null check (term_weeks > 0),
      deposit int not null check (deposit >= 0),
      insurance text not null check (insurance in ('included', 'separate')),
      -- No longer offered.
      ended boolean not null,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      constraint changed_meanwhile__vehicle_plan_version primary key (id, version)
    );
    create index vehicle_plans_by_account on vehicle_plans (account_id);
    alter table decisions add column terms jsonb;
    alter table decisions alter column terms set statistics 0;
    alter table pending_decisions add column terms jsonb;
    alter table pending_decisions alter column terms set statistics 0;
  `.execute(db);
}
