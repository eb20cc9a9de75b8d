import type { Deps } from '../core/deps.ts';
import { DeliveryFault } from '../core/outside/outside-fault.ts';
import { readApplicant } from './deliver-to-person.ts';
import type { CrmKind, Outcome } from './kinds.ts';
import type * as store from './store.ts';

/** Sends one current fact to the CRM. Throws `DeliveryFault`. */
export async function deliverToCrm(deps: Deps, delivery: store.DeliveryRow, kind: CrmKind): Promise<Outcome> {
  const { crm } = deps;
  if (!crm) return { state: 'dropped', reason: 'no_crm' };
  const { email, stage } = await readApplicant(deps.db, delivery.application_id);
  if (!email) return { state: 'dropped', reason: 'no_email' };
  // A later move has its own delivery, and retries may overtake each other.
  if (kind === 'stage_changed' && stage !== delivery.detail) return { state: 'dropped', reason: 'overtaken' };
  const update = kind === 'stage_changed' ? { stage } : { linkOpenedAt: new Date(delivery.detail) };
  try {
    await crm.update(email, update);
  } catch (error) {
    // Not every applicant is a contact there, which is fine.
    if (error instanceof DeliveryFault && error.code === 'contact_not_found')
      return { state: 'dropped', reason: error.code };
    throw error;
  }
  return { state: 'sent', channel: crm.name };
}
