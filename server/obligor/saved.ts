import { obligorCards } from '@volante/contract/obligor/cards.ts';
import type { Obligor } from '@volante/contract/obligor/rules.ts';
import type { LockedApplicationFile } from '../applications/applications.ts';
import type { Trx } from '../core/database/db.ts';
import { Problem } from '../core/problem.ts';
import { isAskedToCorrect } from '../corrections/answer.ts';
import { readDocuments } from '../documents/documents.ts';

/** Throws `section_approved` if both sides of the guarantor's card are approved and staff ask for no correction. */
export async function refuseApproved(trx: Trx, current: LockedApplicationFile, known: Obligor | null): Promise<void> {
  const cards = (await readDocuments(trx, current)).filter(({ type }) => obligorCards.includes(type));
  const approved = cards.length > 0 && cards.every(({ status }) => status === 'approved');
  // Staff who ask for a correction open an approved guarantor again.
  const isAsked = await isAskedToCorrect(trx, current.applicationId, 'obligor');
  if (known && approved && !isAsked) throw new Problem('section_approved');
}

export function isSame(known: Obligor | null, obligor: Obligor): boolean {
  return (
    known !== null && (Object.keys(obligor) as (keyof Obligor)[]).every((field) => known[field] === obligor[field])
  );
}
