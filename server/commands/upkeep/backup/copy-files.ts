import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import type { Storage } from '../../../providers/storage/storage.ts';
import { compareFiles, type Stored } from './compare-files.ts';
import { type ListSummary, writeHashed } from './hash-list.ts';
import { parts, readManifest, requireSigned } from './manifest.ts';
import type { Sealing } from './sealing.ts';

/** Files copied at the same time: a store answers many at once, and one disk is rarely faster with more. */
const AT_ONCE = 8;

/** An earlier backup whose files may be linked. */
interface Linkable {
  folder: string;
  takenAt: Date;
}

interface Copying {
  /** A file with the sorted keys that have a row. */
  rows: string;
  previous: Linkable | null;
  sealing: Sealing | null;
}

interface Copied {
  files: ListSummary;
  /** Keys that have a row, and no stored bytes. */
  missing: string[];
  /** How many files are those of the previous backup. */
  linked: number;
}

/**
 * Copies every stored file. One that the previous backup has is linked instead, since the bytes of a key never change, unless it was
 * stored since. The bytes of each row in the backup exist, since they are stored before the row.
 */
export async function copyFiles(
  storage: Storage,
  folder: string,
  { rows, previous, sealing }: Copying,
): Promise<Copied> {
  const list = openList(path.join(folder, parts.filesList));
  const missing: string[] = [];
  let linked = 0;

  async function copy({ key, sha256, modifiedAt }: Stored) {
    const name = path.join(key.slice(0, 2), key);
    const target = path.join(folder, parts.files, name);
    if (previous && sha256 && modifiedAt < previous.takenAt) {
      const bytes = await linkFile(path.join(previous.folder, parts.files, name), target);
      if (bytes !== null) {
        linked += 1;
        return { name, sha256, bytes };
      }
    }
    const content = await storage.get(key);
    // Deleted since it was listed: its row was deleted before.
    return content && { name, ...(await writeHashed(content, target, sealing?.seal(path.join(parts.files, name)))) };
  }

  const previousList = previous && path.join(previous.folder, parts.filesList);
  for await (const slice of compareFiles(storage, rows, previousList)) {
    missing.push(...slice.missing);
    for (let from = 0; from < slice.stored.length; from += AT_ONCE) {
      const copied = await Promise.all(slice.stored.slice(from, from + AT_ONCE).map(copy));
      for (const file of copied) if (file) await list.add(file);
    }
  }
  return { files: await list.end(), missing, linked };
}

/** The size of the linked file in bytes; null if the disk can't link it. */
async function linkFile(source: string, target: string): Promise<number | null> {
  try {
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    const { size } = await stat(source);
    await link(source, target);
    return size;
  } catch {
    // Another disk, too many links, or gone: it is copied.
    return null;
  }
}

/**
 * The backup whose files may be linked; null unless it is complete, ours, encrypted to the same public key (null: not encrypted), and
 * its list is the one it was made with, in order. An encrypted file begins with its sealed key, so it can be opened in both backups.
 */
export async function readLinkable(folder: string, key: Buffer, publicKey: string | null): Promise<Linkable | null> {
  try {
    await requireSigned(folder, key);
    const { format, sealedKey, files, sortedFiles, takenAt } = await readManifest(folder);
    // Older releases listed the files in the order of the store, and kept the sealed key in the manifest only.
    if (!sortedFiles || (sealedKey && format < 3)) return null;
    if ((sealedKey?.publicKey ?? null) !== publicKey) return null;
    const file = path.join(folder, parts.filesList);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    return hash.digest('hex') === files.sha256 ? { folder, takenAt: new Date(takenAt) } : null;
  } catch {
    return null;
  }
}

/** Writes a list as `writeList` does, line by line, so that its length doesn't matter. */
function openList(file: string) {
  const stream = createWriteStream(file, { flags: 'w', mode: 0o600, flush: true });
  const hash = createHash('sha256');
  const counted = { files: 0, bytes: 0 };
  return {
    async add({ name, sha256, bytes }: { name: string; sha256: string; bytes: number }): Promise<void> {
      const line = `${sha256}  ${name}\n`;
      hash.update(line);
      counted.files += 1;
      counted.bytes += bytes;
      if (!stream.write(line)) await once(stream, 'drain');
    },
    async end(): Promise<ListSummary> {
      stream.end();
      await finished(stream);
      return { ...counted, sha256: hash.digest('hex') };
    },
  };
}
