import type { Resized, ResizeJob } from './resize.ts';
import address from './worker.ts?worker&url';

/** Timeout for decoding a photo, in ms. */
const TIMEOUT = 45_000;

interface Answer {
  number: number;
  resized?: Resized;
  error?: string;
}

let worker: Worker | undefined;
let last = 0;
let turn: Promise<unknown> = Promise.resolve();

/**
 * Runs `resize` in a worker, one photo at a time, because two of 12 megapixels at once are too much for a small phone.
 */
export function resizeInWorker(job: ResizeJob): Promise<Resized> {
  const mine = turn.then(() => post(job));
  turn = mine.catch(() => undefined);
  return mine;
}

/** Preloads the worker's code, so that a deployment before a photo is chosen can't remove it. */
export function fetchWorker(): void {
  fetch(address).catch(() => undefined);
}

function post(job: ResizeJob): Promise<Resized> {
  worker ??= new Worker(address, { type: 'module' });
  const used = worker;
  const number = ++last;
  return new Promise((resolve, reject) => {
    const give = (error: unknown) => {
      used.terminate();
      worker = undefined;
      end();
      reject(error);
    };
    const hear = ({ data }: MessageEvent<Answer>) => {
      if (data.number !== number) return;
      end();
      if (data.resized) resolve(data.resized);
      else reject(new Error(data.error));
    };
    const end = () => {
      clearTimeout(timer);
      used.removeEventListener('message', hear);
      used.removeEventListener('error', give);
    };
    const timer = setTimeout(() => give(new Error('too slow')), TIMEOUT);
    used.addEventListener('message', hear);
    used.addEventListener('error', give);
    used.postMessage({ number, ...job });
  });
}
