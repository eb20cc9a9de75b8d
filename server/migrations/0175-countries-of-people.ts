import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/**
 * The countries in which people work, and live events that say which country they are about. A server of the release before knows neither:
 * on it everybody works in every country.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- None: every country.
    alter table staff_accounts add column countries text[] not null default '{}';
    alter table staff_invitations add column countries text[] not null default '{}';

    create or replace function announce_queue_row() returns trigger language plpgsql as $$
    begin
      -- The touch and the projection of one transaction announce the same, which PostgreSQL sends once.
      perform pg_notify('volante_live',
        'application ' || new.application_id || ' ' || new.revision || ' ' || new.country);
      return null;
    end $$;
    create or replace function announce_queue_row_gone() returns trigger language plpgsql as $$
    begin
      perform pg_notify('volante_live',
        'application ' || old.application_id || ' ' || old.revision + 1 || ' ' || old.country);
      return null;
    end $$;
    create or replace function announce_beside() returns trigger language plpgsql as $$
    begin
      perform pg_notify('volante_live',
        'application ' || q.application_id || ' ' || q.revision || ' ' || q.country)
      from queue_rows q where q.application_id = new.application_id;
      return null;
    end $$;
  `.execute(db);
}

export const indexes = {
  // The list with which the console opens, for who works in one country: however few of all applications are of it.
  queue_by_country_and_answer: {
    on: "queue_rows (country, answer_by, waiting_since, application_id) where waits_for <> 'nobody'",
  },
};
