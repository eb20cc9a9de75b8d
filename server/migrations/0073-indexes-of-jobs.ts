import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

export const servesBack = '0033';

/** For jobs that look for the few among all: accounts whose twelve weeks moved on, and visits that a decision left behind. */
export async function up(): Promise<void> {}

export const indexes: Record<string, IndexBeside> = {
  earnings_windows_frozen: { on: 'earnings_windows (frozen_until)' },
  applications_closed: { on: "applications (id) where stage in ('approved', 'rejected')" },
};
