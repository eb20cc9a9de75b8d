import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * Which transaction queued a delivery, how far an endpoint that was off had been told, which contacts in the CRM are ours, and how much a
 * system may call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Two steps: a default that is computed for each row would write the whole table anew.
    alter table webhook_deliveries add column queued_in xid8;
    alter table webhook_deliveries alter column queued_in set default pg_current_xact_id();

    -- The last position in the feed when it was switched off; null for one that never was.
    alter table webhook_endpoints add column off_position bigint;

    -- Null: as many as SERVICE_CALLS_PER_MINUTE says.
    alter table service_accounts add column calls_per_minute int check (calls_per_minute > 0);

    -- Contacts that we made in the CRM, rather than the company.
    create table crm_contacts (
      application_id uuid primary key references applications (id) on delete cascade,
      made_at timestamptz not null
    );
    alter table erasures add column crm_made boolean not null default false;
  `.execute(db);
}

export const indexes = {
  webhook_deliveries_queued: { on: "webhook_deliveries (queued_in) where state = 'waiting'" },
};
