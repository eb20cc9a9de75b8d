import { randomKey } from '../keys.ts';

/** The name of this page among the pages open in this browser. */
export const thisPage = randomKey();

/**
 * Holds the lock named after this page until it is closed or killed. Resolves once other pages can see the lock, or at once without
 * Web Locks.
 */
export function holdThisPage(): Promise<void> {
  held ??= new Promise<void>((resolve) => {
    if (!navigator.locks) return resolve();
    const hold = () => {
      resolve();
      channel()?.postMessage(thisPage);
      return new Promise<never>(() => undefined);
    };
    navigator.locks.request(lockOf(thisPage), hold).catch(() => resolve());
  });
  return held;
}

/**
 * Whether the page that kept something at time `at` (in ms) is closed. Without Web Locks it counts as closed if that was before
 * this page was opened.
 */
export async function isClosed(page: string, at: number): Promise<boolean> {
  if (page === thisPage) return false;
  if (!navigator.locks) return at < OPENED;
  // A shared lock, so that several pages that check at the same time don't mistake each other for the page they look
  // for.
  const isFree = await navigator.locks.request(lockOf(page), { mode: 'shared', ifAvailable: true }, Boolean);
  if (!isFree) awaitClosing(page);
  return isFree;
}

/** Calls back whenever a page that kept something is closed or killed. */
export function onPageClosed(listener: () => void): void {
  listeners.add(listener);
  channel();
}

const OPENED = Date.now();
const listeners = new Set<() => void>();
const awaited = new Set<string>();
let held: Promise<void> | undefined;
let pages: BroadcastChannel | undefined;

const lockOf = (page: string) => `volante.page.${page}`;

function awaitClosing(page: string): void {
  if (awaited.has(page)) return;
  awaited.add(page);
  const isOver = () => {
    awaited.delete(page);
    for (const listener of listeners) listener();
  };
  // Called after the lock is released, because the callback checks it.
  navigator.locks.request(lockOf(page), { mode: 'shared' }, () => undefined).then(isOver, () => awaited.delete(page));
}

/** New pages announce themselves on this channel, since pages that are already open don't know about them otherwise. */
function channel(): BroadcastChannel | undefined {
  if (!navigator.locks || !('BroadcastChannel' in globalThis)) return undefined;
  if (!pages) {
    pages = new BroadcastChannel('volante.pages');
    pages.onmessage = ({ data }: MessageEvent<string>) => awaitClosing(data);
  }
  return pages;
}
