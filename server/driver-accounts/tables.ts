import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Generated } from 'kysely';
import { declareTable } from '../core/database/declared-data.ts';

/** An account kept by the widget's provider. */
interface WidgetAccountsTable {
  application_id: string;
  account_id: string;
  platform: Platform | null;
  state: 'reading' | 'connected' | 'failed';
  reason: AccountFailure | null;
  tries: Generated<number>;
  /** When it was last sent, from which the waiting time counts. */
  added_at: Date;
  updated_at: Date;
}

declare module '../core/database/schema.ts' {
  interface Database {
    widget_accounts: WidgetAccountsTable;
  }
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const driverAccountTables = [
  declareTable('widget_accounts', {
    rows: 'application_id',
    exported: ['account_id', 'platform', 'state', 'reason', 'added_at', 'updated_at'],
    technical: ['application_id', 'tries'],
  }),
];
