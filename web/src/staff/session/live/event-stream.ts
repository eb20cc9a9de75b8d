import type { LiveEvents } from '@volante/contract/staff/live.ts';
import { createParser } from 'eventsource-parser';
import { settings } from '../../../lib/settings.ts';

/** A stream without even a comment for this long is lost, in ms. */
const IDLE_TIMEOUT = 45_000;

export type LiveEvent = { [Name in keyof LiveEvents]: { name: Name; data: LiveEvents[Name] } }[keyof LiveEvents];

/** Why a stream ended: its session is over, or any other reason, after which it can be retried. */
export type Ending = 'signed_out' | 'lost';

/** Receives the server's event stream until it ends. Never rejects. */
export async function hear(onEvent: (event: LiveEvent) => void, closing: AbortSignal): Promise<Ending> {
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
