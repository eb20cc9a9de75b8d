/** The steps of the home photos, each with the exact number required. */
export const homePhotoSteps = [
  { key: 'homeImagesFront', count: 2 },
  { key: 'homeImagesGarage', count: 1 },
  { key: 'homeImagesSurroundings', count: 2 },
] as const;

export type HomePhotoStep = (typeof homePhotoSteps)[number]['key'];

/** Number of photos of all steps. */
export const allHomePhotos = homePhotoSteps.reduce((sum, { count }) => sum + count, 0);

/** Ids of the files, per step. */
export type HomeImages = Record<HomePhotoStep, string[]>;

export const noHomeImages: HomeImages = { homeImagesFront: [], homeImagesGarage: [], homeImagesSurroundings: [] };

/** Index of the first incomplete step; the number of steps if all are complete. */
export function firstOpenStep(images: HomeImages): number {
  const open = homePhotoSteps.findIndex(({ key, count }) => images[key].length < count);
  return open === -1 ? homePhotoSteps.length : open;
}

/** Number of photos still missing. */
export function missingHomePhotos(images: HomeImages): number {
  return homePhotoSteps.reduce((sum, { key, count }) => sum + Math.max(0, count - images[key].length), 0);
}

/** All photos, each once. */
export function allHomeImages(images: HomeImages): string[] {
  return [...new Set(homePhotoSteps.flatMap(({ key }) => images[key]))];
}

/** As many photos of each step as there are, without saying which. */
export function withoutIds<Step extends string>(images: Record<Step, string[]>): Record<Step, string[]> {
  const steps = Object.entries<string[]>(images).map(([step, ids]) => [step, ids.map(() => '')]);
  return Object.fromEntries(steps) as Record<Step, string[]>;
}
