import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** Mentions in notes, tasks, and who watches an application. A server of the release before neither writes nor shows them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_mentions (
      application_id uuid not null references applications (id) on delete cascade,
      note_id uuid not null references staff_notes (id) on delete cascade,
      account_id uuid not null references staff_accounts (id),
      -- When they put it away.
      seen_at timestamptz,
      primary key (note_id, account_id)
    );
    create index staff_mentions_of_application on staff_mentions (application_id);
    create index staff_mentions_by_account on staff_mentions (account_id, seen_at);

    create table staff_tasks (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      text text not null,
      owner_id uuid not null references staff_accounts (id),
      due_on date not null,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      done_at timestamptz,
      done_by uuid references staff_accounts (id),
      check ((done_at is null) = (done_by is null))
    );
    alter table staff_tasks alter column text set statistics 0, alter column due_on set statistics 0;
    create index staff_tasks_of_application on staff_tasks (application_id, id);
    -- Open tasks of one person by day.
    create index staff_tasks_by_owner on staff_tasks (owner_id, done_at, due_on, id);
    create index staff_tasks_by_account on staff_tasks (account_id);
    create index staff_tasks_by_doer on staff_tasks (done_by);

    create table staff_watches (
      account_id uuid not null references staff_accounts (id),
      application_id uuid not null references applications (id) on delete cascade,
      at timestamptz not null,
      primary key (account_id, application_id)
    );
    create index staff_watches_of_application on staff_watches (application_id);

    -- They raise no revision: a note or a task must not refuse a decision that somebody is about to confirm.
    create function announce_beside() returns trigger language plpgsql as $$
    begin
      perform pg_notify('volante_live', 'application ' || q.application_id || ' ' || q.revision)
      from queue_rows q where q.application_id = new.application_id;
      return null;
    end $$;
    create trigger staff_notes_announce after insert or update on staff_notes
      for each row execute function announce_beside();
    create trigger staff_tasks_announce after insert or update on staff_tasks
      for each row execute function announce_beside();
  `.execute(db);
}
