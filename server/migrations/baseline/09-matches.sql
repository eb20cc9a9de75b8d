-- What applications have in common. Prints are keyed: the tables reveal no phone, no address and no account.

-- Applications to be compared again. A row is deleted once its result is stored.
create table match_checks (
  application_id uuid primary key references applications (id) on delete cascade,
  wanted int not null default 1,
  wanted_in xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
create index match_checks_by_time on match_checks (at);

create table match_prints (
  application_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  print bytea not null,
  primary key (application_id, kind, print)
);
create index match_prints_by_print on match_prints (print);

-- What a copy of a photo shares with it: where it gets darker, row by row, and how light its areas are. Without a foreign key, which
-- would keep unused files from being deleted.
create table picture_prints (
  media_id uuid primary key,
  application_id uuid not null references applications (id) on delete cascade,
  -- Null for a picture that shows too little.
  layout bit(256),
  tones bytea,
  -- The rows that aren't empty, each with its number.
  bands int[] not null default '{}'
);
create index picture_prints_of_application on picture_prints (application_id);
create index picture_prints_by_band on picture_prints using gin (bands);

create function forget_picture_print() returns trigger language plpgsql as $$
begin
  delete from picture_prints where media_id = old.id;
  return null;
end $$;
create trigger media_forget_picture_print after delete on media
  for each row execute function forget_picture_print();

create table matches (
  id uuid primary key,
  low_id uuid not null references applications (id) on delete cascade,
  high_id uuid not null references applications (id) on delete cascade,
  kind text not null,
  -- The print that both have, or the ids of their two files.
  print bytea not null,
  first_seen_at timestamptz not null,
  dismissed_by uuid references staff_accounts (id),
  dismissed_at timestamptz,
  dismiss_reason text,
  check (low_id < high_id),
  check ((dismissed_at is null) = (dismissed_by is null) and (dismissed_at is null) = (dismiss_reason is null)),
  -- Two simultaneous comparisons find one match.
  unique (low_id, high_id, kind, print)
);
create index matches_of_high on matches (high_id);
create index matches_by_dismisser on matches (dismissed_by);

create function match_changed() returns trigger language plpgsql as $$
begin
  perform findings_changed(case when tg_op = 'DELETE' then old.low_id else new.low_id end);
  perform findings_changed(case when tg_op = 'DELETE' then old.high_id else new.high_id end);
  return null;
end $$;
create trigger matches_touch_new after insert on matches for each row execute function match_changed();
create trigger matches_touch after update on matches
  for each row when (old.* is distinct from new.*) execute function match_changed();
create trigger matches_touch_gone after delete on matches for each row execute function match_changed();

create function want_match_check(touched uuid) returns void language sql as $$
  insert into match_checks (application_id) select id from applications where id = touched
  on conflict (application_id)
    do update set wanted = match_checks.wanted + 1, wanted_in = pg_current_xact_id(), at = now()
$$;

create function compared_part_changed() returns trigger language plpgsql as $$
begin
  perform want_match_check(case when tg_op = 'DELETE' then old.application_id else new.application_id end);
  return null;
end $$;
create function compared_reading_changed() returns trigger language plpgsql as $$
begin
  perform want_match_check(v.application_id) from document_versions v where v.id = new.version_id;
  return null;
end $$;

create trigger paper_readings_compare after insert or update on paper_readings
  for each row execute function compared_reading_changed();
create trigger personal_data_compare after update of email, phone, street, street_number, department, postal_code
  on personal_data for each row when (
    (old.email, old.phone, old.street, old.street_number, old.department, old.postal_code)
    is distinct from (new.email, new.phone, new.street, new.street_number, new.department, new.postal_code))
  execute function compared_part_changed();
create trigger personal_data_compare_new after insert on personal_data
  for each row when (new.email <> '' or new.phone <> '') execute function compared_part_changed();
create trigger documents_compare after update of media_id on documents
  for each row when (old.media_id is distinct from new.media_id) execute function compared_part_changed();

do $$
declare
  place text;
begin
  foreach place in array array['obligors', 'locations', 'widget_accounts', 'home_photos', 'screenshots'] loop
    execute format('create trigger %I after insert or delete on %I for each row execute function compared_part_changed()',
      place || '_compare_new', place);
    execute format('create trigger %I after update on %I for each row when (old.* is distinct from new.*)
      execute function compared_part_changed()', place || '_compare', place);
  end loop;
end $$;
