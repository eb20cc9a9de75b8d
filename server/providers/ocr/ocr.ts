import type { CountryCode } from '@volante/contract/countries/country.ts';
import type { WaitingPlaces } from '../../core/child-pool/fair-queue.ts';
import type { LargeWorkTurn } from '../../core/child-pool/large-work.ts';
import type { PoolFault } from '../../core/child-pool/pool-error.ts';
import type { WorkLimits } from '../../core/child-pool/work-limits.ts';

export type ReadPlatform = 'uber' | 'didi' | 'lyft' | 'other';

export interface Screenshot {
  /** The bytes, or the path of the file that holds them. */
  image: Uint8Array | string;
  platform: ReadPlatform;
  uploadType: 'profile' | 'earnings';
  country: CountryCode;
  /** The server's date at upload, yyyy-mm-dd: screens often show no year. */
  capturedAt: string;
  /** Whoever shares a key waits in one line, and the lines take turns. */
  queueKey?: string;
}

/** A value as it stands on the screen; confidence is 0 to 1. */
export interface Read<T> {
  value: T;
  confidence: number;
}

/** What a screenshot shows. All null and kind "none" when it is not what this upload asks for. */
export interface ScreenshotReading {
  kind: 'profile' | 'earnings' | 'none';
  /** The platform whose name stands on the screen, when exactly one does. */
  platformSeen: ReadPlatform | null;
  fullName: Read<string> | null;
  rating: Read<number> | null;
  /** The Monday of the week, yyyy-mm-dd. */
  weekStart: Read<string> | null;
  /** In units of the currency. */
  amount: Read<number> | null;
  currency: 'MXN' | 'USD' | null;
  /** Stands for the picture whatever its size and compression; compare with isSamePicture. */
  pictureHash: string;
  /** Milliseconds of the whole reading, and of them inside the models; waiting in the queue not counted. */
  ms: number;
  modelMs: number;
}

export interface ScreenshotReader {
  /** Reads one picture. Rejects with a {@link ReaderError}. */
  read(screenshot: Screenshot): Promise<ScreenshotReading>;
  /** Starts every worker; resolves when their models are loaded and warmed up. */
  ready(): Promise<void>;
  /** Ends after `grace` ms at most, in which pictures under way may still be read. */
  close(grace?: number): Promise<void>;
}

export type ReaderFault = 'not_an_image' | PoolFault;

export class ReaderError extends Error {
  readonly fault: ReaderFault;
  /** Seconds until another try makes sense, where one does. */
  readonly retryAfter: number;

  constructor(fault: ReaderFault, { message = fault as string, retryAfter = 5 } = {}) {
    super(message);
    this.name = 'ReaderError';
    this.fault = fault;
    this.retryAfter = retryAfter;
  }
}

export interface ReaderOptions {
  /** Processes, each with models of its own (about 150 MB). */
  workers?: number;
  /** Threads inside the models of one worker. */
  threads?: number;
  /** Pictures that may wait, of all keys and of one; one more is refused with "busy". */
  waiting?: WaitingPlaces;
  /** What one picture may take; loading the models is not counted. */
  limits?: WorkLimits;
  /** Forces one of the two runtimes; by default wasm is used only where the native one does not load. */
  runtime?: 'native' | 'wasm';
  largeWork?: LargeWorkTurn;
}
