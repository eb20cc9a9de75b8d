import './tables.ts';
import { CompiledQuery, sql } from 'kysely';
import type { Db, Trx } from '../core/database/db.ts';
import { preparedAs } from '../core/database/prepared.ts';
import { type EventRow, lastPosition } from './event-store.ts';
import type { OffReason } from './tables.ts';

// Times are the database's, so that servers whose clocks differ agree on who sends, and the signed time is right.

/** How long an attempt keeps others away, in seconds: twice as long as any takes, so only a killed process lets it expire. */
const LEASE_SECONDS = 30;

/** A delivery is tried this long, in hours, and an endpoint that always fails is switched off after so many. */
const TRIED_HOURS = 72;
const FAILING_HOURS = 24;

export interface Claimed extends EventRow {
  endpointId: string;
  tries: number;
  url: string;
  secret: Buffer;
  /** While it still signs. */
  previousSecret: Buffer | null;
  /** By the database. */
  now: Date;
}

const queued = `${preparedAs('webhooks-queued')}
  select distinct endpoint_id as id from webhook_deliveries
  where state = 'waiting' and queued_in = pg_current_xact_id_if_assigned()`;

/** The endpoints for which this transaction has queued something. */
export async function selectQueued(trx: Trx): Promise<string[]> {
  return (await trx.executeQuery<{ id: string }>(CompiledQuery.raw(queued, []))).rows.map(({ id }) => id);
}

/**
 * Claims the delivery of an endpoint that has been due for longest; others who ask at the same time get another one. Null if there is
 * none, or if the endpoint is off or is left alone for now. A later event of an application waits for an earlier one. What is due at the
 * same moment, after a replay all of it, isn't sorted: each claim would sort the whole backlog.
 */
export async function claim(db: Db, endpointId: string): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    with first as materialized (
      select event_id from webhook_deliveries d
      where endpoint_id = ${endpointId} and state = 'waiting' and due_at <= now() and not exists (
        select from webhook_deliveries e
        where e.endpoint_id = d.endpoint_id and e.application_id = d.application_id and e.state = 'waiting'
          and (e.at, e.event_id) < (d.at, d.event_id))
      order by due_at limit 1 for update skip locked
    )
    update webhook_deliveries d set tries = d.tries + 1, due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from first, webhook_endpoints n, integration_events e
    where d.endpoint_id = ${endpointId} and d.event_id = first.event_id and d.state = 'waiting' and d.due_at <= now()
      and n.id = d.endpoint_id and n.off_why is null and (n.wait_until is null or n.wait_until <= now())
      and e.id = d.event_id
    returning n.id as "endpointId", d.tries, n.url, n.secret, now() as now,
      case when n.previous_until > now() then n.previous_secret end as "previousSecret",
      e.id, e.application_id, e.reference, e.country, e.kind, e.at, e.data`.execute(db);
  return rows[0] ?? null;
}

/**
 * Sets a delivery `d` for which somebody asks again. What has been tried for three days isn't tried for three more: it gets one attempt,
 * and is given up again if that fails.
 */
export const askedAgain = sql`
  state = 'waiting', due_at = now(), queued_in = pg_current_xact_id(),
  since = case when d.state = 'sent' then now() else d.since end, tries = case when d.state = 'sent' then 0 else d.tries end`;

/** Lets another process try at once what this one gave up without an answer. */
export async function release(db: Db, claimed: Claimed): Promise<void> {
  await sql`
    update webhook_deliveries set due_at = now()
    where endpoint_id = ${claimed.endpointId} and event_id = ${claimed.id} and tries = ${claimed.tries}
      and state = 'waiting'`.execute(db);
}

export interface Attempt {
  /** Why it failed; null if it was accepted. */
  reason: string | null;
  status: number | null;
  answer: string | null;
  ms: number;
}

/** What a receiver answers about an erased application isn't kept: it may name somebody. */
const kept = (answer: string | null) => sql`(
  select ${answer}::text from integration_events e where e.id = webhook_deliveries.event_id and e.reference is not null)`;

/** Records that the claimed delivery was accepted; the endpoint works. */
export async function settleSent(db: Db, claimed: Claimed, { status, answer, ms }: Attempt): Promise<void> {
  await sql`
    with sent as (
      update webhook_deliveries set state = 'sent', reason = null, status = ${status}, answer = ${kept(answer)}, ms = ${ms}, tried_at = now()
      where endpoint_id = ${claimed.endpointId} and event_id = ${claimed.id} and tries = ${claimed.tries} and state = 'waiting'
    )
    update webhook_endpoints set failing_since = null, wait_until = null
    where id = ${claimed.endpointId} and failing_since is not null`.execute(db);
}

/**
 * Records that the attempt failed. It is repeated after `pauseSeconds`, unless it has been tried for three days. Meanwhile the endpoint
 * is left alone, the longer it has been failing; after a day it is switched off. Returns why, if this switched it off.
 */
export async function settleFailed(
  trx: Trx,
  claimed: Claimed,
  { reason, status, answer, ms }: Attempt,
  { pauseSeconds, waitSeconds, isGone }: { pauseSeconds: number; waitSeconds: number; isGone: boolean },
): Promise<OffReason | null> {
  await sql`
    update webhook_deliveries set
      state = case when since < now() - make_interval(hours => ${TRIED_HOURS}) then 'dead' else 'waiting' end,
      due_at = now() + make_interval(secs => ${pauseSeconds}),
      reason = ${reason}, status = ${status}, answer = ${kept(answer)}, ms = ${ms}, tried_at = now()
    where endpoint_id = ${claimed.endpointId} and event_id = ${claimed.id} and tries = ${claimed.tries}
      and state = 'waiting'`.execute(trx);
  const { rows } = await sql<{ off: OffReason | null }>`
    update webhook_endpoints set
      failing_since = coalesce(failing_since, now()),
      wait_until = greatest(wait_until, now() + least(now() - coalesce(failing_since, now()), interval '10 minutes')
        * (0.5 + random() / 2), now() + make_interval(secs => ${waitSeconds})),
      off_why = case when ${isGone} then 'gone'
        when failing_since < now() - make_interval(hours => ${FAILING_HOURS}) then 'failing' end,
      off_at = case when ${isGone} or failing_since < now() - make_interval(hours => ${FAILING_HOURS}) then now() end,
      off_position = case when ${isGone} or failing_since < now() - make_interval(hours => ${FAILING_HOURS})
        then ${lastPosition} else off_position end
    where id = ${claimed.endpointId} and off_why is null
    returning off_why as off`.execute(trx);
  return rows[0]?.off ?? null;
}

/** Endpoints that may be tried, and have a delivery that is due. */
export async function selectDue(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from webhook_endpoints n
    where off_why is null and (wait_until is null or wait_until <= now()) and exists (
      select from webhook_deliveries where endpoint_id = n.id and state = 'waiting' and due_at <= now())`.execute(db);
  return rows.map(({ id }) => id);
}
