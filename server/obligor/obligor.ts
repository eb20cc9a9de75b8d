import { type ObligorUpdate, obligorCards } from '@volante/contract/obligor/calls.ts';
import { type Obligor, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { CaseFile, Deps } from '../core/deps.ts';
import { brokenRule, brokenRules, Problem } from '../core/http/problem.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { attachDocuments } from '../documents/attach.ts';
import { readDocuments } from '../documents/documents.ts';
import * as store from './store.ts';

/**
 * Saves the guarantor and the photos of the card, all or nothing. Saving the same again changes nothing. Throws a 422 for a phone
 * of an unknown country, the refusals of attaching documents, `section_approved` for another person once both sides of the card
 * are approved, and `application_closed`.
 */
export function saveObligor(deps: Deps, application: CaseFile, update: ObligorUpdate): Promise<void> {
  const { documents = [], ...typed } = update;
  const phone = obligorPhone(typed.phone, application.country);
  if (!phone) return Promise.reject(brokenRules(brokenRule('phone', 'phone_invalid')));
  const obligor = { ...typed, phone };
  return transaction(deps.db, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current.stage);
    const known = await store.selectObligor(trx, current.applicationId);
    if (!isSame(known, obligor)) {
      const cards = (await readDocuments(trx, current)).filter(({ type }) => obligorCards.includes(type));
      const approved = cards.length > 0 && cards.every(({ status }) => status === 'approved');
      if (known && approved) throw new Problem('section_approved');
      await store.upsertObligor(trx, current.applicationId, obligor, deps.now());
      await recordEvent(trx, current.applicationId, applicant, 'obligor_saved');
    }
    await answerCorrections(deps, trx, current.applicationId, 'obligor', ...Object.keys(obligor));
    if (documents.length > 0) await attachDocuments({ ...deps, db: trx }, current, documents, undefined, 'documents');
  });
}

function isSame(known: Obligor | null, obligor: Obligor): boolean {
  return (
    known !== null && (Object.keys(obligor) as (keyof Obligor)[]).every((field) => known[field] === obligor[field])
  );
}
