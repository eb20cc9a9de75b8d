import type { ScreenshotResult } from '@volante/contract/earnings/calls.ts';
import type { Platform } from '@volante/contract/earnings/platforms.ts';
import { useSyncExternalStore } from 'react';
import { callOld } from '../../../lib/queries.ts';
import { inBrowser, perVisit } from '../../../lib/visit.ts';
import { reloadApplication } from '../../application/application.ts';
import { addResult, platformQuery } from '../platform-data.ts';
import { atWork, forgetScreenshot, keepScreenshot, newPlace, takeUp, type Waiting } from './keep-screenshots.ts';
import { type Failure, failureOf, mayRetry, sendScreenshot } from './screenshot.ts';

/** A screenshot that could not be used, kept so that it can be tried again without choosing it anew. */
export interface FailedFile extends Waiting {
  key: number;
  /** The address of a small picture of it. */
  picture: string;
  failure: Failure;
}

interface Next extends Waiting {
  /** An earlier page chose it and may have sent it. */
  again?: boolean;
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
  const queue = queues().get(key) ?? createQueue(requestId, platform);
  queues().set(key, queue);
  return queue;
}

export function useReading(queue: ReadingQueue): Reading {
  return useSyncExternalStore(queue.subscribe, queue.read, () => nothingRead);
}

const queues = perVisit(() => new Map<string, ReadingQueue>());
const idle = { total: 0, current: 0, share: 0 };
const nothingRead: Reading = { ...idle, failed: [], last: null };
let lastKey = 0;

function createQueue(requestId: string, platform: Platform): ReadingQueue {
  const place = { requestId, platform, kind: 'earnings' } as const;
  const listeners = new Set<() => void>();
  const waiting: Next[] = [];
  let state = nothingRead;
  let stopper: AbortController | null = null;

  const set = (change: Partial<Reading>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const show = (one: Waiting, failure: Failure) => {
    const failed = { ...one, failure, key: ++lastKey, picture: URL.createObjectURL(one.file) };
    set({ failed: [...state.failed, failed] });
  };
  const fail = ({ again, ...one }: Next, error: unknown) => {
    const failure = failureOf(error, 'earnings');
    if (failure.code === 'other') console.error(error);
    if (mayRetry(failure)) keepScreenshot(requestId, { ...one, failure });
    else forgetScreenshot(requestId, one.place);
    // The answer got lost with the page that sent it.
    if (again && (failure.code === 'duplicate_image' || failure.code === 'week_already_filled')) return;
    show(one, failure);
  };
  const readOne = async (one: Next, signal: AbortSignal) => {
    try {
      const onProgress = (share: number) => set({ share });
      const { file } = one;
      const result = await sendScreenshot({ requestId, platform, uploadType: 'earnings', file, onProgress, signal });
      forgetScreenshot(requestId, one.place);
      addResult(requestId, result);
      set({ last: readWeek(result) });
    } catch (error) {
      fail(one, error);
    }
  };
  const run = async () => {
    stopper = new AbortController();
    const { signal } = stopper;
    addEventListener('beforeunload', warnBeforeLeaving);
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      set({ current: state.current + 1, share: 0 });
      await readOne(one, signal);
    }
    removeEventListener('beforeunload', warnBeforeLeaving);
    stopper = null;
    set(idle);
    const news = [reloadApplication(), callOld(platformQuery(requestId, platform))];
    await Promise.all(news).catch(() => undefined);
  };
  const enqueue = (more: readonly Next[]) => {
    if (more.length === 0) return;
    waiting.push(...more);
    set({ total: state.total + more.length, last: null });
    if (!stopper) void atWork(place, run);
  };

  const takeUpLeft = inBrowser ? takeUp : async () => {};
  takeUpLeft(place, (left) => {
    for (const one of left) if (one.failure) show(one, one.failure);
    enqueue(left.filter(({ failure }) => !failure).map((one) => ({ ...one, again: true })));
  }).catch(() => undefined);

  return {
    add(files) {
      const chosen = files.map((file) => ({ place: newPlace(place), file, failure: null }));
      for (const one of chosen) keepScreenshot(requestId, one);
      enqueue(chosen);
    },
    stop() {
      for (const one of waiting.splice(0)) fail(one, new DOMException('stopped', 'AbortError'));
      stopper?.abort(new DOMException('stopped', 'AbortError'));
    },
    retry(keys) {
      const again = state.failed.filter((f) => keys.includes(f.key));
      for (const { picture } of again) URL.revokeObjectURL(picture);
      set({ failed: state.failed.filter((f) => !keys.includes(f.key)) });
      const chosen = again.map(({ place, file }) => ({ place, file, failure: null }));
      for (const one of chosen) keepScreenshot(requestId, one);
      enqueue(chosen);
    },
    dismiss(key) {
      const gone = state.failed.find((f) => f.key === key);
      if (gone) {
        URL.revokeObjectURL(gone.picture);
        forgetScreenshot(requestId, gone.place);
      }
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

// The files that wait would be read only when this page is opened again.
function warnBeforeLeaving(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
