import type { WaitingPlaces } from './fair-queue.ts';
import type { LargeWorkPermit } from './large-work.ts';
import type { ChildProgram } from './pool-child.ts';
import type { PoolError } from './pool-error.ts';
import type { WorkLimits } from './work-limits.ts';

export interface PoolSettings extends ChildProgram {
  children: number;
  waiting: WaitingPlaces;
  /** How many children work for one key at once, at most; default: all. */
  mostPerKey?: number;
  /**
   * In seconds. Work that would wait longer than a quarter of it is refused as if the queue were full. Waiting work is refused as
   * soon as the pace shows that it would wait longer than this; if it has waited so long, it comes next. Without it, only a full
   * queue refuses.
   */
  longestWait?: number;
  /** Attempts per piece of work when its child crashes; default 1. */
  tries?: number;
  /** Replace a dead child at once, for children that are slow to start. */
  keepStarted?: boolean;
  /** Limits for starting a child and loading what it needs, of its own; default: a minute of CPU time. */
  starting?: WorkLimits;
  /** A child above this memory (MB) or CPU time (seconds) is replaced before its next piece of work. */
  replaceAbove: { memory: number; computing: number };
  /** Shared by pools whose large work must not run at the same time. */
  largeWork?: LargeWorkPermit | undefined;
  /** Gets a function that returns the current load. */
  watch?: WatchPool | undefined;
}

export interface PoolLoad {
  waiting: number;
  working: number;
}
export type WatchPool = (load: () => PoolLoad) => void;

export interface Order<Work> {
  work: Work;
  /** Work with the same key shares a queue; the queues take turns. */
  key: string;
  /** Needs a lot of memory: at most one such piece runs at a time. */
  large?: boolean;
  /** Goes before all other work, even if the queue is full: staff wait for it. */
  ahead?: boolean;
  limits: WorkLimits;
}

// Loading the models takes two seconds of a processor at most, but minutes on a machine that has none to spare.
export const usualStart: WorkLimits = { computing: 60_000, memory: Number.POSITIVE_INFINITY, timeout: 60_000 };

/** An order that waits or is being worked on; times by `performance.now()`. */
export interface Task<Work, Answer> extends Order<Work> {
  tries: number;
  added: number;
  begun: number;
  /** Its caller was refused, because it takes too long on a busy machine. */
  refused: boolean;
  resolve(answer: Answer): void;
  reject(error: PoolError): void;
}
