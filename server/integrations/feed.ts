import type { CountryCode } from '@volante/contract/country.ts';
import { type PublicEventKind, TEST_KIND } from '@volante/contract/staff/administration/event-kinds.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import type { PublicEvent } from '@volante/contract/v1/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import * as store from './event-store.ts';

const DAY_MS = 24 * 3_600_000;

/** For how many days an event stays in the feed and in the list of deliveries. */
export const EVENT_DAYS = 90;

/**
 * The events after the one with this id, or from the oldest one on, in an order that never changes. Throws `event_unknown` for an
 * event that is no longer there.
 */
export async function listEvents(
  { db }: DbDeps,
  { after, limit, countries }: { after?: string | undefined; limit: number; countries: readonly CountryCode[] },
): Promise<{ items: PublicEvent[]; next: string | null }> {
  if (await store.hasUnnumbered(db)) await transaction({ db }, store.numberEvents);
  const position = after === undefined ? 0 : await store.selectPosition(db, after);
  if (position === null) throw new Problem('event_unknown');
  const rows = await store.selectEventsAfter(db, { after: position, countries, limit });
  return { items: rows.map(showEvent), next: rows.at(-1)?.id ?? after ?? null };
}

/** The id of the newest event, from which on `listEvents` gives only what follows; null if there is none yet. */
export async function newestEvent({ db }: DbDeps): Promise<string | null> {
  await numberAll({ db });
  return store.selectNewest(db);
}

/** An event of an application as the feed and webhooks give it. */
export function showEvent(row: store.EventRow): PublicEvent {
  const { id, application_id: applicationId, reference, country, kind, at, data } = row;
  return {
    id,
    type: kind as PublicEventKind,
    timestamp: at.toISOString(),
    data: {
      applicationId,
      reference: reference === null ? null : showReference(String(reference)),
      country,
      ...data,
    },
  };
}

/** What is sent to an endpoint. */
export function showDelivered(row: store.EventRow): object {
  return row.kind === TEST_KIND
    ? { id: row.id, type: row.kind, timestamp: row.at.toISOString(), data: {} }
    : showEvent(row);
}

/** Gives every committed event its position, so that the next reader finds little to do. */
export async function numberAll({ db }: DbDeps): Promise<void> {
  while (await transaction({ db }, store.numberEvents));
}

/** Deletes events, with their deliveries, that are older than the feed. */
export async function deleteOldEvents({ db, now }: DbDeps & ClockDeps, signal?: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - EVENT_DAYS * DAY_MS);
  while ((await store.deleteOldEvents(db, before)) > 0) signal?.throwIfAborted();
}
