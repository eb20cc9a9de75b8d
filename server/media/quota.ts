import type { Db } from '../core/database/db.ts';
import type { ConfigDeps } from '../core/deps.ts';
import { Problem } from '../core/problem.ts';
import * as store from './store.ts';

/**
 * Throws `file_quota_exceeded` if the additional bytes would exceed the application's quota. This is exact only if the
 * application is locked; otherwise it merely avoids writing files that would be refused.
 */
export async function refuseBeyondQuota(deps: ConfigDeps, db: Db, applicationId: string, bytes: number): Promise<void> {
  const stored = await store.sumSizes(db, applicationId);
  if (stored + bytes > deps.config.STORED_MB_PER_APPLICATION * MB) throw new Problem('file_quota_exceeded');
}

const MB = 1024 * 1024;
