import { constants, createReadStream } from 'node:fs';
import { copyFile, type FileHandle, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { isMark, openFolderMark, watchedMark } from './folder-mark.ts';
import { checkKey, type Storage } from './storage.ts';

/**
 * Stores objects as files of one folder, in two levels of folders by the first four characters of the key. If the folder's mark
 * was seen and is now missing, every call throws `server_unavailable_error`: files would otherwise be written into the empty
 * mount point of a disk.
 */
export function openFolderStorage(root: string, log?: Logger): Storage {
  const { mark, isMarked, requireThere } = watchedMark(openFolderMark(root), log);
  const placeOf = (key: string) => {
    checkKey(key);
    return path.join(root, key.slice(0, 2), key.slice(2, 4), key);
  };

  return {
    mark,
    async put(key, source) {
      const place = placeOf(key);
      const part = `${place}${partSuffix}`;
      await requireThere();
      try {
        // If the mark was seen, the folder existed. Creating it now would create it in the mount point of a disk that has just
        // disappeared.
        if (!isMarked()) await makeRoot(root);
        await makeFolder(path.dirname(path.dirname(place)));
        await makeFolder(path.dirname(place));
        await copyFile(source, part, constants.COPYFILE_FICLONE);
        await withFile(part, 'r+', async (file) => {
          await file.chmod(0o600);
          await file.sync();
        });
        await rename(part, place);
        await syncFolder(path.dirname(place));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      } finally {
        await requireThere();
      }
    },
    async get(key, range) {
      const file = await open(placeOf(key), 'r').catch(nullIfMissing);
      if (!file) await requireThere();
      return file && createReadStream('', { fd: file, ...range });
    },
    async head(key) {
      const found = await stat(placeOf(key)).catch(nullIfMissing);
      if (!found) await requireThere();
      return found && { size: found.size };
    },
    async delete(key) {
      await requireThere();
      await rm(placeOf(key), { force: true });
    },
    async *list(slice = '') {
      for await (const file of filesBelow(path.join(root, slice)))
        if (!file.name.endsWith(partSuffix)) yield await describe(file);
    },
    async check() {
      await requireThere();
      // The folder is created with the first file.
      const found = await stat(root).catch(nullIfMissing);
      if (found && !found.isDirectory()) throw new Error('the media folder is a file');
    },
    async tidy(before, slice = '') {
      for await (const file of filesBelow(path.join(root, slice))) {
        if (!file.name.endsWith(partSuffix)) continue;
        if ((await describe(file)).modifiedAt < before) await rm(file.path, { force: true });
      }
    },
  };
}

const partSuffix = '.part';

interface FileBelow {
  name: string;
  path: string;
}

async function describe(file: FileBelow) {
  const found = await stat(file.path).catch(nullIfMissing);
  // A file deleted since the folder was listed counts as new, so that nothing is done with it.
  return { key: file.name, modifiedAt: found?.mtime ?? new Date() };
}

async function* filesBelow(root: string): AsyncGenerator<FileBelow> {
  const folder = await opendir(root, { recursive: true }).catch(nullIfMissing);
  if (!folder) return;
  for await (const entry of folder) {
    if (entry.isFile() && !isMark(entry.name))
      yield { name: entry.name, path: path.join(entry.parentPath, entry.name) };
  }
}

async function makeRoot(root: string): Promise<void> {
  await mkdir(path.dirname(root), { recursive: true, mode: 0o700 });
  await makeFolder(root);
}

/** Creates a folder inside one that exists. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    throw error;
  }
  // A new folder has to survive a power cut, too.
  await syncFolder(path.dirname(folder));
}

async function syncFolder(folder: string): Promise<void> {
  await withFile(folder, 'r', (handle) => handle.sync());
}

async function withFile(file: string, flags: string, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  const handle = await open(file, flags);
  await work(handle).finally(() => handle.close());
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
