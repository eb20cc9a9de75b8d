import type { Readable } from 'node:stream';

/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

export interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Where the bytes of files are kept. Keys are unique and never written twice: 8 to 64 of `a-z 0-9 -`. */
export interface Storage {
  /** Stores a copy of the file at `path`. Once it resolves the bytes survive a crash of this process. */
  put(key: string, path: string): Promise<void>;
  /** Null when there is nothing under this key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  head(key: string): Promise<{ size: number } | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every object, in no order; what is added or deleted meanwhile may or may not be among them. */
  list(): AsyncIterable<StoredObject>;
  /** Whether the place of the files is there; throws when not. */
  check(): Promise<void>;
  /** Removes what interrupted puts left behind before that moment. */
  tidy(before: Date): Promise<void>;
}

/** Keys become paths, so nothing else may pass. */
export function checkKey(key: string): void {
  if (!/^[a-z0-9-]{8,64}$/.test(key))
    throw new Error('A storage key has 8 to 64 lower-case letters, digits or dashes.');
}
