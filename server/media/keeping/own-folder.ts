import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { keepFolderMark, selectFolderMark } from '../../core/database/installation-store.ts';
import type { ConfigDeps, DbDeps, Deps } from '../../core/deps.ts';
import * as store from '../store.ts';

type FolderDeps = DbDeps & ConfigDeps & Pick<Deps, 'storage'>;

/** The folder of the files and the database don't belong together. `code` also begins the message. */
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
 * Throws a `ForeignFolder` when the folder of the files is not the one of this database: a sweep would delete files of another,
 * and drivers would be told that theirs don't exist. The first start marks both. Buckets and the embedded database, which lies
 * beside its files, have no mark.
 */
export async function requireOwnFolder(deps: FolderDeps): Promise<void> {
  const { storage, db } = deps;
  const judged = await judgeFolder(deps);
  if (!judged || judged.isMarked || !storage.mark) return;
  // The folder first: a database that is marked and a folder that isn't are then never left by a start that was killed.
  const ofFolder = await storage.mark.keep(judged.ofDatabase ?? randomUUID());
  if ((await keepFolderMark(db, ofFolder)) !== ofFolder) throw foreign(deps);
}

interface Judged {
  isMarked: boolean;
  /** The mark of the database. */
  ofDatabase: string | null;
}

/** The same without marking: null where nothing is marked at all. */
export async function judgeFolder(deps: FolderDeps): Promise<Judged | null> {
  const { storage, config, db } = deps;
  if (!storage.mark || !config.DATABASE_URL) return null;
  // In this order: a start beside this one marks the folder first, so a marked database has a marked folder.
  const ofDatabase = await selectFolderMark(db);
  const ofFolder = await storage.mark.read();
  if (ofFolder && ofDatabase) {
    if (ofFolder === ofDatabase) return { isMarked: true, ofDatabase };
    throw foreign(deps);
  }
  // Both are new, or from before the marks: then the folder has files that the database knows.
  const keys = await store.selectSomeKeys(db, SAMPLE);
  const isNew = keys.length === 0 && !ofDatabase && (await isEmpty(storage));
  if (!isNew && !(await hasSome(storage, keys))) throw foreign(deps);
  return { isMarked: false, ofDatabase };
}

/** Newest and oldest files that are looked for. */
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
