import type { IndexBeside } from '../core/database/migrating/index-building-store.ts';

export const servesBack = '0033';

/** For the list that the console opens with: what is not decided, the longest wait first, however many decided ones are older. */
export async function up(): Promise<void> {}

/** The table is filled by now. */
export const indexes: Record<string, IndexBeside> = {
  queue_undecided_in_turn: { on: "queue_rows (waiting_since, application_id) where waits_for <> 'nobody'" },
};
