import type { Language } from '@volante/contract/countries/country.ts';
import type { Generated } from 'kysely';
import type { DeliveryKind } from './kinds.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    deliveries: DeliveriesTable;
    link_openings: LinkOpeningsTable;
  }
}

/**
 * `waiting` for its moment or its next try; `sent`; `by_hand`: a person has to tell it, and `told` did; `dead`: given up;
 * `dropped`: not true any more before it was sent.
 */
export type DeliveryState = 'waiting' | 'sent' | 'by_hand' | 'told' | 'dead' | 'dropped';

interface DeliveriesTable {
  id: Generated<string>;
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
