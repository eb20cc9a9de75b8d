import { type Kysely, sql } from 'kysely';

/** Only adds; an earlier release beside it counts days alone, and the triggers add its months. */
export const servesBack = '0033';

/** A report of a year sums thirteen months instead of four hundred days. The months follow whatever is written to the days. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    insert into figure_months (figure, country, month, name, part, bucket, count, total)
      select figure, country, date_trunc('month', day)::date, name, part, bucket, sum(count), sum(total)
      from figures group by 1, 2, 3, 4, 5, 6;

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
  `.execute(db);
}
