import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../../config/config.ts';
import { RESTORE_MARK } from '../../../config/folder-marks.ts';
import { DATABASE_FOLDER } from '../../../core/database/keeping/embedded-copy.ts';
import type { Storage } from '../../../providers/storage/storage.ts';
import { writeFlushed } from './hash-list.ts';

const KEY_FILE = 'secret.key';

/**
 * Marks the data folder as being restored; nothing starts there until `leavePlace` is called. Returns a folder for temporary
 * files. What an interrupted restore left behind is used again: its files are those of `ownKeys`. Throws if there is anything
 * else of an installation in the folder or the bucket; stored files are never deleted.
 */
export async function enterPlace(config: Config, storage: Storage, ownKeys: ReadonlySet<string>): Promise<string> {
  const mark = path.join(config.DATA_DIR, RESTORE_MARK);
  const database = path.join(config.DATA_DIR, DATABASE_FOLDER);
  const isLeftover = existsSync(mark);
  const taken =
    (!isLeftover && existsSync(database) && database) ||
    otherSecret(config) ||
    (await otherFile(config, storage, isLeftover ? ownKeys : new Set()));
  if (taken) throw new Error(`A restore needs an empty target, but ${taken} exists. Nothing was changed.`);
  await mkdir(mark, { recursive: true, mode: 0o700 });
  if (isLeftover) await rm(database, { recursive: true, force: true });
  return mark;
}

/** Removes the mark, so that the installation can start. */
export async function leavePlace({ DATA_DIR }: Config): Promise<void> {
  await rm(path.join(DATA_DIR, RESTORE_MARK), { recursive: true, force: true });
}

/** Writes the secret to where the product looks for it. */
export function placeSecret({ DATA_DIR, SECRET_KEY }: Config): Promise<void> {
  return writeFlushed(path.join(DATA_DIR, KEY_FILE), SECRET_KEY);
}

// The file may already contain this secret.
function otherSecret({ DATA_DIR, SECRET_KEY }: Config): string | null {
  const file = path.join(DATA_DIR, KEY_FILE);
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== SECRET_KEY ? `another ${file}` : null;
}

async function otherFile(config: Config, storage: Storage, own: ReadonlySet<string>): Promise<string | null> {
  const where = config.STORAGE === 's3' ? `the bucket ${config.S3_BUCKET}` : path.join(config.DATA_DIR, 'media');
  for await (const { key } of storage.list()) if (!own.has(key)) return `a file in ${where}`;
  return null;
}
