import type { Stage } from '@volante/contract/admission/stages.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { sql } from 'kysely';
import type { Db, Trx } from '../../core/database/db.ts';
import { inReach, ofReached } from '../../core/database/reach.ts';
import './tables.ts';

/** The data that decides how long an application is kept. */
export interface Aged {
  applicationId: string;
  reference: number;
  name: string;
  country: CountryCode;
  stage: Stage;
  /** Null while it is undecided. */
  decidedAt: Date | null;
  /** The last event of the application; notifying its driver doesn't count. */
  changedAt: Date;
  visitAt: Date | null;
  hold: { reason: string; accountId: string | null; at: Date } | null;
  warning: { on: string; at: Date } | null;
}

/** Applications that were decided, or last changed, before these moments. */
interface Before {
  idle: Date;
  approved: Date;
  rejected: Record<CountryCode, Date>;
}

const aged = sql`
  select q.application_id as "applicationId", q.reference, q.name, q.country, q.stage, d.at as "decidedAt",
    greatest(q.updated_at, e.at) as "changedAt", q.visit_at as "visitAt",
    case when h.at is null then null else
      jsonb_build_object('reason', h.reason, 'accountId', h.account_id, 'at', h.at) end as hold,
    case when w.at is null then null else jsonb_build_object('on', w.erased_on, 'at', w.at) end as warning
  from queue_rows q
  left join decisions d on d.application_id = q.application_id
  left join retention_holds h on h.application_id = q.application_id
  left join retention_warnings w on w.application_id = q.application_id
  left join lateral (
    select max(at) as at from application_events
    where application_id = q.application_id and kind not in ('message_told', 'message_retried')
  ) e on true`;

type Row = Omit<Aged, 'hold' | 'warning'> & {
  hold: { reason: string; accountId: string | null; at: string } | null;
  warning: { on: string; at: string } | null;
};

// Instants in JSON arrive as text.
function agedOf({ hold, warning, ...row }: Row): Aged {
  return {
    ...row,
    hold: hold && { ...hold, at: new Date(hold.at) },
    warning: warning && { ...warning, at: new Date(warning.at) },
  };
}

export async function selectAged(db: Db, applicationId: string): Promise<Aged | null> {
  const { rows } = await sql<Row>`${aged} where q.application_id = ${applicationId}`.execute(db);
  return rows[0] ? agedOf(rows[0]) : null;
}

/** Applications of these countries that may be due for erasure, oldest first, after the given one. */
export async function selectOld(
  db: Db,
  reach: Reach,
  before: Before,
  after: string | null,
  most: number,
): Promise<Aged[]> {
  const { idle, approved, rejected } = before;
  const { rows } = await sql<Row>`
    with old as (
      select application_id from queue_rows where stage not in ('approved', 'rejected') and updated_at < ${idle}
      union
      select d.application_id from decisions d join queue_rows c on c.application_id = d.application_id
      where d.at < ${approved} and c.stage = 'approved'
      union
      select d.application_id from decisions d join queue_rows c on c.application_id = d.application_id
      where d.at < ${new Date(Math.max(...Object.values(rejected).map(Number)))} and c.stage = 'rejected'
        and d.at < (${JSON.stringify(rejected)}::jsonb ->> c.country)::timestamptz
    )
    ${aged}
    where q.application_id = any(array(
      select application_id from old
      where (${after}::uuid is null or application_id > ${after}::uuid) and ${ofReached(reach, 'old.application_id')}
      order by application_id limit ${most}))
    order by q.application_id`.execute(db);
  return rows.map(agedOf);
}

/** Applications that share one retention period. */
export type Kept = { kind: 'idle' | 'approved' } | { kind: 'rejected'; country: CountryCode };

/** When the nth-oldest of a kind was decided or last changed; null if there are fewer. */
export async function selectNthOldest(db: Db, reach: Reach, kept: Kept, nth: number): Promise<Date | null> {
  const country = kept.kind === 'rejected' ? sql`and q.country = ${kept.country}` : sql``;
  const { rows } = await (kept.kind === 'idle'
    ? sql<{ at: Date }>`
        select updated_at as at from queue_rows q where stage not in ('approved', 'rejected') and ${inReach(reach, 'q.country')}
        order by updated_at offset ${nth - 1} limit 1`
    : sql<{ at: Date }>`
        select d.at from decisions d join queue_rows q on q.application_id = d.application_id
        where q.stage = ${kept.kind} ${country} and ${inReach(reach, 'q.country')} order by d.at offset ${nth - 1} limit 1`
  ).execute(db);
  return rows[0]?.at ?? null;
}

export async function upsertHold(
  trx: Trx,
  hold: { application_id: string; reason: string; account_id: string | null; at: Date },
): Promise<void> {
  const { application_id: _, ...change } = hold;
  await trx
    .insertInto('retention_holds')
    .values(hold)
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet(change))
    .execute();
}

/** Returns the number lifted: one or zero. */
export async function deleteHold(trx: Trx, applicationId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('retention_holds')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes a warning whose day has come, so that the driver is warned again. */
export async function deleteWarningUntil(trx: Trx, applicationId: string, today: string): Promise<void> {
  await trx
    .deleteFrom('retention_warnings')
    .where('application_id', '=', applicationId)
    .where('erased_on', '<=', today)
    .execute();
}

export async function upsertWarning(trx: Trx, applicationId: string, on: string, at: Date): Promise<void> {
  await trx
    .insertInto('retention_warnings')
    .values({ application_id: applicationId, erased_on: on, at })
    .onConflict((conflict) => conflict.column('application_id').doUpdateSet({ erased_on: on, at }))
    .execute();
}
