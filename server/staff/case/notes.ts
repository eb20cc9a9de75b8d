import { isRequestId } from '@volante/contract/fields/address.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import * as store from './note-store.ts';
import { PRESENT } from './read-case.ts';

type NoteDeps = DbDeps & ClockDeps;

/** Adds a note as it was typed. */
export async function addNote(deps: NoteDeps, account: StaffAccount, applicationId: string, text: string) {
  const values = { application_id: applicationId, account_id: account.id, text, at: deps.now() };
  await transaction(deps, (trx) => store.insertNotes(trx, values));
}

/** Strikes out one's own note; repeating it changes nothing. Throws `not_found_error` and, for others' notes, `role_refused`. */
export function strikeNote(deps: NoteDeps, account: StaffAccount, applicationId: string, noteId: string) {
  return transaction(deps, async (trx) => {
    const note = isRequestId(noteId) ? await store.lockNote(trx, applicationId, noteId) : null;
    if (!note) throw new Problem('not_found_error');
    if (note.account_id !== account.id) throw new Problem('role_refused');
    await store.strike(trx, noteId, deps.now());
  });
}

/** Records that the account has the application open. Returns who else has. */
export function bePresent(deps: NoteDeps, account: StaffAccount, applicationId: string) {
  const at = deps.now();
  const since = new Date(at.getTime() - PRESENT);
  return store.upsertPresence(deps.db, { application_id: applicationId, account_id: account.id, at }, since);
}
