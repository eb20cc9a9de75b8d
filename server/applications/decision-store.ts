import './tables.ts';
import type { RejectionGround } from '@volante/contract/admission/decision.ts';
import type { Decision } from '@volante/contract/application.ts';
import type { DocumentType } from '@volante/contract/documents/rules.ts';
import type { RecordedAffordability } from '@volante/contract/staff/affordability/affordability.ts';
import type { Terms } from '@volante/contract/terms/terms.ts';
import type { Db, Trx } from '../core/database/db.ts';

/** The text for the applicant that staff add to a decision. */
export type DecisionNotice = Pick<Decision, 'reason' | 'applyAgainOn' | 'handOverOn'>;

/** What a member of staff had before them when they decided in the console. */
export interface DecidedOn {
  accountId: string;
  /** The application's. */
  revision: number;
  /** Documents whose files the account had not been shown. */
  notSeen: DocumentType[];
  /** The revision of each part, by its path. */
  parts: Record<string, number>;
  /** What the earnings bore. */
  affordability: RecordedAffordability;
}

export async function insertDecision(
  trx: Trx,
  applicationId: string,
  decision: Partial<DecisionNotice> & {
    at: Date;
    reasons: readonly RejectionGround[];
    terms: Terms | null;
    decidedOn: DecidedOn | null;
  },
): Promise<void> {
  const { at, reasons, reason = null, applyAgainOn = null, handOverOn = null, terms, decidedOn } = decision;
  await trx
    .insertInto('decisions')
    .values({
      ...{ application_id: applicationId, at, reasons: [...reasons] },
      ...{ reason, apply_again_on: applyAgainOn, hand_over_on: handOverOn },
      terms: terms && JSON.stringify(terms),
      account_id: decidedOn?.accountId ?? null,
      revision: decidedOn?.revision ?? null,
      not_seen: decidedOn?.notSeen ?? null,
      parts: decidedOn && JSON.stringify(decidedOn.parts),
      affordability: decidedOn && JSON.stringify(decidedOn.affordability),
    })
    .execute();
}

/** What was recorded with the decision; null without one, and for one that recorded nothing. */
export async function selectAffordability(
  db: Db,
  applicationId: string,
): Promise<{ at: Date; affordability: RecordedAffordability } | null> {
  const row = await db
    .selectFrom('decisions')
    .select(['at', 'affordability'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row?.affordability ? { at: row.at, affordability: row.affordability } : null;
}

export async function deleteDecision(trx: Trx, applicationId: string): Promise<void> {
  await trx.deleteFrom('decisions').where('application_id', '=', applicationId).execute();
}
