import { Worker } from 'node:worker_threads';
import { FairQueue } from './fair-queue.ts';
import {
  ReaderError,
  type ReaderOptions,
  type Screenshot,
  type ScreenshotReader,
  type ScreenshotReading,
} from './ocr.ts';

interface Job {
  screenshot: Screenshot;
  tries: number;
  resolve(reading: ScreenshotReading): void;
  reject(error: Error): void;
}

interface Slot {
  worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | null;
  loaded: Promise<void>;
  ready: boolean;
}

/** What a worker says: it is ready, or what came of its picture. */
export type WorkerMessage = { loaded: true } | { reading: ScreenshotReading } | { notAnImage: string };

// The pixels live outside the heap; a small heap makes the collector return them sooner.
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };
const DEFAULTS = { workers: 1, threads: 2, queueLength: 64, timeoutMs: 60_000 };
/** How long a thread that is to end may go on with its picture, in ms. */
const LAST_PICTURE = 15_000;

/** Worker threads behind one queue. A worker that dies is replaced and its picture tried once more. */
export class ReaderPool implements ScreenshotReader {
  readonly #options: typeof DEFAULTS & { runtime?: 'native' | 'wasm' };
  readonly #queue: FairQueue<Job>;
  #slots: Slot[];
  /** Given up, but not yet at the end of their picture. */
  readonly #retired = new Set<Worker>();
  #closed = false;

  constructor(options: ReaderOptions) {
    this.#options = { ...DEFAULTS, ...options };
    this.#queue = new FairQueue(this.#options.queueLength);
    this.#slots = Array.from({ length: this.#options.workers }, () => this.#start());
  }

  read(screenshot: Screenshot): Promise<ScreenshotReading> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(new ReaderError('closed'));
      const job: Job = { screenshot, tries: 0, resolve, reject };
      if (!this.#queue.add(screenshot.queueKey ?? '', job)) return reject(new ReaderError('busy'));
      this.#dispatch();
    });
  }

  async ready(): Promise<void> {
    await Promise.all(this.#slots.map((slot) => slot.loaded));
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.drain()) job.reject(new ReaderError('closed'));
    const slots = this.#slots;
    this.#slots = [];
    for (const slot of slots) {
      if (slot.timer) clearTimeout(slot.timer);
      slot.job?.reject(new ReaderError('closed'));
    }
    // A picture that was handed over comes after the models.
    const ends = slots.map((slot) => endAfter(slot.worker, (slot.ready ? 0 : 1) + (slot.job ? 1 : 0)));
    await Promise.all([...ends, ...[...this.#retired].map((worker) => endAfter(worker, 1))]);
  }

  #start(): Slot {
    const { threads, runtime } = this.#options;
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), {
      workerData: { threads, runtime },
      resourceLimits: HEAP,
    });
    const started = Promise.withResolvers<void>();
    // A worker that dies while loading shows in the pictures that then fail; nobody need wait for it.
    started.promise.catch(() => undefined);
    const slot: Slot = { worker, job: null, timer: null, loaded: started.promise, ready: false };
    worker.on('message', (message: WorkerMessage) => {
      if ('loaded' in message) {
        slot.ready = true;
        return started.resolve();
      }
      const job = this.#release(slot);
      if ('reading' in message) job?.resolve(message.reading);
      else job?.reject(new ReaderError('not_an_image', message.notAnImage));
      this.#dispatch();
    });
    let fault = new ReaderError('crashed');
    worker.on('error', (error) => {
      fault = new ReaderError('crashed', String(error));
    });
    worker.on('exit', () => {
      started.reject(fault);
      this.#replace(slot, fault);
    });
    return slot;
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      if (slot.job) continue;
      const job = this.#queue.take();
      if (!job) return;
      slot.job = job;
      slot.worker.postMessage(job.screenshot);
      void this.#watch(slot, job);
    }
  }

  // Loading the models is not the picture's fault.
  async #watch(slot: Slot, job: Job): Promise<void> {
    await slot.loaded.catch(() => undefined);
    if (slot.job === job) slot.timer = setTimeout(() => this.#giveUp(slot), this.#options.timeoutMs);
  }

  #release(slot: Slot): Job | null {
    const { job } = slot;
    if (slot.timer) clearTimeout(slot.timer);
    slot.job = null;
    slot.timer = null;
    return job;
  }

  #giveUp(slot: Slot): void {
    this.#release(slot)?.reject(new ReaderError('timeout'));
    const { worker } = slot;
    this.#retired.add(worker);
    worker.once('message', () => void worker.terminate());
    worker.once('exit', () => this.#retired.delete(worker));
    this.#replace(slot, new ReaderError('timeout'));
  }

  #replace(slot: Slot, fault: ReaderError): void {
    const at = this.#slots.indexOf(slot);
    if (at < 0) return;
    const job = this.#release(slot);
    this.#slots[at] = this.#start();
    if (job && job.tries === 0) this.#queue.putFirst(job.screenshot.queueKey ?? '', { ...job, tries: 1 });
    else job?.reject(fault);
    this.#dispatch();
  }
}

/** Ending a thread inside the native library would abort the whole process, so it first says what it still has to say. */
async function endAfter(worker: Worker, messages: number): Promise<void> {
  let left = messages;
  if (left > 0) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, LAST_PICTURE);
    worker.on('message', () => --left > 0 || resolve());
    worker.on('exit', resolve);
    await promise;
    clearTimeout(timer);
  }
  await worker.terminate();
}
