import { countries } from '@volante/contract/countries/index.ts';
import { type ObligorUpdate, obligorCards, obligorEndpoints } from '@volante/contract/obligor/calls.ts';
import { type Obligor, type ObligorSuggestedValue, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { answerCorrections, isAskedToCorrect } from '../corrections/answer.ts';
import { attachDocuments } from '../documents/attach.ts';
import { readDocuments } from '../documents/documents.ts';
import { readMedia } from '../documents/readings/readings.ts';
import { obligorOf } from '../documents/readings/suggested-values.ts';
import * as store from './store.ts';

/**
 * Saves the guarantor and the photos of the card, all or nothing. Saving the same again changes nothing. Throws a 422 for a phone
 * of an unknown country, the refusals of attaching documents, `section_approved` for another person once both sides of the card
 * are approved and no correction is asked for, and `application_closed`.
 */
function saveObligor(deps: Deps, application: ApplicationFile, update: ObligorUpdate): Promise<void> {
  const { documents = [], ...typed } = update;
  const phone = obligorPhone(typed.phone, application.country);
  if (!phone) return Promise.reject(brokenRules(brokenRule('phone', 'phone_invalid')));
  const obligor = { ...typed, phone };
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current.stage);
    const known = await store.selectObligor(trx, current.applicationId);
    // A guarantor may be given by any device, and changed by a known one.
    if (known) refuseUnproved(deps, current, application);
    if (!isSame(known, obligor)) {
      const cards = (await readDocuments(trx, current)).filter(({ type }) => obligorCards.includes(type));
      const approved = cards.length > 0 && cards.every(({ status }) => status === 'approved');
      // Staff who ask for a correction open an approved guarantor again.
      const isAsked = await isAskedToCorrect(trx, current.applicationId, 'obligor');
      if (known && approved && !isAsked) throw new Problem('section_approved');
      await store.upsertObligor(trx, current.applicationId, obligor, deps.now());
      await recordEvent(trx, current.applicationId, applicant, 'obligor_saved');
    }
    await answerCorrections(deps, trx, current.applicationId, 'obligor', ...Object.keys(obligor));
    await deps.devices.guard(trx, application);
    if (documents.length === 0) return;
    const own = { ...application, ...current };
    await attachDocuments({ ...deps, db: trx }, own, documents, undefined, 'documents');
  });
}

/**
 * Name and residence from the front of the guarantor's card, read from a photo that was uploaded and may not belong to a document
 * yet. Nothing is stored. Throws `media_not_found` and `application_closed`, and `server_unavailable_error` if the reader's queue
 * is full.
 */
async function proposeObligor(
  deps: Deps,
  application: ApplicationFile,
  mediaId: string,
): Promise<ObligorSuggestedValue> {
  refuseWhenClosed(application.stage);
  const read = await readMedia(deps, application, mediaId, 'solidarity_obligor_identity_card_front').catch(
    laterWhenBusy,
  );
  if (!read) throw new Problem('media_not_found');
  const { kind, fields } = read.reading;
  return kind === 'ine_front' ? obligorOf(fields, countries[application.country]) : { name: '', location: '' };
}

function laterWhenBusy(error: unknown): never {
  if (!(error instanceof ReaderError)) throw error;
  throw new Problem('server_unavailable_error', { retryAfter: error.retryAfter });
}

function isSame(known: Obligor | null, obligor: Obligor): boolean {
  return (
    known !== null && (Object.keys(obligor) as (keyof Obligor)[]).every((field) => known[field] === obligor[field])
  );
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, obligorEndpoints.readObligorCard, ({ application, body }) =>
    proposeObligor(deps, application, body.mediaId),
  );
  serve(app, deps, obligorEndpoints.saveObligor, async ({ application, body, view }) => {
    await saveObligor(deps, application, body);
    return view();
  });
}
