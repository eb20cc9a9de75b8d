import type { CountryCode, Currency } from '@volante/contract/countries/country.ts';
import type { PaperPhoto, PaperReading } from '../documents/paper.ts';
import type { WaitingPlaces } from '../pool/fair-queue.ts';
import type { LargeWorkTurn } from '../pool/large-work.ts';
import type { PoolFault } from '../pool/pool-error.ts';
import type { WatchPool } from '../pool/pool-settings.ts';
import type { WorkLimits } from '../pool/work-limits.ts';

/** Increased when readings change, so that stored ones can be told apart. */
export const READER_VERSION = '8';

export type ReadPlatform = 'uber' | 'didi' | 'lyft' | 'other';

export interface Screenshot {
  /** The bytes, or the path of the file that holds them. */
  image: Uint8Array | string;
  platform: ReadPlatform;
  uploadType: 'profile' | 'earnings';
  country: CountryCode;
  /** The server's date at upload, yyyy-mm-dd: screens often show no year. */
  capturedAt: string;
  /** Work with the same key shares a queue; the queues take turns. */
  queueKey?: string;
}

/** A value as shown on the screen; confidence is 0 to 1. */
export interface Read<T> {
  value: T;
  confidence: number;
}

/** `[x, y, width, height]` from 0 to 1 of the upright picture. */
export type Box = [x: number, y: number, width: number, height: number];

/** "sure" fills, "ask" is confirmed by the driver, "none" is typed beside the picture. */
export type Band = 'sure' | 'ask' | 'none';

/** Why a picture isn't sure. */
export type ReadReason =
  | 'no_week'
  | 'no_amount'
  | 'several_weeks'
  | 'several_amounts'
  | 'other_screen'
  | 'other_platform';

/** A Monday and a sum that are on a screen, without a claim that they belong together. */
export interface Proposed {
  week: string | null;
  amount: number | null;
}

/**
 * The content of a screenshot; all null and kind "none" if it isn't of the requested kind. In the band "ask", week and amount are
 * proposals. A screen of another platform has its values, but the band "none".
 */
export interface ScreenshotReading {
  kind: 'profile' | 'earnings' | 'none';
  band: Band;
  /** Null when sure. */
  reason: ReadReason | null;
  /** The platform named on the screen, if exactly one is. */
  platformSeen: ReadPlatform | null;
  fullName: Read<string> | null;
  rating: Read<number> | null;
  /** The Monday of the week, yyyy-mm-dd. */
  weekStart: Read<string> | null;
  /** In units of the currency. */
  amount: Read<number> | null;
  currency: Currency | null;
  /** Set if a picture of kind "none" is certainly from the app for passengers. */
  passenger?: true;
  /** What a picture of kind "none" may show, to ask about; absent if it was read. */
  proposed?: Proposed;
  /** Where each value is on the picture; absent in readings from before this was stored. */
  boxes?: Partial<Record<'week' | 'amount' | 'name' | 'rating', Box>>;
  /** The labels of a screen of earnings as numbers: screens of one app share most of them. */
  labels?: number[];
  /** The person whom a screen of earnings names in its heading. */
  person?: string;
  /** Fingerprint of the picture, independent of size and compression; compare with isSamePicture. */
  pictureHash: string;
  /** Milliseconds of the whole reading, and of the models alone; excluding time in the queue. */
  ms: number;
  modelMs: number;
}

export interface ScreenshotReader {
  /** Reads one picture. Rejects with a {@link ReaderError}. */
  read(screenshot: Screenshot): Promise<ScreenshotReading>;
  /** Reads one photo of a paper. Rejects with a {@link ReaderError}. */
  readPaper(photo: PaperPhoto): Promise<PaperReading>;
  /** Rejects like `read` if there is no room for another picture, before it is received; absent for readers without a queue. */
  turnAway?(queueKey: string): Promise<void>;
  /** Roughly how many seconds a picture with this key would take from now, including its time in the queue. */
  secondsFor(queueKey: string): Promise<number>;
  /** Starts every worker; resolves when their models are loaded and warmed up. */
  ready(): Promise<void>;
  /** Closes within `grace` ms; until then, pictures in progress may finish. */
  close(grace?: number): Promise<void>;
}

/** `away`: other processes read pictures, and none of them is running. The other faults are those of a child pool. */
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
  largeWork?: LargeWorkTurn;
}
