import { type Kysely, sql } from 'kysely';

/** Visits that are over are found by their time, and ending one is the clock's doing: nobody's revision grows with it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index appointments_booked_until on appointments (ends_at) where status = 'booked';

    drop trigger appointments_grow on appointments;
    create trigger appointments_grow before update on appointments
      for each row when (old.* is distinct from new.* and not (old.status = 'booked' and new.status = 'ended'))
      execute function grow_revision();
    drop trigger appointments_touch on appointments;
    create trigger appointments_touch after update on appointments
      for each row when (old.* is distinct from new.* and not (old.status = 'booked' and new.status = 'ended'))
      execute function part_changed('visit');
  `.execute(db);
}
