import type { Application } from '../application.ts';
import { type DocumentType, isMissing } from '../documents/rules.ts';
import { type HomePhotoStep, homePhotoSteps } from '../home-visit/rules.ts';

/** Files that the applicant has chosen and that are still being uploaded. */
export interface GivenToo {
  types: readonly DocumentType[];
  /** One entry for each photo of the home. */
  steps: readonly HomePhotoStep[];
}

const onItsWay = 'on-its-way';

/**
 * The application as it will be once these files have arrived. Use it only to choose the next screen, never to show
 * what the company has.
 */
export function asGiven(application: Application, { types, steps }: GivenToo): Application {
  if (types.length === 0 && steps.length === 0) return application;
  const { documentsAnalysis, homeVisit } = application;
  const documents = documentsAnalysis.documents.map((document) =>
    types.includes(document.type) && isMissing(document)
      ? { ...document, mediaId: document.mediaId ?? onItsWay, status: 'pending' as const, reason: null, note: null }
      : document,
  );
  return {
    ...application,
    documentsAnalysis: { ...documentsAnalysis, documents },
    homeVisit: homeVisit && { ...homeVisit, homeImages: withPhotos(homeVisit.homeImages, steps) },
  };
}

function withPhotos<Images extends Record<HomePhotoStep, string[]>>(images: Images, steps: readonly HomePhotoStep[]) {
  const more = homePhotoSteps.map(({ key }) => [
    key,
    [...images[key], ...steps.filter((step) => step === key).map(() => onItsWay)],
  ]);
  return { ...images, ...Object.fromEntries(more) } as Images;
}
