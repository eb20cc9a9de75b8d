import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * Notes outside the database that the people of an application were erased, so that an older backup can't bring them back unnoticed.
 * On disk when this returns: call it before anything is erased. The list holds ids and days, nothing about a person.
 */
export function noteErased(config: Config, applicationId: string, at: Date): void {
  const file = listOf(config);
  mkdirSync(path.dirname(file), { recursive: true });
  const list = openSync(file, 'a', 0o600);
  try {
    // One write: lines of two processes don't mix.
    writeSync(list, `${applicationId} ${at.toISOString().slice(0, 10)}\n`);
    fsyncSync(list);
  } finally {
    closeSync(list);
  }
}

/** The applications whose people were erased. */
export function readErased(config: Config): string[] {
  const file = listOf(config);
  if (!existsSync(file)) return [];
  const ids = readFileSync(file, 'utf8').matchAll(/^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}) /gm);
  return [...new Set([...ids].map(([, id = '']) => id))];
}

function listOf({ ERASED_LIST, DATA_DIR }: Config): string {
  return ERASED_LIST ?? path.join(DATA_DIR, 'erased');
}
