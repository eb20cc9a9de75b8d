import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { WeekDecision } from '@volante/contract/staff/earnings.ts';

declare module '../../core/database/schema.ts' {
  interface Database {
    week_reviews: WeekReviewsTable;
  }
}

interface WeekReviewsTable {
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
