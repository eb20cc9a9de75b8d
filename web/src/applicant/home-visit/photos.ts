import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import {
  type HomeImages,
  type HomePhotoStep,
  homePhotoSteps,
  noHomeImages,
} from '@volante/contract/home-visit/rules.ts';

/** A photo of a step, from choosing to being with the server. */
export interface Photo {
  key: string;
  step: HomePhotoStep;
  name: string;
  /** In bytes. */
  size: number;
  /** Where the browser finds the picture. */
  address: string | undefined;
  /** The chosen file, kept until it is saved. */
  file: File | undefined;
  mediaId: string | null;
  /** 0 to 1 while it is being sent; null before and after. */
  progress: number | null;
  problem: unknown;
}

/** The photos the server has. */
export function photosOf({ homeImages, media }: HomeVisitPhotos): Photo[] {
  const files = new Map(media.map((file) => [file.id, file]));
  return homePhotoSteps.flatMap(({ key: step }) =>
    homeImages[step].flatMap((mediaId) => {
      const file = files.get(mediaId);
      const kept = { file: undefined, progress: null, problem: null };
      return file
        ? [
            {
              key: `${step} ${mediaId}`,
              step,
              name: file.fileName,
              size: file.size,
              address: file.url,
              mediaId,
              ...kept,
            },
          ]
        : [];
    }),
  );
}

export function photosOfStep(photos: readonly Photo[], step: HomePhotoStep): Photo[] {
  return photos.filter((photo) => photo.step === step);
}

/** The ids of those that are with the server, per step. */
export function imagesOf(photos: readonly Photo[]): HomeImages {
  const images = structuredClone(noHomeImages);
  for (const { step, mediaId } of photos) if (mediaId) images[step].push(mediaId);
  return images;
}
