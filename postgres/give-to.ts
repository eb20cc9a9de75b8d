import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

/** Changes the owner of a folder and its contents. Cheap if it is already the owner. */
export function giveTo(account: Account, folder: string): void {
  if (statSync(folder).uid === account.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), account.uid, account.gid);
  }
  // Last, so that an interrupted change is done again.
  chownSync(folder, account.uid, account.gid);
}
