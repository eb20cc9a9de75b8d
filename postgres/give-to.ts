import { chownSync, lchownSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './account.ts';

/** Hands a folder and all in it to an account. Costs one look when it already has it. */
export function giveTo(account: Account, folder: string): void {
  if (statSync(folder).uid === account.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), account.uid, account.gid);
  }
  // Last, so that an interrupted change is started again.
  chownSync(folder, account.uid, account.gid);
}
