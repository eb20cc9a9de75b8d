import { usePolling } from '../../lib/polling.ts';
import { requestId } from '../navigation/address.ts';
import { loadApplication } from './application.ts';

/** Polling interval of an open page, in ms: a decision, or what was sent back, is shown within 15 s. */
const EVERY = 10_000;

/** Polls the application while the page is visible, so that what staff do shows without a reload. */
export function useNews(): void {
  const ask = () => {
    const id = requestId();
    // No second request while one is in progress.
    if (id) loadApplication(id).catch(() => undefined);
  };
  usePolling(ask, { every: EVERY });
}
