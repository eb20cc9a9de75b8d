import type { z } from 'zod';
import type { DocumentPhoto, DocumentReading } from '../documents/document.ts';
import type * as schemas from '../interface.ts';
import type { WaitingPlaces } from '../pool/fair-queue.ts';
import type { LargeWorkPermit } from '../pool/large-work.ts';
import type { PoolFault } from '../pool/pool-error.ts';
import type { WatchPool } from '../pool/pool-settings.ts';
import type { WorkLimits } from '../pool/work-limits.ts';

/** Increased when readings change, so that stored ones can be told apart. */
export const READER_VERSION = '17';

export type ReadPlatform = z.infer<typeof schemas.ReadPlatform>;

/** A screenshot to be read: its bytes, or the path of the file that holds them, and what else the reader is told. */
export type Screenshot = z.infer<typeof schemas.ScreenshotQuery> & { image: Uint8Array | string };

/** A value as shown on the screen; confidence is 0 to 1. */
export interface Read<T> {
  value: T;
  confidence: number;
}

/** `[x, y, width, height]` from 0 to 1 of the upright picture. */
export type Box = [x: number, y: number, width: number, height: number];

export type Band = z.infer<typeof schemas.Band>;
export type ReadReason = z.infer<typeof schemas.ReadReason>;
export type Proposed = z.infer<typeof schemas.Proposed>;
export type ScreenshotReading = z.infer<typeof schemas.ScreenshotReading>;

export interface ScreenshotReader {
  /** Reads one picture. Rejects with a {@link ReaderError}. */
  read(screenshot: Screenshot): Promise<ScreenshotReading>;
  /** Reads one photo of a paper. Rejects with a {@link ReaderError}. */
  readDocument(photo: DocumentPhoto): Promise<DocumentReading>;
  /** Rejects like `read` if there is no room for another picture, before it is received; absent for readers without a queue. */
  turnAway?(queueKey: string): Promise<void>;
  /** Roughly how many seconds a picture with this key would take from now, including its time in the queue. */
  secondsFor(queueKey: string): Promise<number>;
  /** Starts every worker; resolves when their models are loaded and warmed up. */
  ready(): Promise<void>;
  /** Closes within `grace` ms; until then, pictures in progress may finish. */
  close(grace?: number): Promise<void>;
}

/** `away`: the reader is another process, which doesn't answer, or not as described. The other faults are those of a child pool. */
export type ReaderFault = 'not_an_image' | 'away' | PoolFault;

export class ReaderError extends Error {
  readonly fault: ReaderFault;
  /** Seconds to wait before retrying, if a retry makes sense. */
  readonly retryAfter: number;

  constructor(fault: ReaderFault, { message = fault as string, retryAfter = 5 } = {}) {
    super(message);
    this.name = 'ReaderError';
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

export interface ReaderOptions {
  /** Number of processes, each with its own models (about 150 MB). */
  workers?: number;
  /** Threads inside the models of one worker. */
  threads?: number;
  /** Queue capacity, in total and per key. Beyond it, pictures are refused with "busy". */
  waiting?: WaitingPlaces;
  /** Limits per picture; loading the models doesn't count. */
  limits?: WorkLimits;
  /** Forces a runtime; by default wasm is used only if the native one doesn't load. */
  runtime?: 'native' | 'wasm';
  watch?: WatchPool;
  largeWork?: LargeWorkPermit;
}
