import { type Kysely, sql } from 'kysely';
import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

/**
 * A decision is one row: what the driver reads, and who decided on which revision. A decision that waits for a second person is
 * a pending decision. Tables that earlier releases write are gone afterwards, so none of them serves with it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table decisions
      -- Null for a decision from the shell, like the columns below.
      add column account_id uuid references staff_accounts (id),
      -- The application's revision that was decided on.
      add column revision int,
      -- The documents whose files the account hadn't been shown.
      add column not_seen text[],
      -- The revision of each part then, by its path.
      add column parts jsonb;
    alter table decisions alter column parts set statistics 0;
    -- Nothing that anybody sees changes: no revision grows.
    alter table decisions disable trigger user;
    update decisions d
      set account_id = s.account_id, revision = s.revision, not_seen = s.not_seen, parts = s.parts
      -- A row from before the application was reopened in the shell belongs to no decision.
      from staff_decisions s where s.application_id = d.application_id and s.at >= d.at - interval '1 minute';
    alter table decisions enable trigger user;
    drop table staff_decisions;

    alter table proposals rename to pending_decisions;
    alter table pending_decisions rename constraint proposals_pkey to pending_decisions_pkey;
    alter table pending_decisions rename constraint proposals_id_key to pending_decisions_id_key;
    alter table pending_decisions
      rename constraint proposals_application_id_fkey to pending_decisions_application_id_fkey;
    alter table pending_decisions rename constraint proposals_account_id_fkey to pending_decisions_account_id_fkey;
    alter index proposals_by_account rename to pending_decisions_by_account;
    alter trigger proposals_touch_new on pending_decisions rename to pending_decisions_touch_new;
    alter trigger proposals_touch on pending_decisions rename to pending_decisions_touch;
    alter trigger proposals_touch_gone on pending_decisions rename to pending_decisions_touch_gone;
    drop trigger applications_drop_proposal on applications;
    drop function drop_proposal;
    create function drop_pending_decision() returns trigger language plpgsql as $$
    begin
      delete from pending_decisions where application_id = new.id;
      return null;
    end $$;
    create trigger applications_drop_pending_decision after update of stage on applications
      for each row when (old.stage <> new.stage) execute function drop_pending_decision();
  `.execute(db);
}

export const indexes: Record<string, IndexBeside> = {
  decisions_by_account: { on: 'decisions (account_id)' },
};
