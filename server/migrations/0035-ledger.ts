import { type Kysely, sql } from 'kysely';

/** What is read of a paper changes whether facts differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the machine finds is projected with its transaction, and raises no revision: nobody changed the application, and
    -- nobody's decision may fail by it. Such a transaction changes no part besides, which would then raise none either.
    create function findings_changed(touched uuid) returns void language sql as $$
      update queue_rows set stale = true, touched_in = pg_current_xact_id()
      where application_id = touched and not (stale and touched_in = pg_current_xact_id())
    $$;
    create function reading_changed() returns trigger language plpgsql as $$
    begin
      perform findings_changed(v.application_id) from document_versions v where v.id = new.version_id;
      return null;
    end $$;
    create trigger paper_readings_touch_new after insert on paper_readings
      for each row execute function reading_changed();
    create trigger paper_readings_touch after update on paper_readings
      for each row when (old.fields is distinct from new.fields or old.kind <> new.kind) execute function reading_changed();

    -- Rows of before get their flag by the job that follows the clock.
    update queue_rows set stale = true
    where application_id in (select application_id from document_versions)
      or application_id in (select application_id from platform_profiles);
  `.execute(db);
}
