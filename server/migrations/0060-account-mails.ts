import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/** What members of staff are told of their own accounts by mail: facts, without a word of the message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_mails (
      id uuid primary key default uuidv7(),
      account_id uuid not null references staff_accounts (id) on delete cascade,
      kind text not null,
      -- Where it was done from; '' where that is not theirs to know.
      ip text not null,
      device text not null,
      state text not null default 'waiting',
      tries smallint not null default 0,
      due_at timestamptz not null,
      reason text,
      settled_at timestamptz,
      created_at timestamptz not null
    );
    create index staff_mails_due on staff_mails (due_at) where state = 'waiting';
    create index staff_mails_settled on staff_mails (settled_at) where state <> 'waiting';
    create index staff_mails_by_account on staff_mails (account_id);
  `.execute(db);
}
