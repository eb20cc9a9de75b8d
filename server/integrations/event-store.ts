import './tables.ts';
import type { CountryCode } from '@volante/contract/country.ts';
import { type DeliveredKind, TEST_KIND } from '@volante/contract/staff/administration/event-kinds.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import type { NewEvent } from './public-events.ts';

/** Writes the events of each application, and a delivery of each event to every endpoint that wants it. */
export async function insertEvents(
  trx: Trx,
  applicationIds: readonly string[],
  events: readonly NewEvent[],
): Promise<void> {
  const rows = applicationIds.flatMap((application) =>
    events.map(({ kind, facts: data, once }) => ({ id: uuidv7(), application, kind, data, once })),
  );
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as x(id uuid, application uuid, kind text, data jsonb, once boolean)
    ), written as (
      insert into integration_events (id, application_id, reference, country, kind, data)
      select g.id, a.id, a.reference, a.country, g.kind, g.data
      from given g join applications a on a.id = g.application
      where not g.once or not exists (
        select from integration_events e where e.application_id = a.id and e.kind = g.kind)
      order by g.id
      returning id, application_id, country, kind, at
    )
    insert into webhook_deliveries (endpoint_id, event_id, application_id, at)
    select e.id, w.id, w.application_id, w.at
    from written w join webhook_endpoints e
      on e.off_why is null and w.kind = any(e.kinds) and w.country = any(e.countries)`.execute(trx);
}

/** Leaves nothing but ids and kinds of the application's events. */
export async function emptyEvents(trx: Trx, applicationId: string): Promise<void> {
  await trx
    .updateTable('integration_events')
    .set({ reference: null, data: '{}' })
    .where('application_id', '=', applicationId)
    .execute();
  // An attempt that is under way can't write its answer any more; it is repeated.
  await trx
    .updateTable('webhook_deliveries')
    .set((row) => ({ answer: null, tries: row('tries', '+', 1) }))
    .where('application_id', '=', applicationId)
    .execute();
}

/** The position of the newest event that has one; what has none yet is behind it. */
export const lastPosition = sql<number>`(
  select coalesce(max(position), 0) from integration_events where position is not null)`;

/** At most so many events get their position in one transaction. */
const NUMBERED_AT_ONCE = 5000;

/** Until the transaction ends nobody else numbers events, or turns on an endpoint that was off. */
export async function lockOrder(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('integration_events'))`.execute(trx);
}

/**
 * Gives committed events their positions; true if there may be more. Under one lock, so that positions become visible in their order,
 * and whoever has read one has missed none before it. What isn't committed yet gets a later position.
 *
 * What was written while an endpoint was off, and committed after it was turned on, is queued for it here: its own transaction could
 * not know, and what was done at the turning on could not see it.
 */
export async function numberEvents(trx: Trx): Promise<boolean> {
  await lockOrder(trx);
  const { rows } = await sql<{ count: number }>`
    with numbered as (
      update integration_events e set position = n.position
      from (
        select id, row_number() over (order by at, id) + ${lastPosition} as position
        from (
          select id, at from integration_events where position is null and kind <> ${TEST_KIND}
          order by at, id limit ${NUMBERED_AT_ONCE}
        ) as unnumbered
      ) as n
      where e.id = n.id
      returning e.id, e.application_id, e.country, e.kind, e.at
    ), queued as (
      insert into webhook_deliveries (endpoint_id, event_id, application_id, at)
      select n.id, e.id, e.application_id, e.at
      from numbered e join webhook_endpoints n
        on n.off_position is not null and n.off_why is null and e.kind = any(n.kinds) and e.country = any(n.countries)
      on conflict do nothing
    )
    select count(*)::int as count from numbered`.execute(trx);
  return rows[0]?.count === NUMBERED_AT_ONCE;
}

export async function hasUnnumbered(db: Db): Promise<boolean> {
  const row = db.selectFrom('integration_events').select('id').where('position', 'is', null);
  return (await row.where('kind', '<>', TEST_KIND).limit(1).executeTakeFirst()) !== undefined;
}

/** Writes an event that is for one endpoint only, isn't about an application, and isn't in the feed. */
export async function insertTest(trx: Trx, endpointId: string, country: CountryCode): Promise<void> {
  await sql`
    with written as (
      insert into integration_events (id, application_id, country, kind)
      values (${uuidv7()}, ${endpointId}, ${country}, ${TEST_KIND}) returning id, application_id, at
    )
    insert into webhook_deliveries (endpoint_id, event_id, application_id, at)
    select ${endpointId}, id, application_id, at from written`.execute(trx);
}

export async function selectPosition(db: Db, eventId: string): Promise<number | null> {
  const row = db.selectFrom('integration_events').select('position').where('id', '=', eventId);
  return (await row.executeTakeFirst())?.position ?? null;
}

export interface EventRow {
  id: string;
  application_id: string;
  reference: number | null;
  country: CountryCode;
  kind: DeliveredKind;
  at: Date;
  data: Record<string, string | null>;
}

const columns = ['id', 'application_id', 'reference', 'country', 'kind', 'at', 'data'] as const;

/** Events after a position, in order. */
export function selectEventsAfter(
  db: Db,
  { after, countries, limit }: { after: number; countries: readonly CountryCode[]; limit: number },
): Promise<EventRow[]> {
  return db
    .selectFrom('integration_events')
    .select(columns)
    .where('position', '>', after)
    .where('country', 'in', countries)
    .orderBy('position')
    .limit(limit)
    .execute();
}

/** The id of the newest event with a position. */
export async function selectNewest(db: Db): Promise<string | null> {
  const row = db.selectFrom('integration_events').select('id').where('position', 'is not', null);
  return (await row.orderBy('position', 'desc').limit(1).executeTakeFirst())?.id ?? null;
}

/**
 * Deletes events of before, and returns their number, at most 5,000. The newest of them stays, so that whoever has read it can go on
 * from there.
 */
export async function deleteOldEvents(db: Db, before: Date): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from integration_events where id in (
      select id from integration_events
      where position < (
        select position from integration_events where position is not null and at < ${before} order by at desc limit 1)
        or (position is null and kind = ${TEST_KIND} and at < ${before})
      order by position limit 5000)`.execute(db);
  return Number(numAffectedRows);
}
