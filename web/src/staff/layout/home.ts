import { type Holder, may } from '@volante/contract/staff/roles.ts';

/** The page that somebody begins at. */
export function homeOf(account: Holder): string {
  if (may(account, 'serve')) return '/';
  return adminHomeOf(account) ?? '/account';
}

/** The first page of the administration; null for those who see none. */
export function adminHomeOf(account: Holder): string | null {
  if (may(account, 'administer')) return '/admin/accounts';
  if (may(account, 'oversee')) return '/admin/work';
  return may(account, 'audit') ? '/admin/audit' : null;
}
