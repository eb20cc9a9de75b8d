import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Storage } from '../../../providers/storage/storage.ts';

/** Keys are random, so their first two digits divide them evenly, whatever their number. */
export const slices = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));

export interface Stored {
  key: string;
  modifiedAt: Date;
  /** That of the previous backup; null if it doesn't have the file. */
  sha256: string | null;
}

/** The files of a slice. */
interface Slice {
  /** In order. */
  stored: Stored[];
  /** Keys that have a row, and no stored bytes. */
  missing: string[];
}

/**
 * Compares what is stored with the keys that have a row (a file with a key per line) and with the list of the previous backup, one
 * slice at a time: never more than a 256th of the keys is in memory. Both files have to be sorted.
 */
export async function* compareFiles(
  storage: Pick<Storage, 'list'>,
  rows: string,
  previousList: string | null,
): AsyncGenerator<Slice> {
  const withRow = new SortedLines(rows, (line) => line.slice(0, 2));
  const previous = previousList === null ? null : new SortedLines(previousList, (line) => line.slice(66, 68));
  for (const slice of slices) {
    const missing = new Set(await withRow.take(slice));
    const known = new Map<string, string>();
    for (const line of (await previous?.take(slice)) ?? []) known.set(line.slice(69), line.slice(0, 64));
    const stored: Stored[] = [];
    for await (const { key, modifiedAt } of storage.list(slice)) {
      stored.push({ key, modifiedAt, sha256: known.get(key) ?? null });
      missing.delete(key);
    }
    stored.sort((a, b) => (a.key < b.key ? -1 : 1));
    yield { stored, missing: [...missing] };
  }
  await withRow.end();
  await previous?.end();
}

/** Gives the lines of a sorted file group by group. */
class SortedLines {
  private readonly lines: AsyncIterator<string>;
  private ahead: string | null = null;
  private readonly file: string;
  private readonly groupOf: (line: string) => string;

  constructor(file: string, groupOf: (line: string) => string) {
    this.file = file;
    this.groupOf = groupOf;
    this.lines = createInterface({ input: createReadStream(file) })[Symbol.asyncIterator]();
  }

  async take(group: string): Promise<string[]> {
    const taken: string[] = [];
    for (;;) {
      this.ahead ??= (await this.lines.next()).value ?? null;
      if (this.ahead === null || this.groupOf(this.ahead) > group) return taken;
      if (this.groupOf(this.ahead) < group) throw new Error(`${this.file} is not sorted.`);
      taken.push(this.ahead);
      this.ahead = null;
    }
  }

  /** Throws if a line belongs to no group that was taken. */
  async end(): Promise<void> {
    const { value = null } = this.ahead === null ? await this.lines.next() : { value: this.ahead };
    if (value !== null) throw new Error(`${this.file} has lines of another kind.`);
  }
}
