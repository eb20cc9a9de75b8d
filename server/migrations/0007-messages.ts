import { type Kysely, sql } from 'kysely';

/** What is to be told outside: to applicants and to the CRM. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Holds no personal data: who is told, and in which words, is read when it is sent.
    create table deliveries (
      id uuid primary key default uuidv7(),
      application_id uuid not null references applications (id) on delete cascade,
      kind text not null,
      -- What it tells of; the same is told once.
      about text not null,
      appointment_id uuid references appointments (id) on delete cascade,
      -- The start of the visit, or the stage, that is told; what became otherwise since is not told any more.
      told text not null default '',
      language text not null,
      -- by_hand: a person has to tell it; dead: given up; dropped: not true any more before it was sent.
      state text not null default 'waiting' check (state in ('waiting', 'sent', 'by_hand', 'told', 'dead', 'dropped')),
      tries int not null default 0,
      -- The next try; while one is going on, when another may begin.
      due_at timestamptz not null,
      -- From then on telling it helps nobody.
      useless_at timestamptz,
      channel text,
      -- Why it is not sent: a code, never what a service said.
      reason text,
      settled_at timestamptz,
      created_at timestamptz not null,
      constraint deliveries_told_once unique (application_id, about)
    );
    create index deliveries_due on deliveries (due_at) where state = 'waiting';
    create index deliveries_of_hands on deliveries (created_at) where state in ('by_hand', 'dead');
    create index deliveries_of_visit on deliveries (appointment_id);

    -- Days on which an applicant opened the link, in the country's zone.
    create table link_openings (
      application_id uuid not null references applications (id) on delete cascade,
      day date not null,
      primary key (application_id, day)
    );
  `.execute(db);
}
