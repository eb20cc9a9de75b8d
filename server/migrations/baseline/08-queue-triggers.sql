-- Every change of an application's parts raises its revisions and makes its row of the queue stale.

create function grow_revision() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  return new;
end $$;

create trigger documents_grow before update on documents
  for each row when (old.* is distinct from new.*) execute function grow_revision();
create trigger personal_data_grow before update on personal_data
  for each row when (old.* is distinct from new.*) execute function grow_revision();
-- A visit ends because time passes, not because somebody changes it: that raises no revision.
create trigger appointments_grow before update on appointments
  for each row when (old.* is distinct from new.* and not (old.status = 'booked' and new.status = 'ended'))
  execute function grow_revision();

-- Once per transaction, however much it changes: the revisions grow, and the row waits to be recomputed.
create function touch_queue(touched uuid, earnings boolean) returns void language sql as $$
  update queue_rows
  set revision = revision + (touched_in <> pg_current_xact_id())::int,
      earnings_revision = earnings_revision
        + (earnings and earnings_touched_in is distinct from pg_current_xact_id())::int,
      touched_in = pg_current_xact_id(),
      earnings_touched_in = case when earnings then pg_current_xact_id() else earnings_touched_in end,
      stale = true
  where application_id = touched
    and (not stale or touched_in <> pg_current_xact_id()
      or (earnings and earnings_touched_in is distinct from pg_current_xact_id()))
$$;

create function application_changed() returns trigger language plpgsql as $$
begin
  perform touch_queue(new.id, false);
  return null;
end $$;
create trigger applications_touch after update on applications
  for each row when (old.* is distinct from new.*) execute function application_changed();

-- Its argument names the part.
create function part_changed() returns trigger language plpgsql as $$
begin
  perform touch_queue(
    case when tg_op = 'DELETE' then old.application_id else new.application_id end, tg_argv[0] = 'earnings');
  return null;
end $$;

-- Holds are not shown to staff.
create trigger appointments_touch_new after insert on appointments
  for each row when (new.status <> 'held') execute function part_changed('visit');
create trigger appointments_touch after update on appointments
  for each row when (old.* is distinct from new.* and not (old.status = 'booked' and new.status = 'ended'))
  execute function part_changed('visit');
create trigger appointments_touch_gone after delete on appointments
  for each row when (old.status <> 'held') execute function part_changed('visit');

create trigger link_origins_touch_new after insert on link_origins
  for each row execute function part_changed('link');

-- The other parts are alike.
do $$
declare
  part record;
begin
  for part in
    select * from (values
      ('application_links', 'link'),
      ('decisions', 'decision'),
      ('personal_data', 'personal_data'),
      ('consents', 'consents'),
      ('documents', 'documents'),
      ('earnings_windows', 'earnings'),
      ('earnings_weeks', 'earnings'),
      ('platform_profiles', 'earnings'),
      ('platform_accounts', 'earnings'),
      ('earnings_analyses', 'earnings'),
      ('widget_accounts', 'earnings'),
      ('week_reviews', 'earnings'),
      ('obligors', 'obligor'),
      ('locations', 'location'),
      ('home_photos', 'home_photos'),
      ('visit_reports', 'report'),
      ('corrections', 'corrections'),
      ('proposals', 'proposal')
    ) as parts (place, name)
  loop
    execute format('create trigger %I after insert on %I for each row execute function part_changed(%L)',
      part.place || '_touch_new', part.place, part.name);
    execute format('create trigger %I after update on %I for each row when (old.* is distinct from new.*)
      execute function part_changed(%L)', part.place || '_touch', part.place, part.name);
    execute format('create trigger %I after delete on %I for each row execute function part_changed(%L)',
      part.place || '_touch_gone', part.place, part.name);
  end loop;
end $$;

-- What the machine finds is recomputed in its own transaction and raises no revision: nobody changed the application, and nobody's
-- decision may fail because of it. Such a transaction changes no part, which would then raise no revision either.
create function findings_changed(touched uuid) returns void language sql as $$
  update queue_rows set stale = true, touched_in = pg_current_xact_id(), found_in = pg_current_xact_id()
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
