import type { CountryCode } from '@volante/contract/country.ts';
import { type PublicEventKind, TEST_KIND } from '@volante/contract/staff/administration/event-kinds.ts';
import {
  MOST_WEBHOOKS,
  OVERLAP_HOURS,
  type Webhook,
  type WebhookDelivery,
} from '@volante/contract/staff/administration/webhooks.ts';
import { showReference } from '@volante/contract/staff/queue-row.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Trx } from '../core/database/db.ts';
import type { ClockDeps, ConfigDeps, DbDeps, KeyDeps } from '../core/deps.ts';
import { isOutwardUrl } from '../core/outside/post-outward.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import * as store from './endpoint-store.ts';
import { insertTest, lockOrder, numberEvents } from './event-store.ts';
import { showDelivered } from './feed.ts';
import { newSecret } from './secrets.ts';

interface Fields {
  url: string;
  description: string;
  kinds: PublicEventKind[];
  countries: CountryCode[];
}

/** So many events are queued by one replay. */
const MOST_REPLAYED = 100_000;

export async function listWebhooks({ db }: DbDeps): Promise<Webhook[]> {
  return show(db, await store.selectEndpoints(db));
}

export async function readWebhook(db: Db, id: string): Promise<Webhook> {
  const [webhook] = await show(db, [await find(db, id)]);
  return webhook as Webhook;
}

/** Throws `not_found_error`. */
export async function find(db: Db, id: string): Promise<store.EndpointRow> {
  const row = await store.selectEndpoint(db, id);
  if (!row) throw new Problem('not_found_error');
  return row;
}

/** Returns its id and its secret, which can't be read later. Throws `too_many_webhooks`, and a 422 for an address inside. */
export async function addWebhook(
  deps: ClockDeps & KeyDeps & ConfigDeps,
  trx: Trx,
  fields: Fields,
): Promise<{ id: string; secret: string }> {
  refuseInside(deps, fields.url);
  const id = uuidv7();
  const { secret, sealed } = newSecret(deps, id);
  // What has a position by now is never queued for it, also not once it was off and is turned on.
  while (await numberEvents(trx));
  const row = { id, ...fields, secret: sealed, created_at: deps.now() };
  if (!(await store.insertEndpoint(trx, row, MOST_WEBHOOKS))) throw new Problem('too_many_webhooks');
  return { id, secret };
}

/** Changes an endpoint. One that is no longer paused, or off, is sent what happened meanwhile. Throws `not_found_error`. */
export async function changeWebhook(
  deps: ClockDeps & ConfigDeps,
  trx: Trx,
  id: string,
  { paused, ...fields }: { [Name in keyof Fields]?: Fields[Name] | undefined } & { paused?: boolean | undefined },
): Promise<void> {
  if (fields.url !== undefined) refuseInside(deps, fields.url);
  // Before the endpoint, as whoever adds one locks them.
  if (paused !== undefined) await lockOrder(trx);
  const before = await store.lockEndpoint(trx, id);
  if (!before) throw new Problem('not_found_error');
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  if (Object.keys(given).length > 0) await store.updateEndpoint(trx, id, given);
  const isOff = before.off_at !== null;
  if (paused === true && !isOff) await store.pauseEndpoint(trx, id, deps.now());
  if (paused === false && isOff) await store.resumeEndpoint(trx, id);
}

/** Makes a new secret; the one before signs, too, for a day. Throws `not_found_error`. */
export async function rotateSecret(deps: ClockDeps & KeyDeps, trx: Trx, id: string): Promise<string> {
  const before = await store.lockEndpoint(trx, id);
  if (!before) throw new Problem('not_found_error');
  const { secret, sealed } = newSecret(deps, id);
  const until = new Date(deps.now().getTime() + OVERLAP_HOURS * 3_600_000);
  await store.updateEndpoint(trx, id, {
    secret: sealed,
    previous_secret: before.secret,
    previous_until: until,
  });
  return secret;
}

export async function removeWebhook(trx: Trx, id: string): Promise<void> {
  await store.deleteEndpoint(trx, id);
}

/** Sends an event again. Throws `not_found_error` if it was never meant for this endpoint. */
export async function replayOne(trx: Trx, id: string, eventId: string): Promise<void> {
  if (!(await store.queueAgain(trx, id, eventId))) throw new Problem('not_found_error');
}

/** Sends everything of a span again, at most 100,000 events; returns their number. `until` isn't part of it; null: until now. */
export function replaySpan(trx: Trx, id: string, since: Date, until: Date | null): Promise<number> {
  return store.queueSpan(trx, id, { since, until, most: MOST_REPLAYED });
}

/** Sends an event of its own to an endpoint, at once even if it has been failing. Throws `not_found_error`. */
export async function sendTest(trx: Trx, id: string): Promise<void> {
  const { countries } = await find(trx, id);
  await store.updateEndpoint(trx, id, { wait_until: null });
  await insertTest(trx, id, countries[0] as CountryCode);
}

export async function listDeliveries(
  db: Db,
  id: string,
  page: Parameters<typeof store.selectDeliveries>[2],
): Promise<WebhookDelivery[]> {
  return (await store.selectDeliveries(db, id, page)).map((row) => {
    return {
      eventId: row.event_id,
      kind: row.kind,
      applicationId: row.kind === TEST_KIND ? null : row.application_id,
      reference: row.reference === null ? null : showReference(String(row.reference)),
      at: row.at.toISOString(),
      state: row.state,
      tries: row.tries,
      dueAt: row.state === 'waiting' ? row.due_at.toISOString() : null,
      request: JSON.stringify(showDelivered({ ...row, id: row.event_id })),
      attempt: row.tried_at && {
        at: row.tried_at.toISOString(),
        reason: row.reason,
        status: row.status,
        answer: row.answer,
        ms: row.ms ?? 0,
      },
    };
  });
}

function refuseInside({ config }: ConfigDeps, url: string): void {
  if (!isOutwardUrl(url, config.SANDBOX === 'on')) throw brokenRules(brokenRule('url', 'invalid_value'));
}

async function show(db: Db, rows: store.EndpointRow[]): Promise<Webhook[]> {
  const ids = rows.map(({ id }) => id);
  const waiting = ids.length > 0 ? await store.countWaiting(db, ids) : new Map<string, number>();
  return rows.map(({ id, url, description, kinds, countries, off_at, off_why, ...row }) => ({
    ...{ id, url, description, kinds, countries },
    off: off_at && off_why ? { at: off_at.toISOString(), why: off_why } : null,
    failingSince: row.failing_since?.toISOString() ?? null,
    previousSecretUntil: row.previous_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    waiting: waiting.get(id) ?? 0,
  }));
}
