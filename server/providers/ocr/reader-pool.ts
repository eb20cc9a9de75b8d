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
}

/** What a worker says: it is ready, or what came of its picture. */
export type WorkerMessage = { loaded: true } | { reading: ScreenshotReading } | { notAnImage: string };

// The pixels live outside the heap; a small heap makes the collector return them sooner.
const HEAP = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 };
const DEFAULTS = { workers: 1, threads: 2, queueLength: 64, timeoutMs: 20_000 };

/** Worker threads behind one queue. A worker that dies is replaced and its picture tried once more. */
export class ReaderPool implements ScreenshotReader {
  readonly #options: typeof DEFAULTS & { runtime?: 'native' | 'wasm' };
  readonly #queue: FairQueue<Job>;
  #slots: Slot[];
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
    await Promise.all(slots.map((slot) => slot.worker.terminate()));
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
    const slot: Slot = { worker, job: null, timer: null, loaded: started.promise };
    worker.on('message', (message: WorkerMessage) => {
      if ('loaded' in message) return started.resolve();
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
      slot.timer = setTimeout(() => this.#giveUp(slot), this.#options.timeoutMs);
      slot.worker.postMessage(job.screenshot);
    }
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
    void slot.worker.terminate();
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
