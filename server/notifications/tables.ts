import type { Language } from '@volante/contract/countries/country.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';
import type { DeliveryKind } from './kinds.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    deliveries: DeliveriesTable;
    link_openings: LinkOpeningsTable;
  }
}

/**
 * `waiting` for its time or its next retry; `sent`; `by_hand`: staff have to contact the applicant, and `told`: they did; `dead`:
 * given up; `dropped`: outdated before it was sent.
 */
export type DeliveryState = 'waiting' | 'sent' | 'by_hand' | 'told' | 'dead' | 'dropped';

interface DeliveriesTable {
  id: string;
  application_id: string;
  kind: DeliveryKind;
  about: string;
  appointment_id: string | null;
  told: string;
  language: Language;
  state: Generated<DeliveryState>;
  tries: Generated<number>;
  due_at: Date;
  useless_at: Date | null;
  channel: Generated<string | null>;
  reason: Generated<string | null>;
  settled_at: Generated<Date | null>;
  created_at: Date;
}

interface LinkOpeningsTable {
  application_id: string;
  day: string;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const notificationTables = [
  declareTable('deliveries', {
    rows: 'application_id',
    exported: ['kind', 'language', 'state', 'channel', 'reason', 'created_at', 'settled_at'],
    technical: ['id', 'application_id', 'about', 'appointment_id', 'told', 'tries', 'due_at', 'useless_at'],
  }),
  declareTable('link_openings', { rows: 'application_id', exported: ['day'], technical: ['application_id'] }),
];
