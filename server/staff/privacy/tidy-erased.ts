import { selectTidiedAt, updateTidiedAt } from '../../core/database/installation-store.ts';
import { withConnection } from '../../core/database/keeping/count-rows.ts';
import { removeDeletedRows } from '../../core/database/keeping/write-anew.ts';
import type { Deps } from '../../core/deps.ts';
import { isErasedSince } from './erasure-store.ts';

declare module '../../core/jobs.ts' {
  interface JobData {
    'tidy-erased': Record<string, never>;
  }
}

/**
 * Removes what a deleted row leaves in the database's files, if anybody was erased since the last time. Tables that were locked
 * are tried again the next night.
 */
export async function tidyErased(
  deps: Pick<Deps, 'db' | 'databaseUrl' | 'now' | 'log'>,
  signal?: AbortSignal,
): Promise<void> {
  const at = deps.now();
  if (!(await isErasedSince(deps.db, await selectTidiedAt(deps.db)))) return;
  const locked = await withConnection(deps.databaseUrl, (client) => removeDeletedRows(client, signal));
  if (locked.length > 0) deps.log.warn({ tables: locked }, 'deleted rows could not be removed from locked tables');
  else await updateTidiedAt(deps.db, at);
}
