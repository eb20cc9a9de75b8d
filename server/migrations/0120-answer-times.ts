import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** How long answers take, and what each driver was promised when their application began to wait for the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Kept by a job from the figures of the last days; only where there were enough answers.
    create table answer_times (
      country text not null,
      stage text not null,
      -- In working days: half of the answers, and four of five, took no longer.
      half_days smallint not null,
      most_days smallint not null,
      primary key (country, stage)
    );

    -- The times in answer_times at that moment; null where there were none, and for turns of others.
    alter table application_turns add column half_days smallint, add column most_days smallint;

    create or replace function keep_turn() returns trigger language plpgsql as $$
    begin
      insert into application_turns (application_id, at, stage, waits_for, half_days, most_days)
        select new.application_id,
          -- Whom it waits for may have changed with the clock, before anybody looked.
          case when new.waits_for <> old.waits_for then new.waiting_since else new.updated_at end,
          new.stage, new.waits_for, t.half_days, t.most_days
        from (values (true)) as turn (is_one)
        left join answer_times t on t.country = new.country and t.stage = new.stage
          and new.waits_for in ('second_person', 'report', 'decision', 'check', 'review');
      return null;
    end $$`.execute(db);
}
