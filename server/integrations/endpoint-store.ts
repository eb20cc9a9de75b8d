import './tables.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import type { PublicEventKind } from '@volante/contract/staff/administration/event-kinds.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import type { Database } from '../core/database/schema.ts';

type Table = Database['webhook_endpoints'];
export type EndpointRow = Selectable<Table>;

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

/** Queues the events since then, at most `most`, the oldest first; sent ones again only if `again`. Returns how many. */
export async function queueSince(
  trx: Trx,
  id: string,
  since: Date,
  { again, most }: { again: boolean; most: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with queued as (
      insert into webhook_deliveries as d (endpoint_id, event_id, application_id, at)
      select n.id, e.id, e.application_id, e.at
      from webhook_endpoints n join integration_events e on e.kind = any(n.kinds) and e.country = any(n.countries)
      where n.id = ${id} and e.at >= ${since}
      order by e.at, e.id limit ${most}
      on conflict (endpoint_id, event_id) do update
        set state = 'waiting', tries = 0, due_at = excluded.due_at, since = excluded.since
        where ${again} or d.state = 'waiting'
      returning 1
    ) select count(*)::int as count from queued`.execute(trx);
  return rows[0]?.count ?? 0;
}

/** Queues one event again; false if it was never meant for this endpoint. */
export async function queueAgain(trx: Trx, id: string, eventId: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set state = 'waiting', tries = 0, due_at = default, since = default
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
  kind: PublicEventKind;
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
