import { type Kysely, sql } from 'kysely';

/** A server of the release before takes the chat of a number that nobody proved, and shows a file that is `held` without a word. */
export const servesBack = '0102';

/** Whose number a chat is, from which number a message came, and answers that are handed over once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The number of which we know that it is the applicant's own. It counts as long as they give the same one.
    create table proved_phones (
      application_id uuid primary key references applications (id) on delete cascade,
      phone text not null check (phone <> ''),
      -- code: one that was sent there was typed; link: one that was sent there was opened on a known device; staff: they gave it.
      origin text not null check (origin in ('code', 'link', 'staff'))
    );
    alter table proved_phones alter column phone set statistics 0;

    -- The number to which the link was sent, as a keyed hash; null for mails.
    alter table short_links add column phone_print bytea;
    alter table short_links alter column phone_print set statistics 0;

    -- The number to which the code was sent, as a keyed hash: it proves no other one.
    alter table device_codes add column phone_print bytea;
    alter table device_codes alter column phone_print set statistics 0;

    -- When whoever writes was last asked to prove the number.
    alter table conversations add column proof_asked_at timestamptz;

    -- Of the driver's messages: the number from which it came, as a keyed hash. Of ours: when it was handed over.
    alter table conversation_messages
      add column sender_print bytea,
      add column sending_at timestamptz,
      drop constraint conversation_messages_file_state_check,
      add constraint conversation_messages_file_state_check
        check (file_state in ('held', 'fetching', 'asked', 'placed', 'refused', 'kept', 'dropped'));
    alter table conversation_messages alter column sender_print set statistics 0;

    alter table stranger_answers alter column number_print set statistics 0;
  `.execute(db);
}

export const indexes = {
  conversation_messages_fetching: { on: "conversation_messages (received_at) where file_state = 'fetching'" },
  conversation_messages_asked: { on: "conversation_messages (application_id) where file_state = 'asked'" },
};
