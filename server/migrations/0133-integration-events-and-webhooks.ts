import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What other systems are told: events in one order, and where they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table integration_events (
      id uuid primary key,
      -- No foreign key: it outlives its application, with nothing but the ids and the kind.
      application_id uuid not null,
      reference bigint,
      country text not null,
      kind text not null,
      -- The moment of writing, so that the events of one transaction, and of those that wait for each other, are in order.
      at timestamptz not null default clock_timestamp(),
      data jsonb not null default '{}',
      -- Given after the commit; until then the feed doesn't show it.
      position bigint
    );
    create unique index integration_events_position on integration_events (position) where position is not null;
    create index integration_events_by_country on integration_events (country, position) where position is not null;
    create index integration_events_unnumbered on integration_events (at, id) where position is null;
    create index integration_events_of_application on integration_events (application_id);
    create index integration_events_at on integration_events (at);

    create table webhook_endpoints (
      id uuid primary key,
      url text not null,
      description text not null,
      kinds text[] not null,
      countries text[] not null,
      secret bytea not null,
      previous_secret bytea,
      previous_until timestamptz,
      off_at timestamptz,
      off_why text check (off_why in ('paused', 'gone', 'failing')),
      -- Since when every attempt has failed, and until when nothing is tried.
      failing_since timestamptz,
      wait_until timestamptz,
      created_at timestamptz not null,
      check ((off_at is null) = (off_why is null)),
      check ((previous_secret is null) = (previous_until is null))
    );

    create table webhook_deliveries (
      endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
      event_id uuid not null references integration_events (id) on delete cascade,
      application_id uuid not null,
      -- Of the event.
      at timestamptz not null,
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'dead')),
      tries int not null default 0,
      due_at timestamptz not null default now(),
      -- Since when it has been tried.
      since timestamptz not null default now(),
      -- Of the newest attempt.
      tried_at timestamptz,
      reason text,
      status int,
      answer text,
      ms int,
      primary key (endpoint_id, event_id)
    );
    create index webhook_deliveries_of_event on webhook_deliveries (event_id);
    create index webhook_deliveries_of_application on webhook_deliveries (application_id);
    create index webhook_deliveries_due on webhook_deliveries (endpoint_id, due_at) where state = 'waiting';
    create index webhook_deliveries_in_order on webhook_deliveries (endpoint_id, application_id, at, event_id)
      where state = 'waiting';
    create index webhook_deliveries_by_state on webhook_deliveries (endpoint_id, state, event_id);
    alter table integration_events alter column data set statistics 0;
    alter table webhook_deliveries alter column reason set statistics 0, alter column answer set statistics 0;
  `.execute(db);
}
