import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import product from '../../../../package.json' with { type: 'json' };
import { openDatabase } from '../../../core/database/db.ts';
import { updateBackedUpAt } from '../../../core/database/installation-store.ts';
import { whileBytesStay } from '../../../core/database/keeping/bytes-stay.ts';
import { countRows, type RowCounts, withConnection } from '../../../core/database/keeping/count-rows.ts';
import { copyEmbedded } from '../../../core/database/keeping/embedded-copy.ts';
import { type Moment, readMoment } from '../../../core/database/keeping/moment.ts';
import { readSchemaState } from '../../../core/database/migrating/schema-state.ts';
import type { ClockDeps, ConfigDeps, DbDeps, Deps } from '../../../core/deps.ts';
import { keyPrint } from '../../../core/keys.ts';
import { keysWithRow } from '../../../media/keeping/kept-keys.ts';
import { type Hashed, hashFolder, type ListSummary, writeFlushed, writeHashed, writeList } from './hash-list.ts';
import { claimFolder, finishFolder, type Manifest, parts } from './manifest.ts';

export type BackupDeps = DbDeps & ConfigDeps & ClockDeps & Pick<Deps, 'storage'> & { url: string };

/**
 * Backs up the product while it runs: first the embedded database, or for an external one the point that the files match; then
 * all files. An interrupted backup doesn't count, and its folder can be used again.
 */
export async function takeBackup(deps: BackupDeps, folder: string, { withKey = false } = {}): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { config, url } = deps;
  return whileBytesStay(url, async () => {
    await claimFolder(folder);
    const takenAt = deps.now();
    const known = config.DATABASE_URL ? await lookAt(url) : await copyDatabase(deps, folder);
    const moment = config.DATABASE_URL ? await withConnection(url, readMoment) : null;
    const files = await copyFiles(deps, folder, known.keys);
    if (withKey) await writeFlushed(path.join(folder, parts.key), config.SECRET_KEY);
    const content: Manifest = {
      format: 1,
      release: product.version,
      takenAt: takenAt.toISOString(),
      keyPrint: keyPrint(config.SECRET_KEY).toString('hex'),
      postgres: known.postgres,
      newestMigration: known.newestMigration,
      rows: known.rows,
      database: known.list,
      moment: moment && momentOf(moment),
      files,
      missing: [...known.keys].sort(),
    };
    await finishFolder(folder, content);
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

async function copyDatabase({ url, config }: BackupDeps, folder: string): Promise<Known> {
  const target = path.join(folder, parts.database);
  const known = await copyEmbedded({ url, dataFolder: config.DATA_DIR, target }, lookAt);
  const { hashed, folders, bytes } = await hashFolder(target);
  const sha256 = await writeList(path.join(folder, parts.databaseList), hashed);
  return { ...known, list: { files: hashed.length, bytes, sha256, folders } };
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
async function copyFiles({ storage }: BackupDeps, folder: string, missing: Set<string>): Promise<ListSummary> {
  const hashed: Hashed[] = [];
  let bytes = 0;
  for await (const { key } of storage.list()) {
    const content = await storage.get(key);
    if (!content) continue;
    const name = path.join(key.slice(0, 2), key);
    const copied = await writeHashed(content, path.join(folder, parts.files, name));
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
