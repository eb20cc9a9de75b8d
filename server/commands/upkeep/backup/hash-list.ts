import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, type Dirent } from 'node:fs';
import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Duplex, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of a backup: its path relative to the folder of the list, and its SHA-256 in hex. */
export interface Hashed {
  name: string;
  sha256: string;
}

/** The summary of a list in the manifest. */
export interface ListSummary {
  files: number;
  bytes: number;
  /** SHA-256 of the list itself. */
  sha256: string;
}

/** Writes `bytes` to a new file, through `sealing` if given, and flushes it to disk. Returns size and hash of what was written. */
export async function writeHashed(
  bytes: NodeJS.ReadableStream,
  target: string,
  sealing?: Duplex,
): Promise<{ bytes: number; sha256: string }> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const counted = { bytes: 0 };
  // Never into an existing file: it may be linked to an earlier backup.
  const file = createWriteStream(target, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline([bytes, ...(sealing ? [sealing] : []), through(hash, counted), file]);
  return { ...counted, sha256: hash.digest('hex') };
}

/** Copies a file named in a list, through `opening` if given. Throws if its bytes don't match the list. */
export async function copyChecked(
  source: string,
  target: string,
  { name, sha256 }: Hashed,
  opening?: Duplex,
): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const file = createWriteStream(target, { flags: 'w', mode: 0o600, flush: true });
  const read = [createReadStream(source), through(hash, { bytes: 0 })];
  await pipeline([...read, ...(opening ? [opening] : []), file]).catch((error) => {
    throw error.code === 'ENOENT' ? new Error(`The backup lacks ${name}.`) : error;
  });
  if (hash.digest('hex') !== sha256) throw new Error(`The backup is damaged: ${name} has changed since the backup.`);
}

/** Hashes all files in a folder, in the order of their names, and lists the folders in it. */
export async function hashFolder(folder: string): Promise<{ hashed: Hashed[]; bytes: number; folders: string[] }> {
  const hashed: Hashed[] = [];
  const counted = { bytes: 0 };
  const { names, folders } = await namesIn(folder);
  for (const name of names) {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path.join(folder, name)), through(hash, counted), async (chunks) => {
      for await (const _ of chunks);
    });
    hashed.push({ name, sha256: hash.digest('hex') });
  }
  return { hashed, folders, ...counted };
}

/** The paths of all files and folders in a folder, sorted. */
export async function namesIn(folder: string): Promise<{ names: string[]; folders: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const nameOf = (entry: Dirent) => path.relative(folder, path.join(entry.parentPath, entry.name));
  const folders = entries.filter((entry) => entry.isDirectory()).map(nameOf);
  const names = entries.filter((entry) => entry.isFile()).map(nameOf);
  return { names: names.sort(), folders: folders.sort() };
}

/** Writes a list in the format of `sha256sum`, so that the backup can be checked without us. */
export async function writeList(file: string, hashed: readonly Hashed[]): Promise<string> {
  const text = hashed.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join('');
  await writeFlushed(file, text);
  return createHash('sha256').update(text).digest('hex');
}

/** Reads a list. Throws if it isn't the one named in the manifest. */
export async function readList(file: string, { sha256 }: ListSummary): Promise<Hashed[]> {
  const text = await readFile(file, 'utf8');
  if (createHash('sha256').update(text).digest('hex') !== sha256)
    throw new Error(`The backup is damaged: ${path.basename(file)} has changed since the backup.`);
  return text.split('\n').flatMap((line) => (line ? [{ sha256: line.slice(0, 64), name: line.slice(66) }] : []));
}

/** Writes a file and flushes it to disk. */
export async function writeFlushed(file: string, text: string): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  const folder = await open(path.dirname(file), 'r');
  await folder.sync().finally(() => folder.close());
}

function through(hash: Hash, counted: { bytes: number }): Transform {
  return new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      counted.bytes += chunk.length;
      done(null, chunk);
    },
  });
}
