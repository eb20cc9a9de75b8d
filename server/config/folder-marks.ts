import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A folder in the data folder while a restore fills it. */
export const RESTORE_MARK = 'restoring';
/** A file in the data folder whose database was moved to a server; says where to. */
export const MOVED_MARK = 'moved-to';

/** Throws when a restore into this folder was interrupted: what lies there is a part of an installation. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, RESTORE_MARK)))
    throw new Error(`A restore into ${dataFolder} was not finished: run it again (npm run restore -- FOLDER).`);
}

/** Throws when the embedded database of this folder was moved: whoever went on with it would have two that differ. */
export function refuseMovedDatabase(dataFolder: string): void {
  const mark = path.join(dataFolder, MOVED_MARK);
  if (!existsSync(mark)) return;
  throw new Error(
    `The database of ${dataFolder} was moved to ${readFileSync(mark, 'utf8').trim()}: set DATABASE_URL to it. ` +
      `To go back to the old one, as it was then, delete ${mark}.`,
  );
}
