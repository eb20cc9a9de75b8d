import { randomUUID } from 'node:crypto';
import { countries } from '@volante/contract/countries/index.ts';
import type { Trx } from '../../core/database/db.ts';
import type { ConfigDeps, Deps } from '../../core/deps.ts';
import { DeliveryFault } from '../../core/outside/outside-fault.ts';
import { type CrmFacts, crmHears } from '../../providers/crm/crm.ts';
import type { CrmKind, Outcome } from '../kinds.ts';
import { notify, type Outbox } from '../notify.ts';
import type { DeliveryRow } from '../store.ts';
import { selectFacts, upsertMade } from './facts-store.ts';

export { isMade, isUnderWay } from './facts-store.ts';

/** Queues an update of the CRM, if it is to hear of such news. */
export async function notifyCrm(
  deps: Outbox & ConfigDeps,
  trx: Trx,
  applicationId: string,
  stage: string,
  news: Parameters<typeof crmHears>[1] = 'stage',
): Promise<void> {
  if (!crmHears(deps.config, news)) return;
  const about = `stage_changed ${deps.now().toISOString()} ${stage} ${randomUUID()}`;
  await notify(deps, trx, { applicationId, kind: 'stage_changed', about, language: 'en', detail: stage });
}

/** Gives the CRM the present facts, and the moment of the opening that the delivery is about. Throws `DeliveryFault`. */
export async function updateCrm(deps: Deps, delivery: DeliveryRow, kind: CrmKind): Promise<Outcome> {
  const { crm } = deps;
  if (!crm) return { state: 'dropped', reason: 'no_crm' };
  const row = await selectFacts(deps.db, delivery.application_id, deps.now());
  // A later move has its own delivery, and retries may overtake each other.
  if (!row || (kind === 'stage_changed' && row.stage !== delivery.detail))
    return { state: 'dropped', reason: 'overtaken' };
  const { email, phone, stage, requestId, weeklyEarnings } = row;
  if (!email && !phone) return { state: 'dropped', reason: 'no_email' };
  const reference = String(row.reference);
  const isDecided = stage === 'approved' || stage === 'rejected';
  const facts: CrmFacts = {
    reference,
    externalReference: row.externalReference,
    firstName: row.firstName,
    lastName: row.lastName,
    stage,
    decision: isDecided ? stage : '',
    decidedAt: (isDecided && row.decidedAt?.toISOString()) || '',
    closed: row.closed ?? '',
    weeklyEarnings: weeklyEarnings === null ? '' : String(weeklyEarnings),
    currency: countries[row.country].currency,
    visitAt: row.visitAt?.toISOString() ?? '',
    link: requestId ? `${deps.config.PUBLIC_URL}/${requestId}` : '',
    ...(kind === 'link_opened' && { linkOpenedAt: delivery.detail }),
  };
  try {
    // Before it is made: a process that is killed in between must not leave one behind that nobody knows to be ours.
    await crm.update({ reference, email, phone }, facts, async () => {
      if (!(await upsertMade(deps.db, delivery.application_id, deps.now())))
        throw new DeliveryFault('contact_not_found', { final: true });
    });
  } catch (error) {
    // Not every applicant is a contact there, which is fine.
    if (error instanceof DeliveryFault && error.code === 'contact_not_found')
      return { state: 'dropped', reason: error.code };
    throw error;
  }
  return { state: 'sent', channel: crm.name };
}
