import { useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../lib/call/before-leaving.ts';
import { CallError } from '../../lib/call/call-error.ts';
import { catchUp } from '../application/failure.ts';
import { type Failure, failureOf, mayRetry } from './failure.ts';
import { keepUpload } from './kept-uploads.ts';
import { createRetries, holdsAll, passesByItself } from './retry-later.ts';

/** Upload state of a chosen item. `share` is the sent share of its bytes, 0 to 1. */
export type UploadState =
  | { at: 'chosen' }
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'failed'; failure: Failure }
  | { at: 'done' };

export interface Upload<T> {
  /** Its key on the phone. */
  key: string;
  /** The payload and its purpose. */
  content: T;
  state: UploadState;
  /** An earlier page chose it and may have sent it. */
  again: boolean;
}

export interface UploadList<T> {
  all: readonly Upload<T>[];
  /** Number of items in the current run; 0 when idle. */
  total: number;
  /** Number of the current item, from 1. */
  current: number;
}

/** How an item is sent. */
export interface Way<T> {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Stores new information about it. */
  note: (news: Partial<T>) => void;
}

interface UploadRules<T> {
  /** The application. */
  owner: string;
  /** Rejects with the failure. `chosen` means it still has to be sent together with something else. */
  send: (upload: Upload<T>, way: Way<T>) => Promise<'done' | 'chosen'>;
  /** The part kept on the phone; null for none. */
  toKeep?: (upload: Upload<T>) => object | null;
  /** Called after the last item of a run. */
  settled?: () => Promise<unknown>;
}

export interface Uploads<T> {
  read: () => UploadList<T>;
  subscribe: (listener: () => void) => () => void;
  find: (key: string) => Upload<T> | undefined;
  /** Adds an item, or replaces the one with the same key, whose upload is cancelled. */
  put: (key: string, content: T, state?: UploadState) => void;
  /** Adds information to an item, regardless of its upload's outcome. */
  note: (key: string, news: Partial<T>) => void;
  /** Restores an item of an earlier page; `kept` if it is still on the phone under this key. */
  restore: (key: string, content: T, options: { kept: boolean; failure?: Failure | null }) => void;
  /** Sends items one at a time: on a slow network one file arrives sooner than two. Resolves once nothing waits. */
  send: (keys: readonly string[]) => Promise<void>;
  /** Fails waiting and current items with `stopped`, including those that would continue automatically. */
  stop: () => void;
  remove: (key: string) => void;
}

/**
 * Chosen items and their uploads. Each is kept on the phone until it has arrived, and sent again automatically if only
 * the transport failed.
 */
export function createUploads<T extends object>(rules: UploadRules<T>): Uploads<T> {
  const { owner, send, toKeep = keepAll, settled } = rules;
  const listeners = new Set<() => void>();
  const kept = new Map<string, object | null>();
  let list: UploadList<T> = { all: [], total: 0, current: 0 };
  let running: { key: string; stopper: AbortController } | null = null;
  let row: Promise<void> | null = null;

  const set = (news: Partial<UploadList<T>>) => {
    list = { ...list, ...news };
    for (const listener of listeners) listener();
  };
  const find = (key: string) => list.all.find((upload) => upload.key === key);
  const keep = (key: string) => {
    const upload = find(key);
    const content = upload ? toKeep(upload) : null;
    if (isSame(content, kept.get(key) ?? null)) return;
    kept.set(key, content);
    keepUpload(owner, key, content);
  };
  const change = (key: string, news: Partial<Upload<T>>) => {
    set({ all: list.all.map((upload) => (upload.key === key ? { ...upload, ...news } : upload)) });
    keep(key);
  };
  const note = (key: string, news: Partial<T>) => {
    const upload = find(key);
    if (upload) change(key, { content: { ...upload.content, ...news } });
  };
  // Its outcome no longer matters: another file may have this key by then.
  const abandon = (key: string) => {
    if (running?.key !== key) return;
    const { stopper } = running;
    running = null;
    stopper.abort(new DOMException('stopped', 'AbortError'));
  };
  const put = (key: string, content: T, state: UploadState = { at: 'chosen' }) => {
    abandon(key);
    if (find(key)) return change(key, { content, state, again: false });
    set({ all: [...list.all, { key, content, state, again: false }] });
    keep(key);
  };

  const failWaiting = (failure: Failure) => {
    for (const { key, state } of list.all)
      if (state.at === 'waiting') change(key, { state: { at: 'failed', failure } });
  };
  const retries = createRetries(() => {
    const keys = list.all.filter(({ state }) => isHeldUp(state)).map(({ key }) => key);
    void sendAll(keys);
    return keys.length > 0;
  });

  const sendOne = async (upload: Upload<T>) => {
    const { key } = upload;
    const stopper = new AbortController();
    const mine = { key, stopper };
    const isMine = () => running === mine;
    running = mine;
    change(key, { state: { at: 'sending', share: 0 } });
    try {
      const at = await send(upload, {
        signal: stopper.signal,
        onProgress: (share) => isMine() && change(key, { state: { at: 'sending', share } }),
        note: (news) => isMine() && note(key, news),
      });
      if (isMine()) change(key, { state: { at } });
      retries.reset();
    } catch (error) {
      if (!isMine()) return;
      const failure = failureOf(error);
      change(key, { state: { at: 'failed', failure } });
      if (holdsAll(failure)) failWaiting(failure);
      if (passesByItself(failure)) retries.later(failure);
      // Anything but a server's refusal is our bug.
      if (failure.code === 'unknown_error' && !(error instanceof CallError)) console.error(error);
      if (failure.code !== 'stopped') catchUp(error);
    }
    if (isMine()) running = null;
  };
  const sendRow = async () => {
    // Waiting items would only be sent when this page is opened again.
    const leave = askBeforeLeaving();
    for (let next = nextOf(list); next; next = nextOf(list)) {
      set({ current: list.current + 1 });
      await sendOne(next);
    }
    leave();
    row = null;
    set({ total: 0, current: 0 });
    void settled?.().catch(() => undefined);
  };
  const sendAll = async (keys: readonly string[]) => {
    const more = list.all.filter(({ key, state }) => keys.includes(key) && !isOnItsWay(state));
    for (const { key, state, again } of more)
      change(key, { state: { at: 'waiting' }, again: again && state.at !== 'failed' });
    if (more.length === 0) return row ?? undefined;
    set({ total: list.total + more.length });
    row ??= sendRow();
    await row;
  };

  return {
    read: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find,
    put,
    note,
    restore(key, content, { kept: isKept, failure }) {
      if (isKept) kept.set(key, toKeep({ key, content, state: stateOf(failure), again: true }));
      put(key, content, stateOf(failure));
      change(key, { again: true });
      if (failure && passesByItself(failure)) retries.later(failure);
    },
    send: sendAll,
    stop() {
      const failure = { code: 'stopped' };
      for (const { key, state } of list.all) if (isHeldUp(state)) change(key, { state: { at: 'failed', failure } });
      failWaiting(failure);
      running?.stopper.abort(new DOMException('stopped', 'AbortError'));
    },
    remove(key) {
      set({ all: list.all.filter((upload) => upload.key !== key) });
      keep(key);
      abandon(key);
    },
  };
}

export function useUploads<T>(uploads: Uploads<T>): UploadList<T> {
  return useSyncExternalStore(uploads.subscribe, uploads.read, uploads.read);
}

export function isOnItsWay({ at }: UploadState): boolean {
  return at === 'waiting' || at === 'sending';
}

/** True for an upload that waits on the phone to be sent again. */
export function isHeldUp(state: UploadState): boolean {
  return state.at === 'failed' && passesByItself(state.failure);
}

/** 0 to 1, of its bytes. */
export function shareOf(state: UploadState): number {
  return state.at === 'sending' ? state.share : 0;
}

function nextOf<T>({ all }: UploadList<T>): Upload<T> | undefined {
  return all.find(({ state }) => state.at === 'waiting');
}

function stateOf(failure: Failure | null | undefined): UploadState {
  return failure ? { at: 'failed', failure } : { at: 'chosen' };
}

function keepAll<T extends object>({ content, state }: Upload<T>): object | null {
  if (state.at === 'done') return null;
  if (state.at !== 'failed') return { ...content, failure: null };
  return mayRetry(state.failure) ? { ...content, failure: state.failure } : null;
}

function isSame(item: object | null, other: object | null): boolean {
  if (!item || !other) return item === other;
  const known = other as Record<string, unknown>;
  return Object.entries(item).every(([name, value]) => known[name] === value);
}
