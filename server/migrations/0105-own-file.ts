import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** The driver's own file: requests about it with their clock, downloads that a driver ordered, consents that were withdrawn. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table privacy_requests (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      kind text not null check (kind in ('correction', 'deletion', 'objection', 'withdrawal')),
      -- Which one was withdrawn.
      consent text,
      -- The driver's own words.
      text text not null,
      asked_at timestamptz not null,
      -- The last day for the answer, and the law that sets it; null: our own period.
      due_on date not null,
      law text,
      outcome text check (outcome in ('granted', 'partly', 'refused')),
      answer text,
      account_id uuid references staff_accounts (id),
      answered_at timestamptz,
      check ((kind = 'withdrawal') = (consent is not null)),
      check (num_nonnulls(outcome, answer, answered_at) in (0, 3))
    );
    create unique index conflict_error__one_open_request
      on privacy_requests (application_id, kind) where answered_at is null and consent is null;
    create unique index conflict_error__one_open_withdrawal
      on privacy_requests (application_id, consent) where answered_at is null and consent is not null;
    create index privacy_requests_of_application on privacy_requests (application_id, asked_at);
    create index privacy_requests_open on privacy_requests (due_on, id) where answered_at is null;
    create index privacy_requests_answered on privacy_requests (answered_at, id) where answered_at is not null;
    create index privacy_requests_by_account on privacy_requests (account_id);
    alter table privacy_requests
      alter column kind set statistics 0,
      alter column consent set statistics 0,
      alter column text set statistics 0,
      alter column due_on set statistics 0,
      alter column law set statistics 0,
      alter column outcome set statistics 0,
      alter column answer set statistics 0;
    -- A decision that was made without seeing the request is refused by its revision.
    create trigger privacy_requests_touch_new after insert on privacy_requests
      for each row execute function part_changed('privacy_requests');
    create trigger privacy_requests_touch after update on privacy_requests
      for each row when (old.* is distinct from new.*) execute function part_changed('privacy_requests');

    -- Who ordered it; a driver's download leaves out what only staff may see.
    alter table person_exports add column whose text not null default 'staff' check (whose in ('staff', 'driver'));
    alter table person_exports alter column whose set statistics 0;

    alter table consents add column withdrawn_at timestamptz;

    -- The last message to the driver, sealed, until it was sent.
    alter table erasures add column farewell bytea;
    alter table erasures alter column farewell set statistics 0;
  `.execute(db);
}
