import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * Kept pictures get a verdict of staff, and belong to drivers who agreed to that. What was kept before drivers were asked goes. A fall of
 * a platform's share of pictures that fill their week unasked is noted once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    delete from reading_corrections;
    delete from profile_corrections;
    alter table reading_corrections
      -- Why it didn't fill its week unasked; null if it did.
      add column reason text,
      -- What it shows, as staff say: what was read, 'true_week' with 'true_amount', or no week of earnings.
      add column verdict text check (verdict in ('right', 'wrong', 'not_a_week')),
      add column true_week date,
      add column true_amount numeric(12, 2),
      add column judged_at timestamptz,
      add check ((verdict is null) = (judged_at is null)),
      add check ((verdict is not distinct from 'wrong') = (true_week is not null)),
      add check ((true_week is null) = (true_amount is null)),
      alter column reason set statistics 0,
      alter column verdict set statistics 0,
      alter column true_week set statistics 0,
      alter column true_amount set statistics 0;

    create table reading_falls (
      id uuid primary key,
      platform text not null,
      at timestamptz not null,
      -- The shares of the week and of the four weeks before it, from 0 to 1, and of how many pictures.
      share double precision not null,
      share_before double precision not null,
      pictures int not null,
      pictures_before int not null,
      -- Null as long as it is so.
      ended_at timestamptz
    );
    -- One at a time for each platform; admins get one mail about it.
    create unique index reading_falls_open on reading_falls (platform) where ended_at is null;
  `.execute(db);
}
