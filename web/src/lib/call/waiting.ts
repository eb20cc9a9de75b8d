/** Waits so many ms; rejects with the signal's reason when that comes first. */
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

/** Resolves when the phone says that it has a network, at the latest after `ms`: some phones are wrong about it. */
export function untilOnline(ms: number, signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  const online = new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }));
  return Promise.race([online, pause(ms, signal)]);
}
