import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * Rows of the queue say how far the link of an application came whose driver hasn't started the analysis. A server of the release before
 * recomputes them without that; what it changes is mended in the night, as are the rows that are there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Nobody changed the application by it: that raises no revision.
    create function link_moved() returns trigger language plpgsql as $$
    begin
      perform findings_changed(q.application_id)
      from queue_rows q where q.application_id = new.application_id and q.stage = 'created';
      return null;
    end $$;
    create trigger link_openings_touch_new after insert on link_openings
      for each row execute function link_moved();
    create trigger deliveries_touch after update of state on deliveries
      for each row when (new.kind = 'application_link' and old.state <> new.state
        and (old.state in ('sent', 'told') or new.state in ('sent', 'told')))
      execute function link_moved();`.execute(db);
}
