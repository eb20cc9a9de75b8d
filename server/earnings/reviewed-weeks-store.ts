import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { sql } from 'kysely';
import type { Db } from '../core/database/db.ts';

/** The amount that counts instead of the one sent, by week, null if none; only weeks that a reviewer corrected or refused. */
export async function selectCounted(
  db: Db,
  applicationId: string,
  platform: Platform,
): Promise<Map<string, number | null>> {
  const { rows } = await sql<{ week: string; counted: number | null }>`
    select r.week_start as week, r.amount::float8 as counted from week_reviews r
    where r.application_id = ${applicationId} and r.platform = ${platform} and r.decision <> 'accepted'`.execute(db);
  return new Map(rows.map(({ week, counted }) => [week, counted]));
}

/** The weeks about which a reviewer decided, whatever the decision. */
export async function selectReviewed(db: Db, applicationId: string, platform: Platform): Promise<string[]> {
  const { rows } = await sql<{ week: string }>`
    select r.week_start as week from week_reviews r
    where r.application_id = ${applicationId} and r.platform = ${platform}`.execute(db);
  return rows.map(({ week }) => week);
}
