import path from 'node:path';
import { copyRunningCluster } from '../../../../postgres/base-backup.ts';
import { type OpenCopy, openClusterCopy } from '../../../../postgres/cluster-copy.ts';
import { withConnection } from './count-rows.ts';
import { writeAnew } from './write-anew.ts';

/** The folder of the embedded database in DATA_DIR. */
export const DATABASE_FOLDER = 'postgres';

/**
 * Copies the running embedded database to `target` and starts the copy once, to verify that it starts. `look` reads the copy,
 * which no longer changes. Then every table is written anew, since the old files still contain deleted rows.
 */
export async function copyEmbedded<Result>(
  { url, dataFolder, target }: { url: string; dataFolder: string; target: string },
  look: (url: string) => Promise<Result>,
): Promise<Result> {
  await copyRunningCluster(url, path.join(dataFolder, DATABASE_FOLDER), target);
  const copy = await openClusterCopy(target);
  try {
    const seen = await look(copy.url);
    await withConnection(copy.url, writeAnew);
    return seen;
  } finally {
    await copy.stop();
  }
}

/** Starts the database that was restored to DATA_DIR, without migrating it. */
export function openRestored(dataFolder: string): Promise<OpenCopy> {
  return openClusterCopy(path.join(dataFolder, DATABASE_FOLDER));
}
