import type { Db, Trx } from '../core/database/db.ts';
import { Problem } from '../core/problem.ts';
import * as store from './store.ts';

export type Skeleton = store.Skeleton;

/** Throws `admission_request_not_found`. */
export async function readSkeleton(db: Db, applicationId: string): Promise<Skeleton> {
  const skeleton = await store.selectSkeleton(db, applicationId);
  if (!skeleton) throw new Problem('admission_request_not_found');
  return skeleton;
}

/**
 * Deletes the application with everything stored about its driver. The caller must have locked it, and stored what has to stay.
 */
export function deleteWhole(trx: Trx, applicationId: string): Promise<void> {
  return store.deleteApplication(trx, applicationId);
}
