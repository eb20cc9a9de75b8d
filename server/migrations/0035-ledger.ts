import { type Kysely, sql } from 'kysely';

/** What is read of a paper changes what staff see of its application, and whether facts differ. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function reading_changed() returns trigger language plpgsql as $$
    begin
      perform touch_queue(v.application_id, false) from document_versions v
      where v.id = case when tg_op = 'DELETE' then old.version_id else new.version_id end;
      return null;
    end $$;
    create trigger paper_readings_touch_new after insert on paper_readings
      for each row execute function reading_changed();
    create trigger paper_readings_touch after update on paper_readings
      for each row when (old.fields is distinct from new.fields or old.kind <> new.kind) execute function reading_changed();
    create trigger paper_readings_touch_gone after delete on paper_readings
      for each row execute function reading_changed();

    -- Rows of before get their flag by the job that follows the clock.
    update queue_rows set stale = true
    where application_id in (select application_id from document_versions)
      or application_id in (select application_id from platform_profiles);
  `.execute(db);
}
