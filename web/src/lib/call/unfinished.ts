import { inBrowser } from '../visit.ts';

const key = 'volante.unfinished';
let writing = 0;

/** Counts a write until it is answered: if the page is left meanwhile, the next page may load before the write is done. */
export async function countWrite<T>(write: Promise<T>): Promise<T> {
  writing++;
  try {
    return await write;
  } finally {
    writing--;
  }
}

/** Whether the previous page in this tab was left during a write; true only once. */
export function wasLeftWriting(): boolean {
  try {
    const left = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return left;
  } catch {
    return false;
  }
}

if (inBrowser) {
  addEventListener('pagehide', () => {
    if (writing === 0) return;
    try {
      sessionStorage.setItem(key, '1');
    } catch {
      // Without session storage the page keeps showing the state it was rendered with until the next read.
    }
  });
}
