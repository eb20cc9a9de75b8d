import type { CountryCode } from '@volante/contract/countries/country.ts';
import { ReaderPool } from './reader-pool.ts';

export type ReadPlatform = 'uber' | 'didi' | 'lyft' | 'other';

export interface Screenshot {
  image: Uint8Array;
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
  /** Resolves when every worker has its models loaded and warmed up. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

export type ReaderFault = 'not_an_image' | 'busy' | 'timeout' | 'crashed' | 'closed';

export class ReaderError extends Error {
  readonly fault: ReaderFault;
  constructor(fault: ReaderFault, message: string = fault) {
    super(message);
    this.name = 'ReaderError';
    this.fault = fault;
  }
}

export interface ReaderOptions {
  /** Worker threads, each with models of its own (about 150 MB). */
  workers?: number;
  /** Threads inside the models of one worker. */
  threads?: number;
  /** Pictures that may wait; one more is refused with "busy". */
  queueLength?: number;
  /** Milliseconds a picture may take in a worker before the worker is replaced. */
  timeoutMs?: number;
  /** Forces one of the two runtimes; by default wasm is used only where the native one does not load. */
  runtime?: 'native' | 'wasm';
}

/** Starts the workers; they load the models at once, so the first picture does not wait for them. */
export function createScreenshotReader(options: ReaderOptions = {}): ScreenshotReader {
  return new ReaderPool(options);
}
