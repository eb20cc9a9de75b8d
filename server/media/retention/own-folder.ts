import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { keepFolderMark, selectFolderMark } from '../../core/database/installation-store.ts';
import type { ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import * as store from '../store.ts';

type FolderDeps = DbDeps & ConfigDeps & Pick<Deps, 'storage'>;

/** Thrown if the folder of files and the database don't belong together. The message begins with `code`. */
export class ForeignFolder extends Error {
  readonly code = 'files_of_another_database';

  constructor(folder: string) {
    super(
      `files_of_another_database: the files in ${folder} are not those of the database in DATABASE_URL. Set DATA_DIR to the folder ` +
        `that has them, or restore them from your backup. A new database starts with a new folder.`,
    );
    this.name = 'ForeignFolder';
  }
}

/**
 * Throws a `ForeignFolder` if the folder of files doesn't belong to this database: a sweep would delete another database's files,
 * and drivers would be told that theirs don't exist. The first start marks both. Buckets have no mark, and neither has the
 * embedded database, which is in the same folder as its files.
 */
export async function requireOwnFolder(deps: FolderDeps): Promise<void> {
  const { storage, db } = deps;
  const judged = await judgeFolder(deps);
  if (!judged || judged.isMarked || !storage.mark) return;
  // The folder first, so that a start killed in between never leaves a marked database with an unmarked folder.
  const ofFolder = await storage.mark.keep(judged.ofDatabase ?? randomUUID());
  if ((await keepFolderMark(db, ofFolder)) !== ofFolder) throw foreign(deps);
}

interface Judged {
  isMarked: boolean;
  /** The mark of the database. */
  ofDatabase: string | null;
}

/** Like `requireOwnFolder`, without marking; null if marks aren't used. */
export async function judgeFolder(deps: FolderDeps): Promise<Judged | null> {
  const { storage, config, db } = deps;
  if (!storage.mark || !config.DATABASE_URL) return null;
  // In this order: a concurrent start marks the folder first, so if the database is marked, the folder is, too.
  const ofDatabase = await selectFolderMark(db);
  const ofFolder = await storage.mark.read();
  if (ofFolder && ofDatabase) {
    if (ofFolder === ofDatabase) return { isMarked: true, ofDatabase };
    throw foreign(deps);
  }
  // Either both are new, or they are from before there were marks; then the folder has to contain files that the database knows.
  const keys = await store.selectSomeKeys(db, SAMPLE);
  const isNew = keys.length === 0 && !ofDatabase && (await isEmpty(storage));
  if (!isNew && !(await hasSome(storage, keys))) throw foreign(deps);
  return { isMarked: false, ofDatabase };
}

/** How many of the newest, and of the oldest files are looked for. */
const SAMPLE = 10;

function foreign({ config: { DATA_DIR } }: ConfigDeps): ForeignFolder {
  return new ForeignFolder(path.join(DATA_DIR, 'media'));
}

async function hasSome(storage: Deps['storage'], keys: string[]): Promise<boolean> {
  for (const key of keys) if (await storage.head(key)) return true;
  return false;
}

async function isEmpty(storage: Deps['storage']): Promise<boolean> {
  for await (const _ of storage.list()) return false;
  return true;
}
