import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { inReach } from '../core/database/reach.ts';
import type { QueueRow } from '../staff/queue/row-store.ts';

/** Where a page ended. */
export type Place = [updatedAt: string, applicationId: string];
export type Row = Pick<
  QueueRow,
  | ('application_id' | 'reference' | 'country' | 'stage' | 'closed' | 'name' | 'waits_for' | 'waiting_since')
  | ('created_at' | 'updated_at' | 'revision')
> & { external_reference: string | null; place: string };

/** Rows in the order of their last change. */
export async function selectRows(
  db: Db,
  asked: {
    updatedSince?: string | undefined;
    stage?: Stage | Stage[] | undefined;
    reference?: string | undefined;
    reach: Reach;
    after: Place | null;
    limit: number;
  },
): Promise<Row[]> {
  const { updatedSince, stage, reference, reach, after, limit } = asked;
  const parts = [
    inReach(reach, 'q.country'),
    ...(updatedSince === undefined ? [] : [sql`q.updated_at >= ${new Date(updatedSince)}`]),
    ...(stage === undefined ? [] : [sql`q.stage = any(${[stage].flat()})`]),
    ...(reference === undefined ? [] : [sql`q.application_id = any(${ofReference(reference)})`]),
    ...(after ? [sql`(q.updated_at, q.application_id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`] : []),
  ];
  const { rows } = await sql<Row>`
    select q.application_id, q.reference, q.country, q.stage, q.closed, q.name, q.waits_for, q.waiting_since, q.created_at, q.updated_at,
      q.revision, nullif(o.external_reference, '') as external_reference, q.updated_at::text as place
    from queue_rows q left join link_origins o on o.application_id = q.application_id
    where ${sql.join(parts, sql` and `)}
    order by q.updated_at, q.application_id limit ${limit}`.execute(db);
  return rows;
}

// Each array by its own index; joined by "or", they would be searched for in the whole table.
function ofReference(typed: string) {
  const own = /^(\d{4})-?(\d{4})$/.exec(typed.trim());
  return sql`array(select application_id from queue_rows
      where external_reference = ${typed.trim().toLowerCase()} and external_reference <> '')
    || array(select id from applications where reference = ${own ? Number(own[1]! + own[2]!) : null})`;
}

export type Bands = readonly { platform: string; week: string; band: 'sure' | 'ask' | 'none' | null }[];
/** The reasons of the decision, and how surely each week was read. */
export async function selectMore(
  trx: Trx,
  applicationId: string,
): Promise<{ reasons: RejectionGround[] | null; bands: Bands }> {
  const { rows } = await sql<{ reasons: RejectionGround[] | null; bands: Bands }>`
    select (select d.reasons from decisions d where d.application_id = ${applicationId}) as reasons,
      (select coalesce(json_agg(json_build_object('platform', e.platform, 'week', e.week_start,
          'band', s.reading ->> 'band')), '[]')
        from earnings_weeks e join screenshots s on s.id = e.screenshot_id
        where e.application_id = ${applicationId}) as bands`.execute(trx);
  return rows[0] as { reasons: RejectionGround[] | null; bands: Bands };
}
