import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * Applications that were closed without decision. A server of the release before doesn't know them: there they look as before, and a
 * decision made there counts.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table applications
      add column closed_at timestamptz,
      -- withdrew, silent, duplicate, not_served
      add column closed_reason text,
      -- Of a duplicate: the application that goes on; null again once that is erased.
      add column duplicate_of uuid references applications (id) on delete set null,
      -- When it was last opened again after that.
      add column reopened_at timestamptz,
      add constraint applications_closed_whole check ((closed_at is null) = (closed_reason is null));
    create trigger applications_closed_drop_pending_decision after update of closed_at on applications
      for each row when (old.closed_at is null and new.closed_at is not null) execute function drop_pending_decision();
    -- The application's \`closed_reason\`, unless it is decided.
    alter table queue_rows add column closed text;
  `.execute(db);
}

export const indexes = {
  applications_over: { on: "applications (id) where stage in ('approved', 'rejected') or closed_at is not null" },
  applications_duplicates: { on: 'applications (duplicate_of) where duplicate_of is not null' },
  queue_closed: { on: 'queue_rows (closed, waiting_since, application_id) where closed is not null' },
};
