import { CallError } from '../../../lib/call/call-error.ts';
import { pause } from '../../../lib/call/waiting.ts';

export type Sender = typeof import('./sender.ts');

/** Between attempts while the phone reports a network, in ms. */
const PAUSES = [500, 3000, 10_000];

/**
 * What checks, shrinks and sends a file. A screen opens without it and fetches it when idle; a file chosen sooner waits for it.
 * Rejects with `CallError` `network_error` where it can't be had, and at once without a network.
 */
export async function loadSender(): Promise<Sender> {
  for (let failed = 0; ; failed++) {
    try {
      return await import('./sender.ts');
    } catch {
      const wait = PAUSES[failed];
      if (wait === undefined || !navigator.onLine) throw new CallError({ kind: 'network_error' });
      await pause(wait);
    }
  }
}

/** Fetches all of it ahead: a deployment between choosing and sending would remove the code. */
export function fetchAhead(): void {
  loadSender().then(
    ({ fetchWorker, fetchPdfMaker }) => {
      fetchWorker();
      fetchPdfMaker();
    },
    () => undefined,
  );
}
