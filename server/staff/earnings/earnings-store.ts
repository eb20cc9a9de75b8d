import type { EarningRow } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import type { MessageChannel } from '@volante/contract/notifications/channels.ts';
import type { Box, StaffEarnings, WeekDecision } from '@volante/contract/staff/earnings.ts';
import { sql } from 'kysely';
import type { Trx } from '../../core/database/db.ts';
import { declareTable } from '../../core/database/declared-data.ts';
import type { KeptScreenshot } from '../../earnings/screenshots/judge-open.ts';

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

/** This feature's data: what is exported to a person on request, and what is erased with them. */
export const weekReviewTables = [
  declareTable('week_reviews', {
    rows: 'application_id',
    exported: ['platform', 'week_start', 'decision', 'amount', 'reason', 'at'],
    technical: ['application_id', 'account_id'],
  }),
];

type Shown = StaffEarnings['platforms'][number];

export interface WeekFacts {
  week: string;
  amount: number;
  origin: NonNullable<EarningRow['origin']>;
  readAmount: number | null;
  played: boolean;
  confidence: number | null;
  mediaId: string | null;
  channel: MessageChannel | null;
  boxes: { week: Box; amount: Box };
  /** The platform named on the picture, if there is exactly one. */
  platformSeen: Platform | null;
  /** Why its picture wasn't sure; null without a picture, or if it was. */
  doubt: string | null;
  /** What on its picture may come from editing it. */
  edited: Shown['rows'][number]['edited'];
  review: {
    decision: WeekDecision;
    amount: number | null;
    reason: string | null;
    by: { id: string; name: string };
    at: string;
  } | null;
}

export interface PlatformFacts {
  platform: Platform;
  /** Its pictures of earnings, also those that wait for the driver. */
  pictures: Omit<KeptScreenshot, 'id' | 'reason'>[];
  profile: Shown['profile'];
  /** Why the picture of the profile wasn't sure; null without one, or if it was. */
  profileDoubt: string | null;
  accounts: Shown['accounts'];
  weeks: WeekFacts[];
}

/** Every platform with data, with all its stored weeks. */
export async function selectPlatformFacts(trx: Trx, applicationId: string): Promise<PlatformFacts[]> {
  const { rows } = await sql<PlatformFacts>`
    select p.platform,
      (select json_build_object('fullName', f.full_name, 'rating', f.rating::float8, 'origin', f.origin, 'mediaId', s.media_id,
          'boxes', json_build_object('name', s.reading -> 'boxes' -> 'name', 'rating', s.reading -> 'boxes' -> 'rating'))
        from platform_profiles f left join screenshots s on s.id = f.screenshot_id
        where f.application_id = ${applicationId} and f.platform = p.platform) as profile,
      (select s.reading ->> 'reason' from platform_profiles f join screenshots s on s.id = f.screenshot_id
        where f.application_id = ${applicationId} and f.platform = p.platform) as "profileDoubt",
      (select coalesce(json_agg(json_build_object('accountId', c.account_id, 'origin', c.origin, 'status', c.status,
          'reason', c.reason) order by c.account_id), '[]')
        from platform_accounts c where c.application_id = ${applicationId} and c.platform = p.platform) as accounts,
      (select coalesce(json_agg(json_build_object('mediaId', s.media_id, 'needs', s.needs, 'reading', s.reading,
          'filled', (select json_build_object('week', w.week_start, 'amount', w.amount::float8, 'origin', w.origin)
            from earnings_weeks w where w.screenshot_id = s.id)) order by s.id), '[]')
        from screenshots s where s.application_id = ${applicationId} and s.platform = p.platform
          and s.upload_type = 'earnings') as pictures,
      (select coalesce(json_agg(json_build_object(
          'week', e.week_start, 'amount', e.amount::float8, 'origin', e.origin, 'readAmount', e.read_amount::float8,
          'played', e.played, 'mediaId', s.media_id,
          'channel', (select m.channel from media m where m.id = s.media_id), 'platformSeen', s.reading ->> 'platformSeen', 'doubt', s.reading ->> 'reason',
          'edited', coalesce(s.reading -> 'edited', '[]'),
          'boxes', json_build_object('week', s.reading -> 'boxes' -> 'week', 'amount', s.reading -> 'boxes' -> 'amount'),
          'confidence', least((s.reading -> 'weekStart' ->> 'confidence')::float8, (s.reading -> 'amount' ->> 'confidence')::float8),
          'review', (select json_build_object('decision', r.decision, 'amount', r.amount::float8, 'reason', r.reason,
              'by', json_build_object('id', t.id, 'name', t.name), 'at', r.at)
            from week_reviews r join staff_accounts t on t.id = r.account_id
            where r.application_id = e.application_id and r.platform = e.platform and r.week_start = e.week_start)
          ) order by e.week_start desc), '[]')
        from earnings_weeks e left join screenshots s on s.id = e.screenshot_id
        where e.application_id = ${applicationId} and e.platform = p.platform) as weeks
    from (
      select a.platform from platform_accounts a where a.application_id = ${applicationId}
      union select b.platform from earnings_weeks b where b.application_id = ${applicationId}
      union select c.platform from platform_profiles c where c.application_id = ${applicationId}
    ) p order by p.platform`.execute(trx);
  return rows;
}

export async function replaceReview(trx: Trx, review: WeekReviewsTable): Promise<void> {
  const { application_id, platform, week_start, ...change } = review;
  await trx
    .insertInto('week_reviews')
    .values({ application_id, platform, week_start, ...change })
    .onConflict((conflict) => conflict.columns(['application_id', 'platform', 'week_start']).doUpdateSet(change))
    .execute();
}
