import type { AccountFailure } from '@volante/contract/driver-accounts/rules.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { Generated } from 'kysely';

/** What is known of an account that the widget's provider keeps. */
interface WidgetAccountsTable {
  application_id: string;
  account_id: string;
  platform: Platform | null;
  state: 'reading' | 'connected' | 'failed';
  reason: AccountFailure | null;
  tries: Generated<number>;
  /** When it came or was last sent again; from then on it is waited for. */
  added_at: Date;
  updated_at: Date;
}

declare module '../core/database/schema.ts' {
  interface Database {
    widget_accounts: WidgetAccountsTable;
  }
}
