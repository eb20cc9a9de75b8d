import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What a driver says about coming to a visit, and how a rehearsal of the call went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appointments
      add column attendance text check (attendance in ('late', 'cannot')),
      add column attendance_at timestamptz,
      add constraint attendance_has_time check ((attendance is null) = (attendance_at is null));
    alter table appointments alter column attendance set statistics 0;

    create table call_rehearsals (
      appointment_id uuid primary key references appointments (id) on delete cascade,
      application_id uuid not null references applications (id) on delete cascade,
      -- {camera: ok, ...}, as the phone judged it.
      checks jsonb not null,
      browser text not null,
      at timestamptz not null
    );
    create index call_rehearsals_of_application on call_rehearsals (application_id);
    alter table call_rehearsals alter column checks set statistics 0, alter column browser set statistics 0;
    create trigger call_rehearsals_touch_new after insert on call_rehearsals
      for each row execute function part_changed('visit');
    create trigger call_rehearsals_touch after update on call_rehearsals
      for each row when (old.* is distinct from new.*) execute function part_changed('visit');
  `.execute(db);
}
