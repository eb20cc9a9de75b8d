import { type Kysely, sql } from 'kysely';

export const servesBack = '0102';

/** What drivers write to us by WhatsApp or SMS, and what they are answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversations (
      application_id uuid primary key references applications (id) on delete cascade,
      -- By which the driver wrote last.
      channel text not null,
      heard_at timestamptz not null,
      -- Since when somebody at the company should answer; null: nothing waits.
      waiting_since timestamptz,
      -- Until when staff have read it.
      seen_at timestamptz,
      -- Staff said that this phone's messages belong here.
      chosen_at timestamptz
    );
    create index conversations_waiting on conversations (waiting_since, application_id) where waiting_since is not null;
    create index conversations_heard on conversations (heard_at, application_id);

    create table conversation_messages (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      channel text not null,
      -- The provider's id; of what we write, once it was accepted.
      provider_id text,
      author text not null check (author in ('driver', 'staff', 'server')),
      account_id uuid references staff_accounts (id),
      text text not null,
      -- When it was written, and when it reached us.
      at timestamptz not null,
      received_at timestamptz not null,
      choice text,
      -- The provider's name for the file, until it was fetched.
      file_ref text,
      file_type text,
      file_state text check (file_state in ('fetching', 'asked', 'placed', 'refused', 'kept', 'dropped')),
      -- The code of the refusal.
      file_refusal text,
      media_id uuid references media (id) on delete set null,
      -- When the driver was answered what became of the file.
      confirmed_at timestamptz,
      -- Of what we write.
      reply_choices jsonb,
      state text check (state in ('waiting', 'sent', 'delivered', 'read', 'failed')),
      reason text,
      check ((author = 'driver') = (state is null)),
      check ((author = 'staff') = (account_id is not null))
    );
    create unique index conversation_messages_once on conversation_messages (channel, provider_id)
      where provider_id is not null;
    create index conversation_messages_of on conversation_messages (application_id, at, id);
    create index conversation_messages_by_account on conversation_messages (account_id) where account_id is not null;
    create index conversation_messages_by_media on conversation_messages (media_id) where media_id is not null;
    alter table conversation_messages
      alter column provider_id set statistics 0, alter column author set statistics 0,
      alter column file_state set statistics 0, alter column text set statistics 0, alter column file_refusal set statistics 0,
      alter column reply_choices set statistics 0, alter column choice set statistics 0,
      alter column file_ref set statistics 0, alter column file_type set statistics 0,
      alter column reason set statistics 0;

    -- Numbers that we don't know are answered once a day. The print is keyed, and reveals no number.
    create table stranger_answers (
      number_print bytea not null,
      day date not null,
      primary key (number_print, day)
    );

    -- By which way a file was sent; null: in the app or in the console.
    alter table media add column channel text;
    alter table media alter column channel set statistics 0;
  `.execute(db);
}

export const indexes = {
  personal_data_by_phone: { on: "personal_data (phone) where phone <> ''" },
};
