import { type Kysely, sql } from 'kysely';

/** What an application is called on the phone, and what its applicant is told with the decision. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create sequence application_numbers;

    -- Eight digits. The factor shares no divisor with 90,000,000, so every number gives another reference, and references do not
    -- tell how many applications there are.
    alter table applications add column reference int not null unique
      default (nextval('application_numbers') * 61803401 % 90000000 + 10000000)::int;
    alter sequence application_numbers owned by applications.reference;

    create table decisions (
      application_id uuid primary key references applications (id) on delete cascade,
      -- One of the reasons that may be told; null where staff gave none.
      reason text,
      apply_again_on date,
      hand_over_on date
    );
  `.execute(db);
}
