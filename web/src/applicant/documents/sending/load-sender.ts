import { CallError } from '../../../lib/call/call-error.ts';
import { retrying } from '../../../lib/call/waiting.ts';

export type Sender = typeof import('./sender.ts');

/** Between attempts while the phone reports a network, in ms. */
const PAUSES = [500, 3000, 10_000];

/**
 * Loads the code that checks, shrinks and sends files. A screen opens without it and fetches it when idle; a file
 * chosen sooner waits for it. Rejects with `CallError` `network_error` if it can't be loaded, and at once without a
 * network.
 */
export function loadSender(): Promise<Sender> {
  const passes = (error: unknown): error is CallError => navigator.onLine && error instanceof CallError;
  return retrying(fetchSender, { pauses: PAUSES, passes });
}

async function fetchSender(): Promise<Sender> {
  try {
    return await import('./sender.ts');
  } catch {
    throw new CallError({ kind: 'network_error' });
  }
}

/** Preloads all of it, because a deployment between choosing and sending would remove the code. */
export function fetchAhead(): void {
  loadSender().then(
    ({ fetchWorker, fetchPdfMaker }) => {
      fetchWorker();
      fetchPdfMaker();
    },
    () => undefined,
  );
}
