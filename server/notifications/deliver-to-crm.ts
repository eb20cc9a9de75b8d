import type { Deps } from '../core/deps.ts';
import { Undelivered } from '../core/outside/undelivered.ts';
import { readApplicant } from './applicant.ts';
import type { CrmKind } from './kinds.ts';
import type { Outcome } from './outcome.ts';
import type * as store from './store.ts';

/** Tells the CRM of one thing that is still so. Throws `Undelivered`. */
export async function deliverToCrm(deps: Deps, delivery: store.DeliveryRow, kind: CrmKind): Promise<Outcome> {
  const { crm } = deps;
  if (!crm) return { state: 'dropped', reason: 'no_crm' };
  const { email, stage } = await readApplicant(deps.db, delivery.application_id);
  if (!email) return { state: 'dropped', reason: 'no_email' };
  // A later move has a delivery of its own, and tries may overtake each other.
  if (kind === 'stage_changed' && stage !== delivery.told) return { state: 'dropped', reason: 'overtaken' };
  const update = kind === 'stage_changed' ? { stage } : { linkOpenedAt: new Date(delivery.told) };
  try {
    await crm.update(email, update);
  } catch (error) {
    // Not everyone who applies is a contact there, and nobody need do anything about it.
    if (error instanceof Undelivered && error.code === 'contact_not_found')
      return { state: 'dropped', reason: error.code };
    throw error;
  }
  return { state: 'sent', channel: crm.name };
}
