import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import product from '../../../../package.json' with { type: 'json' };
import { whileBytesStay } from '../../../core/database/backup/bytes-stay.ts';
import { countRows, type RowCounts, withConnection } from '../../../core/database/backup/count-rows.ts';
import { copyEmbedded } from '../../../core/database/backup/embedded-copy.ts';
import { openDatabase } from '../../../core/database/db.ts';
import { updateBackedUpAt } from '../../../core/database/installation-store.ts';
import { readSchemaState } from '../../../core/database/migrating/schema-state.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../../core/deps.ts';
import { deriveKeys, keyPrint } from '../../../core/keys.ts';
import { keysWithRow } from '../../../media/retention/kept-keys.ts';
import { type Hashed, hashFolder, type ListSummary, namesIn, writeHashed, writeList } from './hash-list.ts';
import { claimFolder, finishFolder, type Manifest, parts } from './manifest.ts';
import { type Sealing, sealFor } from './sealing.ts';

type BackupDeps = DbDeps & ConfigDeps & ClockDeps & Pick<Deps, 'storage'> & { url: string };

/** Where the database is copied to before it is encrypted, in DATA_DIR: nothing unencrypted gets to the backup's disk. */
const DRAFT = 'backup-draft';

/**
 * Backs up the product while it runs: first the embedded database, or for an external one the point that the files match; then
 * all files. With BACKUP_PUBLIC_KEY everything except the manifest and the lists is encrypted. An interrupted backup doesn't count, and its folder can be used again.
 */
export async function takeBackup(deps: BackupDeps, folder: string, { withKey = false } = {}): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { config, url } = deps;
  return whileBytesStay(url, async () => {
    await claimFolder(folder);
    const takenAt = deps.now();
    const sealing = config.BACKUP_PUBLIC_KEY ? sealFor(config.BACKUP_PUBLIC_KEY) : null;
    const known = config.DATABASE_URL ? await lookAt(url) : await copyDatabase(deps, folder, sealing);
    const moment = config.DATABASE_URL ? await withConnection(url, readMoment) : null;
    const files = await copyFiles(deps, folder, known.keys, sealing);
    if (withKey)
      await writeHashed(Readable.from([config.SECRET_KEY]), path.join(folder, parts.key), sealing?.seal(parts.key));
    const content: Manifest = {
      format: 2,
      release: product.version,
      takenAt: takenAt.toISOString(),
      keyPrint: keyPrint(config.SECRET_KEY).toString('hex'),
      sealedKey: sealing?.key ?? null,
      postgres: known.postgres,
      newestMigration: known.newestMigration,
      rows: known.rows,
      database: known.list,
      moment: moment && momentOf(moment),
      files,
      missing: [...known.keys].sort(),
    };
    await finishFolder(folder, content, deriveKeys(config.SECRET_KEY).backup);
    await updateBackedUpAt(deps.db, takenAt);
    return content;
  });
}

interface Known {
  rows: RowCounts;
  postgres: string;
  newestMigration: string;
  /** Keys of the files that have a row; those already copied are removed. */
  keys: Set<string>;
  list: Manifest['database'];
}

async function copyDatabase({ url, config }: BackupDeps, folder: string, sealing: Sealing | null): Promise<Known> {
  const { DATA_DIR: dataFolder } = config;
  const target = path.join(folder, parts.database);
  const copy = sealing ? path.join(dataFolder, DRAFT) : target;
  if (sealing) await rm(copy, { recursive: true, force: true });
  try {
    const known = await copyEmbedded({ url, dataFolder, target: copy }, lookAt);
    const { hashed, folders, bytes } = sealing ? await sealFolder(copy, target, sealing) : await hashFolder(target);
    const sha256 = await writeList(path.join(folder, parts.databaseList), hashed);
    return { ...known, list: { files: hashed.length, bytes, sha256, folders } };
  } finally {
    if (sealing) await rm(copy, { recursive: true, force: true });
  }
}

async function sealFolder(from: string, to: string, { seal }: Sealing): ReturnType<typeof hashFolder> {
  const { names, folders } = await namesIn(from);
  const hashed: Hashed[] = [];
  let bytes = 0;
  for (const name of names) {
    const sealed = seal(path.join(parts.database, name));
    const copied = await writeHashed(createReadStream(path.join(from, name)), path.join(to, name), sealed);
    hashed.push({ name, sha256: copied.sha256 });
    bytes += copied.bytes;
  }
  return { hashed, bytes, folders };
}

async function lookAt(url: string): Promise<Known> {
  const { db, close } = openDatabase(url, { connections: 1, unhurried: true });
  try {
    const keys = new Set<string>();
    for await (const key of keysWithRow({ db })) keys.add(key);
    const { newest } = await readSchemaState(db);
    return await withConnection(url, async (client) => {
      const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
      const postgres = rows[0]?.version ?? '';
      return { rows: await countRows(client), postgres, newestMigration: newest, keys, list: null };
    });
  } finally {
    await close();
  }
}

// Copies every stored file. The bytes of each row in the backup exist, since they are stored before the row.
async function copyFiles(
  { storage }: BackupDeps,
  folder: string,
  missing: Set<string>,
  sealing: Sealing | null,
): Promise<ListSummary> {
  const hashed: Hashed[] = [];
  let bytes = 0;
  for await (const { key } of storage.list()) {
    const content = await storage.get(key);
    if (!content) continue;
    const name = path.join(key.slice(0, 2), key);
    const target = path.join(folder, parts.files, name);
    const copied = await writeHashed(content, target, sealing?.seal(path.join(parts.files, name)));
    hashed.push({ name, sha256: copied.sha256 });
    bytes += copied.bytes;
    missing.delete(key);
  }
  const sha256 = await writeList(path.join(folder, parts.filesList), hashed);
  return { files: hashed.length, bytes, sha256 };
}

function momentOf({ at, lsn }: Moment) {
  return { at: at.toISOString(), lsn };
}

/** A position to which a PostgreSQL server can be recovered. */
interface Moment {
  at: Date;
  /** For `recovery_target_lsn`. */
  lsn: string;
}

/** The present position of a server that accepts writes. */
async function readMoment(client: Pick<pg.ClientBase, 'query'>): Promise<Moment> {
  const { rows } = await client.query<Moment>('select clock_timestamp() as at, pg_current_wal_lsn()::text as lsn');
  return rows[0]!;
}
