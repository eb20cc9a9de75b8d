import { countries } from '@volante/contract/countries/index.ts';
import { type ObligorUpdate, obligorEndpoints } from '@volante/contract/obligor/calls.ts';
import { type ObligorSuggestedValue, obligorPhone } from '@volante/contract/obligor/rules.ts';
import { ReaderError } from '@volante/reader/screenshots/ocr.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { serve } from '../core/http/serve.ts';
import { brokenRule, brokenRules, Problem } from '../core/problem.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { attachDocuments } from '../documents/attach.ts';
import { readMedia } from '../documents/readings/readings.ts';
import { obligorOf } from '../documents/readings/suggested-values.ts';
import { findOwnMedia } from '../media/media.ts';
import { selectLive } from './invitation-store.ts';
import { endInvitation } from './invitations.ts';
import { isSame, refuseApproved } from './saved.ts';
import * as store from './store.ts';

/**
 * Saves the guarantor and the photos of the card, all or nothing. Saving the same again changes nothing. Throws a 422 for a phone
 * of an unknown country, the refusals of attaching documents, `section_approved` for another person once both sides of the card
 * are approved and no correction is asked for, and `application_closed`. A guarantor who was sent a link is asked no longer.
 */
function saveObligor(deps: Deps, application: ApplicationFile, update: ObligorUpdate): Promise<void> {
  const { documents = [], ...typed } = update;
  const phone = obligorPhone(typed.phone, application.country);
  if (!phone) return Promise.reject(brokenRules(brokenRule('phone', 'phone_invalid')));
  const obligor = { ...typed, phone };
  return transaction(deps, async (trx) => {
    const current = await lockApplication(trx, application.applicationId);
    refuseWhenClosed(current);
    const known = await store.selectObligor(trx, current.applicationId);
    const live = await selectLive(trx, current.applicationId);
    // A guarantor may be given by any device, and changed by a known one.
    if (known || live) refuseUnproved(deps, current, application);
    const isChanged = !isSame(known, obligor);
    if (isChanged || (live && documents.length > 0)) {
      await refuseApproved(trx, current, known);
      await endInvitation(deps, trx, current);
      await store.upsertObligor(trx, current.applicationId, obligor, deps.now());
      await recordEvent(trx, current.applicationId, applicant, 'obligor_saved');
    }
    await answerCorrections(deps, trx, current.applicationId, 'obligor', ...Object.keys(obligor));
    await deps.devices.guard(trx, application);
    if (documents.length === 0) return;
    const own = { ...application, ...current };
    await attachDocuments({ ...deps, db: trx }, own, documents, undefined, { list: 'documents' });
  });
}

/**
 * Name and residence from the front of the guarantor's card, read from a photo that was uploaded and may not belong to a document
 * yet. Nothing is stored. Throws `media_not_found` and `application_closed`, and `server_unavailable_error` if the reader's queue
 * is full. Whoever was invited is read only what they sent themselves, and the driver none of it.
 */
export async function proposeObligor(
  deps: Deps,
  application: ApplicationFile,
  mediaId: string,
  invitationId: string | null = null,
): Promise<ObligorSuggestedValue> {
  refuseWhenClosed(application);
  const file = (await findOwnMedia(deps.db, application.applicationId, [mediaId])).get(mediaId.toLowerCase());
  if (file?.invitation_id !== invitationId) throw new Problem('media_not_found');
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

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, obligorEndpoints.readObligorCard, ({ application, body }) =>
    proposeObligor(deps, application, body.mediaId),
  );
  serve(app, deps, obligorEndpoints.saveObligor, async ({ application, body, view }) => {
    await saveObligor(deps, application, body);
    return view();
  });
}
