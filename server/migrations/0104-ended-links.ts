import { type Kysely, sql } from 'kysely';

/** The release before refuses replaced links as unknown. */
export const servesBack = '0102';

/** When a link was replaced because it had ended (`LINK_DAYS`). Null once staff revoked or renewed the link: then it is unknown. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table application_links add column ended_at timestamptz`.execute(db);
}
