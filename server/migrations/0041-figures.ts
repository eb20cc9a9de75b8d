import { type Kysely, sql } from 'kysely';

export const servesBack = '0037';

/** What reports are read from: small tables that a job keeps, and the moments at which an application waited for somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- From this moment on the application was in this stage and waited for this one; null of moves before this table.
    create table application_turns (
      id bigint generated always as identity primary key,
      application_id uuid not null references applications (id) on delete cascade,
      at timestamptz not null,
      stage text not null,
      waits_for text
    );
    create index application_turns_of_application on application_turns (application_id, id);

    insert into application_turns (application_id, at, stage)
      select application_id, at, details ->> 'to' from application_events where kind = 'stage' order by at, id;

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

    -- What each application counts for, so that a change takes back what it counted for before.
    create table figure_sources (
      application_id uuid primary key references applications (id) on delete cascade,
      -- Of the application when it was counted.
      revision int not null,
      -- By which rules it was counted.
      rules int not null,
      facts jsonb not null
    );

    -- Sums of all applications, those erased since included: nothing here leads to one of them.
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

    create table figures_state (
      is_one boolean primary key default true check (is_one),
      -- When the last pass over all applications began that came to its end.
      as_of timestamptz
    );
    insert into figures_state default values;
  `.execute(db);
}
