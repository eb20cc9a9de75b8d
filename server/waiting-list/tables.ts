import type { Language } from '@volante/contract/countries/country.ts';
import type { WaitingReason } from '@volante/contract/waiting-list/rules.ts';

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
