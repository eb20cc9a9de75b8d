import type { Db } from '../core/database/db.ts';
import type { ConfigDeps } from '../core/deps.ts';
import { Problem } from '../core/http/problem.ts';
import * as store from './store.ts';

/**
 * Throws `file_quota_exceeded` when so many more bytes would be more than one application may store. Exact only for whoever has
 * locked the application; without the lock it saves writing what would be refused.
 */
export async function refuseBeyondQuota(deps: ConfigDeps, db: Db, applicationId: string, bytes: number): Promise<void> {
  const stored = await store.sumSizes(db, applicationId);
  if (stored + bytes > deps.config.STORED_MB_PER_APPLICATION * MB) throw new Problem('file_quota_exceeded');
}

const MB = 1024 * 1024;
