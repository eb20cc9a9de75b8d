import type { Application } from '@volante/contract/application.ts';
import { countries } from '@volante/contract/countries/index.ts';
import { type DocumentState, type DocumentType, otherSideOf } from '@volante/contract/documents/rules.ts';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import { pick, readDocuments } from './documents.ts';
import { selectReading, updateAnswer } from './readings/store.ts';
import { isConfirmed } from './readings/suggested-values.ts';
import * as store from './store.ts';

/** An answer about a file: whether the document is the applicant's. */
interface Answer {
  type: string;
  mine: boolean;
  /** The file that the applicant was asked about. */
  mediaId: string | null;
}

/**
 * Stores the applicant's answer about a document that contradicts the personal data, and which fields differ. A document that isn't theirs
 * is missing again, with the other side of its card unless that one is known to be theirs; the files stay as versions. Does nothing
 * if another file was sent meanwhile. Throws `document_not_found` if nothing was read from this document, and `section_approved`.
 */
export function answerContradiction(
  deps: Deps,
  { applicationId }: ApplicationFile,
  { type: asked, mine, mediaId }: Answer,
  { proposals: suggestedValues = [], personalData }: Pick<Application, 'proposals' | 'personalData'>,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const application = await lockApplication(trx, applicationId);
    refuseWhenClosed(application);
    const documents = await readDocuments(trx, application);
    const document = pick(documents, asked);
    const { type, status } = document;
    if (mediaId !== document.mediaId) return;
    const reading = await selectReading(trx, applicationId, type);
    if (!reading) throw new Problem('document_not_found');
    if (status === 'approved') throw new Problem('section_approved');
    const fields = suggestedValues
      .filter((suggestedValue) => suggestedValue.source === type && suggestedValue.contradicts)
      .map(({ field }) => field);
    if (reading.answer !== null || fields.length === 0) return;
    await updateAnswer(trx, reading.versionId, mine ? 'mine' : 'not_mine', fields);
    const missing = mine ? [] : await missingAgain(trx, application, document, documents);
    for (const item of missing) await store.clearFile(trx, applicationId, item);
    await recordEvent(trx, applicationId, applicant, 'paper_contradiction_answered', { type, mine, fields, missing });
  });

  async function missingAgain(
    trx: Trx,
    { country }: ApplicationFile,
    document: DocumentState,
    documents: readonly DocumentState[],
  ): Promise<DocumentType[]> {
    const other = documents.find(({ type }) => type === otherSideOf(document.type));
    const reading = other && (await selectReading(trx, applicationId, other.type));
    const isTheirs = reading && isConfirmed(reading, personalData, countries[country]);
    // One that staff sent back is missing already, and keeps their reason.
    return [document, ...(other && !isTheirs ? [other] : [])]
      .filter(({ status, mediaId }) => status === 'pending' && mediaId !== null)
      .map(({ type }) => type);
  }
}
