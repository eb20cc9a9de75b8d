import { randomBytes, randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import { inWords, requireDataFolder } from './data-folder.ts';

/**
 * The secret stored in the data folder, generated on the first start; processes that start together get the same one. Throws an
 * error that says what to do if the file is damaged, or if it is missing although there is a database, which a new secret
 * couldn't decrypt.
 */
export function keepSecretKey(dataFolder: string): string {
  const file = path.join(dataFolder, 'secret.key');
  requireDataFolder(dataFolder);
  // Checked first, since the key is always created before the database.
  const hasDatabase = existsSync(path.join(dataFolder, 'postgres', 'PG_VERSION'));
  if (!existsSync(file)) {
    if (hasDatabase) throw new Error(`${file} is missing beside an existing database: ${remedy}`);
    make(file);
  }
  const secret = read(file);
  if (!whole.test(secret)) throw new Error(`${file} is empty or damaged: ${remedy}`);
  return secret;
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`The secret can't be read: ${inWords(error, file)}.`);
  }
}

const remedy = 'restore the file from your backup, or set SECRET_KEY to its content.';

/** 32 bytes in base64url. */
const whole = /^[\w-]{43}$/;

function make(file: string): void {
  const folder = path.dirname(file);
  // Processes in two containers may have the same process id, so the name is random.
  const draft = `${file}.${randomUUID()}`;
  try {
    write(draft, randomBytes(32).toString('base64url'));
    // Linking makes the name appear together with the whole secret, and never replaces an existing one.
    linkSync(draft, file);
    flush(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function write(file: string, text: string): void {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeSync(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

// A new file's name is on disk only once its folder is flushed.
function flush(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
