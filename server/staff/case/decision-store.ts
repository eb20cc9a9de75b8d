import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Stage } from '@volante/contract/admission/stages.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { DecisionNotice } from '@volante/contract/staff/case.ts';
import type { Selectable } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../core/database/db.ts';
import type { Database } from '../../core/database/schema.ts';

export type ProposalRow = Selectable<Database['proposals']>;

/** Replaces an earlier proposal. */
export async function replaceProposal(
  trx: Trx,
  proposal: {
    application_id: string;
    to: Stage;
    reason: string;
    reasons: RejectionGround[];
    told: DecisionNotice | null;
    account_id: string;
    at: Date;
    revision: number;
  },
): Promise<void> {
  await deleteProposal(trx, proposal.application_id);
  const notice = proposal.told && JSON.stringify(proposal.told);
  await trx
    .insertInto('proposals')
    .values({ id: uuidv7(), ...proposal, told: notice })
    .execute();
}

export async function updateProposalRevision(trx: Trx, applicationId: string, revision: number): Promise<void> {
  await trx.updateTable('proposals').set({ revision }).where('application_id', '=', applicationId).execute();
}

export async function selectProposal(trx: Trx, applicationId: string): Promise<ProposalRow | null> {
  const row = trx.selectFrom('proposals').selectAll().where('application_id', '=', applicationId);
  return (await row.executeTakeFirst()) ?? null;
}

export async function deleteProposal(trx: Trx, applicationId: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('proposals')
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Stores who made a decision and what they had seen of the application; replaces an earlier one. */
export async function replaceDecision(
  trx: Trx,
  decision: {
    application_id: string;
    account_id: string;
    at: Date;
    revision: number;
    not_seen: DocumentType[];
    parts: Record<string, number>;
  },
): Promise<void> {
  const { parts, ...row } = decision;
  await deleteDecision(trx, row.application_id);
  await trx
    .insertInto('staff_decisions')
    .values({ ...row, parts: JSON.stringify(parts) })
    .execute();
}

export async function deleteDecision(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('staff_decisions').where('application_id', '=', applicationId).execute();
}
