import type { DeliveryAttempt } from '@volante/contract/staff/administration/messages.ts';
import { MOST_COUNTED } from '@volante/contract/staff/administration/most-counted.ts';
import type { Reach } from '@volante/contract/staff/roles.ts';
import { type Actor, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../core/deps.ts';
import type { Person } from '../providers/messages/messages.ts';
import { drawText } from './emails/email-layout.ts';
import { type DeliveryKind, isAbout, isCrmKind, type OwnerMailKind } from './kinds.ts';
import * as attempts from './sending/attempt-store.ts';
import { LEASE_MS } from './sending/lease.ts';
import { readMessageForStaff } from './sending/read-message.ts';
import * as store from './store.ts';
import type { DeliveryState } from './tables.ts';

type HandDeps = DbDeps &
  ConfigDeps &
  ClockDeps &
  Pick<Deps, 'findVisit' | 'findLinkToMail' | 'findAskedGuarantor' | 'viewById' | 'findSilentSince'>;

/** A delivery listed for staff, without personal data. */
export interface OpenDelivery {
  id: string;
  applicationId: string;
  kind: DeliveryKind;
  state: DeliveryState;
  reason: string | null;
  tries: number;
  createdAt: Date;
  /** When the next attempt is due, while it is waiting. */
  dueAt: Date;
}

/** An entry of the whole outbox: a message about an application, or a mail to an account's owner. */
export type OpenMessage = Omit<OpenDelivery, 'applicationId' | 'kind'> & {
  applicationId: string | null;
  kind: DeliveryKind | OwnerMailKind;
};

/** Messages to drivers of these countries that have to be delivered by hand, were given up or are late; oldest first. */
export async function listOpenDeliveries(deps: DbDeps, reach: Reach, part: store.OpenPart): Promise<OpenDelivery[]> {
  const rows = await store.selectOpenDeliveries(deps.db, reach, part);
  return rows.map((row) => ({ ...openMessage(row), applicationId: row.application_id, kind: row.kind }));
}

/** Everything in the outbox that was given up, is late or has to be delivered by hand; oldest first, in pages of `limit`. */
export async function* walkOutbox(deps: DbDeps, limit = 500): AsyncGenerator<OpenMessage[]> {
  let after: store.OpenPart['after'];
  for (;;) {
    const rows = await store.selectOpenOutbox(deps.db, { after, limit });
    if (rows.length > 0) yield rows.map(openMessage);
    const last = rows.at(-1);
    if (!last || rows.length < limit) return;
    after = { createdAt: last.created_at, id: last.id };
  }
}

/** The number of deliveries that have to be made by hand, were given up or are late, each up to `MOST_COUNTED`. */
export function countOpenDeliveries(deps: DbDeps, reach: Reach): Promise<Record<store.OpenState, number>> {
  return store.selectOpenCounts(deps.db, reach, MOST_COUNTED);
}

/** A message about an application, in any state, or null. */
export async function findDelivery(deps: DbDeps, id: string): Promise<OpenDelivery | null> {
  const row = await store.selectDelivery(deps.db, id);
  return row && { ...openMessage(row), applicationId: row.application_id, kind: row.kind };
}

/** What was tried for each of these messages, in order. */
export async function listAttempts(db: DbDeps['db'], ids: readonly string[]): Promise<Map<string, DeliveryAttempt[]>> {
  const found = new Map<string, DeliveryAttempt[]>();
  for (const { delivery_id, channel, state, reason } of await attempts.selectAllAttempts(db, ids))
    found.set(delivery_id, [...(found.get(delivery_id) ?? []), { channel, state, reason }]);
  return found;
}

function openMessage(row: store.OutboxRow): OpenMessage {
  return {
    id: row.id,
    applicationId: row.application_id,
    kind: row.kind,
    state: row.state,
    reason: row.reason,
    tries: row.tries,
    createdAt: row.created_at,
    dueAt: row.due_at,
  };
}

/** The number of deliveries by state. */
export function countDeliveries(deps: DbDeps): Promise<{ state: DeliveryState; count: number }[]> {
  return store.selectCounts(deps.db);
}

/**
 * Leaves messages that were due between backup and restore to staff, since they may have been sent already. Returns their number.
 */
export function handOverAfterRestore(deps: DbDeps, at: Date): Promise<number> {
  return store.handOverDue(deps.db, at, 'restored');
}

/**
 * Recipient and text as of now; null once the message is outdated, or without a recipient. `withLink`: whether the reader may see
 * the application's link; the message that consists of it has no text without.
 */
export async function readByHand(
  deps: HandDeps,
  id: string,
  { withLink }: { withLink: boolean },
): Promise<{ person: Person & { name: string }; text: string | null } | null> {
  const delivery = await store.selectDelivery(deps.db, id);
  // A code is nobody's to read but the driver's.
  if (!delivery || isCrmKind(delivery.kind) || isAbout(delivery.kind, 'device')) return null;
  const found = await readMessageForStaff(deps, delivery, delivery.kind);
  if ('state' in found) return null;
  // Only what consists of a link contains it.
  const isLink = isAbout(delivery.kind, 'link');
  if (isLink && !withLink) return { person: found.person, text: null };
  return {
    person: found.person,
    text: drawText(found.write(isLink || isAbout(delivery.kind, 'guarantor') ? found.url : null)),
  };
}

/** Marks a message as delivered by staff; false if it wasn't on their list. */
export async function markNotified(deps: DbDeps & ClockDeps, id: string, actor: Actor<'staff'>): Promise<boolean> {
  // Mails to accounts' owners are only ever sent.
  if (!(await store.selectDelivery(deps.db, id))) return false;
  const change = { state: 'told' as const, settled_at: deps.now() };
  return decide(deps, id, ['by_hand', 'dead', 'waiting'], change, actor, 'message_told');
}

/** Sends it as if it were new; false once it was sent or is outdated. */
export function retryDelivery(deps: DbDeps & ClockDeps, id: string, actor: Actor<'staff'>): Promise<boolean> {
  const change = { state: 'waiting' as const, tries: 0, reason: null, settled_at: null, due_at: deps.now() };
  return decide(deps, id, ['by_hand', 'dead', 'waiting'], change, actor, 'message_retried');
}

function decide(
  deps: DbDeps & ClockDeps,
  id: string,
  from: readonly DeliveryState[],
  change: Parameters<typeof store.updateState>[3],
  actor: Actor<'staff'>,
  event: string,
): Promise<boolean> {
  return transaction(deps, async (trx) => {
    const row = await store.updateState(trx, id, from, change);
    if (!row) return false;
    if (change.state === 'waiting') await attempts.endAttempts(trx, id, deps.now(), LEASE_MS);
    // A mail to an account's owner belongs to no application.
    if (row.account_id !== null) return true;
    await recordEvent(trx, row.application_id, actor, event, { delivery: row.id, kind: row.kind });
    return true;
  });
}
