import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { DecisionNotice } from '@volante/contract/staff/application.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../../core/database/db.ts';
import type { Database } from '../../../core/database/schema.ts';

type PendingDecisionRow = Selectable<Database['pending_decisions']>;

/** Replaces an earlier one. */
export async function replacePendingDecision(
  trx: Trx,
  pending: {
    application_id: string;
    to: Stage;
    reason: string;
    reasons: RejectionGround[];
    told: DecisionNotice | null;
    terms: Terms | null;
    account_id: string;
    at: Date;
    revision: number;
  },
): Promise<void> {
  await deletePendingDecision(trx, pending.application_id);
  const notice = pending.told && JSON.stringify(pending.told);
  const terms = pending.terms && JSON.stringify(pending.terms);
  await trx
    .insertInto('pending_decisions')
    .values({ id: uuidv7(), ...pending, told: notice, terms })
    .execute();
}

export async function updatePendingRevision(trx: Trx, applicationId: string, revision: number): Promise<void> {
  await trx.updateTable('pending_decisions').set({ revision }).where('application_id', '=', applicationId).execute();
}

export async function selectPendingDecision(trx: Trx, applicationId: string): Promise<PendingDecisionRow | null> {
  const row = trx.selectFrom('pending_decisions').selectAll().where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function deletePendingDecision(trx: Trx, applicationId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('pending_decisions')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
