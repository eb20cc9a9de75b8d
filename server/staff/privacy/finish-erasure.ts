import { transaction } from '../../core/database/transaction.ts';
import type { Deps } from '../../core/deps.ts';
import { noteErased } from '../../core/erased-list.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { openWithAny } from '../../core/sealed-text.ts';
import { areBytesLeft, removeBytes } from '../../media/retention/removals.ts';
import { sayFarewell } from '../../notifications/farewell.ts';
import type { ForgottenContact } from '../../providers/crm/crm.ts';
import * as store from './erasure-store.ts';

/**
 * Does the part of an erasure outside the database: ends meetings, removes the bytes of files, and clears the contact in the CRM, and sends the driver the last message.
 * Each step is recorded when it is done, so that a killed job continues where it stopped.
 */
export async function finishErasure(
  deps: Pick<Deps, 'db' | 'jobs' | 'storage' | 'crm' | 'keys' | 'now' | 'config' | 'messages' | 'log'>,
  erasureId: string,
  signal?: AbortSignal,
): Promise<void> {
  const erasure = await store.selectErasure(deps.db, erasureId);
  if (!erasure || erasure.finished_at) return;
  // Only after the erasure is committed, since a restore erases everybody on this list again.
  noteErased(deps.config, erasure.application_id, deps.now(), erasure.archive_key ? 'blocked' : 'erased');
  await transaction(deps, async (trx) => {
    for (const key of erasure.meetings) await deps.jobs.enqueue(trx, 'end-meeting', { key }, { key });
    if (erasure.meetings.length > 0) await store.updateErasure(trx, erasureId, { meetings: [] });
  });
  await removeBytes(deps, signal);
  if (erasure.crm_email) {
    const email = openWithAny(deps.keys, erasure.application_id, erasure.crm_email);
    const reference = String(erasure.reference);
    await emptyContact(deps, { reference, email, phone: '', made: erasure.crm_made });
    await store.updateErasure(deps.db, erasureId, { crm_email: null });
  }
  if (erasure.farewell) {
    const said = JSON.parse(openWithAny(deps.keys, erasure.application_id, erasure.farewell));
    const isLate = deps.now().getTime() - erasure.at.getTime() > FAREWELL_MS;
    if (!isLate) await sayFarewell(deps, erasureId, said);
    await store.updateErasure(deps.db, erasureId, { farewell: null });
  }
  if (await areBytesLeft(deps)) {
    const again = { key: erasureId, startAfter: PAUSE };
    return transaction(deps, (trx) => deps.jobs.enqueue(trx, 'finish-erasure', { erasureId }, again));
  }
  await store.updateErasure(deps.db, erasureId, { finished_at: deps.now() });
}

/** How long a mail server may be away before the last message is given up, in ms: it has the address of somebody who is erased. */
const FAREWELL_MS = 2 * 24 * 3600_000;

/** How long to wait for files kept for a backup before trying again, in seconds. */
const PAUSE = 60;

async function emptyContact({ crm }: Pick<Deps, 'crm'>, contact: ForgottenContact): Promise<void> {
  try {
    await crm?.empty(contact);
  } catch (error) {
    // Not every driver is a contact in the CRM.
    if (!(error instanceof DeliveryFault && error.code === 'contact_not_found')) throw error;
  }
}

/** Resumes unfinished erasures: those started by commands, and those whose job was given up. */
export async function sweepErasures(deps: Pick<Deps, 'db' | 'jobs'>): Promise<void> {
  const left = await store.selectUnfinished(deps.db);
  await transaction(deps, async (trx) => {
    for (const erasureId of left) await deps.jobs.enqueue(trx, 'finish-erasure', { erasureId }, { key: erasureId });
  });
}
