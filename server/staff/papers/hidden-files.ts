import { advisorPapers } from '@volante/contract/staff/paper.ts';
import { hasRole } from '@volante/contract/staff/roles.ts';
import type { DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import { selectFileUses } from './paper-store.ts';

/** Throws `media_not_found` for files that the role may not see, as for files that don't exist. */
export async function refuseHidden(
  deps: DbDeps,
  account: StaffAccount,
  applicationId: string,
  mediaId: string,
): Promise<void> {
  if (hasRole(account.role, 'reviewer')) return;
  const { types, isPhotoOfHome } = await selectFileUses(deps.db, applicationId, mediaId);
  if (!isPhotoOfHome && !types.some((type) => advisorPapers.includes(type))) throw new Problem('media_not_found');
}
