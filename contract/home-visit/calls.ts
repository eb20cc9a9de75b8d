import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { atMost } from '../fields/lengths.ts';
import { MediaFile } from '../media/calls.ts';
import { Captures, ChallengeAsked } from './captures.ts';
import { type HomePhotoStep, homePhotoSteps, withoutIds } from './rules.ts';

const ids = z.array(z.string());

/** Files per step, as returned by the API. */
export const HomeImagesView = z.object({ homeImagesFront: ids, homeImagesGarage: ids, homeImagesSurroundings: ids });

const given = z.array(z.string().check(atMost(64)));

function listOf(step: HomePhotoStep) {
  const max = homePhotoSteps.find(({ key }) => key === step)?.count ?? 0;
  return z.optional(given.check(atMost(max, { error: 'too_many_photos' })));
}

/** Each given list replaces that step's photos; omitted steps keep theirs. `images` is derived. */
export const HomeVisitUpdate = z.strictObject({
  isHomeVisitData: z.literal(true, { error: 'invalid_value' }),
  homeVisitData: z.strictObject({
    homeImages: z.strictObject({
      homeImagesFront: listOf('homeImagesFront'),
      homeImagesGarage: listOf('homeImagesGarage'),
      homeImagesSurroundings: listOf('homeImagesSurroundings'),
    }),
    images: z.optional(z.array(z.string().check(atMost(64))).check(atMost(50))),
    /** Of photos that are new in these lists. */
    captures: z.optional(Captures),
  }),
});
export type HomeVisitUpdate = z.infer<typeof HomeVisitUpdate>;

export const HomeVisitPhotos = z.object({
  homeImages: HomeImagesView,
  /** All photos, each once. */
  images: ids,
  /** The same photos as files, with addresses that expire after 15 minutes. */
  media: z.array(MediaFile),
});
export type HomeVisitPhotos = z.infer<typeof HomeVisitPhotos>;

function limitedHomeVisit({ homeImages, images }: HomeVisitPhotos): HomeVisitPhotos {
  return { homeImages: withoutIds(homeImages), images: images.map(() => ''), media: [] };
}

/** A device that proved nothing can't say that a photo was taken with the challenge. */
function withoutToken(asked: ChallengeAsked): ChallengeAsked {
  return { ...asked, token: '' };
}

const path = '/public/admission/requests/{id}/home-visit';

export const homeVisitEndpoints = {
  getHomeVisit: endpoint({
    method: 'GET',
    path,
    summary: 'The photos of the home.',
    gate: 'link',
    limited: limitedHomeVisit,
    result: HomeVisitPhotos,
    refusals: [],
  }),
  updateHomeVisit: endpoint({
    method: 'PATCH',
    path,
    summary: 'Assigns uploaded files to the steps as their photos.',
    gate: 'link',
    limited: limitedHomeVisit,
    body: HomeVisitUpdate,
    result: HomeVisitPhotos,
    refusals: ['media_not_found', 'file_type_not_accepted', 'application_closed'],
  }),
  askChallenge: endpoint({
    method: 'POST',
    path: `${path}/challenge`,
    summary: 'What has to be on the next photo of a step, with a token that is given with that photo.',
    gate: 'link',
    limited: withoutToken,
    body: z.strictObject({ step: z.enum(homePhotoSteps.map(({ key }) => key)) }),
    result: ChallengeAsked,
    refusals: [],
  }),
};
