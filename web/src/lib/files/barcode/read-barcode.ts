import address from './worker-barcode.ts?worker&url';

/** Timeout in ms, including the download of the reader: it has 400 KB, and only phones with a fast network fetch it. */
const TIMEOUT = 30_000;

/**
 * Reads the PDF417 in a photo at full resolution, in a separate worker that ends afterwards. Null if there is none, if
 * this phone can't read it, and on slow networks or with data saving.
 */
export function readBarcode(photo: File): Promise<string | null> {
  if (savesBytes()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const worker = new Worker(address, { type: 'module' });
    const end = (text: string | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(text);
    };
    const timer = setTimeout(() => end(null), TIMEOUT);
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => end(data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(photo);
  });
}

function savesBytes(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}
