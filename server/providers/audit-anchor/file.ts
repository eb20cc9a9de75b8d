import { constants } from 'node:fs';
import { access, mkdir, open, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Anchor, readHeads } from './anchor.ts';

/** Keeps heads in a file, one JSON object a line, which is only ever appended to. */
export function openFileAnchor(file: string): Anchor {
  return {
    name: file,
    async keep({ number, hmac }) {
      await mkdir(path.dirname(file), { recursive: true });
      const list = await open(file, 'a', 0o600);
      try {
        // A single write, so that lines of two processes don't mix.
        await list.appendFile(`${JSON.stringify({ number, hmac })}\n`);
        await list.sync();
      } finally {
        await list.close();
      }
    },
    async *heads() {
      const list = await open(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      if (list) for await (const line of list.readLines()) yield* readHeads(line);
    },
    async check() {
      const isThere = await stat(file).catch(() => null);
      await access(isThere ? file : path.dirname(file), constants.W_OK);
    },
  };
}
