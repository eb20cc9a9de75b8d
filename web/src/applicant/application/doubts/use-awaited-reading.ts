import { useState } from 'react';
import { usePolling } from '../../../lib/polling.ts';
import { reloadApplication } from '../application.ts';

/** Interval and number of checks whether a document has been read: every 2 s. */
const EVERY = 2000;
const MOST = 15;

/** Asks again while a document that was sent is being read; gives up after half a minute. True while it waits. */
export function useAwaitedReading(unread: boolean): boolean {
  const [asked, setAsked] = useState(0);
  const waits = unread && asked < MOST;
  const ask = () => {
    setAsked((times) => times + 1);
    reloadApplication().catch(() => undefined);
  };
  usePolling(ask, { every: waits ? EVERY : null });
  return waits;
}
