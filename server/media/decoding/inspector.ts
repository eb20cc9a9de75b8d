import { Worker } from 'node:worker_threads';
import { Problem } from '../../core/problem.ts';
import { type Appetite, stopWhenGreedy } from './appetite.ts';
import type { Accepted, Finding, Inspection, Work } from './finding.ts';

declare module '../../core/deps.ts' {
  interface Deps {
    inspector: FileInspector;
  }
}

export interface FileInspector {
  /** Opens one file for real. Throws `server_unavailable_error` when too many wait. */
  inspect(inspection: Inspection): Promise<Finding>;
  /** Makes one PDF of pictures that were inspected as pages. Throws `server_unavailable_error` when too many files wait. */
  join(pages: string[], target: string): Promise<Accepted>;
  close(): Promise<void>;
}

interface Settings {
  /** Files opened at the same time. */
  workers?: number;
  /** Files that may wait for a worker. */
  queue?: number;
  /** Milliseconds a file may take; a worker that needs more is stopped. */
  patience?: number;
  /** What a PDF may take of its thread: milliseconds of computing (waiting for a busy machine is not its fault) and MB. */
  pdf?: Appetite;
  script?: URL;
}

/** `tired`: its memory is full of what is no longer needed, so another worker should take its place. */
export type FromWorker = 'ready' | { finding: Finding; tired: boolean };

interface Task {
  work: Work;
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
  const { workers = 2, queue = 32, patience = 30_000, pdf = { computing: 5000, memory: 350 } } = settings;
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
    slot.task = task;
    slot.alarm = setTimeout(() => slot.worker.terminate(), patience);
    if (task.work.kind === 'pdf') stopWhenGreedy(slot.worker, pdf, () => slot.task === task);
    slot.worker.postMessage(task.work);
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
      // Beyond what is watched: close to its limit a thread does nothing but look for free memory.
      resourceLimits: { maxOldGenerationSizeMb: 2 * pdf.memory },
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

  async function queueUp(work: Work): Promise<Finding> {
    if (closed || waiting.length >= queue) throw new Problem('server_unavailable_error', { retryAfter: 5 });
    return new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      assign();
    });
  }

  return {
    inspect: (inspection) => queueUp(inspection),
    async join(pages, target) {
      const joined = await queueUp({ kind: 'pages', pages, target });
      if (joined.refusal !== null) throw new Error('Pages that were written here cannot be joined.');
      return joined;
    },
    async close() {
      closed = true;
      for (const task of waiting.splice(0)) task.reject(new Problem('server_unavailable_error', { retryAfter: 5 }));
      await Promise.all([...slots].map((slot) => slot.worker.terminate()));
    },
  };
}
