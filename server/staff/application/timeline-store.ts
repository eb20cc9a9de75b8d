import type { Mover } from '@volante/contract/admission/stages.ts';
import type { timelineSources } from '@volante/contract/staff/application.ts';
import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';

export type TimelineSource = (typeof timelineSources)[number];

export interface TimelineRow {
  id: string;
  at: Date;
  /** As text: the position for the next page. */
  place: string;
  source: TimelineSource;
  kind: string;
  by: Mover;
  account_id: string | null;
  account_name: string | null;
  details: Record<string, unknown>;
  text: string | null;
}

interface Asked {
  sources: readonly TimelineSource[];
  kind: string | null | undefined;
  after: [string, string] | null;
  limit: number;
}

/** Everything that happened, newest first, limited to `sources` and to a kind. */
export async function selectTimeline(
  db: Db,
  applicationId: string,
  { sources, kind = null, after, limit }: Asked,
): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with happened as (
      select id::text, at, case kind when 'link_opened' then 'link_opening' else 'event' end as source, kind, by,
        case when actor ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$' then actor::uuid end as account_id,
        details,
        null as text
      from application_events where application_id = ${applicationId}
      union all
      select id::text, at, 'note', 'note', 'staff', account_id, jsonb_build_object('struck', struck_at is not null), text
      from staff_notes where application_id = ${applicationId}
      union all
      select id::text, coalesce(settled_at, created_at), 'message', 'message', 'system', null,
        jsonb_build_object('kind', kind, 'state', state, 'attempts', (
          select coalesce(jsonb_agg(jsonb_build_object('channel', a.channel, 'state', a.state, 'reason', a.reason) order by a.id), '[]')
          from delivery_attempts a where a.delivery_id = deliveries.id)), null
      from deliveries where application_id = ${applicationId}
      union all
      select id::text, at, 'read', 'read', 'staff', account_id, jsonb_build_object('part', part), null
      from staff_audit where application_id = ${applicationId} and kind = 'read'
    )
    select h.*, h.at::text as place, s.name as account_name
    from happened h left join staff_accounts s on s.id = h.account_id
    where source = any(${sources}::text[]) and (${kind}::text is null or kind = ${kind})
      and ${after ? sql`(h.at, h.id) < (${after[0]}::timestamptz, ${after[1]})` : sql`true`}
    order by h.at desc, h.id desc limit ${limit}`.execute(db);
  return rows;
}
