import { type Kysely, sql } from 'kysely';

/** Staff book and move visits, and change the hours of advisors, in the console. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Booked by staff for the driver: it does not count for what a driver may book in a day.
    alter table appointments add column by_staff boolean not null default false;
    create index appointments_by_start on appointments (starts_at) where status <> 'held';

    alter table advisors add column revision int not null default 1;
    alter table advisors rename constraint advisors_name_key to advisor_exists__name;
  `.execute(db);
}
