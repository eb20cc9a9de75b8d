import type { CountryCode, Language } from '@volante/contract/country.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { OurTurn } from '@volante/contract/staff/queue-row.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';
import type { DeliveryKind, OwnerMailKind } from './kinds.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    deliveries: DeliveriesTable;
    link_openings: LinkOpeningsTable;
    delivery_attempts: DeliveryAttemptsTable;
    short_links: ShortLinksTable;
    message_opt_outs: MessageOptOutsTable;
    message_counts: MessageCountsTable;
    crm_contacts: CrmContactsTable;
  }
}

/**
 * `waiting` for its time or its next retry; `sent`; `by_hand`: staff have to contact the applicant, and `told`: they did; `dead`:
 * given up; `dropped`: outdated before it was sent.
 */
export type DeliveryState = 'waiting' | 'sent' | 'by_hand' | 'told' | 'dead' | 'dropped';

/** What a mail about a control states: a setting's name with its values, and who did it, by account. */
export interface ControlFacts {
  setting: string;
  from: string | number | readonly string[] | null;
  to: string | number | readonly string[] | null;
  /** Null: the operator, in the servers' environment. */
  by: string | null;
  confirmedBy?: string;
}

/** What a mail about a service account states: what it may do now that it could not do before. */
export interface ServiceFacts {
  name: string;
  /** Scopes, and `countries`, `networks`, `end` or `budget` where these were widened. */
  gained: readonly string[];
  /** The account who did it; null: in a shell. */
  by: string | null;
}

/** What the daily digest states, as it was when it was made; nothing of it names a driver. */
export interface DigestFacts {
  /** Applications that wait for the company, by country and turn. */
  parts: { country: CountryCode; turn: OurTurn; overdue: number; today: number; unassigned: number }[];
  /** What is overdue the longest: its reference, and by how many working hours. Digests of the release before don't say its country. */
  longest: { country?: CountryCode; reference: number; hours: number } | null;
  /** Who is away, by account, and when they are back. */
  away: { id: string; back: string }[];
}

/** What a mail about a platform's pictures states, as it was when it was noted: shares from 0 to 1, and of how many pictures. */
export interface FallFacts {
  id: string;
  platform: Platform;
  share: number;
  before: number;
  pictures: number;
  picturesBefore: number;
}

/** What a mail to an account's owner states. `ip` and `device` are '' where that isn't theirs to know. */
export interface AccountMailFacts {
  ip: string;
  device: string;
  control?: ControlFacts;
  /** The host of a webhook that was switched off. */
  webhook?: string;
  service?: ServiceFacts;
  digest?: DigestFacts;
  fall?: FallFacts;
}

/** A message about an application, or a mail to the owner of a staff account: either `application_id` or `account_id` is set. */
interface DeliveriesTable {
  id: string;
  application_id: string | null;
  account_id: Generated<string | null>;
  kind: DeliveryKind | OwnerMailKind;
  about: string;
  appointment_id: Generated<string | null>;
  told: Generated<string>;
  /** Null for a mail to an account's owner. */
  language: Language | null;
  facts: JSONColumnType<AccountMailFacts | null, string | null | undefined>;
  state: Generated<DeliveryState>;
  tries: Generated<number>;
  due_at: Date;
  useless_at: Generated<Date | null>;
  /** The one it was sent by; until then the only one it may be sent by, or null for any. */
  channel: Generated<string | null>;
  reason: Generated<string | null>;
  settled_at: Generated<Date | null>;
  created_at: Date;
}

interface LinkOpeningsTable {
  application_id: string;
  day: string;
}

/**
 * `trying`: not accepted yet, and tried again; `sending`: handed over, but not known to be accepted. A report never leads back, and
 * nothing follows `failed`.
 */
export type AttemptState = 'trying' | 'sending' | 'sent' | 'delivered' | 'read' | 'failed';

/** A message on one channel. */
interface DeliveryAttemptsTable {
  id: string;
  application_id: string;
  delivery_id: string;
  channel: MessageChannel;
  state: AttemptState;
  message_id: Generated<string | null>;
  reason: Generated<string | null>;
  began_at: Date;
  /** Of the state. */
  at: Date;
  /** When the next channel is used unless it was delivered. */
  look_at: Generated<Date | null>;
  passed_on: Generated<boolean>;
  ended_at: Generated<Date | null>;
}

interface ShortLinksTable {
  token_hash: Buffer;
  application_id: string;
  path: string | null;
  address_print: Buffer | null;
  phone_print: Buffer | null;
  created_at: Date;
  expires_at: Date | null;
}

interface MessageOptOutsTable {
  channel: MessageChannel;
  address_print: Buffer;
  at: Date;
}

interface MessageCountsTable {
  /** The first day of the month. */
  month: string;
  country: CountryCode;
  kind: string;
  channel: MessageChannel;
  count: number;
}

/** Contacts in the CRM that we made, rather than the company. */
interface CrmContactsTable {
  application_id: string;
  made_at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const notificationTables = [
  declareTable('deliveries', {
    rows: 'application_id',
    exported: ['kind', 'language', 'state', 'channel', 'reason', 'created_at', 'settled_at'],
    technical: [
      'id',
      'application_id',
      'account_id',
      'about',
      'appointment_id',
      'told',
      'facts',
      'tries',
      'due_at',
      'useless_at',
    ],
  }),
  declareTable('delivery_attempts', {
    rows: 'application_id',
    exported: ['channel', 'state', 'reason', 'at'],
    technical: ['id', 'application_id', 'delivery_id', 'message_id', 'began_at', 'look_at', 'passed_on', 'ended_at'],
  }),
  declareTable('short_links', {
    rows: 'application_id',
    technical: ['token_hash', 'application_id', 'path', 'address_print', 'phone_print', 'created_at', 'expires_at'],
  }),
  // Keyed hashes without an application: the wish holds for whoever has the address, after an erasure, too.
  declareTable('message_opt_outs', { rows: null, technical: ['channel', 'address_print', 'at'] }),
  declareTable('message_counts', { rows: null, technical: ['month', 'country', 'kind', 'channel', 'count'] }),
  declareTable('crm_contacts', { rows: 'application_id', technical: ['application_id', 'made_at'] }),
  declareTable('link_openings', { rows: 'application_id', exported: ['day'], technical: ['application_id'] }),
];
