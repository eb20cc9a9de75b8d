import { transaction } from '../core/database/transaction.ts';
import type { Deps } from '../core/deps.ts';
import type { JobData, JobHandler } from '../core/jobs.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import type { DeliveryReport } from '../providers/messages/messages.ts';
import { updateCrm } from './crm/update-crm.ts';
import { noteDeliveryAgain, passOnUndelivered } from './delivery-reports.ts';
import { type DeliveryKind, type EmailKind, isCrmKind, type Outcome, ruleOf } from './kinds.ts';
import { notifyLeftOff } from './notify-left-off.ts';
import { deliverToAccount } from './sending/deliver-to-account.ts';
import { deliverToPerson } from './sending/deliver-to-person.ts';
import { LEASE_MS } from './sending/lease.ts';
import { deleteExpired } from './short-links/short-link-store.ts';
import * as store from './store.ts';

const MINUTE_MS = 60_000;
/** Minutes before each retry. After the last one, about two days in all, the message is left to staff or given up. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 1440];
const LONGEST_PAUSE_MS = 1440 * MINUTE_MS;

declare module '../core/jobs.ts' {
  interface JobData {
    deliver: { id: string };
    'sweep-deliveries': Record<string, never>;
    'remind-left-off': Record<string, never>;
    'note-delivery': Omit<DeliveryReport, 'at'> & { at: string };
  }
}

export function deliveryJobs(deps: Deps) {
  const deliverOne: JobHandler<{ id: string }> = { run: ({ id }) => deliver(deps, id) };
  const noteAgain: JobHandler<JobData['note-delivery']> = {
    run: ({ at, ...report }) => noteDeliveryAgain(deps, { ...report, at: new Date(at) }),
  };
  const remind = { cron: '*/10 * * * *', run: (_: unknown, signal?: AbortSignal) => notifyLeftOff(deps, signal) };
  return {
    deliver: deliverOne,
    'note-delivery': noteAgain,
    'remind-left-off': remind,
    'sweep-deliveries': { cron: '* * * * *', run: () => sweepDeliveries(deps) },
  };
}

/** How long a settled mail to an account's owner is kept in ms, so that staff can check whether it was sent. */
const KEPT_MS = 30 * 24 * 3_600_000;

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
  const level = outcome instanceof DeliveryFault && change.state !== undefined ? 'warn' : 'info';
  deps.log[level]({ delivery: id, kind, state: change.state ?? 'waiting', reason: change.reason, tries }, 'delivery');
  await transaction(deps, (trx) => store.updateClaimed(trx, delivery, change));
}

/** Starts due deliveries: reminders, retries, and those left by a command or a killed process. */
export async function sweepDeliveries(deps: Deps): Promise<void> {
  const now = deps.now();
  await store.dropExpired(deps.db, now);
  await store.deleteSettled(deps.db, new Date(now.getTime() - KEPT_MS));
  await deleteExpired(deps.db, now);
  await passOnUndelivered(deps);
  const due = await store.selectOverdue(deps.db, now);
  await transaction(deps, async (trx) => {
    // Thousands may be due at once, and a code that somebody has just asked for must not stand behind them.
    for (const id of due) await deps.jobs.enqueue(trx, 'deliver', { id }, { key: id, afterOthers: true });
  });
}

async function attempt(deps: Deps, delivery: store.OutboxRow): Promise<Outcome | DeliveryFault> {
  const { useless_at: expiresAt } = delivery;
  if (expiresAt && expiresAt <= deps.now()) return { state: 'dropped', reason: 'too_late' };
  try {
    if (delivery.account_id !== null) return await deliverToAccount(deps, delivery);
    const { kind } = delivery;
    return isCrmKind(kind) ? await updateCrm(deps, delivery, kind) : await deliverToPerson(deps, delivery, kind);
  } catch (error) {
    if (error instanceof DeliveryFault) return error;
    deps.log.error({ err: error, delivery: delivery.id }, 'a delivery failed unexpectedly');
    return new DeliveryFault('unknown_error');
  }
}

function changeFor(deps: Deps, delivery: store.OutboxRow, outcome: Outcome | DeliveryFault) {
  const now = deps.now();
  const { tries } = delivery;
  if (!(outcome instanceof DeliveryFault)) {
    if (outcome.state === 'early') return { due_at: outcome.until, tries: tries - 1 };
    const { state, ...more } = outcome;
    return { state, reason: null, ...more, settled_at: now };
  }
  const { code: reason } = outcome;
  const due = nextTry(tries, outcome, now);
  return due ? { reason, due_at: due } : { state: endOf(delivery, outcome), reason, settled_at: now };
}

/** Of a message that isn't tried any more: what a provider couldn't take for two days is still to be told, by a person. */
function endOf({ account_id, kind }: store.OutboxRow, { final }: DeliveryFault): 'by_hand' | 'dropped' | 'dead' {
  if (final || account_id !== null || isCrmKind(kind as DeliveryKind)) return 'dead';
  return ruleOf(kind as EmailKind).dropped ? 'dropped' : 'by_hand';
}

/** When a failed message is retried; null to give it up. `tries` includes the attempt that failed. */
function nextTry(tries: number, { final, retryAfterMs = 0 }: DeliveryFault, now: Date): Date | null {
  const pause = PAUSES[tries - 1];
  if (final || pause === undefined) return null;
  const ms = Math.min(LONGEST_PAUSE_MS, Math.max(pause * MINUTE_MS, retryAfterMs));
  return new Date(now.getTime() + ms);
}
