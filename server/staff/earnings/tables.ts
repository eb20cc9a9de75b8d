import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { WeekDecision } from '@volante/contract/staff/earnings.ts';
import { declareTable } from '../../core/database/declared-data.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    week_reviews: WeekReviewsTable;
  }
}

export interface WeekReviewsTable {
  application_id: string;
  platform: Platform;
  /** A Monday. */
  week_start: string;
  decision: WeekDecision;
  amount: number | null;
  reason: string | null;
  account_id: string;
  at: Date;
}

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const weekReviewTables = [
  declareTable('week_reviews', {
    rows: 'application_id',
    exported: ['platform', 'week_start', 'decision', 'amount', 'reason', 'at'],
    technical: ['application_id', 'account_id'],
  }),
];
