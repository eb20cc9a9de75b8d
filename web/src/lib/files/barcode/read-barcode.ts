import address from './worker-barcode.ts?worker&url';

/** In ms, with the reader's own bytes: they are 400 KB, and only phones with a network of some speed fetch them. */
const TIMEOUT = 30_000;

/**
 * Reads the PDF417 in a photo, in all its pixels, in a worker of its own that ends with it. Null where there is none, where this
 * phone can't, and where its network or its owner saves bytes.
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
