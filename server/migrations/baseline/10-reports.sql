-- Small tables for the console's reports, kept by a job.

-- From this time on the application was in this stage and waited for this party; null before this was recorded.
create table application_turns (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications (id) on delete cascade,
  at timestamptz not null,
  stage text not null,
  waits_for text
);
create index application_turns_of_application on application_turns (application_id, id);

create function keep_turn() returns trigger language plpgsql as $$
begin
  insert into application_turns (application_id, at, stage, waits_for) values (
    new.application_id,
    -- Whom it waits for may have changed with the clock, before anybody looked.
    case when new.waits_for <> old.waits_for then new.waiting_since else new.updated_at end,
    new.stage, new.waits_for);
  return null;
end $$;
create trigger queue_rows_keep_turn after update on queue_rows
  for each row when (old.stage <> new.stage or old.waits_for <> new.waits_for) execute function keep_turn();

-- What each application counts for, so that after a change its old values can be subtracted.
create table figure_sources (
  application_id uuid primary key references applications (id) on delete cascade,
  -- Of the application when it was counted.
  revision int not null,
  -- Version of the rules by which it was counted.
  rules int not null,
  facts jsonb not null
);
create index figure_sources_by_rules on figure_sources (rules, application_id);

-- Applications that have changed since they were counted.
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

-- Reports count a link from the day it is opened, so its first opening is a change to count.
create function note_opened_link() returns trigger language plpgsql as $$
begin
  insert into figure_changes (application_id, revision)
    select q.application_id, q.revision from queue_rows q where q.application_id = new.application_id
  on conflict (application_id) do nothing;
  return null;
end $$;
create trigger link_openings_to_count after insert on link_openings
  for each row execute function note_opened_link();

-- Sums over all applications, including those erased since: nothing here identifies one of them.
create table figures (
  figure text not null,
  country text not null,
  -- In the country's zone.
  day date not null,
  name text not null,
  part text not null,
  -- Of durations: those of about the same length.
  bucket int not null,
  count int not null,
  -- Of durations: their sum, in minutes.
  total bigint not null,
  primary key (figure, country, day, name, part, bucket)
);

-- The same by month: a report about a year sums thirteen months instead of four hundred days.
create table figure_months (
  figure text not null,
  country text not null,
  -- Its first day.
  month date not null,
  name text not null,
  part text not null,
  bucket int not null,
  count int not null,
  total bigint not null,
  primary key (figure, country, month, name, part, bucket)
);

create function sum_figure_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into figure_months (figure, country, month, name, part, bucket, count, total)
      select figure, country, date_trunc('month', day)::date, name, part, bucket, sum(count), sum(total)
      from added group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (figure, country, month, name, part, bucket)
      do update set count = figure_months.count + excluded.count, total = figure_months.total + excluded.total;
  elsif tg_op = 'UPDATE' then
    insert into figure_months (figure, country, month, name, part, bucket, count, total)
      select figure, country, date_trunc('month', day)::date, name, part, bucket, sum(count), sum(total)
      from (select * from added
        union all select figure, country, day, name, part, bucket, -count, -total from removed) as changed
      group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (figure, country, month, name, part, bucket)
      do update set count = figure_months.count + excluded.count, total = figure_months.total + excluded.total;
  elsif tg_op = 'DELETE' then
    insert into figure_months (figure, country, month, name, part, bucket, count, total)
      select figure, country, date_trunc('month', day)::date, name, part, bucket, -sum(count), -sum(total)
      from removed group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6
    on conflict (figure, country, month, name, part, bucket)
      do update set count = figure_months.count + excluded.count, total = figure_months.total + excluded.total;
  else
    truncate figure_months;
  end if;
  return null;
end $$;
create trigger sum_months_of_added after insert on figures referencing new table as added
  for each statement execute function sum_figure_months();
create trigger sum_months_of_changed after update on figures referencing old table as removed new table as added
  for each statement execute function sum_figure_months();
create trigger sum_months_of_removed after delete on figures referencing old table as removed
  for each statement execute function sum_figure_months();
create trigger sum_months_of_none after truncate on figures
  for each statement execute function sum_figure_months();

create table figures_state (
  is_one boolean primary key default true check (is_one),
  -- The beginning of the last complete pass over all applications.
  as_of timestamptz
);
insert into figures_state default values;
