import { type Kysely, sql } from 'kysely';

export const servesBack = '0033';

/**
 * For what grew with the number of applications: open messages and their counts, the sweep of those of no more use, the audit log by
 * what was done, the applications whose time is over, and those whose figures are old.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index deliveries_open on deliveries (created_at, id)
      where state in ('by_hand', 'dead') or (state = 'waiting' and reason is not null);
    create index deliveries_open_by_state on deliveries (state, created_at, id)
      where state in ('by_hand', 'dead') or (state = 'waiting' and reason is not null);
    create index deliveries_of_no_use on deliveries (useless_at) where state in ('by_hand', 'dead');
    create index staff_audit_by_kind on staff_audit (kind, at, id);
    create index queue_undecided on queue_rows (updated_at) where stage not in ('approved', 'rejected');
    create index decisions_by_age on decisions (at);
    create index queue_revisions on queue_rows (application_id, revision) where not stale;
    create index figure_sources_counted on figure_sources (application_id, revision, rules);
  `.execute(db);
}
