import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** The daily digest by mail: the days for which it was sent, and who doesn't want it. A server of the release before sends none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_digests (
      -- On the company's clock. Whoever inserts it queues that day's mails in the same transaction; nobody else can.
      day date primary key,
      at timestamptz not null
    );
    alter table staff_accounts add column daily_digest boolean not null default true;
  `.execute(db);
}
