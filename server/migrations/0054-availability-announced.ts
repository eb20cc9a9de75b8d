import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/** A change of advisors, their hours, their time off or a worked holiday is announced when its transaction commits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function announce_availability() returns trigger language plpgsql as $$
    begin
      -- Many of one transaction announce the same, which PostgreSQL sends once.
      perform pg_notify('volante_live', 'availability');
      return null;
    end $$;
    create trigger advisors_announce after insert or update or delete on advisors
      for each statement execute function announce_availability();
    create trigger advisor_hours_announce after insert or update or delete on advisor_hours
      for each statement execute function announce_availability();
    create trigger advisor_time_off_announce after insert or update or delete on advisor_time_off
      for each statement execute function announce_availability();
    create trigger worked_holidays_announce after insert or update or delete on worked_holidays
      for each statement execute function announce_availability();
  `.execute(db);
}
