import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import {
  type HomeImages,
  type HomePhotoStep,
  homePhotoSteps,
  noHomeImages,
} from '@volante/contract/home-visit/rules.ts';
import type { MediaFile } from '@volante/contract/media/calls.ts';
import type { Failure } from '../uploads/failure.ts';
import { passesByItself } from '../uploads/retry-later.ts';

/** A photo of a step, from choosing to arrival, as shown on screen. */
export interface Photo {
  key: string;
  step: HomePhotoStep;
  name: string;
  /** In bytes. */
  size: number;
  /** The picture's address for the browser; none on a device that proved nothing. */
  address: string | undefined;
  mediaId: string | null;
  /** 0 to 1 during the upload; null before and after. */
  progress: number | null;
  failure: Failure | null;
}

/** The photos on the server. A device that proved nothing gets neither their ids nor their files, only how many there are. */
export function photosOf({ homeImages, media }: HomeVisitPhotos): Photo[] {
  const files = new Map(media.map((file) => [file.id, file]));
  return homePhotoSteps.flatMap(({ key: step }) =>
    homeImages[step].flatMap((mediaId, i) => {
      if (mediaId === '') return photoOf(`${step} ${i}`, step, { id: `${i}`, fileName: '', size: 0, url: '' });
      const file = files.get(mediaId);
      return file ? photoOf(`${step} ${mediaId}`, step, file) : [];
    }),
  );
}

export function photoOf(
  key: string,
  step: HomePhotoStep,
  { id, fileName, size, url }: Pick<MediaFile, 'id' | 'fileName' | 'size' | 'url'>,
): Photo {
  return { key, step, name: fileName, size, address: url || undefined, mediaId: id, progress: null, failure: null };
}

/** Whether it was stored by another device, and this one proved nothing. */
export function isMasked({ mediaId, address }: Photo): boolean {
  return mediaId !== null && address === undefined;
}

export function photosOfStep(photos: readonly Photo[], step: HomePhotoStep): Photo[] {
  return photos.filter((photo) => photo.step === step);
}

/** The number of photos in a step. */
export function countOf(step: HomePhotoStep): number {
  return homePhotoSteps.find(({ key }) => key === step)?.count ?? 0;
}

/** On the server, or being sent there without the applicant's help. */
export function isComing({ mediaId, progress, failure }: Photo): boolean {
  return mediaId !== null || progress !== null || (failure !== null && passesByItself(failure));
}

/** The photos per step including those being uploaded, for choosing the next screen. */
export function givenImages(photos: readonly Photo[]): HomeImages {
  return imagesOf(photos.filter(isComing).map((photo) => ({ ...photo, mediaId: photo.mediaId ?? photo.key })));
}

/** The ids of the photos on the server, per step. */
export function imagesOf(photos: readonly Photo[]): HomeImages {
  const images = structuredClone(noHomeImages);
  for (const { step, mediaId } of photos) if (mediaId) images[step].push(mediaId);
  return images;
}
