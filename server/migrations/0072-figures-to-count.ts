import { type Kysely, sql } from 'kysely';
import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

/** Only adds; an earlier release beside it compares all applications as before, and what it counted is counted once more. */
export const servesBack = '0033';

/** Which applications have changed since they were counted, so that counting costs by what changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table figure_changes (
      application_id uuid primary key references applications (id) on delete cascade,
      -- Of the application after its last change.
      revision int not null
    );
    create function note_figure_change() returns trigger language plpgsql as $$
    begin
      insert into figure_changes (application_id, revision) values (new.application_id, new.revision)
      on conflict (application_id) do update set revision = excluded.revision;
      return null;
    end $$;
    create trigger queue_rows_to_count after insert on queue_rows
      for each row execute function note_figure_change();
    create trigger queue_rows_to_count_again after update on queue_rows
      for each row when (old.revision <> new.revision) execute function note_figure_change();
    insert into figure_changes (application_id, revision)
      select q.application_id, q.revision from queue_rows q left join figure_sources s using (application_id)
      where s.application_id is null or s.revision <> q.revision;
    drop index if exists queue_revisions`.execute(db);
}

/** For another version of the rules, which counts everything again. */
export const indexes: Record<string, IndexBeside> = {
  figure_sources_by_rules: { on: 'figure_sources (rules, application_id)', replaces: 'figure_sources_counted' },
};
