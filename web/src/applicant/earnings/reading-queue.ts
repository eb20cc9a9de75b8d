import type { ScreenshotResult } from '@volante/contract/earnings.ts';
import type { Platform } from '@volante/contract/platforms.ts';
import { useSyncExternalStore } from 'react';
import { queries } from '../queries.ts';
import { reloadRequest } from '../request.ts';
import { addResult, platformQuery } from './platform-data.ts';
import { type Failure, failureOf, sendScreenshot } from './screenshot.ts';

/** A screenshot that could not be used, kept so that it can be tried again without choosing it anew. */
export interface FailedFile {
  key: number;
  file: File;
  /** The address of a small picture of it. */
  picture: string;
  failure: Failure;
}

export interface Reading {
  /** Files of the batch that is being read; 0 when nothing is. */
  total: number;
  /** Which of them is being read, from 1. */
  current: number;
  /** 0 to 1, of the bytes of the present file. */
  share: number;
  failed: readonly FailedFile[];
  /** What the last file gave, for those who listen to the screen. */
  last: { week: string; amount: number } | null;
}

/** Reads screenshots of earnings one after the other. It outlives the screen, so that looking at the example stops nothing. */
export interface ReadingQueue {
  add(files: readonly File[]): void;
  stop(): void;
  retry(keys: readonly number[]): void;
  dismiss(key: number): void;
  subscribe(listener: () => void): () => void;
  read(): Reading;
}

/** The queue of one platform of one application. */
export function readingQueue(requestId: string, platform: Platform): ReadingQueue {
  const key = `${requestId}/${platform}`;
  const queue = queues.get(key) ?? createQueue(requestId, platform);
  queues.set(key, queue);
  return queue;
}

export function useReading(queue: ReadingQueue): Reading {
  return useSyncExternalStore(queue.subscribe, queue.read);
}

const queues = new Map<string, ReadingQueue>();
const idle = { total: 0, current: 0, share: 0 };
let lastKey = 0;

function createQueue(requestId: string, platform: Platform): ReadingQueue {
  const listeners = new Set<() => void>();
  const waiting: File[] = [];
  let state: Reading = { ...idle, failed: [], last: null };
  let stopper: AbortController | null = null;

  const set = (change: Partial<Reading>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const fail = (file: File, error: unknown) => {
    const failure = failureOf(error, 'earnings');
    if (failure.code === 'other') console.error(error);
    set({ failed: [...state.failed, { key: ++lastKey, file, picture: URL.createObjectURL(file), failure }] });
  };
  const readOne = async (file: File, signal: AbortSignal) => {
    try {
      const onProgress = (share: number) => set({ share });
      const result = await sendScreenshot({ requestId, platform, uploadType: 'earnings', file, onProgress, signal });
      addResult(requestId, result);
      set({ last: readWeek(result) });
    } catch (error) {
      fail(file, error);
    }
  };
  const run = async () => {
    stopper = new AbortController();
    const { signal } = stopper;
    addEventListener('beforeunload', warnBeforeLeaving);
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      set({ current: state.current + 1, share: 0 });
      await readOne(file, signal);
    }
    removeEventListener('beforeunload', warnBeforeLeaving);
    stopper = null;
    set(idle);
    const news = [reloadRequest(), queries.invalidateQueries(platformQuery(requestId, platform))];
    await Promise.all(news).catch(() => undefined);
  };

  const add = (files: readonly File[]) => {
    if (files.length === 0) return;
    waiting.push(...files);
    set({ total: state.total + files.length, last: null });
    if (!stopper) void run();
  };

  return {
    add,
    stop() {
      for (const file of waiting.splice(0)) fail(file, new DOMException('stopped', 'AbortError'));
      stopper?.abort(new DOMException('stopped', 'AbortError'));
    },
    retry(keys) {
      const again = state.failed.filter((f) => keys.includes(f.key));
      for (const { picture } of again) URL.revokeObjectURL(picture);
      set({ failed: state.failed.filter((f) => !keys.includes(f.key)) });
      add(again.map((f) => f.file));
    },
    dismiss(key) {
      const gone = state.failed.find((f) => f.key === key);
      if (gone) URL.revokeObjectURL(gone.picture);
      set({ failed: state.failed.filter((f) => f.key !== key) });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => state,
  };
}

function readWeek({ earnings }: ScreenshotResult): Reading['last'] {
  const [first] = earnings;
  return first ? { week: first.earningWeek, amount: first.earning } : null;
}

// Leaving the page would lose the files that wait.
function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
