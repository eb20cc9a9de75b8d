import { type Kysely, sql } from 'kysely';

/** The last release goes on: it writes invitations without an advisor. */
export const servesBack = '0037';

/** An invitation says whose visits the new account sees as its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table staff_invitations add column advisor_id uuid references advisors (id) on delete set null;
    create index staff_invitations_by_advisor on staff_invitations (advisor_id) where advisor_id is not null;
    -- What was done to an account, in its order.
    create index staff_audit_about_account on staff_audit ((details ->> 'accountId'), at, id)
      where details ->> 'accountId' is not null;
  `.execute(db);
}
