import './tables.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { DeliveredKind } from '@volante/contract/staff/administration/event-kinds.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';
import { askedAgain } from './delivery-store.ts';
import { lastPosition } from './event-store.ts';

type Table = Database['webhook_endpoints'];
export type EndpointRow = Omit<Selectable<Table>, 'off_position'>;

const MOST_COUNTED = 1000;

const columns = [
  ...(['id', 'url', 'description', 'kinds', 'countries', 'secret', 'previous_secret', 'previous_until'] as const),
  ...(['off_at', 'off_why', 'failing_since', 'wait_until', 'created_at'] as const),
];

/** Inserts an endpoint unless there are `most`; false then. */
export async function insertEndpoint(trx: Trx, row: Insertable<Table>, most: number): Promise<boolean> {
  await sql`lock table webhook_endpoints in share row exclusive mode`.execute(trx);
  const { count } = await trx
    .selectFrom('webhook_endpoints')
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await trx.insertInto('webhook_endpoints').values(row).execute();
  return true;
}

export function selectEndpoints(db: Db): Promise<EndpointRow[]> {
  return db.selectFrom('webhook_endpoints').select(columns).orderBy('id').execute();
}

export async function selectEndpoint(db: Db, id: string): Promise<EndpointRow | null> {
  const row = db.selectFrom('webhook_endpoints').select(columns).where('id', '=', id);
  return (await row.executeTakeFirst()) ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockEndpoint(trx: Trx, id: string): Promise<EndpointRow | null> {
  const row = trx.selectFrom('webhook_endpoints').select(columns).where('id', '=', id).forNoKeyUpdate();
  return (await row.executeTakeFirst()) ?? null;
}

export async function updateEndpoint(trx: Trx, id: string, change: Updateable<Table>): Promise<void> {
  await trx.updateTable('webhook_endpoints').set(change).where('id', '=', id).execute();
}

export async function deleteEndpoint(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('webhook_endpoints').where('id', '=', id).execute();
}

/** How many events wait at each endpoint, counted up to 1,000. */
export async function countWaiting(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select e.id, (select count(*)::int from (
      select from webhook_deliveries d where d.endpoint_id = e.id and d.state = 'waiting' limit ${MOST_COUNTED}) as waiting) as count
    from unnest(${ids as string[]}::uuid[]) e (id)`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Switches off an endpoint, and notes what it has been told of. */
export async function pauseEndpoint(trx: Trx, id: string, at: Date): Promise<void> {
  const off = { off_at: at, off_why: 'paused' as const, off_position: lastPosition };
  await trx.updateTable('webhook_endpoints').set(off).where('id', '=', id).execute();
}

/**
 * Switches on an endpoint, under `lockOrder`, and queues what is behind the position at which it was switched off and isn't queued or sent yet. What isn't
 * committed by now is queued when it gets its position. What still waited is due at once, and is tried for three days from now on.
 */
export async function resumeEndpoint(trx: Trx, id: string): Promise<void> {
  await sql`
    with resumed as (
      update webhook_endpoints n set off_at = null, off_why = null, failing_since = null, wait_until = null,
        -- The release before notes no position.
        off_position = coalesce(off_position, (
          select max(position) from integration_events where at < n.off_at - interval '1 minute'), 0)
      where id = ${id} and off_why is not null
      returning id, kinds, countries, off_position
    )
    insert into webhook_deliveries as d (endpoint_id, event_id, application_id, at)
    select n.id, e.id, e.application_id, e.at
    from resumed n join integration_events e on e.kind = any(n.kinds) and e.country = any(n.countries)
    where e.position > n.off_position or e.position is null
    order by e.at, e.id
    on conflict do nothing`.execute(trx);
  await sql`
    update webhook_deliveries set tries = 0, due_at = default, since = default, queued_in = default
    where endpoint_id = ${id} and state = 'waiting'`.execute(trx);
}

/** Queues the events of a span again, at most `most`, the oldest first. Returns how many. */
export async function queueSpan(
  trx: Trx,
  id: string,
  { since, until, most }: { since: Date; until: Date | null; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with queued as (
      insert into webhook_deliveries as d (endpoint_id, event_id, application_id, at)
      select n.id, e.id, e.application_id, e.at
      from webhook_endpoints n join integration_events e on e.kind = any(n.kinds) and e.country = any(n.countries)
      where n.id = ${id} and e.at >= ${since} and (${until}::timestamptz is null or e.at < ${until})
      order by e.at, e.id limit ${most}
      on conflict (endpoint_id, event_id) do update set ${askedAgain}
      returning 1
    ) select count(*)::int as count from queued`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Queues one event again; false if it was never meant for this endpoint. */
export async function queueAgain(trx: Trx, id: string, eventId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries d set ${askedAgain}
    where endpoint_id = ${id} and event_id = ${eventId}`.execute(trx);
  return numAffectedRows > 0n;
}

export interface DeliveryRow {
  event_id: string;
  application_id: string;
  at: Date;
  state: 'waiting' | 'sent' | 'dead';
  tries: number;
  due_at: Date;
  tried_at: Date | null;
  reason: string | null;
  status: number | null;
  answer: string | null;
  ms: number | null;
  kind: DeliveredKind;
  reference: number | null;
  country: CountryCode;
  data: Record<string, string | null>;
}

/** Deliveries to an endpoint, the newest event first. */
export function selectDeliveries(
  db: Db,
  id: string,
  { state, after, limit }: { state?: DeliveryRow['state'] | undefined; after: string | null; limit: number },
): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('integration_events as e', 'e.id', 'd.event_id')
    .select(['d.event_id', 'd.application_id', 'd.at', 'd.state', 'd.tries', 'd.due_at', 'd.tried_at', 'd.reason'])
    .select(['d.status', 'd.answer', 'd.ms', 'e.kind', 'e.reference', 'e.country', 'e.data'])
    .where('d.endpoint_id', '=', id)
    .$if(state !== undefined, (query) => query.where('d.state', '=', state as DeliveryRow['state']))
    .$if(after !== null, (query) => query.where('d.event_id', '<', after as string))
    .orderBy('d.event_id', 'desc')
    .limit(limit)
    .execute();
}
