import { type Kysely, sql } from 'kysely';

/** A server of the release before sends mails only, and doesn't write which channel it tried. */
export const servesBack = '0102';

/** What became of a message on each channel, short links, who wants no more messages, and how many were sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table delivery_attempts (
      id uuid primary key,
      application_id uuid not null references applications (id) on delete cascade,
      delivery_id uuid not null references deliveries (id) on delete cascade,
      channel text not null,
      -- trying: not accepted yet, and tried again; sending: handed over, but not known to be accepted.
      state text not null check (state in ('trying', 'sending', 'sent', 'delivered', 'read', 'failed')),
      -- The provider's, by which it reports what becomes of the message.
      message_id text,
      reason text,
      began_at timestamptz not null,
      -- Of the state.
      at timestamptz not null,
      -- When the next channel is used unless it was delivered, and whether that happened.
      look_at timestamptz,
      passed_on boolean not null default false,
      -- Staff had the message sent anew, so that each channel may be tried again.
      ended_at timestamptz
    );
    -- Two processes never hand the same message over to one channel.
    create unique index delivery_attempts_once on delivery_attempts (delivery_id, channel) where ended_at is null;
    create unique index delivery_attempts_by_message on delivery_attempts (channel, message_id)
      where message_id is not null;
    create index delivery_attempts_of_delivery on delivery_attempts (delivery_id);
    create index delivery_attempts_of_application on delivery_attempts (application_id, began_at);
    create index delivery_attempts_to_look on delivery_attempts (look_at) where look_at is not null;
    -- A report whose message isn't known may be about one of these.
    create index delivery_attempts_sending on delivery_attempts (channel) where state = 'sending';
    alter table delivery_attempts alter column message_id set statistics 0, alter column reason set statistics 0;

    create table short_links (
      -- SHA-256 of the token in its address.
      token_hash bytea primary key check (length(token_hash) = 32),
      application_id uuid not null references applications (id) on delete cascade,
      -- Where it leads; null where the message has no link, but can be stopped.
      path text,
      -- The address that gets no more mails, if it is used for that: a keyed hash.
      address_print bytea,
      created_at timestamptz not null,
      -- Null: as long as the application's own link.
      expires_at timestamptz
    );
    create index short_links_of_application on short_links (application_id);
    create index short_links_by_expiry on short_links (expires_at) where expires_at is not null;
    alter table short_links
      alter column token_hash set statistics 0, alter column path set statistics 0,
      alter column address_print set statistics 0;

    -- A keyed hash of the address, so that the wish outlives an erasure without the address.
    create table message_opt_outs (
      channel text not null,
      address_print bytea not null check (length(address_print) = 32),
      at timestamptz not null,
      primary key (channel, address_print)
    );
    alter table message_opt_outs alter column address_print set statistics 0;

    -- Says nothing about anybody, so it outlives erasures.
    create table message_counts (
      -- The first day of the month, in the country's zone.
      month date not null,
      country text not null,
      kind text not null,
      channel text not null,
      count int not null,
      primary key (month, country, kind, channel)
    );
  `.execute(db);
}
