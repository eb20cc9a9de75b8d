/** Waits `ms`; rejects with the signal's reason if aborted first. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** Resolves when the phone reports a network, or after `ms`, since some phones are wrong. */
export function untilOnline(ms: number, signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const online = new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
  return Promise.race([online, pause(ms, signal)]);
}
