import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What admins said or tested on the first day, and the server can't compute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table first_day_marks (
      -- An admin says that the privacy notice was read, or that a backup is taken otherwise; or a channel was tested.
      item text primary key check (item in ('privacyNotice', 'backup', 'whatsapp', 'sms', 'email')),
      state text not null check (state in ('waiting', 'done', 'failed')),
      -- Of a failed test: a code, never a provider's own words.
      reason text,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null
    );
    create index first_day_marks_by_account on first_day_marks (account_id);
  `.execute(db);
}
