import { type Kysely, sql } from 'kysely';

/** What reviewers say of single weeks; a week that changes is to be reviewed anew. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table week_reviews (
      application_id uuid not null,
      platform text not null,
      week_start date not null,
      decision text not null check (decision in ('accepted', 'corrected', 'refused')),
      amount numeric(12, 2),
      reason text,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      primary key (application_id, platform, week_start),
      foreign key (application_id, platform, week_start)
        references earnings_weeks (application_id, platform, week_start) on delete cascade,
      check ((decision = 'corrected') = (amount is not null))
    );
    create index week_reviews_by_account on week_reviews (account_id);

    create function drop_week_review() returns trigger language plpgsql as $$
    begin
      delete from week_reviews
      where application_id = new.application_id and platform = new.platform and week_start = new.week_start;
      return null;
    end $$;
    create trigger earnings_weeks_drop_review after update of amount on earnings_weeks
      for each row when (old.amount <> new.amount) execute function drop_week_review();

    create trigger week_reviews_touch_new after insert on week_reviews
      for each row execute function part_changed('earnings');
    create trigger week_reviews_touch after update on week_reviews
      for each row when (old.* is distinct from new.*) execute function part_changed('earnings');
    create trigger week_reviews_touch_gone after delete on week_reviews
      for each row execute function part_changed('earnings');
  `.execute(db);
}
