import type { Trx } from '../core/database/db.ts';
import type { ClockDeps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import * as store from './store.ts';

/** Withdraws the approval of the section. Throws `conflict_error` if it isn't approved. */
export async function reopenPersonalData(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const row = await store.selectPersonalData(trx, applicationId);
  if (row.status !== 'approved') throw new Problem('conflict_error');
  await store.updatePersonalData(trx, applicationId, { status: 'completed', updated_at: deps.now() });
}

/**
 * The revision of the personal data, by which concurrent edits are detected. Every change raises it, including those of contact
 * data.
 */
export async function readPersonalDataRevision(trx: Trx, applicationId: string): Promise<number> {
  return (await store.selectPersonalData(trx, applicationId)).revision;
}

export async function reopenPersonalDataIfApproved(deps: ClockDeps, trx: Trx, applicationId: string): Promise<void> {
  const { status } = await store.selectPersonalData(trx, applicationId);
  if (status === 'approved') await reopenPersonalData(deps, trx, applicationId);
}
