import { existsSync } from 'node:fs';
import path from 'node:path';

/** A folder in the data folder while a restore fills it. */
export const RESTORE_MARK = 'restoring';

/** Throws when a restore into this folder was interrupted: what lies there is a part of an installation. */
export function refuseUnfinishedRestore(dataFolder: string): void {
  if (existsSync(path.join(dataFolder, RESTORE_MARK)))
    throw new Error(`A restore into ${dataFolder} was not finished: run it again (npm run restore -- FOLDER).`);
}
