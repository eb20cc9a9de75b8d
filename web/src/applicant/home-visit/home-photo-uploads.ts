import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import type { Capture } from '@volante/contract/home-visit/captures.ts';
import { allHomeImages, type HomeImages, type HomePhotoStep } from '@volante/contract/home-visit/rules.ts';
import type { MediaFile } from '@volante/contract/media/calls.ts';
import { preparePhoto } from '../../lib/files/prepare-photo.ts';
import { perVisit } from '../../lib/visit.ts';
import { currentApplication, storeApplication } from '../application/application.ts';
import { call } from '../application/call.ts';
import { upload } from '../application/upload.ts';
import { reportUnderWay, type UnderWay } from '../sending/under-way.ts';
import { type Failure, failureOf, isAboutFile } from '../uploads/failure.ts';
import { newKey, takeUp } from '../uploads/take-up.ts';
import { createUploads, isHeldUp, isOnItsWay, shareOf, type Upload, type Way } from '../uploads/uploads.ts';
import { captureOf } from './capture.ts';
import { countOf, imagesOf, type Photo, photoOf, photosOf, photosOfStep } from './photos.ts';

/** A photo chosen for a step and not saved yet. */
interface ChosenPhoto {
  step: HomePhotoStep;
  file: File;
  /** How it was taken; null until the file was read. */
  capture: Omit<Capture, 'mediaId'> | null;
  /** The uploaded file; only its step remains to be saved. */
  media: MediaFile | null;
}

export interface HomePhotos {
  all: readonly Photo[];
  /** Why the last file was refused, and in which step. */
  refused: { step: HomePhotoStep; failure: Failure } | null;
  /** The photo removed last, as long as its step has room to take it back. */
  removed: Photo | null;
}

/** The photos of all steps. Each is uploaded as soon as it is chosen and saved on arrival, so that nothing is lost. */
export interface HomePhotoUploads {
  read: () => HomePhotos;
  subscribe: (listener: () => void) => () => void;
  /** `token`: of the challenge that a photo taken in the page was taken with. */
  add: (step: HomePhotoStep, files: readonly File[], token?: string) => void;
  retry: (photo: Photo) => void;
  /** Removes the photo from its step and from the list of all; rejects if saving fails. */
  remove: (photo: Photo) => Promise<void>;
  /** Restores the photo removed last to its place; rejects if saving fails. */
  undo: () => Promise<void>;
  /** Saves a step again; rejects if that fails. */
  save: (step: HomePhotoStep) => Promise<void>;
  /** The reason for the last refusal was read. */
  forgetRefusal: () => void;
  /** Continues with photos that closed pages left. */
  takeUp: () => Promise<void>;
  /** Adopts photos sent from another phone. */
  merge: (news: HomeVisitPhotos) => void;
}

/** Uploads outlive the screen and still finish. */
export function homePhotoUploads(id: string, news: HomeVisitPhotos): HomePhotoUploads {
  const known = allUploads().get(id);
  known?.merge(news);
  const photos = known ?? create(id, news);
  allUploads().set(id, photos);
  return photos;
}

const allUploads = perVisit(() => new Map<string, HomePhotoUploads>());
/** The key under which waiting photos are kept on the phone. */
export const HOME_PHOTOS = 'home-photos';

function create(id: string, initial: HomeVisitPhotos): HomePhotoUploads {
  const listeners = new Set<() => void>();
  const uploads = createUploads<ChosenPhoto>({ owner: id, send });
  let saved: readonly Photo[] = photosOf(initial);
  let gone: { photo: Photo; at: number; content: ChosenPhoto | undefined } | null = null;
  let shown: HomePhotos = { all: saved, refused: null, removed: null };
  let saving: Promise<unknown> = Promise.resolve();
  let unsaved = 0;
  // Of the photos that this page sent.
  const captures = new Map<string, Capture>();

  /** An earlier page may have saved a photo and been closed before it learned so. */
  const isSaved = (media: MediaFile | null) => saved.some(({ mediaId }) => mediaId === media?.id);
  const show = (refused = shown.refused) => {
    const coming = uploads.read().all.filter(({ content }) => !isSaved(content.media));
    const all = [...saved, ...coming.map(shownUpload)];
    const hasRoom = gone && photosOfStep(all, gone.photo.step).length < countOf(gone.photo.step);
    shown = { all, refused, removed: gone && hasRoom ? gone.photo : null };
    reportUnderWay(HOME_PHOTOS, [...uploads.read().all.flatMap(reported), ...refusedOf(refused)]);
    for (const listener of listeners) listener();
  };
  uploads.subscribe(() => show());

  // One at a time, each with the current lists: an older list never overtakes a newer one.
  const save = (step: HomePhotoStep): Promise<void> => {
    unsaved++;
    const next = saving.then(() => savePhotos(id, step, imagesOf(shown.all), [...captures.values()]));
    saving = next.catch(() => undefined).finally(() => unsaved--);
    return next.then(() => undefined);
  };

  async function send({ key, content: { step, file, media, ...content } }: Upload<ChosenPhoto>, way: Way<ChosenPhoto>) {
    try {
      const capture = content.capture ?? (await captureOf(file));
      const arrived = media ?? (await uploadPhoto(await preparePhoto(file), way));
      if (way.signal.aborted) throw way.signal.reason;
      if (!isSaved(arrived)) {
        way.note({ media: arrived, capture });
        captures.set(arrived.id, { ...capture, mediaId: arrived.id });
        await save(step);
        if (way.signal.aborted) throw way.signal.reason;
        saved = [...saved, photoOf(key, step, arrived)];
      }
      take(key);
    } catch (error) {
      const failure = failureOf(error);
      if (isAboutFile(failure.code)) {
        take(key);
        show({ step, failure });
      }
      throw error;
    }
    return 'done' as const;
  }

  const take = (key: string) => {
    const { content } = uploads.find(key) ?? {};
    if (content) {
      URL.revokeObjectURL(addresses.get(content.file) ?? '');
      addresses.delete(content.file);
    }
    uploads.remove(key);
  };

  // Another phone may have filled the step since.
  const isWanted = ({ step }: ChosenPhoto) => photosOfStep(shown.all, step).length <= countOf(step);
  const goOn = () => takeUp(uploads, { owner: id, room: HOME_PHOTOS, isWanted });
  goOn().catch(() => undefined);

  return {
    read: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(step, files, token) {
      const space = Math.max(0, countOf(step) - photosOfStep(shown.all, step).length);
      show(files.length > space ? { step, failure: { code: 'too_many_photos' } } : null);
      const chosen = files.slice(0, space).map((file) => ({ key: newKey(HOME_PHOTOS), file }));
      for (const { key, file } of chosen)
        uploads.put(key, { step, file, capture: token ? { ageMinutes: 0, token } : null, media: null });
      void uploads.send(chosen.map(({ key }) => key));
    },
    retry: ({ key }) => void uploads.send([key]),
    async remove(photo) {
      gone = {
        photo,
        at: saved.findIndex(({ key }) => key === photo.key),
        content: uploads.find(photo.key)?.content,
      };
      saved = saved.filter(({ key }) => key !== photo.key);
      take(photo.key);
      show(null);
      if (!photo.mediaId) return;
      try {
        await save(photo.step);
      } catch (error) {
        gone = null;
        saved = [...saved, { ...photo, progress: null, failure: null }];
        show();
        throw error;
      }
    },
    async undo() {
      if (!gone) return;
      const { photo, at, content } = gone;
      gone = null;
      if (content) {
        uploads.put(photo.key, content);
        return uploads.send([photo.key]);
      }
      const without = saved;
      saved = [...saved.slice(0, at), photo, ...saved.slice(at)];
      show(null);
      try {
        await save(photo.step);
      } catch (error) {
        saved = without;
        show();
        throw error;
      }
    },
    save,
    forgetRefusal: () => show(null),
    takeUp: goOn,
    merge(news) {
      // A response requested before the last change doesn't include it.
      if (unsaved > 0 || uploads.read().all.some(({ state }) => isOnItsWay(state))) return;
      // A photo keeps its key, and with it its place on screen and the focus on it.
      const keys = new Map(saved.map(({ mediaId, key }) => [mediaId, key]));
      saved = photosOf(news).map((photo) => ({ ...photo, key: keys.get(photo.mediaId) ?? photo.key }));
      for (const { key, content } of uploads.read().all) if (isSaved(content.media)) take(key);
      show();
    },
  };
}

function refusedOf(refused: HomePhotos['refused']): UnderWay[] {
  if (!refused || refused.failure.code === 'too_many_photos') return [];
  return [{ key: 'refused', of: { step: refused.step }, at: 'failed', share: 0 }];
}

function reported({ key, content: { step }, state }: Upload<ChosenPhoto>): UnderWay | [] {
  if (state.at === 'done') return [];
  const at = isHeldUp(state) ? 'waiting' : state.at === 'failed' ? 'failed' : 'sending';
  return { key, of: { step }, at, share: shareOf(state) };
}

function shownUpload({ key, content: { step, file, media }, state }: Upload<ChosenPhoto>): Photo {
  return {
    ...(media ? photoOf(key, step, media) : { key, step, name: file.name, size: file.size, mediaId: null }),
    address: media?.url ?? addressOf(file),
    progress: isOnItsWay(state) ? shareOf(state) : null,
    failure: state.at === 'failed' ? state.failure : null,
  };
}

const addresses = new WeakMap<File, string>();

function addressOf(file: File): string {
  const address = addresses.get(file) ?? URL.createObjectURL(file);
  addresses.set(file, address);
  return address;
}

async function uploadPhoto(file: File, { signal, onProgress }: Way<ChosenPhoto>): Promise<MediaFile> {
  const fields = { mediaType: 'home_visit_evidence' };
  const media = await upload('POST /media/upload/', { fields, part: 'file', files: [file], onProgress, signal });
  const [kept] = [media].flat();
  if (!kept) throw new Error('the upload answered no file');
  return kept;
}

/** Saves one step's photos and updates the task list. */
async function savePhotos(
  id: string,
  step: HomePhotoStep,
  images: HomeImages,
  captures: readonly Capture[],
): Promise<HomeVisitPhotos> {
  const own = captures.filter(({ mediaId }) => images[step].includes(mediaId));
  const saved = await call('PATCH /public/admission/requests/{id}/home-visit', {
    params: { id },
    body: {
      isHomeVisitData: true,
      homeVisitData: {
        homeImages: { [step]: images[step] },
        images: allHomeImages(images),
        ...(own.length > 0 && { captures: own }),
      },
    },
  });
  const request = currentApplication();
  if (request?.homeVisit) {
    storeApplication({
      ...request,
      homeVisit: { ...request.homeVisit, images: saved.images, homeImages: saved.homeImages },
    });
  }
  return saved;
}
