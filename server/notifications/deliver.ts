import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobHandler } from '../core/jobs.ts';
import { DeliveryFault } from '../core/outside/delivery-fault.ts';
import { deliverToCrm } from './deliver-to-crm.ts';
import { deliverToPerson } from './deliver-to-person.ts';
import { isCrmKind } from './kinds.ts';
import type { Outcome } from './outcome.ts';
import { LEASE_MS, nextTry } from './retries.ts';
import * as store from './store.ts';

declare module '../core/jobs.ts' {
  interface JobData {
    deliver: { id: string };
    'sweep-deliveries': Record<string, never>;
  }
}

export function deliveryJobs(deps: Deps) {
  const deliverOne: JobHandler<{ id: string }> = { run: ({ id }) => deliver(deps, id) };
  return { deliver: deliverOne, 'sweep-deliveries': { cron: '* * * * *', run: () => sweepDeliveries(deps) } };
}

/**
 * Attempts one delivery when it is due. Two concurrent attempts send nothing twice; a process killed between sending and
 * recording leads to a second message with the same Message-ID, after the lease.
 */
export async function deliver(deps: Deps, id: string): Promise<void> {
  const now = deps.now();
  const delivery = await store.claimDelivery(deps.db, id, now, new Date(now.getTime() + LEASE_MS));
  if (!delivery) return;
  const outcome = await attempt(deps, delivery);
  const change = changeFor(deps, delivery, outcome);
  const { kind, tries } = delivery;
  const level = change.state === 'dead' ? 'warn' : 'info';
  deps.log[level]({ delivery: id, kind, state: change.state ?? 'waiting', reason: change.reason, tries }, 'delivery');
  await transaction(deps, (trx) => store.updateClaimed(trx, delivery, change));
}

/** Starts due deliveries: reminders, retries, and those left by a command or a killed process. */
export async function sweepDeliveries(deps: Deps): Promise<void> {
  const now = deps.now();
  await store.dropExpired(deps.db, now);
  const due = await store.selectOverdue(deps.db, now);
  await transaction(deps, async (trx) => {
    for (const id of due) await deps.jobs.enqueue(trx, 'deliver', { id }, { key: id });
  });
}

async function attempt(deps: Deps, delivery: store.DeliveryRow): Promise<Outcome | DeliveryFault> {
  const { kind, useless_at: expiresAt } = delivery;
  if (expiresAt && expiresAt <= deps.now()) return { state: 'dropped', reason: 'too_late' };
  try {
    return isCrmKind(kind) ? await deliverToCrm(deps, delivery, kind) : await deliverToPerson(deps, delivery, kind);
  } catch (error) {
    if (error instanceof DeliveryFault) return error;
    deps.log.error({ err: error, delivery: delivery.id }, 'a delivery failed unexpectedly');
    return new DeliveryFault('unknown_error');
  }
}

function changeFor(deps: Deps, { tries }: store.DeliveryRow, outcome: Outcome | DeliveryFault) {
  const now = deps.now();
  if (!(outcome instanceof DeliveryFault)) {
    if (outcome.state === 'early') return { due_at: outcome.until, tries: tries - 1 };
    const { state, ...more } = outcome;
    return { state, reason: null, ...more, settled_at: now };
  }
  const { code: reason } = outcome;
  const due = nextTry(tries, outcome, now);
  return due ? { reason, due_at: due } : { state: 'dead' as const, reason, settled_at: now };
}
