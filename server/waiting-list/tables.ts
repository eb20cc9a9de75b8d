import type { Language } from '@volante/contract/countries/country.ts';
import type { WaitingReason } from '@volante/contract/waiting-list/rules.ts';
import { declareTable } from '../core/database/declared-data.ts';

declare module '../core/database/schema.ts' {
  interface Database {
    waiting_list: WaitingListTable;
  }
}

export interface WaitingListTable {
  application_id: string;
  email: string;
  why: WaitingReason;
  place: string;
  from_day: string | null;
  text_version: string;
  language: Language;
  at: Date;
  ip: string | null;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const waitingListTables = [
  declareTable('waiting_list', {
    rows: 'application_id',
    exported: ['email', 'why', 'place', 'from_day', 'text_version', 'language', 'at', 'ip'],
    technical: ['application_id'],
  }),
];
