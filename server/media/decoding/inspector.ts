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
  script?: URL;
}

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
  const { workers = 2, queue = 32, patience = { pdf: 5000, picture: 30_000 } } = settings;
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
    slot.worker.postMessage(task.inspection);
  }

  function finish(slot: Slot, finding: Finding): void {
    clearTimeout(slot.alarm);
    slot.task?.resolve(finding);
    slot.task = null;
  }

  function addSlot(): void {
    // Libraries print what they think of a broken file; the log has its own form.
    const worker = new Worker(script, { stdout: true, stderr: true });
    worker.stdout.resume();
    worker.stderr.resume();
    const slot: Slot = { worker, ready: false, task: null };
    slots.add(slot);
    worker.unref();
    worker.on('error', () => {});
    worker.on('message', (message: 'ready' | Finding) => {
      if (message === 'ready') slot.ready = true;
      else finish(slot, message);
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
