import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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
import { copyFiles, readLinkable } from './copy-files.ts';
import { type Hashed, hashFolder, namesIn, writeHashed, writeList } from './hash-list.ts';
import { claimFolder, finishFolder, type Manifest, parts } from './manifest.ts';
import { type Sealing, sealFor } from './sealing.ts';

type BackupDeps = DbDeps & ConfigDeps & ClockDeps & Pick<Deps, 'storage'> & { url: string };

/** Where the database is copied to before it is encrypted, in DATA_DIR: nothing unencrypted gets to the backup's disk. */
const DRAFT = 'backup-draft';

/**
 * Backs up the product while it runs: first the embedded database, or for an external one the point that the files match; then
 * all files. With BACKUP_PUBLIC_KEY everything except the manifest and the lists is encrypted. An interrupted backup doesn't count, and its folder can be used again. Files that the `earlier` backup has are linked to those there.
 */
export async function takeBackup(
  deps: BackupDeps,
  folder: string,
  { withKey = false, earlier = null }: { withKey?: boolean; earlier?: string | null } = {},
): Promise<Manifest & { linked: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { config, url } = deps;
  return whileBytesStay(url, async () => {
    await claimFolder(folder);
    const takenAt = deps.now();
    const sealing = config.BACKUP_PUBLIC_KEY ? sealFor(config.BACKUP_PUBLIC_KEY) : null;
    const rows = path.join(folder, parts.rowKeys);
    const known = config.DATABASE_URL ? await lookAt(url, rows) : await copyDatabase(deps, folder, sealing);
    const moment = config.DATABASE_URL ? await withConnection(url, readMoment) : null;
    const own = deriveKeys(config.SECRET_KEY).backup;
    const previous = earlier ? await readLinkable(earlier, own, sealing?.key.publicKey ?? null) : null;
    const { files, missing, linked } = await copyFiles(deps.storage, folder, { rows, previous, sealing });
    await rm(rows);
    if (withKey)
      await writeHashed(Readable.from([config.SECRET_KEY]), path.join(folder, parts.key), sealing?.seal(parts.key));
    const content: Manifest = {
      format: 3,
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
      sortedFiles: true,
      missing,
    };
    await finishFolder(folder, content, own);
    await updateBackedUpAt(deps.db, takenAt);
    return { ...content, linked };
  });
}

interface Known {
  rows: RowCounts;
  postgres: string;
  newestMigration: string;
  list: Manifest['database'];
}

async function copyDatabase({ url, config }: BackupDeps, folder: string, sealing: Sealing | null): Promise<Known> {
  const { DATA_DIR: dataFolder } = config;
  const target = path.join(folder, parts.database);
  const copy = sealing ? path.join(dataFolder, DRAFT) : target;
  if (sealing) await rm(copy, { recursive: true, force: true });
  try {
    const known = await copyEmbedded({ url, dataFolder, target: copy }, (place) =>
      lookAt(place, path.join(folder, parts.rowKeys)),
    );
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

/** Reads what the manifest says of the database, and writes the keys that have a row into a file. */
async function lookAt(url: string, rowKeys: string): Promise<Known> {
  const { db, close } = openDatabase(url, { connections: 1, unhurried: true });
  try {
    const lines = async function* () {
      for await (const key of keysWithRow({ db })) yield `${key}\n`;
    };
    await pipeline(lines, createWriteStream(rowKeys, { mode: 0o600 }));
    const { newest } = await readSchemaState(db);
    return await withConnection(url, async (client) => {
      const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
      const postgres = rows[0]?.version ?? '';
      return { rows: await countRows(client), postgres, newestMigration: newest, list: null };
    });
  } finally {
    await close();
  }
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
