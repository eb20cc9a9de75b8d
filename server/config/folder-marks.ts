import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder inside the data folder that exists while a restore fills the latter. */
export const RESTORE_MARK = 'restoring';
/** A file in the data folder that exists once the database was moved to a server; it says to which. */
export const MOVED_MARK = 'moved-to';

/** Throws if a restore into this folder was interrupted, because it then holds only part of an installation. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, RESTORE_MARK)))
    throw new Error(`A restore into ${dataFolder} was not finished: run it again (npm run restore -- FOLDER).`);
}

/**
 * Throws if this folder's embedded database was moved to a server, since using it again would create a second, diverging copy.
 */
export function refuseMovedDatabase(dataFolder: string): void {
  const mark = path.join(dataFolder, MOVED_MARK);
  if (!existsSync(mark)) return;
  throw new Error(
    `The database of ${dataFolder} was moved to ${readFileSync(mark, 'utf8').trim()}: set DATABASE_URL to it. ` +
      `To go back to the old one, as it was then, delete ${mark}.`,
  );
}
