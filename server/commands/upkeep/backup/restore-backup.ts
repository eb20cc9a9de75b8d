import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { findErasedAgain } from '../../../applications/applications.ts';
import type { Config } from '../../../config/config.ts';
import { RESTORE_MARK } from '../../../config/folder-marks.ts';
import { countRows, differingCounts, withConnection } from '../../../core/database/backup/count-rows.ts';
import { DATABASE_FOLDER, openRestored } from '../../../core/database/backup/embedded-copy.ts';
import type { OpenDatabase } from '../../../core/database/db.ts';
import { updateRestoredAt } from '../../../core/database/installation-store.ts';
import { openProductDatabase } from '../../../core/database/product-database.ts';
import { readErased } from '../../../core/erased-list.ts';
import { deriveKeys } from '../../../core/keys.ts';
import { compareRowsWithBytes } from '../../../media/retention/kept-keys.ts';
import { handOverAfterRestore } from '../../../notifications/by-hand.ts';
import type { Storage } from '../../../providers/storage/storage.ts';
import { endAllSessions } from '../../../staff/accounts/sessions.ts';
import { blockAgain } from '../../../staff/privacy/block.ts';
import { eraseAgain } from '../../../staff/privacy/erase.ts';
import { copyChecked, type Hashed, readList, writeFlushed } from './hash-list.ts';
import { type Manifest, parts } from './manifest.ts';
import type { Opening } from './sealing.ts';

export interface Restored {
  /** Messages that have to be delivered by hand. */
  messages: number;
  /** Applications that were erased after the backup and have now been erased again. */
  erasedAgain: number;
  /** Applications that were blocked after the backup and have now been blocked again. */
  blockedAgain: number;
  /** With an external database, restored by its own means: tables whose number of rows differs from the backup. */
  differing: string[];
}

interface EmptyInstallation {
  config: Config;
  storage: Storage;
  log: Logger;
  now: Date;
}

/**
 * Restores a backup into an empty place. Checks every file, the number of rows in every table, and that no row lacks its bytes.
 * Until that is done, nothing starts there; an interrupted restore can be repeated. An external database has to be recovered
 * before; `place.config` names it.
 */
export async function restoreBackup(
  place: EmptyInstallation,
  folder: string,
  manifest: Manifest,
  open: Opening | null,
): Promise<Restored> {
  const { config, storage, log } = place;
  requireSameKind(config, manifest);
  // Problems with an external database are found before anything is copied.
  if (config.DATABASE_URL) await (await openProductDatabase(config, 'command', log)).close();
  const files = await readList(path.join(folder, parts.filesList), manifest.files);
  const drafts = await enterPlace(config, storage, new Set(files.map(({ name }) => path.basename(name))));
  if (manifest.database) await restoreDatabase(config, folder, manifest.database, open);
  await restoreFiles(storage, path.join(folder, parts.files), files, path.join(drafts, 'file'), open);
  if (manifest.database) {
    await requireSameRows(config, manifest);
    await placeSecret(config);
  }
  const database = await openProductDatabase(config, 'command', log);
  try {
    const found = manifest.database ? manifest.rows : await withConnection(database.url, countRows);
    await requireAllBytes(database, storage, manifest);
    const messages = await handOverAfterRestore(database, place.now);
    await endAllSessions(database);
    await updateRestoredAt(database.db, place.now);
    const keys = deriveKeys(config.SECRET_KEY, config.SECRET_KEY_PREVIOUS);
    const deps = { ...database, config, keys, storage, log, now: () => place.now };
    const erased = await findErasedAgain(database, [...readErased(config, 'erased').keys()]);
    const erasedAgain = await eraseAgain(deps, erased);
    const days = readErased(config, 'blocked');
    const blocked = await findErasedAgain(database, [...days.keys()]);
    for (const applicationId of blocked) await blockAgain(deps, applicationId, days.get(applicationId)!);
    await leavePlace(config);
    return { messages, erasedAgain, blockedAgain: blocked.length, differing: differingCounts(manifest.rows, found) };
  } finally {
    await database.close();
  }
}

function requireSameKind({ DATABASE_URL }: Config, { database, moment }: Manifest): void {
  if (database && DATABASE_URL)
    throw new Error(
      'This backup contains the embedded database: restore it without DATABASE_URL, then move it (npm run move -- --to …).',
    );
  if (!database && !DATABASE_URL)
    throw new Error(
      `This backup contains only files: recover the database to ${moment?.at}, LSN ${moment?.lsn}, and set DATABASE_URL to it.`,
    );
}

async function restoreDatabase(
  config: Config,
  folder: string,
  list: NonNullable<Manifest['database']>,
  open: Opening | null,
): Promise<void> {
  const target = path.join(config.DATA_DIR, DATABASE_FOLDER);
  // PostgreSQL requires some folders even if they are empty, and copying the backup may have lost these.
  for (const name of ['', ...list.folders]) await mkdir(path.join(target, name), { recursive: true, mode: 0o700 });
  for (const hashed of await readList(path.join(folder, parts.databaseList), list))
    await copyChecked(
      path.join(folder, parts.database, hashed.name),
      path.join(target, hashed.name),
      hashed,
      open?.(path.join(parts.database, hashed.name)),
    );
}

async function restoreFiles(
  storage: Storage,
  folder: string,
  files: readonly Hashed[],
  draft: string,
  open: Opening | null,
): Promise<void> {
  for (const file of files) {
    await copyChecked(path.join(folder, file.name), draft, file, open?.(path.join(parts.files, file.name)));
    await storage.put(path.basename(file.name), draft);
  }
}

// Checked before a newer release changes the schema.
async function requireSameRows(config: Config, { rows }: Manifest): Promise<void> {
  const copy = await openRestored(config.DATA_DIR);
  const found = await withConnection(copy.url, countRows).finally(copy.stop);
  const differing = differingCounts(rows, found);
  if (differing.length > 0)
    throw new Error(`The restored tables differ from the backup in their number of rows: ${differing.join('; ')}`);
}

async function requireAllBytes({ db }: OpenDatabase, storage: Storage, { missing }: Manifest): Promise<void> {
  const { rowsWithoutBytes } = await compareRowsWithBytes({ db, storage }, new Date(0));
  const lost = rowsWithoutBytes.filter((key) => !missing.includes(key));
  if (lost.length === 0) return;
  throw new Error(
    `${lost.length} rows have no bytes in this backup, ${lost[0]} first: recover the database to the time stated in the backup.`,
  );
}

const KEY_FILE = 'secret.key';

/**
 * Marks the data folder as being restored; nothing starts there until `leavePlace` is called. Returns a folder for temporary
 * files. What an interrupted restore left behind is used again: its files are those of `ownKeys`. Throws if there is anything
 * else of an installation in the folder or the bucket; stored files are never deleted.
 */
async function enterPlace(config: Config, storage: Storage, ownKeys: ReadonlySet<string>): Promise<string> {
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
async function leavePlace({ DATA_DIR }: Config): Promise<void> {
  await rm(path.join(DATA_DIR, RESTORE_MARK), { recursive: true, force: true });
}

/** Writes the secret to where the product looks for it. */
function placeSecret({ DATA_DIR, SECRET_KEY }: Config): Promise<void> {
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
