import type { Mover } from '@volante/contract/admission/stages.ts';
import type { Trx } from '../core/database/db.ts';
import type { Deps } from '../core/deps.ts';
import { selectQueued } from './delivery-store.ts';
import * as store from './event-store.ts';
import { type NewEvent, publicEventsOf } from './public-events.ts';

/** Writes what other systems are told of an event of the log, in the transaction of the change. */
export async function publish(
  trx: Trx,
  applicationIds: readonly string[],
  { kind, by, details }: { kind: string; by: Mover; details: Record<string, unknown> },
): Promise<void> {
  await write(trx, applicationIds, publicEventsOf(kind, by, details));
}

/** Other systems learn that the application is erased, and nothing of it stays in what they were told. Before its row is deleted. */
export async function publishErased(trx: Trx, applicationId: string): Promise<void> {
  await write(trx, [applicationId], [{ kind: 'application.erased', facts: {}, once: false }]);
  await store.emptyEvents(trx, applicationId);
}

async function write(trx: Trx, applicationIds: readonly string[], events: readonly NewEvent[]): Promise<void> {
  if (events.length > 0) await store.insertEvents(trx, applicationIds, events);
}

/** Starts the deliveries that the transaction has queued. The sweep finds those of commands, which have no queue. */
export async function startQueued({ jobs }: Pick<Deps, 'jobs'>, trx: Trx): Promise<void> {
  // Without a key: an equal job may be running, and be past what this transaction commits.
  for (const endpointId of await selectQueued(trx)) await jobs.enqueue(trx, 'send-webhooks', { endpointId });
}
