import { useSyncExternalStore } from 'react';
import { isReadFailure, readFailureOf } from '../../../lib/files/read-failure.ts';
import { inBrowser } from '../../../lib/visit.ts';
import { keepUpload, takeLeft } from '../../uploads/kept-uploads.ts';
import { newKey } from '../../uploads/take-up.ts';

/** `over`: the last recording has been processed, or the reason why it couldn't be. */
export type Looking =
  | { at: 'looking'; share: number }
  | { at: 'over'; why: 'looked' | 'none' | 'unplayable' | 'gone' | 'offline' };

export interface Recordings {
  /** Null before the first, and after one that was stopped. */
  read: () => Looking | null;
  subscribe: (listener: () => void) => () => void;
  /** Processes them one after the other. They stay on the phone until they are processed, even if the tab is killed. */
  add: (files: readonly File[]) => void;
  /** Continues with recordings that closed pages left. */
  takeUp: () => Promise<void>;
  stop: () => void;
  /** Clears the result of the last one. */
  clear: () => void;
}

interface RecordingRules {
  /** The application. */
  owner: string;
  /** Prefix of the keys under which they are kept on the phone. */
  room: string;
  /** Called with each still screen as soon as it is found. */
  give: (screen: File) => void;
  /** Returns false once nothing more has to be found. */
  isWanted: () => boolean;
}

interface Kept {
  key: string;
  file: File;
}

/** Twelve weeks, each shown twice, and the screens on the way to them. */
const MOST = 30;

/** The recordings of one place. They outlive the screen. */
export function createRecordings({ owner, room, give, isWanted }: RecordingRules): Recordings {
  const listeners = new Set<() => void>();
  const waiting: Kept[] = [];
  let looking: Looking | null = null;
  let stopper = new AbortController();
  let row: Promise<void> | null = null;

  const set = (next: Looking | null) => {
    looking = next;
    for (const listener of listeners) listener();
  };
  const lookThrough = async () => {
    let found = 0;
    let failed: 'unplayable' | 'gone' | null = null;
    const { signal } = stopper;
    set({ at: 'looking', share: 0 });
    const frames = await import('../../../lib/files/recording/pick-frames.ts').catch(() => null);
    if (!frames) {
      row = null;
      addEventListener('online', go, { once: true });
      return set({ at: 'over', why: 'offline' });
    }
    const onLook = (share: number) => {
      if (!signal.aborted) set({ at: 'looking', share });
      return !signal.aborted && isWanted();
    };
    const onFrame = (screen: File) => {
      if (!signal.aborted && isWanted()) give(screen);
    };
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        if (!signal.aborted) found += (await frames.pickFrames(next.file, MOST - found, { onFrame, onLook })).length;
      } catch {
        // A recording is too large to be read as a whole.
        const failure = await readFailureOf([next.file.slice(0, 1)]);
        failed = isReadFailure(failure) ? 'gone' : 'unplayable';
      }
      keepUpload(owner, next.key, null);
    }
    row = null;
    if (signal.aborted) return set(null);
    set({ at: 'over', why: failed ?? (found === 0 ? 'none' : 'looked') });
  };
  const go = () => {
    if (row || waiting.length === 0) return;
    stopper = new AbortController();
    row = lookThrough();
  };
  const takeUp = async () => {
    if (!inBrowser) return;
    const isNew = (key: string) => key.startsWith(`${room} `) && !waiting.some((kept) => kept.key === key);
    for (const { key, content } of await takeLeft<{ file: File }>(owner, isNew))
      waiting.push({ key, file: content.file });
    go();
  };
  takeUp().catch(() => undefined);

  return {
    read: () => looking,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(files) {
      for (const file of files) {
        const key = newKey(room);
        keepUpload(owner, key, { file });
        waiting.push({ key, file });
      }
      go();
    },
    takeUp,
    stop: () => stopper.abort(),
    clear() {
      if (looking?.at === 'over') set(null);
    },
  };
}

export function useRecordings(recordings: Recordings): Looking | null {
  return useSyncExternalStore(recordings.subscribe, recordings.read, nothing);
}

const nothing = () => null;
