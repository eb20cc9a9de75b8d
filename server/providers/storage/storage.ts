import type { Readable } from 'node:stream';

/** Inclusive byte positions. */
interface ByteRange {
  start: number;
  end: number;
}

interface StoredObject {
  key: string;
  modifiedAt: Date;
}

/** Storage for file contents. Keys are unique and never reused: 8 to 64 of `a-z 0-9 -`. */
export interface Storage {
  /** Stores a copy of the file at `path`. Durable once it resolves. */
  put(key: string, path: string): Promise<void>;
  /** Null when there is nothing under this key. */
  get(key: string, range?: ByteRange): Promise<Readable | null>;
  head(key: string): Promise<{ size: number } | null>;
  /** Deleting a missing object is not an error. */
  delete(key: string): Promise<void>;
  /**
   * Every object, unordered, or only those whose key begins with the two characters of `slice`, which costs accordingly less.
   * Objects added or deleted meanwhile may or may not be included.
   */
  list(slice?: string): AsyncIterable<StoredObject>;
  /** Throws if the storage is not available. */
  check(): Promise<void>;
  /** Deletes leftovers of puts interrupted before that time, for all keys or for a slice. */
  tidy(before: Date, slice?: string): Promise<void>;
  /** Absent for stores that can't be confused with another. */
  mark?: StoreMark;
}

/** An id stored in the store itself, by which a database recognizes its own store. */
export interface StoreMark {
  read(): Promise<string | null>;
  /** Writes the mark unless there is one already; returns the one that is then there. */
  keep(mark: string): Promise<string>;
}

/** Keys become paths, so nothing else may be accepted. */
export function checkKey(key: string): void {
  if (!/^[a-z0-9-]{8,64}$/.test(key))
    throw new Error('A storage key has 8 to 64 lower-case letters, digits or dashes.');
}
