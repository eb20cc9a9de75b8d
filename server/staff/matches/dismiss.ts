import { isRequestId } from '@volante/contract/fields/address.ts';
import { lockApplication, refuseWhenClosed } from '../../applications/applications.ts';
import { transaction } from '../../core/database/transaction.ts';
import type { ClockDeps, DbDeps } from '../../core/deps.ts';
import { Problem } from '../../core/http/problem.ts';
import type { StaffAccount } from '../../core/http/staff/staff-deps.ts';
import * as store from './match-store.ts';

/** Throws `not_found_error` for malformed ids and matches of other applications. */
export async function findMatch({ db }: DbDeps, applicationId: string, matchId: string): Promise<void> {
  if (isRequestId(matchId) && (await store.isMatchOf(db, applicationId, matchId))) return;
  throw new Problem('not_found_error');
}

/** Marks a match as harmless. Throws `application_closed`, and `conflict_error` if it is marked already. */
export function dismissMatch(
  deps: DbDeps & ClockDeps,
  account: StaffAccount,
  { applicationId, matchId }: { applicationId: string; matchId: string },
  reason: string,
): Promise<void> {
  return transaction(deps, async (trx) => {
    refuseWhenClosed((await lockApplication(trx, applicationId)).stage);
    const dismissed = { by: account.id, at: deps.now(), reason };
    if (!(await store.updateDismissed(trx, matchId, dismissed))) throw new Problem('conflict_error');
  });
}
