import { isRequestId } from '@volante/contract/fields/address.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ClockDeps, DbDeps, Deps } from '../core/deps.ts';
import type { DeliveryReport } from '../providers/messages/messages.ts';
import * as attempts from './sending/attempt-store.ts';
import * as store from './store.ts';

type ReportDeps = DbDeps & ClockDeps & Pick<Deps, 'log' | 'jobs'>;

/** A report may be faster than the answer that names the message; then it is read again after this time, in seconds. */
const AGAIN_SECONDS = 20;

/**
 * Records what a provider reports about a message that it accepted. Repeated, late and forged reports change nothing: states only go
 * forward, and a report about a message we didn't send is ignored. One that failed is sent on by the next channel at once.
 */
export async function noteDelivery(deps: ReportDeps, report: DeliveryReport): Promise<void> {
  if (await note(deps, report)) return;
  if ((await attempts.knowsMessage(deps.db, report)) !== 'perhaps') return;
  const again = { ...report, at: report.at.toISOString() };
  const key = `${report.channel} ${report.messageId} ${report.state}`;
  await transaction(deps, (trx) => deps.jobs.enqueue(trx, 'note-delivery', again, { key, startAfter: AGAIN_SECONDS }));
}

/** The same, for the last time. */
export async function noteDeliveryAgain(deps: ReportDeps, report: DeliveryReport): Promise<void> {
  await note(deps, report);
}

async function note(deps: ReportDeps, report: DeliveryReport): Promise<boolean> {
  const now = deps.now();
  // Clocks of others may be ahead.
  const at = report.at < now ? report.at : now;
  const key = report.key && isRequestId(report.key) ? report.key : undefined;
  const moved = await transaction(deps, async (trx) => {
    const { key: _, ...rest } = report;
    const attempt = await attempts.updateReported(trx, { ...rest, ...(key && { key }) }, at);
    if (attempt && report.state === 'failed') await sendOn(deps, trx, attempt.delivery_id);
    return attempt;
  });
  if (moved)
    deps.log.info({ channel: report.channel, state: report.state, reason: report.reason }, 'a delivery was reported');
  return moved !== null;
}

/** Uses the next channel for messages that weren't delivered in time. */
export async function passOnUndelivered(deps: ReportDeps): Promise<void> {
  for (const { id, delivery_id } of await attempts.selectToLook(deps.db, deps.now()))
    await transaction(deps, async (trx) => {
      if (await attempts.passOn(trx, id)) await sendOn(deps, trx, delivery_id);
    });
}

async function sendOn(deps: ReportDeps, trx: Trx, deliveryId: string): Promise<void> {
  if (!(await store.sendOn(trx, deliveryId, deps.now()))) return;
  await deps.jobs.enqueue(trx, 'deliver', { id: deliveryId }, { key: deliveryId });
}
