import { type Kysely, sql } from 'kysely';

/** Links that staff make, with what they know of the driver. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Staff gave the contact data; false once the applicant has sent it.
    alter table personal_data add column contact_by_staff boolean not null default false;

    create table link_origins (
      application_id uuid primary key references applications (id) on delete cascade,
      account_id uuid not null references staff_accounts (id),
      -- The company's own.
      external_reference text not null,
      -- The only address the link may be mailed to.
      email text not null,
      language text not null,
      -- When the present link was mailed last.
      mailed_at timestamptz,
      created_at timestamptz not null
    );
    create index link_origins_by_account on link_origins (account_id);
    create index link_origins_mailed on link_origins (mailed_at) where mailed_at is not null;
    create trigger link_origins_touch_new after insert on link_origins
      for each row execute function part_changed('link');

    -- In small letters.
    alter table queue_rows add column external_reference text not null default '';
    create index queue_external_reference on queue_rows (external_reference) where external_reference <> '';
  `.execute(db);
}
