import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it keeps answers to staff that say of no application. */
export const servesBack = '0033';

/** Answers to staff that are kept for repeats belong to an account, and say of which application they are: they go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency_keys add column about uuid;
    create index idempotency_keys_about on idempotency_keys (about) where about is not null;
    create or replace function drop_answers() returns trigger language plpgsql as $$
    begin
      delete from idempotency_keys where owner_id = old.id or about = old.id;
      return null;
    end $$;
  `.execute(db);
}
