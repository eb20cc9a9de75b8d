import { type Kysely, sql } from 'kysely';

/** What staff read and did, sealed in order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_audit (
      id uuid primary key default uuidv7(),
      -- Milliseconds, as the seals read it.
      at timestamptz(3) not null,
      -- The transaction that wrote it: an entry is sealed once no earlier one can still appear.
      written_in xid8 not null default pg_current_xact_id(),
      account_id uuid,
      kind text not null,
      application_id uuid,
      part text,
      media_id uuid,
      revision int,
      ip inet,
      details jsonb not null
    );
    create index staff_audit_in_order on staff_audit (written_in, id);
    create index staff_audit_of_reading on staff_audit (account_id, application_id, part, at);
    create index staff_audit_of_application on staff_audit (application_id, at);
    create index staff_audit_by_age on staff_audit (at, id);

    create function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the audit log is append-only';
    end $$;
    create trigger staff_audit_append_only before update or delete on staff_audit
      for each row execute function refuse_audit_change();
    create trigger staff_audit_never_empty before truncate on staff_audit
      for each statement execute function refuse_audit_change();

    -- Each covers the entries after the one before it, and the one before it.
    create table staff_audit_seals (
      number int primary key,
      last_written_in xid8 not null,
      last_id uuid not null,
      -- Of all seals so far.
      entries int not null,
      hmac bytea not null,
      at timestamptz not null
    );

    -- Which applications an account opened within the last hour.
    create table staff_openings (
      account_id uuid not null references staff_accounts (id) on delete cascade,
      application_id uuid not null references applications (id) on delete cascade,
      at timestamptz not null,
      primary key (account_id, application_id)
    );
    create index staff_openings_of_application on staff_openings (application_id);
    create index staff_openings_by_age on staff_openings (account_id, at);
  `.execute(db);
}
