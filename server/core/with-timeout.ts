import { setTimeout as pause } from 'node:timers/promises';

/** Rejects after `ms`; the work itself continues. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Gives work in progress up to `ms` to finish before a shutdown continues. */
export async function waitWhile(isBusy: () => boolean, ms: number): Promise<void> {
  for (let waited = 0; waited < ms && isBusy(); waited += 20) await pause(20);
}
