import type { Resized, ResizeJob } from './resize.ts';
import address from './worker.ts?worker&url';

/** A phone that has not decoded a photo after this long will not, in ms. */
const TIMEOUT = 45_000;

interface Answer {
  number: number;
  resized?: Resized;
  error?: string;
}

let worker: Worker | undefined;
let last = 0;
let turn: Promise<unknown> = Promise.resolve();

/** Runs `resize` off the main thread, one photo at a time: two of 12 megapixels at once are too much for a small phone. */
export function resizeInWorker(job: ResizeJob): Promise<Resized> {
  const mine = turn.then(() => post(job));
  turn = mine.catch(() => undefined);
  return mine;
}

/** Fetches the worker's code ahead: a version that comes out before a photo is chosen then takes it from nobody. */
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
