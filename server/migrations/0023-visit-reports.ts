import { type Kysely, sql } from 'kysely';

/** Pictures of a visit, and the account that an advisor signs in with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table visit_report_images (
      appointment_id uuid not null references appointments (id) on delete cascade,
      application_id uuid not null references applications (id) on delete cascade,
      media_id uuid not null,
      position int not null,
      primary key (appointment_id, media_id),
      constraint media_not_found__visit_image foreign key (application_id, media_id)
        references media (application_id, id) deferrable initially deferred
    );
    create index visit_report_images_of_file on visit_report_images (application_id, media_id);

    alter table advisors
      add column account_id uuid references staff_accounts (id) on delete set null,
      add constraint advisor_exists__account unique (account_id);
  `.execute(db);
}
