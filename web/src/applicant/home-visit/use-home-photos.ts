import type { HomeVisitPhotos } from '@volante/contract/home-visit/calls.ts';
import { type HomePhotoStep, homePhotoSteps } from '@volante/contract/home-visit/rules.ts';
import type { MediaFile } from '@volante/contract/media/calls.ts';
import { useRef, useState } from 'react';
import { upload } from '../application/upload.ts';
import { isRefusedForGood, TooManyPhotos } from './photo-problem.ts';
import { imagesOf, type Photo, photosOf, photosOfStep } from './photos.ts';
import { preparePhoto } from './prepare-photo.ts';
import { savePhotos } from './save-photos.ts';

export interface HomePhotos {
  all: readonly Photo[];
  /** Why the last file could not be taken, and in which step. */
  problem: { step: HomePhotoStep; cause: unknown } | null;
  add: (step: HomePhotoStep, files: readonly File[]) => void;
  retry: (photo: Photo) => void;
  /** Takes the photo out of its step and of the list of all; rejects when the server could not be told. */
  remove: (photo: Photo) => Promise<void>;
  /** Saves a step once more; rejects when that fails. */
  save: (step: HomePhotoStep) => Promise<void>;
  /** Takes over what another phone has sent. */
  merge: (news: HomeVisitPhotos) => void;
}

/** The photos of all steps. Each is sent as soon as it is chosen and saved when it has arrived, so that nothing is lost. */
export function useHomePhotos(id: string, initial: HomeVisitPhotos): HomePhotos {
  const [all, show] = useState(() => photosOf(initial));
  const [problem, setProblem] = useState<HomePhotos['problem']>(null);
  const latest = useRef(all);
  const running = useRef(new Map<string, AbortController>());
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const unsaved = useRef(0);

  const set = (next: Photo[]) => {
    latest.current = next;
    show(next);
  };
  const change = (key: string, news: Partial<Photo>) =>
    set(latest.current.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));

  // One after the other, each with the lists as they are then: an older list never overtakes a newer one.
  const save = (step: HomePhotoStep): Promise<void> => {
    unsaved.current++;
    const next = saving.current.then(() => savePhotos(id, step, imagesOf(latest.current)));
    saving.current = next.catch(() => undefined).finally(() => unsaved.current--);
    return next.then(() => undefined);
  };

  // One after the other: a slow network carries one photo sooner than two, and the same photo twice is two wishes.
  const send = (photo: Photo) => {
    const controller = new AbortController();
    running.current.set(photo.key, controller);
    change(photo.key, { progress: 0, problem: null });
    sending.current = sending.current.then(() => sendOne(photo, controller));
  };

  const sendOne = async ({ key, step, file, address, mediaId }: Photo, controller: AbortController) => {
    const { signal } = controller;
    try {
      // Where only the saving failed, the photo is with the server already.
      if (file && mediaId === null && !signal.aborted) {
        const kept = await uploadPhoto(await preparePhoto(file), signal, (progress) => change(key, { progress }));
        if (signal.aborted) return;
        change(key, { mediaId: kept.id, address: kept.url, size: kept.size });
        URL.revokeObjectURL(address ?? '');
      }
      if (signal.aborted) return;
      change(key, { progress: null });
      await save(step);
      change(key, { file: undefined });
    } catch (trouble) {
      if (controller.signal.aborted) return;
      if (isRefusedForGood(trouble)) {
        set(latest.current.filter((photo) => photo.key !== key));
        setProblem({ step, cause: trouble });
      } else change(key, { progress: null, problem: trouble });
    } finally {
      running.current.delete(key);
    }
  };

  const add = (step: HomePhotoStep, files: readonly File[]) => {
    const count = homePhotoSteps.find(({ key }) => key === step)?.count ?? 0;
    const room = count - photosOfStep(latest.current, step).length;
    setProblem(files.length > room ? { step, cause: new TooManyPhotos(count) } : null);
    const chosen = files.slice(0, Math.max(0, room)).map((file) => newPhoto(step, file));
    set([...latest.current, ...chosen]);
    for (const photo of chosen) send(photo);
  };

  const remove = async (photo: Photo) => {
    const before = latest.current;
    running.current.get(photo.key)?.abort(new Error('taken away'));
    set(before.filter(({ key }) => key !== photo.key));
    setProblem(null);
    if (!photo.mediaId) return;
    try {
      await save(photo.step);
    } catch (trouble) {
      if (!latest.current.some(({ key }) => key === photo.key)) set([...latest.current, photo]);
      throw trouble;
    }
  };

  const merge = (news: HomeVisitPhotos) => {
    // What was asked for before the last change knows nothing of it.
    if (unsaved.current > 0 || running.current.size > 0) return;
    const kept = photosOf(news);
    const known = new Set(kept.map(({ mediaId }) => mediaId));
    set([...kept, ...latest.current.filter(({ file, mediaId }) => file && !known.has(mediaId))]);
  };

  return { all, problem, add, retry: send, remove, save, merge };
}

async function uploadPhoto(file: File, signal: AbortSignal, onProgress: (share: number) => void): Promise<MediaFile> {
  const fields = { mediaType: 'home_visit_evidence' };
  const media = await upload('POST /media/upload/', { fields, part: 'file', files: [file], onProgress, signal });
  const [kept] = [media].flat();
  if (!kept) throw new Error('the upload answered no file');
  return kept;
}

let number = 0;

function newPhoto(step: HomePhotoStep, file: File): Photo {
  const address = URL.createObjectURL(file);
  return {
    key: `new ${++number}`,
    step,
    name: file.name,
    size: file.size,
    address,
    file,
    mediaId: null,
    progress: null,
    problem: null,
  };
}
