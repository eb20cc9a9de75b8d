import type { LiveEvents } from '@volante/contract/staff/live.ts';
import { createParser } from 'eventsource-parser';
import { useSyncExternalStore } from 'react';
import { settings } from '../../../lib/settings.ts';

/** `starting`: not known yet. `lost`: there are no live updates, and the data on screen is polled instead. */
export type LiveState = 'starting' | 'live' | 'lost';

/** Messages from one tab to the others of this browser. */
type Word = { state: LiveState } | { event: LiveEvent } | 'who?';

/** Pauses before the next attempts, in ms; the last one is repeated. */
const PAUSES = [1000, 2000, 5000, 10_000, 30_000];

let state: LiveState = 'starting';
const watchers = new Set<() => void>();

export const liveState = (): LiveState => state;

export function useLiveState(): LiveState {
  return useSyncExternalStore((watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  }, liveState);
}

function show(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const watcher of watchers) watcher();
}

/**
 * Follows the server's events with one stream for all tabs of a browser: the tab that holds the lock receives it and
 * passes events to the others. `onEvent` runs in every tab; it gets `hello` only after an interruption. The returned
 * function ends it.
 */
export function followLive(onEvent: (event: LiveEvent) => void): () => void {
  const end = new AbortController();
  const tabs = new BroadcastChannel('volante-live');
  let leads = false;

  function take(word: Word): void {
    if (word === 'who?') {
      if (leads) tabs.postMessage({ state } satisfies Word);
    } else if ('state' in word) show(word.state);
    else onEvent(word.event);
  }
  function notify(word: Exclude<Word, 'who?'>): void {
    take(word);
    tabs.postMessage(word);
  }
  tabs.onmessage = ({ data }: MessageEvent<Word>) => take(data);
  tabs.postMessage('who?' satisfies Word);

  const lead = async () => {
    leads = true;
    // If another tab received the stream before, events may have been missed since.
    let isFirst = state === 'starting';
    for (let failures = 0; !end.signal.aborted; failures++) {
      const ending = await hear((event) => {
        if (event.name === 'hello') {
          failures = 0;
          notify({ state: 'live' });
          if (isFirst) {
            isFirst = false;
            return;
          }
        }
        notify({ event });
      }, end.signal);
      if (end.signal.aborted) return;
      // A restarting server is usually back at the first attempt.
      if (failures > 0 || ending === 'signed_out' || !navigator.onLine) notify({ state: 'lost' });
      // A new sign-in starts over.
      if (ending === 'signed_out') {
        notify({ event: { name: 'signed_out', data: {} } });
        await until(end.signal);
        return;
      }
      // So that all browsers don't reconnect to a restarted server at the same moment.
      const pause = (PAUSES[Math.min(failures, PAUSES.length - 1)] as number) * (0.75 + Math.random() / 2);
      await pauseFor(pause, end.signal);
    }
  };
  // Without a secure connection there are no locks, so every tab has its own stream.
  if (navigator.locks) navigator.locks.request('volante-live', { signal: end.signal }, lead).catch(() => undefined);
  else void lead();
  return () => {
    end.abort();
    tabs.close();
    show('starting');
  };
}

/** Waits this many ms, until the network is back, or until waiting is pointless. */
async function pauseFor(ms: number, ending: AbortSignal): Promise<void> {
  const over = new AbortController();
  const isOnline = new Promise((resolve) => addEventListener('online', resolve, { signal: over.signal }));
  await Promise.race([new Promise((resolve) => setTimeout(resolve, ms)), isOnline, until(ending)]);
  over.abort();
}

function until(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

/** A stream without even a comment for this long is lost, in ms. */
const IDLE_TIMEOUT = 45_000;

export type LiveEvent = { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

/** Why a stream ended: its session is over, or any other reason, after which it can be retried. */
type Ending = 'signed_out' | 'lost';

/** Receives the server's event stream until it ends. Never rejects. */
async function hear(onEvent: (event: LiveEvent) => void, closing: AbortSignal): Promise<Ending> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  closing.addEventListener('abort', abort);
  // An open stream may not notice that the network is gone.
  addEventListener('offline', abort);
  let timer = setTimeout(abort, IDLE_TIMEOUT);
  let ending: Ending = 'lost';
  const parser = createParser({
    onEvent({ event, data }) {
      if (event === 'signed_out') ending = 'signed_out';
      onEvent({ name: event, data: JSON.parse(data) } as LiveEvent);
    },
  });
  try {
    const url = `${settings.apiBase}/staff/events`;
    const answer = await fetch(url, {
      headers: { accept: 'text/event-stream' },
      cache: 'no-store',
      signal: stop.signal,
    });
    if (answer.status === 401) return 'signed_out';
    if (!answer.ok || !answer.body) return 'lost';
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(abort, IDLE_TIMEOUT);
      parser.feed(part.value);
    }
  } catch {
    // The network is down, or nothing was received for too long.
  } finally {
    clearTimeout(timer);
    removeEventListener('offline', abort);
    closing.removeEventListener('abort', abort);
  }
  return ending;
}
