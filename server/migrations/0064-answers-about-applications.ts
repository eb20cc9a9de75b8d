import { type Kysely, sql } from 'kysely';
import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

/** Only adds; an earlier release beside it keeps answers to staff without naming an application. */
export const servesBack = '0033';

/** Answers to staff that are kept for repeats belong to an account, and name their application: they go with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table idempotency_keys add column about uuid;
    create or replace function drop_answers() returns trigger language plpgsql as $$
    begin
      delete from idempotency_keys where owner_id = old.id or about = old.id;
      return null;
    end $$;
  `.execute(db);
}

export const indexes: Record<string, IndexBeside> = {
  idempotency_keys_about: { on: 'idempotency_keys (about) where about is not null' },
};
