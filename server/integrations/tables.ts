import type { CountryCode } from '@volante/contract/country.ts';
import type { DeliveredKind, PublicEventKind } from '@volante/contract/staff/administration/event-kinds.ts';
import type { Generated, JSONColumnType } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    integration_events: IntegrationEventsTable;
    webhook_endpoints: WebhookEndpointsTable;
    webhook_deliveries: WebhookDeliveriesTable;
  }
}

interface IntegrationEventsTable {
  id: string;
  application_id: string;
  /** Null once the application is erased. */
  reference: number | null;
  country: CountryCode;
  kind: DeliveredKind;
  at: Generated<Date>;
  data: JSONColumnType<Record<string, string | null>>;
  position: Generated<number | null>;
}

/** Why nothing is sent: an admin paused it, it answered 410, or it failed for a day. */
export type OffReason = 'paused' | 'gone' | 'failing';

interface WebhookEndpointsTable {
  id: string;
  url: string;
  description: string;
  kinds: PublicEventKind[];
  countries: CountryCode[];
  /** Sealed with the row's id as its owner, as is the previous one. */
  secret: Buffer;
  previous_secret: Generated<Buffer | null>;
  /** Until then both secrets sign. */
  previous_until: Generated<Date | null>;
  off_at: Generated<Date | null>;
  off_why: Generated<OffReason | null>;
  /** Since when every attempt has failed. */
  failing_since: Generated<Date | null>;
  /** Nothing is tried before. */
  wait_until: Generated<Date | null>;
  created_at: Date;
  /** The last position in the feed when it was switched off; null for one that never was. */
  off_position: Generated<number | null>;
}

interface WebhookDeliveriesTable {
  endpoint_id: string;
  event_id: string;
  application_id: string;
  at: Date;
  state: Generated<'waiting' | 'sent' | 'dead'>;
  tries: Generated<number>;
  due_at: Generated<Date>;
  since: Generated<Date>;
  tried_at: Generated<Date | null>;
  reason: Generated<string | null>;
  status: Generated<number | null>;
  answer: Generated<string | null>;
  ms: Generated<number | null>;
  /** The transaction that wrote it. */
  queued_in: Generated<string | null>;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const integrationTables = [
  declareTable('integration_events', {
    rows: 'application_id',
    erased: { reference: 'is on the application', data: 'codes of what is exported itself' },
    kept: {
      application_id: 'a system that keeps a copy learns by it what it has to erase',
      country: 'who may only see one country reads only its events',
      kind: 'the order of events stays as it was told',
      at: 'the order of events stays as it was told',
    },
    technical: ['id', 'position'],
  }),
  declareTable('webhook_endpoints', {
    rows: null,
    technical: [
      ...(['id', 'url', 'description', 'kinds', 'countries', 'secret', 'previous_secret', 'previous_until'] as const),
      ...(['off_at', 'off_why', 'failing_since', 'wait_until', 'created_at', 'off_position'] as const),
    ],
  }),
  declareTable('webhook_deliveries', {
    rows: 'application_id',
    erased: { answer: 'what the other system said; it may name somebody' },
    kept: { application_id: 'that an erasure was told can be shown', at: 'the time of an event that is kept' },
    technical: [
      'endpoint_id',
      'event_id',
      'state',
      'tries',
      'due_at',
      'since',
      'tried_at',
      'reason',
      'status',
      'ms',
      'queued_in',
    ],
  }),
];
