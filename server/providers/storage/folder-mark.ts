import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { Problem } from '../../core/problem.ts';
import type { StoreMark } from './storage.ts';

/** It lies beside the folders of the files, none of which has a name this long. */
const fileName = 'belongs-to';

/** The mark of a folder of files, kept in it. */
export function openFolderMark(root: string): StoreMark {
  const file = path.join(root, fileName);
  async function read(): Promise<string | null> {
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text?.trim() ?? null;
  }
  return {
    read,
    async keep(mark) {
      await mkdir(root, { recursive: true, mode: 0o700 });
      const draft = path.join(root, `${randomUUID()}.part`);
      try {
        await write(draft, mark);
        // Linking makes the name appear together with the whole mark, and never replaces an existing one.
        await link(draft, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      } finally {
        await rm(draft, { force: true });
      }
      return (await read()) ?? mark;
    },
  };
}

interface WatchedMark {
  mark: StoreMark;
  /** Whether the mark was ever seen. */
  isMarked(): boolean;
  requireThere(): Promise<void>;
}

/**
 * Watches a mark: returns it with a function that throws `server_unavailable_error` if the mark was seen before and is missing
 * now, for example because a disk isn't mounted.
 */
export function watchedMark(mark: StoreMark, log?: Logger): WatchedMark {
  let seen: string | null = null;
  let isAway = false;
  const see = (found: string | null) => {
    seen ??= found;
    return found;
  };
  return {
    mark: {
      read: async () => see(await mark.read()),
      async keep(wanted) {
        const kept = await mark.keep(wanted);
        see(kept);
        return kept;
      },
    },
    isMarked: () => seen !== null,
    async requireThere() {
      if (seen === null) return;
      const wasAway = isAway;
      isAway = (await mark.read()) !== seen;
      if (isAway && !wasAway) log?.error('the folder of files is missing; calls that need it get 503 until it is back');
      if (isAway) throw new Problem('server_unavailable_error', { retryAfter: 5 });
    },
  };
}

export function isMark(name: string): boolean {
  return name === fileName;
}

async function write(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(`${text}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
