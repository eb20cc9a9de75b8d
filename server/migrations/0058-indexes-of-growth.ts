import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

export const servesBack = '0033';

/**
 * For reads that slowed down with the number of applications: open messages and their counts, the sweep of messages that became
 * useless, the audit log by kind, and the applications whose time is over. Another, for a comparison that is gone, went with 0072.
 */
export async function up(): Promise<void> {}

const isOpen = "state in ('by_hand', 'dead') or (state = 'waiting' and reason is not null)";

export const indexes: Record<string, IndexBeside> = {
  deliveries_open: { on: `deliveries (created_at, id) where ${isOpen}` },
  deliveries_open_by_state: { on: `deliveries (state, created_at, id) where ${isOpen}` },
  deliveries_of_no_use: { on: "deliveries (useless_at) where state in ('by_hand', 'dead')" },
  staff_audit_by_kind: { on: 'staff_audit (kind, at, id)' },
  queue_undecided: { on: "queue_rows (updated_at) where stage not in ('approved', 'rejected')" },
  decisions_by_age: { on: 'decisions (at)' },
  figure_sources_counted: { on: 'figure_sources (application_id, revision, rules)' },
};
