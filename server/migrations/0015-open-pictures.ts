import { type Kysely, sql } from 'kysely';

/** Pictures that the reader could not finish: the applicant does, and the figure says so. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Both null once a picture has filled something.
    alter table screenshots
      add column needs text check (needs in ('confirm', 'type')),
      add column reason text,
      add check ((needs is null) = (reason is null));
    create index screenshots_open on screenshots (at) where needs is not null;

    alter table earnings_weeks drop constraint earnings_weeks_origin_check;
    alter table earnings_weeks add constraint earnings_weeks_origin_check
      check (origin in ('screenshot', 'typed_from_screenshot', 'widget', 'did_not_work', 'correction'));
    alter table platform_profiles drop constraint platform_profiles_origin_check;
    alter table platform_profiles add constraint platform_profiles_origin_check
      check (origin in ('screenshot', 'typed_from_screenshot', 'widget'));
  `.execute(db);
}
