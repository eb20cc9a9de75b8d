import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Problem } from '../../core/problem.ts';
import type { Finding, Inspection } from './finding.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    inspector: FileInspector;
  }
}

export interface FileInspector {
  /** Opens one file for real. Throws `server_unavailable_error` when too many wait. */
  inspect(inspection: Inspection): Promise<Finding>;
  close(): Promise<void>;
}

interface Settings {
  /** Files opened at the same time. */
  workers?: number;
  /** Files that may wait for a worker. */
  queue?: number;
  /** Milliseconds a file may take; a worker that needs more is stopped. */
  patience?: { pdf: number; picture: number };
  /** MB a PDF may fill while it is opened; a worker that needs more is stopped. */
  memory?: number;
  script?: URL;
}

/** `tired`: its memory is full of what is no longer needed, so another worker should take its place. */
export type FromWorker = 'ready' | { finding: Finding; tired: boolean };

interface Task {
  inspection: Inspection;
  resolve(finding: Finding): void;
  reject(error: Error): void;
}

interface Slot {
  worker: Worker;
  ready: boolean;
  task: Task | null;
  alarm?: NodeJS.Timeout;
}

/**
 * Opens files in worker threads, started when first needed. A file that kills its worker or keeps it too long counts as
 * unreadable, and the worker is replaced.
 */
export function createFileInspector(settings: Settings = {}): FileInspector {
  const { workers = 2, queue = 32, patience = { pdf: 5000, picture: 30_000 }, memory = 350 } = settings;
  const script = settings.script ?? new URL('./worker.ts', import.meta.url);
  const waiting: Task[] = [];
  const slots = new Set<Slot>();
  let closed = false;

  function assign(): void {
    while (waiting.length > 0) {
      const free = [...slots].find((slot) => slot.ready && !slot.task);
      if (!free) break;
      start(free, waiting.shift() as Task);
    }
    const starting = [...slots].filter((slot) => !slot.ready).length;
    if (waiting.length > starting && slots.size < workers) addSlot();
  }

  function start(slot: Slot, task: Task): void {
    const time = task.inspection.kind === 'pdf' ? patience.pdf : patience.picture;
    slot.task = task;
    slot.alarm = setTimeout(() => slot.worker.terminate(), time);
    if (task.inspection.kind === 'pdf') watchMemory(slot.worker, memory, () => slot.task === task);
    slot.worker.postMessage(task.inspection);
  }

  function finish(slot: Slot, finding: Finding): void {
    clearTimeout(slot.alarm);
    slot.task?.resolve(finding);
    slot.task = null;
  }

  function addSlot(): void {
    // Libraries print what they think of a broken file; the log has its own form.
    const worker = new Worker(script, {
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    });
    worker.stdout.resume();
    worker.stderr.resume();
    const slot: Slot = { worker, ready: false, task: null };
    slots.add(slot);
    worker.unref();
    worker.on('error', () => {});
    worker.on('message', (message: FromWorker) => {
      if (message === 'ready') slot.ready = true;
      else {
        finish(slot, message.finding);
        if (message.tired && slots.delete(slot)) worker.terminate();
      }
      assign();
    });
    worker.on('exit', () => {
      slots.delete(slot);
      if (slot.task) finish(slot, { refusal: 'file_unreadable' });
      else if (!slot.ready) waiting.shift()?.reject(new Error('No worker can be started.'));
      if (!closed) assign();
    });
  }

  return {
    async inspect(inspection) {
      if (closed || waiting.length >= queue) throw new Problem('server_unavailable_error', { retryAfter: 5 });
      return new Promise((resolve, reject) => {
        waiting.push({ inspection, resolve, reject });
        assign();
      });
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new Problem('server_unavailable_error', { retryAfter: 5 }));
      await Promise.all([...slots].map((slot) => slot.worker.terminate()));
    },
  };
}

/**
 * Stops a worker that fills more memory than `limit` MB: a PDF of 5 MB may unpack to gigabytes. The limit of the thread
 * itself counts objects only, not the bytes of unpacked streams.
 */
async function watchMemory(worker: Worker, limit: number, atWork: () => boolean): Promise<void> {
  while (atWork()) {
    const used = await worker.getHeapStatistics().catch(() => null);
    if (!used) return;
    if (used.total_heap_size + used.external_memory > limit * MB && atWork()) await worker.terminate();
    await pause(LOOK_EVERY, undefined, { ref: false });
  }
}

const MB = 1024 * 1024;
/** In ms. */
const LOOK_EVERY = 25;
