import { type Kysely, sql } from 'kysely';

/** The queue: one row an application, with what it waits for, and the revisions that two people are told apart by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create extension if not exists pg_trgm;

    -- What an advisor found on a visit.
    create table visit_reports (
      appointment_id uuid primary key references appointments (id) on delete cascade,
      application_id uuid not null references applications (id) on delete cascade,
      outcome text check (outcome in ('passed', 'failed', 'repeat', 'no_show')),
      details jsonb not null default '{}',
      responsible uuid references staff_accounts (id),
      revision int not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index visit_reports_of_application on visit_reports (application_id);
    create index visit_reports_by_responsible on visit_reports (responsible);

    create table corrections (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      part text not null,
      paths text[] not null,
      reason text not null,
      note text,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      answered_at timestamptz,
      -- Taken back, settled, or followed by another.
      ended_at timestamptz
    );
    create index corrections_of_application on corrections (application_id) where ended_at is null;
    create index corrections_by_application on corrections (application_id);
    create index corrections_by_account on corrections (account_id);

    -- A decision that waits for a second person.
    create table proposals (
      application_id uuid primary key references applications (id) on delete cascade,
      id uuid not null unique default uuidv7(),
      "to" text not null,
      reason text not null,
      reasons text[] not null,
      account_id uuid not null references staff_accounts (id),
      at timestamptz not null,
      revision int not null
    );
    create index proposals_by_account on proposals (account_id);

    create table queue_rows (
      application_id uuid primary key references applications (id) on delete cascade,
      revision int not null default 1,
      earnings_revision int not null default 1,
      -- The transaction that changed a part last; stale until that was projected, before it commits.
      touched_in xid8 not null default pg_current_xact_id(),
      earnings_touched_in xid8,
      stale boolean not null default true,
      reference int not null,
      country text not null,
      stage text not null,
      name text not null default '',
      waits_for text not null default 'driver',
      waiting_since timestamptz not null,
      because jsonb not null default '[]',
      to_review int not null default 0,
      flags text[] not null default '{}',
      visit_at timestamptz,
      -- When the clock alone changes the row.
      due_at timestamptz,
      assignee uuid references staff_accounts (id),
      created_at timestamptz not null,
      updated_at timestamptz not null,
      -- Words of the name without accents, in small letters, each between blanks.
      words text not null default '',
      email text not null default '',
      -- The last ten digits.
      phone text not null default '',
      national_id text not null default '',
      tax_id text not null default ''
    );
    create index queue_stale on queue_rows (touched_in) where stale;
    create index queue_due on queue_rows (due_at) where due_at is not null;
    create index queue_by_waiting on queue_rows (waiting_since, application_id);
    create index queue_by_creation on queue_rows (created_at, application_id);
    create index queue_by_change on queue_rows (updated_at, application_id);
    create index queue_by_visit on queue_rows (visit_at, application_id);
    create index queue_by_stage on queue_rows (stage, waiting_since, application_id);
    create index queue_by_turn on queue_rows (waits_for, waiting_since, application_id);
    create index queue_by_assignee on queue_rows (assignee, waiting_since, application_id);
    create index queue_flags on queue_rows using gin (flags);
    create index queue_words on queue_rows using gin (words gin_trgm_ops);
    create index queue_email on queue_rows (email) where email <> '';
    create index queue_phone on queue_rows (reverse(phone) text_pattern_ops) where phone <> '';
    create index queue_national_id on queue_rows (national_id) where national_id <> '';
    create index queue_tax_id on queue_rows (tax_id) where tax_id <> '';

    create table views (
      id uuid primary key default uuidv7(),
      revision int not null default 1,
      name text not null,
      query jsonb not null,
      shared boolean not null,
      account_id uuid not null references staff_accounts (id) on delete cascade,
      created_at timestamptz not null
    );
    create index views_by_account on views (account_id);

    insert into queue_rows (application_id, reference, country, stage, waiting_since, created_at, updated_at)
      select id, reference, country, stage, updated_at, created_at, updated_at from applications;
  `.execute(db);

  await sql`
    alter table documents add column revision int not null default 1;
    alter table personal_data add column revision int not null default 1;
    alter table appointments add column revision int not null default 1;
    create function grow_revision() returns trigger language plpgsql as $$
    begin
      new.revision := old.revision + 1;
      return new;
    end $$;

    create function add_to_queue() returns trigger language plpgsql as $$
    begin
      insert into queue_rows (application_id, reference, country, stage, waiting_since, created_at, updated_at)
      values (new.id, new.reference, new.country, new.stage, new.created_at, new.created_at, new.updated_at);
      return null;
    end $$;
    create trigger applications_join_queue after insert on applications for each row execute function add_to_queue();

    -- Once a transaction, however much it changes: the revisions grow, and the row waits to be projected.
    create function touch_queue(touched uuid, earnings boolean) returns void language sql as $$
      update queue_rows
      set revision = revision + (touched_in <> pg_current_xact_id())::int,
          earnings_revision = earnings_revision
            + (earnings and earnings_touched_in is distinct from pg_current_xact_id())::int,
          touched_in = pg_current_xact_id(),
          earnings_touched_in = case when earnings then pg_current_xact_id() else earnings_touched_in end,
          stale = true
      where application_id = touched
        and (not stale or touched_in <> pg_current_xact_id()
          or (earnings and earnings_touched_in is distinct from pg_current_xact_id()))
    $$;
    create function part_changed() returns trigger language plpgsql as $$
    begin
      perform touch_queue(
        case when tg_op = 'DELETE' then old.application_id else new.application_id end, tg_argv[0] = 'earnings');
      return null;
    end $$;
    create function application_changed() returns trigger language plpgsql as $$
    begin
      perform touch_queue(new.id, false);
      return null;
    end $$;
    create trigger applications_touch after update on applications
      for each row when (old.* is distinct from new.*) execute function application_changed();
  `.execute(db);

  for (const table of ['documents', 'personal_data', 'appointments']) {
    await sql`
      create trigger ${sql.raw(`${table}_grow`)} before update on ${sql.table(table)}
      for each row when (old.* is distinct from new.*) execute function grow_revision()`.execute(db);
  }
  for (const [table, part] of parts) {
    const call = sql.raw(`part_changed('${part}')`);
    const held = table === 'appointments';
    await sql`
      create trigger ${sql.raw(`${table}_touch_new`)} after insert on ${sql.table(table)}
      for each row ${sql.raw(held ? "when (new.status <> 'held')" : '')} execute function ${call}`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_touch`)} after update on ${sql.table(table)}
      for each row when (old.* is distinct from new.*) execute function ${call}`.execute(db);
    await sql`
      create trigger ${sql.raw(`${table}_touch_gone`)} after delete on ${sql.table(table)}
      for each row ${sql.raw(held ? "when (old.status <> 'held')" : '')} execute function ${call}`.execute(db);
  }
}

/** The tables of an application's parts. */
const parts = [
  ['application_links', 'link'],
  ['decisions', 'decision'],
  ['personal_data', 'personal_data'],
  ['consents', 'consents'],
  ['documents', 'documents'],
  ['earnings_windows', 'earnings'],
  ['earnings_weeks', 'earnings'],
  ['platform_profiles', 'earnings'],
  ['platform_accounts', 'earnings'],
  ['earnings_analyses', 'earnings'],
  ['widget_accounts', 'earnings'],
  ['obligors', 'obligor'],
  ['locations', 'location'],
  ['home_photos', 'home_photos'],
  ['appointments', 'visit'],
  ['visit_reports', 'report'],
  ['corrections', 'corrections'],
  ['proposals', 'proposal'],
] as const;
