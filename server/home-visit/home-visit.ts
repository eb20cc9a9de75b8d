import type { PersonalData } from '@volante/contract/application.ts';
import { errors } from '@volante/contract/errors.ts';
import { type HomeVisitPhotos, type HomeVisitUpdate, homeVisitEndpoints } from '@volante/contract/home-visit/calls.ts';
import type { Capture, PhotoFacts } from '@volante/contract/home-visit/captures.ts';
import { allHomeImages, type HomePhotoStep, homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import type { FastifyInstance } from 'fastify';
import { lockApplication, refuseWhenClosed } from '../applications/applications.ts';
import { applicant, recordEvent } from '../applications/events.ts';
import type { Trx } from '../core/database/db.ts';
import { transaction } from '../core/database/transaction.ts';
import type { ApplicationFile, Deps } from '../core/deps.ts';
import { refuseUnproved } from '../core/http/devices/caller.ts';
import { serve } from '../core/http/serve.ts';
import { Problem } from '../core/problem.ts';
import { answerCorrections } from '../corrections/answer.ts';
import { findOwnMedia, showMedia } from '../media/media.ts';
import { markUnused } from '../media/unused.ts';
import { askChallenge, readChallenge } from './challenge.ts';
import * as store from './store.ts';

/** The photos of the home by step, and all of them as files with new URLs. */
async function showHomePhotos(deps: Deps, { applicationId }: ApplicationFile): Promise<HomeVisitPhotos> {
  const homeImages = await store.selectHomeImages(deps.db, applicationId);
  const images = allHomeImages(homeImages);
  const files = await findOwnMedia(deps.db, applicationId, images);
  return {
    homeImages,
    images,
    media: images.flatMap((id) => files.get(id) ?? []).map((file) => showMedia(deps, file)),
  };
}

/**
 * Saves the photos of the given steps; the others stay. Throws `media_not_found` and `file_type_not_accepted` naming the entry
 * (`homeVisitData.homeImages.homeImagesFront.0`), and `application_closed`.
 */
function saveHomePhotos(
  deps: Deps,
  application: ApplicationFile,
  { homeImages, captures = [] }: HomeVisitUpdate['homeVisitData'],
  address: Pick<PersonalData, 'city' | 'state'>,
): Promise<void> {
  return transaction(deps, async (trx) => {
    const locked = await lockApplication(trx, application.applicationId);
    const { applicationId } = locked;
    refuseWhenClosed(locked);
    const before = await store.selectHomeImages(trx, applicationId);
    for (const { key } of homePhotoSteps) {
      const given = homeImages[key];
      if (!given) continue;
      const mediaIds = [...new Set(given.map((id) => id.toLowerCase()))];
      await answerCorrections(deps, trx, applicationId, 'home_photos', key);
      if (mediaIds.join() === before[key].join()) continue;
      // Who proved nothing may add to photos of their own, whose ids nobody else gets.
      if (before[key].some((id) => !mediaIds.includes(id))) refuseUnproved(deps, locked, application);
      await checkPhotos(trx, applicationId, key, mediaIds);
      const facts = captures.map((capture) => factsOf(deps, { applicationId, step: key, address }, capture));
      await store.replaceStep(trx, { applicationId, step: key }, mediaIds, new Map(facts), deps.now());
      const left = before[key].filter((id) => !mediaIds.includes(id));
      await markUnused(trx, applicationId, left, deps.now());
      await deps.devices.guard(trx, application);
      await recordEvent(trx, applicationId, applicant, 'home_photos_saved', { step: key, mediaIds });
    }
  });
}

interface Taken {
  applicationId: string;
  step: HomePhotoStep;
  address: Pick<PersonalData, 'city' | 'state'>;
}

/** What is kept of how a photo was taken: its age and a distance, never the place. */
function factsOf(deps: Deps, { applicationId, step, address }: Taken, capture: Capture): [string, PhotoFacts] {
  const { mediaId, ageMinutes = null, latitude, longitude, token } = capture;
  // 0, 0 is what some cameras write without a fix.
  const isPlace = latitude !== undefined && longitude !== undefined && (latitude !== 0 || longitude !== 0);
  const km = isPlace ? deps.geo.kmToTown(latitude, longitude, address.city, address.state) : null;
  const challenge = readChallenge(deps, applicationId, step, token);
  return [mediaId.toLowerCase(), { ageMinutes, km: km === null ? null : Math.round(km), challenge }];
}

async function checkPhotos(trx: Trx, applicationId: string, step: HomePhotoStep, mediaIds: string[]): Promise<void> {
  const files = await findOwnMedia(trx, applicationId, mediaIds);
  for (const [index, id] of mediaIds.entries()) {
    const file = files.get(id);
    if (!file || file.invitation_id !== null) throw refusal('media_not_found', step, index);
    if (!file.mime_type.startsWith('image/')) throw refusal('file_type_not_accepted', step, index);
  }
}

function refusal(code: 'media_not_found' | 'file_type_not_accepted', step: HomePhotoStep, index: number): Problem {
  const path = `homeVisitData.homeImages.${step}.${index}`;
  return new Problem(code, { errors: [{ path, code, message: errors[code].message }] });
}

export function register(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, homeVisitEndpoints.getHomeVisit, ({ application }) => showHomePhotos(deps, application));

  serve(app, deps, homeVisitEndpoints.updateHomeVisit, async ({ application, body, view }) => {
    const { personalData } = await view();
    await saveHomePhotos(deps, application, body.homeVisitData, personalData);
    return showHomePhotos(deps, application);
  });

  serve(app, deps, homeVisitEndpoints.askChallenge, async ({ application, body }) =>
    askChallenge(deps, application.applicationId, body.step),
  );
}
