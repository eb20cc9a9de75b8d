import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * Records, outside the database, that the data of an application's people was erased, so that restoring an older backup can't
 * bring it back unnoticed. The entry is on disk when this returns. Call it after the erasure is committed: a restore erases
 * everybody on the list again. The list contains ids and days, and nothing about a person.
 */
export function noteErased(
  config: Config,
  applicationId: string,
  at: Date,
  how: 'erased' | 'blocked' = 'erased',
): void {
  const file = listOf(config);
  mkdirSync(path.dirname(file), { recursive: true });
  const list = openSync(file, 'a', 0o600);
  try {
    // A single write, so that lines of two processes don't mix.
    writeSync(list, `${applicationId} ${at.toISOString().slice(0, 10)} ${how}\n`);
    fsyncSync(list);
  } finally {
    closeSync(list);
  }
}

/**
 * The applications whose people were erased, or moved into an archive and erased everywhere else, each with the day (UTC) on
 * which that first happened.
 */
export function readErased(config: Config, how?: 'erased' | 'blocked'): Map<string, string> {
  const file = listOf(config);
  if (!existsSync(file)) return new Map();
  const lines = [...readFileSync(file, 'utf8').matchAll(line)].filter(
    ([, , , kind]) => how === undefined || kind === how,
  );
  return new Map(lines.toReversed().map(([, id = '', day = '']) => [id, day]));
}

const line = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) (\d{4}-\d\d-\d\d) (\w+)$/gm;

function listOf({ ERASED_LIST, DATA_DIR }: Config): string {
  return ERASED_LIST ?? path.join(DATA_DIR, 'erased');
}
